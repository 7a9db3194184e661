"""What the window draws, and when it does nothing: counted, for no clock is to be trusted."""

from __future__ import annotations

import random
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from hollywood import files, paths
from hollywood.games.hollywood.art import open_art
from hollywood.games.hollywood.table.round_summary import RoundSummary
from hollywood.settings import Settings
from hollywood.ui.app.at_leisure import is_seen
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.window import Window
from hollywood.ui.cards.printer import CardPrinter
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.kept_picture import Repainting
from hollywood.ui.draw.surfaces import Spot
from hollywood.ui.pages.backdrop import Backdrop
from hollywood.ui.pages.title import Title

from ..harness.endings import choice, final, plain_end, props_of, star_choice, summary
from ..harness.hollywood_match import Sketches, drawn_set_up
from ..harness.pilot import Pane, Pilot, program
from ..harness.positions import DECK, hollywood

TICK = 1 / 60


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    settings = Settings(language="en", speed="fast", muted=True)
    with program(settings, Sketches(DECK)) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


def drawn_in(flow: Flow, seconds: float) -> int:
    """How many pictures that takes."""
    pictures = 0
    canvas = pygame.Surface(flow.props.screen.rect.size)
    for _ in range(round(seconds / TICK)):
        if flow.stack.update(TICK):
            flow.stack.draw(canvas)
            pictures += 1
    return pictures


def test_a_living_title_is_seldom_drawn_and_a_resting_one_never(pilot: Pilot) -> None:
    pilot.flow.title()
    title = pilot.stack.top
    assert isinstance(title, Title)
    title.backdrop.wait()
    drawn_in(pilot.flow, 1)
    assert 10 <= drawn_in(pilot.flow, 20) <= 8 * 20 + 1
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.heard()
    drawn_in(pilot.flow, TICK)
    assert drawn_in(pilot.flow, 5) == 0, "nobody is there"
    assert pilot.stack.resting
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.heard()
    assert drawn_in(pilot.flow, 20) >= 10
    drawn_in(pilot.flow, 60)
    assert drawn_in(pilot.flow, 5) == 0


