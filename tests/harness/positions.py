"""Positions of Hollywood! from short texts: H, R, A films, * an award, B blockbusters, S1 to S3."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hollywood.actions import with_games
from hollywood.core.game import CardId, Event, Game, M, S
from hollywood.games import GAMES
from hollywood.games.hollywood.rules.deck import Deck, Face, Genre, Options
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Move, State

KIT = GAMES[0].open()
ALL_ACTIONS = with_games(*(game.actions for game in GAMES))
KITS = {KIT.name: KIT}.get
DECK: Deck = KIT.deck
GENRE: dict[str, Genre] = {"H": "horror", "R": "romance", "A": "action"}


def hollywood(**options: object) -> Hollywood:
    """The game of the box with some options."""
    return Hollywood(DECK, Options(**options))  # type: ignore[arg-type]  # checked by the tests


def symbol(face: Face) -> str:
    """The short text of a card."""
    match face.kind:
        case "star":
            return f"S{face.stars}"
        case "blockbuster":
            return "B"
    return next(s for s, genre in GENRE.items() if genre == face.genre) + "*" * face.award


class Hand:
    """Hands out cards of the deck by their short texts, none twice unless they run out."""

    def __init__(self) -> None:
        self._left = list(range(len(DECK.faces)))

    def card(self, text: str) -> CardId:
        """A card of this look that was not handed out yet."""
        card = next(c for c in self._left if symbol(DECK.faces[c]) == text)
        self._left.remove(card)
        return card

    def cards(self, texts: Iterable[str]) -> tuple[CardId, ...]:
        """Several of them."""
        return tuple(map(self.card, texts))


def texts(cards: Iterable[CardId]) -> list[str]:
    """The short texts of cards."""
    return [symbol(DECK.faces[card]) for card in cards]


def dealt(area: Sequence[Sequence[str]], hand: Hand, game: Hollywood, seats: int = 3) -> State:
    """A first turn of seat 0 with this area, columns from top to bottom; the stock is the rest."""
    state = game.start(seats, 1)
    state.area = tuple(hand.cards(column) for column in area)
    state.first = state.turn = 0
    lying = {card for column in state.area for card in column}
    everything = range(len(DECK.faces))
    kinds = [face.kind for face in DECK.faces]
    state.stars = tuple(c for c in everything if kinds[c] == "star" and c not in lying)
    state.films = tuple(c for c in everything if kinds[c] != "star" and c not in lying)
    return state


AREA = (["S3", "H", "A", "B"], ["R", "S1", "R", "H"], ["A", "A", "S2"], ["H", "R", "B"])


def told(game: Game[S, M], state: S, move: M) -> list[Event]:
    """What happens when the move is made in place."""
    events: list[Event] = []
    assert game.illegal(state, move) is None
    game.apply(state, move, events.append)
    return events


def words(game: Hollywood, state: State) -> list[str]:
    """The legal moves, as they are written."""
    return [game.write(move) for move in game.moves(state)]


def played(game: Hollywood, state: State, *moves: str) -> State:
    """The state with these moves made in place."""
    for text in moves:
        move: Move = game.read(text)
        assert game.illegal(state, move) is None, text
        game.apply(state, move)
    return state
