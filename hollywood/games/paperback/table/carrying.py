"""What is carried: room is made for it, and it is dropped there."""

from __future__ import annotations

from dataclasses import replace

from hollywood.core.game import CardId
from hollywood.core.message import Message
from hollywood.ui.table.setting import Begin, Pick, Refuse
from hollywood.ui.table.stage import Key

from .draft import Draft, Room
from .hand_order import arranged
from .places import BASKET, BLOTTER, BUTTON, SHEET
from .purchases import buy, give_back
from .writer import Meant, Writer, begun


def carries(writer: Writer, key: Key) -> bool:
    """Cards of one's own and of one's word; cards for sale while one buys."""
    _, card, _ = key
    if writer.writes:
        return writer.holds(card) or writer.draft.lying(card) is not None
    if not writer.desk.mine or writer.s.step != "buy":
        return False
    return card in writer.desk.payable or card in writer.s.bought


def parts(writer: Writer, pick: Pick) -> Draft:
    """What lies there makes room for what is carried."""
    draft, room = writer.draft, _room(writer, pick)
    return draft if draft.room == room else replace(draft, room=room)


def _room(writer: Writer, pick: Pick) -> Room | None:
    carried, at, place = pick.carried, pick.at, pick.place
    if carried is None or at is None or place is None or not writer.writes:
        return None
    card = carried[1]
    if place[0] == SHEET and writer.seat_layout.writes:
        return Room(True, _before(writer, at[0], card, on_sheet=True), card)
    if place[0] in (BLOTTER, BASKET) and card in writer.maker.hand(writer.s, writer.own):
        return Room(False, _before(writer, at[0], card, on_sheet=False), card)
    return None


def _before(writer: Writer, x: float, card: CardId, *, on_sheet: bool) -> int:
    """How many cards lie left of a point, without the one that is carried."""
    seat_layout = replace(writer.seat_layout, draft=replace(writer.draft, room=None))
    if on_sheet:
        cards, places = [each.card for each in seat_layout.row], seat_layout.slots
    else:
        cards, places = list(seat_layout.held), seat_layout.blotter[len(seat_layout.ahead) :]
    lying = [place for each, place in zip(cards, places, strict=False) if each != card]
    return sum(place.centerx < x for place in lying)


def dropped(writer: Writer, pick: Pick) -> Meant:
    """What was carried is let go here."""
    assert pick.carried is not None, "something is let go"
    _, card, _ = pick.carried
    if not writer.writes:
        return _dropped_on_desk(writer, pick, card)
    room = _room(writer, pick)
    if room is None:
        return None
    if room.on_sheet:
        return _put(writer, room)
    draft = writer.draft
    if draft.lying(card) is not None:
        taken = writer.maker.taken(writer.s, writer.own, draft, card)
        if isinstance(taken, Message):
            return Refuse(taken, pick.carried)
        draft = replace(taken, before=draft.before)
    return Begin(arranged(draft, card, room.place))


def _put(writer: Writer, room: Room) -> Meant:
    """A card is dropped between others of the word."""
    row = [each for each in writer.draft.row if each.card != room.card]
    at = row[room.place - 1].end if room.place else 0
    lying = writer.draft.lying(room.card)
    if lying is not None and lying.wild and not lying.open:
        return begun(writer.maker.moved(writer.s, writer.own, writer.draft, room.card, at))
    return begun(writer.maker.put(writer.s, writer.own, writer.draft, room.card, at))


def _dropped_on_desk(writer: Writer, pick: Pick, card: CardId) -> Meant:
    """A card for sale is carried to the basket, or back."""
    if not writer.desk.mine or writer.s.step != "buy" or pick.place is None:
        return None
    home = pick.place[0] in (BASKET, BLOTTER, SHEET, BUTTON)
    if card in writer.s.bought:
        return None if home else give_back(card)
    return buy(writer.seat_layout, card) if home else None
