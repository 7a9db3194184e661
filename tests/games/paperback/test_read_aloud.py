"""What is read aloud of Paperback's table when it is asked for."""

from __future__ import annotations

import pytest

from hollywood.actions import NUMBERS
from hollywood.core.message import Message
from hollywood.games.paperback.rules.log import title
from hollywood.games.paperback.rules.moves import Buy
from hollywood.games.paperback.table.keys import key
from hollywood.ui.table.setting import NOTHING, Make

from .by_hand import setting_of, writer_of
from .test_table import Seat, seated

pytestmark = pytest.mark.usefixtures("roughly")


def told(seat: Seat) -> list[str]:
    """Whose turn it is, and what is told with that."""
    aloud = setting_of(seat.table).aloud
    return texts(seat, aloud.turn(seat.table.eyes.seen(seat.s), 0, seat.table.draft))


def texts(seat: Seat, words: object) -> list[str]:
    assert isinstance(words, list | tuple)
    assert all(isinstance(each, Message) for each in words)
    return [seat.table.voice.text(each) for each in words]


def test_of_a_turn_the_word_under_way_is_told_and_only_what_is_left_in_the_hand() -> None:
    with seated() as seat:
        hand = told(seat)
        seat.type("pa")
        word, *left = (each for each in told(seat) if "word" not in each)
        assert word.startswith("P A: ")
        assert len(left) == len(hand) - 2


def test_what_is_for_sale_is_told_with_the_number_that_buys_it() -> None:
    with seated() as seat:
        seat.publish("paint")
        aloud = setting_of(seat.table).aloud
        said = [*texts(seat, aloud.part(seat.s, 0)), *texts(seat, aloud.part(seat.s, 1))]
        numbered = {each[0]: each[3:] for each in said if each[1:3] == ": "}
        assert [*sorted(numbered)] == [*map(str, range(10))]
        rules, bought = setting_of(seat.table).game.table, 0
        for number, action in enumerate(NUMBERS, start=1):
            match key(writer_of(seat.table), action, NOTHING):
                case Make(Buy(card)):
                    name = seat.table.voice.text(title(rules.by_name[card][0], rules))
                    assert numbered[str(number % 10)].startswith(name)
                    bought += 1
        assert bought > 2
