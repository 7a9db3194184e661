"""Which keys and buttons there are, and what they are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from hollywood.core.message import Slot, say

Signs: TypeAlias = Literal["letters", "shapes", "compass"]  # on the buttons of a pad

NAMED = frozenset(
    (
        *("return", "space", "escape", "tab", "backspace", "delete", "insert", "menu", "pause"),
        *("home", "end", "pageup", "pagedown", "left", "right", "up", "down"),
    )
)
_FUNCTION = frozenset(f"f{number}" for number in range(1, 16))
_NUMPAD = {
    **{f"kp_{digit}": str(digit) for digit in range(10)},
    **{"kp_plus": "+", "kp_minus": "−", "kp_multiply": "×", "kp_divide": "÷"},
    **{"kp_period": ".", "kp_equals": "=", "kp_enter": ""},
}
HELD = ("ctrl", "alt", "shift")  # in this order before a key
_HELD_ON_PAD = "pad_lt+"
BUTTONS = frozenset(
    (
        *("pad_a", "pad_b", "pad_x", "pad_y"),
        *("pad_lb", "pad_rb", "pad_lt", "pad_rt", "pad_ls", "pad_rs"),
        *("pad_menu", "pad_view", "pad_view_held"),
        *("pad_left", "pad_right", "pad_up", "pad_down"),
        *("pad_rs_left", "pad_rs_right", "pad_rs_up", "pad_rs_down"),
    )
)
_FACES: dict[Signs, dict[str, str]] = {
    "letters": {"pad_a": "A", "pad_b": "B", "pad_x": "X", "pad_y": "Y"},
    "shapes": {"pad_a": "×", "pad_b": "○", "pad_x": "□", "pad_y": "△"},
    "compass": {},  # named by where they are, in the language of the sentence
}
_SHOULDERS: dict[Signs, dict[str, str]] = {
    "letters": {"pad_lb": "LB", "pad_rb": "RB", "pad_lt": "LT", "pad_rt": "RT"},
    "shapes": {"pad_lb": "L1", "pad_rb": "R1", "pad_lt": "L2", "pad_rt": "R2"},
    "compass": {"pad_lb": "L1", "pad_rb": "R1", "pad_lt": "L2", "pad_rt": "R2"},
}


def is_key(name: str) -> bool:
    """Whether this is the name of a key, perhaps with others held."""
    held, key = parted(name)
    return list(held) == [each for each in HELD if each in held] and _is_one(key)


def is_button(name: str) -> bool:
    """Whether this is the name of a button of a pad."""
    return name.removeprefix(_HELD_ON_PAD) in BUTTONS


def _is_one(key: str) -> bool:
    writes = len(key) == 1 and key.isprintable() and not key.isspace()
    return writes or key in NAMED or key in _FUNCTION or key in _NUMPAD


def parted(name: str) -> tuple[tuple[str, ...], str]:
    """The keys that are held, and the key itself: "ctrl+z" is ("ctrl",) and "z"."""
    held = []
    while (first := next((each for each in HELD if name.startswith(f"{each}+")), None)) is not None:
        held.append(first)
        name = name[len(first) + 1 :]
    return tuple(held), name


def called(name: str, signs: Signs = "letters") -> Slot:
    """What a key or a button is called in a sentence, fit for a slot; none has a word, too."""
    if not name:
        return say("key.none")
    if name.startswith(_HELD_ON_PAD):
        first, second = _HELD_ON_PAD[:-1], name.removeprefix(_HELD_ON_PAD)
        return say("key.chord", held=called(first, signs), key=called(second, signs))
    if name in BUTTONS:
        return _button(name, signs)
    held, key = parted(name)
    whole = _one(key)
    for each in reversed(held):
        whole = say("key.chord", held=say(f"key.{each}"), key=whole)
    return whole


def _one(key: str) -> Slot:
    if key in NAMED:
        return say(f"key.{key}")
    if key == "kp_enter":
        return say("key.numpad", key=say("key.return"))
    return say("key.numpad", key=_NUMPAD[key]) if key in _NUMPAD else key.upper()


def _button(name: str, signs: Signs) -> Slot:
    """As it is written on the pad, or else in words."""
    written = {**_FACES[signs], **_SHOULDERS[signs]}
    return written[name] if name in written else say(f"key.{name}")


def in_words() -> Iterator[str]:
    """The ids of all names that are words."""
    yield from (f"key.{name}" for name in (*sorted(NAMED), *HELD))
    written = {*_SHOULDERS["letters"]}
    yield from (f"key.{name}" for name in sorted(BUTTONS - written))
