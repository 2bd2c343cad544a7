"""How the table gets from one scene to the next.

A motion changes for a while how pieces are painted, and nothing else: taken away at any moment it leaves the scene as
it is. What lies where at rest is no business of this room.

Start at choreography.py; running.py plays what it says.
"""
