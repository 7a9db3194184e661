"""Paints the table: felt, corners, cards and reels on their way, and what is said about them."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from functools import partial
from math import cos, hypot, pi

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Seat
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import KeptPicture, Painting, Piece
from hollywood.ui.draw.surfaces import height, lay_on
from hollywood.ui.draw.theme import CREAM
from hollywood.ui.table.setting import Thing, View
from hollywood.ui.table.stage import CARD, Key, Pose
from hollywood.ui.table.turn import BEGINS

from ..rules.state import Move, State
from .board import BoardPainter, aimed, shaken
from .card_coins import CardCoins
from .chips import StudioChips
from .effect_painter import EffectPainter, crowns_fly, greys, hidden, ringless, token_holder
from .gates import Gates, chooses
from .geometry import Places
from .lamp import LitFelt
from .layout import ABOVE_CARDS, CLAP, DOUBLE, PILE, REEL, TRAY, reel_owner
from .lookahead import Foreseen, Lookahead, columns
from .panel_painter import PanelPainter
from .piles import piles, turned_back
from .pointing import usable
from .studio_card_motion import ABOVE_ALL
from .things import ThingPainter
from .unwanted import unwanted

_LEAST_SEEN = 0.01
_CARD_ANSWERS = (0.03, 0.06)  # how much larger it gets pointed at, and smaller pressed
_CHIP_ANSWERS = (0.08, 0.13)
_BREATHS, _SWELLS = 2, 0.1  # the next reel, while a turn begins: how often, how much
_RINGED = 1.22  # of its width: the ring round it
_NONE = (0, 0, 0, 0)
_WIDER, _AROUND_FLYING = 1.1, 46  # of the width of what has landed hard; units, as _AROUND
_LARGEST, _AROUND = 1.14, 30  # times a card at most; units round it in which its shadow falls


class TablePainter:
    """Paints one match at one window size."""

    def __init__(
        self,
        props: Props,
        places: Places,
        ahead: Lookahead,
        voice: Voice,
        chairs: Sequence[Chair],
    ) -> None:
        self.props = props
        self.places = places
        self.game = ahead.game
        self.chairs = chairs
        self.px = props.screen.px
        self._ahead = ahead
        self._language = props.language
        self._felt = LitFelt(props, places)
        self._board = BoardPainter(props, places, voice, chairs)
        self._gates = Gates(props, places, voice)
        self._voice = voice
        self._panels = PanelPainter(props, places, self.game, voice, chairs, self._felt)
        self._painter = ThingPainter(props, self.game.deck, chairs)
        self._chips = StudioChips(props, chairs, self.picture)
        self._coins = CardCoins(props, self.game)
        drawn = (self._painter, self._coins)
        self._effects = EffectPainter(props, places, voice, chairs, self.game, *drawn)
        self._laid, self._painted = KeptPicture(), KeptPicture()
        self._laid_for: tuple[State | None, State | None, object] = (None, None, None)
        self._looks: object = None  # of what lies still
        self._final: set[tuple[str, int, bool]] = set()  # cards that were drawn when painted last

    def prepare(self) -> None:
        """On another thread: have painted what effects and what is pointed at will show."""
        self._painter.prepare(self.places.panels[0].reel, rolls=False)
        self._painter.prepare(self.places.reel, rolls=True)
        self._effects.prepare()
        self._gates.prepare()
        turned_back(self.props, self.places.pile_card)
        for seat, panel in enumerate(self.places.panels):
            for kind, place in zip((CLAP, DOUBLE), panel.studio, strict=True):
                self._chips.prepare((kind, seat, 0), place.width)

    def put_away(self) -> None:
        """The table is seen no more, or not soon: what was kept of it is large."""
        self._laid, self._painted = KeptPicture(), KeptPicture()
        self._laid_for, self._looks = (None, None, None), None
        self._panels.put_away()
        self._felt.put_away()

    def painting(self, view: View[State, Move]) -> Painting:
        """Everything, from the felt up."""
        foreseen, lit = self.foreseen(view), self._lit(view)
        lying, reels, moving = self._parted(view)
        self._painter.agree(lying)
        if not any(thing.key[0] == CARD for thing in moving):
            self._painter.landed()
        ground, changed = self._still(view, foreseen, lying, reels, lit)
        pieces = self._panels.calls(view) | self._things(view, moving, lit)
        pieces |= self._effects.above(view) | self._board.foreseen(view, foreseen)
        return Painting(ground, changed, pieces)

    def foreseen(self, view: View[State, Move]) -> Foreseen:
        """What would be, as far as the player wants to see it now."""
        wanted = view.foresight == "always" or (view.foresight == "held" and view.foresees)
        over = self.game.to_act(view.now) is None
        return self._ahead.foreseen(
            view.now,
            aimed(view),
            projects=wanted and view.idle and not over,
            compares=view.foresight != "off" and view.idle,
        )

    def _ground(self, view: View[State, Move], foreseen: Foreseen) -> Sequence[pygame.Rect]:
        """Felt, corners and piles: where they are painted anew, for they look otherwise."""
        worths = (foreseen.worths, foreseen.before, foreseen.after, foreseen.named)
        flights = (crowns_fly(view), token_holder(view), self.props.settings.symbols)
        speak = frozenset(view.began)
        looks = (view.turn, view.human, view.thinking, view.moods, speak, worths, flights)
        state, counted, before = self._laid_for
        if state is view.state and counted is view.counted and before == looks:
            return ()
        self._laid_for = (view.state, view.counted, looks)
        seats = range(view.state.seats)
        pieces: dict[Hashable, Piece] = {}
        for seat in sorted(seats, key=lambda seat: seat == view.turn):  # whose light is on, last
            pieces |= self._panels.pieces(seat, view, foreseen)
        pieces |= self._board.empty(view.state)
        pieces |= piles(self.props, self.places, self._voice, view.state)
        pieces |= unwanted(self.props, self.places, self.game, view.counted)
        return self._laid.show(self._felt(), pieces)

    # cards and reels

    def _parted(self, view: View[State, Move]) -> tuple[list[Thing], list[Thing], list[Thing]]:
        """Cards that lie still, reels under all that moves, and everything else.

        Without what is carried or seen elsewhere.
        """
        away = hidden(view)
        seen = [
            thing
            for thing in view.things
            if thing.key[0] != PILE
            and thing.pose.seen > _LEAST_SEEN
            and thing.key != view.pick.carried
            and thing.key not in away
        ]
        lying = [thing for thing in seen if _lies(thing)]
        others = [thing for thing in seen if not _lies(thing)]
        next_ = self._next_reel(view)
        others = _uncovered(others)
        stirs = (n for n, each in enumerate(others) if not _rests(each) or each.key == next_)
        many = next(stirs, len(others))
        return lying, others[:many], others[many:]

    def _next_reel(self, view: View[State, Move]) -> Key | None:
        """The reel that would be placed next, if that is shown."""
        if view.human is None or not chooses(view):
            return None
        return TRAY, view.human, view.now.left[view.human] - 1

    def _still(
        self,
        view: View[State, Move],
        foreseen: Foreseen,
        lying: Sequence[Thing],
        reels: Sequence[Thing],
        lit: frozenset[Key],
    ) -> tuple[pygame.Surface, Sequence[pygame.Rect]]:
        """The ground with all that lies still on it, and where it looked otherwise: only there it
        is painted anew."""
        below = self._ground(view, foreseen)
        poses = [
            (thing.key, thing.pose, view.risen(thing.key), view.sunk(thing.key)) for thing in lying
        ]
        lanes = self._gates.lit(view)
        placed = [(thing.key, thing.pose, thing.key in view.marks) for thing in reels]
        symbols = (self._painter.symbols, self.props.settings.symbols)
        drawn = self.props.art.drawn  # cards are still replaced by finer ones
        shown = (self._effects.light(view), greys(view), ringless(view), view.shaken, symbols)
        shaded = columns(view.now)[1] if chooses(view) else ()
        coins = self._coins.of(view.state)
        gates = self._gates.pieces(view)
        standing = [(gate.looks, gate.place) for gate in gates.values()]
        looks = (poses, placed, lit, lanes, coins, shaded, shown, drawn, standing)
        assert self._laid.surface is not None, "the ground was painted just now"
        changed: Sequence[pygame.Rect] = ()
        if below or looks != self._looks or self._painted.surface is None:
            self._looks = looks
            pieces = self._pieces(view, lying, reels, lit) | gates
            changed = self._painted.show(self._laid.surface, pieces, below)
        assert self._painted.surface is not None, "it was painted, now or before"
        return self._painted.surface, changed

    def _pieces(
        self,
        view: View[State, Move],
        lying: Sequence[Thing],
        reels: Sequence[Thing],
        lit: frozenset[Key],
    ) -> dict[Hashable, Piece]:
        """All that lies still, from below."""
        pieces: dict[Hashable, Piece] = self._gates.lanes(view)
        if (beam := self._effects.beam(view)) is not None:
            pieces["beam"] = beam
        for thing in lying:
            pieces["card", thing.key] = self._card_piece(thing, view, lit)
        if chooses(view):
            pieces |= self._board.shades(view.now)
        coins, bare = self._coins.of(view.state), ringless(view)
        for key, actor, pose in lying:
            if key[0] == CARD and key[1] in coins.keys() - bare and not actor.leaves:
                pieces["coin", key] = self._coins.piece(pose, *coins[key[1]])
        for thing in reels:
            pieces["reel", thing.key] = self._reel_piece(thing, view)
        return pieces

    def _card_piece(self, thing: Thing, view: View[State, Move], lit: frozenset[Key]) -> Piece:
        """A card that lies still."""
        key, pose = thing.key, thing.pose
        grey, by = greys(view).get(key, 0.0), shaken(view, key)
        answers = (view.risen(key), view.sunk(key), key in lit)
        copy = self._copy(thing)
        final = self._drawn(copy) or copy in self._final or key[0] != CARD
        drawn = None if final else self.props.art.drawn  # it may look otherwise from now on
        looks = (pose, *copy, *answers, grey, by, drawn)
        around = self.px(_AROUND)
        wide, high = pose.width * _LARGEST, height(pose.width) * _LARGEST
        place = pygame.Rect(0, 0, round(wide) + 2 * around, round(high) + 2 * around)
        place.center = (round(pose.x), round(pose.y))
        return Piece(looks, place, partial(self._card, thing=thing, view=view, lit=lit))

    def _copy(self, thing: Thing) -> tuple[str, int, bool]:
        """Which copy of a card is seen where it lies."""
        symbols = self.props.settings.symbols
        if thing.key[0] == CARD:
            symbols = bool(self._painter.symbols)
        id = self._painter.card_id(thing.key, thing.pose.face)
        return id, round(thing.actor.goal.width), symbols

    def _drawn(self, copy: tuple[str, int, bool]) -> bool:
        id, width, symbols = copy
        return self.props.art.ready([id], width, self.props.language, symbols)

    def _card(
        self, canvas: pygame.Surface, thing: Thing, view: View[State, Move], lit: frozenset[Key]
    ) -> None:
        """Paint a card that lies still, and remember whether it is drawn or stood in for."""
        copy = self._copy(thing)
        drawn = self._drawn(copy)
        self._thing(canvas, thing, view, lit)
        (self._final.add if drawn else self._final.discard)(copy)

    def _reel_piece(self, thing: Thing, view: View[State, Move]) -> Piece:
        """A reel that lies still."""
        key, _, pose = thing
        looks = (pose, key in view.marks, _owner(key, view), self.props.settings.symbols)
        wide = round(pose.width) + 2 * self.px(_AROUND)
        place = pygame.Rect(0, 0, wide, wide)
        place.center = (round(pose.x), round(pose.y))
        return Piece(looks, place, partial(self._reel, thing=thing, view=view))

    def _things(
        self, view: View[State, Move], moving: Sequence[Thing], lit: Collection[Key]
    ) -> dict[Hashable, Piece]:
        """Reels, and cards in the air; below those that are held up, what makes all else dark."""
        pieces: dict[Hashable, Piece] = {}
        held = next((n for n, each in enumerate(moving) if each.pose.z >= ABOVE_ALL), len(moving))
        for thing in moving[:held]:
            pieces["thing", thing.key] = self._moving_piece(thing, view, lit)
        pieces |= self._effects.between(view)
        for thing in moving[held:]:
            pieces["thing", thing.key] = self._moving_piece(thing, view, lit)
        return pieces

    def _moving_piece(self, thing: Thing, view: View[State, Move], lit: Collection[Key]) -> Piece:
        """Something that moves, or lies above what does."""
        key, _, pose = thing
        if _rests(thing) and key != self._next_reel(view):
            return self._reel_piece(thing, view)
        wide = pose.width * _WIDER
        high = wide if key[0] in (REEL, TRAY) else height(wide)
        if pose.turn and wide != high:
            wide = high = hypot(wide, high)
        around = 2 * self.px(_AROUND_FLYING)
        place = pygame.Rect(0, 0, round(wide) + around, round(high) + around)
        place.center = (round(pose.x), round(pose.y))
        paint = partial(self._thing, thing=thing, view=view, lit=lit)
        return Piece(object(), place, paint)

    def _thing(
        self, canvas: pygame.Surface, thing: Thing, view: View[State, Move], lit: Collection[Key]
    ) -> None:
        key, actor, pose = thing
        if key[0] in (REEL, TRAY):
            self._reel(canvas, thing, view)
            return
        if by := shaken(view, key):
            pose = replace(pose, x=pose.x + self.px(by))
        studio = key[0] in (CLAP, DOUBLE)
        if actor.resting:
            grows, sinks = _CHIP_ANSWERS if studio else _CARD_ANSWERS
            times = 1 + grows * view.risen(key) - sinks * view.sunk(key)
            pose = replace(pose, width=pose.width * times)
        if studio and actor.resting:
            self._chips.paint(canvas, key, round(actor.goal.width), pose, key in lit)
        else:
            self._painter.card(canvas, key, actor, pose, greys(view).get(key, 0.0), view.risen(key))

    def _reel(self, canvas: pygame.Surface, thing: Thing, view: View[State, Move]) -> None:
        key, actor, pose = thing
        seat = key[1] if key[0] == TRAY else _owner(key, view)
        if seat is None:
            return
        if actor.resting and key == self._next_reel(view):
            pose = self._breathing(canvas, pose, view.waiting)
        self._painter.reel(canvas, key, seat, actor, pose, key in view.marks)

    def _breathing(self, canvas: pygame.Surface, pose: Pose, waiting: float) -> Pose:
        """The reel that would be placed next, in a ring; for a while it swells and shrinks."""
        phase = min(1.0, waiting / BEGINS) * _BREATHS if self.props.moves else 0.0
        wide = pose.width * (1 + _SWELLS * (1 - cos(2 * pi * phase)) / 2)
        ring = self.props.shapes.disc(
            round(wide * _RINGED) & ~1, _NONE, CREAM, max(1, self.px(1.4))
        )
        lay_on(ring, canvas, ring.get_rect(center=(round(pose.x), round(pose.y))).topleft)
        return replace(pose, width=wide)

    def _lit(self, view: View[State, Move]) -> frozenset[Key]:
        """Studio cards that can be used now, or have been begun."""
        lit = usable(self.game, view.now, view.human)
        if view.human is not None and view.draft is not None:
            lit |= {(DOUBLE, view.human, 0)}
        return lit

    def held(self, key: Key) -> pygame.Surface:
        """What the mouse carries."""
        props = self.props
        if key[0] == TRAY:
            colour, symbols = str(self.chairs[key[1]].colour), props.settings.symbols
            return props.art.token(colour, self.places.reel, symbols, ring=True)
        return self.picture(key, self.places.card * 3 // 4)

    def picture(self, key: Key, width: int) -> pygame.Surface:
        """A card of this width."""
        symbols = self.props.settings.symbols
        return self.props.art.card(self._painter.card_id(key, True), width, self._language, symbols)


def _owner(key: Key, view: View[State, Move]) -> Seat | None:
    """Whose reel this is, or was before it left."""
    owner = reel_owner(view.state, key)
    return reel_owner(view.before, key) if owner is None else owner


def _rests(thing: Thing) -> bool:
    """Whether it is a reel that lies still."""
    return thing.key[0] in (REEL, TRAY) and thing.actor.resting


def _uncovered(things: Sequence[Thing]) -> list[Thing]:
    """Without cards that wait on a pile to be dealt, but for the topmost: they cast one shadow."""
    topmost = {thing.pose: thing.key for thing in things if _waits(thing)}
    return [each for each in things if not _waits(each) or topmost[each.pose] == each.key]


def _waits(thing: Thing) -> bool:
    return thing.actor.waits and not thing.pose.face and thing.key[0] == CARD


def _lies(thing: Thing) -> bool:
    """Whether it is a card at rest: below reels, and below all that flies."""
    card = thing.key[0] not in (REEL, TRAY)
    return card and thing.actor.resting and thing.pose.z < ABOVE_CARDS
