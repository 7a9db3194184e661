"""A text to share: short whatever was played, and recognised when it is pasted."""

from __future__ import annotations

from datetime import date
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.box import open_sentences
from hollywood.career import Entry, Played
from hollywood.career_totals import Appearance
from hollywood.core.catalogue import Language, Voice
from hollywood.core.match import Aids
from hollywood.core.message import Message, say
from hollywood.core.record import HUMAN
from hollywood.daily import Made, Par
from hollywood.games import GAMES
from hollywood.ui.app.boxed_game import BoxedGame
from hollywood.ui.daily.day_words import came_to
from hollywood.ui.daily.shared_text import MOST, SharedResult, as_text, lines_of, read_shared

SENTENCES = open_sentences()
TITLES = [game.title for game in GAMES]
ROUNDS = st.lists(st.integers(-20, 40), min_size=5, max_size=5)


def brief(name: str, draw: st.DrawFn) -> Message:
    """What went best, as each game tells it."""
    if name == "hollywood":
        rounds = " ".join(map(str, draw(ROUNDS))).replace("-", "\N{MINUS SIGN}")
        return say("hollywood.in_brief", rounds=rounds, movie=draw(st.integers(-9, 99)))
    if name == "times_square":
        return say("times_square.in_brief", count=draw(st.integers(0, 999)))
    word = "W" * draw(st.integers(0, 40))
    return say("paperback.in_brief", word=word, cents=draw(st.integers(0, 999)))


@st.composite
def days(draw: st.DrawFn) -> tuple[str, date, Appearance, Par | None, Message]:
    """Any result of any game on any day."""
    game = draw(st.sampled_from(list[BoxedGame](GAMES)))
    day = draw(st.dates(date(2026, 1, 1), date(2036, 12, 31)))
    seats = draw(st.integers(2, 5))
    place, points = draw(st.integers(1, seats)), draw(st.none() | st.integers(-99, 999))
    if points is None or game.name == "times_square":
        points = None
        seats, place = 2, min(2, place)
    ended = f"{draw(st.sampled_from([day, date(2037, 1, 1)])).isoformat()} 21:00"
    own = Played("Ada", HUMAN, place, points, {"turns": draw(st.integers(1, 999))})
    aids = draw(st.sampled_from([Aids(), Aids(99, 99)]))
    entry = Entry("x", game.name, ended, ended, 9, {}, (own,) * seats, 1, aids, day.isoformat())
    par = draw(st.none() | st.builds(Par, st.integers(0, 999), st.integers(1, 2), st.just(3)))
    return game.title, day, Appearance(entry, 0), par, brief(game.name, draw)


@settings(max_examples=400, deadline=None)
@given(days(), st.sampled_from(get_args(Language)))
def test_a_text_is_short_and_recognised_whatever_was_played(
    told: tuple[str, date, Appearance, Par | None, Message], language: Language
) -> None:
    title, day, played, par, best = told
    said = Voice(SENTENCES, language).text
    text = as_text(lines_of(title, day, played, par, best, said), said)
    assert len(text) <= MOST, text
    found, own = read_shared(text, TITLES, SENTENCES), played.own
    assert found is not None, text
    turns = own.did["turns"] if own.points is None else 0
    assert (found.game, found.day, found.seats) == (title, day, len(played.entry.seats))
    assert found.made == Made(own.points, turns, own.place)


def test_what_can_be_reckoned_is_left_out_first() -> None:
    """The longest word there may be is the last thing that goes, but for the help."""
    day, own = date(2026, 9, 30), Played("Ada", HUMAN, 5, 104)
    entry = Entry("x", "paperback", "", "2026-10-01 12:00", 9, {}, (own,) * 5, 1, Aids(1))
    said = Voice(SENTENCES, "fr").text

    def text(letters: int) -> str:
        best = say("paperback.in_brief", word="X" * letters, cents=104)
        par = Par(115, 1, 1)
        return as_text(lines_of("Paperback", day, Appearance(entry, 0), par, best, said), said)

    assert "(−11)" in text(2)
    assert "(−11)" not in text(8)
    assert "X" * 10 in text(10)
    assert "X" not in text(17)
    assert text(17).endswith("avec aide · plus tard")


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("hollywood", {"en": "9 points", "it": "9 punti", "fr": "9 points"}),
        ("paperback", {"en": "9 Fame", "it": "9 di Fama", "fr": "9 de Renommée"}),
    ],
)
def test_what_a_game_counts_is_called_as_the_game_calls_it(
    name: str, told: dict[str, str], language: Language
) -> None:
    assert Voice(SENTENCES, language).text(came_to(name, Made(9, 0, 1), 2)).endswith(told[language])


@pytest.mark.parametrize(
    "text",
    [
        "Paperback daily 1 May 2026\n1st of 2 · 9 points, par 12 (−3)\nWORD, 9¢",
        "Paperback del 1º maggio 2026\n1º su 2 · 9 punti, par 12\nPAROLA, 9¢",
        "Paperback du 1er mai 2026\n1er sur 2 · 9 points\nMOT, 9¢",
    ],
)
def test_texts_that_told_points_in_place_of_fame_are_recognised(text: str) -> None:
    """Older ones did."""
    found = read_shared(text, TITLES, SENTENCES)
    assert found == SharedResult("Paperback", date(2026, 5, 1), Made(9, 0, 1), 2, (9,))
