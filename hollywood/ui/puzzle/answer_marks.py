"""Marks on the table of a puzzle: where to look, who answered in which order, what is lost."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame
from pygame import Color

from hollywood.ui.app.shared import Props
from hollywood.ui.draw.arrows import arrow
from hollywood.ui.draw.kept_picture import Piece, laid
from hollywood.ui.draw.surfaces import canvas, lay_on, soft_edged
from hollywood.ui.draw.theme import BLACK, CREAM, GOLD, RED, Type
from hollywood.ui.table.stage import Key, Stage

_DISC, _OFF = 30, 0.42  # units; how far up and to the left of a thing's middle, of its width
_RIM, _ROUND, _OUT = 3, 9, 4  # units
_SHAFT, _ARROW_AT = 6, 0.84  # units thick; how far right on a card, of its width
_SLASH, _LEAN = 5, 0.13  # units thick; how far it leans, of its width


@dataclass
class Numbered:
    """A thing that came with an answer: the number of the answer, and whose it was."""

    key: Key
    number: int
    ink: Color


@dataclass
class AnswerMarks:
    """All marks there are now."""

    props: Props
    numbered: list[Numbered] = field(default_factory=list)
    lost: Sequence[pygame.Rect] = ()
    pushed: Sequence[tuple[pygame.Rect, pygame.Rect]] = ()  # from where to where
    rims: Sequence[pygame.Rect] = ()

    def clear(self) -> None:
        """None any more."""
        self.numbered, self.lost, self.pushed, self.rims = [], (), (), ()

    def pieces(self, stage: Stage) -> dict[Hashable, Piece]:
        """Rims, slashes, arrows, then the numbers, which follow what they stand on."""
        pieces: dict[Hashable, Piece] = {}
        for number, rect in enumerate(self.rims):
            pieces["puzzle rim", number] = self._rim(rect)
        for number, rect in enumerate(self.lost):
            pieces["puzzle slash", number] = self._slash(rect)
        for number, (start, end) in enumerate(self.pushed):
            pieces["puzzle arrow", number] = self._arrow(start, end)
        poses = {key: pose for key, _, pose in stage.from_back()}
        for each in self.numbered:
            if (pose := poses.get(each.key)) is not None:
                at = round(pose.x - pose.width * _OFF), round(pose.y - pose.width * _OFF)
                pieces["puzzle number", each.key] = self._number(each, at)
        return pieces

    def _rim(self, rect: pygame.Rect) -> Piece:
        px, shapes = self.props.screen.px, self.props.shapes
        around = rect.inflate(2 * px(_OUT), 2 * px(_OUT))
        rim = shapes.panel(around.size, px(_ROUND), (0, 0, 0, 0), GOLD, max(2, px(_RIM)))
        return laid(rim, around)

    def _slash(self, rect: pygame.Rect) -> Piece:
        """Across the head of a card."""
        px = self.props.screen.px
        wide, lean = rect.width * 7 // 12, max(1, round(rect.width * _LEAN))
        place = pygame.Rect(rect.left - px(4), rect.top, wide, lean + px(2 * _SLASH))
        key = ("puzzle slash", place.size)
        return laid(self.props.shapes.of(key, partial(self._stroke, place.size)), place)

    def _stroke(self, size: tuple[int, int]) -> pygame.Surface:
        thick = self.props.screen.px(_SLASH)

        def draw(shape: pygame.Surface, times: int) -> None:
            wide, high = shape.get_size()
            ends = (thick * times, high - thick * times), (wide - thick * times, thick * times)
            pygame.draw.line(shape, RED, *ends, thick * times)
            for end in ends:
                pygame.draw.circle(shape, RED, end, thick * times // 2)

        return soft_edged(size, draw)

    def _arrow(self, start: pygame.Rect, end: pygame.Rect) -> Piece:
        """From one card to another, at their right."""
        thick = self.props.screen.px(_SHAFT)
        tail, tip = (
            (round(rect.left + rect.width * _ARROW_AT), rect.centery) for rect in (start, end)
        )
        place = pygame.Rect(tail, (1, 1)).union(pygame.Rect(tip, (1, 1)))
        place.inflate_ip(8 * thick, 8 * thick)

        def draw() -> pygame.Surface:
            layer = canvas(place.size)
            ends = [(at[0] - place.left, at[1] - place.top) for at in (tail, tip)]
            arrow(layer, ends[0], ends[1], thick, RED, BLACK)
            return layer

        key = ("puzzle arrow", place.size, tail[1] < tip[1], thick)
        return laid(self.props.shapes.of(key, draw), place)

    def _number(self, each: Numbered, at: tuple[int, int]) -> Piece:
        size = self.props.screen.px(_DISC)
        key = ("puzzle number", size, each.number, tuple(each.ink))
        disc = self.props.shapes.of(key, partial(self._disc, size, each))
        return laid(disc, disc.get_rect(center=at))

    def _disc(self, size: int, each: Numbered) -> pygame.Surface:
        line = max(2, self.props.screen.px(2))
        disc = canvas((size, size))
        lay_on(self.props.shapes.disc(size, each.ink, CREAM, line), disc)
        word = self.props.typesetter.line(str(each.number), Type.DISC, CREAM)
        lay_on(word, disc, word.get_rect(center=(size // 2, size // 2)).topleft)
        return disc
