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
from .card_looks import CardLooks, Rim
from .desk import Desk
from .draft import SheetCard
from .effects import Fires
from .layout import free_books
from .places import COPY, card_key
from .verdict import Chip

_UNPAYABLE, _QUIET, _UNUSED, _COVERED, _USED = 0.42, 0.7, 0.65, 0.5, 0.55  # of their light
_CHOOSES, _FIRES = 8, 5  # units: a hand card that can be chosen; one that does something
_RISES, _RISES_LESS = 12, 8  # units: pointed at, in the hand and for sale
_EDGES_FROM = 5  # cards of a pile to one edge
_Looks = Iterator[tuple[Key, CardLooks]]


def looks_of_cards(game: Paperback, view: View[State, Move], desk: Desk) -> Mapping[Key, CardLooks]:
    """By the keys of things."""
    s = desk.seat_layout.s
    found = dict(
        [*_for_sale(s, desk), *_books(game, s, desk), *_library(s, desk), *_own(desk), *_word(desk)]
    )
    for card in _firing(view):
        for fires in (card_key(card), card_key(card, copy=True)):
            if fires in found:
                found[fires] = replace(found[fires], fires=True, rim="now", lifted=_FIRES)
    key = view.pick.thing
    if key is not None and key in found and desk.seat_layout.draft.room is None:
        found[key] = _pointed_at(found[key], key, view, desk)
    return found


def _firing(view: View[State, Move]) -> Iterator[CardId]:
    """Cards whose abilities do something just now."""
    for playing in view.effects:
        if isinstance(playing.what, Fires) and 0 <= playing.share < 1:
            yield playing.what.card


def _pointed_at(looks: CardLooks, key: Key, view: View[State, Move], desk: Desk) -> CardLooks:
    """A card that is pointed at comes up and has a white rim."""
    held = key[1] in desk.seat_layout.held or any(each.card == key[1] for each in desk.row)
    rises = _RISES if held else _RISES_LESS
    up = rises * max(0.0, view.risen(key))
    rim = looks.rim if looks.fires else "chosen"
    return replace(looks, lifted=max(looks.lifted, up), rim=rim, lacks=desk.lacking.get(key[1], 0))


# for sale


def _light(s: State, desk: Desk, card: CardId) -> CardLooks:
    """Payable cards have a rim, others are dark; while bots act, all are a little."""
    if desk.chooses:
        glows = card in desk.glowing
        return CardLooks(rim="may be bought" if glows else None, light=1.0 if glows else _UNPAYABLE)
    if desk.mine and s.step == "buy":
        pays = card in desk.payable
        return CardLooks(rim="may be bought" if pays else None, light=1.0 if pays else _UNPAYABLE)
    return CardLooks(light=_QUIET if desk.rival else 1.0)


def _for_sale(s: State, desk: Desk) -> _Looks:
    for place, card in enumerate(s.fronts):
        if card != NO_CARD:
            looks = replace(_light(s, desk, card), price=desk.prices.get(card))
            yield card_key(card), replace(looks, cubes=s.front_cubes[place])
    for pile, cards in enumerate(s.piles if len(s.piles) == PILES else ()):
        if not cards:
            continue
        edges = min(3, len(cards) // _EDGES_FROM + 1)
        looks = replace(_light(s, desk, cards[-1]), price=desk.prices.get(cards[-1]), pile=edges)
        if pile in s.covered or cards[-1] <= BACK:
            looks = CardLooks(pile=edges, next=True)
        yield card_key(cards[-1]), looks


def _books(game: Paperback, s: State, desk: Desk) -> _Looks:
    if s.deadlines:
        yield from _pyramid(game, s, desk)
        return
    for cards in s.fame:
        if cards:
            looks = replace(_light(s, desk, cards[-1]), price=desk.prices.get(cards[-1]))
            left = len(cards)
            yield card_key(cards[-1]), replace(looks, copies=left, pile=min(4, left - 1))


def _pyramid(game: Paperback, s: State, desk: Desk) -> _Looks:
    """Free books are lit; cubes lie on some, and near the limit they are in danger."""
    free, most = free_books(s), game.table.most_cubes(len(s.hands))
    for row, cards in enumerate(s.fame):
        for place, card in enumerate(cards):
            if card == NO_CARD:
                continue
            face, cubes = game.table.faces[card], s.deadlines[row][place]
            book, deadline = (face.cost, face.fame), (cubes, most) if cubes else None
            if card not in free:
                yield card_key(card), CardLooks(light=_COVERED, book=book, deadline=deadline)
                continue
            looks = _light(s, desk, card)
            rim = "falls" if cubes >= most - 1 else looks.rim or "may be bought"
            yield card_key(card), replace(looks, rim=rim, book=book, deadline=deadline)


def _library(s: State, desk: Desk) -> _Looks:
    if s.commons:
        used = any(each.shared and each.card == s.commons[0] for each in desk.row)
        light = _USED if used or desk.barred else 1.0
        earned = desk.seat_layout.needed
        yield (
            card_key(s.commons[0]),
            CardLooks(light=light, pile=len(s.commons) - 1, length=earned, barred=desk.barred),
        )


# one's own


def _own(desk: Desk) -> _Looks:
    seat_layout, s = desk.seat_layout, desk.seat_layout.s
    scores = s.word is not None and s.turn == seat_layout.own
    for card in seat_layout.held:
        if card in desk.glowing:
            yield card_key(card), CardLooks(rim="may be bought", lifted=_CHOOSES)
        elif scores:
            yield card_key(card), CardLooks(light=_UNUSED, grey=1.0 if seat_layout.buys else 0.0)
        else:
            yield card_key(card), CardLooks()
    for card in s.discards[seat_layout.own]:
        yield card_key(card), CardLooks(pile=min(3, len(s.discards[seat_layout.own]) // 2))
    for card in desk.basket:
        yield card_key(card), CardLooks(taken=True)


def _word(desk: Desk) -> _Looks:
    needed = desk.seat_layout.needed
    for each in desk.row:
        chips = desk.chips.get(each.card, ())
        done = desk.seat_layout.s.word is not None and bool(desk.seat_layout.row)
        rim = _rim(each, chips, done, each.card in desk.glowing)
        looks = CardLooks(
            letter=_letter(each),
            length=needed if each.shared else 0,
            twice=_twice(each, desk.seat_layout.table.faces[each.card]),
            rim=rim,
            ghost=each.ghost,
            chips=chips,
        )
        yield (CARD, each.card, COPY if each.shared else 0), looks


def _rim(each: SheetCard, chips: Sequence[Chip], done: bool, glows: bool) -> Rim | None:
    if glows:
        return "may be bought"
    kinds = {chip.kind for chip in chips}
    if "next" in kinds:
        return "now"
    if kinds - {"would"}:
        return "done" if done and not kinds & {"may", "fires"} else "will"
    return "library" if each.shared else None


def _letter(each: SheetCard) -> str:
    """What a wild card stands for, or one that a power has changed."""
    return each.letters if each.wild or each.typo else ""


def _twice(each: SheetCard, face: Face) -> str:
    """The letters of a card that counts two times in a row."""
    own = not each.wild and not each.typo and len(face.letters) == 1
    return each.letters if own and each.letters == 2 * face.letters else ""
