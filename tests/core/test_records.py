"""Saved matches: text a person can read, replayed exactly, refused with file and line."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood import files
from hollywood.core.faults import Faults
from hollywood.core.match import Aids
from hollywood.core.reader import Written
from hollywood.core.record import Chair, write_moves
from hollywood.games.hollywood.report import report
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.record import Deals
from hollywood.kit import SetUp
from hollywood.set_up import load, save

from ..games.hollywood.test_invariants import any_options
from ..harness.folders import SAVES
from ..harness.positions import DECK, KIT, KITS

HAND = (SAVES / "v1-by-hand-4.yaml").read_text("utf-8")
SEED = (SAVES / "v1-finished-4.yaml").read_text("utf-8")


@pytest.mark.parametrize("file", sorted(SAVES.glob("*.yaml")), ids=lambda file: file.stem)
def test_every_save_ever_released_still_loads_to_the_same_position(file: Path) -> None:
    _, match = load(file.read_text("utf-8"), file.name, KITS)
    assert json.loads(json.dumps(report(match))) == json.loads(
        file.with_suffix(".json").read_text("utf-8")
    )


def test_a_match_entered_by_hand_is_the_match_of_the_seed() -> None:
    by_hand, by_seed = load(HAND, "hand.yaml", KITS)[1], load(SEED, "seed.yaml", KITS)[1]
    assert report(by_hand) == report(by_seed)


def test_help_is_saved_and_a_match_without_any_has_no_word_of_it() -> None:
    set_up, match = load(SEED, "seed.yaml", KITS)
    assert "aids" not in save(set_up, match, KIT)
    match.aids = Aids(hints=2, retakes=1)
    assert load(save(set_up, match, KIT), "again.yaml", KITS)[1].aids == match.aids


def test_help_is_counted_upwards() -> None:
    with pytest.raises(Faults) as caught:
        load("aids: {retakes: -1}\n" + SEED, "less.yaml", KITS)
    fault = caught.value.faults[0]
    assert (fault.line, fault.message.id) == (1, "fault.aids")


@pytest.mark.parametrize(
    "places", ["1, 2, 3", "1, 2, 3, 5", "0, 1, 2, 3", "2, 2, 2, 2", "1, 1, 2, 3"]
)
def test_the_leg_before_was_a_match_of_these_seats(places: str) -> None:
    with pytest.raises(Faults) as caught:
        load(f"leg_before: [{places}]\n" + SEED, "leg.yaml", KITS)
    assert [fault.message.id for fault in caught.value.faults] == ["fault.leg_before"]
    assert load("leg_before: [3, 1, 1, 4]\n" + SEED, "leg.yaml", KITS)[0].first_leg == (3, 1, 1, 4)


def test_seats_without_a_colour_get_one_that_is_left() -> None:
    set_up, _ = load(HAND, "hand.yaml", KITS)
    assert [chair.colour for chair in set_up.chairs] == ["emerald", "sapphire", "amber", "ruby"]
    assert [chair.who for chair in set_up.chairs] == ["human"] * 4


NAMES = st.text(
    st.characters(
        codec="utf-8", exclude_categories=["Cs", "Cc"], exclude_characters="\u2028\u2029"
    ),
    min_size=1,
    max_size=20,
).filter(str.strip)


@settings(max_examples=60, deadline=None)
@given(
    any_options(),
    st.lists(NAMES, min_size=3, max_size=4),
    st.integers(0, 2**64 - 1),
    st.integers(0, 60),
    st.randoms(),
)
def test_save_and_load_give_every_state_again(
    options: Options, names: list[str], seed: int, moves: int, rng: random.Random
) -> None:
    chairs = tuple(
        Chair(name, Written("bot:greedy"), colour.id)
        for name, colour in zip(names, DECK.colours, strict=False)
    )
    set_up = SetUp(chairs, options, seed, KIT.name)
    match = KIT.begin(set_up)
    for _ in range(moves):
        if choices := match.game.moves(match.state):
            match.play(rng.choice(choices))
    text = save(set_up, match, KIT)
    again, loaded = load(text, "again.yaml", KITS)
    assert again == set_up
    assert list(map(repr, loaded.states)) == list(map(repr, match.states))
    assert save(again, loaded, KIT) == text


def test_save_and_load_of_a_match_by_hand() -> None:
    set_up, match = load(HAND, "hand.yaml", KITS)
    assert isinstance(set_up.chance, Deals)
    again, loaded = load(save(set_up, match, KIT), "again.yaml", KITS)
    assert again == set_up
    assert list(map(repr, loaded.states)) == list(map(repr, match.states))


def faults(text: str) -> list[str]:
    """What is wrong with the record, each as `line: id`."""
    with pytest.raises(Faults) as told:
        load(text, "match.yaml", KITS)
    return [f"{f.line}: {f.message.id.split('.')[-1]}" for f in told.value.faults]


def line_of(text: str, part: str) -> int:
    """The line in which something stands."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("format: 1", "format: 2", "later_format"),
        ("format: 1", "format: 0", "not_choice"),
        ("game: hollywood", "game: bollywood", "unknown_game"),
        ("rules: 1", "rules: 2", "other_rules"),
        ("cards: ", "cards: 00", "other_cards"),
        ("who: human", "who: robot", "who"),
        ("who: human", "who: 'bot:'", "who"),
        ("colour: ruby", "colour: mauve", "no_colour"),
        ("colour: ruby", "colour: amber", "colour_taken"),
        ("seed: 77", "seed: -1", "seed"),
        ("seed: 77", f"seed: {2**64}", "seed"),
        ("seed: 77", "first: 1", "chance"),
        ("seed: 77", "seed: 77\nfirst: 1\ndeal: []", "chance"),
        ("seed: 77\n", "", "chance"),
        ("claim_order: top_first", "claim_order: sideways", "not_choice"),
        ("ratings: even", "ratings: odd", "no_such_ratings"),
        ("moves:", "movs:", "unknown_key_near"),
    ],
)
def test_a_wrong_set_up_is_refused(old: str, new: str, told: str) -> None:
    assert old in SEED
    assert told in [fault.split(": ")[1] for fault in faults(SEED.replace(old, new, 1))]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("first: ", "first: 1", "first"),
        ("horror_house", "horror_hous", "no_card"),
        ("horror_house", "horror_grave", "dealt_twice"),
        ("horror_house, ", "", "area"),
        ("horror_house", "star_rex", "stars_dealt"),
    ],
)
def test_a_wrong_deal_is_refused(old: str, new: str, told: str) -> None:
    assert told in [fault.split(": ")[1] for fault in faults(HAND.replace(old, new, 1))]


