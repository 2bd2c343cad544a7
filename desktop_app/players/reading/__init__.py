"""Reading the other seats: how each of them bids, and so what each of them holds.

How a seat acts is told apart into four habits: how it opens (`openings`), which bid it raises to (`raises`), when it
challenges and when it calls exact (`calls`). For each there is a list of hypotheses, simple ways to play that people
and programs have; their weights are learnt for each seat from the rounds of this match, whose dice have been shown
(`learning`). What a seat has bid in this round then tells of its hand (`posterior`), its hand tells what it will answer
(`answers`, `duel`), and that tells what each move is worth (`values`).
"""
