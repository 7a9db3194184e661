"""Tips: true where they are given, few, and given no more to somebody who knows."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hollywood.bots.tips import Tip
from hollywood.core.match import Match
from hollywood.core.record import HUMAN
from hollywood.games.hollywood.rules.state import Clap, Move, Place, Placed, State
from hollywood.kit import SetUp

from ...harness.hollywood_match import chairs
from ...harness.positions import KIT, hollywood

MATCHES = 6  # 200 were tried
TIPS = KIT.tips
GAME = hollywood()
LETTERS = "ABCD"


def match_of(seed: int) -> Match[State, Move]:
    chance = random.Random(seed)
    match = KIT.begin(SetUp(chairs([HUMAN] * chance.choice([3, 4])), GAME.options, seed, KIT.name))
    while match.to_act is not None:
        match.play(chance.choice(match.game.moves(match.state)))
    return match


def told(match: Match[State, Move]) -> Iterator[tuple[int, State, int, Tip]]:
    for ply, state in enumerate(match.states[:-1]):
        seat = match.game.to_act(state)
        assert seat is not None
        for tip in TIPS.now(match.game, state, seat):
            yield ply, state, seat, tip


def holders(state: State, seat: int, column: int) -> list[int | None]:
    """Who would hold each card of a column after a reel more, from its bottom up."""
    tried = Match(GAME, state, practice=True)
    tried.play(Place(column))
    beat = next(beat for beat in tried.beats[-1] if isinstance(beat.event, Placed))
    reels = beat.state.reels[column]
    return [*reels, *[None] * (len(state.area[column]) - len(reels))]


@pytest.mark.parametrize("seed", range(MATCHES))
def test_every_tip_is_true(seed: int) -> None:
    seen = set()
    for _, state, seat, tip in told(match_of(seed)):
        seen.add(tip.id)
        slots = dict(tip.words.slots)
        if tip.id in ("last_word", "pushes"):
            column = LETTERS.index(str(slots["column"]))
            after = holders(state, seat, column)
            if tip.id == "last_word":
                assert None not in after, "the column is full"
                assert seat in after
            else:
                before = [*state.reels[column]]
                lost = [now != then for then, now in zip(before, after, strict=False)]
                assert any(lost)
        elif tip.id == "waste":
            ends = GAME.endings(state)
            assert all(len(end.wasted) > len(state.wasted) for end in ends)
        elif tip.id == "unspent":
            assert state.round + 1 == GAME.deck.table(state.seats).rounds
            assert state.left[seat] <= 2
        elif tip.id == "tie":
            assert state.round + 1 == GAME.deck.table(state.seats).rounds
    assert seen & {"last_word", "pushes", "waste"}


@pytest.mark.parametrize(
    ("clap", "double", "left", "told"),
    [
        (True, False, 1, True),
        (True, False, 2, False),
        (False, True, 2, True),
        (False, True, 1, False),
        (False, False, 1, False),
    ],
)
def test_a_studio_card_that_goes_unspent_is_told_of_while_it_can_be_used_for_the_last_time(
    clap: bool, double: bool, left: int, told: bool
) -> None:
    begun = GAME.start(3, 1)
    seat, rounds = begun.turn, GAME.deck.table(3).rounds
    for round in (0, rounds - 1):
        state = begun.copy()
        state.round, state.left[seat] = round, left
        state.clap[seat], state.double[seat] = clap, double
        found = [tip.id for tip in TIPS.now(GAME, state, seat)]
        assert ("unspent" in found) == (told and round > 0)
        used = TIPS.used("unspent", GAME, state, Clap(), state)
        assert used == (round > 0)