def test_a_deal_of_too_few_rounds_is_refused() -> None:
    deal = next(line for line in HAND.splitlines() if line.startswith("- [")) + "\n"
    assert "rounds" in faults(HAND.replace(deal, ""))[0]


def test_too_many_seats_are_refused() -> None:
    text = HAND.replace("- {name: Bo}", "- {name: Bo}\n- {name: Ed}")
    assert faults(text) == ["2: seats"]


@pytest.mark.parametrize(
    ("words", "told"),
    [("pass", "not_a_move"), ("finish horror", "no_star"), ("place Z", "no_column")],
)
def test_an_illegal_line_is_refused_with_its_number(words: str, told: str) -> None:
    move = next(line for line in SEED.splitlines() if line.startswith("- place"))
    text = SEED.replace(move, f"- {words}", 1)
    assert faults(text) == [f"{line_of(text, f'- {words}')}: {told}"]


def test_a_move_after_the_end_is_refused() -> None:
    assert faults(SEED + "- place A\n") == [f"{len(SEED.splitlines()) + 1}: match_over"]


def test_a_report_is_plain_and_whole() -> None:
    whole: dict[str, Any] = report(load(SEED, "seed.yaml", KITS)[1])
    assert whole["finished"] is True
    assert whole["to_act"] is None
    assert whole["legal"] == []
    assert [len(claims) for claims in whole["claims"]] == [12] * 4
    assert len(whole["unclaimed"]) == 8
    for seat, own in enumerate(whole["breakdown"]):
        movies = sum(movie["points"] for movie in own["movies"])
        assert own["total"] == whole["scores"][seat]
        assert own["total"] == own["blockbusters"] + movies + own["largest_project"]


def test_a_report_of_an_unfinished_match_lists_what_is_legal() -> None:
    file = SAVES / "v1-unfinished-3.yaml"
    whole = report(load(files.read_file(file), str(file), KITS)[1])
    assert whole["finished"] is False
    assert whole["winners"] == []
    assert whole["legal"]
    assert whole["to_act"] in range(3)


@pytest.mark.parametrize("wrong", ["today", "2026-1-1", "'2026-11-16 '"])
def test_the_day_of_a_deal_is_written_in_one_way(wrong: str) -> None:
    with pytest.raises(Faults) as raised:
        load(f"day: {wrong}\n{SEED}", "match.yaml", KITS)
    assert [fault.message.id for fault in raised.value.faults] == ["fault.day"]
    set_up, match = load(f"day: 2026-11-16\n{SEED}", "match.yaml", KITS)
    assert set_up.day == "2026-11-16"
    assert load(save(set_up, match, KIT), "again.yaml", KITS)[0] == set_up


def test_a_move_of_plain_words_is_written_as_yaml_would_write_it() -> None:
    """Few need its own care; a long match of words took a third of what opened its replay."""
    chance = random.Random(1)
    letters = "aeoynNuOo1290_xX-+*="
    for _ in range(2_000):
        words = ["".join(chance.choices(letters, k=chance.randint(1, 6))) for _ in range(2)]
        move = " ".join([chance.choice(["spell", "no", "-", "1"]), *words])
        assert write_moves([move]) == yaml.safe_dump({"moves": [move]}, default_flow_style=False)
