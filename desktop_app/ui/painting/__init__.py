"""Drawing by hand: dice, cups, portraits, leather, chips, text. QPainter only, no widgets.

Every function takes a painter and colours, in pixels of the design; whoever calls scales the painter by the zoom.
What is costly to draw also takes a cache. Nothing here knows the game beyond faces and characters.
"""
