"""The day's deal of Paperback: everybody's, in the language each of them reads."""

from __future__ import annotations

from datetime import date

import pytest

from hollywood.core.catalogue import LANGUAGES
from hollywood.daily import deals_called, deals_of, set_up_of
from hollywood.games.paperback import GAME
from hollywood.games.paperback.own_words import change

KIT = GAME.open()
THURSDAY = date(2026, 11, 19)
SUNDAYS = [date(2026, 11, day) for day in (1, 8, 15, 22, 29)]


def test_the_deck_of_the_day_speaks_the_language_of_the_reader() -> None:
    set_ups = {
        each: set_up_of(KIT, GAME.sundays, THURSDAY, "Ada", language=each) for each in LANGUAGES
    }
    assert {each: set_up.options.language for each, set_up in set_ups.items()} == {
        each: each for each in LANGUAGES
    }
    assert len({set_up.chance for set_up in set_ups.values()}) == 1
    names = [deals_of(set_up) for set_up in set_ups.values()]
    assert names == ["paperback", "paperback_it", "paperback_fr"], "each has pars of its own"


def test_nobodys_own_words_count_in_the_deal_of_a_day() -> None:
    change("en", "blorp", counts=True)
    change("en", "water", counts=False)
    words = KIT.words.lexicon(set_up_of(KIT, GAME.sundays, THURSDAY, "Ada").options)
    assert words.has("water")
    assert not words.has("blorp")


def test_nothing_changes_where_no_language_is_played() -> None:
    assert deals_called("hollywood", None) == "hollywood"


@pytest.mark.parametrize("day", SUNDAYS)
def test_each_sunday_of_a_month_is_played_otherwise(day: date) -> None:
    usual = set_up_of(KIT, GAME.sundays, THURSDAY, "Ada")
    sunday = set_up_of(KIT, GAME.sundays, day, "Ada")
    assert (sunday.options, len(sunday.chairs)) != (usual.options, len(usual.chairs))
    assert KIT.begin(sunday).to_act is not None
