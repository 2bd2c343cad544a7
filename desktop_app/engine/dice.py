"""The seal, and the dice that follow from it. To be written."""
