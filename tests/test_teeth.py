"""The promises see faults: each fault planted here must be caught by at least one of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from inspect import signature
from itertools import product
from typing import Any

import pytest

from hollywood.core.game import CardId, Event, Standing, Tell
from hollywood.core.message import Message, Seat, say
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Clap, Move, Place, State

from .core import test_promises
from .core.test_promises import Case, Pace
from .games.hollywood import promised
from .harness import toy_game
from .harness.positions import DECK

PROMISES: list[Callable[[Case], None]] = [
    promise
    for name, promise in vars(test_promises).items()
    if name.startswith("test_") and "case" in signature(promise).parameters
]


class GlobalChance(Hollywood):
    """Chance from outside the state."""

    def apply(self, s: State, move: Move, tell: Tell | None = None) -> None:
        super().apply(s, move, tell)
        s.seed ^= int(random.random() * 1000)


class LosesCards(Hollywood):
    """Wasted stars vanish."""

    def apply(self, s: State, move: Move, tell: Tell | None = None) -> None:
        super().apply(s, move, tell)
        s.wasted = ()


class DoublesCards(Hollywood):
    """Whoever has blockbusters gets them twice."""

    def apply(self, s: State, move: Move, tell: Tell | None = None) -> None:
        super().apply(s, move, tell)
        s.blockbusters = [tuple(cards[:1] * 2) for cards in s.blockbusters]


class OverfillsColumns(Hollywood):
    """A full column is offered."""

    def moves(self, s: State) -> Sequence[Move]:
        moves = super().moves(s)
        return (*moves, Place(2)) if moves and not s.claims and Place(2) not in moves else moves

    def illegal(self, s: State, move: Move) -> Message | None:
        return Hollywood(DECK).illegal(s, move)


class AllowsAnything(Hollywood):
    """No move is refused."""

    def illegal(self, s: State, move: Move) -> Message | None:
        return None


class RefusesALegalMove(Hollywood):
    """The Clap Board is listed but not allowed."""

    def illegal(self, s: State, move: Move) -> Message | None:
        return say("hollywood.illegal.clap_used") if move == Clap() else super().illegal(s, move)


class AmbiguousWords(Hollywood):
    """All placements are written alike."""

    def write(self, move: Move) -> str:
        return "place A" if isinstance(move, Place) else super().write(move)


class Clairvoyant(Hollywood):
    """Imagined worlds keep the true seed."""

    def relabel(self, s: State, names: Mapping[CardId, CardId], seed: int) -> None:
        pass


class Eavesdropper(Hollywood):
    """Plays otherwise when somebody listens."""

    def apply(self, s: State, move: Move, tell: Tell | None = None) -> None:
        super().apply(s, move, tell)
        if tell:
            s.seed += 1


class Silent(Hollywood):
    """Nobody is told anything."""

    def apply(self, s: State, move: Move, tell: Tell | None = None) -> None:
        super().apply(s, move, None)


class Speechless(Hollywood):
    """Events have no sentence."""

    def caption(self, event: Event, viewer: Seat | None) -> Message:
        return say("log.unheard_of")


class NeverEnds(Hollywood):
    """The last round is played again and again."""

    def to_act(self, s: State) -> Seat | None:
        return 0

    def moves(self, s: State) -> Sequence[Move]:
        return super().moves(s) or (Clap(),)

    def illegal(self, s: State, move: Move) -> Message | None:
        return None


class NobodyWins(Hollywood):
    """A match without a winner."""

    def standing(self, s: State) -> Standing:
        return replace(super().standing(s), places=(2,) * s.seats)


class PeeksAtHands(toy_game.Whispers):
    """A seat's moves follow from what it cannot see."""

    def moves(self, s: toy_game.State) -> Sequence[toy_game.Spell]:
        return list(super().moves(s))[: 3 + s.deck[0] % 2] if s.deck else super().moves(s)


class ForgetsTheDeck(toy_game.Whispers):
    """Imagination leaves the deck as it truly is."""

    def relabel(self, s: toy_game.State, names: Mapping[CardId, CardId], seed: int) -> None:
        s.hands = [tuple(names.get(c, c) for c in hand) for hand in s.hands]


class ShowsHands(toy_game.Whispers):
    """Other hands are not hidden."""

    def unseen(self, s: toy_game.State, seat: Seat) -> Sequence[Sequence[CardId]]:
        return [s.deck]

    def moves(self, s: toy_game.State) -> Sequence[toy_game.Spell]:
        return super().moves(s)[: 1 + s.deck[-1] % 3] if s.deck else super().moves(s)


FAULTS: dict[type[Any], str] = {  # each with the promise that is there to see it
    GlobalChance: "same_seed_and_moves_same_states",
    LosesCards: "no_card_is_lost_or_doubled",
    DoublesCards: "no_card_is_lost_or_doubled",
    OverfillsColumns: "moves_are_distinct_legal_and_have_a_text_form",
    AllowsAnything: "illegal_moves_are_refused_with_a_reason_and_change_nothing",
    RefusesALegalMove: "moves_are_distinct_legal_and_have_a_text_form",
    AmbiguousWords: "moves_are_distinct_legal_and_have_a_text_form",
    Clairvoyant: "all_that_is_unseen_is_dealt_anew",
    Eavesdropper: "listening_changes_nothing_and_the_last_photograph_is_the_truth",
    Silent: "listening_changes_nothing_and_the_last_photograph_is_the_truth",
    Speechless: "every_event_can_be_told_in_every_language",
    NeverEnds: "a_match_ends_with_places_and_nobody_to_act",
    NobodyWins: "a_match_ends_with_places_and_nobody_to_act",
    PeeksAtHands: "a_seat_s_moves_do_not_depend_on_what_it_cannot_see",
    ForgetsTheDeck: "imagination_knows_nothing_but_what_is_seen",
    ShowsHands: "a_seat_s_moves_do_not_depend_on_what_it_cannot_see",
}


def broken_promises(game: Any) -> list[str]:
    """Which promises the game does not keep."""
    own = toy_game if isinstance(game, toy_game.Whispers) else promised
    seats_and_seeds = product(game.seats, range(2))
    cases = [Case("faulty", game, own.cards_in, Pace(), *each) for each in seats_and_seeds]
    return [promise.__name__ for promise in PROMISES if any(map(_breaks(promise), cases))]


def _breaks(promise: Callable[[Case], None]) -> Callable[[Case], bool]:
    def breaks(case: Case) -> bool:
        try:
            promise(case)
        except (AssertionError, ArithmeticError, LookupError, ValueError, pytest.fail.Exception):
            return True
        return False

    return breaks


@pytest.mark.parametrize(
    ("faulty", "promise"), FAULTS.items(), ids=[faulty.__name__ for faulty in FAULTS]
)
def test_a_planted_fault_is_caught(faulty: type[Any], promise: str) -> None:
    game = faulty(DECK) if issubclass(faulty, Hollywood) else faulty()
    assert f"test_{promise}" in broken_promises(game)


def test_a_shallow_copy_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = State.copy

    def shallow(self: State) -> State:
        copy = whole(self)
        copy.reels = self.reels
        return copy

    monkeypatch.setattr(State, "copy", shallow)
    assert "test_a_move_leaves_the_given_state_alone" in broken_promises(Hollywood(DECK))


def test_without_a_fault_nothing_is_caught() -> None:
    assert broken_promises(Hollywood(DECK)) == broken_promises(toy_game.Whispers()) == []
