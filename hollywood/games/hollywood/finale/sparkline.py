"""The course of a match in a few bars: what each round has brought one player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from hollywood.core.match import Match
from hollywood.core.message import Seat
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import RED

from ..rules.game import Hollywood
from ..rules.state import Move, State, Swept
from ..table.match_painter import Brush

_WIDE, _GAP = 60, 3  # units: all bars, and from one to the next
_SHARE = 0.7  # of the room's height is for gains, the rest for losses
_BASE = (246, 236, 212, 90)


def course(game: Hollywood, match: Match[State, Move]) -> list[tuple[int, ...]]:
    """Everybody's points after each round."""
    ends = (
        ply
        for ply, events in enumerate(match.events)
        if any(isinstance(event, Swept) for event in events)
    )
    return [game.scores(match.states[ply + 1]) for ply in ends]


def gains(course: Sequence[Sequence[int]], seat: Seat) -> list[int]:
    """What each round has brought this seat; a lost project can make it less than nothing."""
    totals = [0, *(points[seat] for points in course)]
    return [after - before for before, after in pairwise(totals)]


def draw_sparkline(
    canvas: pygame.Surface,
    brush: Brush,
    seat: Seat,
    bars: Sequence[int],
    most: int,
    at: pygame.Rect,
) -> None:
    """The bars in the middle of a room, all players to one scale."""
    px, shapes = brush.props.screen.px, brush.props.shapes
    whole = pygame.Rect(0, 0, px(_WIDE), at.height)
    whole.center = at.center
    base = whole.top + round(whole.height * _SHARE)
    wide = (whole.width + px(_GAP)) // max(1, len(bars)) - px(_GAP)
    _, main, light = brush.inks(seat)
    for number, points in enumerate(bars):
        high = round(abs(points) / max(1, most) * (base - whole.top))
        high = min(high, whole.bottom - base) if points < 0 else high
        if not high:
            continue
        left = whole.left + number * (wide + px(_GAP))
        ink = main.lerp(light, 0.35) if points > 0 else RED
        bar = shapes.panel((wide, high), min(px(2), high // 2), ink)
        lay_on(bar, canvas, (left, base - high if points > 0 else base + 1))
    line = shapes.panel((whole.width, max(1, px(1))), 0, _BASE)
    lay_on(line, canvas, (whole.left, base))
