"""What abilities are told with on a card: icons and figures, the condition before the effect."""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from hollywood.core.catalogue import Language

from .rules.deck import Ability, Card, Condition, Effect, Limit, LimitOn


class Token(NamedTuple):
    """An icon, a figure, or an icon with a figure at its right."""

    icon: str = ""
    figure: str = ""


Row: TypeAlias = tuple[Token, ...]
COLON = Token(figure=":")
_POSITIONS = MappingProxyType(
    {
        **{"first": "pos_first", "second": "pos_second"},
        **{"last": "pos_last", "last_but_one": "pos_penultimate"},
    }
)
_EFFECTS: MappingProxyType[Effect, tuple[tuple[str, str], ...]] = MappingProxyType(
    {
        "cents": (("cents", "+{n}"),),
        "cents_per_wild": (("wild_bonus", "+{n}"),),
        "draw": (("draw", "+{n}"),),
        "double_word": (("word_double", ""),),
        "fame_discount": (("discount_fame", "-{n}"),),
        "trash_for_cents": (("trash_hand", ""), ("cents", "+{n}")),
        "trash_for_gain": (("trash_hand", ""), ("gain", "+{n}")),
        "trash_offer": (("trash_offer", "{n}"),),
        "trash_self": (("trash_self", ""),),
        "copy": (("copy", ""),),
        "split_word": (("split", ""), ("cents", "+{n}")),
        "reverse_pair": (("swap", ""), ("cents", "+{n}")),
    }
)
_NEIGHBOURS = MappingProxyType(
    {"next": "next_double", "previous": "prev_double", "both": "adjacent_double"}
)
_LIMITS: MappingProxyType[LimitOn, tuple[str, str]] = MappingProxyType(
    {
        "no_common": ("no_common", ""),
        "fame_tax": ("tax_fame", "+{n}"),
        "offer_tax": ("tax_offer", "+{n}"),
        "hand": ("hand_minus", "-{n}"),
        "length": ("max_length", "{n}"),
        "wilds": ("max_wilds", "{n}"),
        "no_draw": ("no_draw", ""),
    }
)


def rows_of(card: Card, language: Language) -> tuple[Row, ...]:
    """A row for each ability, or for what an attack does to the others."""
    if card.limit:
        return (row_of_limit(card.limit),)
    return tuple(row_of_ability(ability.in_(language)) for ability in card.abilities)


def row_of_limit(limit: Limit) -> Row:
    """What an attack forbids."""
    icon, figure = _LIMITS[limit.on]
    return (Token(icon, figure.format(n=limit.n)),)


def row_of_ability(ability: Ability) -> Row:
    """Condition, colon, effect; no colon where nothing is asked."""
    asked = conditions(ability.when)
    return (*asked, COLON, *effects(ability)) if asked else effects(ability)


def conditions(when: Condition) -> Row:
    """What must hold."""
    position = (Token(_POSITIONS[when.position]),) if when.position else ()
    length = (Token("length", f"{when.min_length}+"),) if when.min_length else ()
    wilds = (Token("no_wilds"),) if when.no_wilds else ()
    common = (Token("common_used"),) if when.uses_common else ()
    return (*position, *length, *wilds, *common)


def effects(ability: Ability) -> Row:
    """What happens."""
    if ability.does == "points_again":
        return (Token(_NEIGHBOURS[ability.whose or "next"]),)
    parts = _EFFECTS[ability.does]
    return tuple(Token(icon, figure.format(n=ability.n)) for icon, figure in parts)
