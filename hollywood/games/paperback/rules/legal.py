"""What may be done in a turn of Paperback, and why other things may not."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.core.message import Message, quoted, say

from . import market
from .buying import fame_for_sale, price
from .choices import choices, wrong_choice
from .moves import (
    Ask,
    Borrow,
    Buy,
    Copy,
    Deadline,
    Done,
    Draft,
    GoOn,
    HandForCube,
    Laid,
    Move,
    NoIdea,
    Pass,
    Propose,
    Redraw,
    Seal,
    Spell,
    SpendCube,
    TrashForCents,
    TrashForGain,
    TrashOffer,
    TurnUp,
    Vote,
)
from .quick_words import QuickWords
from .state import State
from .table import Table

USUAL_SECONDS = 30
_STEP = {
    "draft": (Draft,),
    "seal": (Seal, Redraw),
    "spell": (Spell, Pass, HandForCube, Redraw, Ask),
    "help": (Propose, NoIdea),
    "accept": (Vote,),
    "choose": (TrashForCents, TrashForGain, TrashOffer, Copy, Borrow, GoOn),
    "buy": (Buy, TurnUp, SpendCube, Done),
    "deadline": (Deadline,),
    "draw": (),  # between two decisions
    "over": (),
}


class Legal:
    """The moves of a position, for one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._words = QuickWords(table)

    def moves(self, s: State) -> Sequence[Move]:
        """All legal moves; of words a few that this hand can spell."""
        match s.step:
            case "draft":
                return [Draft(self._table.names[card]) for card in market.for_sale(s)]
            case "seal":
                words = self._words.rows(s, s.hands[s.turn])
                sealed = [Seal(laid, USUAL_SECONDS) for laid in words]
                return [*sealed, Seal((), USUAL_SECONDS), *self._redraws(s)]
            case "spell":
                return self._spelling(s)
            case "help":
                words = self._words.rows(s, s.hands[s.turn])
                return [*map(Propose, words), NoIdea()]
            case "accept":
                return [Vote(True), Vote(False)]
            case "choose":
                return choices(s, self._table)
            case "buy":
                return self._purchases(s)
            case "deadline":
                return self._deadlines(s)
        return ()

    def _spelling(self, s: State) -> list[Move]:
        words = self._words.rows(s, s.hands[s.turn])
        found: list[Move] = [Spell(laid) for laid in words]
        if s.theme and s.theme_holder != s.turn:
            found += [Spell(laid, on_theme=True) for laid in words[:1]]
        found += self._redraws(s)
        options = self._table.options
        if options.help_cubes == "on" and not s.shown:
            found.append(Ask())
        if options.hand_for_cube == "on":
            found.append(HandForCube())
        return [*found, Pass()]

    def _redraws(self, s: State) -> list[Move]:
        if s.redrawn or not s.has_power("ghost_writer"):
            return []
        names = [self._table.names[card] for card in sorted(s.hands[s.turn])]
        return [Redraw(name) for name in dict.fromkeys(names)]

    def _purchases(self, s: State) -> list[Move]:
        table, found = self._table, []
        for card in market.for_sale(s):
            if price(s, table, card) <= s.money:
                found.append(Buy(table.names[card]))
        for row, place in fame_for_sale(s, table):
            card = s.fame[row][place]
            if price(s, table, card) <= s.money:
                found.append(Buy(table.names[card], place + 1 if table.pyramid else 0))
        turned: list[Move] = [TurnUp(pile + market.CHEAPEST) for pile in sorted(s.covered)]
        cube: list[Move] = [SpendCube()] if s.cubes[s.turn] else []
        return [*found, *turned, *cube, Done()]

    def _deadlines(self, s: State) -> list[Move]:
        table = self._table
        return [
            Deadline(table.names[s.fame[row][place]], place + 1)
            for row, place in fame_for_sale(s, table)
        ]

    # why not

    def illegal(self, s: State, move: Move) -> Message | None:
        """Why the move is not allowed now."""
        if not isinstance(move, _STEP[s.step]):
            return say(f"paperback.illegal.not_now.{s.step}")
        match move:
            case Spell(laid, on_theme):
                return self._wrong_spelling(s, on_theme, laid)
            case Propose(laid) | Seal(laid) if laid:
                return self._table.spelling.wrong(s, s.hands[s.turn], laid)
            case Redraw(card):
                return self._wrong_redraw(s, card)
            case Ask() | HandForCube():
                return self._without_option(s, move)
            case Buy(card, place):
                return self._wrong_purchase(s, card, place)
            case TurnUp(pile):
                covered = pile - market.CHEAPEST in s.covered
                return None if covered else say("paperback.illegal.not_covered", pile=pile)
            case SpendCube():
                return None if s.cubes[s.turn] else say("paperback.illegal.no_cube")
            case Draft(card):
                return self._not_open(s, card)
            case Deadline(card, place):
                return self._wrong_deadline(s, card, place)
            case TrashForCents() | TrashForGain() | TrashOffer() | Copy() | Borrow():
                return wrong_choice(s, self._table, move)
        return None

    def _wrong_spelling(self, s: State, on_theme: bool, laid: tuple[Laid, ...]) -> Message | None:
        if on_theme and not s.theme:
            return say("paperback.illegal.no_theme")
        return self._table.spelling.wrong(s, s.hands[s.turn], laid)

    def _wrong_redraw(self, s: State, card: str) -> Message | None:
        if s.redrawn or not s.has_power("ghost_writer"):
            return say("paperback.illegal.without_ghost_writer")
        held = self._table.named(card, s.hands[s.turn]) is not None
        return None if held else say("paperback.illegal.not_held", card=quoted(card))

    def _without_option(self, s: State, move: Ask | HandForCube) -> Message | None:
        options = self._table.options
        if isinstance(move, HandForCube):
            on = options.hand_for_cube == "on"
            return None if on else say("paperback.illegal.no_hand_for_cube")
        if s.shown:
            return say("paperback.illegal.asked_already")
        return None if options.help_cubes == "on" else say("paperback.illegal.no_help")

    def _not_open(self, s: State, card: str) -> Message | None:
        found = self._table.named(card, tuple(market.for_sale(s)))
        return say("paperback.illegal.not_for_sale", card=quoted(card)) if found is None else None

    def _wrong_purchase(self, s: State, name: str, place: int) -> Message | None:
        card = self.bought(s, name, place)
        if card is None:
            return say("paperback.illegal.not_for_sale", card=quoted(name))
        missing = price(s, self._table, card) - s.money
        return say("paperback.illegal.too_dear", count=missing) if missing > 0 else None

    def bought(self, s: State, name: str, place: int) -> int | None:
        """Which card for sale is meant; None if none is."""
        table = self._table
        for row, where in fame_for_sale(s, table):
            card = s.fame[row][where]
            if table.names[card] == name and place == (where + 1 if table.pyramid else 0):
                return card
        return table.named(name, tuple(market.for_sale(s))) if place == 0 else None

    def _wrong_deadline(self, s: State, name: str, place: int) -> Message | None:
        free = Deadline(name, place) in self._deadlines(s)
        return None if free else say("paperback.illegal.not_free", card=quoted(name))


def row_of(s: State, table: Table, name: str, place: int) -> tuple[int, int]:
    """Where a free card of the pyramid lies."""
    for row, at in fame_for_sale(s, table):
        if at == place - 1 and table.names[s.fame[row][at]] == name:
            return row, at
    raise AssertionError("the move is legal")
