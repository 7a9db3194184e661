"""Tips: true where they are given, few, and given no more to somebody who knows."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood.bots.tips import Tip
from hollywood.core.match import Match
from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.rules.state import Move, Place, Placed, State
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.table.first_tips import FirstTips

from ...harness.hollywood_match import Sketches, chairs
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, KIT, hollywood

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
        elif tip.id == "tie":
            assert state.round + 1 == GAME.deck.table(state.seats).rounds
    assert seen & {"last_word", "pushes", "waste"}


def test_tips_are_few_and_retire() -> None:
    settings = Settings(language="en", speed="instant", game="hollywood")
    with program(settings, Sketches(DECK)) as (window, flow):
        pilot, chance = Pilot(window, flow, random.Random(1)), random.Random(2)
        who = [HUMAN, BOT + "random", BOT + "random"]
        flow.begin(SetUp(chairs(who), GAME.options, 3, KIT.name))
        table = pilot.table
        purpose = table.purpose
        assert isinstance(purpose, FirstTips)
        for _ in range(4000):
            if table.human is not None and pilot.stack.top is table:
                pilot.tick(0.2)
                table.make(chance.choice(table.match.game.moves(table.match.state)))
            elif pilot.stack.top is not table:
                pilot.press(pygame.K_RETURN)
            if table.match.to_act is None:
                break
            pilot.tick(0.2)
            pygame.time.wait(1)
        assert 1 <= len(purpose._told) <= 3
        kept = settings.of("hollywood").tips
        assert kept
        knows = [id for id, how in kept.items() if how == "known"]
        again = FirstTips(flow.props, KIT)
        assert not any(map(again._may, knows))
