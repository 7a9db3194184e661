"""How events are seen and heard: motion, effects and sounds of each on one clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial

from hollywood.core.game import CardId, Event, Turn
from hollywood.core.message import Seat
from hollywood.ui.table.setting import Cue, Effect, Motion
from hollywood.ui.table.stage import CARD, Key, Layout, Pose, Stop, Way, smooth, springy, swing

from ..rules.game import TimesSquare
from ..rules.opening import Dealt
from ..rules.state import (
    NOBODY,
    CharlieWalked,
    Discarded,
    Drew,
    Ended,
    LastCall,
    Moved,
    Played,
    Shuffled,
    State,
)
from ..rules.street import DEB, FIGURES, GUARDS, HAL, MANHOLE, Figure, Space
from ..rules.turn_end import LAST
from . import cues
from . import durations as last
from .breath import comes_near
from .cues import Landing
from .effects import Bubbles, ClockRings, Heart, LampFlares, NeonGoesOut, Ribbon
from .geometry import FIGURE, FIZZ, Plan
from .layout import (
    CHARLIE,
    PERSON,
    card_key,
    in_hand,
    layout,
    person,
    standing,
    supply_pose,
)

_HOP_ARC, _STOMP_ARC, _GLIDE_ARC, _CARD_ARC = 14, 8, 30, 24  # units
_KICKS, _TIPS = -12.0, 8.0  # degrees
_SETTLES = 0.05  # of the last hop: after landing, while it is squashed
_GROWN_Z = 500


@dataclass(frozen=True)
class Change:
    """What an event has changed: the photographs before and after, and where all lies."""

    game: TimesSquare
    plan: Plan
    before: State
    after: State
    moves: bool  # whether the player wants to see motion

    @cached_property
    def lay(self) -> Layout:
        """Where everything lay before."""
        return layout(self.before, self.plan)

    def feet(self, figure: int, space: Space) -> Pose:
        """A figure on its way over a space."""
        lane = figure == CHARLIE
        feet = self.plan.lane_feet(space) if lane else self.plan.feet(space)
        return standing(feet, (FIZZ if lane else FIGURE) * self.plan.scale, 0.0)

    def pan(self, space: Space) -> float:
        """From where a space is heard."""
        return cues.pan(space * self.plan.side / self.game.street.half)

    def others(self, seat: int) -> bool:
        """Whether whoever looks sees the cards of this seat from behind."""
        return seat != self.plan.own


def motion(
    game: TimesSquare, plan: Plan, event: Event, before: State, after: State, moves: bool = True
) -> Motion:
    """How one event is seen and heard, whether the player wants to see motion or not."""
    change = Change(game, plan, before, after, moves)
    told = _motion(change, event)
    told = told if moves else _at_once(told)
    return replace(told, whose=getattr(event, "seat", told.whose))


def _at_once(told: Motion) -> Motion:
    """With reduced motion nothing is waited for but what there is to look at."""
    heard = [cue._replace(seconds=min(cue.seconds, last.FADE)) for cue in told.cues]
    effects = [effect._replace(seconds=0.0) for effect in told.effects]
    seen = max((effect.lasts for effect in effects), default=0.0)
    return replace(told, cues=heard, effects=effects, hold=max(told.hold, seen))


def _motion(change: Change, event: Event) -> Motion:
    match event:
        case Dealt():
            return _dealt(change)
        case Played(seat, cards):
            return _played(change, seat, cards)
        case Discarded(seat, card):
            return _played(change, seat, (card,)) if change.others(seat) else _put_away(change)
        case Moved():
            return _moved(change, event)
        case Drew(seat, card):
            return _drew(change, seat, card)
        case Shuffled() | LastCall():
            return _struck(change, isinstance(event, LastCall))
        case CharlieWalked():
            return _walked(change, event)
        case Turn():
            return Motion(partial(_turned_over, change), partial(_wings, change))
        case Ended(winner):
            return _ended(change, winner)
    return Motion(_usual, partial(_wings, change))


def _usual(key: Key, start: Pose | None, goal: Pose | None) -> Way:
    """How things move of which nothing else is said."""
    return Way(last.MAKES_ROOM, ease=smooth)


def _turned_over(change: Change, key: Key, start: Pose | None, goal: Pose | None) -> Way:
    """A hand that its owner may see is turned over from left to right."""
    covered = start is not None and goal is not None and goal.face and not start.face
    hand = [card_key(card) for card in in_hand(change.after, change.plan.own)]
    if not covered or key not in hand:
        return _usual(key, start, goal)
    return Way(last.TURNS_OVER, hand.index(key) * last.TURNED_APART)


def _wings(change: Change, key: Key) -> Pose:
    """Cards come from the supply, and go there to be shuffled."""
    return supply_pose(change.plan)


def _ended(change: Change, winner: Seat) -> Motion:
    """Everything stands still; then the neon of whoever has not won goes out."""
    out = Effect(NeonGoesOut(), last.STILL, last.NEON_OUT)
    return Motion(
        _usual,
        partial(_wings, change),
        hold=last.STILL + last.NEON_OUT,
        cues=[cues.neon_goes_out(last.STILL)],
        effects=[out],
        whose=None if winner == NOBODY else winner,
    )


# cards


def _dealt(change: Change) -> Motion:
    """Both hands are dealt, one card to each in turn."""
    hands = change.after.hands
    order = [card for pair in zip(*hands, strict=True) for card in pair]
    each = last.DEALT_APART if change.moves else 0.0
    started = {card: number * each for number, card in enumerate(order)}

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if key[0] != CARD or start is not None:
            return _usual(key, start, goal)
        arc = round(_CARD_ARC * change.plan.scale)
        return Way(last.DEALT, started.get(key[1], 0.0), arc, smooth)

    heard = [Cue(0.0, "shuffle"), *(cues.card_drawn(at) for at in started.values())]
    return Motion(way, partial(_wings, change), cues=heard)


def _played(change: Change, seat: int, cards: Sequence[CardId]) -> Motion:
    """Cards come to the small stage; those of the other side are turned over and read first."""
    others = change.others(seat)
    count = len(change.after.stage)
    charge = list(cues.many_cards(count)) if not change.after.discarded else []
    apart = last.DRAWN_APART * (len(cards) - 1)
    if not others:
        heard = [cues.card_laid(0.0), *charge]
        way = partial(_to_stage, change, cards, 0.0)
        return Motion(way, partial(_wings, change), cues=heard, lead=0.0)
    read = last.LEAVES_FAN + last.IS_READ
    heard = [cues.card_turned(last.LEAVES_FAN / 2), cues.card_laid(read), *charge]
    whole = read + last.SETTLES + apart + last.BETWEEN
    if not change.moves:
        return Motion(_usual, partial(_wings, change), hold=last.READ, cues=heard)
    way = partial(_read, change, cards)
    return Motion(way, partial(_wings, change), cues=heard, lead=read, clear=read, hold=whole)


def _put_away(change: Change) -> Motion:
    """A card of one's own hand tips there."""
    heard = [cues.card_laid(0.0)]
    return Motion(_usual, partial(_wings, change), cues=heard, lead=0.0)


