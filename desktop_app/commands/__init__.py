"""What runs without a window: the subcommands of the command line.

No Qt widgets. What a command computes belongs to the rooms below; here its arguments are read and its lines printed.
"""
