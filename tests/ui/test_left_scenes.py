"""What is large is given back as a scene is left, not when Python looks for garbage."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator
from weakref import ref

import pygame
import pytest

from hollywood.core.record import HUMAN
from hollywood.settings import Settings
from hollywood.ui.app import memory
from hollywood.ui.app.passage import Passage
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.ground import felt
from hollywood.ui.pages.match_draft import remembered
from hollywood.ui.pages.street import Street
from hollywood.ui.table.table import AnyTable, Table

from ..harness.pilot import Pilot, program
from ..harness.windows import game, props_of

TICK = 1 / 60
LARGE = 640 * 360 * 4 // 3  # bytes: a third of the window


@pytest.fixture(autouse=True)
def _nobody_looks_for_garbage() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(params=["hollywood", "times_square"])
def pilot(request: pytest.FixtureRequest) -> Iterator[Pilot]:
    chosen = Settings(language="en", width=640, height=360, game=request.param)
    with program(chosen) as made:
        yield Pilot(*made, random.Random(1))


def begin(pilot: Pilot) -> AnyTable:
    """A match of people, from its first press until its table is seen."""
    flow = pilot.flow
    draft = remembered(Settings(), flow.game.kit)
    draft.playing = flow.game.boxed.players[0]
    for seat in draft.players:
        seat.fill(HUMAN)
    flow.begin(draft.set_up(flow.props.voice(), 1))
    while isinstance(flow.stack.top, Passage):
        pilot.tick(TICK)
    table = flow.stack.scenes[0]
    assert isinstance(table, Table)
    table.update(TICK)
    table.draw(pilot.canvas)
    return table


def large_of(thing: object) -> list[ref[pygame.Surface]]:
    """Every large picture of its own: those that all scenes share are not looked for."""
    found: dict[int, ref[pygame.Surface]] = {}
    seen, left = {id(thing)}, [thing]
    while left:
        for each in gc.get_referents(left.pop()):
            if id(each) in seen or isinstance(each, type | type(gc) | Props):
                continue
            seen.add(id(each))
            if isinstance(each, pygame.Surface) and each.get_parent() is None:
                if each.get_pitch() * each.get_height() > LARGE:
                    found[id(each)] = ref(each)
            elif type(each).__module__.startswith("hollywood") or isinstance(each, dict | tuple):
                left.append(each)
    return list(found.values())


def test_a_street_keeps_no_picture(pilot: Pilot) -> None:
    pilot.flow.street()
    street = pilot.stack.top
    assert isinstance(street, Street)
    street.picture.wait()
    pilot.tick(TICK)
    large = large_of(street.picture)
    assert large
    del street
    begin(pilot)
    assert not [each for each in large if each() is not None]


def test_a_street_that_is_read_keeps_few_pictures_as_large_as_the_window(pilot: Pilot) -> None:
    pilot.flow.street()
    street = pilot.stack.top
    assert isinstance(street, Street)
    street.picture.wait()
    street.picture._early = pygame.Surface(street.props.screen.rect.size)  # shown until now
    street.draw(pygame.Surface(street.props.screen.rect.size))
    found = [each() for each in large_of(street.picture)]
    sizes = [each.get_size() for each in found if each is not None]
    whole = street.props.screen.rect.size
    assert sizes.count(whole) == 2, sizes  # the night with the town, and the houses on that


def test_a_page_that_is_left_keeps_no_picture(pilot: Pilot) -> None:
    pilot.flow.street()
    pilot.flow.settings()
    page = pilot.stack.top
    pilot.tick(TICK)
    large = large_of(page)
    assert large
    pilot.stack.pop()
    assert len([each for each in large if each() is not None]) == 0


def test_the_felt_of_a_game_goes_when_another_one_is_turned_to(pilot: Pilot) -> None:
    props = pilot.flow.props
    kept = ref(felt(props.screen, props.felt))
    assert kept() is not None
    props.turn_to(props.art, props.felt)
    assert kept() is None


@pytest.mark.parametrize(("size", "ready"), [((1920, 1080), 1), ((3840, 2160), 0)])
def test_in_a_large_window_no_felt_lies_ready_for_a_table(
    size: tuple[int, int], ready: int
) -> None:
    props = props_of(size=size)
    felt.cache_clear()
    game().screens.prepare(props)
    props.art.jobs.wait()
    assert felt.cache_info().currsize == ready
    felt.cache_clear()


def test_a_table_keeps_no_picture_and_the_next_one_is_not_beside_it(pilot: Pilot) -> None:
    table = begin(pilot)
    large, gone = large_of(table.setting), ref(table)
    assert len(large) > 2
    del table
    begin(pilot)
    pilot.tick(TICK)
    pilot.flow.props.art.wait()  # what puts it away holds it until that is done
    gc.collect()
    assert gone() is None
    assert not [each for each in large if each() is not None]


def test_garbage_is_looked_for_while_nothing_is_drawn(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full look takes as long as a frame may; by itself Python has it at any moment."""
    looks, moves = list[bool](), [True]
    pilot.flow.title()
    monkeypatch.setattr(memory, "_ENOUGH", 0)
    monkeypatch.setattr(gc, "collect", lambda: looks.append(moves[0]))
    monkeypatch.setattr(pilot.stack, "update", lambda seconds: moves[0])
    for moves[0] in (True, False):
        for _ in range(6):
            pilot.window.turn(pilot.stack, pilot.sound)
    assert looks
    assert not any(looks)


def test_python_looks_seldom_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = list[int]()
    for name in ("freeze", "enable", "collect"):
        monkeypatch.setattr(gc, name, lambda: None)
    monkeypatch.setattr(gc, "set_threshold", lambda *looks: chosen.extend(looks))
    memory.keep_what_is_there()
    young, middle, whole = chosen
    assert (young, middle) == (700, 10)  # as Python has it
    assert whole > 10
