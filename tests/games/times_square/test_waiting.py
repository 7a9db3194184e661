"""What is told of a match of Times Square that waits: nothing of any hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hollywood.box import open_sentences
from hollywood.core.catalogue import Language, Voice
from hollywood.core.reader import Written
from hollywood.core.record import HUMAN, Chair
from hollywood.games.times_square import GAME
from hollywood.games.times_square.waiting import waiting
from hollywood.kit import SetUp
from hollywood.saves import Kept

KIT = GAME.open()


def kept(seed: int, *who: str) -> Kept:
    names = zip(("Ada", "Bruno"), who, ("pink", "cyan"), strict=True)
    chairs = tuple(Chair(name, Written(each), Written(club)) for name, each, club in names)
    set_up = SetUp(chairs, KIT.presets["standard"], seed, KIT.name)
    return Kept(set_up, KIT.begin(set_up))


@pytest.mark.parametrize(
    ("who", "language", "told"),
    [
        ((HUMAN, "bot:lead"), "en", "Turn 1, first pass · Esmé 7 spaces from your door"),
        (("bot:lead", HUMAN), "it", "Turno 1, primo giro · Esmé a 7 caselle dalla tua porta"),
        ((HUMAN, "bot:lead"), "fr", "Tour 1, premier passage · Esmé à 7 cases de votre porte"),
    ],
)
def test_one_human_is_told_how_near_it_is(who: list[str], language: Language, told: str) -> None:
    voice = Voice(open_sentences(), language)
    assert voice.text(waiting(kept(1, *who))).replace("\u00a0", " ") == told


def test_two_humans_are_told_whose_turn_it_is() -> None:
    match = kept(1, HUMAN, HUMAN)
    name = match.set_up.chairs[match.match.state.turn].name
    words = Voice(open_sentences(), "en").text(waiting(match)).replace("\u00a0", " ")
    assert words == f"Turn 1, first pass · {name} to play"


def test_no_line_depends_on_a_hand() -> None:
    one = kept(1, HUMAN, "bot:lead")
    before = waiting(one)
    state = one.match.state
    hands = [state.supply[: len(hand)] for hand in state.hands]
    one.match.states[-1] = replace(state, hands=hands, supply=())
    assert waiting(one) == before
