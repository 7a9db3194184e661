"""Where on the table nothing lies that is read or clicked: a tip goes there, and a hint."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import pygame

from hollywood.ui.table.setting import FreeRooms

from .layout import SeatLayout
from .upper_half import TOP

_LEAST = 190  # units: in less room words are not read
_MOST = 373  # units: longer lines are not read either
_APART = 10
Pixels: TypeAlias = Callable[[float], int]


def free_rooms(laid: SeatLayout) -> FreeRooms:
    """The places beside word and hand, and in a basket without cards; the widest comes first."""
    least = laid.plan.px(_LEAST)
    rooms = [room for room in _rooms(laid) if room.width >= least]
    return FreeRooms(sorted(rooms, key=lambda room: -room.width), _least_needed(laid))


def _least_needed(laid: SeatLayout) -> pygame.Rect:
    """While one looks at what is for sale, the word that is done; else what is for sale later."""
    plan, apart = laid.plan, laid.plan.px(_APART)
    if laid.buys or laid.s.step == "draft":
        return plan.sheet.paper.inflate(-2 * apart, 0)
    stand = plan.above.newsstand
    return pygame.Rect(stand.left, stand.top, stand.width, plan.above.offer(0, TOP).height)


def _rooms(laid: SeatLayout) -> Iterator[pygame.Rect]:
    plan, apart = laid.plan, laid.plan.px(_APART)
    paper, blotter = plan.sheet.paper.copy(), plan.blotter.rect.copy()
    if laid.sabotaged:
        paper.height, paper.top = paper.bottom - plan.sheet.ribbon.bottom, plan.sheet.ribbon.bottom
    yield from _beside(_word(laid), paper, plan.px)
    if laid.buys:
        basket, head = plan.blotter.basket, plan.blotter.unused_words.bottom + apart
        below = pygame.Rect(blotter.left, head, basket.left - blotter.left, blotter.bottom - head)
        yield from _beside(laid.blotter, below, plan.px)
        if not laid.s.bought:
            yield from _beside([plan.blotter.basket_words], basket, plan.px)
    else:
        blotter.width = plan.blotter.tool(0).left - blotter.left
        yield from _beside(laid.blotter, blotter, plan.px)


def _word(laid: SeatLayout) -> Sequence[pygame.Rect]:
    """What lies on the sheet: cards, the caret, letters that are missing."""
    sheet, slots = laid.plan.sheet, list(laid.slots)
    if not laid.writes:
        return slots
    rings = sheet.missing(slots, laid.missing)
    return [*slots, *rings, sheet.caret(slots, len(slots), laid.missing)]


def _beside(taken: Sequence[pygame.Rect], room: pygame.Rect, px: Pixels) -> Iterator[pygame.Rect]:
    """The outer part of what is left of a room on both sides of what lies in it."""
    apart, most = px(_APART), px(_MOST)
    inner = room.inflate(-2 * apart, -apart)
    whole = taken[0].unionall(list(taken[1:])) if taken else pygame.Rect(inner.topleft, (0, 0))
    left = min(most, whole.left - apart - inner.left)
    if taken and left > 0:
        yield pygame.Rect(inner.left, inner.top, left, inner.height)
    right = min(most, inner.right - whole.right - apart)
    if right > 0:
        yield pygame.Rect(inner.right - right, inner.top, right, inner.height)
