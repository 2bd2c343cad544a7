"""Exact rounds: equilibria of rounds with few dice, values between rounds, best responses and exploitability.

Engine types and NumPy only. What is solved here once is shipped as tables (resources/tables), read by players.
"""
