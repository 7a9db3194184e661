"""Matches of Paperback as text: one entered by hand, whole ones in every language and mode."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from hollywood.core.faults import Faults
from hollywood.core.game import Turn
from hollywood.core.match import Match
from hollywood.core.reader import Written
from hollywood.core.record import Chair
from hollywood.games.paperback import GAME
from hollywood.games.paperback.rules.deck import Options
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.moves import Move
from hollywood.games.paperback.rules.setting_up import cast_lots, names_of
from hollywood.games.paperback.rules.state import State
from hollywood.kit import SetUp
from hollywood.set_up import load, save

from .promised import MORE_OPTIONS, choose

KIT = GAME.open()
KITS = {KIT.name: KIT}.get
SAVES, GOLDEN = Path(__file__).parent / "saves", Path(__file__).parent / "golden"
BY_HAND = SAVES / "v1-by-hand.yaml"
TEXT = BY_HAND.read_text("utf-8")
REWRITE = bool(os.environ.get("REWRITE_GOLDEN"))
LOGGED = 90  # moves
NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]
WAYS: Mapping[str, tuple[Options, int]] = {
    "en-standard-2": (KIT.presets["standard"], 2),
    "it-standard-2": (replace(KIT.presets["standard"], language="it"), 2),
    "fr-standard-2": (replace(KIT.presets["standard"], language="fr"), 2),
    "en-collectors-3": (KIT.presets["collectors"], 3),
    "it-help-3": (replace(MORE_OPTIONS["help"], language="it"), 3),
    "fr-at-once-2": (replace(MORE_OPTIONS["powers_at_once"], language="fr"), 2),
    "en-together-2": (KIT.presets["together"], 2),
}


def chairs(seats: int) -> tuple[Chair, ...]:
    named = zip(NAMES, KIT.colours, strict=True)
    return tuple(Chair(name, colour=Written(spool)) for name, spool in named)[:seats]


def same_as(file: Path, text: str) -> bool:
    """Whether the file holds this text; it does after it was written anew."""
    if REWRITE:
        file.write_text(text, "utf-8")
    return file.read_text("utf-8") == text


# one that was entered by hand


def test_a_match_entered_by_hand_is_replayed_to_the_same_positions() -> None:
    _, match = load(TEXT, BY_HAND.name, KITS)
    told = json.dumps(KIT.report(match), indent=1, ensure_ascii=False) + "\n"
    assert same_as(BY_HAND.with_suffix(".json"), told)


def test_the_report_tells_all_that_a_score_sheet_would() -> None:
    _, match = load(TEXT, BY_HAND.name, KITS)
    history = KIT.report(match)["history"]
    begun, spelled, bought = history[0], history[1], history[2]
    assert begun["hands"][0] == ["t1", "r1", "s1", "*2", "*2"]
    assert begun["library"] == ["a", "e", "i", "o"]
    word, score = spelled["happened"][0], spelled["happened"][-1]
    assert (word["word"], word["length"]) == ("stare", 5)
    assert word["cards"] == ["s1", "t1", "a", "r1", "*2"]
    assert (score["score"], score["parts"]["letters"], spelled["money"]) == (4, 4, 4)
    assert bought["happened"] == [{"seat": 0, "bought": "d3", "price": 3}]
    assert bought["money"] == 1
    assert "d3" in bought["discards"][0]
    assert len(bought["piles"]) == 7


def test_a_later_shuffle_stands_in_the_record() -> None:
    """The first seat's second deck lies as it was written: its top cards are her third hand."""
    _, match = load(TEXT, BY_HAND.name, KITS)
    shuffled = yaml.safe_load(TEXT)["shuffles"][0]
    hands = [each["hands"][0] for each in KIT.report(match)["history"]]
    assert sorted(shuffled[:5]) in [sorted(hand) for hand in hands]


def test_a_match_from_a_seed_can_be_written_down_card_by_card() -> None:
    """The lots of a seed, entered by hand, are the same match as far as nothing is shuffled."""
    options, seats = KIT.presets["collectors"], 3
    game = KIT.game(options)
    assert isinstance(game, Paperback)
    lots, _ = cast_lots(game.table, seats, 7)
    written: dict[str, Any] = {
        "first": lots.first,
        "decks": [list(names_of(game.table, deck)) for deck in lots.decks],
        "piles": [list(names_of(game.table, pile)) for pile in lots.piles],
        "library": list(names_of(game.table, lots.commons[:4][::-1])),
        "powers": list(lots.powers),
        "theme": lots.theme,
        "prizes": list(lots.awards),
    }
    text = save(SetUp(chairs(seats), options, 7, KIT.name), Match(game, game.start(seats, 7)), KIT)
    head = yaml.safe_load(text)
    del head["seed"]
    _, match = load(yaml.safe_dump({**head, **written}), "hand.yaml", KITS)
    by_seed = KIT.begin(SetUp(chairs(seats), options, 7, KIT.name))
    told, expected = KIT.report(match), KIT.report(by_seed)
    assert told == expected


def test_wrong_cards_are_told_with_file_and_line() -> None:
    wrong = TEXT.replace("library: [a, e, i, o]", "library: [a, e, i, q1]")
    with pytest.raises(Faults) as faults:
        load(wrong, "match.yaml", KITS)
    (fault,) = faults.value.faults
    line = 1 + wrong.split("\n").index("library: [a, e, i, q1]")
    assert (fault.place, fault.message.id) == (f"match.yaml:{line}", "paperback.fault.library_card")


def test_a_wrong_word_is_told_with_its_line() -> None:
    wrong = TEXT.replace("- spell s1 t1 common r1 *2=e", "- spell s1 t1 common r1 *2=q")
    with pytest.raises(Faults) as faults:
        load(wrong, "match.yaml", KITS)
    line = 1 + wrong.split("\n").index("- spell s1 t1 common r1 *2=q")
    assert faults.value.faults[0].place == f"match.yaml:{line}"


# whole ones


@pytest.mark.parametrize("name", WAYS)
def test_whole_matches_go_as_they_went(name: str) -> None:
    """After a change that is meant, write them anew and read the difference (README)."""
    options, seats = WAYS[name]
    assert same_as(GOLDEN / f"{name}.txt", told(options, seats))


def told(options: Options, seats: int) -> str:
    """Every move of a match, and what the first of them led to; sentences may change."""
    match = played(options, seats)
    lines = []
    for number, (move, events) in enumerate(zip(match.moves, match.events, strict=True)):
        lines.append(f"> {match.game.write(move)}")
        heard = events if number < LOGGED else ()
        said = (match.game.caption(event, None) for event in heard if not isinstance(event, Turn))
        lines += [f"  {message}" for message in said]
    points = match.game.standing(match.state)
    return "\n".join([*lines, f"{points.points} {points.places}", ""])


def played(options: Options, seats: int) -> Match[State, Move]:
    """A match from a seed, in some haste."""
    match = KIT.begin(SetUp(chairs(seats), options, 5, KIT.name))
    chance = random.Random(5)
    while moves := match.game.moves(match.state):
        match.play(choose(chance, moves))
    return match


@pytest.mark.parametrize("name", WAYS)
def test_whole_matches_are_saved_and_read_again(name: str) -> None:
    options, seats = WAYS[name]
    set_up = SetUp(chairs(seats), options, 5, KIT.name)
    match = played(options, seats)
    text = save(set_up, match, KIT)
    again = load(text, "match.yaml", KITS)
    assert again[0] == set_up
    assert again[1].state == match.state
    assert save(*again, KIT) == text
