"""What it means to use what is pointed at: a card, the sheet, a tool, the button."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_lowercase

from hollywood.core.game import CardId
from hollywood.ui.table.setting import Begin, Make, Pick
from hollywood.ui.table.stage import CARD, Key, Pose

from ..rules.moves import Deadline
from ..rules.moves import Draft as Take
from . import carrying, intents, looking
from .choosing import choose, of_card
from .layout import common
from .letter_ring import ring_at, strip_at
from .listing import discarded
from .places import DISCARD, RING, STRIP
from .purchases import buy, give_back
from .writer import Meant, Writer, begun

_NEAR = 3  # units around a card that still mean it


def point(writer: Writer, pick: Pick) -> Meant:
    """What it means to use it, or to drop there what is carried."""
    if pick.carried is not None:
        return carrying.dropped(writer, pick)
    if (look := looking.pointed(writer, pick)) is not None:
        return look
    if (above := _above(writer, pick)) is not None:
        return above
    if (chip := _on_chip(writer, pick)) is not None:
        return chip
    if pick.thing is not None and pick.thing[0] == CARD:
        return on_card(writer, pick.thing)
    return _on_place(writer, pick)


def _above(writer: Writer, pick: Pick) -> Meant:
    """The letter ring, or the strip of words, if it is open and pointed at."""
    ring, strip = _in_ring(writer, pick), _in_strip(writer, pick)
    if ring is not None and writer.draft.ring is not None:
        return intents.lettered(writer, writer.draft.ring, ascii_lowercase[ring])
    if strip is not None and writer.desk.offered_moves:
        return Make(writer.desk.offered_moves[strip].move, (STRIP, strip, 0))
    if strip is not None and writer.draft.strip:
        text = writer.desk.offered[strip]
        return begun(writer.maker.completed(writer.s, writer.own, writer.draft, text))
    return None


def _on_chip(writer: Writer, pick: Pick) -> Meant:
    """The chip below a card of the word, while its ability waits: it is used next."""
    if pick.at is None or not writer.desk.mine or writer.s.step != "choose":
        return None
    seat_layout = writer.seat_layout
    for each, slot in zip(seat_layout.row, seat_layout.slots, strict=False):
        if seat_layout.plan.sheet.chip(slot).collidepoint(pick.at):
            return of_card(seat_layout, each.card)
    return None


def _in_ring(writer: Writer, pick: Pick) -> int | None:
    if pick.place is not None and pick.place[0] == RING:
        return pick.place[1]
    return ring_at(writer.seat_layout, pick.at) if pick.at is not None else None


def _in_strip(writer: Writer, pick: Pick) -> int | None:
    if pick.place is not None and pick.place[0] == STRIP:
        return pick.place[1]
    return strip_at(writer.desk, pick.at) if pick.at is not None else None


def _on_place(writer: Writer, pick: Pick) -> Meant:
    kind, number = (pick.place[0], pick.place[1]) if pick.place is not None else ("", 0)
    match kind:
        case "button" if writer.desk.votes:
            left = pick.at is None or pick.at[0] < writer.seat_layout.plan.score.button.centerx
            return intents.vote(writer, left)
        case "button":
            return intents.pressed(writer)
        case "vote":
            return intents.vote(writer, bool(number))
        case "of the hand":
            return intents.tool(writer, number)
        case "pile":
            return intents.turned_up(writer, number)
        case "power":
            return intents.powered(writer)
        case "cubes":
            return intents.cube(writer)
        case "theme":
            return intents.claimed(writer)
        case "deck" | "discard" | "bin" | "seat" if pick.place is not None:
            return looking.opened(writer, pick.place)
        case "sheet" | "blotter" | "basket" if pick.at is not None:
            return _near(writer, pick.at)
    return None


def _near(writer: Writer, at: tuple[int, int]) -> Meant:
    """Beside a card is on it; else the caret goes there."""
    seat_layout, px = writer.seat_layout, writer.seat_layout.plan.px(_NEAR)
    found: list[tuple[float, Key]] = []
    for key, pose in seat_layout.poses():
        high = pose.width * 1.4
        if abs(pose.x - at[0]) <= pose.width / 2 + px and abs(pose.y - at[1]) <= high / 2 + px:
            found.append((abs(pose.x - at[0]), key))
    if found:
        return on_card(writer, min(found)[1])
    if seat_layout.writes and seat_layout.plan.sheet.rect.collidepoint(at):
        return Begin(replace(writer.draft, caret=_letter_at(writer, at[0]), ring=None, strip=False))
    return None


def _letter_at(writer: Writer, x: float) -> int:
    """The place in the word that is nearest to a point."""
    row, slots = writer.seat_layout.row, writer.seat_layout.slots
    before = sum(slot.centerx < x for slot in slots[: len(row)])
    return row[before - 1].end if before else 0


def on_card(writer: Writer, key: Key) -> Meant:
    """A card is clicked: from the hand to the caret, from the word back, or it is chosen."""
    _, card, copy = key
    draft = writer.draft
    if writer.writes and draft.powered and card in draft.hand:
        return intents.by_power(writer, card)
    if writer.writes and (lying := draft.lying(card)) is not None and lying.shared == bool(copy):
        return _on_word(writer, card)
    if writer.writes and writer.holds(card):
        return begun(writer.maker.put(writer.s, writer.own, draft, card, draft.caret), key)
    if card in discarded(writer.s, writer.own):
        return looking.opened(writer, (DISCARD, 0, 0))
    if writer.desk.mine:
        return _for_sale(writer, card, key)
    return None


def _on_word(writer: Writer, card: CardId) -> Meant:
    """Back to the hand; an undecided wild card asks for its letter first."""
    lying = writer.draft.lying(card)
    if lying is not None and lying.open and writer.draft.ring != card:
        return Begin(replace(writer.draft, ring=card, strip=False))
    return begun(writer.maker.taken(writer.s, writer.own, writer.draft, card))


def _for_sale(writer: Writer, card: CardId, key: Key) -> Meant:
    s, table = writer.s, writer.seat_layout.table
    match s.step:
        case "buy" if card in s.bought:
            return give_back(card)
        case "buy":
            return buy(writer.seat_layout, card)
        case "choose":
            return choose(writer.seat_layout, card)
        case "draft" if card in writer.desk.glowing:
            return Make(Take(table.names[card]), key)
        case "deadline":
            return _deadline(writer, card, key)
    return None


def _deadline(writer: Writer, card: CardId, key: Key) -> Meant:
    for cards in writer.s.fame:
        if card in cards:
            move = Deadline(writer.seat_layout.table.names[card], cards.index(card) + 1)
            return Make(move, key)
    return None


def for_sale(writer: Writer) -> list[tuple[Key, Pose]]:
    """What lies open before all, with its poses."""
    return [(key, pose) for key, pose in common(writer.seat_layout) if pose.face and key[1] >= 0]
