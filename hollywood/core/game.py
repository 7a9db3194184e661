"""What a game is, to everything that is not a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from .dice import SEED_BITS
from .message import Message, Refused, Seat, say

CardId: TypeAlias = int  # one physical card; its face is looked up, never stored in a state
BACK: CardId = -1  # a card of which only the back is seen


@dataclass(frozen=True, slots=True)
class Event:
    """A fact, just become true on the table. It carries meaning, never coordinates or seconds."""

    reveals: ClassVar[bool] = False  # a hidden card came to light: undo stops here


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """The closing event of every move: whose decision it is now; None when the match is over."""

    seat: Seat | None


Tell: TypeAlias = Callable[[Event], None]


@dataclass(frozen=True, slots=True)
class Standing:
    """Who would come where if the match ended now."""

    # of each seat, the best is 1; seats that are level share a place; all are 2 if nobody wins
    places: tuple[int, ...]
    headline: Message  # how far the match has come, in one line that everybody may read
    points: tuple[int, ...] | None = None  # of each seat, where the game counts and tells any

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who would win, tie-breaks and shared wins considered; nobody if all lose together."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def shares(self) -> tuple[float, ...]:
        """What part of the win each seat would have."""
        won = len(self.winners)
        return tuple((place == 1) / max(1, won) for place in self.places)


class State(Protocol):
    """Where a match stands: plain data that stops at a decision."""

    def copy(self) -> Self:
        """Another state that shares nothing changeable with this one."""


S = TypeVar("S", bound=State)
M = TypeVar("M")


class Game(Protocol[S, M]):
    """Rules. They hold nothing of a match: every method is a function of what it is given."""

    @property
    def name(self) -> str:
        """The word for the game in files and on the command line."""

    @property
    def rules(self) -> int:
        """The number of this edition of the rules; saved matches name it."""

    @property
    def seats(self) -> range:
        """For how many players it is."""

    def start(self, seats: int, seed: int) -> S:
        """The first decision of a match; the seed settles all chance in it."""

    def to_act(self, state: S) -> Seat | None:
        """Whose decision it is; None when the match is over."""

    def moves(self, state: S) -> Sequence[M]:
        """All legal moves; of typed words a good choice, never none. Empty when it is over."""

    def illegal(self, state: S, move: M) -> Message | None:
        """Why the move is not allowed now; None if it is. This, not `moves`, is the authority."""

    def apply(self, state: S, move: M, tell: Tell | None = None) -> None:
        """Make a legal move in place. `tell`, if anyone listens, hears each event as it is done."""

    def standing(self, state: S) -> Standing:
        """Who would come where if the match ended now."""

    def unseen(self, state: S, seat: Seat) -> Sequence[Sequence[CardId]]:
        """Cards in the state that this seat cannot tell apart, in groups."""

    def relabel(self, state: S, names: Mapping[CardId, CardId], seed: int) -> None:
        """Call hidden cards by other names, and let all chance to come follow from the seed."""

    def write(self, move: M) -> str:
        """The move in words, as in a saved match."""

    def read(self, text: str) -> M:
        """The move in these words; Illegal if they are none."""

    def caption(self, event: Event, viewer: Seat | None) -> Message:
        """What a log says of the event to whoever sits there; to everybody if that is None."""


@dataclass(frozen=True, slots=True)
class Beat(Generic[S]):
    """An event, and the table photographed just after it."""

    event: Event
    state: S


class Illegal(Refused):
    """The move is not allowed now."""


def play(game: Game[S, M], state: S, move: M, by: Seat | None = None) -> tuple[S, list[Beat[S]]]:
    """The state after a move and the beats that lead to it; the given state is left alone.

    `by` is the seat that asks for the move, if it is known: nobody plays for another.
    """
    if reason := _refusal(game, state, move, by):
        raise Illegal(reason)
    after = state.copy()
    beats: list[Beat[S]] = []
    game.apply(after, move, lambda event: beats.append(Beat(event, after.copy())))
    beats.append(Beat(Turn(game.to_act(after)), after))
    return after, beats


def _refusal(game: Game[S, M], state: S, move: M, by: Seat | None) -> Message | None:
    actor = game.to_act(state)
    if actor is None:
        return say("illegal.match_over")
    if by is not None and by != actor:
        return say("illegal.not_your_turn")
    return game.illegal(state, move)


def imagine(game: Game[S, M], state: S, seat: Seat, rng: random.Random) -> S:
    """A world that looks the same from this seat: what it cannot see is dealt anew.

    It depends on what the seat sees and on the generator, on nothing else of the truth.
    """
    world = state.copy()
    names: dict[CardId, CardId] = {}
    for group in game.unseen(state, seat):
        names.update(zip(group, rng.sample(sorted(group), len(group)), strict=True))
    game.relabel(world, names, rng.getrandbits(SEED_BITS))
    return world


def veil(game: Game[S, M], state: S, seat: Seat) -> S:
    """The state as this seat sees it: every unseen card is a BACK, the seed is nought."""
    seen = state.copy()
    names = {card: BACK for group in game.unseen(state, seat) for card in group}
    game.relabel(seen, names, 0)
    return seen
