"""The card file of Times Square: what is in it, and every fault that it may have."""

from __future__ import annotations

from collections import Counter

import pytest

from hollywood.core.faults import Faults
from hollywood.files import read_file
from hollywood.games.times_square.rules.deck import COLOURS, read_deck

from .positions import FILE, deck

TEXT = read_file(FILE)
ON_ITS_LINE = ("start", "no_card", "counts", "steps", "no_steps", "no_such_deck")


def test_the_deck_has_55_cards_of_four_colours() -> None:
    colours = Counter(kind.colour for kind in deck().faces("full"))
    assert [colours[colour] for colour in COLOURS] == [12, 12, 16, 15]
    assert (len(deck().faces("full")), len(deck().faces("short"))) == (55, 54)


def test_the_street_has_17_spaces_two_of_them_door_at_each_end() -> None:
    street = deck().street
    assert (2 * street.half + 1, street.doors) == (17, 2)
    assert [space for space in range(-8, 9) if street.at_door(space, 1)] == [7, 8]
    assert [space for space in range(-8, 9) if street.at_door(space, 0)] == [-8, -7]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("spaces: 8", "spaces: 2", "street"),
        ("spaces: 8", "spaces: 99", "street"),
        ("doors: 2", "doors: 8", "street"),
        ("hand: 8", "hand: 0", "hand"),
        ("hand: 8", "hand: 30", "few_cards"),
        ("guards: 2", "guards: 7", "start"),
        ("hal: 1", "hal: -1", "start"),
        ("effect: hal, steps: 1", "effect: hal, steps: 0", "steps"),
        ("effect: hal, steps: 1", "effect: hal, steps: 2", "same_card"),
        ("effect: guard,", "effect: guard, steps: 1,", "no_steps"),
        ("deb_3: 4", "deb_9: 4", "no_card"),
        ("deb_3: 4", "deb_3: -4", "counts"),
        ("effect: sue, count: 12", "effect: sue, count: -1", "counts"),
        ("deck: short", "deck: tall", "no_such_deck"),
        ("    standard:", "    usual:", "no_standard"),
    ],
)
def test_a_fault_is_told_with_its_line(old: str, new: str, fault: str) -> None:
    assert old in TEXT
    with pytest.raises(Faults) as told:
        read_deck(TEXT.replace(old, new, 1), "mine.yaml")
    faults = {each.message.id: each.line for each in told.value.faults}
    assert f"times_square.fault.{fault}" in faults
    assert all(faults.values())
    if fault in ON_ITS_LINE:
        line = TEXT[: TEXT.index(old)].count("\n") + 1
        assert faults == {f"times_square.fault.{fault}": line}, "one sentence, where it is wrong"


def test_numbers_and_titles_may_be_changed() -> None:
    changed = TEXT.replace("effect: sue, count: 12", "effect: sue, count: 14")
    changed = changed.replace("Make Way, Darling", "Mine {0}")
    mine = read_deck(changed, "mine.yaml")
    assert len(mine.faces("full")) == 57
    assert mine.fingerprint != deck().fingerprint
    assert mine.kind["sue"].title.en == "Mine {0}"
