"""The game as a value: dealing, playing, legality. To be written."""