def test_of_a_living_title_only_what_lives_is_painted_and_looks_as_if_all_were(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.flow.title()
    title, stack = pilot.stack.top, pilot.stack
    assert isinstance(title, Title)
    title.backdrop.wait()
    canvas, fresh = (pygame.Surface(pilot.flow.props.screen.rect.size) for _ in range(2))
    stack.update(TICK)
    stack.draw(canvas)
    painted: list[list[pygame.Rect]] = []
    paint = Repainting.paint

    def watched(self: Repainting, *given: Any, **named: Any) -> list[pygame.Rect]:
        painted.append(paint(self, *given, **named))
        return painted[-1]

    monkeypatch.setattr(Repainting, "paint", watched)
    for number in range(4):
        if number == 2:
            stack.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
        while not stack.update(TICK):
            pass
        stack.draw(canvas)
        everything = canvas.get_rect() in painted.pop()
        assert everything == (number == 2), "a control that was come to is painted"
        title.draw(fresh)
        assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(fresh, "RGB")
        for _ in range(30):  # the control has answered
            stack.update(TICK)
            stack.draw(canvas)


def test_a_page_that_was_left_keeps_nothing_large(pilot: Pilot) -> None:
    """Scenes know one another in circles: Python may find out late that nobody needs them."""
    pilot.flow.title()
    title = pilot.stack.top
    assert isinstance(title, Title)
    title.backdrop.wait()
    drawn_in(pilot.flow, 1)
    assert title.backdrop.spots
    pilot.flow.begin(drawn_set_up(random.Random(2)))
    assert pilot.stack.top is not title
    kept = vars(title.backdrop).values()
    assert not [each for each in kept if isinstance(each, pygame.Surface)]
    assert not title.backdrop.spots


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_no_layer_drifts_by_more_than_a_step_at_a_time(size: tuple[int, int]) -> None:
    screen = Screen(*size)
    backdrop = Backdrop("keyart")
    backdrop.fit(screen)
    backdrop.wait()
    step = max(1, round(size[0] / 1920))
    backdrop.update(TICK, moves=True)
    before = spots(backdrop)
    for _ in range(60 * 40):
        if backdrop.update(TICK, moves=True):
            now = spots(backdrop)
            for one, other in zip(before, now, strict=True):
                assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= step
            before = now


def spots(backdrop: Backdrop) -> list[Spot]:
    """Where the layers are laid now that it is drawn."""
    backdrop.ground((1, 1))
    return backdrop.spots


def test_a_table_that_waits_for_a_human_is_not_drawn(pilot: Pilot) -> None:
    pilot.flow.begin(drawn_set_up(random.Random(2)))
    table = pilot.table
    for _ in range(3000):
        pygame.time.wait(1)
        pilot.tick(0.2)
        if table.human is not None and table.resting:
            break
    assert drawn_in(pilot.flow, 30) == 0


def test_minimised_time_stands_still(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    window: Window = pilot.window
    pilot.flow.title()
    passed: list[float] = []
    monkeypatch.setattr(pilot.stack, "update", passed.append)
    for kind in (pygame.WINDOWMINIMIZED, pygame.USEREVENT):
        pygame.event.post(pygame.event.Event(kind))
        window.turn(pilot.stack, pilot.sound)
    assert passed == []
    glances: list[int] = []

    def waited(milliseconds: int) -> None:
        glances.append(milliseconds)
        if len(glances) == 2000:
            pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    monkeypatch.setattr("pygame.time.wait", waited)
    monkeypatch.setattr(type(pilot.sound), "resting", True)
    window.turn(pilot.stack, pilot.sound)
    assert len(glances) == 2000, "nothing but an event wakes it"
    assert min(glances) >= 4, "a window at rest seldom asks whether something has happened"
    assert max(glances) <= 1000 / 60, "who clicks is answered in the next frame"
    assert passed == []
    monkeypatch.undo()
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    monkeypatch.setattr(pilot.stack, "update", passed.append)
    window.turn(pilot.stack, pilot.sound)
    assert len(passed) == 1


@pytest.mark.parametrize("size", [(1, 1), (1, 900), (3000, 1)])
def test_a_window_of_which_hardly_anything_is_left_shows_nothing_until_there_is_room(
    pilot: Pilot, size: tuple[int, int]
) -> None:
    """The least size is a wish: some window managers ask nobody."""
    pilot.flow.begin(drawn_set_up(random.Random(1)))
    table = pilot.table
    before = Pane.latest.size
    Pane.latest.minimum_size = (1, 1)
    for wanted in (size, before, size):
        Pane.latest.size = wanted
        pilot.heard()
        pilot.press(pygame.K_TAB)
        pilot.flow.changed()  # a setting
        for _ in range(3):
            pilot.motion((0, 0))  # else it would wait for somebody to do something
            pilot.window.turn(pilot.stack, pilot.sound)
    Pane.latest.size = before
    pilot.motion((0, 0))
    pilot.window.turn(pilot.stack, pilot.sound)
    assert pilot.stack.top is table
    assert pilot.flow.props.screen.rect.size == before


def test_after_a_while_without_events_they_are_asked_for_less_often(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, waited = [0], list[int]()

    def wait(milliseconds: int) -> None:
        waited.append(milliseconds)
        now[0] += milliseconds

    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    monkeypatch.setattr(pygame.time, "wait", wait)
    pygame.event.clear()
    often = []
    for moment in (0, 30_000, 90_000):
        now[0] = moment
        waited.clear()
        pilot.window.listen(pilot.stack, pilot.flow.props.sound, 200)
        often.append(len(waited))
    assert often[0] == often[1] > 3 * often[2]
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1)))
    waited.clear()
    pilot.window.listen(pilot.stack, pilot.flow.props.sound, 200)
    pilot.window.listen(pilot.stack, pilot.flow.props.sound, 200)
    assert len(waited) == often[0], "somebody is there again"


