"""Paints the panels: velvet, who sits there, places for what is awaited, shelves and the call."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer, vertical
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import clip_to, faded, lay_on, soft_edged
from hollywood.ui.draw.theme import CREAM, GOLD, INK_ON_GOLD, MUTED, Type
from hollywood.ui.table.remarks import BOUNCES
from hollywood.ui.table.setting import View
from hollywood.ui.table.stage import springy

from ..rules.deck import GENRES
from ..rules.game import Hollywood
from ..rules.state import Move, State
from . import durations as last
from .geometry import Places
from .header import Header
from .layout import towers_of
from .lookahead import Foreseen
from .panel import RADIUS, Panel
from .towers import Towers
from .velvet import Inks, Velvet

_HOLLOW, _HOLLOW_EDGE = (0, 0, 0, 51), 0.22
_SIGN, _SIGN_SEEN = 30, 0.42  # units: where cards are awaited
_SHELF, _SHADE = 1.6, 2  # units: the line of the shelf, and what is dark below it
_LABELS = ("hollywood.table.projects", "hollywood.table.movies")
_SOCKET = 0.84  # of a reel's place
_CHIP_RADIUS = 7
_CALL_PAD, _LEAST_PAD, _BESIDE = 18, 12, 6  # units
_STEP = (4, 12, 16, 8)  # units: how the plate of the call steps in
_LIT_TOP = Color("#ffdf86")
_LARGER = 0.015  # by so much the panel's edge grows for a moment
_NONE = (0, 0, 0, 0)
_DARK_PLATE = Color("#2a2418")
_PULSES, _HEAD = 9, 12  # units round a face: the ring that swells; its shadow
_AROUND, _GLOW = 3, 24  # units: beyond its edge nothing of a panel is seen; its light, if it is on


class _Call(NamedTuple):
    """Words on a plate at a panel's foot."""

    words: str
    size: int  # of the letters, in pixels
    plate: pygame.Rect
    lit: bool  # a human is meant


