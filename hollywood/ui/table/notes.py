"""Words laid over the table: the log, hints, remarks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import Chair
from hollywood.games.hollywood.table.geometry import Places
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import Size, lay
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, Type

from .hints import Tip
from .log import Line
from .stage import Key

_NOTE = (6, 16, 18, 255)
_LOW = 0.6  # of a corner's height: a higher note covers all of it
_REEL = 16  # units: in a line of the log


def draw_tips(
    canvas: pygame.Surface, props: Props, corner: pygame.Rect, voice: Voice, tips: Sequence[Tip]
) -> None:
    """What the coach says at the foot of a corner, the best first, as much as there is room for."""
    px, pad, gap = props.screen.px, props.screen.px(28), props.screen.px(9)
    most = (corner.width - px(32), corner.height - pad)
    blocks = [_tip(props, voice, tip, most) for tip in tips]
    while len(blocks) > 1 and _height(blocks, gap) > most[1]:
        blocks.pop()
    high = _height(blocks, gap) + pad
    rect = pygame.Rect(0, 0, corner.width, high if high < corner.height * _LOW else corner.height)
    rect.bottomleft = corner.bottomleft
    at = _framed(canvas, props, rect, GOLD)
    for block in blocks:
        lay(block, canvas, at.topleft)
        at.top += block.get_height() + gap


def _height(blocks: Sequence[pygame.Surface], gap: int) -> int:
    return sum(block.get_height() + gap for block in blocks) - gap


def _tip(props: Props, voice: Voice, tip: Tip, most: Size) -> pygame.Surface:
    """A move, why, and the chances, below each other."""
    parts = ((tip.move, Type.BOLD, GOLD), (tip.reason, Type.BODY, CREAM))
    said = [*parts, (tip.chances, Type.SMALL, MUTED)]
    room = (most[0], most[1] * 2 // 5)
    lines = [
        props.writing.within(voice.text(words), type, ink, room)
        for words, type, ink in said
        if words is not None
    ]
    block = layer_of((most[0], _height(lines, 0)))
    top = 0
    for line in lines:
        lay(line, block, (0, top))
        top += line.get_height()
    return block


class Log:
    """The log in a corner: what has happened, the newest below."""

    def __init__(self, props: Props, voice: Voice, chairs: Sequence[Chair]) -> None:
        self._props, self._voice, self._chairs = props, voice, chairs
        self._px = props.screen.px
        self._indent = self._px(_REEL + 8)

    def draw(
        self, canvas: pygame.Surface, rect: pygame.Rect, lines: Sequence[Line], at: tuple[int, int]
    ) -> frozenset[Key]:
        """As many lines as there is room for; the cards of the line pointed at."""
        inner = _framed(canvas, self._props, rect, BRASS)
        title = self._voice.text(say("table.log"))
        heading = put(
            self._props, canvas, title, Type.LABEL, GOLD, inner.width, topleft=inner.topleft
        )
        inner.height = inner.bottom - heading.bottom - self._px(6)
        inner.top = heading.bottom + self._px(6)
        lit = frozenset[Key]()
        for line, row in self._rows(lines, inner):
            pointed = row.collidepoint(at)
            self._line(canvas, line, row, pointed)
            lit = line.cards if pointed else lit
        return lit

    def _rows(self, lines: Sequence[Line], room: pygame.Rect) -> list[tuple[Line, pygame.Rect]]:
        """The last lines that there is room for; few ones stand at the top."""
        rows = list(self._upwards(lines, room))
        spare = rows[-1][1].top - room.top if rows and len(rows) == len(lines) else 0
        return [(line, row.move(0, -spare)) for line, row in rows]

    def _upwards(
        self, lines: Sequence[Line], room: pygame.Rect
    ) -> Iterator[tuple[Line, pygame.Rect]]:
        """The lines and their places from the foot of the room up, as far as they go."""
        bottom = room.bottom
        for line in reversed(lines):
            high = self._block(line, _ink(line), room.width).get_height()
            row = pygame.Rect(room.left, 0, room.width, high)
            row.bottom = bottom
            if row.top < room.top:
                return
            yield line, row
            bottom = row.top - self._px(5)

    def _block(self, line: Line, ink: Color, wide: int) -> pygame.Surface:
        """A line's words, beside the reel if there is one."""
        words = self._voice.text(line.words)
        room = wide - self._indent * (line.seat is not None)
        return self._props.writing.block(words, Type.SMALL, ink, room)

    def _line(self, canvas: pygame.Surface, line: Line, row: pygame.Rect, pointed: bool) -> None:
        """A line with the reel of whom it tells."""
        block = self._block(line, CREAM if pointed else _ink(line), row.width)
        left = row.left
        if line.seat is not None:
            colour = str(self._chairs[line.seat].colour)
            reel = self._props.art.token(colour, self._px(_REEL), self._props.settings.symbols)
            step = self._props.writing.height(Type.SMALL)
            lay(reel, canvas, reel.get_rect(midleft=(left, row.top + step // 2)).topleft)
            left += self._indent
        lay(block, canvas, (left, row.top))


def _ink(line: Line) -> Color:
    """The colour of a line that is not pointed at."""
    return GOLD if line.opens else MUTED


def _framed(canvas: pygame.Surface, props: Props, rect: pygame.Rect, edge: Color) -> pygame.Rect:
    """A note as large as a corner; where its words go."""
    px = props.screen.px
    plate = props.plates.plate(rect.size, px(14), _NOTE, edge, px(2))
    lay(plate, canvas, rect.topleft)
    return rect.inflate(-px(32), -px(28))


def draw_remarks(
    canvas: pygame.Surface,
    props: Props,
    places: Places,
    voice: Voice,
    remarks: Mapping[Seat, Message],
) -> None:
    """What characters say, each in a balloon in its corner."""
    px = props.screen.px
    for seat, words in remarks.items():
        panel = places.panels[seat]
        wide = panel.movies.width - px(24)
        block = props.writing.block(voice.text(words), Type.ITALIC, BLACK, wide - px(28))
        rect = pygame.Rect(0, 0, wide, block.get_height() + px(16))
        rect.midtop = (panel.rect.centerx, panel.studio[0].bottom + px(10))
        balloon = props.plates.plate(rect.size, px(12), CREAM, GOLD, px(2))
        lay(balloon, canvas, rect.topleft)
        lay(block, canvas, (rect.left + px(14), rect.top + px(8)))
