"""Each achievement of Times Square has a match that earns it, and one that just doesn't."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, get_args

import pytest

from hollywood import box
from hollywood.achievements import Done, laurels
from hollywood.career import Entry, Played
from hollywood.career_totals import Appearance
from hollywood.core.catalogue import LANGUAGES
from hollywood.core.match import Match
from hollywood.games.times_square import GAME
from hollywood.games.times_square.achievements import ACHIEVEMENTS
from hollywood.games.times_square.rules.doings import Doings
from hollywood.games.times_square.rules.state import Ending

from ...harness.earning import earned_and_just_missed
from .positions import A, at, times_square

WHEN = "2026-11-18 20:15"


def match(place: int = 1, **did: Any) -> Appearance:
    """A match of Ada with this place; who wins has her way told."""
    usual = {**asdict(Doings(turns=9, cards=25)), "how": "charlie_home"}
    ada = Played("Ada", "human", place, None, {**usual, **did})
    other = Played("Max", "bot:lead", 3 - place, None, asdict(Doings()))
    return Appearance(Entry("x", "times_square", WHEN, WHEN, 60, {}, (ada, other)), 0)


def ways(*ends: str) -> list[Appearance]:
    return [match(how=how) for how in ends]


EARNED: dict[str, tuple[Sequence[Appearance], Sequence[Appearance]]] = {
    "escorted": (ways("sue_home"), [*ways("wrong_door"), match(2, how="sue_home")]),
    "popped": (ways("charlie_home"), ways("sue_home", "charlie_side")),
    "last_call": (ways("charlie_side"), ways("charlie_home", "sue_home")),
    "every_way": (
        ways("sue_home", "charlie_home", "sue_side"),
        ways("charlie_home", "sue_side", "charlie_side", "wrong_door"),
    ),
    "early_night": ([match(turns=5)], [match(turns=6), match(2, turns=4)]),
    "light_touch": ([match(cards=10)], [match(cards=11), match(2, cards=3)]),
}


@pytest.mark.parametrize("id", EARNED)
def test_one_match_earns_it_and_one_just_does_not(id: str) -> None:
    (achievement,) = [each for each in ACHIEVEMENTS if each.id == id]
    earned_and_just_missed(achievement, *EARNED[id])


def test_all_are_tried_and_have_their_words() -> None:
    assert [each.id for each in ACHIEVEMENTS] == list(EARNED)
    assert GAME.achievements == ACHIEVEMENTS
    known = box.open_sentences()
    for each in laurels({GAME.name: ACHIEVEMENTS}):
        if each.game is not None:
            for id in (each.id, f"{each.id}.how"):
                assert all(known[id].in_(language) for language in LANGUAGES)


@pytest.mark.parametrize("did", [{}, {"how": 3}, {"how": [], "turns": "x", "cards": None}])
def test_what_was_written_down_otherwise_earns_nothing(did: dict[str, Any]) -> None:
    ada = Played("Ada", "human", 1, None, did)
    alone = Appearance(Entry("x", "times_square", WHEN, WHEN, 60, {}, (ada,)), 0)
    assert not any(each.reached(Done([alone])) for each in ACHIEVEMENTS)


def test_a_match_tells_what_they_ask_for() -> None:
    game = times_square()
    played = Match(game, at(game, (6, -2, 8, 1, -1), "sue"), practice=True)
    played.play(game.read("sue +1"))
    played.play(game.read("end")) if played.to_act is not None else None
    assert game.standing(played.state).winners
    own = GAME.open().doings(played)[A]
    told = Played("Ada", "human", 1, None, own)
    won = Appearance(Entry("x", "times_square", WHEN, WHEN, 60, {}, (told,)), 0)
    reached = {each.id for each in ACHIEVEMENTS if each.reached(Done([won])) == each.of}
    assert {"escorted", "early_night", "light_touch"} <= reached


@pytest.mark.parametrize("how", get_args(Ending))
def test_a_night_that_was_won_is_kept_in_the_album(how: Ending) -> None:
    screens = GAME.screens(GAME.open())
    (kept,) = screens.keepsakes({"turns": 14, "how": how})
    assert set(kept.cards) <= set(screens.art.cards)
    assert all(box.open_sentences()[kept.words.id].in_(language) for language in LANGUAGES)
    (sooner,) = screens.keepsakes({"turns": 9, "how": how})
    assert sooner.worth > kept.worth
    assert not screens.keepsakes({"turns": 14}), "whoever loses keeps nothing"
