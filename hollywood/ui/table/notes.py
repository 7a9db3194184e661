"""Words laid over the table: the log, hints, remarks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

import pygame
from pygame import Color

from ...core.catalogue import Voice
from ...core.message import Message, Seat, say
from ..layers import lay
from ..props import Props
from ..stage import Key
from ..theme import BLACK, BRASS, CREAM, GOLD, MUTED, Type
from .chronicle import Line
from .placard import put
from .places import Places

_NOTE = (6, 16, 18, 255)


def draw_hint(
    canvas: pygame.Surface, props: Props, rect: pygame.Rect, voice: Voice, lines: Sequence[Message]
) -> None:
    """The coach's lines in a corner, the best first, as many as there is room for."""
    px = props.screen.px
    inner = _framed(canvas, props, rect, GOLD)
    for number, line in enumerate(lines):
        type, ink = (Type.BOLD, CREAM) if number == 0 else (Type.SMALL, MUTED)
        if number and inner.height < 2 * props.writing.height(type):
            return
        block = props.writing.within(voice.text(line), type, ink, inner.size)
        lay(block, canvas, inner.topleft)
        inner.top += block.get_height() + px(10)
        inner.height -= block.get_height() + px(10)


def draw_log(
    canvas: pygame.Surface,
    props: Props,
    rect: pygame.Rect,
    voice: Voice,
    lines: Sequence[Line],
    at: tuple[int, int],
) -> frozenset[Key]:
    """What has happened, the newest below; the cards of the line pointed at."""
    inner = _framed(canvas, props, rect, BRASS)
    title = voice.text(say("table.log"))
    heading = put(props, canvas, title, Type.LABEL, GOLD, inner.width, topleft=inner.topleft)
    inner.height = inner.bottom - heading.bottom - props.screen.px(6)
    inner.top = heading.bottom + props.screen.px(6)
    lit = frozenset[Key]()
    for line, top, high in _set_out(props, inner, [voice.text(line.words) for line in lines]):
        row = pygame.Rect(inner.left, top, inner.width, high)
        pointed = row.collidepoint(at)
        words, ink = voice.text(lines[line].words), GOLD if pointed else MUTED
        lay(props.writing.block(words, Type.SMALL, ink, inner.width), canvas, row.topleft)
        lit = lines[line].cards if pointed else lit
    return lit


def _set_out(props: Props, room: pygame.Rect, words: Sequence[str]) -> list[tuple[int, int, int]]:
    """The last of the lines that there is room for: which, where, how high."""
    step = props.writing.height(Type.SMALL)
    highs = [step * len(props.writing.lines(each, Type.SMALL, room.width)) for each in words]
    first = len(words)
    while first and sum(highs[first - 1 :]) <= room.height:
        first -= 1
    tops = accumulate(highs[first:], initial=room.top)
    return list(zip(range(first, len(words)), tops, highs[first:], strict=False))


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
