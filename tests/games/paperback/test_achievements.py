"""Each achievement of Paperback has a match that earns it, and one that just doesn't."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

import pygame
import pytest

from hollywood import box
from hollywood.achievements import Done
from hollywood.career import Entry, Played
from hollywood.career_totals import Appearance, Wanted
from hollywood.core.match import Aids
from hollywood.games import GAMES
from hollywood.games.paperback.achievements import ACHIEVEMENTS
from hollywood.games.paperback.rules.doings import Doings, doings
from hollywood.games.paperback.rules.events import CleanedUp, Trashed
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.career.filters import filters
from hollywood.ui.widgets.page import Page

from ...harness.earning import earned_and_just_missed
from ...harness.windows import props_of
from .test_finale import played

WHEN = "2026-11-18 20:15"
HARD = {"play": "together", "deadlines": "hard"}


def match(place: int = 1, options: dict[str, Any] | None = None, **did: Any) -> Appearance:
    """A match of Ada with this place and these doings."""
    ada = Played("Ada", "human", place, 40, asdict(Doings(**did)))
    other = Played("Max", "bot:lead", 3 - place, 30, asdict(Doings()))
    return Appearance(Entry("x", "paperback", WHEN, WHEN, 60, options or {}, (ada, other)), 0)


def looked_at(best: bool, hints: int = 0) -> Appearance:
    """A match in which such a word was found, or not, and this often was somebody helped."""
    played = match(best_of_all=best)
    return Appearance(replace(played.entry, aids=Aids(hints=hints)), 0)


def won_in(*languages: str, place: int = 1) -> list[Appearance]:
    return [match(place, {} if each == "en" else {"language": each}) for each in languages]


EARNED: dict[str, tuple[Sequence[Appearance], Sequence[Appearance]]] = {
    "ten_keys": ([match(length=10)], [match(length=9)]),
    "no_joker": ([match(no_wild=8)], [match(no_wild=7, length=12)]),
    "thrice": ([match(times=3)], [match(times=2)]),
    "clean_desk": ([match(cards=15)], [match(cards=16), match(2, cards=10)]),
    "librarian": ([match(2, library=3)], [match(library=2)]),
    "thrift": ([match(spent_out=5)], [match(spent_out=4)]),
    "two_in_one": ([match(halves=4)], [match(halves=3)]),
    "deadline": (
        [match(options=HARD)],
        [match(2, HARD), match(options={**HARD, "deadlines": "fair"}), match()],
    ),
    "best_of_all": ([looked_at(True)], [looked_at(False), looked_at(True, hints=1), match()]),
    "polyglot": (
        won_in("en", "it", "fr"),
        [*won_in("en", "it", "it"), *won_in("fr", place=2)],
    ),
}


@pytest.mark.parametrize("id", EARNED)
def test_one_match_earns_it_and_one_just_does_not(id: str) -> None:
    (achievement,) = [each for each in ACHIEVEMENTS if each.id == id]
    earned_and_just_missed(achievement, *EARNED[id])


def test_all_are_tried_and_have_their_words() -> None:
    assert {each.id for each in ACHIEVEMENTS} == EARNED.keys()
    for each in ACHIEVEMENTS:
        assert f"paperback.laurel.{each.id}" in box.open_sentences()
        assert f"paperback.laurel.{each.id}.how" in box.open_sentences()


def test_doings_are_what_the_events_tell() -> None:
    _, played_match = played(3, 7)
    events = [event for told in played_match.events for event in told]
    for seat in range(3):
        did = doings(played_match, seat)
        lost = [each.lost for each in events if isinstance(each, CleanedUp) and each.seat == seat]
        assert (did.turns, did.lost) == (len(lost), sum(lost))
        binned = [each for each in events if isinstance(each, Trashed) and each.seat == seat]
        assert did.binned <= len(binned)
        assert did.words <= did.turns
        assert did.cards == len(played_match.state.owned[seat])
        assert sum(did.books) + did.library <= did.cards


def test_an_older_entry_without_doings_earns_nothing() -> None:
    bare = Played("Ada", "human", 1, 40, {})
    entry = Entry("x", "paperback", WHEN, WHEN, 60, {}, (bare, bare))
    done = Done([Appearance(entry, 0)])
    assert all(
        achievement.reached(done) == 0 for achievement in ACHIEVEMENTS if achievement.of == 1
    )


def test_a_career_can_be_looked_at_in_one_language_and_with_one_list_of_words() -> None:
    pygame.init()
    every = [*won_in("en", "it", "fr", "it"), match(1, {"language": "it", "words": "large"})]
    opened = OpenedGames(GAMES).first("paperback")
    page, found = Page(props_of("it"), None, list), dict[str, int]()

    def want(wanted: Wanted) -> None:
        found[choice.options[len(found)]] = len(wanted.of(every))

    room = pygame.Rect(0, 0, 600, 30)
    choice = filters(page, opened, Wanted("paperback"), every, room, want)[0]
    for number in range(len(choice.options)):
        choice.change(number)
    assert found == {
        "ogni lingua": 5,
        "Inglese": 1,
        "Italiano": 3,
        "IT · Normale": 2,
        "IT · Esperto": 1,
        "Francese": 1,
    }
