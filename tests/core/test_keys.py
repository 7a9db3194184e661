"""The table of actions: which keys do what, and what becomes of it when a player chooses others."""

from __future__ import annotations

import json
import re
from itertools import combinations
from typing import get_args

import pytest

from hollywood import box, files, settings
from hollywood.actions import ACTIONS, GROUPS, NUMBERS, PRESETS, READ, Preset, clash
from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.key_map import (
    COLUMNS,
    KEY,
    PAD,
    SECOND,
    KeyMap,
    read_row,
    rows_of,
    usual,
    written,
)
from hollywood.key_names import Signs, called, is_button, is_key, parted
from hollywood.settings import Settings

from ..harness.positions import ALL_ACTIONS

BY_NAME = {action.name: action for action in ALL_ACTIONS}
SENTENCES = box.open_sentences()
KEY_IN_A_SENTENCE = re.compile(r"\{key\.([^}]*)\}")


def key_map(**chosen: str) -> KeyMap:
    return KeyMap(ALL_ACTIONS, dict(chosen))


@pytest.mark.parametrize("action", ALL_ACTIONS, ids=lambda action: action.name)
def test_an_action_has_keys_that_exist(action: object) -> None:
    assert action in BY_NAME.values()
    row = usual(BY_NAME[action.name])  # type: ignore[attr-defined]
    assert read_row(written(row)) == row


def test_no_key_means_two_things_at_one_place() -> None:
    for one, other in combinations(ALL_ACTIONS, 2):
        shared = set(filter(None, usual(one))) & set(filter(None, usual(other)))
        assert not shared or not clash(one, other), (one.name, other.name, shared)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_key_of_a_preset_means_two_things_at_one_place(preset: Preset) -> None:
    for one, other in combinations(ALL_ACTIONS, 2):
        shared = set(one.keys_of(preset)) & set(other.keys_of(preset))
        assert not shared or not clash(one, other), (one.name, other.name, shared)


REACH: dict[Preset, set[str]] = {
    "left_hand": {*"12345qwertasdfgzxcvb", "tab", "space", *(f"f{n}" for n in range(1, 7))},
    "right_hand": {*"7890yuiophjklnm,.;", "return", "space", "backspace", "delete", "insert"}
    | {"left", "right", "up", "down", "home", "end", "pageup", "pagedown", "f9", "f11"},
}
FAR = {*NUMBERS, *READ, "full_screen"}  # arrows lead there, too; or it is no part of a match


@pytest.mark.parametrize("preset", REACH)
def test_everything_is_within_reach_of_one_hand(preset: Preset) -> None:
    for action in ALL_ACTIONS:
        keys = {parted(key)[1] for key in action.keys_of(preset)}
        assert not keys or keys & REACH[preset] or action.name in FAR, action.name


def test_a_preset_leaves_the_way_back_and_can_be_laid_and_taken_away() -> None:
    for preset in PRESETS:
        chosen = dict[str, str]()
        keys = KeyMap(ALL_ACTIONS, chosen)
        rows = rows_of(preset, ALL_ACTIONS)
        keys.lay(rows)
        assert keys.rows == rows
        assert KeyMap(ALL_ACTIONS, dict(chosen)).rows == rows
        for action in ALL_ACTIONS:
            assert not action.kept or rows[action.name][KEY] == action.keys[0]
            assert bool(action.keys) == any(rows[action.name][:PAD])
        keys.lay({})
        assert chosen == {}


def test_what_does_it_already_changes_places_with_the_other_key() -> None:
    keys = key_map()
    assert keys.choose("undo", KEY, "ctrl+z")
    assert keys.rows["undo"] == ("ctrl+z", "u", "")
    assert not keys.choose("back", SECOND, "escape")
    assert keys.choose("hint", SECOND, "h")
    assert keys.rows["hint"] == ("f2", "h", "")


def test_every_action_can_be_done_by_a_key_or_leads_where_a_button_leads() -> None:
    bare = {action.name for action in ALL_ACTIONS if not action.keys}
    assert bare == {"menu", "career", "fast_list", "play_on", "speed", "hollywood.action.studio"}
    assert {action.group for action in ALL_ACTIONS} == set(GROUPS)


def test_a_sentence_names_keys_of_actions_that_exist() -> None:
    named = 0
    for id, sentence in SENTENCES.items():
        found = [KEY_IN_A_SENTENCE.findall(sentence.in_(each)) for each in LANGUAGES]
        assert set(found[0]) == set(found[1]) == set(found[2]), id
        assert set(found[0]) <= BY_NAME.keys(), id
        named += len(found[0])
    assert named > 15


BY_HAND = r"\((hold )?([A-Z]|F\d+|Ctrl\+.|Esc|Échap|Enter|Space|[←→↑↓]|\d–\d)\)"
LETTERS = re.compile(BY_HAND)


