"""Why a move is good, in sentences that are true in the position whatever happens next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say

from ..rules import words
from ..rules.game import Hollywood
from ..rules.state import Clap, Column, Double, Finish, Move, Place, State
from .holdings import HandingOut, holding_of
from .outlook import Outlook
from .packed import CLAP, DIGIT, DOUBLE, REELS, Board, PackedPosition
from .value import Counted

ReasonKind: TypeAlias = Literal[
    "only", "solved", "bumps", "closes", "wastes", "wasted", "last_word", "now", "contest",
    "stands", "waits", "makes", "spares",
]  # fmt: skip

WEAK: tuple[ReasonKind, ...] = ("now", "contest", "stands", "waits")  # true, but they tell little

_CERTAIN, _HELPFUL, _PLAIN = 1000.0, 0.05, 0.001  # how much a reason tells, beside points


@dataclass(frozen=True)
class Reason:
    """A true sentence about a move, and how much it tells of why the move is good."""

    kind: ReasonKind
    message: Message
    weight: float
    rival: Seat | None = None  # whom it is said to harm


@dataclass(frozen=True)
class _Case:
    """A move, the position before it and the one after."""

    game: Hollywood
    outlook: Outlook
    state: State
    move: Move
    seat: Seat
    before: PackedPosition
    after: PackedPosition

    @property
    def board(self) -> Board:
        """The columns."""
        return self.outlook.board

    def card(self, cell: int) -> CardId:
        """What lies there."""
        return self.outlook.round.cards[cell]

    def title(self, cell: int) -> Message:
        """What the card is called."""
        return words.named(self.card(cell), self.game.deck)

    def owner(self, position: PackedPosition, cell: int) -> Seat | None:
        """Whose reel lies on the cell."""
        for seat in range(self.board.seats):
            if self.board.mask(position.masks, seat) >> cell & 1:
                return seat
        return None

    def worth(self, position: PackedPosition, seat: Seat, without: int = 0) -> float:
        """A seat's value if the round ended so, and if it did not have some cells."""
        return self.outlook.of(position.masks, seat, without)


def reasons(game: Hollywood, outlook: Outlook, state: State, move: Move) -> list[Reason]:
    """Everything true that speaks for the move, what tells most first."""
    if len(game.moves(state)) == 1:
        return [Reason("only", say("hollywood.reason.only"), _CERTAIN)]
    if isinstance(move, Finish):
        return [_of_finish(game, outlook, state, move)]
    board = outlook.board
    before = board.position(state)
    after = board.play(before, board.choice[move])
    case = _Case(game, outlook, state, move, state.turn, before, after)
    found = [reason for find in _FINDERS for reason in find(case)]
    return sorted(found, key=lambda reason: -reason.weight)


def _columns(move: Move) -> tuple[Column, ...]:
    match move:
        case Place(column):
            return (column,)
        case Double(column, other):
            return tuple(sorted({column, other}))
    return ()


def _bumps(case: _Case) -> Iterator[Reason]:
    """Somebody no longer stands on a card, and what he is pushed onto does not make up for it."""
    for rival in range(case.board.seats):
        lost = _lost_cells(case, rival) if rival != case.seat else []
        loss = case.worth(case.before, rival) - case.worth(case.after, rival)
        if lost and loss > _HELPFUL:
            cell = min(lost, key=lambda cell: case.worth(case.before, rival, 1 << cell))
            message = say("hollywood.reason.bumps", player=player(rival), card=case.title(cell))
            yield Reason("bumps", message, loss, rival)


def _lost_cells(case: _Case, seat: Seat) -> list[int]:
    """Where the seat stood, and does not stand any more."""
    before, after = (case.board.mask(p.masks, seat) for p in (case.before, case.after))
    gone = before & ~after
    return [cell for cell in range(case.board.cells) if gone >> cell & 1]


def _closes(case: _Case) -> Iterator[Reason]:
    """A column is full: what lies in it is decided."""
    for cell in _closed_now(case):
        gain = case.worth(case.after, case.seat) - case.worth(case.after, case.seat, 1 << cell)
        if case.owner(case.after, cell) == case.seat and gain > _HELPFUL:
            column = words.letter(case.board.column(cell))
            message = say("hollywood.reason.closes", column=column, card=case.title(cell))
            yield Reason("closes", message, gain)


def _closed_now(case: _Case) -> Iterator[int]:
    """The cells of columns that this move has filled."""
    taken = case.board.taken(case.after.masks)
    for column in _columns(case.move):
        span = case.board.spans[column]
        if taken & span == span:
            yield from (cell for cell in range(case.board.cells) if span >> cell & 1)


def _wastes(case: _Case) -> Iterator[Reason]:
    """A star goes to somebody who will have no project for it."""
    for cell in _closed_now(case):
        owner = case.owner(case.after, cell)
        if owner is None or not _will_be_wasted(case, cell, owner):
            continue
        if owner == case.seat:
            yield Reason("wasted", say("hollywood.reason.wasted", card=case.title(cell)), -_CERTAIN)
        else:
            message = say("hollywood.reason.wastes", player=player(owner), card=case.title(cell))
            yield Reason("wastes", message, 2.0)


