"""Why a turn is good, in sentences that are true in the position whatever happens next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from hollywood.core.message import Message, Seat, player, say

from ..rules.state import State
from ..rules.street import MANHOLE, Places, home, lamps, leads
from ..rules.words import club, lit
from .threats import may_win
from .turns import Turn
from .value import draws_left
from .world import Judge

ReasonKind: TypeAlias = Literal[
    "sue_home", "wrong_door", "charlie_home", "last_call_sue", "last_call_charlie", "safe",
    "walks", "puts_out", "nearer", "leads", "leads_no_more", "burns", "draws", "free",
]  # fmt: skip

_CERTAIN, _SAFE, _LAMP, _SPACE, _STEP, _LEAD, _BURNT = 1000.0, 9.0, 3.4, 3.2, 1.2, 1.5, 0.8
_NEAR_THE_END = 24  # draws before last call in which cards are burnt on purpose
_MANY = 3  # cards


@dataclass(frozen=True)
class Reason:
    """A true sentence about a turn, and how much it tells of why the turn is good."""

    kind: ReasonKind
    message: Message
    weight: float


@dataclass(frozen=True)
class _Case:
    """A turn and where it began."""

    judge: Judge
    began: State
    turn: Turn

    @property
    def seat(self) -> Seat:
        """Who makes the turn."""
        return self.began.turn

    @property
    def before(self) -> Places:
        """Where the figures stood."""
        return self.began.places

    @property
    def after(self) -> Places:
        """Where they stand when the turn is over."""
        return self.turn.places

    @property
    def used(self) -> int:
        """How many cards are played or put away."""
        return len(self.began.hands[self.seat]) - len(self.turn.hand)

    @property
    def left(self) -> int:
        """Cards to be drawn until last call, when the hand is full again."""
        return draws_left(self.judge.game, self.began, self.turn)

    @property
    def walk(self) -> int:
        """How far Charlie comes."""
        start = self.began.charlie * home(self.seat)
        return min(start + sum(self.lamps(self.after, self.seat)), self.judge.spaces) - start

    @property
    def charlie(self) -> int:
        """Where Charlie comes to."""
        return self.began.charlie + self.walk * home(self.seat)

    def lamps(self, places: Places, seat: Seat) -> tuple[bool, bool, bool, bool]:
        """What draws Charlie to a seat."""
        return lamps(self.judge.game.street, places, seat)


def reasons(judge: Judge, began: State, turn: Turn) -> list[Reason]:
    """Everything true that speaks for the turn, what tells most first."""
    case = _Case(judge, began, turn)
    found = list(_ends(case)) or [each for find in _FINDERS for each in find(case)]
    return sorted(found, key=lambda reason: -reason.weight)


def _ends(case: _Case) -> Iterator[Reason]:
    """The match is won with it, or given away."""
    street, side = case.judge.game.street, home(case.seat)
    here, there = club(case.seat), club(1 - case.seat)
    if street.at_door(case.after.sue, case.seat):
        yield Reason("sue_home", say("times_square.reason.sue_home", club=here), _CERTAIN)
    elif street.at_door(case.after.sue, 1 - case.seat):
        yield Reason("wrong_door", say("times_square.reason.wrong_door", club=there), _CERTAIN)
    elif street.at_door(case.charlie, case.seat):
        told = say("times_square.reason.charlie_home", count=case.walk, club=here)
        yield Reason("charlie_home", told, _CERTAIN)
    elif case.left <= 0 and case.after.sue * side > MANHOLE:
        told = say("times_square.reason.last_call_sue", club=here)
        yield Reason("last_call_sue", told, _CERTAIN)
    elif case.left <= 0 and case.after.sue == MANHOLE and case.charlie * side > MANHOLE:
        told = say("times_square.reason.last_call_charlie", club=here)
        yield Reason("last_call_charlie", told, _CERTAIN)


def _safe(case: _Case) -> Iterator[Reason]:
    """Whoever might have won in the next turn, had nobody moved, can't any more."""
    other = 1 - case.seat
    if case.left <= case.judge.hand or not may_win(case.judge, case.began, case.before, other):
        return
    if not may_win(case.judge, case.began, case.after, other, case.charlie):
        yield Reason("safe", say("times_square.reason.safe", player=player(other)), _SAFE)


def _walks(case: _Case) -> Iterator[Reason]:
    if case.walk:
        told = say(
            "times_square.reason.walks",
            count=case.walk,
            club=club(case.seat),
            lamps=lit(case.lamps(case.after, case.seat)),
        )
        yield Reason("walks", told, _STEP * case.walk)


def _puts_out(case: _Case) -> Iterator[Reason]:
    """What drew Charlie to the other seat does no longer."""
    other = 1 - case.seat
    pairs = zip(case.lamps(case.before, other), case.lamps(case.after, other), strict=True)
    out = tuple(was and not still for was, still in pairs)
    if any(out):
        told = say("times_square.reason.puts_out", count=sum(out), club=club(other), lamps=lit(out))
        yield Reason("puts_out", told, _LAMP * sum(out))


def _nearer(case: _Case) -> Iterator[Reason]:
    spaces = (case.after.sue - case.before.sue) * home(case.seat)
    if spaces > 0:
        told = say("times_square.reason.nearer", count=spaces, club=club(case.seat))
        yield Reason("nearer", told, _SPACE * spaces)


def _leads(case: _Case) -> Iterator[Reason]:
    """Deb comes between Sue and the own door, or no longer is between her and the other."""
    own, other = case.seat, 1 - case.seat
    if leads(case.after, own) and not leads(case.before, own):
        yield Reason("leads", say("times_square.reason.leads", club=club(own)), _LEAD)
    if leads(case.before, other) and not leads(case.after, other):
        told = say("times_square.reason.leads_no_more", club=club(other))
        yield Reason("leads_no_more", told, _LEAD)


def _burns(case: _Case) -> Iterator[Reason]:
    """Last call comes nearer, and Sue is on the own side."""
    if case.turn.lured or not 0 < case.left < _NEAR_THE_END or case.used < _MANY:
        return
    if case.after.sue * home(case.seat) > MANHOLE:
        told = say(
            "times_square.reason.burns", count=case.used, club=club(case.seat), left=case.left
        )
        yield Reason("burns", told, _BURNT * case.used)


def _draws(case: _Case) -> Iterator[Reason]:
    """What can be said of every turn."""
    if case.turn.lured:
        yield Reason("free", say("times_square.reason.free"), 0.0)
    elif case.left > 0:
        yield Reason("draws", say("times_square.reason.draws", count=case.used), 0.0)
    else:
        yield Reason("draws", say("times_square.reason.over"), 0.0)


_FINDERS: list[Callable[[_Case], Iterator[Reason]]] = [
    _safe, _walks, _puts_out, _nearer, _leads, _burns, _draws,
]  # fmt: skip
