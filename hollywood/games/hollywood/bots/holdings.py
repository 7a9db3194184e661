"""What a seat may hold at the end of a round, for every mask of cells it may claim."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hollywood.core.game import CardId
from hollywood.core.message import Seat

from ..rules.count import Movie, Project
from ..rules.deck import GENRES, Deck, Genre
from ..rules.game import Hollywood
from ..rules.state import State
from .packed import Board, Mask, board_of


class Holding(NamedTuple):
    """The cards of one seat that count."""

    blockbusters: tuple[CardId, ...]
    movies: tuple[Movie, ...]
    projects: tuple[Project, ...]  # one a genre, empty ones too


def holding_of(state: State, seat: Seat) -> Holding:
    """What a seat has now."""
    return Holding(state.blockbusters[seat], state.movies[seat], tuple(state.projects_of(seat)))


class HandingOut:
    """Hands out cards to holdings as the rules do."""

    def __init__(self, deck: Deck) -> None:
        self._faces = deck.faces

    def given(self, holding: Holding, card: CardId) -> list[Holding]:
        """All that may become of a holding when the card is claimed."""
        face = self._faces[card]
        if face.genre is not None:
            films = (*holding.projects[GENRES.index(face.genre)], card)
            return [holding._replace(projects=_with(holding.projects, face.genre, films))]
        if face.kind == "blockbuster":
            return [holding._replace(blockbusters=(*holding.blockbusters, card))]
        open_ = [genre for genre, films in zip(GENRES, holding.projects, strict=True) if films]
        return [self.finished(holding, card, genre) for genre in open_] or [holding]

    def finished(self, holding: Holding, star: CardId, genre: Genre) -> Holding:
        """The holding after the star finished the project of this genre."""
        movie = (star, *holding.projects[GENRES.index(genre)])
        projects = _with(holding.projects, genre, ())
        return Holding(holding.blockbusters, (*holding.movies, movie), projects)

    def all_given(self, holding: Holding, cards: Iterable[CardId]) -> list[Holding]:
        """All that may become of a holding when these cards are claimed in this order."""
        held = [holding]
        for card in cards:
            held = [after for before in held for after in self.given(before, card)]
        return held


def _with(projects: tuple[Project, ...], genre: Genre, films: Project) -> tuple[Project, ...]:
    place = GENRES.index(genre)
    return (*projects[:place], films, *projects[place + 1 :])


class Round:
    """One round of a match: the cards in the area and what the seats held when it began."""

    def __init__(self, game: Hollywood, state: State) -> None:
        self.board: Board = board_of(game.deck.columns, state.seats)
        self.cards: tuple[CardId, ...] = tuple(card for column in state.area for card in column)
        self.held = [holding_of(state, seat) for seat in range(state.seats)]
        self.unclaimed = state.unclaimed  # in the rounds before
        self.order = self._order(game)  # cells, as they are handed out
        self._last_first = self.order[::-1]
        self._hands = HandingOut(game.deck)
        self._ends: list[dict[Mask, list[Holding]]] = [{0: [held]} for held in self.held]

    def _order(self, game: Hollywood) -> list[int]:
        if game.options.claim_order == "top_first":
            return list(range(self.board.cells))
        columns = zip(self.board.tops, game.deck.columns, strict=True)
        return [cell for top, cards in columns for cell in reversed(range(top, top + cards))]

    def ends(self, seat: Seat, mask: Mask) -> list[Holding]:
        """All that the seat may hold at the end if it claims these cells."""
        known = self._ends[seat]
        if mask not in known:
            last = next(cell for cell in self._last_first if mask >> cell & 1)
            before = self.ends(seat, mask - (1 << last))
            card = self.cards[last]
            known[mask] = [end for held in before for end in self._hands.given(held, card)]
        return known[mask]

    def left_lying(self, unclaimed: Mask) -> tuple[CardId, ...]:
        """All cards nobody took if these cells stay without a reel."""
        cells = (cell for cell in range(self.board.cells) if unclaimed >> cell & 1)
        return self.unclaimed + tuple(self.cards[cell] for cell in cells)
