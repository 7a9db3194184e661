"""How each card on the table lies: what is told on it, and in which light."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from hollywood.core.game import BACK, CardId
from hollywood.ui.table.setting import View
from hollywood.ui.table.stage import CARD, Key

from ..rules.faces import Face
from ..rules.game import Paperback
from ..rules.market import PILES
from ..rules.moves import Move
from ..rules.state import NO_CARD, State
from .desk import Desk
from .draft import SheetCard
from .dress import Dress, Rim
from .effects import Fires
from .layout import free_books
from .places import COPY, card_key
from .verdict import Chip

_UNPAYABLE, _QUIET, _UNUSED, _COVERED, _USED = 0.42, 0.7, 0.65, 0.5, 0.55  # of their light
_CHOOSES, _FIRES = 8, 5  # units: a hand card that can be chosen; one that does something
_RISES, _RISES_LESS = 12, 8  # units: pointed at, in the hand and for sale
_EDGES_FROM = 5  # cards of a pile to one edge
_Dressed = Iterator[tuple[Key, Dress]]


def dresses(game: Paperback, view: View[State, Move], desk: Desk) -> Mapping[Key, Dress]:
    """By the keys of things."""
    s = desk.spread.s
    worn = dict(
        [*_for_sale(s, desk), *_books(game, s, desk), *_library(s, desk), *_own(desk), *_word(desk)]
    )
    for card in _firing(view):
        for fires in (card_key(card), card_key(card, copy=True)):
            if fires in worn:
                worn[fires] = replace(worn[fires], fires=True, rim="now", lifted=_FIRES)
    key = view.pick.thing
    if key is not None and key in worn and desk.spread.draft.room is None:
        worn[key] = _pointed_at(worn[key], key, view, desk)
    return worn


def _firing(view: View[State, Move]) -> Iterator[CardId]:
    """Cards whose abilities do something just now."""
    for playing in view.effects:
        if isinstance(playing.what, Fires) and 0 <= playing.share < 1:
            yield playing.what.card


def _pointed_at(dress: Dress, key: Key, view: View[State, Move], desk: Desk) -> Dress:
    """A card that is pointed at comes up and has a white rim."""
    held = key[1] in desk.spread.held or any(each.card == key[1] for each in desk.row)
    rises = _RISES if held else _RISES_LESS
    up = rises * max(0.0, view.risen(key))
    rim = dress.rim if dress.fires else "chosen"
    return replace(dress, lifted=max(dress.lifted, up), rim=rim, lacks=desk.lacking.get(key[1], 0))


# for sale


def _light(s: State, desk: Desk, card: CardId) -> Dress:
    """Payable cards have a rim, others are dark; while others act, all are a little."""
    if desk.chooses:
        glows = card in desk.glowing
        return Dress(rim="may be bought" if glows else None, light=1.0 if glows else _UNPAYABLE)
    if desk.mine and s.step == "buy":
        pays = card in desk.payable
        return Dress(rim="may be bought" if pays else None, light=1.0 if pays else _UNPAYABLE)
    return Dress(light=1.0 if desk.mine or s.step == "over" else _QUIET)


def _for_sale(s: State, desk: Desk) -> _Dressed:
    for place, card in enumerate(s.fronts):
        if card != NO_CARD:
            dress = replace(_light(s, desk, card), price=desk.prices.get(card))
            yield card_key(card), replace(dress, cubes=s.front_cubes[place])
    for pile, cards in enumerate(s.piles if len(s.piles) == PILES else ()):
        if not cards:
            continue
        edges = min(3, len(cards) // _EDGES_FROM + 1)
        dress = replace(_light(s, desk, cards[-1]), price=desk.prices.get(cards[-1]), pile=edges)
        if pile in s.covered or cards[-1] <= BACK:
            dress = Dress(pile=edges, next=True)
        yield card_key(cards[-1]), dress


def _books(game: Paperback, s: State, desk: Desk) -> _Dressed:
    if s.deadlines:
        yield from _pyramid(game, s, desk)
        return
    for cards in s.fame:
        if cards:
            dress = replace(_light(s, desk, cards[-1]), price=desk.prices.get(cards[-1]))
            left = len(cards)
            yield card_key(cards[-1]), replace(dress, copies=left, pile=min(4, left - 1))


def _pyramid(game: Paperback, s: State, desk: Desk) -> _Dressed:
    """Free books are lit; cubes lie on some, and near the limit they are in danger."""
    free, most = free_books(s), game.table.most_cubes(len(s.hands))
    for row, cards in enumerate(s.fame):
        for place, card in enumerate(cards):
            if card == NO_CARD:
                continue
            face, cubes = game.table.faces[card], s.deadlines[row][place]
            book, deadline = (face.cost, face.fame), (cubes, most) if cubes else None
            if card not in free:
                yield card_key(card), Dress(light=_COVERED, book=book, deadline=deadline)
                continue
            dress = _light(s, desk, card)
            rim = "falls" if cubes >= most - 1 else dress.rim or "may be bought"
            yield card_key(card), replace(dress, rim=rim, book=book, deadline=deadline)


def _library(s: State, desk: Desk) -> _Dressed:
    if s.commons:
        used = any(each.shared and each.card == s.commons[0] for each in desk.row)
        light = _USED if used or desk.barred else 1.0
        earned = desk.spread.needed
        yield (
            card_key(s.commons[0]),
            Dress(light=light, pile=len(s.commons) - 1, length=earned, barred=desk.barred),
        )


# one's own


def _own(desk: Desk) -> _Dressed:
    spread, s = desk.spread, desk.spread.s
    scores = s.word is not None and s.turn == spread.own
    for card in spread.held:
        if card in desk.glowing:
            yield card_key(card), Dress(rim="may be bought", lifted=_CHOOSES)
        elif scores:
            yield card_key(card), Dress(light=_UNUSED, grey=1.0 if spread.buys else 0.0)
        else:
            yield card_key(card), Dress()
    for card in s.discards[spread.own]:
        yield card_key(card), Dress(pile=min(3, len(s.discards[spread.own]) // 2))
    for card in desk.basket:
        yield card_key(card), Dress(taken=True)


def _word(desk: Desk) -> _Dressed:
    needed = desk.spread.needed
    for each in desk.row:
        chips = desk.chips.get(each.card, ())
        done = desk.spread.s.word is not None and bool(desk.spread.row)
        rim = _rim(each, chips, done, each.card in desk.glowing)
        dress = Dress(
            letter=_letter(each),
            length=needed if each.shared else 0,
            twice=_twice(each, desk.spread.table.faces[each.card]),
            rim=rim,
            ghost=each.ghost,
            chips=chips,
        )
        yield (CARD, each.card, COPY if each.shared else 0), dress


def _rim(each: SheetCard, chips: Sequence[Chip], done: bool, glows: bool) -> Rim | None:
    if glows:
        return "may be bought"
    kinds = {chip.kind for chip in chips}
    if "next" in kinds:
        return "now"
    if kinds - {"would"}:
        return "done" if done and "may" not in kinds else "will"
    return "library" if each.shared else None


def _letter(each: SheetCard) -> str:
    """What a wild card stands for, or one that a power has changed."""
    return each.letters if each.wild or each.typo else ""


def _twice(each: SheetCard, face: Face) -> str:
    """The letters of a card that counts two times in a row."""
    own = not each.wild and not each.typo and len(face.letters) == 1
    return each.letters if own and each.letters == 2 * face.letters else ""
