"""A frame of which only a part is painted looks like one that is painted whole."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame
import pytest

from hollywood.core.record import BOT, HUMAN
from hollywood.settings import Settings
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.pause import Pause

from ...harness.comparing import Comparing
from ...harness.endings import final, plain_end, props_of
from ...harness.hollywood_match import Sketches
from ...harness.pilot import Pilot, program
from ...harness.positions import DECK, hollywood
from .test_table import table_of

STEP = 1 / 13
WHO = (HUMAN, f"{BOT}random", f"{BOT}random")


@pytest.fixture
def pilot(roughly: None) -> Iterator[Pilot]:
    with program(Settings(width=1024, height=576), Sketches(DECK)) as made:
        yield Pilot(*made, random.Random(1))


def play(pilot: Pilot, table: AnyTable) -> None:
    """A whole match, hurried, with a mouse that points at anything."""
    chance, stack = random.Random(4), pilot.stack
    wide, high = pilot.canvas.get_size()
    for _ in range(5000):
        if table.match.to_act is None:
            break
        if stack.top is not table:
            pilot.press(pygame.K_RETURN)
        elif table.human is not None:
            table.make(chance.choice(list(table.match.game.moves(table.match.state))))
        if chance.random() < 0.3:
            pilot.motion((chance.randrange(wide), chance.randrange(high)))
            pilot.heard()
        if chance.random() < 0.03:
            pilot.press(chance.choice([pygame.K_l, pygame.K_SPACE, pygame.K_s, pygame.K_h]))
        stack.update(STEP)
        stack.draw(pilot.canvas)
    assert table.match.to_act is None


def test_a_frame_that_is_painted_in_part_looks_like_one_painted_whole(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a whole match; whoever forgets a place, or what decides how a piece looks, is told."""
    monkeypatch.setattr("hollywood.ui.table.bots._SEEN", (0.0, 0.2))
    table, compared = table_of(pilot, WHO), Comparing(monkeypatch)
    play(pilot, table)
    assert compared.parts > compared.frames / 2
    assert not compared.wrong, compared.wrong[:3]


def rests(pilot: Pilot) -> None:
    """Whatever was not painted on the way here would look as it does."""
    for _ in range(300):
        if pilot.stack.update(STEP):
            pilot.stack.draw(pilot.canvas)
        elif pilot.stack.resting:
            break
    assert pilot.stack.resting
    before = pygame.image.tobytes(pilot.canvas, "RGB")
    pilot.stack.draw(pilot.canvas)
    assert pygame.image.tobytes(pilot.canvas, "RGB") == before


def test_whatever_is_done_at_rest_is_painted(pilot: Pilot) -> None:
    """By mouse and by keys, at the table, in the pause above it, and back."""
    pilot.flow.props.settings.reduced_motion = True  # else ghosts of reels never rest
    pilot.flow.props.settings.tips = "never"  # the coach would look for one in its own time
    table = table_of(pilot, (HUMAN,) * 3)
    rests(pilot)
    chance = random.Random(1)
    wide, high = pilot.canvas.get_size()
    for key in (pygame.K_l, pygame.K_s, pygame.K_DOWN, pygame.K_TAB, pygame.K_l, pygame.K_ESCAPE):
        pilot.press(key)
        rests(pilot)
        pilot.motion((chance.randrange(wide), chance.randrange(high)))
        pilot.heard()
        rests(pilot)
    pause = pilot.stack.top
    assert isinstance(pause, Pause)
    for _ in range(3):
        pilot.press(pygame.K_DOWN)
        rests(pilot)
        assert pause.controls.focus is not None
        pilot.motion(pause.controls.focus.rect.center)
        pilot.heard()
        rests(pilot)
    pilot.press(pygame.K_ESCAPE)
    rests(pilot)
    assert pilot.stack.top is table


def test_an_awards_night_that_is_painted_in_part_looks_like_one_painted_whole(
    roughly: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Awards that come and go, towers, lights that move, the envelope; the winner's evening."""
    props, game = props_of(), hollywood(advanced="on")
    evening = final(props, game, plain_end(game))
    evening.resize(props.screen)
    canvas, compared = pygame.Surface(props.screen.rect.size), Comparing(monkeypatch)
    props.stack.push(evening, laid_out=True)
    while not (evening.phase == "winner" and evening.resting):
        if props.stack.update(STEP / 2):
            props.stack.draw(canvas)
        if evening.phase == "winner":
            evening.props.settings.reduced_motion = True  # no confetti
    assert compared.parts > compared.frames / 2
    assert not compared.wrong, compared.wrong[:3]
