"""What the program has to tell without being asked: an error, a file set aside, a disk that refuses.

One at a time, over whatever is on the screen, in the language of the moment.
"""
