"""Positions of Times Square from short texts: `sue sue hal_2` is a hand, five numbers places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from hollywood import paths
from hollywood.core.game import CardId, Event
from hollywood.files import read_file
from hollywood.games.times_square.rules.deck import Deck, Options, read_deck
from hollywood.games.times_square.rules.game import TimesSquare
from hollywood.games.times_square.rules.state import State
from hollywood.games.times_square.rules.street import Places

FILE = paths.data("times_square.yaml")
START = (0, -2, 2, 1, -1)  # of the seat whose door is at +8, which has Hal
A, B = 1, 0  # the seats, as the design calls them: A's door is at +8


@cache
def deck() -> Deck:
    """The deck of the box."""
    return read_deck(read_file(FILE), str(FILE))


def times_square(**options: object) -> TimesSquare:
    """The game of the box with some options."""
    return TimesSquare(deck(), Options(**options))  # type: ignore[arg-type]  # checked by the tests


def cards(game: TimesSquare, ids: Iterable[str], taken: Sequence[CardId] = ()) -> list[CardId]:
    """Cards of these ids, none twice and none that is taken."""
    left = [card for card in range(len(game.faces)) if card not in taken]
    found = []
    for id in ids:
        card = next(card for card in left if game.faces[card].id == id)
        left.remove(card)
        found.append(card)
    return found


def at(
    game: TimesSquare,
    places: Sequence[int] = START,
    hand: str = "",
    seat: int = A,
    charlie: int = 0,
) -> State:
    """A turn of this seat with these cards; the other hand is any eight, the rest is the supply."""
    state = game.start(2, 1)
    state.places, state.charlie = Places(*places), charlie
    state.turn = state.first = seat
    own = cards(game, hand.split())
    rest = [card for card in range(len(game.faces)) if card not in own]
    state.hands[seat], state.hands[1 - seat] = tuple(own), tuple(rest[:8])
    state.supply = tuple(rest[8:])
    return state


def made(game: TimesSquare, state: State, *moves: str) -> list[Event]:
    """What happens when these moves are made in place; each must be legal."""
    events: list[Event] = []
    for text in moves:
        move = game.read(text)
        assert game.illegal(state, move) is None, (text, game.illegal(state, move))
        game.apply(state, move, events.append)
    return events


def words(game: TimesSquare, state: State) -> set[str]:
    """The legal moves, as they are written."""
    return {game.write(move) for move in game.moves(state)}


def reached(game: TimesSquare, state: State, uses: int) -> set[Places]:
    """Where the figures can stand once so many cards were played; a win ends it."""
    if uses == 0 or state.winner is not None:
        return {state.places}
    found: set[Places] = set()
    for move in game.moves(state):
        after = state.copy()
        game.apply(after, move)
        spent = len(after.stage) - len(state.stage)
        if 0 < spent <= uses and not after.discarded:
            found |= reached(game, after, uses - spent)
    return found


def reason(game: TimesSquare, state: State, text: str) -> str | None:
    """Why the move is not allowed."""
    message = game.illegal(state, game.read(text))
    return message.id.removeprefix("times_square.illegal.") if message else None
