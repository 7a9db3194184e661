"""What faces show at the table: after whose event, and for how long."""

from __future__ import annotations

import random

from hollywood.core.game import Event, play
from hollywood.games.hollywood.bots.characters import HIT
from hollywood.games.hollywood.rules.state import MovieFinished, Placed, StarWasted, State
from hollywood.games.hollywood.table.lookahead import worths
from hollywood.games.hollywood.table.moods import moods
from hollywood.pictures import Mood
from hollywood.ui.table.moods import Moods

from ...harness.positions import hollywood

GAME = hollywood()


def matches(count: int) -> list[tuple[State, Event, State]]:
    """Everything that happened in some matches: the photograph before it, and after it."""
    seen = []
    for seed in range(count):
        state, chance = GAME.start(4, seed), random.Random(seed)
        while GAME.to_act(state) is not None:
            before = state
            state, beats = play(GAME, state, chance.choice(GAME.moves(state)))
            for beat in beats:
                seen.append((before, beat.event, beat.state))
                before = beat.state
    return seen


def test_faces_show_what_happened_to_them() -> None:
    felt: set[tuple[type[Event], Mood]] = set()
    for before, event, after in matches(6):
        shown = moods(GAME, event, before, after)
        felt |= {(type(event), mood) for mood in shown.values()}
        match event:
            case MovieFinished(seat, movie):
                large = GAME.worth(after, movie) >= HIT
                assert shown == ({seat: "triumph"} if large else {})
            case StarWasted(seat, _):
                assert shown == {seat: "dismay"}
            case Placed(seat, _):
                had, has = worths(GAME, before), worths(GAME, after)
                lost = {each for each in range(4) if had[each].most - has[each].most >= 4}
                assert shown == dict.fromkeys(lost - {seat}, "dismay")
            case _:
                assert shown == {}
    assert felt == {(MovieFinished, "triumph"), (StarWasted, "dismay"), (Placed, "dismay")}


def test_a_face_looks_as_usual_again_once_it_has_said_its_word() -> None:
    faces = Moods()
    assert faces.resting
    faces.wear({1: "dismay"})
    assert faces.now == {1: "dismay"}
    assert not faces.update(1.5, ())
    assert not faces.update(3, {1})
    assert faces.now == {1: "dismay"}
    assert faces.update(0.2, ())
    assert faces.resting
    faces.wear({1: "dismay"})
    faces.clear()
    assert faces.resting
