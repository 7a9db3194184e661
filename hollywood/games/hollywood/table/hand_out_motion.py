"""How cards are handed out: one by one, what is worth more for longer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from hollywood.core.game import CardId
from hollywood.core.message import Seat
from hollywood.ui.table.setting import Burst, Cue, Effect, Motion, Rumble
from hollywood.ui.table.stage import CARD, Key, Pose, Stop, Way, falling, smooth, swing

from ..rules.count import Item
from ..rules.state import MovieFinished, State
from . import durations as last
from .change import Change, WayOf, is_card, read_column, usual
from .effects import (
    BeamMoves,
    Coin,
    Counting,
    CrownHops,
    Cutting,
    Formula,
    Greying,
    RingJumps,
    Shaking,
    Slam,
    Stamped,
)
from .layout import REEL, card_key
from .studio_card_motion import ABOVE_ALL
from .totals import leaders
from .wings import Wings

LARGE = 12  # points: a movie worth a fanfare, sparks and a shake
_FINISHED = Rumble(0.35, 120)
_ARC, _STAR_ARC, _SUNK, _SHAKE, _RISE = 24, 40, 2, 2, 8  # units
_LIFTED, _HIGH, _WASTED = 1.06, 1.35, 1.28  # times as wide
_TILTED = 4.0  # degrees: a star that is wasted


def round_ended(change: Change) -> Motion:
    """CUT!"""
    cut = Cutting(still=not change.moves)
    shuts = last.CUT_SHUTS if change.moves else 0.0
    return Motion(
        way=lambda key, start, goal: usual(key),
        wings=Wings(change).of,
        cues=[Cue(shuts, "hw.round_cut")],
        effects=[Effect(cut, 0.0, last.CUT)],
        own=False,
    )


def film_taken(change: Change, card: CardId) -> Motion:
    """It is lifted and flies to its tower, which makes room for it."""
    beam, start = _read(change, card)
    lands = start + (last.FILM_LIFTS + last.FILM_FLIES if change.moves else 0.0)
    points = _points(change, lands)
    return Motion(
        way=_flying(change, card, start, last.FILM_LIFTS, last.FILM_FLIES),
        wings=Wings(change).of,
        hold=last.AFTER_FILM,
        cues=[Cue(lands, "hw.claim"), *_ticks(points)],
        effects=[*beam, *points],
        clear=lands,
    )


def blockbuster_taken(change: Change, seat: Seat, card: CardId) -> Motion:
    """It flies to its pile, and a coin leaves it for the disc."""
    beam, start = _read(change, card)
    flies = last.BLOCKBUSTER - last.FILM_LIFTS
    lands = start + (last.BLOCKBUSTER if change.moves else 0.0)
    worth = change.game.deck.scoring.blockbuster
    coin, banks = _coin(change, Coin(seat, card, worth), lands)
    points = _points(change, banks)
    return Motion(
        way=_flying(change, card, start, last.FILM_LIFTS, flies),
        wings=Wings(change).of,
        hold=last.AFTER_FILM,
        cues=[Cue(lands, "hw.blockbuster"), *_ticks(points)],
        effects=[*beam, *coin, *points],
        clear=banks,
    )


def movie_finished(change: Change, event: MovieFinished) -> Motion:
    """Its films come together, the star slams on them, and the points fly to the disc."""
    star = event.star
    item = _item(change, event)
    large = item.points >= LARGE
    beam, start = _read(change, star)
    slams = start + (last.STAR_LIFTS + last.STAR_FLIES + last.STAR_SLAMS if change.moves else 0.0)
    told = slams + (last.LARGE_FORMULA if large else last.FORMULA)
    coin, banks = _coin(change, Coin(event.seat, star, item.points), told)
    points = [*_used(change, event.seat, item.points, slams), *_points(change, banks, item.points)]
    formula = Effect(Formula(event.seat, star, item.factors, item.points), slams, banks - slams)
    shock = [Effect(Slam(star), slams, last.SLAM_TICKS)] if change.moves else []
    if large and change.moves:
        shock.append(Effect(Shaking(_SHAKE), slams, last.SHAKE))
    pose = change.poses[card_key(star)]
    stars = change.game.deck.faces[star].stars
    return Motion(
        way=partial(_finishing, change, event.movie, start),
        wings=Wings(change).of,
        hold=last.AFTER_FILM,
        cues=[
            Cue(start, "hw.star_chime", stars - 1),
            Cue(slams, "hw.movie_large" if large else "hw.movie_small", rumble=_FINISHED),
            *_ticks(points),
        ],
        effects=[*beam, *shock, formula, *coin, *points],
        clear=banks,
        sparks=Burst(slams, (round(pose.x), round(pose.y))) if large else None,
    )


def star_wasted(change: Change, card: CardId) -> Motion:
    """It is held up, stamped, loses its colour and falls off the table."""
    beam, start = _read(change, card)
    stamped = start + (last.STAR_WASTED_LIFTS + last.STAMP_FALLS if change.moves else 0.0)
    seconds = last.STAMP_HOLDS + (last.STAMP_FALLS + last.FALLS if change.moves else 0.0)
    stamp = Effect(
        Stamped(card, still=not change.moves), stamped - last.STAMP_FALLS * change.moves, seconds
    )
    effects = [*beam, stamp]
    if change.moves:
        effects.append(Effect(Greying(card), stamped, last.GREYS))
        effects.append(Effect(Shaking(_SHAKE), stamped, last.SHAKE))
    points = _points(change, stamped)
    return Motion(
        way=partial(_wasting, change, card, start),
        wings=Wings(change).of,
        cues=[Cue(stamped, "hw.wasted_star"), *_ticks(points)],
        effects=[*effects, *points],
        clear=stamped,
    )


def swept(change: Change, cards: Sequence[CardId]) -> Motion:
    """They fall off the table one after the other."""
    order = {card_key(card): number for number, card in enumerate(cards)}
    points = _points(change, len(cards) * last.FALL_EACH + last.FALLS if change.moves else 0.0)

    def way(key: Key, start: Pose | None, goal: Pose | None) -> Way:
        if key not in order:
            return usual(key)
        return Way(last.FALLS, order[key] * last.FALL_EACH, ease=falling)

    cues = [Cue(0.0, "hw.unclaimed")] if cards else []
    return Motion(
        way, Wings(change).of, last.SWEPT_HOLDS, [*cues, *_ticks(points)], points, halts=True
    )


# the ways of cards


def _flying(change: Change, card: CardId, start: float, lifts: float, flies: float) -> WayOf:
    """A card comes off the board and lands in its tower; the others make room meanwhile."""

    def way(key: Key, origin: Pose | None, goal: Pose | None) -> Way:
        if key[0] == REEL:
            return Way(last.REEL_HOME, start, ease=falling)
        if is_card(key, card) and origin is not None:
            up = Stop(_lifted(change, origin, _LIFTED), lifts)
            return Way(flies, start, change.px(_ARC), smooth, stops=(up,))
        if key[0] == CARD:
            shifts = min(last.TOWER_SHIFTS, lifts + flies)
            return Way(shifts, start + lifts + flies - shifts, ease=swing)
        return usual(key)

    return way


def _lifted(change: Change, pose: Pose, larger: float) -> Pose:
    """A card in the hand, above where it lay."""
    up = change.px(_RISE)
    return replace(pose, y=pose.y - up, width=pose.width * larger, z=ABOVE_ALL, lift=0.6)


def _finishing(
    change: Change,
    movie: Sequence[CardId],
    start: float,
    key: Key,
    origin: Pose | None,
    goal: Pose | None,
) -> Way:
    """A star flies above its films, which have slid together, and slams on them."""
    if key[0] == REEL:
        return Way(last.REEL_HOME, start, ease=falling)
    if key[0] != CARD or goal is None or origin is None:
        return usual(key)
    hovers = last.STAR_LIFTS + last.STAR_FLIES
    sunk = replace(goal, y=goal.y + change.px(_SUNK))
    sinks = Stop(sunk, last.PILE_SINKS / 2)
    if is_card(key, movie[0]):
        high = replace(goal, width=goal.width * _HIGH, z=ABOVE_ALL, lift=1.0)
        stops = (
            Stop(_lifted(change, origin, _LIFTED), last.STAR_LIFTS),
            Stop(high, last.STAR_FLIES, smooth, change.px(_STAR_ARC)),
            Stop(replace(goal, z=ABOVE_ALL), last.STAR_SLAMS, falling),
            sinks,
        )
        return Way(last.PILE_SINKS / 2, start, stops=stops)
    slides = start + hovers - last.FILMS_SLIDE
    if key[1] not in movie:
        return Way(last.FILMS_SLIDE, slides, ease=swing)
    waits = Stop(goal, last.STAR_SLAMS)
    return Way(
        last.PILE_SINKS / 2, slides, stops=(Stop(goal, last.FILMS_SLIDE, swing), waits, sinks)
    )


def _wasting(
    change: Change,
    card: CardId,
    start: float,
    key: Key,
    origin: Pose | None,
    goal: Pose | None,
) -> Way:
    if key[0] == REEL:
        return Way(last.REEL_HOME, start, ease=falling)
    if not is_card(key, card) or origin is None:
        return usual(key)
    held = replace(_lifted(change, origin, _WASTED), turn=_TILTED, lift=1.0)
    stops = (
        Stop(held, last.STAR_WASTED_LIFTS, smooth),
        Stop(held, last.STAMP_FALLS + last.STAMP_HOLDS),
    )
    return Way(last.FALLS, start, ease=falling, stops=stops)


# effects that several events have


def _read(change: Change, card: CardId) -> tuple[list[Effect], float]:
    """The beam goes to the column of the card; how many seconds until it is there."""
    column, was = change.column_of(card), read_column(change.game, change.before)
    if column is None or column == was or _chosen(change) or not change.moves:
        return [], 0.0
    return [Effect(BeamMoves(was, column), 0.0, last.BEAM_MOVES)], last.BEAM_MOVES


def _chosen(change: Change) -> bool:
    """Whether a star has waited for its owner's word: its column is lit already."""
    projects = change.before.projects_of(getattr(change.event, "seat", 0))
    return isinstance(change.event, MovieFinished) and sum(map(bool, projects)) > 1