def _will_be_wasted(case: _Case, star: int, owner: Seat) -> bool:
    """Whether the owner of a star in a full column can't have any project when it is claimed."""
    faces = case.game.deck.faces
    if faces[case.card(star)].kind != "star" or any(case.state.projects_of(owner)):
        return False
    for cell in case.outlook.round.order:
        if cell == star:
            return True
        if faces[case.card(cell)].kind == "film" and _may_claim(case, cell, owner):
            return False
    raise AssertionError("the star lies in the area")


def _may_claim(case: _Case, cell: int, seat: Seat) -> bool:
    """Whether a cell may still become this seat's."""
    span = case.board.spans[case.board.column(cell)]
    if case.board.taken(case.after.masks) & span == span:
        return case.owner(case.after, cell) == seat
    reels_here = case.board.mask(case.after.masks, seat) & span
    return bool(reels_here) or case.after.left >> DIGIT * seat & REELS > 0


def _last_word(case: _Case) -> Iterator[Reason]:
    """Whatever the others do, this seat places the last reel of the round."""
    if not case.after.left:
        return
    if _always_last(case, case.after.left, case.after.turn, case.after.studio, {}):
        yield Reason("last_word", say("hollywood.reason.last_word"), 0.5)


_Turns: TypeAlias = dict[tuple[int, Seat, int], bool]


def _always_last(case: _Case, left: int, turn: Seat, studio: int, known: _Turns) -> bool:
    """Whether the seat places the last reel in every order of turns that may follow."""
    key = left, turn, studio
    if key not in known:
        after, cards = case.board.after[turn], studio >> 2 * turn
        spent = [(left - (1 << DIGIT * turn), studio)]
        if cards & CLAP:
            spent.append((left, studio - (CLAP << 2 * turn)))
        if cards & DOUBLE and left >> DIGIT * turn & REELS > 1:
            spent.append((left - (2 << DIGIT * turn), studio - (DOUBLE << 2 * turn)))
        known[key] = all(
            _always_last(case, rest, after[rest], kept, known) if rest else turn == case.seat
            for rest, kept in spent
        )
    return known[key]


def _now(case: _Case) -> Iterator[Reason]:
    """What the round would bring if it ended after the move."""
    had, has = (
        case.outlook.now(position.masks, case.seat) for position in (case.before, case.after)
    )
    if has > had:
        more = has - had
        message = say("hollywood.reason.now", points=has, count=more)
        if case.game.options.totals == "hidden":
            message = say("hollywood.reason.more", count=more)
        yield Reason("now", message, (has - had) * _HELPFUL)


def _stands(case: _Case) -> Iterator[Reason]:
    """Where the reels come to lie, and in an open column who will keep the card there."""
    columns = _columns(case.move)
    feet = [case.board.spans[column].bit_length() - 1 for column in columns]
    if isinstance(case.move, Place) and not any(_closed_now(case)):
        column, card = words.letter(case.move.column), case.title(feet[0])
        yield Reason("contest", say("hollywood.reason.contest", column=column, card=card), _PLAIN)
    elif columns:
        yield Reason(
            "stands", say("hollywood.reason.stands", cards=tuple(map(case.title, feet))), _PLAIN
        )


def _waits(case: _Case) -> Iterator[Reason]:
    """The Clap Board: somebody else must move first."""
    if isinstance(case.move, Clap) and case.after.turn != case.seat:
        reels = case.after.left >> DIGIT * case.seat & REELS
        message = say("hollywood.reason.waits", player=player(case.after.turn), count=reels)
        yield Reason("waits", message, _PLAIN)


_FINDERS: list[Callable[[_Case], Iterator[Reason]]] = [
    _bumps, _closes, _wastes, _last_word, _now, _stands, _waits,
]  # fmt: skip


def _of_finish(game: Hollywood, outlook: Outlook, state: State, move: Finish) -> Reason:
    """Why this project: it makes the most now, or a better one is spared for later."""
    seat, star = state.claims[-1]
    handing_out, held = HandingOut(game.deck), holding_of(state, seat)
    taken = outlook.board.taken(outlook.board.position(state).masks)
    counted = Counted(game, outlook.round.left_lying(outlook.board.all & ~taken))
    makes = {
        other.genre: counted.movie[handing_out.finished(held, star, other.genre).movies[-1]]
        for other in game.moves(state)
        if isinstance(other, Finish)
    }
    points = makes.pop(move.genre)
    genre = say(f"hollywood.genre.{move.genre}")
    if points >= max(makes.values()):
        return Reason("makes", say("hollywood.reason.makes", genre=genre, count=points), _CERTAIN)
    spared = max(makes, key=lambda other: makes[other])
    films = len(state.project(seat, spared))
    message = say("hollywood.reason.spares", genre=say(f"hollywood.genre.{spared}"), count=films)
    return Reason("spares", message, _CERTAIN)