def test_where_the_system_tells_of_events_nobody_asks_for_them_once_nothing_is_typed(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while a pad is plugged in: its sticks must be asked."""
    now, asked, slept = [0], [0], list[int]()

    def waits(longest: int) -> None:
        now[0] += longest
        slept.append(longest)

    def heard() -> list[pygame.event.Event]:
        asked[0] += 1
        return []

    window = pilot.window
    monkeypatch.setattr(pygame.time, "get_ticks", lambda: now[0])
    monkeypatch.setattr(pygame.time, "wait", lambda longest: waits(min(longest, 5)))
    monkeypatch.setattr(window, "_wait", waits)
    monkeypatch.setattr(window, "_heard", heard)
    window._last_heard = 0
    window._events(250)
    assert asked[0] == 51
    now[0], asked[0] = 10_000, 0
    slept.clear()
    window._events(250)
    assert (asked[0], slept) == (2, [250])
    monkeypatch.setattr(type(window.pads), "plugged_in", True)
    asked[0] = 0
    window._events(250)
    assert asked[0] == 51


def test_whoever_uses_mouse_or_keys_does_not_see_a_hidden_window(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.flow.title()
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    pilot.heard()
    pilot.press(pygame.K_TAB)
    passed: list[float] = []
    monkeypatch.setattr(pilot.stack, "update", passed.append)
    pilot.window.turn(pilot.stack, pilot.sound)
    assert len(passed) == 1


def test_whoever_works_at_leisure_knows_whether_the_window_is_seen(pilot: Pilot) -> None:
    pilot.flow.title()
    assert not is_seen()
    seen = list[bool]()
    for event in (pygame.USEREVENT, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED):
        pygame.event.post(pygame.event.Event(event))
        pilot.window.turn(pilot.stack, pilot.sound)
        seen.append(is_seen())
    assert seen == [True, False, True]


def test_what_follows_is_made_ready_while_cards_are_handed_out(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[RoundSummary] = []
    make = RoundSummary.__init__

    def noted(self: RoundSummary, *given: Any) -> None:
        made.append(self)
        make(self, *given)

    monkeypatch.setattr(RoundSummary, "__init__", noted)
    pilot.flow.begin(drawn_set_up(random.Random(4)))
    table = pilot.table
    chance = random.Random(5)
    while not made:
        table.make(chance.choice(list(table.match.game.moves(table.match.state))))
    assert not table.show.idle
    for _ in range(2000):
        pilot.tick(0.2)
        if isinstance(pilot.stack.top, RoundSummary):
            break
    assert made == [pilot.stack.top]


def test_nobody_waits_in_the_jobs_for_work() -> None:
    backroom, done = BackgroundJobs(), list[int]()
    for number in range(3):
        backroom.add(lambda number=number: done.append(number))  # type: ignore[misc]
        backroom.wait()
    assert done == [0, 1, 2]
    for thread in threading.enumerate():
        if thread.name == "backroom":
            thread.join(5)
            assert not thread.is_alive()


def test_no_scene_waits_for_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    printed: list[threading.Thread] = []
    card = CardPrinter.card

    def noted(self: CardPrinter, *given: Any) -> pygame.Surface:
        printed.append(threading.current_thread())
        return card(self, *given)

    monkeypatch.setattr(CardPrinter, "card", noted)
    props = props_of()
    props.art = open_art(DECK)
    canvas = pygame.Surface(props.screen.rect.size)
    game, state = hollywood(), plain_end(hollywood())
    count = final(props, game, state)
    for scene in (star_choice(props, game, choice(game, 2)), summary(props, 4), count):
        scene.resize(props.screen)
        scene.update(1.0)
        scene.draw(canvas)
    for _ in range(2):
        count.complete()
        count.update(0.1)
        count.draw(canvas)
    props.art.close()
    assert printed
    assert threading.main_thread() not in printed


def test_until_a_card_is_drawn_a_larger_one_is_shown() -> None:
    pygame.init()
    art, id = open_art(DECK), "horror_moth"
    back = art.card(BACK, 90).get_buffer().raw
    for width in (60, 120):
        art.card(id, width)
    shown = art.card_or_stand_in(id, 90)
    assert shown.get_width() == 90
    assert shown.get_buffer().raw != back
    art.wait()
    enlarged = art.card_or_stand_in(id, 1000)
    assert enlarged.get_width() == 1000
    assert enlarged.get_buffer().raw == art.card(BACK, 1000).get_buffer().raw, "not so coarse"
    art.close()


def test_until_a_card_is_drawn_anew_it_is_shown_as_it_was() -> None:
    pygame.init()
    art, id = open_art(DECK), "horror_moth"
    english = art.card(id, 90)
    assert art.card_or_stand_in(id, 90, "fr", symbols=True) is english
    art.wait()
    french = art.card_or_stand_in(id, 90, "fr", symbols=True)
    assert (
        french.get_buffer().raw == open_art(DECK).card(id, 90, "fr", symbols=True).get_buffer().raw
    )
    assert art.card_or_stand_in(id, 60, "fr").get_width() == 60
    back = art.card(BACK, 1000).get_buffer().raw
    assert art.card_or_stand_in(id, 1000, "it").get_buffer().raw == back, "not so coarse"
    art.close()


@pytest.mark.parametrize("junk", [b"", b"RIFFjunkWEBP"])
def test_a_portrait_that_cannot_be_read_is_none(
    junk: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faces").mkdir()
    (tmp_path / "cards").mkdir()
    shutil.copy(paths.assets() / "cards" / "manifest.yaml", tmp_path / "cards")
    (tmp_path / "faces" / "lead.webp").write_bytes(junk)
    monkeypatch.setattr("hollywood.ui.cards.store.paths.assets", lambda: tmp_path)
    art = open_art(DECK)
    assert art.portrait("lead", 40) is None
    assert art.portrait("lead", 50) is None


@pytest.mark.parametrize("junk", [None, b"", b"junk"])
def test_a_window_needs_no_icon(
    junk: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "icons").mkdir()
    if junk is not None:
        (tmp_path / "icons" / "icon_64.png").write_bytes(junk)
    monkeypatch.setattr("hollywood.ui.app.window.paths.assets", lambda: tmp_path)
    with files.elsewhere():
        Window(Settings()).close()


@pytest.mark.parametrize(
    ("desktop", "opened"),
    [((1920, 1080), (1920, 1080)), ((5120, 900), (3000, 900)), ((640, 480), (1024, 576))],
)
def test_no_window_is_larger_than_the_desktop(
    desktop: tuple[int, int], opened: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hollywood.ui.app.window._UNSEEN", ())
    monkeypatch.setattr("pygame.display.get_desktop_sizes", lambda: [desktop])
    window = Window(Settings(width=3000, height=2000))
    assert window.canvas.get_size() == opened
    with files.elsewhere():
        window.close()