def _coin(change: Change, coin: Coin, at: float) -> tuple[list[Effect], float]:
    """Points leave a card for the disc, where everybody may see them; when they arrive."""
    if not change.totals(change.after) or not coin.points:
        return [], at
    flies = last.COIN_FLIES if change.moves else 0.0
    return ([Effect(coin, at, flies)] if change.moves else []), at + flies


def _used(change: Change, seat: Seat, made: int, at: float) -> list[Effect]:
    """What a project was worth while it was open goes, before its movie counts."""
    totals = change.totals(change.after)
    if not totals:
        return []
    was = change.totals(change.before)[seat]
    return _counting(change, seat, was, totals[seat] - made, at)


def _points(change: Change, at: float, made: int = 0) -> list[Effect]:
    """Discs count, the ring goes to the largest project, the crown to who leads.

    Of a movie its points are told: what is counted then begins without them.
    """
    before, after = change.totals(change.before), change.totals(change.after)
    effects, counted = _ring(change, at), at
    for seat, (was, is_) in enumerate(zip(before, after, strict=False)):
        mine = made and seat == getattr(change.event, "seat", None)
        found = _counting(change, seat, is_ - made if mine else was, is_, at)
        effects += found
        counted = max([counted, *(each.seconds + each.lasts - last.DISC_POPS for each in found)])
    led, lead = leaders(before), leaders(after)
    if led != lead and change.moves and after:
        effects.append(Effect(CrownHops(led, lead), counted, last.CROWN_HOPS))
    return effects


