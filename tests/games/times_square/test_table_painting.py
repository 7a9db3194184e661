"""What is painted at the table of Times Square follows from states, no more often than need be."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pygame
import pytest

from hollywood.core.catalogue import LANGUAGES, Language, Voice
from hollywood.core.message import Message
from hollywood.core.record import BOT, HUMAN
from hollywood.games.times_square.rules.deck import COLOURS
from hollywood.games.times_square.rules.state import End, State
from hollywood.games.times_square.rules.street import FIGURES, SUE, lamps
from hollywood.games.times_square.table import about, street_painter
from hollywood.games.times_square.table.buttons import Buttons
from hollywood.games.times_square.table.cards import Cards
from hollywood.games.times_square.table.foreseen import NOTHING_FORESEEN, Foreseen, Outcome
from hollywood.games.times_square.table.geometry import Plan
from hollywood.games.times_square.table.layout import DISCARD, END, PLAYED, SPACE, card_key
from hollywood.games.times_square.table.middle_painter import rows_of
from hollywood.games.times_square.table.painter import TablePainter
from hollywood.games.times_square.table.panel_painter import PanelPainter
from hollywood.games.times_square.table.people import People
from hollywood.games.times_square.table.setting import TimesSquareSetting
from hollywood.games.times_square.table.spots import spots
from hollywood.games.times_square.table.street_pictures import Layers, StreetPictures
from hollywood.ui.app.screen import Screen
from hollywood.ui.table.table import AnyTable

from ...harness.comparing import Comparing
from .drawn import drawn_positions
from .finales import props_of
from .positions import A, at, times_square
from .test_table import Seated, seated

__all__ = ["seated"]
GAME = times_square()
FRAME = 1 / 60


@pytest.fixture
def table(seated: Seated) -> AnyTable:
    return seated.sit()


def number(said: Message, slot: str) -> int:
    """A number in a sentence."""
    value = dict(said.slots)[slot]
    assert isinstance(value, int)
    return value


def painter_of(table: AnyTable) -> TablePainter:
    """What paints this table."""
    assert isinstance(table.setting, TimesSquareSetting)
    return table.setting.painter


def shown(table: AnyTable, state: State) -> None:
    """Another position lies on the table."""
    table.match.states[-1] = state
    table.eyes._looks.clear()
    table.show.jump(state)


def paint_street(table: AnyTable, foreseen: Foreseen) -> None:
    """The street once more, with this."""
    canvas = pygame.Surface((1280, 720))
    painter_of(table)._street.draw(canvas, table.view(), foreseen)


def test_the_rope_is_gold_exactly_while_the_fourth_lamp_of_the_mover_is_lit(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung: list[bool] = []

    def twisted(painter: object, across: float, down: float, gold: bool, seen: float) -> Any:
        hung.append(gold)
        return pygame.Surface((1, 1))

    monkeypatch.setattr(street_painter.StreetPainter, "_twisted", twisted)
    golden = set()
    for state in drawn_positions(GAME, 60):
        shown(table, state)
        painter_of(table)._street._ropes.clear()
        hung.clear()
        paint_street(table, NOTHING_FORESEEN)
        lit = lamps(GAME.street, state.places, state.turn)[3]
        assert set(hung) == {lit}
        golden.add(lit)
    assert golden == {True, False}


def test_the_rope_as_it_would_hang_is_gold_exactly_if_the_mover_s_lamp_would_be_lit(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    hung: list[float] = []

    def hang(painter: object, canvas: object, feet: object, gold: float, seen: float = 1.0) -> None:
        if seen == 1.0:
            hung.append(gold)

    monkeypatch.setattr(street_painter.StreetPainter, "_hang", hang)
    golden = set()
    for before, after in pairwise(drawn_positions(GAME, 60, seed=5)):
        if before.places[:3] == after.places[:3]:
            continue
        shown(table, before)
        hung.clear()
        paint_street(table, Foreseen(outcome=Outcome(after)))
        lit = lamps(GAME.street, after.places, before.turn)[3]
        assert hung == [lit]
        golden.add((lit, before.turn))
    assert len(golden) == 4, "each seat's lamp was lit, and was not"


def test_ghosts_stand_where_the_rules_would_put_the_figures(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    ghosts: dict[int, tuple[float, float]] = {}

    def lay(people: object, canvas: object, figure: int, high: int, feet: Any, *look: Any) -> None:
        if look and look[0] in ("aimed", "warned"):
            ghosts[figure] = feet

    monkeypatch.setattr(People, "lay", lay)
    chance = random.Random(4)
    plan = painter_of(table).plan
    for state in drawn_positions(GAME, 40, seed=3):
        moves = [move for move in GAME.moves(state) if not isinstance(move, End)]
        if not moves:
            continue
        then = state.copy()
        GAME.apply(then, chance.choice(moves))
        shown(table, state)
        ghosts.clear()
        paint_street(table, Foreseen(outcome=Outcome(then)))
        feet = plan.all_feet(then.places)
        moved = {n for n in range(len(FIGURES)) if state.places[n] != then.places[n]}
        assert ghosts == {figure: feet[figure] for figure in moved}


def test_words_about_a_figure_never_cover_what_a_choice_there_would_bring(seated: Seated) -> None:
    table = seated.sit()
    seated.put((2, 1, 7, -7, 5), "deb_3")

    def told() -> object:
        for spot in ((640, 100), seated.on(SPACE, 5)):
            seated.motion(spot)
            seated.heard()
        for _ in range(60):
            seated.stack.update(FRAME * 2)
        assert table.inspector.said(table.input.pointer, table.match.state), "Kiki stands there"
        return table.inspector.piece(table.view(), table.input.pointer, 1, [])

    assert told() is not None
    seated.click(seated.card("deb_3"))
    assert told() is None
    seated.press(pygame.K_ESCAPE)
    assert told() is not None


def test_the_wrong_door_is_warned_of_by_whose_mark_it_is_not_by_red_alone(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = at(GAME, (-6, -8, 0, 1, 2), hand="sue", seat=A)
    shown(table, state)
    then, chips = state.copy(), set[str]()
    GAME.apply(then, GAME.read("sue -1"))
    real = StreetPictures.chip

    def chip(pictures: StreetPictures, name: str, *how: Any) -> pygame.Surface:
        chips.add(name)
        return real(pictures, name, *how)

    monkeypatch.setattr(StreetPictures, "chip", chip)
    for warns in (False, True):
        chips.clear()
        foreseen = Foreseen(outcome=Outcome(then, warns=warns))
        painter_of(table)._choices.offer(pygame.Surface((1280, 720)), state, foreseen)
        assert chips == ({"club_pink"} if warns else set())


def test_a_card_of_the_other_hand_is_never_asked_for(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = at(GAME, hand="sue hal_2 guard deb_3", seat=A)
    kick = next(card for card in state.supply if GAME.ids[card] == "deb_5")
    state.hands[1 - A] = (kick, *state.hands[1 - A][1:])
    state.supply = tuple(card for card in state.supply if card != kick)
    shown(table, state)
    asked: list[str] = []
    real = table.props.art.card_or_stand_in

    def watched(id: str, *given: Any) -> pygame.Surface:
        asked.append(id)
        return real(id, *given)

    monkeypatch.setattr(table.props.art, "card_or_stand_in", watched)
    painter_of(table)._lying.forget()
    table.draw(pygame.Surface((1280, 720)))
    assert {"sue", "hal_2", "guard", "deb_3"} <= set(asked)
    assert "deb_5" not in asked


def test_what_lies_still_is_not_painted_again_while_figures_walk(
    table: AnyTable, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated.put((0, -3, 3, 1, -1), "deb_5 deb_3 sue hal_1")
    table.props.art.wait()
    canvas, done = pygame.Surface((1280, 720)), Counter[str]()
    table.draw(canvas)
    watched = ((PanelPainter, "_plate"), (Cards, "lay"), (Layers, "read"))
    for owner, name in watched:
        real = getattr(owner, name)

        def counted(*given: Any, _real: Any = real, _name: str = name, **named: Any) -> Any:
            done[_name] += 1
            return _real(*given, **named)

        monkeypatch.setattr(owner, name, counted)
    table.props.settings.speed = "normal"
    table.make(GAME.read("deb 5 +"))
    many = 0
    while not table.show.idle:
        table.update(FRAME)
        table.draw(canvas)
        many += 1
    table.props.settings.speed = "instant"
    assert many > 20
    assert done["read"] == 0, "pictures are read beforehand"
    assert done["_plate"] < many / 4, done
    assert done["lay"] < many * 8, done


def test_a_frame_that_is_painted_in_part_looks_like_one_painted_whole(
    table: AnyTable, seated: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards that are pointed at, chosen and played, figures that walk, a turn that ends."""
    compared = Comparing(monkeypatch)

    def follow(frames: int) -> None:
        for _ in range(frames):
            seated.stack.update(1 / 20)
            seated.stack.draw(seated.canvas)

    seated.put((0, -3, 3, 1, -1), "sue sue guard hal_1 deb_3")
    table.props.settings.speed = "normal"
    try:
        for at_ in (seated.card("guard"), seated.card("sue", 1), seated.on("space", 1)):
            seated.motion((round(at_[0]), round(at_[1])))
            seated.heard()
            follow(3)
        seated.click(seated.card("sue"))
        seated.motion(seated.on("space", 1))
        seated.heard()
        follow(3)
        for move in ("sue +1", "end"):
            table.make(GAME.read(move))
            follow(14)
    finally:
        table.props.settings.speed = "instant"
    assert compared.parts > compared.frames / 2
    assert not compared.wrong, compared.wrong[:3]


