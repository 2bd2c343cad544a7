"""Sizes of the story, in pixels of the design, where there is room and where there is little."""

from dataclasses import dataclass


@dataclass(frozen=True)
class StoryMeasures:
    """Padding, radius of a portrait, gap between rows, height and title size of the head."""

    padding: int
    portrait: int
    gap: int
    head: int
    title: int

    @property
    def text_left(self) -> int:
        """Where the text beside a portrait begins."""
        return self.padding + 2 * self.portrait + 10


ROOMY = StoryMeasures(padding=20, portrait=13, gap=11, head=52, title=18)
NARROW = StoryMeasures(padding=14, portrait=11, gap=8, head=44, title=16)

_NARROW_UNDER, _WIDE_FROM = 1200, 1440
_NARROW_WIDTH, _WIDTH, _WIDE_WIDTH = 232, 300, 340


def story_width(window: float) -> int:
    """How wide the story is beside a table in a window of that width."""
    if window < _NARROW_UNDER:
        return _NARROW_WIDTH
    return _WIDTH if window < _WIDE_FROM else _WIDE_WIDTH


def story_measures(window: float) -> StoryMeasures:
    """The measures in a window of that width."""
    return NARROW if window < _NARROW_UNDER else ROOMY
