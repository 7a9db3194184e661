"""A tip lies where nothing is read or clicked, a hint where what it hides is least needed."""

from __future__ import annotations

import time

import pygame
import pytest

from hollywood.bots.advice import Advice
from hollywood.core.message import say
from hollywood.core.record import HUMAN
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.state import State
from hollywood.games.paperback.table.free_rooms import free_rooms
from hollywood.games.paperback.table.layout import layout
from hollywood.games.paperback.table.places import (
    BASKET_KEY,
    BLOTTER_KEY,
    SHEET_KEY,
    card_key,
    places,
)
from hollywood.settings import Settings
from hollywood.ui.draw.surfaces import height
from hollywood.ui.table.setting import Thing
from hollywood.ui.table.stage import Pose
from hollywood.ui.table.tip_plate import TipPlate

from ...harness.pilot import program
from .by_hand import KIT, PLAYER, setting_of, spot
from .positions import at, library, made, paperback
from .stills import Still, Window
from .test_table import PAINTER, Seat, seated, sit

WHO = (HUMAN, "lead_opportunist", "lead_hoarder", "lead_accountant", "understudy_hoarder")
SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080)]
HANDS = ["p5 a6 er4 t1 *2", "p5 a6 er4 u5 t1 s1 n1 *2 *2 *2"]
TIP = "Ce que vous achetez va à la défausse, et revient après le mélange."


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.init()
    pygame.display.set_mode((8, 8))


def turn(game: Paperback, hand: str) -> State:
    """The first seat is about to spell."""
    seed = 1
    while (s := at(game, hand, 5, seed)).turn != 0:
        seed += 1
    library(game, s, "i a e o")
    return s


def place_of(pose: Pose) -> pygame.Rect:
    """Where a card lies."""
    place = pygame.Rect(0, 0, round(pose.width), height(pose.width))
    place.center = round(pose.x), round(pose.y)
    return place


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", HANDS)
def test_a_tip_hides_nothing(hand: str, size: tuple[int, int], text: int) -> None:
    game = paperback(theme="on", awards=1, attacks="on")
    still = Still(game, Window(size, "fr", text), WHO, prizes=True)
    s = turn(game, hand)
    for step in ("spell", "buy"):
        if step == "buy":
            made(game, s, "spell p5 a6 common *2=n t1 er4")
        assert s.step == step
        laid = still.desk(s).seat_layout
        room = free_rooms(laid).rooms[0]
        tip = TipPlate(still.props).in_room(TIP, room, at_head=True)
        assert room.contains(tip)
        used = places(still.plan, s, game.table).items()
        clicked = [at for key, at in used if key not in (SHEET_KEY, BLOTTER_KEY, BASKET_KEY)]
        cards = [place_of(pose) for pose in layout(laid).values()]
        read = [*laid.plan.sheet.missing(laid.slots, laid.missing), laid.plan.blotter.basket_words]
        assert tip.collidelist([*cards, *clicked, *(read[:-1] if step == "spell" else read)]) == -1


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_hint_never_hides_who_plays_nor_what_counts(
    seats: int, size: tuple[int, int], text: int
) -> None:
    game = paperback()
    still = Still(game, Window(size, "it", text), WHO)
    seed = 1
    while (s := at(game, HANDS[1], seats, seed)).turn != 0:
        seed += 1
    library(game, s, "i a e o")
    plan = still.plan
    read = [plan.above.seat(seat, seats) for seat in range(seats)]
    read += [plan.bar, plan.score.rect, plan.above.case]
    for word in ("", "pa", "paint", "painter"):
        laid = still.desk(s, still.typed(s, 0, word)).seat_layout
        free, cards = free_rooms(laid), layout(laid).items()
        lying = [place_of(pose) for key, pose in cards if key[1] in s.hands[0]]
        for room in (*free.rooms, free.least):
            assert room.collidelist([*read, *lying]) == -1
    made(game, s, "spell p5 a6 common *2=n t1 er4")
    free = free_rooms(still.desk(s).seat_layout)
    for room in (*free.rooms, free.least):
        assert room.collidelist([*read, plan.above.newsstand]) == -1


def test_a_hint_stays_where_it_is_while_one_types_what_it_says() -> None:
    with seated() as seat:
        seat.pilot.do("hint")
        while seat.table.hints.resting is False:
            seat.pilot.tick(0.05)
            time.sleep(0.01)
        told = [hint_of(seat)]
        for letter in "pain":
            seat.type(letter)
            seat.rest()
            told.append(hint_of(seat))
            assert not any(place_of(each.pose).colliderect(told[-1]) for each in own(seat))
        assert len(set(map(tuple, told))) <= 2, "it moved once"


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_of_three_words_leaves_the_newsstand_seen(size: tuple[int, int]) -> None:
    wide, high = size
    settings = Settings(width=wide, height=high, language="en", game=KIT.name, tips="never")
    with program(settings, PLAYER.sketches()) as made_:
        seat = sit(*made_, PAINTER)
        words = say("paperback.hint.word", word="ATTACKS", cents=4)
        advices = [Advice(None, words, words, 0.34 - n / 100, 36.6, (), False) for n in range(3)]
        seat.table.hints.tell(seat.s, advices)
        seat.pilot.do("hint")
        assert not hint_of(seat).colliderect(setting_of(seat.table).plan.above.newsstand)


def test_a_card_is_carried_over_a_hint_onto_the_sheet() -> None:
    with seated() as seat:
        seat.pilot.do("hint")
        seat.pilot.tick(0.1)
        at_ = hint_of(seat)
        seat.pilot.drag(spot(seat.table, card_key(seat.of("t1"))), at_.center)
        assert seat.table.draft.text == "t"
        assert seat.table.hints.hint is not None
        seat.pilot.click(hint_of(seat).center)
        assert seat.table.hints.hint is None


def hint_of(seat: Seat) -> pygame.Rect:
    """Where it lies."""
    seat.pilot.stack.draw(seat.pilot.canvas)
    return seat.table.notes.shown["tips"].copy()


def own(seat: Seat) -> list[Thing]:
    """The cards of whoever plays, where they are seen."""
    return [each for each in seat.table.view().things if each.key[1] in seat.s.hands[0]]