def test_steps_of_one_figure_in_a_row_are_one_result() -> None:
    steps = (("hal", -3, -5), ("hal", -5, -7), ("sue", 0, 1), ("hal", -7, -6))
    assert rows_of(steps, (4, 3)) == [(3, -3, -7), (SUE, 0, 1), (3, -7, -6), (5, 4, 3)]
    assert rows_of((), (2, 2)) == []


def test_everything_that_can_be_asked_about_has_an_answer_and_hides_what_was_agreed(
    table: AnyTable,
) -> None:
    state = at(GAME, (2, 1, 7, -7, 5), charlie=3)
    state.played, state.supply = state.supply[:9], state.supply[9:]
    taken = {"space": set(state.places), "slot": {state.charlie}}
    for key in spots(painter_of(table).plan):
        somebody = key[0] not in taken or key[1] in taken[key[0]]
        assert bool(about.about(GAME, key, state)) is somebody, key
    told = {
        option: about.about(times_square(played_cards=option), (PLAYED, 0, 0), state)
        for option in ("top", "counts", "all")
    }
    assert told["top"][1].id == f"times_square.card.{GAME.ids[state.played[-1]]}"
    assert sum(number(told["counts"][1], colour) for colour in COLOURS) == 9
    assert sum(number(line, "many") for line in told["all"][1:]) == 9


