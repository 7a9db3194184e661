"""How events are seen and heard: motion, effects and sounds of each on one clock."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import sqrt

from hollywood.core.game import Event
from hollywood.ui.table.setting import Cue, Effect, Motion, Rumble
from hollywood.ui.table.stage import CARD, Key, Pose, Stop, Way, falling, smooth, springy

from ..rules.game import Hollywood
from ..rules.state import (
    BlockbusterTaken,
    Clapped,
    Column,
    Dealt,
    Doubled,
    FilmTaken,
    MovieFinished,
    Placed,
    RoundEnded,
    StarWasted,
    State,
    Swept,
)
from . import durations as last
from . import hand_out_motion, studio_card_motion
from .change import Change, usual
from .effects import TokenHops, Waiting
from .geometry import Places
from .layout import REEL, card_key
from .moods import moods
from .wings import Wings, gate_of

_PUSHED = Rumble(0.2, 60)
_ARC, _DEAL_ARC, _SUNK = 24, 36, 2  # units


def motion(
    game: Hollywood,
    places: Places,
    event: Event,
    before: State,
    after: State,
    moves: bool = True,
) -> Motion:
    """How one event is seen and heard, whether the player wants to see motion or not."""
    change = Change(game, places, event, before, after, moves)
    told = _motion(change, event)
    felt = moods(game, event, before, after)
    return replace(told, whose=getattr(event, "seat", None), moods=felt)


def _motion(change: Change, event: Event) -> Motion:
    match event:
        case Placed():
            return _placed(change, event)
        case Dealt():
            return _dealt(change)
        case Clapped(seat):
            return studio_card_motion.clapped(change, seat)
        case Doubled(seat, columns):
            return studio_card_motion.doubled(change, seat, columns)
        case RoundEnded():
            return hand_out_motion.round_ended(change)
        case FilmTaken(_, card):
            return hand_out_motion.film_taken(change, card)
        case BlockbusterTaken(seat, card):
            return hand_out_motion.blockbuster_taken(change, seat, card)
        case MovieFinished():
            return hand_out_motion.movie_finished(change, event)
        case StarWasted(_, card):
            return hand_out_motion.star_wasted(change, card)
        case Swept(cards):
            return hand_out_motion.swept(change, cards)
    return Motion(lambda key, start, goal: usual(key), Wings(change).of)


# a reel


def _placed(change: Change, event: Placed) -> Motion:
    """A reel comes to its gate and up into its column; each above it is pushed by the one below."""
    column, after = event.column, change.after
    pushed = len(after.reels[column]) - 1
    lands = _lands(event)
    touches = lands - last.REEL_UP + touch(change.places, column)
    if not change.moves:
        lands = touches = 0.0
    bumps = [
        Cue(touches + i * last.BUMP_EACH, "hw.reel_bump", i, rumble=_PUSHED) for i in range(pushed)
    ]
    full = len(after.reels[column]) == len(after.area[column])
    cues = [Cue(lands, "hw.reel_place"), *bumps, *([Cue(lands, "hw.column_full")] if full else [])]
    foot = card_key(after.area[column][-1])
    return Motion(
        way=partial(_bumped, change, event, touches),
        wings=Wings(change).of,
        cues=cues,
        lead=last.DOUBLE_APART if len(set(event.double)) > 1 else None,
        effects=[Effect(Waiting(event.seat, other), 0.0, 0.0) for other in event.double[1:]],
        stirs=(foot,),
    )


def _lands(event: Placed) -> float:
    """When the reel lies; one of a Double Reel waits at its gate already."""
    return (0.0 if event.double else last.REEL_TO_GATE) + last.REEL_UP


def touch(places: Places, column: Column) -> float:
    """When a reel on its way up from its gate touches one on the foot card: edge on edge."""
    _, y = places.on_card(column, places.columns[column] - 1)
    far = gate_of(places, (column,))[1] - y
    return last.REEL_UP * sqrt(max(0.0, far - places.reel) / far)


def _bumped(
    change: Change, event: Placed, touches: float, key: Key, start: Pose | None, goal: Pose | None
) -> Way:
    """The way of one thing when a reel is placed."""
    column, settle = event.column, last.REEL_SETTLES
    depth = len(change.after.reels[column]) - 1
    if key[0] == CARD and goal is not None:
        sunk = replace(goal, y=goal.y + change.px(_SUNK))
        return Way(settle / 2, _lands(event), stops=(Stop(sunk, settle / 2),))
    if key[:2] != (REEL, column):
        return usual(key)
    if start is None:
        up = last.REEL_UP + settle
        return Way(up, ease=falling, settle=settle, stops=_to_gate(change, event))
    delay = touches + (depth - key[2] - 1) * last.BUMP_EACH
    return Way(last.BUMP + settle, delay, ease=springy, settle=settle)


def _to_gate(change: Change, event: Placed) -> tuple[Stop, ...]:
    """From its tray to below its column; a reel of a Double Reel waits there already."""
    if event.double:
        return ()
    gate = Wings(change).gate((event.column,))
    return (Stop(gate, last.REEL_TO_GATE, smooth, change.px(_ARC)),)


# the deal


def _dealt(change: Change) -> Motion:
    """Cards are dealt one by one; the first player's token goes to the next."""
    area = change.after.area
    order = {card: i for i, card in enumerate(card for column in area for card in column)}
    each = last.DEAL_EACH if change.moves else 0.0
    rolls = len(order) * each + last.DEAL  # one long ring, and the cameras roll
    dealt = [Cue(i * each, "card_deal") for i in order.values()]
    return Motion(
        way=partial(_dealing, change, order),
        wings=Wings(change).of,
        hold=last.DEALT_HOLDS,
        cues=[Cue(0.0, "shuffle"), *dealt, Cue(rolls, "hw.stage_bell")],
        effects=_token(change),
        clear=rolls if change.moves else 0.0,
    )


def _token(change: Change) -> list[Effect]:
    before, after = change.before.first, change.after.first
    if before == after or not change.moves:
        return []
    return [Effect(TokenHops(before, after), 0.0, last.TOKEN_HOPS)]


def _dealing(
    change: Change, order: dict[int, int], key: Key, start: Pose | None, goal: Pose | None
) -> Way:
    if key[0] != CARD or start is not None or goal is None:
        return usual(key)
    delay, arc = order.get(key[1], 0) * last.DEAL_EACH, change.px(_DEAL_ARC)
    if key[1] not in [column[-1] for column in change.after.area]:
        return Way(last.DEAL, delay, arc, smooth)
    sunk = replace(goal, y=goal.y + change.px(_SUNK))  # the last one of a column lands hard
    return Way(last.DEAL_SINKS, delay, stops=(Stop(sunk, last.DEAL, smooth, arc),))
