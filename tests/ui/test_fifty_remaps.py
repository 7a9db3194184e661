"""Whatever keys are chosen: every action is reached, every sentence names the new key."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest

from hollywood import box
from hollywood.actions import clash
from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.core.message import Message
from hollywood.key_map import COLUMNS, KEY, PAD, SECOND, KeyMap
from hollywood.key_names import BUTTONS, NAMED, called
from hollywood.ui.app.keys import Keys, event_of

from ..harness.positions import ALL_ACTIONS

WISHES = 120
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789,.;-"
POOL = [*LETTERS, *NAMED, *(f"{held}+{key}" for held in ("ctrl", "shift") for key in LETTERS)]
BUTTON_POOL = [*BUTTONS, *(f"pad_lt+{each}" for each in BUTTONS - {"pad_lt"})]
SENTENCES = box.open_sentences()
NAMES_A_KEY = re.compile(r"\{key\.([^}]*)\}")
SLOT = re.compile(r"\{([a-z_]+)\}")


def remapped(seed: int) -> tuple[KeyMap, dict[str, str]]:
    """Wishes of somebody who has no plan; what cannot be is refused."""
    chance, chosen = random.Random(seed), dict[str, str]()
    keys = KeyMap(ALL_ACTIONS, chosen)
    for _ in range(WISHES):
        column = chance.choice(COLUMNS)
        name = chance.choice([*(BUTTON_POOL if column == PAD else POOL), ""])
        keys.choose(chance.choice(ALL_ACTIONS).name, column, name)
    return keys, chosen


@pytest.mark.parametrize("seed", range(50))
def test_every_action_is_reached_and_every_sentence_names_the_new_key(seed: int) -> None:
    keys, chosen = remapped(seed)
    assert len(chosen) > WISHES // 4
    assert KeyMap(ALL_ACTIONS, dict(chosen)).rows == keys.rows
    for one, other in combinations(ALL_ACTIONS, 2):
        shared = {*filter(None, keys.rows[one.name])} & {*filter(None, keys.rows[other.name])}
        assert not shared or not clash(one, other), (one.name, other.name, shared)
    meaning = Keys(keys)
    for action in ALL_ACTIONS:
        row = keys.rows[action.name]
        assert any(row[:PAD]) or not action.keys, action.name
        for name in filter(None, row):
            assert meaning.means(event_of(name), action.name), (action.name, name)
        if action.kept:
            assert (row[KEY], row[PAD]) == (action.keys[0], action.pad)
    tell(meaning)


def tell(keys: Keys) -> None:
    """Every sentence that names a key, with keys and with each pad."""
    for language in LANGUAGES:
        voice = Voice(SENTENCES, language, ("Ada",), keys=keys)
        for id, sentence in SENTENCES.items():
            words = sentence.in_(language)
            for action in NAMES_A_KEY.findall(words):
                row = keys.map.rows[action]
                named = voice._words(called(row[KEY] or row[SECOND]))
                slots = tuple((slot, 1) for slot in {*SLOT.findall(words)})
                assert named in voice.text(Message(id, slots)), (id, action)


def test_a_wish_that_is_refused_changes_nothing() -> None:
    for seed in range(10):
        keys, _ = remapped(seed)
        chance = random.Random(seed)
        for _ in range(300):
            column = chance.choice((KEY, SECOND))
            wish = chance.choice(ALL_ACTIONS).name, column, chance.choice(POOL)
            before, may = dict(keys.rows), keys.may_choose(*wish)
            if not may:
                assert not keys.choose(*wish)
                assert keys.rows == before
