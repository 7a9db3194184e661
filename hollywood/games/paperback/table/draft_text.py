"""The order of a hand and the word under way as a text, kept with a match that is left."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat

from ..rules.faces import COMMON
from ..rules.state import State
from ..rules.table import Table
from .draft import Draft, Typed, in_order
from .writing import DraftMaker

_SECOND, _WILD = "+", "*"  # of a pair that was put there; only a wild card may stand for it


def text_of(table: Table, draft: Draft | None) -> str:
    """Cards by their names, in their order; what was typed, and where cards were put."""
    if draft is None or not draft.order:
        return ""
    own = set(draft.order)
    typed = [_letter(table, each, own) for each in draft.typed]
    order = [table.names[card] for card in draft.order]
    return json.dumps({"order": order, "typed": typed, "caret": draft.caret})


def _letter(table: Table, each: Typed, own: Iterable[CardId]) -> Sequence[str]:
    card = each.card
    put = "" if card is None else table.names[card] if card in own else COMMON
    return [each.letter, put, _SECOND * each.second + _WILD * each.wild]


def read(maker: DraftMaker, table: Table, s: State, seat: Seat, text: str) -> Draft | None:
    """The same for the hand as it is now; of a word that can't be spelled the order is left."""
    hand = list(maker.hand(s, seat)) if maker.may_write(s, seat) else list(s.hands[seat])
    try:
        told = json.loads(text)
        order = tuple(_cards(table, hand, map(str, told["order"])))
        typed = [(str(a), str(b), str(c)) for a, b, c in told["typed"]]
        caret = int(told["caret"])
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return None
    ordered = Draft(in_order(order, tuple(hand)))
    if not typed or not maker.may_write(s, seat):
        return ordered
    left, letters = list(ordered.order), list[Typed]()
    for letter, put, how in typed:
        card = _put(maker, table, s, seat, left, put)
        letters.append(Typed(letter, card, _WILD in how, _SECOND in how))
    if not all(len(each.letter) == 1 for each in letters):
        return ordered
    written = maker.spelled(s, seat, ordered, letters, max(0, min(caret, len(letters))))
    return ordered if isinstance(written, Message) else written


def _cards(table: Table, hand: Sequence[CardId], names: Iterable[str]) -> Iterator[CardId]:
    """Those of a hand that are called so; cards that are alike come one after the other."""
    left = list(hand)
    for name in names:
        card = next((each for each in left if table.names[each] == name), None)
        if card is not None:
            left.remove(card)
            yield card


def _put(
    maker: DraftMaker, table: Table, s: State, seat: Seat, left: list[CardId], name: str
) -> CardId | None:
    if name == COMMON:
        return maker.at_turn(s, seat).to_spell_with
    found = next(_cards(table, left, [name]), None)
    if found is not None:
        left.remove(found)
    return found
