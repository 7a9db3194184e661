"""Which letter or word is pointed at on the plates above the sheet."""

from __future__ import annotations

from string import ascii_lowercase

import pygame

from .desk import Desk
from .layout import SeatLayout


def ringed(seat_layout: SeatLayout) -> pygame.Rect | None:
    """The card whose letter is being chosen: on the sheet, or of a draft in the hand."""
    laid = zip(seat_layout.row, seat_layout.slots, strict=False)
    ahead = zip(seat_layout.ahead, seat_layout.blotter, strict=False)
    ring = seat_layout.draft.ring
    return next((place for each, place in (*laid, *ahead) if each.card == ring), None)


def ring_place(seat_layout: SeatLayout) -> pygame.Rect | None:
    """The plate of the letter ring, if one is open."""
    card = ringed(seat_layout)
    return None if card is None else seat_layout.plan.ring(card)


def ring_at(seat_layout: SeatLayout, at: tuple[int, int]) -> int | None:
    """The number of the letter that is pointed at in the ring."""
    plate = ring_place(seat_layout)
    if plate is None or not plate.collidepoint(at):
        return None
    keys = [seat_layout.plan.ring_letter(plate, number) for number in range(len(ascii_lowercase))]
    return next((number for number, key in enumerate(keys) if key.collidepoint(at)), None)


def strip_at(told: Desk, at: tuple[int, int]) -> int | None:
    """The number of the word that is pointed at in the strip, if it is open."""
    many, wide = len(told.offered_moves), bool(told.offered_moves)
    many = many or (len(told.offered) if told.seat_layout.draft.strip else 0)
    places = [told.seat_layout.plan.strip_word(number, many, wide) for number in range(many)]
    return next((n for n, place in enumerate(places) if place.collidepoint(at)), None)
