"""Everything seen or said: windows, the table, models over observations, sentences, colours.

The only room with widgets and pixels. It sees observations, moves and events, never the game or hidden dice, and
decides nothing about the rules.
"""
