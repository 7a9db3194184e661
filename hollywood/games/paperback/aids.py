"""What makes spelling and buying easier at the table: no rules, each is chosen for itself."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from hollywood.settings import GameChoice

SPELL_CHECK = GameChoice(values=("on", "off"), usual="on")  # tells at once whether a word is listed
WILD_HELPER = GameChoice(values=("off", "on"), usual="off")  # tells what wild cards can stand for
ADVICE = GameChoice(values=("off", "on"), usual="off")  # when buying
MISSED_WORD = GameChoice(values=("off", "at_end", "each_turn"), usual="at_end")
OPEN_DECKS = GameChoice(values=("on", "off"), usual="on")  # what others own can be looked through
_USUAL: Mapping[str, str] = {
    "spell_check": "on",
    "wild_helper": "off",
    "advice": "off",
    "missed_word": "at_end",
}
PRESET_AIDS: Final[Mapping[str, Mapping[str, str]]] = MappingProxyType(
    {
        "first_pages": {
            "spell_check": "on",
            "wild_helper": "on",
            "advice": "on",
            "missed_word": "each_turn",
        },
        "standard": _USUAL,
        "collectors": _USUAL,
    }
)
AIDS: Final[Mapping[str, GameChoice]] = MappingProxyType(
    {
        "spell_check": SPELL_CHECK,
        "wild_helper": WILD_HELPER,
        "advice": ADVICE,
        "missed_word": MISSED_WORD,
        "open_decks": OPEN_DECKS,
    }
)
