"""The game itself: rules, bids, rounds, fair dice and records.

Here belongs whatever would still be true if nobody played it on a screen. No text for people, no I/O, no clock, no
randomness, no Qt. Standard library only; `record` alone may use msgspec.
"""
