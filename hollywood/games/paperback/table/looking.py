"""Looking through cards, and at words that were there: above the table until it is shut."""

from __future__ import annotations

from dataclasses import replace

from hollywood.core.message import say
from hollywood.ui.table.setting import Begin, Pick, Refuse
from hollywood.ui.table.stage import Key

from .listing import LISTS
from .places import MISSED_KEY, SEAT, SHOWN_KEY
from .writer import Meant, Writer


def opened(writer: Writer, key: Key) -> Meant:
    """A pile, a seat or the bin is looked through; what others own may be closed."""
    if key[0] == SEAT and key[1] != writer.own and not writer.opens:
        return Refuse(say("paperback.list.closed"), key)
    return Begin(replace(writer.draft, opened=key))


def pointed(writer: Writer, pick: Pick) -> Meant:
    """A click while something is open shuts it; the chip opens what it tells of."""
    plan, now = writer.seat_layout.plan, writer.draft.opened
    if now is None and pick.at is not None:
        asks = writer.desk.chip and plan.missed_chip.collidepoint(pick.at)
        return Begin(replace(writer.draft, opened=MISSED_KEY)) if asks else None
    if now is None:
        return opened(writer, pick.spot) if pick.spot and pick.spot[0] in LISTS else None
    if now == MISSED_KEY and pick.at is not None and plan.missed_button.collidepoint(pick.at):
        return Begin(replace(writer.draft, opened=SHOWN_KEY))
    return Begin(shut(writer).draft)


def shut(writer: Writer) -> Writer:
    """The same with nothing open."""
    seat_layout = replace(writer.seat_layout, draft=replace(writer.draft, opened=None))
    return replace(writer, desk=replace(writer.desk, seat_layout=seat_layout))


def words(writer: Writer) -> Meant:
    """The words that were there in the turn that is over are told, or no longer."""
    if writer.draft.opened is not None:
        return Begin(shut(writer).draft)
    if writer.desk.missed is None:
        return Refuse(say("paperback.missed.nothing"))
    return Begin(replace(writer.draft, opened=MISSED_KEY))


def confirmed(writer: Writer) -> Meant:
    """Enter lays the best of those words on the sheet; all else it shuts."""
    now = writer.draft.opened
    return Begin(replace(writer.draft, opened=SHOWN_KEY if now == MISSED_KEY else None))
