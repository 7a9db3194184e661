"""The upper part of a panel: who sits there, and what it is all worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import pi, sin

import pygame
from pygame import Color

from hollywood.bots.roles import ROLES
from hollywood.core.catalogue import Voice
from hollywood.core.message import Seat, say
from hollywood.core.record import BOT, Chair
from hollywood.pictures import Mood
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import lay_on, soft_edged
from hollywood.ui.draw.text import CONDENSED
from hollywood.ui.draw.theme import BLACK, CREAM, GOLD, GREEN, INK_ON_GOLD, MUTED, Type
from hollywood.ui.table.setting import View

from ..rules.game import Hollywood
from ..rules.state import Move, State
from .discs import crown, put_coin, token
from .effect_painter import crowns_fly, token_holder
from .lookahead import Foreseen
from .panel import Panel
from .totals import leaders, told
from .velvet import Inks

_PULSE = 4.0  # how fast the ring round whoever thinks swells
_NONE = (0, 0, 0, 0)
_HIGH, _BESIDE = 110, 3  # units: all of it with its shadows, which reach beyond the panel
_HOP = 2  # units: how high a face hops
_RING, _CROWN, _CROWN_UP = 3.2, 30, 4  # units
_LEAST_NAME = 22 / 24  # of its size: of a longer name there is the first word
_LARGER_NAME = 0.25  # with words twice as large
_BANKED, _ARROW, _ARROW_GAP = 25, (16, 13), 4  # units
_PILL_HIGH, _PILL_PAD = 20, 8
_WORSE = Color("#ef8a7c")
_SEALED = "?"


class Header:
    """Paints the upper part of the panels of one window."""

    def __init__(
        self, props: Props, game: Hollywood, voice: Voice, chairs: Sequence[Chair]
    ) -> None:
        self.props, self.game, self.voice, self.chairs = props, game, voice, chairs
        self.px = props.screen.px
        self._more = props.screen.text - 1
        self._scored: tuple[State | None, Sequence[int]] = (None, ())

    def piece(
        self, seat: Seat, panel: Panel, inks: Inks, view: View[State, Move], foreseen: Foreseen
    ) -> Piece:
        """All of it; points count once what makes them has arrived."""

        def paint(canvas: pygame.Surface) -> None:
            self._head(canvas, seat, panel, inks, view)
            room = self._points(canvas, seat, panel, view, foreseen)
            self._name(canvas, seat, panel, room)
            if seat not in view.began:  # a remark of two lines would cover half of the word
                self._style(canvas, seat, panel, CREAM if view.turn == seat else MUTED)

        place = panel.rect.inflate(2 * self.px(_BESIDE), 0)
        place.height = self.px(_HIGH)
        return Piece(self._looks(seat, view, foreseen), place, paint)

    def _looks(self, seat: Seat, view: View[State, Move], foreseen: Foreseen) -> object:
        """All that decides how it looks."""
        open_ = told(self.game, view.counted)
        points = self._scores_of(view.counted)[seat] if open_ else None
        worth = foreseen.worths[seat] if foreseen.worths else None
        crown_ = seat in self._crowned(view)
        mood, first = view.moods.get(seat, "neutral"), token_holder(view) == seat
        by = _difference(seat, foreseen)
        changes = (by, foreseen.named) if by else None
        symbols, speaks = self.props.settings.symbols, seat in view.began
        return view.turn == seat, mood, first, points, worth, crown_, changes, symbols, speaks

    def pulse(self, canvas: pygame.Surface, panel: Panel, clock: float) -> None:
        """A ring that swells round whoever thinks."""
        wide = panel.face.width + 2 * self.px(3 + 3 * abs(sin(_PULSE * clock)))
        ring = self.props.shapes.disc(wide, _NONE, GOLD, max(2, self.px(2)))
        lay_on(ring, canvas, ring.get_rect(center=panel.face.center).topleft)

    def bounce(
        self,
        canvas: pygame.Surface,
        seat: Seat,
        panel: Panel,
        inks: Inks,
        view: View[State, Move],
        share: float,
    ) -> None:
        """The face of whoever begins to speak hops, over itself: it goes up no further."""
        up = self.px(_HOP * sin(pi * share))
        raised = replace(panel, face=panel.face.move(0, -up), token=panel.token.move(0, -up))
        self._head(canvas, seat, raised, inks, view)

    def _head(
        self,
        canvas: pygame.Surface,
        seat: Seat,
        panel: Panel,
        inks: Inks,
        view: View[State, Move],
    ) -> None:
        """The face, and the token of whoever starts the round."""
        self._portrait(canvas, seat, panel, inks, view.moods.get(seat, "neutral"))
        if token_holder(view) == seat:
            sign = token(self.props, panel.token.width)
            self.props.shapes.cast_shadow(
                canvas, panel.token, sign.get_width() // 2, self.px(4), (0, self.px(2))
            )
            lay_on(sign, canvas, panel.token.topleft)

    def _portrait(
        self, canvas: pygame.Surface, seat: Seat, panel: Panel, inks: Inks, mood: Mood
    ) -> None:
        """The face of a bot in its mood; who has none is known by the reel."""
        shapes, face = self.props.shapes, panel.face
        shapes.cast_shadow(canvas, face, face.width // 2, self.px(5), (0, self.px(2)), 180)
        ground = shapes.disc(face.width + self.px(2), inks.dark)
        lay_on(ground, canvas, ground.get_rect(center=face.center).topleft)
        picture = self._face(seat, face.width, mood)
        lay_on(picture, canvas, picture.get_rect(center=face.center).topleft)
        ring = shapes.disc(face.width + self.px(1), _NONE, inks.main, self.px(_RING))
        lay_on(ring, canvas, ring.get_rect(center=face.center).topleft)

    def _face(self, seat: Seat, size: int, mood: Mood) -> pygame.Surface:
        chair, art = self.chairs[seat], self.props.art
        face = art.portrait(ROLES.face(chair.who), size, mood)
        symbols = self.props.settings.symbols
        return face or art.token(str(chair.colour), size + self.px(4), symbols)

    def _points(
        self,
        canvas: pygame.Surface,
        seat: Seat,
        panel: Panel,
        view: View[State, Move],
        foreseen: Foreseen,
    ) -> pygame.Rect:
        """All points, or what they would be; the room that is left for the name."""
        disc = panel.disc
        if not told(self.game, view.counted):
            put_coin(self.props, canvas, disc.center, disc.width, _SEALED, False)
            return panel.name
        scores = self._scores_of(view.counted)
        worth = foreseen.worths[seat] if foreseen.worths else None
        words = str(scores[seat]) if worth is None else str(worth)
        put_coin(self.props, canvas, disc.center, disc.width, words, worth is None)
        if seat in self._crowned(view):
            middle = (disc.centerx, disc.top - self.px(_CROWN_UP))
            sign = crown(self.props, self.px(_CROWN))
            lay_on(sign, canvas, sign.get_rect(center=middle).topleft)
        self._difference(canvas, seat, panel, foreseen)
        return panel.name if worth is None else self._banked(canvas, panel, str(scores[seat]))

    def _crowned(self, view: View[State, Move]) -> tuple[Seat, ...]:
        """Who wears a crown here; nobody while crowns are in the air."""
        if crowns_fly(view) or not told(self.game, view.counted):
            return ()
        return leaders(self._scores_of(view.counted))

    def _scores_of(self, state: State) -> Sequence[int]:
        """Everybody's points, counted once for all panels."""
        if self._scored[0] is not state:
            self._scored = (state, self.game.scores(state))
        return self._scored[1]

    def _banked(self, canvas: pygame.Surface, panel: Panel, words: str) -> pygame.Rect:
        """What is banked, and an arrow from there to what would be."""
        number = self.props.typesetter.sized(words, Type.NUMBER, CREAM, self.px(_BANKED))
        arrow = self._arrow(panel.mirrored)
        gap, y = self.px(_ARROW_GAP), panel.name.centery
        wide = number.get_width() + arrow.get_width() + 2 * gap
        room = panel.name.copy()
        room.width -= wide
        if panel.mirrored:
            room.right = panel.name.right
            at_arrow = arrow.get_rect(midleft=(panel.disc.right + gap, y))
            at_number = number.get_rect(midleft=(at_arrow.right + gap, y))
        else:
            at_arrow = arrow.get_rect(midright=(panel.disc.left - gap, y))
            at_number = number.get_rect(midright=(at_arrow.left - gap, y))
        lay_on(arrow, canvas, at_arrow.topleft)
        lay_on(number, canvas, at_number.topleft)
        return room

    def _arrow(self, mirrored: bool) -> pygame.Surface:
        wide, high = (self.px(units) for units in _ARROW)

        def draw(shape: pygame.Surface, times: int) -> None:
            pen, y = max(2, round(2.6 * self.props.screen.scale * times)), high * times // 2
            tip, head = wide * times - pen, high * times // 2 - pen // 2
            lines = (
                [(pen, y), (tip, y)],
                [(tip - head, y - head), (tip, y), (tip - head, y + head)],
            )
            for points in lines:
                pygame.draw.lines(shape, CREAM, False, points, pen)

        picture = self.props.shapes.of(
            ("banked arrow", wide), lambda: soft_edged((wide, high), draw)
        )
        return pygame.transform.flip(picture, True, False) if mirrored else picture

    def _difference(
        self, canvas: pygame.Surface, seat: Seat, panel: Panel, foreseen: Foreseen
    ) -> None:
        """What the placement pointed at would change for this seat, and which one that is."""
        if not (by := _difference(seat, foreseen)):
            return
        named = foreseen.named
        words, ground = (f"{named} +{by}", GREEN) if by > 0 else (f"{named} −{-by}", _WORSE)
        line = self.props.typesetter.sized(words, Type.DISC, INK_ON_GOLD, self.px(16))
        plate = pygame.Rect(0, 0, line.get_width() + 2 * self.px(_PILL_PAD), self.px(_PILL_HIGH))
        plate.center = (panel.disc.centerx, panel.disc.bottom - self.px(1))
        radius = plate.height // 2
        self.props.shapes.cast_shadow(canvas, plate, radius, self.px(3), (0, self.px(1)), 180)
        lay_on(self.props.shapes.panel(plate.size, radius, ground), canvas, plate.topleft)
        lay_on(line, canvas, line.get_rect(center=plate.center).topleft)

    def _name(self, canvas: pygame.Surface, seat: Seat, panel: Panel, room: pygame.Rect) -> None:
        """The name, a little smaller if need be, else cut."""
        typesetter = self.props.typesetter
        usual = round(typesetter.size(Type.SEAT) * (1 + _LARGER_NAME * self._more))
        name, size = self._fitting(self.chairs[seat].name, usual, room.width)
        at = {"midright": room.midright} if panel.mirrored else {"midleft": room.midleft}
        for ink, drop in ((BLACK, max(1, self.px(1))), (CREAM, 0)):
            line = typesetter.sized(name, Type.SEAT, ink, size)
            lay_on(line, canvas, line.get_rect(**at).move(0, drop).topleft)

    def _fitting(self, name: str, usual: int, room: int) -> tuple[str, int]:
        """As much of a name as fits, its first word sooner than a part of it; how large."""
        typesetter = self.props.typesetter
        least = round(self.px(Type.SEAT.value.units) * _LEAST_NAME)
        for words in (name, name.partition(" ")[0]):
            for size in range(usual, least - 1, -1):
                if typesetter.width(words, Type.SEAT, size) <= room:
                    return words, size
        return typesetter.cut(words, Type.SEAT, round(room * CONDENSED), least), least

    def _style(self, canvas: pygame.Surface, seat: Seat, panel: Panel, ink: Color) -> None:
        """The character of a bot, if there is room for it."""
        who = self.chairs[seat].who
        if not who.startswith(BOT):
            return
        character, room = ROLES.character(who), panel.style
        words = self.voice.text(say(f"bot.{character}") if character else ROLES.words(who))
        if self.props.typesetter.width(words, Type.LABEL) * CONDENSED > room.width:
            return
        y = room.centery + self.px(1)
        at = {"midright": (room.right, y)} if panel.mirrored else {"midleft": (room.left, y)}
        put(self.props, canvas, words, Type.LABEL, ink, room.width, **at)


def _difference(seat: Seat, foreseen: Foreseen) -> int:
    """By how many points the placement pointed at would change this seat's."""
    if not foreseen.after or not foreseen.before:
        return 0
    return foreseen.after[seat].most - foreseen.before[seat].most
