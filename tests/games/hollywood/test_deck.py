"""The card database: what the box holds, and what keeps a deck from being dealt."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from hollywood import paths
from hollywood.core.faults import Faults
from hollywood.games.hollywood.rules.deck import read_deck

from ...harness.positions import DECK

TEXT = paths.data("cards.yaml").read_text("utf-8")


def test_the_box_holds_what_the_rulebook_lists() -> None:
    kinds = Counter(face.kind for face in DECK.faces)
    assert kinds == {"film": 39, "star": 12, "blockbuster": 5}
    assert Counter(film.genre for film in DECK.films) == {"horror": 13, "romance": 13, "action": 13}
    assert Counter(film.genre for film in DECK.films if film.award) == {
        "horror": 1,
        "romance": 1,
        "action": 1,
    }
    assert Counter(star.stars for star in DECK.stars) == {1: 4, 2: 4, 3: 4}
    assert Counter(star.stars for star in DECK.rated("middle").stars) == {1: 3, 2: 6, 3: 3}
    assert DECK.columns == (4, 4, 3, 3)
    assert [(t.seats, t.reels, t.rounds) for t in DECK.tables] == [(3, 4, 3), (4, 3, 4)]
    assert [colour.id for colour in DECK.colours] == ["ruby", "sapphire", "amber", "emerald"]
    assert len({colour.holes for colour in DECK.colours}) == 4
    assert list(DECK.presets) == ["standard", "italian", "advanced", "prototype"]


def test_ids_say_what_a_card_is() -> None:
    for face in DECK.faces:
        start = {"star": "star", "blockbuster": "block"}.get(face.kind) or face.genre
        assert face.id.startswith(f"{start}_")
    assert {"horror_house", "romance_swans", "star_vivienne", "block_calamari"} <= set(DECK.card)


def test_titles_fit_their_cards() -> None:
    for face in DECK.faces:
        for title in (face.title.en, face.title.it, face.title.fr):
            assert 3 <= len(title) <= 28, title


def test_a_card_s_number_leads_to_its_face() -> None:
    assert [DECK.card[face.id] for face in DECK.faces] == list(range(len(DECK.faces)))


def test_the_fingerprint_follows_rules_not_titles() -> None:
    assert changed("King Calamari", "Queen Calamari").fingerprint == DECK.fingerprint
    assert changed("name: Mimi Poppett, stars: 1", "name: Mimi, stars: 2") != DECK.fingerprint
    assert changed("blockbuster: 2 ", "blockbuster: 3 ").fingerprint != DECK.fingerprint


def changed(old: str, new: str) -> Any:
    """The deck with one thing written otherwise."""
    assert old in TEXT
    return read_deck(TEXT.replace(old, new, 1), "cards.yaml")


def without(card: str, lines: int) -> str:
    """The card file without so many lines from a card on."""
    kept = TEXT.splitlines(keepends=True)
    start = next(i for i, line in enumerate(kept) if f"id: {card}" in line)
    return "".join(kept[:start] + kept[start + lines :])


def faults(text: str) -> list[tuple[str, dict[str, Any]]]:
    """The ids and slots of what is wrong."""
    with pytest.raises(Faults) as told:
        read_deck(text, "cards.yaml")
    return [
        (f.message.id.removeprefix("hollywood.").removeprefix("fault."), dict(f.message.slots))
        for f in told.value.faults
    ]


def test_a_deck_with_too_few_films_is_refused_with_the_sum() -> None:
    ((id, sum_),) = faults(without("horror_grave", 3))
    assert id == "too_few_films"
    assert sum_ == {"seats": 4, "rounds": 4, "each": 11, "all": 44, "have": 43}


def test_a_deck_with_too_few_stars_is_refused_with_the_sum() -> None:
    ((id, sum_),) = faults(without("star_chip", 1))
    assert id == "too_few_stars"
    assert sum_ == {"seats": 4, "rounds": 4, "each": 3, "all": 12, "have": 11}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("reels: 4, rounds: 3", "reels: 5, rounds: 3", ["too_many_reels"]),
        ("reels: 4, rounds: 3", "reels: 0, rounds: 3", ["empty_table"]),
        ("{seats: 3, reels: 4, rounds: 3}", "{seats: 2, reels: 4, rounds: 3}", ["tables"]),
        (
            "{seats: 4, reels: 3, rounds: 4}",
            "{seats: 5, reels: 2, rounds: 4}",
            ["tables", "too_few_colours", "too_many_seats"],
        ),
        ("columns: [4, 4, 3, 3]", "columns: []", None),
        ("columns: [4, 4, 3, 3]", "columns: [4, 0, 10]", ["columns"]),
        ("stars_a_round: 3", "stars_a_round: 20", None),
        ('"#64101a"', '"red"', ["inks"]),
        ("{star_otto: 2, star_mimi: 2}", "{star_nobody: 2}", ["no_such_star"]),
        ("{star_otto: 2, star_mimi: 2}", "{star_otto: 5}", ["not_choice"]),
        ("italian: {award_in_project: single}", "italian: {ratings: odd}", ["no_such_ratings"]),
        ("    standard:", "    usual:", ["no_standard"]),
        ("horror_grave", "horror_house", ["id_twice"]),
        ("stars: 3}", "stars: 4}", ["not_choice"]),
        ("format: 1", "format: 2", ["not_choice"]),
        ("      award: true", "      oscar: true", ["unknown_key"]),
        ("      award: true", "      awards: true", ["unknown_key_near"]),
        ("genre: horror\n", "genre: thriller\n", ["not_choice"]),
    ],
)
def test_what_keeps_a_deck_from_being_dealt(old: str, new: str, told: list[str] | None) -> None:
    assert re.search(re.escape(old), TEXT)
    found = [id for id, _ in faults(TEXT.replace(old, new, 1))]
    assert found == told if told is not None else found


def test_faults_of_different_kinds_are_told_together_in_order() -> None:
    text = TEXT.replace("horror_grave", "horror_house").replace("stars: 1}", "stars: 0}")
    with pytest.raises(Faults) as told:
        read_deck(text, "cards.yaml")
    lines = [fault.line for fault in told.value.faults]
    assert len(lines) == 5
    assert lines == sorted(lines)


def test_a_film_of_one_s_own_takes_three_lines() -> None:
    film = """    - id: horror_lighthouse
      genre: horror
      title: {en: "The Lamp Looks Back", it: "Il faro ti guarda", fr: "Le phare vous observe"}
"""
    text = TEXT.replace("  blockbusters:\n", "  blockbusters:\n", 1)
    place = text.index("    - id: horror_house")
    deck = read_deck(text[:place] + film + text[place:], "cards.yaml")
    assert deck.faces[deck.card["horror_lighthouse"]].title.fr == "Le phare vous observe"
    assert deck.fingerprint != DECK.fingerprint
