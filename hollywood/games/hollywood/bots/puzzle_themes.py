"""What the answer to a puzzle is about: its line beside the one of the best wrong move."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Seat

from ..rules.deck import Deck
from ..rules.state import Clap, Double, Move, Place
from .holdings import Holding
from .outlook import Outlook
from .packed import Board, Masks, PackedPosition

THEMES = (
    "push", "lift", "close", "star", "deny", "order", "majority", "blockbuster",
    "double", "clap", "dodge",
)  # fmt: skip
_Stars: TypeAlias = Set[CardId]


@dataclass(frozen=True)
class _End:
    """What one seat has at the end of a line."""

    deck: Deck
    outlook: Outlook
    masks: Masks
    seat: Seat

    @cached_property
    def holding(self) -> Holding:
        """What counts for the seat."""
        mask = self.outlook.board.mask(self.masks, self.seat)
        ends = self.outlook.round.ends(self.seat, mask)
        return max(ends, key=self.outlook.counted(self.masks).total)

    @property
    def project(self) -> int:
        """The points of its projects."""
        return self.outlook.counted(self.masks).projects[self.holding.projects]

    def claimed(self, kind: str) -> _Stars:
        """The cards of a kind that it claims in this round."""
        mask, cards = self.outlook.board.mask(self.masks, self.seat), self.outlook.round.cards
        mine = (card for cell, card in enumerate(cards) if mask >> cell & 1)
        return {card for card in mine if self.deck.faces[card].kind == kind}


def themes(
    deck: Deck, outlook: Outlook, position: PackedPosition, move: Move, right: Masks, wrong: Masks
) -> tuple[str, ...]:
    """All that fit, in their order; `right` and `wrong` are how the round ends."""
    ends = [
        [_End(deck, outlook, masks, s) for s in range(outlook.board.seats)]
        for masks in (right, wrong)
    ]
    found = {*on_board(outlook.board, position, move), *_of_ends(position.turn, *ends)}
    return tuple(theme for theme in THEMES if theme in found)


def on_board(board: Board, position: PackedPosition, move: Move) -> Iterator[str]:
    """What the move itself does on the board."""
    hero = position.turn
    match move:
        case Clap():
            yield "clap"
            return
        case Double(one, other):
            yield "double"
            columns = {one, other}
        case Place(one):
            columns = {one}
    taken = board.taken(board.play(position, board.choice[move]).masks)
    for span in (board.spans[column] for column in columns):
        if board.mask(position.masks, hero) & span:
            yield "lift"
        if any(board.mask(position.masks, s) & span for s in range(board.seats) if s != hero):
            yield "push"
        if taken & span == span:
            yield "close"


def _of_ends(hero: Seat, right: list[_End], wrong: list[_End]) -> Iterator[str]:
    """What comes of it in the end."""
    good, bad = right[hero], wrong[hero]
    stars, fewer = len(good.claimed("star")), len(bad.claimed("star"))
    if stars > fewer:
        yield "star"
    if stars < fewer:
        yield "dodge"
    films = len(good.claimed("film")) == len(bad.claimed("film"))
    if films and stars == fewer and good.holding.movies != bad.holding.movies:
        yield "order"
    if good.project > bad.project:
        yield "majority"
    if len(good.claimed("blockbuster")) > len(bad.claimed("blockbuster")):
        yield "blockbuster"
    for has, had in zip(right, wrong, strict=True):
        if has is not good and had.claimed("star") - has.claimed("star"):
            yield "deny"