def _to_stage(
    change: Change,
    cards: Sequence[CardId],
    delay: float,
    key: Key,
    start: Pose | None,
    goal: Pose | None,
) -> Way:
    if key[0] == CARD and key[1] in cards:
        late = delay + cards.index(key[1]) * last.DRAWN_APART
        return Way(last.TO_STAGE, late, round(_CARD_ARC * change.plan.scale), smooth)
    return _usual(key, start, goal)


def _read(
    change: Change, cards: Sequence[CardId], key: Key, start: Pose | None, goal: Pose | None
) -> Way:
    """A back leaves the fan, turns over, is seen large above the stage, and settles there."""
    if key[0] != CARD or key[1] not in cards or goal is None:
        return _usual(key, start, goal)
    number = cards.index(key[1])
    x, y, _ = change.plan.grown
    wide = change.plan.card  # of this size it was drawn for the hand
    beside = (number - (len(cards) - 1) / 2) * wide * 1.05
    grown = Pose(x + beside, y, wide, z=_GROWN_Z)
    arc = round(_CARD_ARC * change.plan.scale)
    stops = (Stop(grown, last.LEAVES_FAN, smooth, arc), Stop(grown, last.IS_READ))
    return Way(last.SETTLES, number * last.DRAWN_APART, ease=smooth, stops=stops)


def _drew(change: Change, seat: int, card: CardId) -> Motion:
    """Cards of this turn go to the played pile; then new ones come, one by one."""
    laid = change.before.stage
    each = last.DRAWN_APART if change.moves else 0.0
    piled = [card_key(other) for other in laid]

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if key in piled:
            return Way(last.DRAWN, piled.index(key) * each, ease=smooth)
        if key == card_key(card):
            arc = round(_CARD_ARC * change.plan.scale)
            return Way(last.DRAWN, len(piled) * each, arc, smooth)
        return _usual(key, start, goal)

    heard = [cues.card_drawn(number * each) for number in range(len(piled) + 1)]
    lead = (len(piled) + 1) * each
    return Motion(way, partial(_wings, change), cues=heard, lead=lead or None)


def _struck(change: Change, closes: bool) -> Motion:
    """The supply is used up: the tower strikes; the first time the played cards are shuffled."""
    heard = list(cues.clock_strikes(0.0))
    lasts = last.RIFFLE if change.moves else last.FADE
    rings = Effect(ClockRings(closes), 0.0, last.RING if change.moves else last.FADE)

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        gone = key[0] == CARD and goal is None
        return Way(lasts * 0.6, ease=swing) if gone else _usual(key, start, goal)

    whose = change.before.turn  # their club stays alight
    wings = partial(_wings, change)
    return Motion(way, wings, hold=lasts, cues=heard, effects=[rings], whose=whose)


