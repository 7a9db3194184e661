"""Below the course of a match: signs of what was played, and where Esmé and Fizz stood."""

from __future__ import annotations

import random

from hollywood import saves
from hollywood.games.times_square.rules.state import State
from hollywood.set_up import load
from hollywood.settings import Settings
from hollywood.ui.analysis.below_course import BelowCourse

from ...harness.folders import ROOT
from ...harness.hollywood_match import Sketches
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK


def test_whoever_looks_sees_their_own_side_above() -> None:
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        Pilot(window, flow, random.Random(1))
        flow.turn_to(flow.games.first("times_square"))
        text = (ROOT / "tests/games/times_square/saves/v1-example.yaml").read_text("utf-8")
        found = saves.Kept(*load(text, "times_square", {"times_square": flow.game.kit}.get))
        starts = [step.number for step in flow.game.kit.review(found.match, 1, 40).steps]
        props = flow.props
        states: list[State] = [*(found.match.states[start] for start in starts), found.match.state]
        for viewer, way in ((0, -1), (1, 1)):
            shown = flow.game.screens.below_course(props, found.match, starts, viewer)
            assert isinstance(shown, BelowCourse)
            esme, fizz = shown.tracks
            assert list(esme.stood) == [way * state.places.sue / 8 for state in states]
            assert list(fizz.stood) == [way * state.charlie / 8 for state in states]
            for at in range(len(starts)):
                assert shown.sign(at, 20).get_size() == (20, 20)
