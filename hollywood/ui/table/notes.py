"""Words laid over the table: the log, hints, remarks; frames round what is pointed at."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Generic

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.game import M, S
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN, Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import Size, height, lay_on
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, Type

from .hints import Tip
from .log import Log, lit
from .pointing import Pointer
from .setting import Ground, Line, Setting, Thing, View
from .stage import Key

_NOTE = (6, 16, 18, 255)
_LIGHT = (242, 193, 78, 44)
_LOW = 0.6  # of a corner's height: a higher note covers all of it
_TOKEN = 16  # units: in a line of the log


class Notes(Generic[S, M]):
    """Lays words over the table, each where it covers nothing that matters now."""

    def __init__(
        self,
        props: Props,
        ground: Ground,
        voice: Voice,
        setting: Setting[S, M],
        chairs: Sequence[Chair],
    ) -> None:
        self._props, self._ground, self._voice = props, ground, voice
        self._setting = setting
        self._page = _LogNote(props, voice, setting)
        self._bots = {seat for seat, chair in enumerate(chairs) if chair.who != HUMAN}

    def draw(
        self,
        canvas: pygame.Surface,
        view: View[S, M],
        log: Log[S, M],
        tips: Sequence[Tip],
        remarks: Mapping[Seat, Message],
        pointer: Pointer[S, M],
    ) -> None:
        """All of them."""
        self._remarks(canvas, remarks)
        corner = self._ground.spare or self.corner(view.turn)
        if log.open or self._ground.spare is not None:
            named = self._page.draw(canvas, corner, log.shown, pointer.at)
            self._frames(canvas, view.things, named)
        if tips:
            beside = self._ground.spare or self.corner(view.turn, [corner] * log.open)
            _draw_tips(canvas, self._props, beside, self._voice, tips)
        if pointer.by_keys and pointer.pick.thing is not None:
            self._frames(canvas, view.things, {pointer.pick.thing})

    def _remarks(self, canvas: pygame.Surface, remarks: Mapping[Seat, Message]) -> None:
        """What characters say, each in a balloon in its corner."""
        props, px = self._props, self._props.screen.px
        for seat, words in remarks.items():
            room = self._ground.speech[seat]
            block = props.typesetter.block(
                self._voice.text(words), Type.ITALIC, BLACK, room.width - px(28)
            )
            rect = pygame.Rect(0, 0, room.width, block.get_height() + px(16))
            rect.midtop = room.midtop
            balloon = props.shapes.panel(rect.size, px(12), CREAM, GOLD, px(2))
            lay_on(balloon, canvas, rect.topleft)
            lay_on(block, canvas, (rect.left + px(14), rect.top + px(8)))

    def _frames(
        self, canvas: pygame.Surface, things: Sequence[Thing], keys: Collection[Key]
    ) -> None:
        """A light round some cards."""
        px = self._props.screen.px
        for key, actor, pose in things:
            if key in keys and not actor.leaves:
                size = (round(pose.width) + px(8), height(pose.width) + px(8))
                frame = self._props.shapes.panel(size, px(9), _LIGHT, CREAM, px(3))
                lay_on(frame, canvas, frame.get_rect(center=(round(pose.x), round(pose.y))).topleft)

    def corner(self, turn: Seat | None, taken: Sequence[pygame.Rect] = ()) -> pygame.Rect:
        """A corner that can be covered: a bot's sooner than a human's, never of who is to act."""
        corners = self._ground.corners
        others = [seat for seat in range(len(corners)) if seat != turn]
        free = [seat for seat in others if corners[seat] not in taken] or others
        bots = [seat for seat in free if seat in self._bots]
        across = ((turn or 0) + len(corners) // 2) % len(corners)
        return corners[bots[-1] if bots else across if across in free else free[-1]]


class _LogNote(Generic[S, M]):
    """The log in a corner: what has happened, the newest below."""

    def __init__(self, props: Props, voice: Voice, setting: Setting[S, M]) -> None:
        self._props, self._voice, self._setting = props, voice, setting
        self._px = props.screen.px
        self._indent = self._px(_TOKEN + 8)

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
        named = frozenset[Key]()
        for line, row in self._rows(lines, inner):
            pointed = row.collidepoint(at)
            self._line(canvas, line, row, pointed)
            named = lit(line) if pointed else named
        return named

    def _rows(self, lines: Sequence[Line], room: pygame.Rect) -> list[tuple[Line, pygame.Rect]]:
        """The last lines that there is room for, from the top down."""
        rows = list(self._upwards(lines, room))
        spare = rows[-1][1].top - room.top if rows else 0
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
        """A line's words, beside the token if there is one."""
        words = self._voice.text(line.words)
        room = wide - self._indent * (line.seat is not None)
        return self._props.typesetter.block(words, Type.SMALL, ink, room)

    def _line(self, canvas: pygame.Surface, line: Line, row: pygame.Rect, pointed: bool) -> None:
        """A line with the token of whom it tells."""
        block = self._block(line, CREAM if pointed else _ink(line), row.width)
        left = row.left
        if line.seat is not None:
            token = self._setting.token(line.seat, self._px(_TOKEN))
            step = self._props.typesetter.height(Type.SMALL)
            lay_on(token, canvas, token.get_rect(midleft=(left, row.top + step // 2)).topleft)
            left += self._indent
        lay_on(block, canvas, (left, row.top))


def _draw_tips(
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
        lay_on(block, canvas, at.topleft)
        at.top += block.get_height() + gap


def _height(blocks: Sequence[pygame.Surface], gap: int) -> int:
    return sum(block.get_height() + gap for block in blocks) - gap


def _tip(props: Props, voice: Voice, tip: Tip, most: Size) -> pygame.Surface:
    """A move, why, and the chances, below each other."""
    parts = ((tip.move, Type.BOLD, GOLD), (tip.reason, Type.BODY, CREAM))
    said = [*parts, (tip.chances, Type.SMALL, MUTED)]
    room = (most[0], most[1] * 2 // 5)
    lines = [
        props.typesetter.within(voice.text(words), type, ink, room)
        for words, type, ink in said
        if words is not None
    ]
    block = layer_of((most[0], _height(lines, 0)))
    top = 0
    for line in lines:
        lay_on(line, block, (0, top))
        top += line.get_height()
    return block


def _ink(line: Line) -> Color:
    """The colour of a line that is not pointed at."""
    return GOLD if line.opens else MUTED


def _framed(canvas: pygame.Surface, props: Props, rect: pygame.Rect, edge: Color) -> pygame.Rect:
    """A note as large as a corner; where its words go."""
    px = props.screen.px
    plate = props.shapes.panel(rect.size, px(14), _NOTE, edge, px(2))
    lay_on(plate, canvas, rect.topleft)
    return rect.inflate(-px(32), -px(28))
