"""From a word that counts to money: its length, what its cards do, and what is chosen."""

from __future__ import annotations

from typing import Literal

from hollywood.core.game import CardId, Tell

from . import market
from .abilities import (
    BY_THEMSELVES,
    Site,
    Tally,
    Waiting,
    firing,
    neighbour,
    points_of,
    taken_over,
)
from .accepting import reward
from .buying import come_by, part_with, recycle
from .choices import can_be_chosen
from .events import CommonEarned, Fired, Gained, OfferRefilled, Scored, Spelled, Trashed
from .moves import PLAGIARISM, Borrow, Choice, Copy, GoOn, TrashForCents, TrashForGain, TrashOffer
from .state import State
from .table import Table
from .word import Word


def spell(s: State, table: Table, word: Word, tell: Tell | None) -> None:
    """The word counts: its cards leave the hand, its length is measured, its cards do something."""
    used = {each.card for each in word.used}
    s.hands[s.turn] = tuple([card for card in s.hands[s.turn] if card not in used])
    s.word = word
    s.longest[s.turn] = max(s.longest[s.turn], word.length)
    s.spelled += ((s.turn, word.text),)
    if tell:
        tell(Spelled(s.turn, word))
    reward(s, word, tell)
    _measure(s, table, word, tell)
    s.tally, s.waiting = Tally(points_of(word, table.faces)), ()
    for waiting in firing(word, table.faces):
        _use(s, table, waiting, tell)
    if s.has_power("plagiarism"):
        s.waiting += (Waiting.plagiarism(),)
    go_on_if_nothing_is_left(s, table, tell)


def length_wanted(s: State, table: Table) -> int | None:
    """How long a word must be for the library card; None if there is none left."""
    return table.deck.track[len(table.deck.track) - len(s.commons)] if s.commons else None


def _measure(s: State, table: Table, word: Word, tell: Tell | None) -> None:
    wanted = length_wanted(s, table)
    if wanted is None or word.length < wanted:
        return
    card, s.commons = s.commons[0], s.commons[1:]
    come_by(s, card)
    if tell:
        tell(CommonEarned(s.turn, card, wanted))


def _use(s: State, table: Table, waiting: Waiting, tell: Tell | None) -> None:
    """An ability does what it does by itself, or waits for somebody to choose."""
    assert s.word is not None, "abilities are those of a word"
    effect = BY_THEMSELVES.get(waiting.ability.does)
    if effect is None:
        s.waiting += (waiting,)
        return
    gave = effect(Site(s.word, table.faces, waiting.place), waiting.ability)
    s.tally = s.tally.plus(gave)
    if tell:
        tell(Fired(s.turn, waiting, gave))


def choose(s: State, table: Table, move: Choice, tell: Tell | None) -> None:
    """An ability is used as it was chosen; GoOn leaves those that are left."""
    match move:
        case GoOn():
            s.waiting = ()
        case TrashForCents(card, user):
            ability = _used(s, user, "trash_for_cents")
            _trash_from_hand(s, table, card, tell)
            _give(s, ability, Tally(bonus=ability.ability.n), tell)
        case TrashForGain(card, user, gained):
            _used(s, user, "trash_for_gain")
            _trash_from_hand(s, table, card, tell)
            _gain(s, table, gained, tell)
        case TrashOffer(card, user):
            _used(s, user, "trash_offer")
            _trash_from_offer(s, table, card, tell)
        case Copy() | Borrow():
            _take_over(s, table, move, tell)
    go_on_if_nothing_is_left(s, table, tell)


def _used(s: State, user: str, does: str) -> Waiting:
    """The ability of this card, used once."""
    place = next(i for i, w in enumerate(s.waiting) if (w.user, w.ability.does) == (user, does))
    found = s.waiting[place]
    left = (found._replace(left=found.left - 1),) if found.left > 1 else ()
    s.waiting = s.waiting[:place] + left + s.waiting[place + 1 :]
    return found


def _give(s: State, ability: Waiting, gave: Tally, tell: Tell | None) -> None:
    s.tally = s.tally.plus(gave)
    if tell:
        tell(Fired(s.turn, ability, gave))


def _trash_from_hand(s: State, table: Table, name: str, tell: Tell | None) -> None:
    card = table.named(name, s.hands[s.turn])
    assert card is not None, "the move is legal"
    s.hands[s.turn] = tuple([each for each in s.hands[s.turn] if each != card])
    part_with(s, (card,))
    _trashed(s, table, card, "hand", tell)


def _trashed(
    s: State, table: Table, card: CardId, whence: Literal["hand", "offer"], tell: Tell | None
) -> None:
    if tell:
        tell(Trashed(s.turn, card, whence))
    recycle(s, table, tell, covered=False)


def _gain(s: State, table: Table, name: str, tell: Tell | None) -> None:
    card = table.named(name, tuple(market.for_sale(s)))
    assert card is not None, "the move is legal"
    market.take(s, card, covered=False)
    come_by(s, card)
    if tell:
        tell(Gained(s.turn, card))
    _refilled(s, table, card, tell)


def _trash_from_offer(s: State, table: Table, name: str, tell: Tell | None) -> None:
    card = table.named(name, tuple(market.for_sale(s)))
    assert card is not None, "the move is legal"
    market.take(s, card, covered=False)
    s.trash += (card,)
    _trashed(s, table, card, "offer", tell)
    _refilled(s, table, card, tell)


def _refilled(s: State, table: Table, card: CardId, tell: Tell | None) -> None:
    recycle(s, table, tell, covered=False)
    if tell and not table.at_once:
        tell(OfferRefilled((market.pile_of(table.faces[card].cost),)))


def _take_over(s: State, table: Table, move: Copy | Borrow, tell: Tell | None) -> None:
    """A neighbour's abilities are used here, or one of the word before."""
    assert s.word is not None, "abilities are those of a word"
    if isinstance(move, Copy):
        copying = _used(s, move.user, "copy")
        assert copying.place is not None, "only a card in a word has a neighbour"
        lines = neighbour(s.word, table.faces, copying.place, move.side)
    else:
        copying = _used(s, PLAGIARISM, "copy")
        card = next(each for each in s.before if each.card == move.card)
        lines = (card.abilities[move.number - 1],)
    _give(s, copying, Tally(), tell)
    for waiting in taken_over(s.word, lines, copying):
        _use(s, table, waiting, tell)


def go_on_if_nothing_is_left(s: State, table: Table, tell: Tell | None) -> None:
    """Buying begins once nothing can be chosen any more."""
    s.step = "choose"
    if any(can_be_chosen(s, table, waiting) for waiting in s.waiting):
        return
    s.waiting, s.step, s.money = (), "buy", s.tally.cents
    s.earned[s.turn] = s.tally.cents
    if tell:
        tell(Scored(s.turn, s.tally, s.money))
