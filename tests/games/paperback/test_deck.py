"""The card file of Paperback: what is in it, and every mistake that is told."""

from __future__ import annotations

from collections import Counter

import pytest

from hollywood.core.catalogue import LANGUAGES
from hollywood.core.faults import Faults
from hollywood.files import read_file
from hollywood.games.paperback.rules import abilities
from hollywood.games.paperback.rules.deck import EFFECTS
from hollywood.games.paperback.rules.deck_file import read_deck
from hollywood.games.paperback.rules.faces import faces_of
from hollywood.games.paperback.rules.resolving import choose

from .positions import FILE, deck, paperback

TEXT = read_file(FILE)


def test_the_box_holds_what_the_design_counts() -> None:
    faces = faces_of(deck(), "en")
    kinds = Counter(face.kind for face in faces)
    assert kinds == {
        "starter": 25,
        "starter_wild": 25,
        "letter": 66,
        "pair": 20,
        "vowel": 8,
        "attack": 11,
        "fame": 28,
        "common": 6,
    }
    fame = {face.cost: face.fame for face in faces if face.kind == "fame"}
    assert fame == {5: 4, 8: 7, 11: 10, 17: 15}
    assert (len(deck().powers), len(deck().awards), len(deck().themes)) == (5, 4, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_cards_that_are_alike_share_a_name(language: str) -> None:
    game = paperback(language=language)
    for name, cards in game.table.by_name.items():
        assert len({game.table.faces[card].id for card in cards}) == 1, name


def test_C1_pairs_that_differ_are_those_of_the_card_file() -> None:
    faces = {face.id: face.letters for face in faces_of(deck(), "en")}
    assert [faces[id] for id in ("d04", "d07", "d08")] == ["to", "se", "ca"]


def test_every_effect_of_the_file_has_a_function() -> None:
    named = {ability.does for card in deck().cards for ability in card.abilities}
    chosen = {"trash_for_cents", "trash_for_gain", "trash_offer", "copy"}
    assert named == set(EFFECTS) == set(abilities.BY_THEMSELVES) | chosen
    for effect in abilities.BY_THEMSELVES.values():
        assert effect.__doc__
    assert choose.__doc__


FAULTS = {
    "cost: 3, points: 1, letters: {en: T, it: T, fr: T}": (
        "cost: 11, points: 1, letters: {en: T, it: T, fr: T}",
        "cost",
    ),
    "id: v_a, kind: vowel, cost: 2": ("id: v_a, kind: vowel, cost: 3", "vowel"),
    "id: l10, kind: letter, cost: 3, points: 2": (
        "id: l10, kind: letter, cost: 3, points: 20",
        "numbers",
    ),
    ", limit: {on: no_common}}": ("}", "limit"),
    "letters: {en: D, it: D, fr: D}}": ("letters: {en: DX, it: D, fr: D}}", "letters"),
    "{does: points_again, whose: next}": ("{does: points_again}", "whose"),
    "{does: draw, n: 2}": ("{does: draw, n: 0}", "n"),
    "when_in: {it:": ("when_in: {de:", "language"),
    "abilities: [{does: copy}]": ("abilities: [{does: split_word}]", "trick"),
    "hand: 5 ": ("hand: 0 ", "hand"),
    "track: [7, 8, 9, 10]": ("track: [7, 8, 8, 10]", "track"),
    '"5": [10, 10, 5, 3]': ('"6": [10, 10, 5, 3]', "fame_piles"),
    '"4": [8, 8, 4, 2]': ('"4": [8, 8, 4]', "fame_counts"),
    '"2": [4, 4, 2, 1]': ('"2": [4, 4, 2, 9]', "few_books"),
    "pyramid: [4, 3, 2, 1]": ("pyramid: [4, 3, 2]", "pyramid"),
    "gentle: [8, 10, 12, 14]": ("gentle: [8, 10, 12]", "deadlines"),
    "hardest: [4": ("worst: [4", "no_deadlines"),
    "row: 10": ("row: 99", "few_cheap"),
    "    standard:": ("    usual:", "no_standard"),
}


@pytest.mark.parametrize("right", FAULTS)
def test_a_mistake_is_told_with_its_line(right: str) -> None:
    wrong, id = FAULTS[right]
    assert right in TEXT
    with pytest.raises(Faults) as faults:
        read_deck(TEXT.replace(right, wrong, 1), "mine.yaml")
    told = [fault for fault in faults.value.faults if fault.message.id == f"paperback.fault.{id}"]
    assert told
    assert all(fault.line for fault in told)


def test_titles_of_lines_don_t_matter_to_the_fingerprint() -> None:
    moved = read_deck("# one line more\n" + TEXT, "mine.yaml")
    assert moved.fingerprint == deck().fingerprint
    changed = read_deck(TEXT.replace("hand: 5 ", "hand: 6 ", 1), "mine.yaml")
    assert changed.fingerprint != deck().fingerprint
