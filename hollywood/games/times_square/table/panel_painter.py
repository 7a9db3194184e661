"""Paints the panels below the clubs: who sits there, the four lamps, how far it is to the door."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sin
from typing import TypeAlias, get_args

import pygame
from pygame import Color

from hollywood.bots.roles import ROLES
from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN, Chair
from hollywood.pictures import Mood
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.placed_words import first_fitting, put
from hollywood.ui.draw.shapes import stretched
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import fade, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, PANEL, Type

from ..rules.game import TimesSquare
from ..rules.state import State
from ..rules.street import DEB, HAL, LEFT, RIGHT, SUE, lamps
from .club_chips import CLUBS
from .geometry import Plan
from .inks import BONE, NEON
from .layout import CHARLIE
from .panel import LARGE, Panel
from .pen import Pen, sketched
from .people import NAMES
from .street_pictures import StreetPictures

Paint: TypeAlias = Callable[..., None]  # onto a canvas: a panel and what it tells

_RADIUS, _SHADOW, _AROUND = 12, 8, 14  # units: nothing of a panel is further out
_SEEN = 0.94  # of a panel; the street's velvet shines through
_LINE, _LIT_LINE = 1.2, 3
_INSET, _STEP = 6, 7  # the line inside, stepped at its corners
_RING = 1.2  # of light round a lamp that is lit
_HALO = 9
_UNLIT = 0.84  # of a lamp's place
_SHINE = Color("#ffc24d")
_FACE = 50
_PULSE = 4.0  # how fast the ring round whoever thinks swells
_LARGER_NUMBER = 30


@dataclass(frozen=True)
class PanelLooks:
    """What a panel tells: of the position as it is, or as it would be."""

    lit: tuple[bool, ...]  # the lamps
    guard: int  # whose face is on the first of them
    ways: tuple[int, int]  # of Esmé and Fizz to the door
    active: bool
    cards: int  # in hand
    mood: Mood
    light: tuple[float, ...] = ()  # of lamps on their way: how far each is lit


def told(
    game: TimesSquare, seat: Seat, s: State, active: bool, cards: int, mood: Mood = "neutral"
) -> PanelLooks:
    """What is told of a seat in a position; the face is of the guard who is at the door, if any."""
    street, (own, other) = game.street, (RIGHT, LEFT) if seat else (LEFT, RIGHT)
    at_door = street.at_door(s.places[other], seat) and not street.at_door(s.places[own], seat)
    ways = (street.to_door(s.places.sue, seat), street.to_door(s.charlie, seat))
    lit = lamps(street, s.places, seat)
    return PanelLooks(lit, other if at_door else own, ways, active, cards, mood)


class PanelPainter:
    """Paints the panels of both seats."""

    def __init__(
        self,
        props: Props,
        plan: Plan,
        pictures: StreetPictures,
        voice: Voice,
        chairs: Sequence[Chair],
    ) -> None:
        self.props, self.plan = props, plan
        self._pictures, self._voice = pictures, voice
        self._chairs = chairs
        self.px = plan.px

    def prepare(self) -> None:
        """On another thread: faces in every mood, and plates of whoever plays and does not."""
        for panel in self.plan.panels:
            face = ROLES.face(self._chairs[panel.seat].who)
            for mood in get_args(Mood):
                self.props.art.portrait(face, self.px(_FACE), mood)
            for active in (False, True):
                self._empty(panel, active)

    def pieces(self, seat: Seat, told: PanelLooks) -> dict[Hashable, Piece]:
        """All of a panel but the cards and buttons on it, from below."""
        panel, px = self.plan.panels[seat], self.px
        whole = panel.rect.inflate(2 * px(_AROUND), 2 * px(_AROUND))
        looks = (told.active, told.mood)
        pieces: dict[Hashable, Piece] = {
            ("panel", seat): Piece(looks, whole, partial(self._who, panel=panel, told=told))
        }
        rows: list[tuple[str, object, Sequence[pygame.Rect], Paint]] = [
            (
                "lamps",
                (told.lit, told.light, told.guard),
                (panel.walks, *panel.lamps, panel.sum),
                self._lamps,
            ),
            ("ways", told.ways, (panel.to_door, *panel.ways), self._ways),
        ]
        if not panel.own:
            rows.append(("hand", told.cards, (panel.hand,), self._hand))
        for name, shown, rects, paint in rows:
            place = rects[0].unionall(rects[1:]).inflate(0, 2 * px(_HALO))
            place.left, place.width = panel.rect.left, panel.rect.width
            pieces[name, seat] = Piece(shown, place, partial(paint, panel=panel, told=told))
        return pieces

    def pulse(self, canvas: pygame.Surface, seat: Seat, clock: float) -> None:
        """A ring that swells round whoever thinks."""
        face = self.plan.panels[seat].face
        swells = abs(sin(_PULSE * clock)) if self.props.moves else 0.5
        wide = face.width + 2 * self.px(2 + 3 * swells)
        ring = self.props.shapes.disc(wide, (0, 0, 0, 0), GOLD, max(2, self.px(2)))
        lay_on(ring, canvas, ring.get_rect(center=face.center).topleft)

    # the plate

    def _plate(self, canvas: pygame.Surface, panel: Panel, active: bool) -> None:
        px, shapes = self.px, self.props.shapes
        plate = self._empty(panel, active)
        lay_on(plate, canvas, plate.get_rect(center=panel.rect.center).topleft)
        glow = shapes.glow(panel.line.size, px(1), px(4), sheer(NEON[panel.seat], 0.75))
        lay_on(glow, canvas, (panel.line.left - px(4), panel.line.top - px(4)))
        canvas.fill(NEON[panel.seat], panel.line)

    def _empty(self, panel: Panel, active: bool) -> pygame.Surface:
        """The plate with its shadow, and nothing on it."""
        made = partial(self._empty_plate, panel.rect.size, active)
        return self.props.shapes.of(("empty plate", panel.rect.size, active), made)

    def _empty_plate(self, size: tuple[int, int], active: bool) -> pygame.Surface:
        """Such a plate; it is large, so a small one is stretched."""
        px, shapes, scale = self.px, self.props.shapes, self.plan.scale
        around, least = 2 * px(_AROUND), 2 * px(_RADIUS + 2 * _SHADOW) + 3
        small = pygame.Rect(0, 0, min(size[0], least), min(size[1], least))
        plate = layer_of((small.width + around, small.height + around))
        small.center = plate.get_rect().center
        shapes.cast_shadow(plate, small, px(_RADIUS), px(_SHADOW), (0, px(4)))
        edge, line = (GOLD, _LIT_LINE) if active else (BRASS, _LINE)
        fill = (PANEL.r, PANEL.g, PANEL.b, round(255 * _SEEN))
        shape = shapes.panel(small.size, px(_RADIUS), fill, edge, max(1, px(line)))
        lay_on(shape, plate, small.topleft)
        inner = _frame(scale, small.width / scale, small.height / scale, edge)
        lay_on(inner, plate, small.topleft)
        return stretched(plate, (size[0] + around, size[1] + around))

    # who sits there

    def _who(self, canvas: pygame.Surface, panel: Panel, told: PanelLooks) -> None:
        """The plate with face, name and level."""
        self._plate(canvas, panel, told.active)
        who, size = self._chairs[panel.seat].who, self.px(_FACE)
        face = self.props.art.portrait(ROLES.face(who), size, told.mood)
        club = f"club_{CLUBS[panel.seat]}"
        if face is None:
            chip = self._pictures.chip(club, panel.face.width)
            lay_on(chip, canvas, panel.face.topleft)
        else:
            lay_on(face, canvas, face.get_rect(center=panel.face.center).topleft)
            chip = self._pictures.chip(club, panel.club.width)
            lay_on(chip, canvas, panel.club.topleft)
        self._name(canvas, panel)
        if self.props.screen.text < 1.3:
            setter, most = self.props.typesetter, panel.level.width
            words = first_fitting(self.props, self._lines(who), Type.SMALL, round(most / 0.9))
            if setter.width(words, Type.SMALL) * 0.9 <= most:
                at = panel.level.midleft
                put(self.props, canvas, words, Type.SMALL, MUTED, most, midleft=at)

    def _name(self, canvas: pygame.Surface, panel: Panel) -> None:
        """As large as the panel allows, but never smaller than usual; else cut."""
        setter, name = self.props.typesetter, self._chairs[panel.seat].name
        least = self.px(Type.NAME.value.units)
        sizes = range(setter.size(Type.NAME), min(least, setter.size(Type.NAME)) - 1, -1)
        room = panel.name.width
        size = next((s for s in sizes if setter.width(name, Type.NAME, s) <= room), sizes[-1])
        words = setter.cut(name, Type.NAME, room, size)
        line = setter.sized(words, Type.NAME, CREAM, size)
        if line.get_width() > room:
            line = pygame.transform.smoothscale(line, (room, line.get_height()))
        lay_on(line, canvas, line.get_rect(midleft=panel.name.midleft).topleft)

    def _lines(self, who: str) -> list[str]:
        """What is said of them, and a shorter way: whose character has no room shows the level."""
        if who == HUMAN:
            return [self._text(say("times_square.panel.human"))]
        return [self._text(ROLES.words(each)) for each in (who, ROLES.bot(ROLES.level(who)))]

    # what counts for them

    def _lamps(self, canvas: pygame.Surface, panel: Panel, told: PanelLooks) -> None:
        """Full face with a ring of light: it counts; small and grey: it doesn't."""
        lit, count, guard = told.lit, sum(told.lit), told.guard
        if self.props.screen.text < LARGE:
            id = "times_square.panel.walks" if count else "times_square.panel.stays"
            ink = GOLD if count else MUTED
            self._label(canvas, say(id), ink, panel.walks)
        names = [f"chip {NAMES[figure]}" for figure in (guard, HAL, DEB)] + ["sign trio"]
        for name, place, light in zip(names, panel.lamps, told.light or lit, strict=True):
            self._lamp(canvas, name, place, light)
        self._sum(canvas, panel, count)

    def _lamp(self, canvas: pygame.Surface, name: str, place: pygame.Rect, light: float) -> None:
        """Small and grey, in full light, or the one coming through the other."""
        if light < 1:
            self._chip(canvas, name, place, lit=False)
        if light == 1:
            self._lit_lamp(canvas, name, place)
        elif light > 0:
            soft = self.px(_HALO)
            layer = layer_of(place.inflate(2 * soft, 2 * soft).size)
            self._lit_lamp(layer, name, place.move(soft - place.left, soft - place.top))
            lay_on(fade(layer, light), canvas, (place.left - soft, place.top - soft))

    def _lit_lamp(self, canvas: pygame.Surface, name: str, place: pygame.Rect) -> None:
        self._ring(canvas, place)
        self._chip(canvas, name, place, lit=True)

    def _chip(self, canvas: pygame.Surface, name: str, place: pygame.Rect, lit: bool) -> None:
        kind, _, which = name.partition(" ")
        size = place.width if lit else round(place.width * _UNLIT)
        draw = self._pictures.chip if kind == "chip" else self._pictures.sign
        chip = draw(which, size, lit)
        lay_on(chip, canvas, chip.get_rect(center=place.center).topleft)

    def _ring(self, canvas: pygame.Surface, place: pygame.Rect) -> None:
        shapes, soft = self.props.shapes, self.px(_HALO)
        halo = shapes.glow(place.size, place.width // 2, soft, _SHINE)
        lay_on(halo, canvas, (place.left - soft, place.top - soft))
        wide = place.width + 2 * max(1, self.px(_RING))
        ring = shapes.disc(wide, BONE)
        lay_on(ring, canvas, ring.get_rect(center=place.center).topleft)

    def _sum(self, canvas: pygame.Surface, panel: Panel, count: int) -> None:
        setter, ink = self.props.typesetter, GOLD if count else MUTED
        number = setter.line(str(count), Type.NUMBER, ink)
        at = number.get_rect(midright=panel.sum.midright)
        lay_on(number, canvas, at.topleft)
        if count:
            plus = setter.sized("+", Type.NUMBER, ink, self.px(22))
            lay_on(plus, canvas, plus.get_rect(midright=(at.left, at.centery)).topleft)

    def _ways(self, canvas: pygame.Surface, panel: Panel, told: PanelLooks) -> None:
        """How far Esmé and Fizz are from this door."""
        self._label(canvas, say("times_square.panel.to_door"), MUTED, panel.to_door)
        large = self.props.screen.text > LARGE
        size = self.px(_LARGER_NUMBER if large else 20)
        for figure, way, chip in zip((SUE, CHARLIE), told.ways, panel.ways, strict=True):
            picture = self._pictures.chip(NAMES[figure], chip.width)
            lay_on(picture, canvas, chip.topleft)
            number = self.props.typesetter.sized(str(way), Type.GATE, CREAM, size)
            at = (chip.right + self.px(4 if not large else 8), chip.centery)
            lay_on(number, canvas, number.get_rect(midleft=at).topleft)

    def _hand(self, canvas: pygame.Surface, panel: Panel, told: PanelLooks) -> None:
        large = self.props.screen.text > LARGE
        if not large:
            self._label(canvas, say("times_square.panel.hand"), MUTED, panel.hand)
        size = self.px(_LARGER_NUMBER if large else 20)
        number = self.props.typesetter.sized(str(told.cards), Type.GATE, CREAM, size)
        lay_on(number, canvas, number.get_rect(midright=panel.hand.midright).topleft)

    def _label(self, canvas: pygame.Surface, words: Message, ink: Color, room: pygame.Rect) -> None:
        """Words that give way to signs where they don't fit."""
        text = self._text(words)
        if self.props.typesetter.width(text, Type.LABEL) <= room.width + self.px(2):
            at = (room.left, room.centery + self.px(1))
            put(self.props, canvas, text, Type.LABEL, ink, room.width + self.px(2), midleft=at)

    def _text(self, words: Message) -> str:
        return self._voice.text(words)


def _frame(scale: float, wide: float, high: float, ink: Color) -> pygame.Surface:
    """The thin line inside a panel, stepped at its corners."""
    a, b = _INSET, _INSET + _STEP
    right, foot = wide - a, high - a
    points = [
        (b, a),
        (right - _STEP, a),
        (right - _STEP, b),
        (right, b),
        (right, foot - _STEP),
        (right - _STEP, foot - _STEP),
        (right - _STEP, foot),
        (b, foot),
        (b, foot - _STEP),
        (a, foot - _STEP),
        (a, b),
        (b, b),
        (b, a),
    ]
    inked = sheer(ink, 0.55).premul_alpha()

    def draw(pen: Pen) -> None:
        pen.line(points, inked, 0.9)

    return sketched(scale, (0, 0, wide, high), draw)
