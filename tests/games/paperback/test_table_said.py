"""What bar and button of Paperback's table say, and to whom."""

from __future__ import annotations

import pytest

from hollywood.core.record import BOT, HUMAN
from hollywood.games.paperback.rules.events import Drew, Spelled

from ...harness.virtual_pad import plugged
from . import test_table
from .by_hand import setting_of
from .test_table import seated

pytestmark = pytest.mark.usefixtures("roughly")


def test_while_cards_are_drawn_one_sentence_is_told() -> None:
    with seated() as seat:
        seat.publish("paint")
        seat.pilot.tick(0.3)
        seat.pilot.do("confirm")
        seat.enter(0.3)
        table, said = seat.table, list[str]()
        for _ in range(400):
            if isinstance(table.show.event, Drew) and table.show.event.seat == 0:
                said.append(table.voice.text(table.words))
            seat.pilot.tick(0.02)
        assert len(said) > 5
        assert set(said) == {"Ada draws 6 cards."}


def test_the_button_names_a_key_only_to_whoever_uses_keys() -> None:
    with seated() as seat:
        seat.type("paint")

        def key() -> str | None:
            view = seat.table.view()
            telling = setting_of(seat.table).painter._telling
            button = telling.told(view, seat.desk).count.button
            assert button is not None
            return None if button.key is None else seat.table.voice.text(button.key)

        assert key() == "Enter"
        seat.pilot.do("up")
        assert seat.table.input.pointer.pick.thing is not None
        assert key() == "Ctrl+Enter", "Enter is for the card that the keys point at"
        for at in ((3, 300), (40, 300)):
            seat.pilot.motion(at)
            seat.pilot.heard()
        assert key() is None, "the mouse has the button itself"
        seat.pilot.window.pads.open()
        with plugged() as pad:
            seat.pilot.heard()
            pad.tap("pad_right")
            seat.pilot.heard()
            assert key() not in (None, "Enter")


def test_the_worth_of_a_word_is_counted_up_from_its_letters() -> None:
    with seated() as seat:
        seat.type("painter")
        letters, worth = 7, seat.desk.total
        assert worth is not None
        seat.enter()
        looks, told = setting_of(seat.table).painter._telling, list[int]()
        while not seat.table.show.idle or not told or told[-1] != worth:
            seat.pilot.tick(0.02)
            view = seat.table.view()
            count = looks.told(view, setting_of(seat.table).desks.desk(view.state, view.draft))
            if count.count.total is not None:
                told.append(count.count.total)
        assert told[0] == letters
        assert told == sorted(told), "it never falls"
        assert len(set(told)) > 2
        assert told[-1] == worth


def test_nothing_is_told_of_somebody_elses_word_before_it_lies_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(test_table, "WHO", (HUMAN, f"{BOT}greedy"))
    with seated() as seat:
        seat.publish("paint")
        seat.pilot.do("confirm")
        looks, told = setting_of(seat.table).painter._telling, list[tuple[str, int]]()
        for _ in range(400):
            seat.pilot.tick(0.02)
            view = seat.table.view()
            if not isinstance(seat.table.show.event, Spelled) or not view.state.turn:
                continue
            looked = looks.told(view, setting_of(seat.table).desks.desk(view.state, view.draft))
            count = looked.count
            told.append((count.word, sum(looked.typed.spans)))
            whole = view.state.word is not None and count.word == view.state.word.text.upper()
            assert (count.total is not None) == (count.verdict == "yes") == bool(whole)
            assert bool(count.lines) == whole
        words = [word for word, _ in told]
        assert words[0] == "", "nothing lies there yet"
        assert all(len(word) == come for word, come in told)
        assert len(set(words)) > 3
        assert all(words[-1].startswith(word) for word in words)


def test_faster_names_what_is_held_only_to_whoever_uses_keys() -> None:
    with seated() as seat:
        seat.publish("paint")
        seat.pilot.do("confirm")
        looks = setting_of(seat.table).painter._telling

        def held() -> str | None:
            while True:
                seat.pilot.tick(0.02)
                button = looks.told(seat.table.view(), seat.desk).count.button
                if button is not None and button.words.id == "paperback.button.faster":
                    return None if button.key is None else seat.table.voice.text(button.key)

        assert held() == "hold F"
        seat.pilot.window.keys.by_mouse = True
        assert held() is None
        seat.pilot.window.keys.by_mouse, seat.pilot.window.keys.signs = False, "letters"
        assert held() == "hold RT"