def test_no_sentence_names_a_key_itself() -> None:
    words = [(id, s.in_(each)) for id, s in SENTENCES.items() for each in LANGUAGES]
    assert [id for id, said in words if LETTERS.search(said)] == []
    assert LETTERS.search("Undo (U)")


def test_a_key_is_called_as_on_its_keyboard() -> None:
    said = {
        each: [
            Voice(SENTENCES, each)._words(called(name))
            for name in ("u", "ctrl+shift+z", "escape", "kp_7", "pageup", "", "f11", ";")
        ]
        for each in LANGUAGES
    }
    assert said == {
        "en": ["U", "Ctrl+Shift+Z", "Esc", "Num 7", "Page Up", "no key", "F11", ";"],
        "it": ["U", "Ctrl+Maiusc+Z", "Esc", "Num 7", "Pag su", "nessun tasto", "F11", ";"],
        "fr": ["U", "Ctrl+Maj+Z", "Échap", "Pavé 7", "Page préc.", "aucune touche", "F11", ";"],
    }


def test_a_button_is_called_as_on_its_pad() -> None:
    voice = Voice(SENTENCES, "en")
    names = ("pad_a", "pad_lb", "pad_lt+pad_left")
    said = [[voice._words(called(name, each)) for name in names] for each in get_args(Signs)]
    assert said == [["A", "LB", "LT+←"], ["×", "L1", "L2+←"], ["S", "L1", "L2+←"]]


@pytest.mark.parametrize("name", ["a", "é", "+", "ctrl++", "ctrl+alt+shift+f4", "kp_plus", "space"])
def test_what_is_a_key(name: str) -> None:
    assert is_key(name)
    assert not is_button(name)


@pytest.mark.parametrize("name", ["", " ", "ab", "shift+ctrl+a", "ctrl+", "pad_a", "\n", "K_a"])
def test_what_is_none(name: str) -> None:
    assert not is_key(name)


def test_what_was_chosen_is_kept_and_what_was_not_is_usual() -> None:
    chosen = dict[str, str]()
    keys = KeyMap(ALL_ACTIONS, chosen)
    assert keys.choose("hint", KEY, "x")
    assert keys.choose("hint", PAD, "pad_ls")
    assert chosen == {"hint": "x f2 pad_ls"}
    assert KeyMap(ALL_ACTIONS, chosen).rows == keys.rows
    assert keys.meant("x") == ("hint",)
    assert "hint" not in keys.meant("h")
    assert keys.choose("hint", KEY, "h")
    assert keys.choose("hint", PAD, "")
    assert chosen == {}


def test_a_key_that_does_something_else_there_is_exchanged() -> None:
    keys = key_map()
    assert keys.in_the_way("hint", "u") == ["undo"]
    assert keys.choose("hint", KEY, "u")
    assert (keys.rows["hint"][KEY], keys.rows["undo"][KEY]) == ("u", "h")
    assert keys.in_the_way("hollywood.action.clap", "d") == ["hollywood.action.double"]
    assert "new_match" in keys.meant("n")
    assert keys.in_the_way("hint", "q") == []  # it begins a quick match, but not at the table


def test_nothing_loses_its_last_key_or_the_way_back() -> None:
    keys = key_map()
    before = dict(keys.rows)
    assert not keys.choose("back", KEY, "x")
    assert not keys.choose("hint", KEY, "return")
    assert not keys.choose("watch_again", SECOND, "p")  # what would do it instead?
    assert not keys.choose("watch_again", KEY, "")
    assert keys.rows == before
    assert keys.choose("back", SECOND, "x")
    assert keys.choose("undo", KEY, "")
    assert keys.rows["undo"] == ("", "ctrl+z", "")


@pytest.mark.parametrize("row", ["x", "x y", "x y z", "none none shift", "space nowhere none", ""])
def test_a_row_that_is_none_is_told_of_and_all_others_stay(row: str) -> None:
    with files.elsewhere():
        path = files.own(settings.FILE)
        path.parent.mkdir(exist_ok=True)
        kept = {"hint": "x none none", "chess.action.castle": "c none none"}
        path.write_text(json.dumps({"speed": "fast", "keys": {"undo": row, **kept}}), "utf-8")
        chosen, faulty = settings.load("first", {})
        assert faulty is not None
        assert row in faulty.read_text("utf-8")
        assert (chosen.speed, chosen.keys) == ("fast", kept)
        chosen.save()
        assert settings.load("first", {}) == (chosen, None)
        assert KeyMap(ALL_ACTIONS, chosen.keys).rows["undo"] == usual(BY_NAME["undo"])


def test_settings_without_keys_have_the_usual_ones() -> None:
    assert KeyMap(ACTIONS, Settings().keys).rows == {each.name: usual(each) for each in ACTIONS}
    assert [*COLUMNS] == [KEY, SECOND, PAD]