# figures


def _moved(change: Change, event: Moved) -> Motion:
    """Figures go, each in its own way; those whom they join make room."""
    told = _moving(change, event)
    sue = change.before.places.sue, change.after.places.sue
    gasps = list(_gasps(change, *sue, 0.0)) if change.after.winner is None else []
    return replace(told, cues=[*told.cues, *gasps])


def _moving(change: Change, event: Moved) -> Motion:
    match event.how:
        case "trio":
            return _trio(change, event)
        case "beside":
            return _beside(change, event)
        case "led":
            return _led(change, event)
        case "lured":
            return _lured(change, event)
    by_card = change.before.stage[-1:]
    drops = any(change.game.faces[card].effect == "deb_to_manhole" for card in by_card)
    return _dropped(change, event) if drops else _walking(change, event, 0.0)


def _walking(
    change: Change, event: Moved, delay: float, stirs: Sequence[tuple[int, Way]] = ()
) -> Motion:
    """Hop by hop; of two guards the second goes when the first has come."""
    ways, heard, late = dict(stirs), list[Cue](), delay
    for figure, start, end in event.steps:
        spaces = _between(start, end)
        each = _step(figure, len(spaces))
        ways[FIGURES.index(figure)] = _hops(change, figure, spaces, each, late)
        at = [Landing(late + each * (n + 1), change.pan(to)) for n, to in enumerate(spaces)]
        heard += cues.steps(figure, at if change.moves else at[-1:])
        late += each * len(spaces)
    stirring = [person(figure) for figure, _ in stirs]
    return Motion(partial(_of_people, ways), partial(_wings, change), cues=heard, stirs=stirring)


def _of_people(ways: dict[int, Way], key: Key, start: Pose | None, goal: Pose | None) -> Way:
    return ways.get(key[1], _ROOM) if key[0] == PERSON else _usual(key, start, goal)


_ROOM = Way(last.MAKES_ROOM, ease=smooth)


def _between(start: Space, end: Space) -> list[Space]:
    """Every space that is come to, the last one being the end."""
    by = 1 if end > start else -1
    return list(range(start + by, end + by, by))


def _step(figure: Figure, count: int) -> float:
    """Seconds of one step, if so many are gone."""
    each, most = (
        (last.STOMP, last.STOMPS_AT_MOST) if figure in GUARDS else (last.HOP, last.HOPS_AT_MOST)
    )
    return min(each, most / count)


def _hops(
    change: Change, figure: Figure, spaces: Sequence[Space], each: float, delay: float
) -> Way:
    """A hop over each space, and one to where it belongs."""
    arc = round((_STOMP_ARC if figure in GUARDS else _HOP_ARC) * change.plan.scale)
    number = FIGURES.index(figure)
    stops = tuple(Stop(change.feet(number, to), each, smooth, arc) for to in spaces[:-1])
    return Way(each + _SETTLES, delay, arc, smooth, settle=_SETTLES, stops=stops)


def _trio(change: Change, event: Moved) -> Motion:
    """All three at once, the foremost a little sooner; the last one is pulled by the rope."""
    forward = event.steps[0][2] > event.steps[0][1]
    order = sorted(event.steps, key=lambda step: step[1], reverse=forward)
    apart = last.TRIO_APART if change.moves else 0.0
    late = {FIGURES.index(figure): n * apart for n, (figure, _, _) in enumerate(order)}
    ways = {figure: Way(last.TRIO, delay, ease=springy) for figure, delay in late.items()}
    landed = {
        figure: Landing(late[FIGURES.index(figure)] + last.TRIO, change.pan(end))
        for figure, _, end in event.steps
    }
    heard = list(cues.trio(landed["sue"], landed["left"], landed["right"]))
    return Motion(partial(_of_people, ways), partial(_wings, change), cues=heard)


def _beside(change: Change, event: Moved) -> Motion:
    """Both guards slide to Esmé's side."""
    ways, landed = {}, []
    for figure, start, end in event.steps:
        lasts = min(last.CLOSED_IN_AT_MOST, last.CLOSE_IN * abs(end - start))
        ways[FIGURES.index(figure)] = Way(lasts, ease=smooth)
        landed.append(Landing(lasts if change.moves else 0.0, change.pan(end)))
    heard = list(cues.beside(landed))
    return Motion(partial(_of_people, ways), partial(_wings, change), cues=heard)


