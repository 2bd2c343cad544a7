"""A game looked back at: what everybody could know at each move, what was likely, and how the chances to win moved.

No Qt, no text. The advice comes from observations alone: dice that a seat could not see never count in it. Begin at
review.py; on which thread it is worked out belongs to match/reviewer.py.
"""
