"""What characters say, each in a balloon beside its face."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on, scaled, soft_edged
from hollywood.ui.draw.theme import INK_ON_GOLD, PAPER, Type

from .remarks import Spoken
from .setting import Ground
from .stage import smooth

_PAD, _HIGH, _RADIUS = (12, 3), 31, 12  # units
_TIGHT = 1.12  # line height
_TAIL = (13, 14)  # units: how far it reaches out of the balloon, and how high it is there
_SHADOW = (6, 2)  # units: how soft it is, and how far below
_COMES = 0.9  # of its size, as a balloon comes out of the face


class _Balloon(NamedTuple):
    """One of them, laid out."""

    rect: pygame.Rect
    lines: Sequence[pygame.Surface]
    step: int  # from line to line
    at_left: bool  # of it is the face

    def moved(self, x: int, y: int) -> _Balloon:
        """The same elsewhere."""
        return self._replace(rect=self.rect.move(x, y))


class Balloons:
    """Paints balloons in one window, where the game has room for them."""

    def __init__(self, props: Props, ground: Ground, voice: Voice) -> None:
        self._props, self._ground, self._voice = props, ground, voice
        self._px = props.screen.px

    def pieces(self, remarks: Mapping[Seat, Spoken]) -> dict[Hashable, Piece]:
        """All of them, as far as they are there."""
        return {("balloon", seat): self._piece(seat, said) for seat, said in remarks.items()}

    def _piece(self, seat: Seat, said: Spoken) -> Piece:
        balloon = self._balloon(seat, self._voice.text(said.words))
        around = self._around(balloon)
        if said.seen < 1:
            paint = partial(self._coming_or_going, balloon=balloon, said=said)
            return Piece(said, around, paint)
        return Piece(said.words, around, partial(self._paint, balloon=balloon))

    def _around(self, balloon: _Balloon) -> pygame.Rect:
        """The place it takes with its tail and its shadow."""
        beside = self._px(_TAIL[0] + _SHADOW[0])
        return balloon.rect.inflate(2 * beside, 2 * beside)

    def _coming_or_going(self, canvas: pygame.Surface, balloon: _Balloon, said: Spoken) -> None:
        """It grows out of its face as it comes, and fades where it hangs as it goes."""
        share = smooth(said.seen)
        grows = self._props.moves and said.spent < said.left
        size = _COMES + (1 - _COMES) * share if grows else 1.0
        around = self._around(balloon)
        layer = layer_of(around.size)
        self._paint(layer, balloon.moved(-around.left, -around.top))
        grown = scaled(layer, (round(around.width * size), round(around.height * size)))
        at = {"midleft": around.midleft} if balloon.at_left else {"midright": around.midright}
        lay_on(faded(grown, share), canvas, grown.get_rect(**at).topleft)

    def _balloon(self, seat: Seat, words: str) -> _Balloon:
        """As wide as its room; more than a line begins at its top, and may be higher than it."""
        room, corner = self._ground.speech[seat], self._ground.corners[seat]
        across, down = self._px(_PAD[0]), self._px(_PAD[1])
        most = (room.width - 2 * across, room.height - 2 * down)
        lines, step = self._lines(words, most)
        high = max(step * len(lines) + 2 * down, self._px(_HIGH))
        rect = pygame.Rect(room.left, room.top, room.width, high)
        if len(lines) == 1:
            rect.centery = room.centery
        at_left = room.left - corner.left > corner.right - room.right  # there is the face
        return _Balloon(rect, lines, step, at_left)

    def _paint(self, canvas: pygame.Surface, balloon: _Balloon) -> None:
        rect, lines, step, at_left = balloon
        shapes, radius = self._props.shapes, self._px(_RADIUS)
        soft, drop = (self._px(units) for units in _SHADOW)
        shapes.cast_shadow(canvas, rect, radius, soft, (0, drop))
        self._tail(canvas, rect, at_left)
        lay_on(shapes.panel(rect.size, radius, PAPER), canvas, rect.topleft)
        top = rect.centery - step * len(lines) // 2
        for number, line in enumerate(lines):
            y = top + number * step + (step - line.get_height()) // 2
            lay_on(line, canvas, (rect.left + self._px(_PAD[0]), y))

    def _lines(self, words: str, most: tuple[int, int]) -> tuple[list[pygame.Surface], int]:
        """The words on lines that are about equally long, and how far apart these are.

        Words that were made larger are so only as far as they cover no reels below.
        """
        typesetter, (wide, high) = self._props.typesetter, most
        usual, least = typesetter.size(Type.ITALIC), self._px(Type.ITALIC.value.units)
        for size in range(usual, min(usual, least) - 1, -1):
            lines = typesetter.broken(words, Type.ITALIC, wide, True, size)
            step = round(size * _TIGHT)
            if step * len(lines) <= high:
                break
        return [typesetter.sized(line, Type.ITALIC, INK_ON_GOLD, size) for line in lines], step

    def _tail(self, canvas: pygame.Surface, rect: pygame.Rect, at_left: bool) -> None:
        far, high = (self._px(units) for units in _TAIL)

        def draw(shape: pygame.Surface, times: int) -> None:
            points = [(0, high * times), (2 * far * times, 0), (2 * far * times, high * times)]
            pygame.draw.polygon(shape, PAPER, points)

        size = (2 * far, high)
        tail = self._props.shapes.of(("tail", size), lambda: soft_edged(size, draw))
        if at_left:
            lay_on(tail, canvas, (rect.left - far, rect.centery - high // 4))
        else:
            flipped = pygame.transform.flip(tail, True, False)
            lay_on(flipped, canvas, (rect.right - far, rect.centery - high // 4))
