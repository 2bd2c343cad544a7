"""Placeholders in translated texts, %1, %2 …, under the name by which the window knows them."""

from desktop_app.library.templates import filled

__all__ = ["filled"]
