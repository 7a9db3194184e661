"""Where a turn has so many seconds: they are counted, seen and heard, and a move is made then."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pygame
import pytest

from hollywood import files, saves
from hollywood.core.message import player, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.rules.moves import Buy, Deadline, Done, Move, Pass, Seal, Spell
from hollywood.games.paperback.rules.moves import Draft as Take
from hollywood.games.paperback.table.turn_clock import TurnClock
from hollywood.games.paperback.table.writer import deciding_writer
from hollywood.kit import SetUp
from hollywood.set_up import load, save
from hollywood.settings import GameSettings, Settings
from hollywood.ui.table.falling_cover import FallingCover
from hollywood.ui.table.table import Table

from ...harness.pilot import NAMES, Pilot, program
from .by_hand import KIT, PLAYER, setting_of, writer_of
from .test_table import PAINTER, Seat, sit

pytestmark = pytest.mark.usefixtures("roughly")
HOUSE = KIT.presets["standard"]
A_MINUTE = replace(HOUSE, turn_clock=60)


class Timed(Seat):
    """Somebody who has a minute for each part of a turn."""

    @property
    def left(self) -> int | None:
        return setting_of(self.table).desks.clock.left

    def wait(self, seconds: int) -> None:
        for _ in range(seconds):
            self.pilot.tick(1.0)

    @property
    def moves(self) -> list[Move]:
        return list(self.table.match.moves)


@contextmanager
def seated(agreed: Options = A_MINUTE) -> Iterator[Timed]:
    games = {KIT.name: GameSettings()}
    settings = Settings(language="en", speed="normal", game=KIT.name, games=games, tips="never")
    with program(settings, PLAYER.sketches()) as (window, flow):
        seat = sit(window, flow, PAINTER, agreed=agreed)
        timed = Timed(seat.pilot)
        setting_of(timed.table).desks.clock._used.clear()
        yield timed


def test_nobody_counts_where_nothing_was_agreed() -> None:
    with seated(HOUSE) as seat:
        seat.wait(200)
        assert seat.left is None
        assert (seat.moves, seat.step) == ([], "spell")
        assert seat.desk.clock is None
        assert seat.table.resting, "nothing is waited for"


def test_a_word_that_counts_is_published_when_time_is_up() -> None:
    with seated() as seat:
        seat.type("paint")
        seat.wait(59)
        assert (seat.moves, seat.left) == ([], 1)
        assert not seat.table.resting, "time goes on though nobody does anything"
        seat.wait(1)
        assert isinstance(seat.moves[0], Spell)
        warning = seat.table.status.warning
        assert warning is not None
        assert warning.id == "paperback.table.time_over"


def test_what_does_not_count_passes_the_turn() -> None:
    with seated() as seat:
        seat.type("pai")
        seat.leave_open()
        seat.wait(60)
        assert seat.moves[0] == Pass()
        assert not seat.table.draft.typed, "its cards are gone, and it is not spelled with others"


def test_what_lies_in_the_basket_is_bought() -> None:
    with seated() as seat:
        seat.publish("paint")
        assert seat.step == "buy"
        seat.wait(40)
        seat.click(next(card for card in seat.s.fronts if card in seat.desk.payable))
        seat.wait(22)
        kinds = [type(move) for move in seat.moves[:3]]
        assert kinds == [Spell, Buy, Done], "a purchase gives no time back"


def test_what_follows_a_word_has_its_own_time() -> None:
    with seated() as seat:
        seat.type("paint")
        seat.wait(50)
        seat.enter()
        seat.rest()
        assert seat.step == "buy"
        assert seat.left is not None
        assert seat.left > 45


def test_who_takes_a_word_back_gets_no_time_back() -> None:
    with seated() as seat:
        seat.type("paint")
        seat.wait(30)
        seat.enter()
        seat.rest()
        seat.pilot.do("undo")
        seat.rest()
        assert seat.step == "spell"
        assert seat.left is not None
        assert seat.left < 30


def test_who_leaves_the_match_gets_no_time_back() -> None:
    with seated() as seat:
        seat.wait(40)
        flow = seat.pilot.flow
        flow.title()
        seat.pilot.tick(0.1)
        files.wait_until_written()
        assert "clock" not in saves.file_of(KIT.name).read_text("utf-8").replace("turn_clock", "")
        flow.go_on()
        for _ in range(10):
            seat.pilot.tick(0.2)
        again = Timed(seat.pilot)
        again.rest()
        assert again.left is not None
        assert again.left <= 20


@pytest.mark.parametrize("text", ["", "; ;", "1 0 spell 0 nan", "1 0 spell 0 -inf", "x", "1 2 3"])
def test_what_cannot_be_read_of_a_clock_counts_for_nothing(text: str) -> None:
    with seated() as seat:
        clock = setting_of(seat.table).desks.clock
        clock.take_up(text)
        seat.wait(2)
        assert seat.left is not None
        assert seat.left >= 57


def test_the_last_seconds_are_seen_and_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    with seated() as seat:
        heard: list[str] = []
        played = seat.table.props.sound.play

        def play(cue: str, *given: Any, **named: Any) -> None:
            heard.append(cue)
            played(cue, *given, **named)

        monkeypatch.setattr(seat.table.props.sound, "play", play)
        seat.wait(49)
        assert "hw.count_tick" not in heard
        assert seat.table.status.warning is None
        seat.wait(1)
        told = seat.table.status.warning
        assert told is not None
        assert told == say("paperback.table.time_left", player=player(0), count=10)
        seat.wait(9)
        assert heard.count("hw.count_tick") == 10
        captions = seat.table.props.sound._manifest.captions
        assert "hw.count_tick" in captions, "in words, too"


def test_every_second_is_painted_once() -> None:
    with seated() as seat:
        seat.wait(3)
        table = seat.table
        changed = 0
        for _ in range(80):
            changed += table.update(0.025)
        assert changed <= 6, "else the panel is painted in each frame"
        table.draw(pygame.Surface((1280, 720)))
        assert seat.desk.clock is not None


@pytest.mark.parametrize("action", ["back", "rules"])
def test_it_stands_still_below_what_lies_above_the_table(action: str) -> None:
    with seated() as seat:
        seat.wait(20)
        before = seat.left
        seat.pilot.do(action)
        assert not isinstance(seat.pilot.stack.top, Table)
        for _ in range(100):
            seat.pilot.tick(1.0)
        while not isinstance(seat.pilot.stack.top, Table):
            seat.pilot.do("back")
            seat.pilot.tick(1.0)
        assert before is not None
        assert (seat.left or 0) >= before - 3
        assert seat.moves == []


def test_it_stands_still_under_the_cover_and_while_others_move() -> None:
    settings = Settings(language="en", speed="normal", game=KIT.name, tips="never")
    with program(settings, PLAYER.sketches()) as (window, flow):
        seats = zip(NAMES[:2], KIT.colours, strict=False)
        chairs = tuple(Chair(name, Written(HUMAN), Written(colour)) for name, colour in seats)
        flow.begin(SetUp(chairs, A_MINUTE, 1, KIT.name))
        pilot = Pilot(window, flow, Random(1))
        table = pilot.table
        clock = setting_of(table).desks.clock
        for _ in range(300):
            pilot.tick(1.0)
        assert isinstance(pilot.stack.top, FallingCover)
        assert (clock.left, list(table.match.moves)) == (None, [])
        assert not table.match.moves


def chairs_of(*who: str) -> tuple[Chair, ...]:
    seats = zip(NAMES, who, KIT.colours, strict=False)
    return tuple(Chair(name, Written(each), Written(colour)) for name, each, colour in seats)


@pytest.mark.parametrize("play", ["turns", "at_once", "together"])
@pytest.mark.parametrize("modules", ["off", "on"])
def test_there_is_a_move_for_every_decision(play: Any, modules: Any) -> None:
    """A whole match in which nobody ever does anything in time."""
    agreed = Options(
        play=play, turn_clock=60, powers=modules, help_cubes=modules, attacks=modules,
        unlisted="vote" if modules == "on" else "refused",
    )  # fmt: skip
    match = KIT.begin(SetUp(chairs_of(HUMAN, HUMAN, HUMAN), agreed, 5, KIT.name))
    game: Any = match.game
    clock = TurnClock(game, lambda state, draft: deciding_writer(game, state))
    made: list[Move] = []
    for number in range(120):
        if match.to_act is None:
            break
        if number % 4 == 1 and match.state.step in ("spell", "seal"):
            match.play(next(m for m in game.moves(match.state) if isinstance(m, Spell | Seal)))
            continue
        ticked = clock.run(61.0, match.state, None)
        assert ticked.move is not None
        made.append(ticked.move)
        match.play(ticked.move)
    kinds = {type(move) for move in made}
    assert {"turns": Pass, "at_once": Seal, "together": Deadline}[play] in kinds
    if play == "at_once":
        assert Take in kinds, "a card is drafted"


def test_a_record_keeps_the_agreement_and_no_time(tmp_path: Any) -> None:
    set_up = SetUp(chairs_of(HUMAN, f"{BOT}random"), A_MINUTE, 3, KIT.name)
    match = KIT.begin(set_up)
    match.play(Pass())
    text = save(set_up, match, KIT)
    assert "turn_clock: 60" in text
    again, other = load(text, "saved", {KIT.name: KIT}.get)
    assert again.options.turn_clock == 60
    assert other.moves == match.moves
    usual = SetUp(set_up.chairs, HOUSE, 3, KIT.name)
    assert "turn_clock" not in save(usual, KIT.begin(usual), KIT)


def test_where_all_spell_at_once_the_same_seconds_tell_who_was_first() -> None:
    with seated(replace(HOUSE, play="at_once")) as seat:
        while seat.step == "draft":
            card = next(iter(seat.desk.glowing), None)
            if card is not None and writer_of(seat.table).desk.mine:
                seat.click(card)
            seat.rest()
        used = setting_of(seat.table).desks.clock.used
        seat.wait(20)
        assert writer_of(seat.table).seconds == round(used + 20)