def test_a_button_that_can_do_nothing_looks_otherwise(table: AnyTable, seated: Seated) -> None:
    seated.put((0, -3, 3, 1, -1), "deb_5 deb_3 sue hal_1")
    place = painter_of(table).plan.panels[A].end
    if not painter_of(table).plan.panels[A].own:
        place = painter_of(table).plan.panels[1 - A].end
    before, after = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    table.draw(before)
    table.make(GAME.read("hal 1 +"))
    table.show.arrive()
    table.draw(after)
    at_ = (place.left + 14, place.centery)
    assert before.get_at(at_) != after.get_at(at_)


def test_a_turn_of_discards_never_shows_the_turn_before_it_again(seated: Seated) -> None:
    table = seated.sit((HUMAN, BOT + "greedy"))
    assert table.match.state.last is not None
    seat = table.match.state.turn
    seated.click(seated.on(DISCARD))
    seated.click(seated.spot(table, card_key(table.match.state.hands[seat][0])))
    table.props.settings.speed = "normal"
    seated.click(seated.on(END))
    shown, lying = list[tuple[int, str]](), painter_of(table)._lying
    for _ in range(120):
        counted = table.view().counted
        if counted.turn == seat and (what := lying._shown(counted)) is not None:
            shown.append((what.seat, what.words))
        seated.stack.update(FRAME)
    table.props.settings.speed = "instant"
    assert shown
    assert set(shown) == {(seat, "discards")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_say_what_they_do_in_every_language(language: Language) -> None:
    props, plan = props_of(language), Plan(Screen(1280, 720), 1, 1)
    buttons = Buttons(props, plan, StreetPictures(), Voice(props.sentences, language))
    assert buttons.shown == ("both" if language == "en" else "words")
