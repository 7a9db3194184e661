"""The card that was meant goes to the stage, from where it lay or was let go."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from hollywood.games.times_square.table.hit_areas import pad
from hollywood.games.times_square.table.layout import SPACE, card_key
from hollywood.ui.table.table import AnyTable

from . import by_hand
from .positions import START
from .test_table import Seated, window_for_one


@pytest.fixture(scope="module")
def seated() -> Iterator[Seated]:
    with window_for_one(speed="normal") as seated:
        yield seated


def sit(seated: Seated, hand: str) -> AnyTable:
    seated.flow.props.settings.speed = "instant"
    table = seated.sit()
    seated.put(START, hand)
    seated.flow.props.settings.speed = "normal"
    return table


def sets_out(table: AnyTable) -> tuple[float, float]:
    """Where the card of this turn comes from."""
    (card,) = table.match.state.stage
    actor = table.show.stage.actors[card_key(card)]
    assert not actor.resting
    return actor.start.x, actor.start.y


@pytest.mark.parametrize("which", [0, 1, 2])
def test_of_cards_that_are_alike_the_chosen_one_goes(seated: Seated, which: int) -> None:
    table = sit(seated, "sue sue sue hal_2")
    at = seated.card("sue", which)
    seated.press(pygame.K_1 + which)
    seated.click(pad(by_hand.setting_of(table).plan, 0, 1, together=False).center)
    assert sets_out(table) == at
    held = table.match.state.hands[table.match.state.turn]
    starts = [table.show.stage.actors[card_key(card)].start.x for card in held]
    assert len(set(starts)) == 3
    assert at[0] not in starts


def test_a_card_that_was_carried_goes_on_from_where_it_was_let_go(seated: Seated) -> None:
    table = sit(seated, "hal_2 hal_2 sue")
    for which in (1, 0):
        at = seated.on(SPACE, 3 if which else 5)
        seated.drag(seated.card("hal_2", which), at)
        card = table.match.state.stage[-1]
        start = table.show.stage.actors[card_key(card)].start
        assert (start.x, start.y) == at
        table.show.finish()


@pytest.mark.parametrize("kind", ["sky", "space"])
def test_a_card_let_go_where_it_means_nothing_goes_home(seated: Seated, kind: str) -> None:
    table = sit(seated, "hal_2 sue sue")
    state = table.match.state
    key = card_key(
        next(card for card in state.hands[1] if by_hand.rules_of(table)[0].ids[card] == "hal_2")
    )
    home, at = seated.card("hal_2"), seated.on(SPACE, -7) if kind == "space" else (640, 90)
    seated.drag(home, at)
    start = table.show.stage.actors[key].start
    assert (start.x, start.y) == at
    seated.press(pygame.K_3)
    assert table.draft is not None, "nothing waits for it"
    assert seated.spot(table, key) == home
