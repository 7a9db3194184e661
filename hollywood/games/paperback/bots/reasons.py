"""Why a word or a purchase is good, in sentences that are true whatever happens next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.core.message import Message, player, say

from ..rules.buying import fame_for_sale, price
from ..rules.deck import Ability, Effect
from ..rules.log import title
from ..rules.moves import (
    Borrow,
    Copy,
    Deadline,
    Draft,
    GoOn,
    Move,
    Pass,
    TrashForCents,
    TrashForGain,
    TrashOffer,
    Vote,
)
from ..rules.resolving import length_wanted
from ..rules.scores import fame
from ..rules.state import State
from ..rules.table import Table
from ..rules.turn import EMPTY_PILES
from .purchases import PurchaseSet
from .word_choice import WordOption

HAS: tuple[Effect, ...] = ("double_word", "draw", "points_again", "cents", "cents_per_wild")
COMPARED = 6  # words of a hand that are looked at: no other is worth more than the last of them


def of_word(s: State, table: Table, option: WordOption, others: Sequence[WordOption]) -> Message:
    """What tells most for a word; others are the best of the hand, itself among them."""
    return next(_of_word(s, table, option, others))


def _of_word(
    s: State, table: Table, option: WordOption, others: Sequence[WordOption]
) -> Iterator[Message]:
    wanted = None if table.pyramid else length_wanted(s, table)
    if wanted is not None and option.word.length >= wanted:
        gained = table.faces[s.commons[0]].fame
        yield say("paperback.reason.library", count=option.word.length, fame=gained)
    rivals = [each.cents for each in others if each.text != option.text]
    if book := _book_for(s, table, option.cents, max(rivals, default=0)):
        yield say("paperback.reason.book", cents=option.cents, card=title(book, table))
    if option.cents >= max([*rivals, others[-1].worth * (len(others) >= COMPARED)]):
        yield say("paperback.reason.most", count=option.cents)
    if option.tally.draw:
        yield say("paperback.reason.draws", count=option.tally.draw)
    yield say("paperback.reason.pays", count=option.cents)


def _book_for(s: State, table: Table, cents: int, others: int) -> int | None:
    """The dearest book that these cents pay and no other word of these does."""
    cubes = s.cubes[s.turn]
    books = [s.fame[row][place] for row, place in fame_for_sale(s, table)]
    paid = [card for card in books if others + cubes < price(s, table, card) <= cents + cubes]
    return max(paid, key=lambda card: table.faces[card].cost, default=None)


def of_purchase(s: State, table: Table, chosen: PurchaseSet) -> Message:
    """What tells most for buying these cards."""
    return next(_of_purchase(s, table, chosen))


def _of_purchase(s: State, table: Table, chosen: PurchaseSet) -> Iterator[Message]:
    if not chosen:
        yield say("paperback.reason.small_deck")
    cards = [each.card for each in chosen]
    gained = sum(table.faces[card].fame for card in cards)
    if not table.pyramid and table.options.finish_round == "off":
        yield from _of_the_end(s, table, set(cards), gained)
    if gained:
        last = [pile for pile in s.fame if set(pile) and set(pile) <= set(cards)]
        id = "sold_out" if last and not table.pyramid else "fame"
        yield say(f"paperback.reason.{id}", count=gained)
    lines = [line for card in cards for line in table.faces[card].abilities]
    yield from _of_lines(lines)
    if any(table.faces[card].kind == "pair" for card in cards):
        yield say("paperback.reason.pair")
    points = sum(table.faces[card].points for card in cards)
    yield say("paperback.reason.points", count=points)


def _of_the_end(s: State, table: Table, cards: set[int], gained: int) -> Iterator[Message]:
    """That the match ends now, and with whom ahead, is certain."""
    empty = sum(not set(pile) - cards for pile in s.fame)
    others = max(fame(s, table, seat) for seat in range(len(s.hands)) if seat != s.turn)
    own = fame(s, table, s.turn) + gained
    if empty >= EMPTY_PILES and own > others and not s.awards:
        yield say("paperback.reason.ends_ahead", player=player(s.turn), own=own, other=others)
    if gained and not s.commons:
        yield say("paperback.reason.last_turn", count=gained)


def _of_lines(lines: Sequence[Ability]) -> Iterator[Message]:
    for does in HAS:
        found = [line for line in lines if line.does == does]
        if found:
            yield say(f"paperback.reason.has.{does}", count=sum(line.n for line in found))


def of_choice(s: State, table: Table, move: Move) -> Message:
    """What speaks for any other move: what it does."""
    match move:
        case TrashForCents(_, user):
            cents = max((each.ability.n for each in s.waiting if each.user == user), default=1)
            return say("paperback.reason.bins_for_cents", count=cents)
        case TrashForGain(_, _, gained):
            return say("paperback.reason.gains", cents=table.faces[table.by_name[gained][0]].cost)
        case TrashOffer():
            return say("paperback.reason.bins_offer")
        case Copy() | Borrow():
            return say("paperback.reason.copies")
        case GoOn():
            return say("paperback.reason.keeps")
        case Vote(yes):
            return say(f"paperback.reason.vote.{'yes' if yes else 'no'}")
        case Draft(card):
            return say("paperback.reason.points", count=table.faces[table.by_name[card][0]].points)
        case Deadline():
            return say("paperback.reason.deadline")
        case Pass():
            return say("paperback.reason.no_word")
    return say("paperback.reason.only")
