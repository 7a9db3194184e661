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
from .hands import DeskHands, Meant, begun
from .layout import common
from .letter_ring import ring_at, strip_at
from .listing import discarded
from .places import DISCARD, RING, STRIP
from .purchases import buy, give_back

_NEAR = 3  # units around a card that still mean it


def point(hands: DeskHands, pick: Pick) -> Meant:
    """What it means to use it, or to drop there what is carried."""
    if pick.carried is not None:
        return carrying.dropped(hands, pick)
    if (look := looking.pointed(hands, pick)) is not None:
        return look
    if (above := _above(hands, pick)) is not None:
        return above
    if (chip := _on_chip(hands, pick)) is not None:
        return chip
    if pick.thing is not None and pick.thing[0] == CARD:
        return on_card(hands, pick.thing)
    return _on_place(hands, pick)


def _above(hands: DeskHands, pick: Pick) -> Meant:
    """The letter ring, or the strip of words, if it is open and pointed at."""
    ring, strip = _in_ring(hands, pick), _in_strip(hands, pick)
    if ring is not None and hands.draft.ring is not None:
        return intents.lettered(hands, hands.draft.ring, ascii_lowercase[ring])
    if strip is not None and hands.desk.offered_moves:
        return Make(hands.desk.offered_moves[strip].move, (STRIP, strip, 0))
    if strip is not None and hands.draft.strip:
        text = hands.desk.offered[strip]
        return begun(hands.maker.completed(hands.s, hands.own, hands.draft, text))
    return None


def _on_chip(hands: DeskHands, pick: Pick) -> Meant:
    """The chip below a card of the word, while its ability waits: it is used next."""
    if pick.at is None or not hands.desk.mine or hands.s.step != "choose":
        return None
    seat_layout = hands.seat_layout
    for each, slot in zip(seat_layout.row, seat_layout.slots, strict=False):
        if seat_layout.plan.sheet.chip(slot).collidepoint(pick.at):
            return of_card(seat_layout, each.card)
    return None


def _in_ring(hands: DeskHands, pick: Pick) -> int | None:
    if pick.place is not None and pick.place[0] == RING:
        return pick.place[1]
    return ring_at(hands.seat_layout, pick.at) if pick.at is not None else None


def _in_strip(hands: DeskHands, pick: Pick) -> int | None:
    if pick.place is not None and pick.place[0] == STRIP:
        return pick.place[1]
    return strip_at(hands.desk, pick.at) if pick.at is not None else None


def _on_place(hands: DeskHands, pick: Pick) -> Meant:
    kind, number = (pick.place[0], pick.place[1]) if pick.place is not None else ("", 0)
    match kind:
        case "button" if hands.desk.votes:
            left = pick.at is None or pick.at[0] < hands.seat_layout.plan.score.button.centerx
            return intents.vote(hands, left)
        case "button":
            return intents.pressed(hands)
        case "vote":
            return intents.vote(hands, bool(number))
        case "of the hand":
            return intents.tool(hands, number)
        case "pile":
            return intents.turned_up(hands, number)
        case "power":
            return intents.powered(hands)
        case "cubes":
            return intents.cube(hands)
        case "theme":
            return intents.claimed(hands)
        case "deck" | "discard" | "bin" | "seat" if pick.place is not None:
            return looking.opened(hands, pick.place)
        case "sheet" | "blotter" | "basket" if pick.at is not None:
            return _near(hands, pick.at)
    return None


def _near(hands: DeskHands, at: tuple[int, int]) -> Meant:
    """Beside a card is on it; else the caret goes there."""
    seat_layout, px = hands.seat_layout, hands.seat_layout.plan.px(_NEAR)
    found: list[tuple[float, Key]] = []
    for key, pose in seat_layout.poses():
        high = pose.width * 1.4
        if abs(pose.x - at[0]) <= pose.width / 2 + px and abs(pose.y - at[1]) <= high / 2 + px:
            found.append((abs(pose.x - at[0]), key))
    if found:
        return on_card(hands, min(found)[1])
    if seat_layout.writes and seat_layout.plan.sheet.rect.collidepoint(at):
        return Begin(replace(hands.draft, caret=_letter_at(hands, at[0]), ring=None, strip=False))
    return None


def _letter_at(hands: DeskHands, x: float) -> int:
    """The place in the word that is nearest to a point."""
    row, slots = hands.seat_layout.row, hands.seat_layout.slots
    before = sum(slot.centerx < x for slot in slots[: len(row)])
    return row[before - 1].end if before else 0


def on_card(hands: DeskHands, key: Key) -> Meant:
    """A card is clicked: from the hand to the caret, from the word back, or it is chosen."""
    _, card, copy = key
    draft = hands.draft
    if hands.writes and draft.powered and card in draft.hand:
        return intents.by_power(hands, card)
    if hands.writes and (lying := draft.lying(card)) is not None and lying.shared == bool(copy):
        return _on_word(hands, card)
    if hands.writes and hands.holds(card):
        return begun(hands.maker.put(hands.s, hands.own, draft, card, draft.caret), key)
    if card in discarded(hands.s, hands.own):
        return looking.opened(hands, (DISCARD, 0, 0))
    if hands.desk.mine:
        return _for_sale(hands, card, key)
    return None


def _on_word(hands: DeskHands, card: CardId) -> Meant:
    """Back to the hand; an undecided wild card asks for its letter first."""
    lying = hands.draft.lying(card)
    if lying is not None and lying.open and hands.draft.ring != card:
        return Begin(replace(hands.draft, ring=card, strip=False))
    return begun(hands.maker.taken(hands.s, hands.own, hands.draft, card))


def _for_sale(hands: DeskHands, card: CardId, key: Key) -> Meant:
    s, table = hands.s, hands.seat_layout.table
    match s.step:
        case "buy" if card in s.bought:
            return give_back(card)
        case "buy":
            return buy(hands.seat_layout, card)
        case "choose":
            return choose(hands.seat_layout, card)
        case "draft" if card in hands.desk.glowing:
            return Make(Take(table.names[card]), key)
        case "deadline":
            return _deadline(hands, card, key)
    return None


def _deadline(hands: DeskHands, card: CardId, key: Key) -> Meant:
    for cards in hands.s.fame:
        if card in cards:
            move = Deadline(hands.seat_layout.table.names[card], cards.index(card) + 1)
            return Make(move, key)
    return None


def for_sale(hands: DeskHands) -> list[tuple[Key, Pose]]:
    """What lies open before all, with its poses."""
    return [(key, pose) for key, pose in common(hands.seat_layout) if pose.face and key[1] >= 0]
