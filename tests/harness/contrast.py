"""Measures how much words and signs stand out where they are laid, while scenes are painted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeAlias

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from hollywood.ui.cards.store import Art
from hollywood.ui.draw import surfaces
from hollywood.ui.draw.shapes import Shapes
from hollywood.ui.draw.text import Typesetter

Array: TypeAlias = NDArray[np.float64]

_OPAQUE, _EMPTY = 235, 12  # of 255: what is surely ink, and what surely is not
_SAME = 4  # pixels: what is laid so near once more is the same
_NEAR = 2  # pixels round ink that are its ground
_WORST = 10  # per cent of the ground that may be lighter: edges of what lies there


_LAY_ON = surfaces.lay_on
_watching: list[Watch] = []


class Measured(NamedTuple):
    """A text or a sign on its ground."""

    what: str
    ratio: float


# what is laid, and where: of words and their shadow, the words
Found: TypeAlias = dict[tuple[str, int, int], Measured]


class Watch:
    """Everything that is laid while it watches."""

    def __init__(self) -> None:
        self.words: Found = {}
        self.signs: Found = {}
        self.badges: Found = {}
        self._last = ("", 0, 0)
        self._known: dict[int, tuple[pygame.Surface, str, Found]] = {}

    def note(self, picture: pygame.Surface, what: str, among: Found) -> None:
        """From now on this picture is known to be words, or a sign."""
        self._known[id(picture)] = (picture, what, among)

    def laid(self, upper: pygame.Surface, lower: pygame.Surface, at: tuple[int, int]) -> None:
        """Measure what is about to be laid there; on an empty layer it is measured later."""
        if id(upper) not in self._known:
            return
        _, what, among = self._known[id(upper)]
        place = upper.get_rect(topleft=at).clip(lower.get_rect()).clip(lower.get_clip())
        if place.width < 3 or place.height < 3:
            return
        ground = lower.subsurface(place)
        if lower.get_flags() & pygame.SRCALPHA and pygame.surfarray.array_alpha(ground).min() < 128:
            return
        ink = upper.subsurface(place.move(-at[0], -at[1]))
        ratio = _ratio(ink, ground)
        if ratio is not None:
            before, x, y = self._last
            if before == what and max(abs(x - at[0]), abs(y - at[1])) < _SAME:
                among.pop(self._last, None)  # it was the shadow of these words
            self._last = (what, *at)
            among[self._last] = Measured(what, ratio)


def _ratio(ink: pygame.Surface, ground: pygame.Surface) -> float | None:
    """How many times lighter the one is than the other, nearly at the worst."""
    seen = pygame.surfarray.array_alpha(ink)
    inner, around = seen >= _OPAQUE, _near(seen >= _OPAQUE) & (seen <= _EMPTY)
    if inner.sum() < 4 or around.sum() < 4:
        return None
    words = np.median(_luminance(pygame.surfarray.array3d(ink)[inner]))
    below = _luminance(pygame.surfarray.array3d(ground)[around])
    ratios = np.maximum(words, below) + 0.05
    ratios /= np.minimum(words, below) + 0.05
    return float(np.percentile(ratios, _WORST))


def _near(mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """All that is near what is in the mask."""
    near = mask.copy()
    for _ in range(_NEAR):
        near[1:] |= near[:-1]
        near[:-1] |= near[1:]
        near[:, 1:] |= near[:, :-1]
        near[:, :-1] |= near[:, 1:]
    return near


def _luminance(pixels: NDArray[np.uint8]) -> Array:
    shares = pixels.astype(np.float64) / 255
    linear = np.where(shares <= 0.03928, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """Notes all words that are set, all icons and badges that are drawn, and where they lie."""
    watch = Watch()
    with monkeypatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith("hollywood") and getattr(module, "lay_on", None) is _LAY_ON:
                patch.setattr(module, "lay_on", _lay)
        for method in ("line", "sized", "block", "within"):
            patch.setattr(Typesetter, method, _noting(watch, Typesetter, method, watch.words))
        patch.setattr(Shapes, "icon", _noting(watch, Shapes, "icon", watch.signs))
        patch.setattr(Art, "badge", _noting(watch, Art, "badge", watch.badges))
        _watching.append(watch)
        try:
            yield watch
        finally:
            _watching.remove(watch)


def _lay(upper: pygame.Surface, lower: pygame.Surface, at: tuple[int, int] = (0, 0)) -> None:
    """In the place of `lay_on`; modules that are imported meanwhile keep it for later watches."""
    for watch in _watching:
        watch.laid(upper, lower, (int(at[0]), int(at[1])))
    _LAY_ON(upper, lower, at)


def _noting(watch: Watch, owner: type, name: str, among: Found) -> object:
    usual = getattr(owner, name)

    def noting(self: object, what: str, *args: object, **named: object) -> pygame.Surface:
        picture: pygame.Surface = usual(self, what, *args, **named)
        watch.note(picture, what, among)
        return picture

    return noting
