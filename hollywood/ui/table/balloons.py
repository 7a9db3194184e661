"""What characters say, each in a balloon beside its face."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on, soft_edged
from hollywood.ui.draw.theme import INK_ON_GOLD, PAPER, Type

from .setting import Ground

_PAD, _HIGH, _RADIUS = (12, 3), 31, 12  # units
_TIGHT = 1.12  # line height
_TAIL = (13, 14)  # units: how far it reaches out of the balloon, and how high it is there


class Balloons:
    """Paints balloons in one window, where the game has room for them."""

    def __init__(self, props: Props, ground: Ground, voice: Voice) -> None:
        self._props, self._ground, self._voice = props, ground, voice
        self._px = props.screen.px

    def draw(self, canvas: pygame.Surface, remarks: Mapping[Seat, Message]) -> None:
        """All of them."""
        for seat, words in remarks.items():
            self._balloon(canvas, seat, self._voice.text(words))

    def _balloon(self, canvas: pygame.Surface, seat: Seat, words: str) -> None:
        """As wide as its room; more than a line begins at its top, and may be higher than it."""
        room, corner = self._ground.speech[seat], self._ground.corners[seat]
        across, down = self._px(_PAD[0]), self._px(_PAD[1])
        most = (room.width - 2 * across, room.height - 2 * down)
        lines, step = self._lines(words, most)
        high = max(step * len(lines) + 2 * down, self._px(_HIGH))
        rect = pygame.Rect(room.left, room.top, room.width, high)
        at_left = room.left - corner.left > corner.right - room.right  # there is the face
        if len(lines) == 1:
            rect.centery = room.centery
        shapes, radius = self._props.shapes, self._px(_RADIUS)
        shapes.cast_shadow(canvas, rect, radius, self._px(6), (0, self._px(2)))
        self._tail(canvas, rect, at_left)
        lay_on(shapes.panel(rect.size, radius, PAPER), canvas, rect.topleft)
        top = rect.centery - step * len(lines) // 2
        for number, line in enumerate(lines):
            y = top + number * step + (step - line.get_height()) // 2
            lay_on(line, canvas, (rect.left + across, y))

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
