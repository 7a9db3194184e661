"""Where on the desk nothing lies that is read or clicked: a tip goes there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from .layout import SeatLayout

_LEAST = 190  # units: in less room words are not read
_APART = 10


def free_room(laid: SeatLayout) -> pygame.Rect | None:
    """The widest of the places beside word and hand, and in a basket without cards."""
    room = max(_rooms(laid), key=lambda each: each.width)
    return room if room.width >= laid.plan.px(_LEAST) else None


def _rooms(laid: SeatLayout) -> Iterator[pygame.Rect]:
    plan, apart = laid.plan, laid.plan.px(_APART)
    paper, blotter = plan.sheet.paper.copy(), plan.blotter.rect.copy()
    if laid.sabotaged:
        paper.height, paper.top = paper.bottom - plan.sheet.ribbon.bottom, plan.sheet.ribbon.bottom
    yield from _beside(_word(laid), paper, apart)
    if laid.buys:
        basket, head = plan.blotter.basket, plan.blotter.unused_words.bottom + apart
        below = pygame.Rect(blotter.left, head, basket.left - blotter.left, blotter.bottom - head)
        yield from _beside(laid.blotter, below, apart)
        if not laid.s.bought:
            yield from _beside([plan.blotter.basket_words], basket, apart)
    else:
        blotter.width = plan.blotter.tool(0).left - blotter.left
        yield from _beside(laid.blotter, blotter, apart)


def _word(laid: SeatLayout) -> Sequence[pygame.Rect]:
    """What lies on the sheet: cards, the caret, letters that are missing."""
    sheet, slots = laid.plan.sheet, list(laid.slots)
    if not laid.writes:
        return slots
    rings = sheet.missing(slots, laid.missing)
    return [*slots, *rings, sheet.caret(slots, len(slots), laid.missing)]


def _beside(taken: Sequence[pygame.Rect], room: pygame.Rect, apart: int) -> Iterator[pygame.Rect]:
    """What is left of a room on both sides of what lies in it."""
    inner = room.inflate(-2 * apart, 0)
    if not taken:
        yield inner
        return
    whole = taken[0].unionall(list(taken[1:]))
    left, right = whole.left - apart, whole.right + apart
    yield pygame.Rect(inner.left, room.top, max(0, left - inner.left), room.height)
    yield pygame.Rect(right, room.top, max(0, inner.right - right), room.height)
