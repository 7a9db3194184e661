"""What faces show at the table: after whose event, and for how long."""

from __future__ import annotations

import random

import pygame
import pytest

from hollywood.core.game import Event, play
from hollywood.core.record import BOT, HUMAN
from hollywood.games.hollywood.bots.characters import HIT
from hollywood.games.hollywood.rules.state import MovieFinished, Placed, StarWasted, State
from hollywood.games.hollywood.table.lookahead import worths
from hollywood.games.hollywood.table.moods import moods
from hollywood.kit import SetUp
from hollywood.pictures import Mood
from hollywood.settings import Settings
from hollywood.ui.draw.surfaces import canvas as layer
from hollywood.ui.table.moods import Moods

from ...harness.hollywood_match import Sketches, chairs
from ...harness.hollywood_table import places_of
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, KIT, hollywood

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


def test_the_panel_of_a_bot_shows_its_mood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda file: None)
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        pilot = Pilot(window, flow, random.Random(1))
        flow.begin(SetUp(chairs([HUMAN, BOT + "mogul", BOT + "lead"]), GAME.options, 1, KIT.name))
        table, canvas = pilot.table, layer((1280, 720))

        def faces() -> list[bytes]:
            table.draw(canvas)
            around = [panel.face for panel in places_of(table).panels]
            return [pygame.image.tobytes(canvas.subsurface(each), "RGB") for each in around]

        usual = faces()
        table.moods.wear({1: "triumph"})
        happy = faces()
        assert [one == other for one, other in zip(usual, happy, strict=True)] == [
            True,
            False,
            True,
        ]
        table.moods.clear()
        assert faces() == usual
