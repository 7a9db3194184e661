"""A match of Paperback looked at again: cents left lying are exact, chances are chances."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

from hollywood.bots.bot import decide, finished
from hollywood.bots.findings import Findings, course_first
from hollywood.bots.review import in_order
from hollywood.core.match import Match
from hollywood.games.paperback.bots.missed import missed
from hollywood.games.paperback.bots.review import MatchReview
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Move, Spell
from hollywood.games.paperback.rules.state import State

from .positions import deck
from .test_players import cast, lexicon, player


@cache
def reviewed(turns: int = 14) -> tuple[Paperback, Match[State, Move], MatchReview]:
    """The beginning of a match of somebody who slips and somebody who does not."""
    game = Paperback(deck(), lexicon("en"))
    match, chance = Match(game, game.start(2, 7)), random.Random(7)
    bots = [player("extra"), player("director")]
    while (seat := match.to_act) is not None and match.state.number <= turns:
        match.play(decide(bots[seat], game, match.state, chance))
    return game, match, MatchReview(cast(), game, match.states, match.moves, 1, 2_400)


def test_a_turn_is_a_step() -> None:
    _, match, review = reviewed()
    assert [step.seat for step in review.steps[:2]] == [
        match.states[0].turn,
        1 - match.states[0].turn,
    ]
    assert len(review.steps) == match.state.number - 1
    assert all(step.chosen for step in review.steps)
    assert review.foresees
    assert review.parts[0][0] == 0


def test_cents_left_lying_are_exact() -> None:
    game, match, review = reviewed()
    left = 0
    for at in range(8):
        decision = finished(review.decision(at))
        number = review.steps[at].number
        state, move = match.states[number], match.moves[number]
        told = finished(missed(game, state, move.laid if isinstance(move, Spell) else ()))
        assert told is not None
        reason = decision.played.reason
        if reason.id.startswith("paperback.review.left_lying"):
            left += 1
            assert dict(reason.slots)["count"] == told.more
        else:
            assert told.more <= 0
    assert left


def test_what_is_told_of_a_turn_are_chances() -> None:
    _, _, review = reviewed()
    for found in list(in_order(review))[:12]:
        after = [each.win for each in found.after]
        assert sum(after) == pytest.approx(1)
        assert all(0 <= win <= 1 for win in after)
    decision = finished(review.decision(3))
    assert decision.best.win >= decision.played.win
    assert decision.loss >= 0


def test_the_course_is_there_soon_and_hands_are_looked_at_closer_later() -> None:
    """Of five seats and 66 turns it took five seconds, and nothing can be read before."""
    _, _, review = reviewed()
    soon, closer = (sum(1 for _ in work) for work in (review.expected(3), review.luck(3)))
    assert soon <= 100 < closer


def test_a_whole_match_is_looked_at() -> None:
    game = Paperback(deck(), lexicon("en"))
    match, chance = Match(game, game.start(2, 3)), random.Random(3)
    while (seat := match.to_act) is not None:
        match.play(decide(player(("lead", "director")[seat]), game, match.state, chance))
    review = MatchReview(cast(), game, match.states[-30:], match.moves[-29:], 1, 1_500)
    findings = Findings(review.steps)
    for _ in course_first(review, findings):
        pass
    assert findings.complete
    end = findings.prospect(len(review.steps), 0)
    assert end.win in (0.0, 0.5, 1.0)


@pytest.mark.parametrize("play", ["at_once", "together"])
def test_where_nothing_can_be_foreseen_there_are_no_steps(play: str) -> None:
    options = replace(deck().presets["standard"], play=play)  # type: ignore[arg-type]
    game = Paperback(deck(), lexicon("en"), options)
    review = MatchReview(cast(), game, [game.start(2, 1)], [], 1)
    assert not review.foresees
    assert list(review.steps) == []
