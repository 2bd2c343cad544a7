"""A cache for answers that are arrays, and take very different room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from threading import Lock
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np
from numpy.typing import NDArray

Asked = TypeVarTuple("Asked")
Answer = TypeVar("Answer", bound=NDArray[Any] | Iterable[NDArray[Any]])


class AnswerCache(Generic[*Asked, Answer]):
    """A function whose answers, arrays or tuples of arrays, are kept; those not asked for longest go first.

    Unlike `lru_cache` it counts bytes: the answers for six dice take a hundred times what those for one take. It may be
    called on any thread.
    """

    def __init__(self, work: Callable[[*Asked], Answer], room: int) -> None:
        """Keep what `work` answers, in so many bytes; the last answer is kept in any case."""
        self._work = work
        self._room = room
        self._held = 0
        self._answers: OrderedDict[tuple[Hashable, ...], Answer] = OrderedDict()
        self._lock = Lock()

    def __call__(self, *asked: *Asked) -> Answer:
        """The answer of the function."""
        with self._lock:
            found = self._answers.get(asked)
            if found is not None:
                self._answers.move_to_end(asked)
                return found
        found = self._work(*asked)
        with self._lock:
            # Another thread may have asked the same meanwhile.
            if asked not in self._answers:
                self._answers[asked] = found
                self._held += _size(found)
            while self._held > self._room and len(self._answers) > 1:
                self._held -= _size(self._answers.popitem(last=False)[1])
        return found

    @property
    def held(self) -> int:
        """The bytes of all arrays that are kept."""
        return self._held


def cached(room: int) -> Callable[[Callable[[*Asked], Answer]], AnswerCache[*Asked, Answer]]:
    """Keep the answers of a function in so many bytes."""

    def keeping(work: Callable[[*Asked], Answer]) -> AnswerCache[*Asked, Answer]:
        return AnswerCache(work, room)

    return keeping


def _size(answer: NDArray[Any] | Iterable[NDArray[Any]]) -> int:
    return answer.nbytes if isinstance(answer, np.ndarray) else sum(array.nbytes for array in answer)
