"""The curtain of the house between two people: what is seen of the table when, and what answers."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.core.record import HUMAN
from hollywood.ui.table.drawn_curtain import Behind, Called, DrawnCurtain
from hollywood.ui.table.setting import Half
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.pause import Pause

from ...harness.pilot import Pane
from ...harness.windows import props_of, shown
from . import by_hand
from .by_hand import KIT
from .test_table import Seated, window_for_one

STEP = 0.02


@pytest.fixture(scope="module")
def seated() -> Iterator[Seated]:
    with window_for_one(speed="normal") as seated:
        yield seated


def sit(seated: Seated) -> AnyTable:
    """Two people have begun, the first of them looks."""
    settings = seated.flow.props.settings
    settings.speed = "instant"
    table = seated.sit((HUMAN, HUMAN), seed=2)
    settings.speed = "normal"
    called(seated)
    opened(seated, table)
    return table


def called(seated: Seated) -> DrawnCurtain:
    """The curtain has closed, and long enough for keys."""
    for _ in range(900):
        top = seated.stack.top
        if isinstance(top, DrawnCurtain) and top.closed and top.resting:
            return top
        seated.stack.update(STEP)
    raise AssertionError("no curtain closes")


def opened(seated: Seated, table: AnyTable) -> None:
    """Whoever is called has said so and sees their hand."""
    seated.press(pygame.K_RETURN)
    for _ in range(100):
        seated.stack.update(STEP)
        if table.human is not None:
            return
    raise AssertionError("the curtain does not open")


def end_turn(seated: Seated) -> None:
    for key in (pygame.K_d, pygame.K_1, pygame.K_e):
        seated.press(key)


def faces(table: AnyTable) -> int:
    """How many cards of hands show their face."""
    held = {card for hand in table.match.state.hands for card in hand}
    actors = table.show.stage.actors.items()
    return sum(actor.pose.face for key, actor in actors if key[0] == "card" and key[1] in held)


def test_it_is_seen_shut_before_anything_is_laid_out_behind_it(seated: Seated) -> None:
    table = sit(seated)
    end_turn(seated)
    while not isinstance(curtain := seated.stack.top, DrawnCurtain):
        seated.stack.update(STEP)
    seated.stack.update(10.0)  # a machine that is busy: the last frame of its way comes late
    assert not curtain.closed
    seated.stack.update(STEP)
    assert curtain.closed
    called(seated)
    opened(seated, table)


def test_the_street_turns_behind_it_and_cards_when_it_is_open(seated: Seated) -> None:
    table = sit(seated)
    first, setting = table.match.to_act, by_hand.setting_of(table)
    end_turn(seated)
    while not isinstance(curtain := seated.stack.top, DrawnCurtain):
        assert (setting.plan.right, faces(table)) == (first, 0)
        seated.stack.update(STEP)
    while not curtain.closed:
        assert (setting.plan.right, faces(table)) == (first, 0)
        seated.stack.update(STEP)
    second = table.match.to_act
    assert (setting.plan.right, table.eyes.viewer, faces(table)) == (second, None, 0)
    called(seated)
    seated.press(pygame.K_RETURN)
    while seated.stack.top is curtain:
        assert (curtain.parts, faces(table)) == (True, 0)
        seated.stack.update(STEP)
    seen = [faces(table)]
    while table.human is None:
        seated.stack.update(STEP)
        seen.append(faces(table))
    assert seen == sorted(seen)
    assert {0, 3, 8} <= set(seen), "one after the other"


def test_it_follows_the_window_and_the_language(seated: Seated) -> None:
    settings = seated.flow.props.settings
    sit(seated)
    end_turn(seated)
    curtain = called(seated)
    before, said = curtain._halves[0].cloth.get_height(), curtain._called.why()
    Pane.latest.size = (1600, 900)
    seated.heard()
    half = curtain._halves[0]
    assert before < 900 <= half.cloth.get_height() + half.fringe.get_height()
    settings.language = "fr"
    try:
        seated.stack.resize(seated.flow.props.screen)
        assert curtain._called.why() != said
    finally:
        settings.language = "en"


def test_no_key_that_is_held_opens_it(seated: Seated) -> None:
    sit(seated)
    end_turn(seated)
    opens = 0
    for _ in range(60):
        seated.press(pygame.K_RETURN)
        opens += isinstance(seated.stack.top, DrawnCurtain) and seated.stack.top.parts
        seated.stack.update(0.004)
    assert opens == 0


def test_the_bar_before_it_gives_nothing_away(seated: Seated) -> None:
    table = sit(seated)
    end_turn(seated)
    curtain = called(seated)
    moves = list(table.match.moves)
    for name in ("undo", "redo", "hint", "log", "projection"):
        seated.click(table.bar.controls.all[table.bar.tools.index(name)].rect.center)
        seated.stack.draw(seated.canvas)
        assert name in table.bar.off
    assert (seated.stack.top, table.match.moves) == (curtain, moves)
    seated.click(table.bar.controls.all[table.bar.tools.index("menu")].rect.center)
    assert isinstance(seated.stack.top, Pause)
    seated.press(pygame.K_ESCAPE)
    opened(seated, table)


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1])
def test_who_turns_to_something_else_covers_their_hand(seated: Seated, key: int) -> None:
    table = sit(seated)
    assert faces(table) == 8
    seated.press(key)
    assert seated.stack.top is not table
    assert faces(table) == 0
    seated.press(pygame.K_ESCAPE)
    called(seated)
    opened(seated, table)
    assert faces(table) == 8


def test_it_closes_over_the_table_and_not_over_a_page_that_fades(seated: Seated) -> None:
    table = sit(seated)
    seated.press(pygame.K_F1)
    seated.press(pygame.K_ESCAPE)
    assert seated.stack.fades, "the rules go away by and by"
    while not isinstance(curtain := seated.stack.top, DrawnCurtain):
        assert seated.stack.top is table
        seated.stack.update(STEP)
    canvas = pygame.Surface(seated.canvas.get_size())
    table.draw(canvas)
    below = canvas.get_rect().inflate(0, -2 * table.ground.bar.height)
    behind = [each.subsurface(below).copy() for each in (curtain._table, canvas)]
    assert behind[0].get_buffer().raw == behind[1].get_buffer().raw
    called(seated)
    opened(seated, table)


def test_what_was_taken_back_is_not_shown_to_anybody_else(seated: Seated) -> None:
    table = sit(seated)
    for key in (pygame.K_w, pygame.K_DOWN, pygame.K_RETURN, pygame.K_u):
        seated.press(key)
    while table.human is None:
        seated.stack.update(STEP)
    before = list(table.match.moves)
    assert table.match.undone
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    seated.press(pygame.K_y, pygame.KMOD_CTRL)
    assert (table.match.moves, seated.warned) == (before, "shut")
    called(seated)
    opened(seated, table)
    seated.press(pygame.K_y, pygame.KMOD_CTRL)
    assert len(table.match.moves) == len(before) + 1


def test_a_card_taken_back_before_no_eyes_shows_its_back_at_once(seated: Seated) -> None:
    table = sit(seated)
    for key in (pygame.K_d, pygame.K_1):
        seated.press(key)
    while table.human is None:
        seated.stack.update(STEP)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    seated.press(pygame.K_u)
    assert (len(table.match.moves), faces(table)) == (0, 0)


def test_a_hand_stays_open_in_a_window_that_is_left_if_that_is_wanted(seated: Seated) -> None:
    choices = seated.flow.props.settings.of(KIT.name).choices
    choices["covered"] = "off"
    table = sit(seated)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    seated.heard()
    assert faces(table) == 8
    del choices["covered"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1024, 576), 200), ((1280, 720), 100)])
def test_its_words_fit(language: Language, size: tuple[int, int], text: int) -> None:
    pygame.init()
    props = props_of(language, size, text)
    cloth = pygame.Surface((8, 8))
    names = {"other": "Bartholomew Oak", "player": "Wilhelmina Mow"}
    why = props.text(say("times_square.table.look_away", **names))
    behind = Behind(_nothing, _nothing, _nothing, never, never)
    called = Called(names["player"], lambda side: pygame.Surface((side, side)), lambda: why)
    half = Half(cloth, cloth)
    curtain = DrawnCurtain(props, called, _nothing, _nothing, lambda: (half, half), behind)
    shown(curtain)
    assert curtain.holds(curtain.controls.all)


def _nothing(*_: object) -> None:
    """What is behind it does not matter here."""


def never(_: object) -> bool:
    return False
