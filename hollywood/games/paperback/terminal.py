"""Paperback in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say

from .rules import market
from .rules.buying import fame_for_sale, price
from .rules.game import Paperback
from .rules.log import shown as written
from .rules.resolving import length_wanted
from .rules.scores import library_cards, told_fame
from .rules.state import NO_CARD, State
from .rules.table import Table


def shown(game: Paperback, s: State, viewer: Seat | None, voice: Voice) -> Iterator[str]:
    """What is for sale, what everybody has, and the hand of whoever looks."""
    table = game.table
    if s.step != "over":
        yield from map(voice.text, _stand(s, table))
    for seat in range(len(game.standing(s).points or ())):
        fame = told_fame(s, table, seat)
        hidden = say("paperback.terminal.fame_hidden")
        books = hidden if fame is None else say("paperback.came_to", count=fame)
        cards = say("paperback.terminal.library_cards", count=library_cards(s, table, seat))
        line = say("paperback.terminal.seat", player=player(seat), fame=books, library=cards)
        yield voice.text(line)
    yield from map(voice.text, _of_the_turn(s, table))
    if viewer is not None and s.step != "over":
        yield from map(voice.text, _hand(s, table, viewer))


def _stand(s: State, table: Table) -> Iterator[Message]:
    """Letters, then books, each with its price; the library card that everybody may use."""
    letters = _priced(s, table, list(market.for_sale(s)))
    yield say("paperback.terminal.for_sale", cards=letters)
    books = _priced(s, table, [s.fame[row][place] for row, place in fame_for_sale(s, table)])
    yield say("paperback.terminal.books", cards=books)
    if s.to_spell_with != NO_CARD and (length := length_wanted(s, table)):
        name = table.names[s.to_spell_with]
        yield say("paperback.terminal.library", card=name, length=length)


def _priced(s: State, table: Table, cards: Sequence[CardId]) -> str:
    """Names of cards; where a price is not the usual one, with it."""
    found = []
    for card in cards:
        now, usual = price(s, table, card), table.faces[card].cost
        found.append(table.names[card] + (f" ({now}¢)" if now != usual else ""))
    return " ".join(found)


def _of_the_turn(s: State, table: Table) -> Iterator[Message]:
    if s.word is not None:
        yield say("paperback.terminal.word", word=written(s.word), money=s.money)
    if s.hearing is not None:
        yield say("paperback.terminal.hearing", word=written(s.hearing.word))


def _hand(s: State, table: Table, viewer: Seat) -> Iterator[Message]:
    """The hand of whoever looks; where words are proposed, the one that lies open."""
    if s.step == "help":
        cards = " ".join(table.names[card] for card in sorted(s.hands[s.turn]))
        yield say("paperback.terminal.open_hand", player=player(s.turn), cards=cards)
    cards = " ".join(table.names[card] for card in sorted(s.hands[viewer]))
    yield say("paperback.terminal.hand", cards=cards)
    if s.cubes[viewer]:
        yield say("paperback.terminal.cubes", count=s.cubes[viewer])
