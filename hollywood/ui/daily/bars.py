"""The points of each round as pairs of bars: one's own filled, somebody else's dashed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.draw.plot import dashed
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.surfaces import soft_edged
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, INK_ON_GOLD, MUTED, Type, faint
from hollywood.ui.widgets.page import Page

_WIDE, _APART, _GAP = 44, 6, 14  # units: a bar, between the two of a pair, between pairs
_DASHES, _LINE = (4, 3), 2  # units
_LEAST = 3  # heights of a line of words: with less room there are none


def put_bars(page: Page, own: Sequence[int], other: Sequence[int], room: pygame.Rect) -> None:
    """A pair for each round, as far as there is room."""
    label = page.typesetter.height(Type.SMALL)
    if not own or room.height < _LEAST * label:
        return
    most = max([1, *own, *other])
    for number, cell in enumerate(split_evenly(room, len(own), page.px(_GAP))):
        foot = pygame.Rect(cell.left, cell.bottom - label, cell.width, label)
        words = page.said(say("daily.round", round=number + 1))
        page.put(words, Type.SMALL, MUTED, foot, "centre")
        base = page.props.shapes.panel((cell.width, max(1, page.px(1))), 0, faint(BRASS))
        page.show(base, pygame.Rect(cell.left, foot.top, cell.width, 1))
        pair = [own[number], *other[number : number + 1]]
        wide = min(page.px(_WIDE), (cell.width - page.px(_APART)) // 2)
        for side, points in enumerate(pair):
            high = round((room.height - 2 * label) * max(0, points) / most)
            bar = pygame.Rect(0, 0, wide, max(page.px(3), high))
            step = wide + page.px(_APART)
            bar.left = cell.centerx + round((side - len(pair) / 2) * step) + page.px(_APART) // 2
            bar.bottom = foot.top
            _put_bar(page, bar, points, own=side == 0)


def _put_bar(page: Page, bar: pygame.Rect, points: int, *, own: bool) -> None:
    """The number stands in the bar, or above one that is too low."""
    shapes, label = page.props.shapes, page.typesetter.height(Type.BOLD)
    inside = bar.height > label + page.px(4)
    if own:
        page.show(shapes.panel(bar.size, page.px(4), GOLD), bar)
    else:
        key = ("dashed bar", bar.size)
        page.show(shapes.of(key, partial(_dashed, page, bar.size)), bar)
    ink = INK_ON_GOLD if inside and own else CREAM
    line = page.typesetter.line(page.said(signed(points)), Type.BOLD, ink)
    place = line.get_rect(midtop=(bar.centerx, bar.top + page.px(2)))
    if not inside:
        place.bottom = bar.top
    page.show(line, place)


def signed(points: int) -> Message:
    """Points as they are told: less than none with a true minus."""
    return say("daily.worse" if points < 0 else "daily.plain", number=abs(points))


def _dashed(page: Page, size: tuple[int, int]) -> pygame.Surface:
    """An outline that is open below."""
    on, off = (page.px(each) for each in _DASHES)
    line = max(1, page.px(_LINE))

    def draw(shape: pygame.Surface, times: int) -> None:
        half = line * times / 2
        right, foot = shape.get_width() - half, float(shape.get_height())
        points = [(half, foot), (half, half), (right, half), (right, foot)]
        for stroke in dashed(points, (on * times, off * times)):
            pygame.draw.lines(shape, CREAM, False, stroke, line * times)

    return soft_edged(size, draw)
