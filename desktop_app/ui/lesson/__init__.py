"""The lesson: its words, the card that shows them beside a table, and the guide that goes from step to step.

Begin at guide.py. The prepared games belong to match/lesson/, the rules in full to ui/rulebook/.
"""
