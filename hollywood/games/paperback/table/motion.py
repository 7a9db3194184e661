"""How events are seen and heard: motion, effects and sounds of each on one clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

import pygame

from hollywood.core.game import CardId, Event, Turn
from hollywood.core.message import Seat
from hollywood.ui.table.setting import Cue, Effect, Motion, Redrafted
from hollywood.ui.table.stage import (
    CARD,
    Key,
    Layout,
    Pose,
    Way,
    falling,
    smooth,
    springy,
    swing,
)

from ..rules.events import (
    Accepted,
    Announced,
    AttacksOver,
    Bought,
    CleanedUp,
    CommonEarned,
    CubeGiven,
    CubeSpent,
    DeadlineSet,
    Dealt,
    Drafted,
    Drew,
    Ended,
    Fired,
    Gained,
    HandShown,
    OfferRefilled,
    Passed,
    PowerUsed,
    Proposed,
    PutToVote,
    Recycled,
    Scored,
    Shuffled,
    Spelled,
    Trashed,
    Voted,
)
from ..rules.game import Paperback
from ..rules.word import GAP
from . import cues
from . import durations as last
from .draft import Draft
from .effects import Carriage, Crumples, Fires, Measured, Shelved, Stamped, Thread
from .geometry import Plan
from .layout import SeatLayout, layout, pose_in
from .places import COPY, card_key

_ARC, _BUY_ARC, _HOP = 18, 30, 14  # units
_BIN_TURN = 40.0  # degrees
_SMALL = 30  # units: how wide a card is where it comes from a panel
_WAY = Callable[[Key, Pose | None, Pose | None], Way]


@dataclass(frozen=True)
class Change:
    """What an event has changed: the desk before and after."""

    game: Paperback
    before: SeatLayout
    after: SeatLayout
    moves: bool  # whether the player wants to see motion

    @property
    def plan(self) -> Plan:
        """Where everything is."""
        return self.after.plan

    @property
    def own(self) -> Seat:
        """Whose desk it is."""
        return self.after.own

    @cached_property
    def lay(self) -> Layout:
        """Where everything lay before."""
        return layout(self.before)

    def px(self, units: float) -> int:
        """Units in pixels."""
        return self.plan.px(units)

    def others(self, seat: Seat) -> bool:
        """Whether it is not the one whose desk is seen."""
        return seat != self.own

    def panel(self, seat: Seat) -> Pose:
        """Where cards of somebody else come from and go to."""
        rect = self.plan.above.seat(seat, len(self.after.s.hands))
        return Pose(rect.left + rect.height / 2, rect.centery, self.px(_SMALL), z=900)

    def across(self, card: CardId) -> float:
        """How far to the right of the sheet a card lies."""
        rect = self.plan.sheet.rect
        pose = layout(self.after).get(card_key(card), pose_in(rect, 0))
        return (pose.x - rect.left) / max(1, rect.width)


def motion(change: Change, event: Event) -> Motion:
    """How one event is seen and heard, whether the player wants to see motion or not."""
    told = _motion(change, event)
    told = told if change.moves else _at_once(told)
    return replace(told, whose=getattr(event, "seat", told.whose))


def _at_once(told: Motion) -> Motion:
    """With reduced motion nothing is waited for but what there is to look at."""
    heard = [cue._replace(seconds=min(cue.seconds, last.FADE)) for cue in told.cues]
    effects = [effect._replace(seconds=0.0) for effect in told.effects]
    seen = max((effect.lasts for effect in effects), default=0.0)
    return replace(told, cues=heard, effects=effects, hold=max(told.hold, seen))


def _motion(change: Change, event: Event) -> Motion:
    match event:
        case Redrafted(before, after):
            known = [Draft() if each is None else each for each in (before, after)]
            return _redrafted(change, known[0], known[1])
        case Spelled():
            return _spelled(change, event)
        case CommonEarned(seat):
            return _earned(change, seat, event.length)
        case Fired():
            return _fired(change, event)
        case Scored(_, _, money):
            heard = list(cues.coins(0.0, money))
            return _plain(change, hold=last.TOTAL_ROLLS, cues=heard, clear=0.0)
        case Bought() | Drafted() | Gained():
            return _acquired(change, event)
        case Trashed(seat, card):
            return _trashed(change, seat, card)
        case OfferRefilled() | Recycled():
            return _refilled(change)
        case CleanedUp(seat) | AttacksOver(seat):
            return _swept(change, seat, isinstance(event, CleanedUp))
        case Drew(seat, card, count):
            return _drew(change, seat, card, count)
        case Dealt():
            return _dealt(change)
    return _small(change, event)


def _small(change: Change, event: Event) -> Motion:
    """Events that are heard and read."""
    match event:
        case Shuffled(seat):
            hold = 0.0 if change.others(seat) else last.RIFFLE
            return _plain(change, hold=hold, cues=[cues.shuffled()])
        case Turn():
            return Motion(partial(_turned_over, change), partial(_wings, change))
        case CubeSpent() | CubeGiven() | DeadlineSet():
            return _plain(change, hold=last.STAMPED, cues=[cues.cube()])
        case Accepted(_, _, yes):
            return _plain(change, hold=last.SHOWN, cues=[cues.word(yes)], clear=0.2)
        case Passed():
            return _plain(change, hold=last.SHOWN, cues=[cues.word(accepted=False)])
        case Proposed() | Announced():
            return _plain(change, hold=last.READ, cues=[cues.proposed()])
        case HandShown() | PutToVote() | Voted() | PowerUsed():
            return _plain(change, hold=last.SHOWN)
        case Ended():
            return _plain(change, hold=last.SHOWN, cues=[cues.page_out()])
    return _plain(change)


def _plain(
    change: Change, hold: float = 0.0, cues: Sequence[Cue] = (), clear: float = 0.0
) -> Motion:
    return Motion(_usual, partial(_wings, change), hold=hold, cues=cues, clear=clear)


def _usual(key: Key, start: Pose | None, goal: Pose | None) -> Way:
    """How things move of which nothing else is said."""
    return Way(last.PARTS if start is not None else last.SLIDES_IN, ease=smooth)


def _wings(change: Change, key: Key) -> Pose:
    """Where cards come from and where they go, of which nothing else is said."""
    if key[2] == COPY:
        return pose_in(change.plan.own.library, 40)
    seat = change.after.s.turn
    if change.others(seat):
        return change.panel(seat)
    return _pile(change.plan.own.discard)


def _pile(place: pygame.Rect, face: bool = True) -> Pose:
    return replace(pose_in(place, 40), face=face)


# the word under way


def _redrafted(change: Change, before: Draft, after: Draft) -> Motion:
    """Cards go to the sheet and back; others part, or close up."""
    heard = list(_heard(change, before, after))
    if not heard and before.order != after.order and before.row == after.row:
        way = partial(_hop, change, after) if not after.room and not before.room else _usual
        sound = [cues.shuffled()] if after.before is not None and not before.room else []
        return Motion(way, partial(_drafting_wings, change), cues=sound)
    return Motion(partial(_to_and_fro, change), partial(_drafting_wings, change), cues=heard)


def _heard(change: Change, before: Draft, after: Draft) -> list[Cue]:
    new = [each for each in after.row if before.lying(each.card) is None]
    gone = [each for each in before.row if after.lying(each.card) is None]
    if new and len(after.row) >= len(before.row):
        each = new[-1]
        key = cues.wild if each.wild else cues.space if each.letters == GAP else cues.key
        return [key(0.0, each.end / max(1, len(after.text)))]
    return [cues.given_back()] if gone else []


def _to_and_fro(change: Change, key: Key, start: Pose | None, goal: Pose | None) -> Way:
    arc = change.px(_ARC)
    sheet = change.plan.sheet.rect
    if goal is None:
        return Way(last.TO_HAND, ease=smooth)
    comes = start is None or not sheet.collidepoint(start.x, start.y)
    if comes and sheet.collidepoint(goal.x, goal.y):
        return Way(last.TO_SHEET + last.SETTLES, 0.0, arc, smooth, settle=last.SETTLES)
    if start is not None and sheet.collidepoint(start.x, start.y) and not _on(sheet, goal):
        return Way(last.TO_HAND, ease=smooth)
    return Way(last.PARTS, ease=smooth)


def _on(rect: pygame.Rect, pose: Pose) -> bool:
    return bool(rect.collidepoint(pose.x, pose.y))


def _hop(change: Change, draft: Draft, key: Key, start: Pose | None, goal: Pose | None) -> Way:
    """A hand is put in another order."""
    number = draft.hand.index(key[1]) if key[1] in draft.hand else 0
    late = number * last.SHUFFLED_APART
    return Way(last.SHUFFLED, late, change.px(_HOP), swing)


def _drafting_wings(change: Change, key: Key) -> Pose:
    return pose_in(change.plan.own.library, 40) if key[2] == COPY else _wings(change, key)


# a word is published


def _spelled(change: Change, event: Spelled) -> Motion:
    """One's own word is there already; somebody else's is typed letter by letter."""
    word, others = event.word, change.others(event.seat)
    keys = [card_key(each.card, each.shared) for each in word.placed]
    each = last.TYPED_APART if others else 0.0
    sabotage = [p for p in word.placed if change.game.table.faces[p.card].kind == "attack"]
    typed = each * len(keys)

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if others and key in keys and goal is not None:
            return Way(last.TO_SHEET, keys.index(key) * each, change.px(_ARC), smooth)
        return _usual(key, start, goal)

    def wings(key: Key) -> Pose:
        if key[2] == COPY:
            return pose_in(change.plan.own.library, 40)
        return replace(change.panel(event.seat), face=True)

    heard = [cues.key(n * each, (n + 1) / len(keys)) for n in range(len(keys))] if others else []
    read = typed + (last.READ if others else 0.0)
    heard += [cues.published(read), cues.word(accepted=True, seconds=read + last.CARRIAGE / 2)]
    wanted = change.before.needed
    counts = last.LETTER_LIGHTS * min(word.length, wanted or word.length)
    rings = bool(wanted) and word.length >= wanted
    effects = [
        Effect(Carriage(), read, last.CARRIAGE),
        Effect(Measured(word.length, rings), read + last.CARRIAGE / 2, counts),
    ]
    hold = read + last.CARRIAGE / 2 + counts
    if sabotage:
        heard.append(cues.attacked(hold))
        effects.append(Effect(Thread(event.seat), hold, last.THREAD))
        hold += last.SLAM
    return Motion(way, wings, hold=hold, cues=heard, effects=effects, clear=read)


def _earned(change: Change, seat: Seat, length: int) -> Motion:
    """The bell rings; the library card is taken, and the next one rises."""
    taken = change.before.s.commons[0]
    then = change.panel(seat) if change.others(seat) else _pile(change.plan.own.discard)

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if key == card_key(taken):
            return Way(last.TAKEN, last.LIFTS, change.px(_BUY_ARC), smooth)
        if start is None:
            return Way(last.NEXT_RISES, last.LIFTS + last.TAKEN / 2, ease=smooth)
        return _usual(key, start, goal)

    def wings(key: Key) -> Pose:
        if key == card_key(taken):
            return then
        below = pose_in(change.plan.own.library, 20)
        return replace(below, y=below.y + change.px(6), seen=0.0)

    hold = last.LIFTS + last.TAKEN
    return Motion(way, wings, hold=hold, cues=[cues.bell(0.0)], clear=0.1)


def _fired(change: Change, event: Fired) -> Motion:
    """A card lifts, and what it gives flies to the total; such flights overlap."""
    place, word, gave = event.ability.place, change.after.s.word, event.gave
    if word is None or not any(gave):
        return _plain(change)
    if place is None:
        card = word.beside[0].card if word.beside else word.placed[0].card
    else:
        card = word.placed[place].card
    multiplies = bool(gave.doubles)
    lasts = last.MULTIPLIES if multiplies else last.FIRES
    effect = Effect(Fires(card, multiplies), 0.0, lasts + 0.06)
    heard = [cues.fires(0.0, multiplies)]
    return Motion(
        _usual, partial(_wings, change), cues=heard, effects=[effect], lead=last.FIRES_APART
    )


# cards change hands


def _acquired(change: Change, event: Bought | Drafted | Gained) -> Motion:
    """A card for sale goes to the basket, or to whoever has bought it."""
    card, seat = event.card, event.seat
    face, others = change.game.table.faces[card], change.others(event.seat)
    is_book = face.kind == "fame"
    seconds = last.BOOK if is_book else last.BOUGHT
    arc = change.px(_BUY_ARC)
    came = {key[1] for key in layout(change.after)} - {key[1] for key in change.lay}

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if key[1] == card:
            return Way(seconds, 0.0, arc, springy if is_book and not others else smooth)
        if key[1] in came:
            return Way(last.SLIDES_IN, last.FALLS, ease=smooth)
        return Way(last.FALLS, ease=smooth)

    def wings(key: Key) -> Pose:
        if key[1] == card:
            return change.panel(seat) if others else _pile(change.plan.own.discard)
        return _below(change, key)

    sold = is_book and not any(card in pile for pile in change.after.s.fame if pile)
    effects = [Effect(Stamped(card), seconds, last.STAMPED)]
    if is_book:
        effects.append(Effect(Shelved(seat, card), seconds, last.SPINE))
    hold = last.SEEN_BUYING if others else 0.0
    heard = list(cues.bought(0.0, is_book, face.cost))
    lead = None if others or sold else 0.0
    return Motion(way, wings, hold=hold, cues=heard, effects=effects, lead=lead)


def _below(change: Change, key: Key) -> Pose:
    """Where a card comes to light: at its own place, from the pile."""
    pose = layout(change.after).get(key) or change.lay.get(key)
    if pose is None:
        return _wings(change, key)
    return replace(pose, y=pose.y + change.px(4), face=False, seen=0.0)


def _trashed(change: Change, seat: Seat, card: CardId) -> Motion:
    """A card flies to the bin, and is crumpled there."""
    place = replace(pose_in(change.plan.above.bin, 950), turn=_BIN_TURN)
    place = replace(place, width=change.px(_SMALL))

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if key[1] == card:
            return Way(last.BINNED, 0.0, change.px(_BUY_ARC), falling)
        return _usual(key, start, goal)

    def wings(key: Key) -> Pose:
        if key[1] == card:
            return place
        return _below(change, key)

    effect = Effect(Crumples(), last.BINNED, last.CRUMPLES)
    return Motion(way, wings, cues=[cues.binned(last.BINNED)], effects=[effect], clear=0.1)


def _refilled(change: Change) -> Motion:
    """Backs are turned up where they lie."""

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        return Way(last.TURNS, ease=swing)

    return Motion(way, partial(_below, change), cues=[cues.turned()])


# the end of a turn


def _swept(change: Change, seat: Seat, whole: bool) -> Motion:
    """Word and hand go to the discard pile, or to the panel of whoever has spelled."""
    pile = change.panel(seat) if change.others(seat) else _pile(change.plan.own.discard)
    order = sorted((pose.x, key) for key, pose in change.lay.items() if _is_desk(change, pose))
    late = {key: number * last.SWEPT_APART for number, (_, key) in enumerate(order)}

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if key in late:
            return Way(last.SWEPT, late[key], ease=falling)
        return Way(last.TURNS, ease=swing)

    def wings(key: Key) -> Pose:
        if key[2] == COPY:
            return pose_in(change.plan.own.library, 40)
        return pile if key in late else _below(change, key)

    heard = [cues.page_out()] if whole else []
    return Motion(way, wings, cues=heard)


def _is_desk(change: Change, pose: Pose) -> bool:
    plan = change.plan
    return _on(plan.sheet.rect, pose) or _on(plan.blotter.rect, pose)


def _drew(change: Change, seat: Seat, card: CardId, count: int) -> Motion:
    """A card comes from the own deck; what others draw is not seen."""
    if change.others(seat):
        return _plain(change)
    deck = _pile(change.plan.own.deck, face=False)

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if key == card_key(card):
            return Way(last.DRAWN, 0.0, change.px(_ARC), smooth)
        return _usual(key, start, goal)

    apart = last.DRAWN_APART if change.moves else 0.0
    return Motion(way, lambda key: deck, cues=[cues.drawn()], lead=apart)


def _dealt(change: Change) -> Motion:
    """The first hand comes from the deck, card by card."""
    deck = _pile(change.plan.own.deck, face=False)
    hand = list(change.after.held)

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        late = hand.index(key[1]) * last.DRAWN_APART if key[1] in hand else 0.0
        return Way(last.DRAWN, late, change.px(_ARC), smooth)

    def wings(key: Key) -> Pose:
        return deck if key[1] in hand or key[1] < 0 else _below(change, key)

    heard = [cues.shuffled(), *(cues.drawn(n * last.DRAWN_APART) for n in range(len(hand)))]
    return Motion(way, wings, cues=heard)


def _turned_over(change: Change, key: Key, start: Pose | None, goal: Pose | None) -> Way:
    """A hand that its owner may see is turned over from left to right."""
    covered = start is not None and goal is not None and goal.face and not start.face
    held = list(change.after.held)
    if not covered or key[0] != CARD or key[1] not in held:
        return Way(last.HOME, ease=smooth)
    return Way(last.TURNS, held.index(key[1]) * last.DRAWN_APART / 2)
