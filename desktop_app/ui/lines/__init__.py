"""What opponents say now and then: who says which line on which occasion, and the lines themselves, by temper.

Lines are chosen from occasions alone, which hold nothing that is covered, and from the match's seed: never from dice.
Start at picker.py.
"""
