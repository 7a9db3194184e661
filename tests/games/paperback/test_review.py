"""A match of Paperback looked at again: cents left lying are exact, chances are chances."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from hollywood.bots.bot import decide, finished, play_to_end
from hollywood.bots.findings import Findings, course_first
from hollywood.bots.review import in_order
from hollywood.core.match import Match
from hollywood.games.paperback.bots.missed import missed
from hollywood.games.paperback.bots.packed import packed
from hollywood.games.paperback.bots.review import MatchReview
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Move, Spell
from hollywood.games.paperback.rules.state import State

from .by_chance import after_turn
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
    return game, match, MatchReview(cast(), game, match.states, match.moves, 1, 144)


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
        assert all(0 < each.error < 0.2 for each in found.after), "it is not certain"
    decision = finished(review.decision(3))
    assert decision.best.win >= decision.played.win
    assert decision.loss >= 0
    assert decision.error <= decision.loss, "less would not be told"


def test_the_course_is_there_soon_and_hands_are_looked_at_closer_later() -> None:
    """Of five seats and 66 turns it took five seconds, and nothing can be read before."""
    game, match, _ = reviewed()
    review = MatchReview(cast(), game, match.states, match.moves, 1, 300)
    soon, closer = (sum(1 for _ in work) for work in (review.expected(3), review.luck(3)))
    assert soon <= 100 < closer


def test_a_long_match_is_looked_at_as_fast_as_a_short_one() -> None:
    """Twice as many turns, from each nearly twice as many to come: a third of the ends."""
    game, match = whole_match(2, 15)
    every, half = (
        MatchReview(cast(), game, match.states[:moves], match.moves[:moves], 1)
        for moves in (None, len(match.moves) // 2)
    )
    turns, fewer = len(every.steps), len(half.steps)
    more = turns * (turns + 20) / (fewer * (fewer + 20))
    assert half._ends / every._ends == pytest.approx(more, rel=0.01)


def test_what_cards_brought_is_what_lies_between_two_turns() -> None:
    """Nothing is left over: what a turn led to is where the next hand was drawn."""
    _, _, review = reviewed()
    for at in (2, 3):
        after, luck = finished(review.decision(at)).after, finished(review.luck(at + 1))
        for before, gain, then in zip(after, luck.gains, luck.after, strict=True):
            assert before.win + gain == pytest.approx(then.win)


def test_a_whole_match_is_looked_at() -> None:
    game = Paperback(deck(), lexicon("en"))
    match, chance = Match(game, game.start(2, 3)), random.Random(3)
    while (seat := match.to_act) is not None:
        match.play(decide(player(("lead", "director")[seat]), game, match.state, chance))
    review = MatchReview(cast(), game, match.states[-30:], match.moves[-29:], 1, 144)
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


@cache
def whole_match(seats: int, seed: int) -> tuple[Paperback, Match[State, Move]]:
    """A match that bots have played to its end."""
    game = Paperback(deck(), lexicon("en"))
    match = Match(game, game.start(seats, seed))
    bots = [player(("director", "lead")[seat % 2]) for seat in range(seats)]
    play_to_end(match, bots, random.Random(seed))
    return game, match


def furthest_apart(seats: int, seed: int, at: int) -> float:
    """How far what a turn led to is from a separate evaluation, both of 10,000 play-outs."""
    game, match = whole_match(seats, seed)
    review = MatchReview(cast(), game, match.states, match.moves, 1, 10_000)
    turn = review._turns[at]
    after = finished(review.decision(at)).after
    separate = after_turn(review._judge, turn, 10_000, seed=777)
    return max(abs(each.win - win) for each, win in zip(after, separate, strict=True))


def test_another_evaluation_comes_to_the_same() -> None:
    """Not far from the end, where it takes little time; in the whole match if there is time."""
    assert furthest_apart(2, 5, 18) <= 0.02


@pytest.mark.soak
@pytest.mark.parametrize("twelfth", range(12))
@pytest.mark.parametrize("seats", [2, 4])
def test_another_evaluation_comes_to_the_same_everywhere(seats: int, twelfth: int) -> None:
    seed = {2: 5, 4: 7}[seats]
    turns = whole_match(seats, seed)[1].state.number - 1
    assert furthest_apart(seats, seed, turns * twelfth // 12) <= 0.02


def test_whatever_is_discarded_is_as_likely_to_be_drawn_again() -> None:
    """A hundred and twenty-seven orders made one card come in three hands of five."""
    game, _, review = reviewed()
    foresight, state = review._judge.foresight, game.start(2, 1)
    root = packed(state, game.table)
    own = root.decks[0] + root.hands[0]
    root.turn, root.decks[0], root.hands[0], root.discards[0] = 0, [], [], own
    drawn = Counter[int]()
    for number in range(4_000):
        world = foresight._dealt(root, 0, f"{number}")
        foresight.simulation.end_turn(world, 0)
        drawn.update(world.hands[0])
    for card in own:
        assert drawn[card] / 4_000 == pytest.approx(5 / len(own), abs=0.04)