class PanelPainter:
    """Paints the panels of all seats."""

    def __init__(
        self,
        props: Props,
        places: Places,
        game: Hollywood,
        voice: Voice,
        chairs: Sequence[Chair],
        felt: Callable[[], pygame.Surface],
    ) -> None:
        self.props, self.places, self.game, self.voice = props, places, game, voice
        self.px = props.screen.px
        self._header = Header(props, game, voice, chairs)
        self._velvet = Velvet(props, felt)
        self._colours = [str(chair.colour) for chair in chairs]
        self._inks = [Inks(props, colour) for colour in self._colours]
        for panel, colour, inks in zip(places.panels, self._colours, self._inks, strict=True):
            self._velvet.prepare(panel, colour, inks)  # no turn begins with a frame that is late

    def put_away(self) -> None:
        """No panel is seen for a while."""
        self._velvet.put_away()

    def pieces(
        self, seat: Seat, view: View[State, Move], foreseen: Foreseen
    ) -> dict[Hashable, Piece]:
        """One panel with all that is round it, and its header, which changes more often."""
        panel, inks = self.places.panels[seat], self._inks[seat]
        return {
            ("panel", seat): self._piece(seat, view),
            ("header", seat): self._header.piece(seat, panel, inks, view, foreseen),
        }

    def _piece(self, seat: Seat, view: View[State, Move]) -> Piece:
        """A panel without its header, and everything that decides how it looks."""
        panel, state, active = self.places.panels[seat], view.state, view.turn == seat
        standing, call = towers_of(state, seat, panel), self._call(seat, panel, view)
        used = (state.left[seat], state.clap[seat], state.double[seat])
        symbols = self.props.settings.symbols
        looks = (active, used, standing.awaited, standing.groups, call, symbols)
        around = 2 * self.px(_GLOW if active else _AROUND)
        paint = partial(self.draw, seat=seat, view=view)
        return Piece(looks, panel.rect.inflate(around, around), paint)

    def draw(self, canvas: pygame.Surface, seat: Seat, view: View[State, Move]) -> None:
        """One panel, without its header, cards and reels."""
        panel, inks, active = self.places.panels[seat], self._inks[seat], view.turn == seat
        self._velvet.draw(canvas, panel, self._colours[seat], inks, active)
        self._sockets(canvas, seat, view.state, panel, inks)
        standing = towers_of(view.state, seat, panel)
        self._awaited(canvas, standing, inks)
        for group in standing.groups:
            self._shelf(canvas, panel, group, inks)
        call = self._call(seat, panel, view)
        beside = call.plate if call else pygame.Rect(panel.foot.center, (0, 0))
        self._labels(canvas, panel, CREAM if active else MUTED, beside)

    def calls(self, view: View[State, Move]) -> dict[Hashable, Piece]:
        """What whoever must act is to do, rising as the turn begins; faces that think or speak."""
        pieces: dict[Hashable, Piece] = {}
        for seat, seconds in view.began.items() if self.props.moves else ():
            if seconds < BOUNCES:
                pieces["bounces", seat] = self._bounces(seat, view, seconds / BOUNCES)
        for seat in view.thinking:
            panel = self.places.panels[seat]
            paint = partial(self._header.pulse, panel=panel, clock=view.clock)
            around = panel.face.inflate(2 * self.px(_PULSES), 2 * self.px(_PULSES))
            pieces["pulses", seat] = Piece(object(), around, paint)
        for seat, panel in enumerate(self.places.panels):
            if (call := self._call(seat, panel, view)) is not None:
                pieces["call", seat] = self._call_piece(seat, panel, call, view)
        return pieces

    def _bounces(self, seat: Seat, view: View[State, Move], share: float) -> Piece:
        panel, inks = self.places.panels[seat], self._inks[seat]
        paint = partial(
            self._header.bounce, seat=seat, panel=panel, inks=inks, view=view, share=share
        )
        around = 2 * self.px(_HEAD)
        return Piece(object(), panel.face.union(panel.token).inflate(around, around), paint)

    def _call_piece(self, seat: Seat, panel: Panel, call: _Call, view: View[State, Move]) -> Piece:
        """The plate of a call, and while a turn begins the light round its panel."""
        new = seat == view.human and self.props.moves
        lit = new and view.waiting < last.EDGE_GROWS + last.EDGE_SHRINKS
        down = 1 - springy(min(1.0, view.waiting / last.CALL_RISES)) if new else 0.0
        lights = view.waiting if lit else None
        lower = round(down * call.plate.height)

        def paint(canvas: pygame.Surface) -> None:
            if lights is not None:
                self._lights(canvas, panel, lights)
            self._lay_call(canvas, panel, call, lower)

        more = round(2 * _LARGER * panel.rect.width) + 2
        still = lower == 0 and lights is None
        place = call.plate.inflate(0, self.px(4)) if still else panel.rect.inflate(more, more)
        return Piece((call, lower, lights), place, paint)

    def _lights(self, canvas: pygame.Surface, panel: Panel, waiting: float) -> None:
        """As a turn begins, the edge of its panel steps out of it and back."""
        grows, shrinks = last.EDGE_GROWS, last.EDGE_SHRINKS
        share = waiting / grows if waiting < grows else 1 - (waiting - grows) / shrinks
        by = round(panel.rect.width * _LARGER * share)
        rect = panel.rect.inflate(by, by)
        edge = self.props.shapes.panel(rect.size, self.px(RADIUS), _NONE, GOLD, self.px(3.5))
        lay_on(edge, canvas, rect.topleft)

    def _sockets(
        self, canvas: pygame.Surface, seat: Seat, state: State, panel: Panel, inks: Inks
    ) -> None:
        """Faint places of what was used: rings of reels, edges of studio cards."""
        shapes, line = self.props.shapes, max(1, self.px(1))
        size = round(panel.reel * _SOCKET)
        ring = shapes.disc(size, (0, 0, 0, 71), sheer(inks.light, 0.38), line)
        for middle in panel.trays[state.left[seat] :]:
            lay_on(ring, canvas, ring.get_rect(center=middle).topleft)
        for rect, held in zip(panel.studio, (state.clap[seat], state.double[seat]), strict=True):
            if not held:
                edge = shapes.panel(
                    rect.size, self.px(_CHIP_RADIUS), (0, 0, 0, 56), (255, 255, 255, 23), line
                )
                lay_on(edge, canvas, rect.topleft)

    def _awaited(self, canvas: pygame.Surface, standing: Towers, inks: Inks) -> None:
        """Faint places where there is nothing yet, each with the sign of what may come."""
        line, edge = max(1, self.px(1)), sheer(inks.light, _HOLLOW_EDGE)
        for number, place in standing.awaited:
            hollow = self.props.shapes.panel(place.size, self.px(6), _HOLLOW, edge, line)
            lay_on(hollow, canvas, place.topleft)
            size = min(place.width - self.px(4), self.px(_SIGN))
            if number is None:
                sign = self.props.shapes.icon("star", size, inks.light)
            else:
                symbols = self.props.settings.symbols
                sign = self.props.art.badge(GENRES[number], size, symbols)
            faint = sign if self.props.screen.contrast else faded(sign, _SIGN_SEEN)
            lay_on(faint, canvas, faint.get_rect(center=place.center).topleft)

    def _shelf(
        self, canvas: pygame.Surface, panel: Panel, group: tuple[int, int], inks: Inks
    ) -> None:
        """The line that a group of towers stands on."""
        left, right = group[0] - self.px(2), group[1] + self.px(2)
        top, high = panel.shelf.rect.bottom + self.px(1.5), max(1, self.px(_SHELF))
        lines = ((sheer(inks.light, 0.5), high), (Color(0, 0, 0, 89), max(1, self.px(_SHADE))))
        for ink, thick in lines:
            line = layer_of((right - left, thick))
            line.fill(ink.premul_alpha())
            lay_on(line, canvas, (left, top))
            top += thick

    def _labels(self, canvas: pygame.Surface, panel: Panel, ink: Color, call: pygame.Rect) -> None:
        """What the groups are, beside the call; a sign where there is no room for words."""
        zone, y = panel.shelf.rect, panel.foot.centery
        texts = [self._text(say(id)) for id in _LABELS]
        wides = [self.props.typesetter.width(words, Type.LABEL) for words in texts]
        rooms = (call.left - zone.left, zone.right - call.right)
        fit = all(wide < room for wide, room in zip(wides, rooms, strict=True))
        ends = ({"midleft": (zone.left, y)}, {"midright": (zone.right, y)})
        signs = ("slate", "star")
        for words, at, sign in zip(texts, ends, signs, strict=True):
            if fit:
                put(self.props, canvas, words, Type.LABEL, ink, zone.width, **at)
            else:
                size = min(self.props.typesetter.size(Type.LABEL), panel.foot.height)
                drawn = self.props.shapes.icon(sign, size, ink)
                lay_on(drawn, canvas, drawn.get_rect(**at).topleft)

    def _call(self, seat: Seat, panel: Panel, view: View[State, Move]) -> _Call | None:
        """What a human who must act is to do, or that a bot thinks, and the plate for it."""
        if seat == view.human:
            star = bool(view.now.claims)
            id = "hollywood.table.call_star" if star else "hollywood.table.call_column"
        elif seat in view.thinking:
            id = "hollywood.table.thinking"
        else:
            return None
        text, high = self.voice.text(say(id)), panel.foot.height - self.px(1)
        most = (panel.shelf.rect.width * 2 // 3 - 2 * self.px(_CALL_PAD), high)
        size = self.props.typesetter.fitting(text, Type.CALL, most)
        wide = self.props.typesetter.width(text, Type.CALL, size)
        return _Call(text, size, self._plate(panel, wide, high), seat == view.human)

    def _plate(self, panel: Panel, wide: int, high: int) -> pygame.Rect:
        """The plate for words of this width: if labels fit beside it so, narrower or aside."""
        zone, gap = panel.shelf.rect, self.px(_BESIDE)
        left, right = (
            self.props.typesetter.width(self._text(say(id)), Type.LABEL) + gap for id in _LABELS
        )
        plate = pygame.Rect(0, 0, wide + 2 * self.px(_CALL_PAD), high)
        if plate.width > zone.width - left - right >= wide + 2 * self.px(_LEAST_PAD):
            plate.width = zone.width - left - right
        plate.midbottom = (panel.rect.centerx, panel.rect.bottom - self.px(2))
        if plate.width <= zone.width - left - right:
            plate.left = min(max(plate.left, zone.left + left), zone.right - right - plate.width)
        return plate

    def _lay_call(self, canvas: pygame.Surface, panel: Panel, call: _Call, down: int) -> None:
        """The plate with its words; so far down it is still behind the panel's foot."""
        ink, fill = (INK_ON_GOLD, (_LIT_TOP, GOLD)) if call.lit else (GOLD, (_DARK_PLATE,) * 2)
        key = ("call", call.plate.size, call.lit)
        shape = self.props.shapes.of(key, lambda: self._plate_shape(call.plate.size, fill))
        said = self.props.typesetter.sized(call.words, Type.CALL, ink, call.size)
        plate = call.plate.move(0, down)
        before = canvas.get_clip()
        canvas.set_clip(panel.rect.inflate(0, -self.px(4)).clip(before))
        lay_on(shape, canvas, plate.topleft)
        at = said.get_rect(center=(plate.centerx, plate.centery + self.px(1)))
        lay_on(said, canvas, at.topleft)
        canvas.set_clip(before)

    def _plate_shape(self, size: tuple[int, int], fill: tuple[Color, Color]) -> pygame.Surface:
        """A plate of brass that steps in towards its top."""
        foot, neck, top, down = (units * self.props.screen.scale for units in _STEP)
        wide, high = size
        left = [(0, high), (foot, down), (neck, down), (top, 0)]
        outline = [*left, *((wide - x, y) for x, y in reversed(left))]

        def draw(shape: pygame.Surface, times: int) -> None:
            points = [(x * times, y * times) for x, y in outline]
            pygame.draw.polygon(shape, "white", points)

        shape = vertical(size, ((0.0, fill[0]), (1.0, fill[1])))
        clip_to(shape, soft_edged(size, draw))
        return shape

    def _text(self, message: Message) -> str:
        return self.voice.text(message)
