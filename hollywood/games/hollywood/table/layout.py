"""Where everything belongs for one state: a pure function, the only one that says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from hollywood.core.game import CardId
from hollywood.core.message import Seat
from hollywood.ui.draw.surfaces import width
from hollywood.ui.table.stage import CARD, Key, Pose

from ..rules.state import State
from .geometry import Places

REEL, TRAY, CLAP, DOUBLE, PILE = "reel", "tray", "clap", "double", "pile"
COLUMN = "column"  # a place, not a thing
_FAN = 0.34  # of a card's width: so much of one below shows its badge
_LEAST_FAN = 0.12
_APART = 0.14  # of a card's width: between two fans
_ON_BOARD, _REEL_UP, _OWNED = 10, 300, 20  # how high things lie


def card_key(card: CardId) -> Key:
    """The key of a card of the deck."""
    return (CARD, card, 0)


def layout(s: State, places: Places) -> dict[Key, Pose]:
    """Every card and reel of the state with its pose."""
    poses: dict[Key, Pose] = {}
    for seat in range(s.seats):
        poses |= _seat(s, seat, places)
    gone = {card_key(card) for card in (*s.wasted, *s.unclaimed)} | poses.keys()
    poses |= dict(_board(s, places, gone))
    for number, stock in enumerate((s.films, s.stars)):
        if stock:
            x, y = places.pile(number)
            poses[PILE, number, 0] = Pose(x, y, places.card, z=1, face=False)
    return poses


def _board(s: State, places: Places, gone: set[Key]) -> Iterator[tuple[Key, Pose]]:
    """The cards still in the area, and the reels on them."""
    for column, (cards, reels) in enumerate(zip(s.area, s.reels, strict=True)):
        free = len(cards) - len(reels)
        for row, card in enumerate(cards):
            if card_key(card) in gone:
                continue
            slot = places.slot(column, row)
            yield card_key(card), Pose(*slot.center, places.card, z=_ON_BOARD)
            if row >= free:
                x, y = places.on_card(column, row)
                # counted from the top, the oldest reel is 0 and stays it while others push it up
                yield (REEL, column, row - free), Pose(x, y, places.reel, z=_REEL_UP)


def reel_owner(s: State, key: Key) -> Seat | None:
    """Whose reel this is; None if it does not lie on the board."""
    if key[1] >= len(s.reels) or key[2] >= len(s.reels[key[1]]):
        return None
    return s.reels[key[1]][-1 - key[2]]


def _seat(s: State, seat: Seat, places: Places) -> dict[Key, Pose]:
    panel = places.panels[seat]
    poses: dict[Key, Pose] = {}
    for number in range(s.left[seat]):
        x, y = panel.tray(number)
        poses[TRAY, seat, number] = Pose(x, y, panel.reel, z=5)
    for kind, held, rect in ((CLAP, s.clap, panel.studio[0]), (DOUBLE, s.double, panel.studio[1])):
        if held[seat]:
            poses[kind, seat, 0] = Pose(*rect.center, rect.width, z=5)
    projects = [films for films in s.projects_of(seat) if films]
    blocks = [s.blockbusters[seat]] if s.blockbusters[seat] else []
    poses |= _fans(projects, panel.projects, blocks)
    movies = [(*films, star) for star, *films in s.movies[seat]]
    return poses | _fans(movies, panel.movies, [])


def _fans(
    fans: Sequence[Sequence[CardId]], row: pygame.Rect, at_right: Sequence[Sequence[CardId]]
) -> dict[Key, Pose]:
    """Fans of cards side by side, as large as the row allows; those at the right end there."""
    everything = [*fans, *at_right]
    wide, fan = _fitting([len(cards) for cards in everything], row)
    poses: dict[Key, Pose] = {}
    left = float(row.left)
    for cards in everything:
        if cards in at_right:
            left = row.right - wide * (1 + fan * (len(cards) - 1))
        for place, card in enumerate(cards):
            x = left + wide / 2 + place * fan * wide
            poses[card_key(card)] = Pose(x, row.centery, wide, z=_OWNED + place)
        left += wide * (1 + fan * (len(cards) - 1) + _APART)
    return poses


def _fitting(counts: Sequence[int], row: pygame.Rect) -> tuple[int, float]:
    """The width of a card and the fan at which so many fans fit the row."""
    largest = width(row.height)
    if not counts:
        return largest, _FAN
    gaps = len(counts) - 1
    behind = sum(counts) - len(counts)
    fan = _FAN
    while fan > _LEAST_FAN and largest * (len(counts) + gaps * _APART + behind * fan) > row.width:
        fan -= 0.01
    whole = len(counts) + gaps * _APART + behind * fan
    return min(largest, int(row.width / whole)), fan


def undealt(s: State) -> State:
    """The table before its area was dealt."""
    before = s.copy()
    cards = [card for column in s.area for card in column]
    # the stock holds both kinds, so that each card is seen to come from a pile
    before.films = (*s.films, *cards)
    before.area, before.reels = (), []
    before.left = [0] * s.seats
    return before
