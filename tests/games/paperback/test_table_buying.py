"""Cards and books are bought at the table, and given back."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from hollywood.box import open_sentences
from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.games.paperback.rules.state import NO_CARD
from hollywood.games.paperback.table.places import card_key
from hollywood.games.paperback.table.sentences import expected

from .by_hand import setting_of
from .stills import NAMES
from .test_table import seated

pytestmark = pytest.mark.usefixtures("roughly")


def test_whoever_buys_is_told_how_to_give_back_with_what_they_use() -> None:
    """With the mouse, with keys, with a pad; whoever only watches is told nothing."""
    with seated() as seat:
        seat.publish("painter")
        seat.click(min(seat.desk.payable))
        looks, keys = setting_of(seat.table).painter._telling, seat.pilot.window.keys

        def told() -> list[str]:
            basket = looks.told(seat.table.view(), seat.desk).basket
            assert basket is not None
            return [seat.table.voice.text(line) for line in basket.lines]

        keys.by_mouse = True
        assert told() == ["click to give back"]
        keys.by_mouse = False
        assert told() == ["Backspace to give back"]
        keys.signs = "letters"
        assert told() == ["B to give back"]
        seen = looks.told(seat.table.view(), replace(seat.desk, mine=False)).basket
        assert seen is not None
        assert not seen.lines


def test_an_empty_basket_says_nothing_of_what_was_bought() -> None:
    with seated() as seat:
        seat.publish("painter")
        looks = setting_of(seat.table).painter._telling
        for bought in (False, True, False):
            basket = looks.told(seat.table.view(), seat.desk).basket
            assert basket is not None
            assert (basket.title is not None, bool(basket.lines)) == (bought, bought)
            seat.click(seat.s.bought[0] if bought else min(seat.desk.payable))
            seat.pilot.tick(1.0)


def test_who_has_nothing_left_is_told_so_and_not_that_some_is_left() -> None:
    with seated() as seat:
        seat.publish("painter")
        seat.s.money = 0
        setting_of(seat.table).desks._kept.clear()
        seat.table.eyes.turn_to(seat.table.eyes.viewer)
        told = expected(setting_of(seat.table).game, seat.desk)
        for language in LANGUAGES:
            assert "0" not in Voice(open_sentences(), language, NAMES).text(told)


def test_the_basket_is_filled_and_emptied_in_any_order() -> None:
    with seated() as seat:
        seat.publish("painter")
        before, money = dict(seat.lying), seat.s.money
        chance = random.Random(5)
        for _ in range(6):
            bought = 0
            while bought < 3 and (cards := sorted(seat.desk.payable)):
                seat.click(chance.choice(cards))
                bought += 1
                shown = seat.desk
                assert shown.total == seat.s.money
                seat.pilot.tick(1.0)
            assert seat.s.bought
            while seat.s.bought:
                seat.click(chance.choice(seat.s.bought))
                seat.pilot.tick(1.0)
            assert seat.s.money == money
            assert dict(seat.lying) == before


def test_nothing_unknown_is_seen_before_buying_is_done() -> None:
    with seated() as seat:
        seat.publish("painter")
        pile = next(n for n, c in enumerate(seat.s.fronts) if n and c in seat.desk.payable)
        front, top, under = seat.s.fronts[pile], seat.s.piles[pile][-1], seat.s.piles[pile][-2]
        seat.click(front)
        seat.rest()
        assert seat.s.fronts[pile] == top, "the next one comes down"
        assert pile in seat.s.covered
        actor = seat.table.show.stage.actors[card_key(under)]
        assert not actor.pose.face
        place = seat.table.ground.places["pile", pile, 0].center
        seat.pilot.click(place)
        assert pile in seat.s.covered, "it is warned of"
        seat.pilot.click(place)
        assert pile not in seat.s.covered
        seat.rest()
        seat.click(front)
        assert front in seat.s.bought, "what was seen can't be unseen"
        assert seat.table.status.warning is not None


def test_what_is_too_dear_is_refused_and_the_button_warns_of_what_is_lost() -> None:
    with seated() as seat:
        seat.publish("paint")
        dear = max(seat.desk.lacking, key=lambda card: seat.desk.lacking[card])
        seat.click(dear)
        assert not seat.s.bought
        assert seat.table.status.warning is not None
        assert seat.table.status.warning.id == "paperback.illegal.too_dear"
        assert seat.desk.button is not None
        assert seat.desk.button.words.id == "paperback.button.done_lose"
        assert seat.desk.button.warns


def test_a_pile_that_is_used_up_keeps_its_front_card() -> None:
    with seated() as seat:
        pile = next(n for n, c in enumerate(seat.s.fronts) if c != NO_CARD)
        seat.s.piles[pile] = ()
        front = seat.s.fronts[pile]
        setting_of(seat.table).desks._kept.clear()
        seat.table.eyes.turn_to(seat.table.eyes.viewer)
        assert card_key(front) in seat.lying
