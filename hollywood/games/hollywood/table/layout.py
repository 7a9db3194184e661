"""Where everything belongs for one state: a pure function, the only one that says so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import pi

from hollywood.core.game import CardId
from hollywood.core.message import Seat
from hollywood.ui.table.stage import CARD, Key, Pose

from ..rules.state import State
from .geometry import Places
from .panel import Panel
from .towers import Towers, towers

REEL, TRAY, CLAP, DOUBLE, PILE = "reel", "tray", "clap", "double", "pile"
COLUMN = "column"  # a place, not a thing
ABOVE_CARDS = 300  # so high lie reels; cards lie lower
_ON_BOARD, _OWNED = 10, 20  # how high things lie


def card_key(card: CardId) -> Key:
    """The key of a card of the deck."""
    return (CARD, card, 0)


def layout(s: State, places: Places) -> dict[Key, Pose]:
    """Every card and reel of the state with its pose."""
    poses: dict[Key, Pose] = {}
    for seat in range(s.seats):
        poses |= _seat(s, seat, places)
    poses |= dict(_board(s, places))
    for number, stock in enumerate((s.films, s.stars)):
        if stock:
            x, y = places.pile(number)
            poses[PILE, number, 0] = Pose(x, y, places.pile_card, z=1, face=False, turn=90)
    return poses


def gone(s: State) -> set[CardId]:
    """The cards that lie in the area no longer: somebody has them, or they are out."""
    movies = chain.from_iterable(s.movies)
    owned = chain(*s.projects, *s.blockbusters, *movies)
    return {*owned, *s.wasted, *s.unclaimed}


def _board(s: State, places: Places) -> Iterator[tuple[Key, Pose]]:
    """The cards still in the area, and the reels on them."""
    taken = gone(s)
    for column, (cards, reels) in enumerate(zip(s.area, s.reels, strict=True)):
        free = len(cards) - len(reels)
        for row, card in enumerate(cards):
            if card in taken:
                continue
            slot = places.slot(column, row)
            yield card_key(card), Pose(*slot.center, places.card, z=_ON_BOARD)
            if row >= free:
                x, y = places.on_card(column, row)
                # counted from the top, the oldest reel is 0 and stays it while others push it up
                climbed = places.on_card(column, len(cards) - 1)[1] - y
                turn = rolled(climbed, places.reel)
                yield (REEL, column, row - free), Pose(x, y, places.reel, ABOVE_CARDS, turn=turn)


def rolled(distance: float, diameter: float) -> float:
    """How many degrees a reel turns that rolls so far."""
    return 360 * distance / (pi * diameter)


def reel_owner(s: State, key: Key) -> Seat | None:
    """Whose reel this is; None if it does not lie on the board."""
    if key[1] >= len(s.reels) or key[2] >= len(s.reels[key[1]]):
        return None
    return s.reels[key[1]][-1 - key[2]]


def _seat(s: State, seat: Seat, places: Places) -> dict[Key, Pose]:
    panel = places.panels[seat]
    poses: dict[Key, Pose] = {}
    for number in range(s.left[seat]):
        poses[TRAY, seat, number] = Pose(*panel.tray(number), panel.reel, z=5)
    for kind, held, rect in ((CLAP, s.clap, panel.studio[0]), (DOUBLE, s.double, panel.studio[1])):
        if held[seat]:
            poses[kind, seat, 0] = Pose(*rect.center, rect.width, z=5)
    standing = towers_of(s, seat, panel)
    for place, (card, (x, y)) in enumerate(standing.cards.items()):
        poses[card_key(card)] = Pose(x, y, standing.width, z=_OWNED + place)
    return poses


def towers_of(s: State, seat: Seat, panel: Panel) -> Towers:
    """How the cards of a seat stand in its panel."""
    movies = [(*films, star) for star, *films in s.movies[seat]]
    blocks = [s.blockbusters[seat]] if s.blockbusters[seat] else []
    return towers(s.projects_of(seat), [*blocks, *movies], panel.shelf)


def undealt(s: State) -> State:
    """The table before its area was dealt."""
    before = s.copy()
    cards = [card for column in s.area for card in column]
    # the stock holds both kinds, so that each card is seen to come from a pile
    before.films = (*s.films, *cards)
    before.area, before.reels = (), []
    before.left = [0] * s.seats
    return before
