"""Matches of Times Square as text: the example, those entered by hand, every way to be wrong."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from hollywood import box
from hollywood.bots.bot import play_to_end
from hollywood.bots.plain import Random
from hollywood.core.catalogue import Voice
from hollywood.core.faults import Faults
from hollywood.core.reader import Written
from hollywood.core.record import Chair
from hollywood.games.times_square import GAME
from hollywood.games.times_square.rules.game import TimesSquare
from hollywood.games.times_square.rules.orders import Orders
from hollywood.games.times_square.rules.state import Shuffled
from hollywood.kit import SetUp
from hollywood.set_up import AnyMatch, load, save

KIT = GAME.open()
KITS = {KIT.name: KIT}.get
SAVES = Path(__file__).parent / "saves"
EXAMPLE = SAVES / "v1-example.yaml"
TEXT = EXAMPLE.read_text("utf-8")
CHAIRS = (
    Chair("Bruno", Written("bot:random"), Written("pink")),
    Chair("Ada", Written("bot:random"), Written("cyan")),
)


def test_the_example_is_replayed_to_the_same_positions() -> None:
    """Board, hands, supply, Charlie and winner after every move."""
    _, match = load(TEXT, EXAMPLE.name, KITS)
    told = json.loads(json.dumps(KIT.report(match)))
    assert told == json.loads(EXAMPLE.with_suffix(".json").read_text("utf-8"))
    assert told["board"] == {"sue": 5, "left": -3, "right": 7, "hal": -3, "deb": 1}
    assert [told["charlie"], told["winner"], told["how"]] == [3, None, None]
    assert [each["move"] for each in told["history"][1:4]] == ["guard right +2"] * 2 + ["end"]
    for each in told["history"]:
        cards = [*each["hands"][0], *each["hands"][1], *each["supply"]]
        assert len(cards + each["stage"] + each["played"]) == 55


def played(seed: int) -> tuple[SetUp, AnyMatch]:
    """A whole match at random."""
    set_up = SetUp(CHAIRS, KIT.presets["standard"], seed, KIT.name)
    match: AnyMatch = KIT.begin(set_up)
    play_to_end(match, [Random(), Random()], random.Random(seed))
    return set_up, match


@pytest.mark.parametrize("seed", range(4))
def test_a_match_of_a_seed_can_be_entered_by_hand(seed: int) -> None:
    """Its deck and its later supply written down lead through the same positions."""
    set_up, match = played(seed)
    game, start = match.game, match.states[0]
    assert isinstance(game, TimesSquare)
    hands = [*start.hands[start.first :], *start.hands[: start.first]]
    dealt = [card for pair in zip(*hands, strict=True) for card in pair]
    deck = tuple(game.ids[card] for card in (*dealt, *reversed(start.supply)))
    shuffles = tuple(
        tuple(game.ids[card] for card in reversed(beat.state.supply))
        for beats in match.beats
        for beat in beats
        if isinstance(beat.event, Shuffled)
    )
    orders = Orders(start.first, deck, shuffles)
    by_hand = KIT.begin(SetUp(CHAIRS, set_up.options, orders, KIT.name))
    for move in match.moves:
        by_hand.play(move)
    told = [KIT.report(each)["history"] for each in (match, by_hand)]
    assert told[0] == told[1]
    entered = SetUp(CHAIRS, set_up.options, orders, KIT.name)
    again, loaded = load(save(entered, by_hand, KIT), "again.yaml", KITS)
    assert again == entered
    assert list(map(repr, loaded.states)) == list(map(repr, by_hand.states))


def test_a_match_that_is_over_tells_who_won_and_how() -> None:
    told = {KIT.report(played(seed)[1])["how"] for seed in range(12)}
    assert {"sue_side", "charlie_home"} <= told


def faults(text: str) -> list[str]:
    """What is wrong with the record, each as `line: id`."""
    with pytest.raises(Faults) as told:
        load(text, "match.yaml", KITS)
    return [f"{fault.line}: {fault.message.id.split('.')[-1]}" for fault in told.value.faults]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("first: 1\n", "", "3: chance"),
        ("first: 1\n", "first: 1\nseed: 7\n", "3: chance"),
        ("first: 1\n", "first: 2\n", "3: first"),
        ("deck:\n  [guards,", "deck:\n  [joker,", "11: no_such_card"),
        ("deck:\n  [guards,", "deck:\n  [sue,", "11: deck"),
        ("deck:\n  [guards,", "deck:\n  [", "11: deck"),
        ("- hal 2 -", "- hal 5 -", "23: no_card"),
        ("- hal 2 -", "- hal two", "23: not_a_move"),
        ("- trio +1", "- sue +3", "36: not_a_move"),
        ("- deb 4 left -", "- deb 4 sue -", "40: rope"),
        ("- lure left", "- lure sue", "44: rope"),
        ("- discard deb_5\n", "", "29: nothing_yet"),
        ("moves:", "options: {deck: short}\nmoves:", "3: shuffle"),
        ("moves:", "shuffles: [[sue, joker]]\nmoves:", "18: no_such_card"),
        ("colour: pink", "colour: cyan", "7: colour_of_seat"),
        ("- {name: Ada, colour: cyan}\nfirst: 1", "first: 0", "3: seats_exactly"),
    ],
)
def test_every_fault_is_one_sentence_with_its_line(old: str, new: str, told: str) -> None:
    assert old in TEXT
    assert faults(TEXT.replace(old, new, 1)) == [told]


def test_a_card_that_is_not_held_is_called_as_in_the_file() -> None:
    """Whoever only reads a record hears no card by its title."""
    assert "- guard right +2\n" in TEXT
    wrong = TEXT.replace("- guard right +2\n", "- hal 1 +\n", 1)
    with pytest.raises(Faults) as refused:
        load(wrong, "m.yaml", KITS)
    (fault,) = refused.value.faults
    told = Voice(box.open_sentences(), "en").text(fault.message)
    assert told == "“hal_1” isn’t in this hand."