def _led(change: Change, event: Moved) -> Motion:
    """Kiki kicks, red silk flies to whom she leads, who goes then."""
    _, start, _ = event.steps[0]
    kicker = change.before.places[DEB]
    heard = list(cues.kick(change.pan(kicker)))
    flies = Effect(Ribbon(kicker, start, not change.moves), last.KICK, last.RIBBON)
    if not change.moves:
        gone = _walking(change, event, 0.0)
        return replace(gone, cues=[*heard, *gone.cues], effects=[flies._replace(seconds=0.0)])
    gone = _walking(change, event, last.KICK + last.RIBBON, [(DEB, _tilt(change, DEB, _KICKS))])
    return replace(gone, cues=[*heard, *gone.cues], effects=[flies])


def _tilt(change: Change, figure: int, degrees: float) -> Way:
    """A figure leans and stands upright again, where it belongs."""
    pose = change.lay[person(figure)]
    return Way(last.KICK / 2, ease=swing, stops=(Stop(replace(pose, turn=degrees), last.KICK / 2),))


def _lured(change: Change, event: Moved) -> Motion:
    """Felix tips his hat, a heart flies, and whom it meets glides to him."""
    figure, start, _ = event.steps[0]
    hal = change.before.places[HAL]
    heard = list(cues.lured(change.pan(hal)))
    flies = Effect(Heart(hal, start, not change.moves), last.HAT_TIPS, last.HEART)
    late = last.HAT_TIPS + last.HEART
    arc = round(_GLIDE_ARC * change.plan.scale)
    ways = {FIGURES.index(figure): Way(last.GLIDE, late, arc, smooth)}
    ways[HAL] = _tilt(change, HAL, _TIPS)
    stirs = [person(HAL)] if change.moves else []
    way = partial(_of_people, ways)
    return Motion(way, partial(_wings, change), cues=heard, effects=[flies], stirs=stirs)


def _dropped(change: Change, event: Moved) -> Motion:
    """Kiki drops through the street and comes up under the cover of the manhole."""
    figure, _, _ = event.steps[0]
    ways = {FIGURES.index(figure): Way(last.DROPS + last.LIFTS, fades=True)}
    heard = [Cue(last.DROPS, "ts.step", pan=change.pan(MANHOLE))]
    return Motion(partial(_of_people, ways), partial(_wings, change), cues=heard)


# Fizz


def _walked(change: Change, event: CharlieWalked) -> Motion:
    """A step for each lamp that is lit, in their order; without any he stays."""
    spaces = _between(event.start, event.end) if event.end != event.start else []
    lit = [lamp for lamp, is_lit in enumerate(event.lamps) if is_lit]
    each = last.SLIDE + last.SLIDE_GAP if change.moves else 0.0
    stops, effects, landed = list[Stop](), list[Effect](), list[Landing]()
    spot = change.lay[person(CHARLIE)]
    before = event.start
    for number, (space, lamp) in enumerate(zip(spaces, lit, strict=False)):
        at = number * each
        pose = change.feet(CHARLIE, space)
        leans = replace(_halfway(spot, pose), turn=last.SWAY if number % 2 else -last.SWAY)
        stops += [Stop(leans, last.SLIDE / 2, swing), Stop(pose, last.SLIDE / 2, swing)]
        stops.append(Stop(pose, last.SLIDE_GAP))
        effects.append(Effect(LampFlares(event.seat, lamp), at, last.SLIDE + last.SLIDE_GAP))
        effects.append(Effect(Bubbles(before, space), at, last.SLIDE))
        landed.append(Landing(at, change.pan(space)))
        spot, before = pose, space
    ways = {CHARLIE: Way(0.0, stops=tuple(stops))}
    heard = [cues.lamp(landing.seconds) for landing in landed]
    heard += cues.fizz(landed, [*spaces])
    heard += _passed_on(change, event, len(spaces) * each)
    hold = last.STAYS if not spaces else 0.0
    return Motion(
        partial(_of_people, ways),
        partial(_wings, change),
        hold=hold if change.moves else last.READ,
        cues=heard,
        effects=effects if change.moves else [],
    )


def _passed_on(change: Change, event: CharlieWalked, seconds: float) -> Iterator[Cue]:
    """The other club is lit, and whoever looks is to play, unless the match is over."""
    pops = change.game.street.at_door(event.end, event.seat)
    if pops or change.after.passes == LAST:
        return
    yield from cues.clubs_change(seconds)
    if change.others(event.seat):
        yield cues.your_turn(seconds)
    yield from _gasps(change, change.before.charlie, event.end, seconds)


def _gasps(change: Change, before: Space, after: Space, seconds: float) -> Iterator[Cue]:
    """Whoever comes near to a door, and was not near it, takes the breath away."""
    if comes_near(change.game.street, before, after):
        yield cues.near_a_door(seconds)


def _halfway(start: Pose, end: Pose) -> Pose:
    return replace(end, x=(start.x + end.x) / 2, y=(start.y + end.y) / 2)
