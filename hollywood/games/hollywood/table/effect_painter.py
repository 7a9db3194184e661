"""Paints the effects of the event that is shown, below, between and above the cards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from math import cos, pi, radians, sin

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.game import CardId
from hollywood.core.message import Seat
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import height
from hollywood.ui.table.setting import Playing, View
from hollywood.ui.table.stage import Actor, Key, Pose, Way, smooth

from ..rules.game import Hollywood
from ..rules.state import Column, Move, State
from . import durations as last
from .card_coins import CardCoins
from .effects import (
    Clapping,
    Coin,
    Counting,
    CrownHops,
    Cutting,
    Formula,
    Greying,
    Held,
    RingJumps,
    Shaking,
    Slam,
    Spinning,
    Stamped,
    TokenHops,
    Waiting,
)
from .flights import Flights
from .geometry import Places
from .layout import CLAP, DOUBLE, REEL, TRAY, card_key
from .projector import Projector
from .slate import SlatePainter
from .stamps import Stamp
from .studio_card_motion import HELD_UP
from .things import ThingPainter
from .totals import leaders, told
from .wings import gate_of

_HELD = (CLAP, DOUBLE)
_SPINS = 2  # turns of a reel that comes out of a Double Reel
_PRINTED = ((-0.17, -0.14), (0.17, 0.13))  # of the card's width: where its reels are printed
_SHAKES = 2.5  # to and fro
_SLATE, _SPUN, _REEL, _STAMP = 620, 400, 160, 360  # units: sides of places nothing is seen beyond
_SHADOW, _RING_UP = 40, 30  # units: how far a shadow falls; how high a ring jumps
_PRINTED_WIDE = 0.44  # of its width: how large they are there


class EffectPainter:
    """All effects of one window."""

    def __init__(
        self,
        props: Props,
        places: Places,
        voice: Voice,
        chairs: Sequence[Chair],
        game: Hollywood,
        things: ThingPainter,
        coins: CardCoins,
    ) -> None:
        self.props, self.places = props, places
        self._things, self._coins, self._game = things, coins, game
        ids = [
            things.card_id((kind, seat, 0), True) for kind in _HELD for seat in range(len(chairs))
        ]
        symbols, wide = props.settings.symbols, round(places.card * HELD_UP)
        props.art.prepare(ids, wide, props.language, symbols)
        self._slate = SlatePainter(props, places, voice, chairs)
        self._projector = Projector(props, places)
        self._flights = Flights(props, places)
        self._stamp = Stamp(props, voice)

    def prepare(self) -> None:
        """On another thread: have painted what takes long."""
        self._projector.prepare()
        self._slate.prepare()
        self._things.prepare(round(self._largest_reel), rolls=True)

    def light(self, view: View[State, Move]) -> object:
        """How what lies under the cards looks now: while this is the same, so does that."""
        return self._projector.place(view)

    def beam(self, view: View[State, Move]) -> Piece | None:
        """What lies under the cards: the light that reads a column, if one is read."""
        return self._projector.beam(view)

    def between(self, view: View[State, Move]) -> dict[Hashable, Piece]:
        """What lies over the table and under what is held up before everybody."""
        return {
            ("veil", number): Piece(
                object(),
                self.props.screen.rect,
                partial(self._slate.veil, what=effect.what, spent=effect.spent),
            )
            for number, effect in enumerate(view.effects)
            if isinstance(effect.what, Clapping) and effect.share < 1
        }

    def above(self, view: View[State, Move]) -> dict[Hashable, Piece]:
        """What flies over everything, and the shake that goes through all of it."""
        if not any(isinstance(each.what, Clapping | Cutting) for each in view.effects):
            self._slate.put_away()
        pieces: dict[Hashable, Piece] = {}
        if (lens := self._projector.lens(view)) is not None:
            pieces["lens"] = lens
        for number, effect in enumerate(view.effects):
            if (place := self._extent(view, effect)) is not None:
                paint = partial(self._above, view=view, effect=effect)
                over = effect.share >= 1 and not isinstance(effect.what, Counting)
                looks = effect.what if over else object()
                pieces["effect", number] = Piece(looks, place, paint)
        for number, effect in enumerate(view.effects):
            if isinstance(effect.what, Shaking) and effect.share < 1:
                scale = self.props.screen.scale
                paint = partial(_shake, what=effect.what, share=effect.share, scale=scale)
                pieces["shake", number] = Piece(object(), self.props.screen.rect, paint)
        return pieces

    def _extent(self, view: View[State, Move], effect: Playing) -> pygame.Rect | None:
        """The place beyond which an effect is not seen; None if nothing of it is."""
        px, board = self.props.screen.px, self.places.board
        match effect.what:
            case Cutting() if effect.share < 1:
                return self.props.screen.rect
            case Clapping() if effect.share < 1:
                card = _pose(view, (CLAP, effect.what.seat, 0))
                around = [] if card is None else [_square((card.x, card.y), px(_SLATE))]
                return _square(board.center, px(_SLATE)).unionall(around)
            case Spinning(_, columns):
                gates = (gate_of(self.places, columns[number:]) for number in range(2))
                flown = [_square(gate, px(_REEL)) for gate in gates]
                return _square(board.center, px(_SPUN)).unionall(flown)
            case Waiting(_, column):
                return _square(gate_of(self.places, (column,)), px(_REEL))
            case Held() if effect.share < 1:
                wide = round(self.places.card * HELD_UP)
                return _square(board.center, height(wide) + 2 * px(_SHADOW))
            case Stamped() if effect.share < 1:
                return self._stamp_extent(view, effect.what)
            case _:
                return self._points_extent(view, effect)

    def _points_extent(self, view: View[State, Move], effect: Playing) -> pygame.Rect | None:
        """The same of formulas, coins, discs, and of what hops."""
        px, flights, seen = self.props.screen.px, self._flights, effect.share < 1
        match effect.what:
            case CrownHops(before, after):
                hops = [flights.crown_extent(seat) for seat in (*before, *after)]
                return hops[0].unionall(hops[1:]) if hops else None
            case TokenHops():
                return flights.token_extent(effect.what)
            case Counting(seat):
                disc = self.places.panels[seat].disc
                return disc.inflate(disc.width, disc.height + px(_SHADOW))
            case Formula(seat) if seen:
                return self.places.panels[seat].rect
            case Coin(_, card_id) if seen:
                from_formula = any(isinstance(each.what, Formula) for each in view.effects)
                card = _pose(view, card_key(card_id))
                return (
                    None
                    if card is None
                    else flights.coin_extent(effect.what, effect.share, card, from_formula)
                )
            case RingJumps() if seen:
                spots = self._ring_spots(view, effect.what)
                return _square(spots[0][0], 0).unionall(
                    [_square(at, 2 * wide + 2 * px(_RING_UP)) for at, wide in spots]
                )
            case Slam(star) if seen:
                card = _pose(view, card_key(star))
                return None if card is None else _square((card.x, card.y), 2 * height(card.width))
        return None

    def _stamp_extent(self, view: View[State, Move], what: Stamped) -> pygame.Rect | None:
        if what.still:
            return self.places.board.inflate(*(2 * self.props.screen.px(_SHADOW),) * 2)
        card = _pose(view, card_key(what.card))
        return None if card is None else _square((card.x, card.y), self.props.screen.px(_STAMP))

    def _ring_spots(
        self, view: View[State, Move], what: RingJumps
    ) -> list[tuple[tuple[int, int], int]]:
        poses = (_pose(view, card_key(card)) for card in (what.before, what.after))
        return [self._coins.spot(pose, False) for pose in poses if pose is not None]

    def _above(self, canvas: pygame.Surface, view: View[State, Move], effect: Playing) -> None:
        match effect.what:
            case Clapping():
                card = _pose(view, (CLAP, effect.what.seat, 0))
                self._slate.clapping(canvas, effect.what, effect.spent, card)
            case Cutting():
                self._slate.cutting(canvas, effect.what, effect.spent)
            case Spinning(seat, columns):
                self._spinning(canvas, seat, columns, effect.share)
            case Waiting(seat, column):
                self._reel(canvas, seat, gate_of(self.places, (column,)), self.places.reel)
            case Held(key):
                self._held(canvas, key)
            case Stamped():
                self._stamped(canvas, view, effect.what, effect.spent)
            case CrownHops():
                self._flights.crowns(canvas, effect.what, effect.share)
            case TokenHops():
                self._flights.token(canvas, effect.what, effect.share)
            case _:
                self._points(canvas, view, effect)

    def _points(self, canvas: pygame.Surface, view: View[State, Move], effect: Playing) -> None:
        """Formulas, coins and discs."""
        flights = self._flights
        match effect.what:
            case Counting(seat):
                crowned_ = seat in crowned(self._game, view)
                flights.counting(canvas, effect.what, effect.spent, crowned_)
            case Formula(seat, star):
                if (card := _goal(view, card_key(star))) is not None:
                    flights.formula(canvas, effect.what, seat, card)
            case Coin(_, card_id):
                if (card := _pose(view, card_key(card_id))) is not None:
                    from_formula = any(isinstance(each.what, Formula) for each in view.effects)
                    flights.coin(canvas, effect.what, effect.share, card, from_formula)
            case RingJumps():
                spots = self._ring_spots(view, effect.what)
                flights.ring(canvas, effect.what, effect.share, spots)
            case Slam(star):
                if (card := _pose(view, card_key(star))) is not None:
                    flights.slam(canvas, effect.share, card)

    # reels and cards that are not on their way by themselves

    def _spinning(
        self, canvas: pygame.Surface, seat: Seat, columns: tuple[Column, Column], share: float
    ) -> None:
        """Two reels spin out of the card to where they wait."""
        t, places = smooth(share), self.places
        card = pygame.Vector2(places.board.center)
        wide = places.card * HELD_UP
        for number, (across, down) in enumerate(_PRINTED):
            start = card + pygame.Vector2(across, down) * wide
            at = start + (pygame.Vector2(gate_of(places, columns[number:])) - start) * t
            size = places.reel + (wide * _PRINTED_WIDE - places.reel) * (1 - t)
            self._reel(canvas, seat, (at.x, at.y), size, 360 * _SPINS * (1 - t))

    def _reel(
        self,
        canvas: pygame.Surface,
        seat: Seat,
        at: tuple[float, float],
        size: float,
        turn: float = 0.0,
    ) -> None:
        """A reel in the air; while it is larger than usual, it is made smaller from its largest."""
        drawn = self._largest_reel if size > self.places.reel else self.places.reel
        pose = Pose(*at, size, turn=turn, lift=0.4)
        actor = Actor(pose, replace(pose, width=drawn), Way())
        self._things.reel(canvas, (REEL, -1, 0), seat, actor, pose, False)

    @property
    def _largest_reel(self) -> float:
        """The diameter of a reel that is printed on a card held up before everybody."""
        return self.places.card * HELD_UP * _PRINTED_WIDE

    def _held(self, canvas: pygame.Surface, key: Key) -> None:
        wide = round(self.places.card * HELD_UP)
        pose = Pose(*self.places.board.center, wide, lift=1.0)
        self._things.card(canvas, key, Actor(pose, pose, Way()), pose)

    def _stamped(
        self, canvas: pygame.Surface, view: View[State, Move], what: Stamped, spent: float
    ) -> None:
        """The stamp on its star; with reduced motion both stand still where the star lay."""
        if not what.still:
            if (card := _pose(view, card_key(what.card))) is not None:
                self._stamp.draw(canvas, spent, card)
            return
        for column, cards in enumerate(view.before.area):
            if what.card in cards:
                slot = self.places.slot(column, cards.index(what.card))
                pose = Pose(*slot.center, slot.width)
                key = card_key(what.card)
                self._things.card(canvas, key, Actor(pose, pose, Way()), pose, grey=1.0)
                self._stamp.draw(canvas, last.STAMP_FALLS, pose)


def _pose(view: View[State, Move], key: Key) -> Pose | None:
    """Where a thing is now."""
    return next((thing.pose for thing in view.things if thing.key == key), None)


def _goal(view: View[State, Move], key: Key) -> Pose | None:
    """Where a thing will be."""
    return next((thing.actor.goal for thing in view.things if thing.key == key), None)


def _square(middle: tuple[float, float], side: int) -> pygame.Rect:
    """A place round a point."""
    place = pygame.Rect(0, 0, side, side)
    place.center = (round(middle[0]), round(middle[1]))
    return place


def _shake(canvas: pygame.Surface, what: Shaking, share: float, scale: float) -> None:
    """The picture moves to and fro along a line, less and less."""
    far = what.far * scale * (1 - share) * cos(2 * pi * _SHAKES * share)
    turn = radians(what.degrees)
    canvas.scroll(round(far * cos(turn)), round(far * sin(turn)))


# what effects change in the picture below them


def greys(view: View[State, Move]) -> Mapping[Key, float]:
    """Cards that have lost some of their colour, and how much."""
    fading = (each for each in view.effects if isinstance(each.what, Greying))
    return {card_key(each.what.card): each.share for each in fading}


def hidden(view: View[State, Move]) -> Set[Key]:
    """Reels in trays that are seen elsewhere."""
    away: set[Key] = set()
    for each in view.effects:
        if isinstance(each.what, Spinning | Waiting):
            seat = each.what.seat
            many = 2 if isinstance(each.what, Spinning) else 1
            left = view.state.left[seat]
            away |= {(TRAY, seat, number) for number in range(left - many, left)}
    return away


def ringless(view: View[State, Move]) -> Set[CardId]:
    """Cards whose ring is still on its way to them."""
    jumps = (each for each in view.effects if isinstance(each.what, RingJumps))
    return {each.what.after for each in jumps if each.share < 1}


def crowns_fly(view: View[State, Move]) -> bool:
    """Whether crowns are in the air."""
    return any(isinstance(each.what, CrownHops) for each in view.effects)


def crowned(game: Hollywood, view: View[State, Move]) -> tuple[Seat, ...]:
    """Who wears a crown; nobody while crowns are in the air."""
    if crowns_fly(view):
        return ()
    return leaders(game.scores(view.counted)) if told(game, view.counted) else ()


def token_holder(view: View[State, Move]) -> Seat | None:
    """Who has the first player's token; nobody while it is in the air."""
    hops = any(isinstance(each.what, TokenHops) for each in view.effects)
    return None if hops else view.counted.first
