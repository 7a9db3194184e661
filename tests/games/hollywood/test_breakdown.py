"""Points one can follow: the parts are the whole, a round's changes too, and totals can be kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import prod

from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.core.match import Match
from hollywood.core.message import Message
from hollywood.games.hollywood.rules.changes import changes
from hollywood.games.hollywood.rules.count import TIED
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Move, State
from hollywood.games.hollywood.table.totals import told
from hollywood.kit import SetUp
from hollywood.saves import Kept
from hollywood.set_up import load, save
from hollywood.ui.pages.menu import points_of, told_of

from ...harness.endings import Ending, endings, set_up_of
from ...harness.positions import DECK, KIT, KITS, Hand, hollywood
from .test_invariants import any_options


def checked(game: Hollywood, state: State) -> None:
    """Every line of every count is the product of its factors, and the lines are the total."""
    for seat in range(state.seats):
        score = game.score(state, seat)
        assert all(prod(item.factors) == item.points for item in score.items)
        assert sum(item.points for item in score.items) == score.total
        assert score.total == game.scores(state)[seat]
        open_ = [item for item in score.items if not item.earned]
        assert {item.cards for item in open_} == set(filter(None, state.projects_of(seat)))
        assert sum(item.points > 0 for item in open_) <= 1


def checked_round(game: Hollywood, ended: Ending) -> None:
    """What has changed explains every difference of the totals; no new movie is left out."""
    for seat in range(ended.after.seats):
        before, after = game.score(ended.before, seat), game.score(ended.after, seat)
        found = changes(before, after)
        assert sum(change.points for change in found) == after.total - before.total
        fresh = set(ended.after.movies[seat]) - set(ended.before.movies[seat])
        assert fresh <= {change.cards for change in found}
        assert all(change.points >= 0 for change in found if change.what != "project")


@settings(max_examples=25, deadline=None)
@given(any_options(), st.integers(0, 2**32), st.sampled_from([3, 4]))
def test_parts_add_up_to_the_count(options: Options, seed: int, seats: int) -> None:
    game = Hollywood(DECK, options)
    for ended in endings(game, seats, seed):
        checked(game, ended.before)
        checked(game, ended.after)
        checked_round(game, ended)


def with_projects(*projects: tuple[str, ...]) -> tuple[Hollywood, State]:
    """A first seat that has these projects, one a genre."""
    game, hand = hollywood(), Hand()
    state = game.start(3, 1)
    state.projects[:3] = [hand.cards(films) for films in projects]
    return game, state


def test_a_largest_project_is_never_lost_without_a_reason() -> None:
    reasons = []
    game, before = with_projects(("H",), (), ())
    for after in (with_projects(("H",), ("R",), ())[1], with_projects((), (), ())[1]):
        (change,) = changes(game.score(before, 0), game.score(after, 0))
        assert (change.before, change.after) == (1, 0)
        reasons.append(change.reason.id)
    assert reasons == ["hollywood.count.project_tied", "hollywood.count.project_finished"]


def test_projects_that_tie_are_named_although_nothing_has_changed() -> None:
    """Two films, two projects, no point: a newcomer asks why."""
    game, before = with_projects((), (), ())
    after = with_projects(("H",), ("R",), ())[1]
    (change,) = changes(game.score(before, 0), game.score(after, 0))
    assert (change.before, change.after, change.reason.id) == (0, 0, TIED)


def test_advanced_points_name_the_unwanted_films() -> None:
    words = {}
    for zero in ("literal", "min1", "plus1"):
        game, hand = hollywood(advanced="on", adv_zero=zero), Hand()
        movie = (hand.card("S2"), *hand.cards(["H*", "H"]))
        (item,) = game.counter.score((), [movie], (), ()).items
        unwanted = dict(item.formula.slots)["unwanted"]
        assert isinstance(unwanted, Message)
        words[zero] = (item.factors, unwanted.id)
    assert words == {
        "literal": ((3, 2, 0), "hollywood.count.unwanted"),
        "min1": ((3, 2, 1), "hollywood.count.none_unwanted"),
        "plus1": ((3, 2, 1), "hollywood.count.one_more"),
    }


def photographs(game: Hollywood, seed: int) -> Iterator[tuple[Match[State, Move], list[State]]]:
    """A match by chance, with the photographs of each move."""
    chance, match = random.Random(seed), Match(game, game.start(3, seed))
    while match.to_act is not None:
        move = chance.choice(list(game.moves(match.state)))
        yield match, [beat.state for beat in match.play(move)]


def test_the_last_hand_out_does_not_tell_who_has_won() -> None:
    game = hollywood()
    handed_out = {round_: set[bool]() for round_ in range(3)}
    for match, states in photographs(game, 3):
        kept = Kept(SetUp(set_up_of(3).chairs, game.options, 3, KIT.name), match)
        assert (points_of(kept) is None) is (match.to_act is None or not told(game, match.state))
        for state in states:
            if state.claims:
                handed_out[state.round].add(told(game, state))
                assert (game.standing(state).points is not None) is told(game, state)
            elif any(state.left):
                assert told(game, state), "the match goes on"
    assert handed_out == {0: {True}, 1: {True}, 2: {False}}
    assert not told(game, states[-1])


def test_hidden_totals_are_told_nowhere_before_the_end() -> None:
    game = hollywood(totals="hidden")
    set_up = SetUp(set_up_of(3).chairs, game.options, 3, KIT.name)
    for match, states in photographs(game, 3):
        assert not any(told(game, state) for state in states)
        standing = game.standing(match.state)
        assert (standing.points is None) is (match.to_act is not None)
        if match.to_act is not None:
            assert told_of(Kept(set_up, match)) == standing.headline
    assert game.standing(match.state).points == game.scores(match.state)


def test_a_hint_keeps_hidden_totals() -> None:
    told_points = {}
    for totals in ("open", "hidden"):
        game = hollywood(totals=totals)
        for match, _ in photographs(game, 5):
            if match.to_act is None or match.state.round < 2 or match.state.left[0] > 1:
                continue
            thought, advices = KIT.advise(game, match.state, random.Random(1)), None
            while advices is None:
                try:
                    next(thought)
                except StopIteration as ended:
                    advices = ended.value
            told_points[totals] = [advice.points is None for advice in advices]
            assert "hollywood.reason.now" not in {a.reason.id for a in advices} or totals == "open"
            break
    assert any(told_points["hidden"])
    assert all(told_points["hidden"])
    assert not any(told_points["open"])


def test_hidden_totals_are_saved_with_the_match_and_nothing_else_is_written_anew() -> None:
    written = {}
    for totals in ("open", "hidden"):
        set_up = SetUp(set_up_of(3).chairs, hollywood(totals=totals).options, 3, KIT.name)
        written[totals] = save(set_up, KIT.begin(set_up), KIT)
        assert load(written[totals], "match.yaml", KITS)[0].options.totals == totals
    assert "totals" not in written["open"], "as matches were written before"
