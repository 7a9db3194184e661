"""Words laid over the table: hints above the board, remarks in the corners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from ...core.catalogue import Voice
from ...core.message import Message, Seat
from ..layers import lay
from ..props import Props
from ..theme import BLACK, CREAM, GOLD, Type
from .places import Places

_NOTE = (6, 16, 18, 244)


def draw_hint(
    canvas: pygame.Surface, props: Props, places: Places, voice: Voice, lines: Sequence[Message]
) -> None:
    """The coach's lines, the best first, below the status line."""
    px = props.screen.px
    wide = places.board.width + px(40)
    type = Type.BOLD
    blocks = [
        props.writing.block(voice.text(line), type if i == 0 else Type.SMALL, CREAM, wide - px(32))
        for i, line in enumerate(lines)
    ]
    if not blocks:
        return
    high = sum(block.get_height() for block in blocks) + px(20) + px(6) * (len(blocks) - 1)
    rect = pygame.Rect(0, places.bar.bottom + px(6), wide, high)
    rect.centerx = places.board.centerx
    plate = props.plates.plate(rect.size, px(10), _NOTE, GOLD, px(2))
    lay(plate, canvas, rect.topleft)
    top = rect.top + px(10)
    for block in blocks:
        lay(block, canvas, (rect.left + px(16), top))
        top += block.get_height() + px(6)


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
