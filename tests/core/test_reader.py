"""The YAML reader: what it accepts, and that it tells every fault with its line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, get_type_hints

import pytest
import yaml

from hollywood import paths
from hollywood.core.faults import MOST, Faults
from hollywood.core.message import say
from hollywood.core.reader import LONGEST, Id, Line, Part, Written, read

OUR_FILES = sorted([*paths.data(".").glob("*.yaml"), *paths.assets().rglob("*.yaml")])


@dataclass(frozen=True)
class Card:
    id: Id
    genre: Literal["action", "horror", "romance"]
    awards: int = 0
    size: Literal[1, 2] = 1
    gold: bool = False
    note: str | None = None
    line: Line = field(default=Line(0), compare=False)


@dataclass(frozen=True)
class Deck:
    title: str
    cards: tuple[Card, ...]
    points: dict[str, int] = field(default_factory=dict)
    rest: Part | None = None


def faults(text: str) -> list[str]:
    """What is wrong with the text, each as `line: id`."""
    with pytest.raises(Faults) as told:
        read(Deck, text, "deck.yaml")
    return [f"{f.line}: {f.message.id.removeprefix('fault.')}" for f in told.value.faults]


def test_scalars_are_taken_as_written() -> None:
    text = "title: NO\ncards: [{id: on, genre: horror, note: 12:30}, {id: 'x_1', genre: action}]"
    deck = read(Deck, text, "deck.yaml")
    assert deck.title == "NO"
    assert deck.cards == (Card(Id("on"), "horror", note="12:30"), Card(Id("x_1"), "action"))


def test_what_records_may_hold_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Evaluating annotations takes longer than reading, and a deck has hundreds of records."""
    asked: list[type] = []

    def watched(kind: type) -> dict[str, object]:
        asked.append(kind)
        return get_type_hints(kind)

    monkeypatch.setattr("hollywood.core.reader.get_type_hints", watched)
    cards = "".join(f"- {{id: card_{number}, genre: horror}}\n" for number in range(50))
    read(tuple[Card, ...], cards, "cards.yaml")
    assert len(asked) <= 1


def test_numbers_truths_choices_and_lines() -> None:
    card = "{id: a, genre: action, awards: -3, size: 2, gold: true}"
    text = f"title: t\ncards:\n- {card}\npoints: {{x: 1}}"
    deck = read(Deck, text, "deck.yaml")
    read_card = deck.cards[0]
    assert (read_card.awards, read_card.size, read_card.gold) == (-3, 2, True)
    assert (read_card.line, read_card.id.line) == (3, 3)
    assert deck.points == {"x": 1}


def test_nothing_after_a_key_is_an_empty_list_or_mapping() -> None:
    assert read(Deck, "title: t\ncards:\npoints:", "deck.yaml") == Deck("t", ())


def test_every_fault_is_told_with_its_line() -> None:
    text = """title: X
cards:
- {id: a, genre: horor}
- {id: b, genre: drama}
- {id: c, genre: horror, award: 2}
- {id: d, genre: horror, colour: red}
- {id: e, genre: horror, awards: many, gold: yes, size: 3}
- {genre: horror, genre: action}
- {id: a, genre: horror}
- {id: "A B", genre: horror}
- [id, f]
- {id: g, genre: [horror]}
- {id: h, genre: horror, note: "  "}
points: 3
"""
    assert faults(text) == [
        "3: not_choice_near",
        "4: not_choice",
        "5: unknown_key_near",
        "6: unknown_key",
        "7: not_int",
        "7: not_bool",
        "7: not_choice",
        "8: twice",
        "8: missing",
        "9: id_twice",
        "10: bad_id",
        "11: not_mapping",
        "12: not_scalar",
        "13: empty",
        "14: not_mapping",
    ]


def test_a_fault_names_its_place_and_its_likely_meaning() -> None:
    with pytest.raises(Faults) as told:
        read(Deck, "title: X\ncards:\n- {id: a, genre: horror, award: 2}\n", "deck.yaml")
    message = told.value.faults[0].message
    assert dict(message.slots) == {"where": "cards[0]", "key": "award", "near": "awards"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", ["1: not_mapping"]),
        ("[]", ["1: not_mapping"]),
        ("title: [", ["2: not_yaml"]),
        ("title: a\ntitle: b\ncards: []", ["2: twice"]),
        ("a: 1\n---\nb: 2", ["2: not_yaml"]),
        ("title: &x t\ncards: [*x]", ["2: alias"]),
        ("a: &a [*a]", ["1: alias"]),
        ("\x00", ["0: not_yaml"]),
        ("[" * 5000 + "]" * 5000, ["1: too_deep"]),
        ("[" * LONGEST, ["1: too_deep"]),
        ("- " * 100_000, ["1: too_deep"]),
        ("{a: b, [c]: d, title: t, cards: []}", ["1: unknown_key", "1: not_key"]),
        ("title: t\ncards: {a: b}", ["2: not_list"]),
        ("title: t\ncards: []\npoints: {x: " + "9" * 5000 + "}", ["3: not_int"]),
        ("title: t\ncards: []\npoints: {x: ١}", ["3: not_int"]),
        ("title: t\ncards:\n- ", ["3: missing", "3: missing"]),
        ("x" * (LONGEST + 1), ["0: too_long"]),
    ],
)
def test_broken_texts(text: str, told: list[str]) -> None:
    assert faults(text) == told


@pytest.mark.parametrize("line", ["k{}: 1", "titel{}: 1", "? [{}]\n: 1"])
def test_reading_stops_after_so_many_faults(line: str) -> None:
    text = "cards: []\n" + "".join(line.format(i) + "\n" for i in range(5000))
    told = faults(text)
    assert len(told) == MOST + 1
    assert told[-1] == "0: many"


def test_a_part_is_read_later_with_its_own_lines() -> None:
    deck = read(Deck, "title: t\ncards: []\nrest:\n  id: a\n  genre: drama\n", "deck.yaml")
    assert deck.rest is not None
    with pytest.raises(Faults) as told:
        deck.rest.read(Card)
    assert [fault.place for fault in told.value.faults] == ["deck.yaml:5"]


def test_written_text_knows_its_line() -> None:
    @dataclass(frozen=True)
    class Moves:
        moves: tuple[Written, ...]

    globals()["Moves"] = Moves  # annotations are looked up in the module
    moves = read(Moves, "moves:\n- place A\n\n- clap\n", "m.yaml").moves
    assert [(move, move.line) for move in moves] == [("place A", 2), ("clap", 4)]


@pytest.mark.parametrize("file", OUR_FILES, ids=lambda file: file.name)
def test_our_files_are_read_without_libyaml_too(file: Path) -> None:
    """It reads `{it: Facile?}`, which the parser in Python refuses."""
    assert list(yaml.parse(file.read_text("utf-8"), Loader=yaml.SafeLoader))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a:\n  - 1\n\tb: 2\n", "found a tab character that violates indentation"),
        ("a: 1\n  b: 2\n", "mapping values are not allowed in this context"),
    ],
)
def test_why_a_file_is_no_yaml_is_told_to_the_end(text: str, reason: str) -> None:
    with pytest.raises(Faults) as caught:
        read(int, text, "mine.yaml")
    (fault,) = caught.value.faults
    assert fault.message == say("fault.not_yaml", problem=reason)
    assert fault.line > 1
