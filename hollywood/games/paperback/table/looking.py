"""Looking through cards, and at words that were there: above the table until it is shut."""

from __future__ import annotations

from dataclasses import replace

from hollywood.core.message import say
from hollywood.ui.table.setting import Begin, Pick, Refuse
from hollywood.ui.table.stage import Key

from .hands import DeskHands, Meant
from .listing import LISTS
from .places import MISSED_KEY, SEAT, SHOWN_KEY


def opened(hands: DeskHands, key: Key) -> Meant:
    """A pile, a seat or the bin is looked through; what others own may be closed."""
    if key[0] == SEAT and key[1] != hands.own and not hands.opens:
        return Refuse(say("paperback.list.closed"), key)
    return Begin(replace(hands.draft, opened=key))


def pointed(hands: DeskHands, pick: Pick) -> Meant:
    """A click while something is open shuts it; the chip opens what it tells of."""
    plan, now = hands.seat_layout.plan, hands.draft.opened
    if now is None and pick.at is not None:
        asks = hands.desk.chip and plan.missed_chip.collidepoint(pick.at)
        return Begin(replace(hands.draft, opened=MISSED_KEY)) if asks else None
    if now is None:
        return opened(hands, pick.spot) if pick.spot and pick.spot[0] in LISTS else None
    if now == MISSED_KEY and pick.at is not None and plan.missed_button.collidepoint(pick.at):
        return Begin(replace(hands.draft, opened=SHOWN_KEY))
    return Begin(shut(hands).draft)


def shut(hands: DeskHands) -> DeskHands:
    """The same with nothing open."""
    seat_layout = replace(hands.seat_layout, draft=replace(hands.draft, opened=None))
    return replace(hands, desk=replace(hands.desk, seat_layout=seat_layout))


def words(hands: DeskHands) -> Meant:
    """The words that were there in the turn that is over are told, or no longer."""
    if hands.draft.opened is not None:
        return Begin(shut(hands).draft)
    if hands.desk.missed is None:
        return Refuse(say("paperback.missed.nothing"))
    return Begin(replace(hands.draft, opened=MISSED_KEY))


def confirmed(hands: DeskHands) -> Meant:
    """Enter lays the best of those words on the sheet; all else it shuts."""
    now = hands.draft.opened
    return Begin(replace(hands.draft, opened=SHOWN_KEY if now == MISSED_KEY else None))
