"""What is to be discarded stays in the hand, tipped, until the turn ends."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from hollywood.core.record import HUMAN
from hollywood.games.times_square.table.layout import DISCARD, PLAYED, card_key, in_hand, layout
from hollywood.games.times_square.table.setting import TimesSquareSetting
from hollywood.ui.table.table import AnyTable

from . import by_hand
from .test_curtain import called, opened
from .test_table import Seated, window_for_one


@pytest.fixture(scope="module")
def seated() -> Iterator[Seated]:
    with window_for_one() as seated:
        yield seated


def away(table: AnyTable) -> list[int]:
    """The cards of the own hand that are tipped, by their places in it."""
    _, state = by_hand.rules_of(table)
    setting, actors = by_hand.setting_of(table), table.show.stage.actors
    hand = in_hand(state, setting.plan.own)
    poses = [actors[card_key(card)].goal for card in hand]
    assert [pose.x for pose in poses] == [setting.plan.hand(n, 8)[0] for n in range(8)]
    return [n for n, pose in enumerate(poses) if pose.turn == 6 and pose.width > 100]


def test_it_keeps_its_place_in_the_hand_and_is_kept_by_the_same_key(seated: Seated) -> None:
    table = seated.sit()
    for key in (pygame.K_d, pygame.K_3, pygame.K_1, pygame.K_5):
        seated.press(key)
    assert away(table) == [0, 2, 4]
    seated.press(pygame.K_3)
    assert away(table) == [0, 4]
    seated.press(pygame.K_u)
    assert away(table) == [0]
    seated.press(pygame.K_e)
    seated.rest(table)
    assert away(table) == []


def test_it_is_carried_to_the_pile_and_clicked_to_stay(seated: Seated) -> None:
    table = seated.sit()
    card = in_hand(table.match.state, table.match.state.turn)[3]
    start = seated.spot(table, card_key(card))
    seated.drag(start, seated.on(PLAYED))
    assert away(table) == [3]
    seated.click(seated.spot(table, card_key(card)))
    assert away(table) == []
    seated.click(seated.on(DISCARD))


def exchanged(table: AnyTable) -> list[str]:
    """The numbers on the stage."""
    _, state = by_hand.rules_of(table)
    shown = by_hand.setting_of(table).painter._lying._shown(state)
    assert shown is not None
    assert shown.told is not None
    return [sign for sign in table.voice.text(shown.told) if sign.isdigit()]


def test_the_stage_tells_how_many_go_and_how_many_come(seated: Seated) -> None:
    table = seated.sit()
    seated.press(pygame.K_d)
    for key in (pygame.K_1, pygame.K_2, pygame.K_3):
        seated.press(key)
    _, state = by_hand.rules_of(table)
    assert exchanged(table) == ["3", "3"]
    state.passes, state.supply = 1, state.supply[:2]
    by_hand.setting_of(table).painter._lying.forget()
    assert exchanged(table) == ["3", "2"], "last call: no more are drawn"


def test_what_somebody_else_discards_lies_on_the_stage(seated: Seated) -> None:
    table = seated.sit((HUMAN, HUMAN), seed=2)
    called(seated)
    opened(seated, table)
    for key in (pygame.K_d, pygame.K_1):
        seated.press(key)
    setting = by_hand.setting_of(table)
    assert isinstance(setting, TimesSquareSetting)
    (card,) = table.match.state.stage
    shown = layout(table.match.state, setting.plan)[card_key(card)]
    assert shown.width == setting.plan.staged_card


def test_it_shows_its_back_while_nobody_looks(seated: Seated) -> None:
    table = seated.sit((HUMAN, HUMAN), seed=2)
    called(seated)
    opened(seated, table)
    for key in (pygame.K_d, pygame.K_1):
        seated.press(key)
    (card,) = table.match.state.stage
    assert table.show.stage.actors[card_key(card)].goal.face
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    seated.heard()
    assert not table.show.stage.actors[card_key(card)].goal.face
    called(seated)
    opened(seated, table)
    assert table.show.stage.actors[card_key(card)].goal.face
