"""Things to press, type in and choose from, painted from the theme.

Each is a real Qt control underneath, so keys and screen readers work as everywhere; none knows the game.
Sizes are in pixels of the design and follow the theme's zoom. The focus ring lies outside a control, over its
neighbourhood: leave 8 pixels free around it.
"""