def _counting(change: Change, seat: Seat, was: int, is_: int, at: float) -> list[Effect]:
    if was == is_:
        return []
    seconds = abs(is_ - was) * last.POINT_COUNTS * change.moves
    return [Effect(Counting(seat, was, is_, not change.moves), at, seconds + last.DISC_POPS)]


def _ring(change: Change, at: float) -> list[Effect]:
    """The ring of the largest project where it goes to another one, or to its new front card."""
    seat = getattr(change.event, "seat", None)
    if seat is None or not change.moves:
        return []
    was, is_ = (_largest(change, state, seat) for state in (change.before, change.after))
    if was is None or is_ is None or was.cards[-1] == is_.cards[-1]:
        return []
    return [Effect(RingJumps(was.cards[-1], is_.cards[-1], is_.points), at, last.RING_JUMPS)]


def _largest(change: Change, state: State, seat: Seat) -> Item | None:
    items = change.game.score(state, seat).items
    return next((item for item in items if item.what == "project" and item.points), None)


def _item(change: Change, event: MovieFinished) -> Item:
    """The movie in its owner's count."""
    items = change.game.score(change.after, event.seat).items
    return next(item for item in items if item.cards == event.movie)


def _ticks(effects: Sequence[Effect]) -> list[Cue]:
    """Each point is heard as it is counted."""
    return [
        Cue(effect.seconds + number * last.POINT_COUNTS, "hw.count_tick")
        for effect in effects
        if isinstance(effect.what, Counting)
        for number in range(effect.what.after - effect.what.before)
    ]
