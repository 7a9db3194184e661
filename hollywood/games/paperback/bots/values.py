"""What cards are worth to a deck that has still so many turns."""

from __future__ import annotations

from ..rules.deck import Ability
from ..rules.faces import Face
from ..rules.scores import is_published
from ..rules.state import State
from ..rules.table import Table
from .cast import Plan, Taste

_HUNDRED = 100
_MATCH = 12  # rounds that a match takes
_OF_DECK = 10  # cards: each is seen every so many of them
_CHANCE = {"first": 0.35, "second": 0.3, "last": 0.45, "last_but_one": 0.4}  # to stand there
_LIMIT = 1.0  # cents that an attack costs the others


def turns_left(s: State) -> float:
    """How many turns everybody has, as far as one can tell."""
    if is_published(s):
        return 0
    rounds = (s.number - 1) // len(s.hands)
    left = sorted(sum(card >= 0 for card in pile) for pile in s.fame)
    near = (left[0] + left[1]) * 2 / len(s.hands)  # books are not bought every turn
    return max(1.0, min(_MATCH - rounds, 2 + near * 2))


def value(face: Face, table: Table, left: float, plan: Plan, taste: Taste) -> float:
    """What a card is worth, in points of Fame."""
    if face.kind == "fame":
        usual = face.fame * plan.fame / _HUNDRED - plan.haste * left / _HUNDRED * face.fame / 4
        return usual * (_HUNDRED + taste.books) / _HUNDRED
    gains = face.points * plan.points + sum(_gain(each, plan) for each in face.abilities)
    if face.limit is not None:
        gains += _LIMIT * plan.cents
    usual = left * gains / _HUNDRED / _OF_DECK + plan.letter / _HUNDRED
    if any(each.does == "trash_self" for each in face.abilities):
        usual /= max(1.0, left / 2)
    return usual * (_HUNDRED + taste.letters) / _HUNDRED


def _gain(ability: Ability, plan: Plan) -> float:
    """What a line gives in a word, in hundredths of a cent."""
    each = {
        "cents": plan.cents,
        "cents_per_wild": plan.cents * 1.5,
        "draw": plan.draw,
        "double_word": plan.doubles,
        "points_again": plan.points * (3 if ability.whose == "both" else 1.8),
        "fame_discount": plan.cents * 0.8,
        "trash_for_cents": plan.cents * 0.8,
        "trash_for_gain": plan.cents * 1.2,
        "copy": plan.cents * 0.9,
    }.get(ability.does, 0)
    when = ability.when
    chance = _CHANCE.get(when.position or "", 1.0)
    if when.min_length:
        chance = plan.long / _HUNDRED
    return ability.n * each * chance * (0.5 if when.no_wilds or when.uses_common else 1.0)
