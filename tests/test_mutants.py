"""The feel is tested: each fault planted here in motion, sound or words fails a test that is named.

House for three, section 7, found most of these alive. A mutant is caught by an assertion, nothing
else: a test that falls over has seen nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from math import inf

import pytest

from hollywood.core.match import Match
from hollywood.games.hollywood.rules.state import BlockbusterTaken, Clapped, RoundEnded
from hollywood.games.hollywood.table import durations, hand_out_motion, studio_card_motion
from hollywood.games.hollywood.table import motion as motion_module
from hollywood.games.hollywood.table.slate import clap_opened, cut_opened
from hollywood.settings import Settings
from hollywood.ui.table import bots, status
from hollywood.ui.table.remarks import Remarks
from hollywood.ui.table.setting import Cue, Motion
from hollywood.ui.table.sounds import Sounds
from hollywood.ui.table.sparks import Sparks
from hollywood.ui.table.table import Table

from .games.hollywood import test_motion, test_remarks, test_show
from .harness.hollywood_match import Sketches
from .harness.pilot import Pilot, program
from .harness.positions import DECK
from .ui import test_bots_at_the_table, test_table_keys

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Mutant:
    """A fault, and the test that is there to see it."""

    plant: Callable[[Patch], None]
    caught_by: Callable[[], None]


@contextmanager
def pilot(**settings: object) -> Iterator[Pilot]:
    """Someone at mouse and keys."""
    chosen = Settings(language="en", width=1280, height=720, **settings)  # type: ignore[arg-type]
    with program(chosen, Sketches(DECK)) as made:
        yield Pilot(*made, random.Random(1))


def piloted(test: Callable[[Pilot], None], **settings: object) -> Callable[[], None]:
    """A test that is given a pilot."""

    def run() -> None:
        with pilot(**settings) as someone:
            test(someone)

    return run


def patched(test: Callable[[Patch], None]) -> Callable[[], None]:
    """A test that patches something."""

    def run() -> None:
        with Patch.context() as patch:
            test(patch)

    return run


# faults


def number(module: object, name: str, value: float) -> Callable[[Patch], None]:
    """A number is another one."""
    return lambda patch: patch.setattr(module, name, value)


def nothing(kind: type, name: str) -> Callable[[Patch], None]:
    """Something is asked for and not done."""
    return lambda patch: patch.setattr(kind, name, lambda *given: None)


def late_bumps(patch: Patch) -> None:
    """Bumps are heard ten times as late as they are seen."""
    told = motion_module._motion

    def late(*given: object) -> Motion:
        motion = told(*given)  # type: ignore[arg-type]
        cues = [
            cue._replace(seconds=cue.seconds * 10) if cue.sound == "hw.reel_bump" else cue
            for cue in motion.cues
        ]
        return replace(motion, cues=cues)

    patch.setattr(motion_module, "_motion", late)


def early_clap(patch: Patch) -> None:
    """The clap is heard when the card is lifted, not at the snap."""

    def early(seconds: float, sound: str, step: int = 0) -> Cue:
        return Cue(0.0, sound, step)

    patch.setattr(studio_card_motion, "Cue", early)


def early_cut(patch: Patch) -> None:
    """The same of the slate that ends a round."""
    patch.setattr(hand_out_motion, "Cue", lambda seconds, sound, step=0: Cue(0.0, sound, step))


def frame_ahead(patch: Patch) -> None:
    """The frame is lit of whoever is to move, whatever is shown."""
    patch.setattr(Table, "_lit", property(lambda table: table.match.to_act))


def own_time(patch: Patch) -> None:
    """Sounds do not keep the pace of the show."""
    add = Sounds.add
    patch.setattr(Sounds, "add", lambda self, cues, pace: add(self, cues, 1.0))


def short_warnings(patch: Patch) -> None:
    """A warning is gone in the frame after it was given."""
    patch.setattr(status, "_LEAST", 0.0)
    patch.setattr(status, "_A_LETTER", 0.0)


SLATE = test_show.test_a_slate_is_heard_as_it_shuts
LASTS = test_show.test_everything_takes_as_long_as_was_found_right
MUTANTS = {
    "a bump is ten times as slow": Mutant(
        number(durations, "BUMP", 10 * durations.BUMP),
        partial(test_motion.test_each_bump_is_heard_when_it_is_seen, 2),
    ),
    "a bump is heard ten times as late": Mutant(
        late_bumps, partial(test_motion.test_each_bump_is_heard_when_it_is_seen, 2)
    ),
    "remarks are never heard": Mutant(
        nothing(Remarks, "hear"),
        piloted(test_remarks.test_everybody_says_hello_at_the_first_deal),
    ),
    "sparks never fly": Mutant(
        nothing(Sparks, "burst"),
        partial(
            test_motion.test_sparks_fly_for_a_great_movie_once_it_has_come_together, "HHHH", True
        ),
    ),
    "warnings vanish at once": Mutant(
        short_warnings,
        piloted(test_table_keys.test_a_reason_can_be_read_and_then_goes, speed="instant"),
    ),
    "bots are never cut off": Mutant(
        number(bots, "_PATIENCE", inf),
        patched(test_bots_at_the_table.test_who_thinks_for_too_long_plays_the_best_so_far),
    ),
    "a hint is not counted": Mutant(
        nothing(Match, "give_hint"),
        piloted(test_table_keys.test_whoever_has_only_a_mouse_has_every_tool, speed="instant"),
    ),
    "the frame does not follow the event": Mutant(
        frame_ahead, test_show.test_the_light_is_on_the_seat_whose_event_is_seen
    ),
    "coins never land": Mutant(
        number(durations, "COIN_FLIES", 30.0), partial(LASTS, BlockbusterTaken, 0.7, 1.4)
    ),
    "the clap is heard too early": Mutant(
        early_clap, partial(SLATE, Clapped, "clapper", clap_opened)
    ),
    "the cut is heard too early": Mutant(
        early_cut, partial(SLATE, RoundEnded, "hw.round_cut", cut_opened)
    ),
    "sounds do not keep the time of the show": Mutant(
        own_time, test_motion.test_sounds_keep_the_time_of_the_show
    ),
}


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: Patch) -> None:
    """Nothing here must outlive the machine."""
    monkeypatch.setattr("os.fsync", lambda file: None)


@pytest.mark.parametrize("name", MUTANTS)
def test_a_mutant_is_caught(name: str, monkeypatch: Patch) -> None:
    """By a test that passes without it, called just so."""
    mutant = MUTANTS[name]
    mutant.caught_by()
    mutant.plant(monkeypatch)
    with pytest.raises(AssertionError):
        mutant.caught_by()
