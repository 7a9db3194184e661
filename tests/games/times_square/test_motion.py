"""Motion and sound of every event keep one time, with motion and without."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hollywood import paths
from hollywood.core.game import Beat, Event, Turn, play
from hollywood.core.match import Match
from hollywood.core.reader import Written
from hollywood.core.record import HUMAN, Chair
from hollywood.files import read_file
from hollywood.games.times_square.rules.state import CharlieWalked, Drew, Moved, Played, State
from hollywood.games.times_square.table import durations as last
from hollywood.games.times_square.table.effects import LampFlares
from hollywood.games.times_square.table.geometry import Plan
from hollywood.games.times_square.table.layout import CHARLIE, card_key, layout, person
from hollywood.games.times_square.table.motion import motion
from hollywood.games.times_square.table.setting import TimesSquareSetting
from hollywood.kit import SetUp
from hollywood.ui.app.screen import Screen
from hollywood.ui.table.setting import Motion
from hollywood.ui.table.stage import Key, Stage

from .finales import props_of
from .positions import at, made, times_square

GAME = times_square()
PLAN = Plan(Screen(1280, 720), 1)
CUES = read_file(paths.assets() / "sounds" / "manifest.yaml")


def told(before: State, beat: Beat[State], moves: bool = True) -> Motion:
    """How an event is seen and heard."""
    return motion(GAME, PLAN, beat.event, before, beat.state, moves)


def beats(seed: int) -> Iterator[tuple[State, Beat[State]]]:
    """Everything that happens in a match played by chance, each with the state before it."""
    chance, state = random.Random(seed), GAME.start(2, seed)
    while moves := list(GAME.moves(state)):
        before = state
        state, found = play(GAME, state, chance.choice(moves))
        for beat in found:
            yield before, beat
            before = beat.state


def seconds(before: State, beat: Beat[State], moves: bool = True) -> float:
    """How long things are on their way."""
    stage, how = Stage(), told(before, beat, moves)
    stage.place(layout(before, PLAN))
    stage.aim(layout(beat.state, PLAN), how.way, how.wings, how.stirs if moves else ())
    return max((actor.left for actor in stage.actors.values()), default=0.0)


def arrives(before: State, event: type[Event], move: str, key: Key) -> float:
    """How long something is on its way when a move is made."""
    state = before
    for beat in play(GAME, before, GAME.read(move))[1]:
        if isinstance(beat.event, event):
            how, start, goal = told(state, beat), layout(state, PLAN), layout(beat.state, PLAN)
            return how.way(key, start.get(key), goal.get(key)).whole
        state = beat.state
    raise AssertionError(f"{move} has no {event}")


@pytest.mark.parametrize("moves", [True, False])
def test_everything_is_seen_within_three_seconds_and_heard_while_it_is_seen(moves: bool) -> None:
    kinds = set[type[Event]]()
    for seed in range(3):
        for before, beat in beats(seed):
            if isinstance(beat.event, Turn):
                continue
            how, lasts = told(before, beat, moves), seconds(before, beat, moves)
            kinds.add(type(beat.event))
            assert lasts <= 3.0
            for cue in how.cues:
                assert f"  {cue.sound}:" in CUES, cue
                assert abs(cue.pan) <= 0.5
                assert cue.seconds <= max(lasts, how.hold) + 0.05, (beat.event, cue)
            for effect in how.effects:
                assert effect.seconds + effect.lasts <= max(lasts, how.hold) + 0.05
    assert len(kinds) >= 6


def test_a_figure_hops_once_for_each_space_and_never_for_longer_than_half_a_second() -> None:
    state = at(GAME, (0, -4, 4, 1, -8), "hal_1 hal_3 deb_5 guard")
    assert arrives(state, Moved, "hal 1 +", person(3)) == pytest.approx(last.HOP, abs=0.06)
    assert arrives(state, Moved, "hal 3 +", person(3)) == pytest.approx(3 * last.HOP, abs=0.06)
    assert arrives(state, Moved, "deb 5 +", person(4)) <= last.HOPS_AT_MOST + 0.06
    assert arrives(state, Moved, "guard left +1", person(1)) > last.HOP, "guards are heavy"


def test_fizz_takes_a_step_for_each_lamp_in_their_order() -> None:
    state = at(GAME, (2, 1, 7, 7, 8), "hal_1 hal_2")
    state.lured = True  # nothing is drawn, so that only he moves
    before, walked = next(_walks(state))
    how = told(before, walked)
    steps = [effect for effect in how.effects if isinstance(effect.what, LampFlares)]
    lamps = [effect.what.lamp for effect in steps if isinstance(effect.what, LampFlares)]
    assert lamps == [0, 1, 2, 3]
    assert [effect.seconds for effect in steps] == sorted(effect.seconds for effect in steps)
    way = how.way(person(CHARLIE), None, None)
    assert way.whole == pytest.approx(4 * (last.SLIDE + last.SLIDE_GAP))
    assert [cue.sound for cue in how.cues].count("ts.bottle_slide") == 4


def _walks(state: State) -> Iterator[tuple[State, Beat[State]]]:
    before = state
    for beat in play(GAME, state, GAME.read("end"))[1]:
        if isinstance(beat.event, CharlieWalked):
            yield before, beat
        before = beat.state


def test_cards_of_the_other_side_are_read_before_figures_move_and_own_ones_are_not() -> None:
    own, other = (at(GAME, (0, -4, 4, 1, -8), "hal_1 hal_2", seat=seat) for seat in (1, 0))
    leads = []
    for state in (own, other):
        found = play(GAME, state, GAME.read("hal 1 +"))[1]
        (played,) = (beat for beat in found if isinstance(beat.event, Played))
        leads.append(told(state, played).lead)
    assert leads == [0.0, pytest.approx(last.LEAVES_FAN + last.IS_READ)]


def test_played_cards_lie_on_their_pile_before_the_first_new_one_comes() -> None:
    state = at(GAME, (0, -4, 4, 1, -8), "hal_1 hal_2 sue sue sue sue sue sue")
    made(GAME, state, "hal 1 +", "hal 2 -")
    found = play(GAME, state, GAME.read("end"))[1]
    first = next(beat for beat in found if isinstance(beat.event, Drew))
    assert set(first.state.played) >= set(state.stage)
    how = told(state, first)
    new = first.event.card if isinstance(first.event, Drew) else -1
    delays = [how.way(card_key(card), None, None).delay for card in (*state.stage, new)]
    assert delays == sorted(delays)
    assert delays[0] < delays[-1]


def test_the_street_gasps_once_at_each_side_in_a_match_however_often_that_is_gone_on_with() -> None:
    set_up = SetUp(
        (Chair("Bruno", Written(HUMAN)), Chair("Ada", Written(HUMAN))), GAME.options, 1, GAME.name
    )
    match = Match(GAME, at(GAME, (4, 0, 8, 0, 0), "sue sue"))

    def gasps(before: State, move: str) -> list[str]:
        (went,) = (b for b in play(GAME, before, GAME.read(move))[1] if isinstance(b.event, Moved))
        heard = TimesSquareSetting(props_of(), set_up, match)
        heard.fit(Screen(1280, 720), props_of().voice(), before, 1)
        return [cue.sound for cue in heard.motion(went.event, before, went.state).cues]

    near, other = at(GAME, (-4, -8, 8, 0, 0), "sue"), at(GAME, (4, 0, 8, 0, 0), "sue", seat=0)
    assert "gasp" in gasps(near, "sue -1")
    match.play(GAME.read("sue +1"))
    assert "gasp" not in gasps(near, "sue -1"), "it was heard before the match was left"
    assert "gasp" in gasps(other, "sue +1"), "at the other side it was not"
