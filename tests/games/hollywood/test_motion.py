"""How events are seen and heard: one clock for both."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from math import pi

import pytest

from hollywood.core.game import Beat, play
from hollywood.games.hollywood.rules.game import Hollywood
from hollywood.games.hollywood.rules.state import Dealt, FilmTaken, MovieFinished, Place, State
from hollywood.games.hollywood.table.geometry import Places
from hollywood.games.hollywood.table.hand_out_motion import LARGE
from hollywood.games.hollywood.table.layout import REEL, layout
from hollywood.games.hollywood.table.motion import motion
from hollywood.settings import Settings
from hollywood.ui.app.screen import Screen
from hollywood.ui.table.setting import Motion
from hollywood.ui.table.stage import CARD, Actor, Key, Pose, Way

from ...harness.hollywood_match import Sketches
from ...harness.hollywood_table import show_of
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, Hand, hollywood
from .test_table import table_of

PLACES = Places(Screen(1280, 720), DECK.columns, 3)
HERE = Pose(0, 0, 10)


def beats(game: Hollywood, seed: int) -> Iterator[tuple[State, Beat[State]]]:
    """Everything that happens in a match played by chance, each with the state before it."""
    chance, state = random.Random(seed), game.start(3, seed)
    while moves := list(game.moves(state)):
        before = state
        state, found = play(game, state, chance.choice(moves))
        for beat in found:
            yield before, beat
            before = beat.state


def test_sparks_and_fanfare_agree_about_what_is_large() -> None:
    game, large = hollywood(advanced="on"), 0
    for seed in range(40):
        for before, beat in beats(game, seed):
            if not isinstance(beat.event, MovieFinished):
                continue
            told = motion(game, PLACES, beat.event, before, beat.state)
            fanfare = "hw.movie_large" in [cue.sound for cue in told.cues]
            assert fanfare == (told.sparks is not None)
            assert fanfare == (game.worth(beat.state, beat.event.movie) >= LARGE)
            large += fanfare
    assert large


def way(told: Motion, key: Key, new: bool) -> Way:
    """The way of something that comes, or that lies there already."""
    return told.way(key, None if new else HERE, HERE)


def placed(pushed: int) -> tuple[Motion, int]:
    """A reel into a column with so many in it; how many lie there then."""
    game = hollywood()
    state = game.start(3, 1)
    for _ in range(pushed):
        state, _ = play(game, state, Place(0))
    _, found = play(game, state, Place(0))
    return motion(game, PLACES, found[0].event, state, found[0].state), pushed + 1


@pytest.mark.parametrize("pushed", [1, 2, 3])
def test_each_bump_is_heard_when_it_is_seen(pushed: int) -> None:
    """What was tried and found right: it changes on purpose only."""
    told, many = placed(pushed)
    comes = way(told, (REEL, 0, many - 1), new=True)
    bumps = [cue for cue in told.cues if cue.sound == "hw.reel_bump"]
    pushes = [way(told, (REEL, 0, number), new=False) for number in reversed(range(pushed))]
    assert [cue.seconds for cue in bumps] == [push.delay for push in pushes]
    assert [cue.step for cue in bumps] == list(range(pushed))
    assert [push.seconds - push.settle for push in pushes] == pytest.approx([0.18] * pushed)
    assert [later.delay - push.delay for push, later in pairwise(pushes)] == pytest.approx(
        [0.045] * (pushed - 1)
    )
    lands = next(cue.seconds for cue in told.cues if cue.sound == "hw.reel_place")
    assert lands == pytest.approx(0.29)
    assert lands == pytest.approx(comes.whole - comes.settle)
    assert 0.18 < bumps[0].seconds < lands, "they touch before the new one lies"


def test_a_reel_touches_the_next_edge_on_edge() -> None:
    told, many = placed(1)
    start, goal = told.wings((REEL, 0, 1)), PLACES.on_card(0, DECK.columns[0] - 1)
    actor = Actor(start, Pose(*goal, PLACES.reel), way(told, (REEL, 0, many - 1), new=True))
    actor.spent = next(cue.seconds for cue in told.cues if cue.sound == "hw.reel_bump")
    assert actor.pose.y - goal[1] == pytest.approx(PLACES.reel, abs=1)


def test_a_reel_rolls_as_far_as_it_goes() -> None:
    """It turns by its way over its rim: the picture never slides."""
    game = hollywood()
    state = game.start(3, 1)
    for _ in range(2):
        state, _ = play(game, state, Place(0))
    poses = layout(state, PLACES)
    upper, lower = poses[REEL, 0, 0], poses[REEL, 0, 1]
    rolled = abs(upper.turn - lower.turn)
    assert rolled == pytest.approx(360 * abs(upper.y - lower.y) / (pi * upper.width), abs=1)


def test_a_tower_makes_room_while_its_card_comes_and_is_ready_as_it_lands() -> None:
    """Never before it flies, and nothing moves once it lies there."""
    game, seen = hollywood(), 0
    for before, beat in beats(game, 1):
        if not isinstance(beat.event, FilmTaken):
            continue
        told, seen = motion(game, PLACES, beat.event, before, beat.state), seen + 1
        comes = way(told, (CARD, beat.event.card, 0), new=False)
        other = next(c for column in before.area for c in column if c != beat.event.card)
        makes_room = way(told, (CARD, other, 0), new=False)
        assert makes_room.whole == pytest.approx(comes.whole)
        assert comes.delay <= makes_room.delay < comes.whole
    assert seen


def test_each_card_is_heard_when_it_is_dealt() -> None:
    game = hollywood()
    state = game.start(3, 1)
    told = motion(game, PLACES, Dealt(0, 0), state, state)
    area = [card for column in state.area for card in column]
    flies = [way(told, (CARD, card, 0), new=True).delay for card in area]
    assert flies == [cue.seconds for cue in told.cues if cue.sound == "card_deal"]
    assert flies == pytest.approx([0.055 * number for number in range(len(area))])
    last = told.cues[-1]
    assert last.sound == "hw.stage_bell"
    assert last.seconds >= max(flies) + 0.3


def test_sounds_keep_the_time_of_the_show() -> None:
    """At twice the pace they come twice as soon, and when all arrives at once, at once."""
    game = hollywood()
    heard: dict[float, list[float]] = {1.0: [], 0.5: []}
    for pace, at in heard.items():
        state = game.start(3, 1)
        show, _ = show_of(game, state)
        _, found = play(game, state, Place(0))
        show.add(found)
        for frame in range(100):
            show.update(0.01, pace, True)
            at += [frame * 0.01 for _ in show.sounds.due()]
    assert heard[1.0] == pytest.approx([2 * seconds for seconds in heard[0.5]], abs=0.03)
    show.add(play(game, show.state, Place(1))[1])
    show.finish()
    assert [cue.sound for cue in show.sounds.due()] == ["hw.reel_place"]
    assert show.sounds.resting


@pytest.mark.parametrize(("films", "sparks"), [("HHHH", True), ("HH", False)])
def test_sparks_fly_for_a_great_movie_once_it_has_come_together(films: str, sparks: bool) -> None:
    hand, settings = Hand(), Settings(width=1280, height=720)
    movie = (hand.card("S3"), *hand.cards(films))
    with program(settings, Sketches(DECK)) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        table = table_of(pilot)
        state = table.match.state.copy()
        state.movies[0] = (movie,)
        table.show.add([Beat(MovieFinished(0, movie), state)])
        seen = []
        for _ in range(60):
            pilot.tick(0.02)
            spots = [spark for spark in table._sparks._sparks if spark.spent >= 0]
            seen.append(bool(spots))
        assert any(seen) == sparks
        assert not any(seen[:15]), "not before the star has come"
        assert not seen[-1], "they go out"
