"""What is told of a match of Paperback that waits: nothing of any hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hollywood.box import open_sentences
from hollywood.core.catalogue import Language, Voice
from hollywood.core.reader import Written
from hollywood.core.record import Chair
from hollywood.games.paperback import GAME
from hollywood.games.paperback.waiting import waiting
from hollywood.kit import SetUp
from hollywood.saves import Kept

KIT = GAME.open()
NAMES = ("Ada", "Penny", "Archie", "Ida", "Otto")


def kept(seats: int, **options: Any) -> Kept:
    colours = zip(NAMES[:seats], KIT.colours, strict=False)
    chairs = tuple(Chair(name, colour=Written(colour)) for name, colour in colours)
    set_up = SetUp(chairs, replace(KIT.presets["standard"], **options), 4, KIT.name)
    return Kept(set_up, KIT.begin(set_up))


@pytest.mark.parametrize(
    ("seats", "options", "language", "told"),
    [
        (2, {}, "en", "Round 1 · Ada 5 · Penny 5"),
        (5, {}, "it", "Giro 1 · Ada 5 · Penny 5 · Archie 5 · + 2"),
        (
            2,
            {"play": "together"},
            "fr",
            "Manche 1 · livres restants : 10 sur 10 · cubes avant l’échéance : 6",
        ),
    ],
)
def test_the_round_and_how_everybody_stands_are_told(
    seats: int, options: dict[str, Any], language: Language, told: str
) -> None:
    voice = Voice(open_sentences(), language)
    assert voice.text(waiting(kept(seats, **options))).replace("\u00a0", " ") == told


def test_nobody_is_parted_from_their_fame_at_the_end_of_a_line() -> None:
    told = Voice(open_sentences(), "en").text(waiting(kept(3)))
    assert told == "Round 1 · Ada\u00a05\u00a0· Penny\u00a05\u00a0· Archie\u00a05"


def test_no_line_depends_on_a_hand() -> None:
    one = kept(3)
    before, state = waiting(one), one.match.state
    hands = list(reversed(state.hands))
    one.match.states[-1] = replace(state, hands=hands, decks=list(reversed(state.decks)))
    assert waiting(one) == before
