"""What characters say when it is known who has won."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.message import Message, Seat
from hollywood.core.record import BOT, Chair
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, Type

from ..bots.characters import character_of, farewell, line
from ..table.match_painter import Brush
from .awards import Verdict

_LINES, _MOST = 2, 76  # of words; units high, for words that need more of them
_BESIDE = 16  # units: the words are so much narrower than the place of a name


def last_words(chairs: Sequence[Chair], verdict: Verdict) -> dict[Seat, Message]:
    """What each character says."""
    named = [character_of(chair.who.removeprefix(BOT)) for chair in chairs]
    return {
        seat: line(character, farewell(seat, verdict.winners))
        for seat, character in enumerate(named)
        if character is not None
    }


def draw_last_words(
    canvas: pygame.Surface,
    brush: Brush,
    verdict: Verdict,
    names: Sequence[pygame.Rect],
    floor: int,
    tops: Sequence[int],
) -> None:
    """Each in a balloon before its tower, all in letters of one size."""
    px, typesetter = brush.props.screen.px, brush.props.typesetter
    words = last_words(brush.set_up.chairs, verdict)
    said = {seat: brush.voice.text(message) for seat, message in words.items()}
    wide = {seat: names[seat].width - px(_BESIDE) for seat in said}
    least = typesetter.screen.letters(0)
    lines = [typesetter.lines(said[seat], Type.ITALIC, wide[seat], least) for seat in said]
    two = 2 * typesetter.height(Type.ITALIC) + px(4)
    enough = all(len(each) <= _LINES for each in lines)
    rooms = {seat: (wide[seat], min(px(_MOST), two) if enough else px(_MOST)) for seat in said}
    sizes = [typesetter.fitting(said[seat], Type.ITALIC, rooms[seat]) for seat in said]
    for seat, room in rooms.items():
        block = typesetter.within(said[seat], Type.ITALIC, BLACK, room, "centre", min(sizes))
        _balloon(canvas, brush, block, (names[seat].centerx, floor - px(14)), tops[seat])


def _balloon(
    canvas: pygame.Surface, brush: Brush, block: pygame.Surface, foot: tuple[int, int], top: int
) -> None:
    """At the foot of the tower; above a low one, whose number would be covered."""
    px, props = brush.props.screen.px, brush.props
    balloon = block.get_rect().inflate(px(_BESIDE + 4), px(16))
    balloon.midbottom = foot
    if balloon.top < top:
        balloon.bottom = top - props.typesetter.height(Type.NUMBER) - px(4)
    plate = props.shapes.panel(balloon.size, px(12), CREAM, BRASS, px(2))
    lay_on(plate, canvas, balloon.topleft)
    lay_on(block, canvas, block.get_rect(center=balloon.center).topleft)
