"""What cards are worth to a deck that has still so many turns."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.core.game import CardId

from ..rules.deck import Ability
from ..rules.faces import Face
from ..rules.scores import is_published
from ..rules.state import State
from ..rules.table import Table
from .cast import Fondness, Plan, Taste

_HUNDRED, _THOUSAND = 100, 1000
_PAY = frozenset(("cents", "cents_per_wild"))  # lines that pay cents
_BIN = frozenset(("trash_for_cents", "trash_for_gain"))  # and those that bin a card
_CHANCE = {"first": 0.35, "second": 0.3, "last": 0.45, "last_but_one": 0.4}  # to stand there
_LIMIT = 1.0  # cents that an attack costs the others
ONCE = 0.6  # of a turn: a vowel that is trashed by its use
_TOGETHER = 12  # turns that all have, where all play together


def turns_left(s: State, plan: Plan) -> float:
    """How many turns everybody has, as far as one can tell."""
    if is_published(s):
        return 0
    if s.deadlines:
        return max(1, _TOGETHER - s.round)
    if not s.commons:
        return 0
    return rounds_left([len(pile) for pile in s.fame], len(s.hands), s.round, plan)


def rounds_left(books: Sequence[int], seats: int, rounds: int, plan: Plan) -> float:
    """How many rounds are left, by the piles of books that will be the second to run out."""
    left = sorted(books)
    near = plan.near * (left[0] + left[1]) / seats / _HUNDRED
    return max(1.0, min(plan.rounds - rounds, 1 + near))


class Prices:
    """What every card of a deck is worth to somebody with a plan and a taste."""

    def __init__(self, table: Table, plan: Plan, taste: Taste) -> None:
        self._table, self.plan = table, plan
        self._taste = taste
        self._books = _more(taste.books)
        self.gains = [self._gains(face) for face in table.faces]  # cents each time it is used
        self.once = [_is_burnt(face) for face in table.faces]
        self.fond = [_fondness(face, taste.fond) for face in table.faces]  # as shares of a win
        self.letter = plan.letter / _HUNDRED
        self.trash = _more(taste.trash)  # cents for a card, beside cents

    def _gains(self, face: Face) -> float:
        plan, taste = self.plan, self._taste
        gains = float(face.points * plan.points)
        gains += sum(_gain(each, plan) * _liked(each, taste) for each in face.abilities)
        if face.limit is not None:
            gains += _LIMIT * plan.cents
        if face.kind == "pair":
            gains *= _more(taste.pairs)
        return gains * _more(taste.letters) / _HUNDRED

    def of(self, card: CardId, left: float, size: int) -> float:
        """What a card is worth, in points of Fame, to a deck of so many cards."""
        face = self._table.faces[card]
        if face.kind == "fame":
            return self.of_book(face.fame, left)
        if self.once[card]:
            return min(ONCE, left) * self.gains[card]
        return self.gains[card] * self.uses(left, size) + self.letter

    def of_book(self, fame: int, left: float) -> float:
        """What a book of so much Fame is worth: it makes the words of all turns left worse."""
        plan = self.plan
        return self._books * (fame * plan.fame - plan.haste * left) / _HUNDRED

    def uses(self, left: float, size: int) -> float:
        """How often a card is drawn in the turns left."""
        return left * self._table.hand / max(size, self._table.hand)


def deck_size(s: State) -> int:
    """How many cards whoever's turn it is draws from."""
    return len(s.owned[s.turn])


def _is_burnt(face: Face) -> bool:
    return any(each.does == "trash_self" for each in face.abilities)


def _more(percent: int) -> float:
    return (_HUNDRED + percent) / _HUNDRED


def _liked(ability: Ability, taste: Taste) -> float:
    """How many times as good a line is for somebody of this taste."""
    if ability.does in _PAY:
        return _more(taste.pay)
    return _more(taste.bins) if ability.does in _BIN else 1.0


def _fondness(face: Face, fond: Fondness) -> float:
    """What buying a card counts besides, whatever comes of it."""
    does = {line.does for line in face.abilities}
    kinds = {"fame": fond.books, "letter": fond.letters, "pair": fond.pairs}
    pays = fond.pay * bool(does & _PAY) + fond.bins * bool(does & _BIN)
    return (kinds.get(face.kind, 0) + pays) / _THOUSAND


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
