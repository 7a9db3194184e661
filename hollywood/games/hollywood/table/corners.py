"""The corners: who sits there, what is left in hand, and what it is all worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN, Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.placed_words import first_fitting, put
from hollywood.ui.draw.surfaces import faded, lay, width
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, GREEN, MUTED, RED, Type
from hollywood.ui.table.setting import View

from ..bots.cast import ROLES
from ..rules.deck import GENRES
from ..rules.game import Hollywood
from ..rules.state import Move, State
from .geometry import Panel, Places
from .lookahead import Foreseen

_CORNER = (8, 25, 27, 236)
_FAINT, _FAINT_EDGE = (255, 255, 255, 6), (169, 133, 74, 90)
_NONE = (0, 0, 0, 0)
_PULSE = 4.0  # how fast the ring round whoever thinks swells
_RING = 0.9  # of a reel's place: a reel's picture has a margin
_AWAITED = 0.28  # of a sign is seen where nothing is yet


class Corners:
    """Paints the panels of all seats."""

    def __init__(
        self, props: Props, places: Places, game: Hollywood, voice: Voice, chairs: Sequence[Chair]
    ) -> None:
        self.props = props
        self.places = places
        self.game = game
        self.voice = voice
        self.chairs = chairs
        self.px = props.screen.px
        size = places.panels[0].projects.height * 2 // 5
        self._genres = [faded(props.art.badge(genre, size), _AWAITED) for genre in GENRES]
        self._star = faded(props.plates.sign("star", size, GOLD), _AWAITED)

    def text(self, message: Message) -> str:
        """A message in words."""
        return self.voice.text(message)

    def draw(
        self, canvas: pygame.Surface, seat: Seat, view: View[State, Move], foreseen: Foreseen
    ) -> None:
        """One corner, without its cards; points count once what makes them has arrived."""
        panel, state = self.places.panels[seat], view.state
        active = view.turn == seat
        border, line = (GOLD, self.px(3)) if active else (BRASS, max(1, self.px(1)))
        fill = _CORNER
        plate = self.props.plates.plate(panel.rect.size, self.px(14), fill, border, line)
        lay(plate, canvas, panel.rect.topleft)
        self._heading(canvas, seat, panel)
        rows = (
            (panel.projects, "hollywood.table.projects"),
            (panel.movies, "hollywood.table.movies"),
        )
        for row, id in rows if panel.labelled else ():
            at = (row.left, row.top - self.px(3))
            words = self.text(say(id))
            put(self.props, canvas, words, Type.LABEL, GOLD, row.width // 2, bottomleft=at)
        self._points(canvas, seat, view, foreseen)
        self._sockets(canvas, seat, state, panel)
        if not any(state.projects_of(seat)):
            self._awaited(canvas, panel.projects, self._genres)
        if not state.movies[seat]:
            self._awaited(canvas, panel.movies, [self._star])

    def _awaited(
        self, canvas: pygame.Surface, row: pygame.Rect, signs: Sequence[pygame.Surface]
    ) -> None:
        """Faint places for what may come, where there is nothing yet."""
        place = pygame.Rect(row.topleft, (width(row.height), row.height))
        for sign in signs:
            edge = self.props.plates.plate(place.size, self.px(6), _FAINT, _FAINT_EDGE, self.px(1))
            lay(edge, canvas, place.topleft)
            lay(sign, canvas, sign.get_rect(center=place.center).topleft)
            place.left += round(place.width * 1.14)

    def _heading(self, canvas: pygame.Surface, seat: Seat, panel: Panel) -> None:
        """Face and name."""
        face = self._face(seat, panel.face.width)
        middle = (panel.face.centerx, panel.face.top + face.get_height() // 2)
        lay(face, canvas, face.get_rect(center=middle).topleft)
        name = self.chairs[seat].name.replace(" ", "\N{NO-BREAK SPACE}")
        said = self.props.writing.within(name, Type.NAME, CREAM, panel.name.size)
        lay(said, canvas, said.get_rect(midleft=panel.name.midleft).topleft)

    def pulse(self, canvas: pygame.Surface, view: View[State, Move]) -> None:
        """A ring that swells round whoever thinks."""
        for seat in view.thinking:
            face = self.places.panels[seat].face
            wide = face.width + 2 * self.px(3 + 3 * abs(sin(_PULSE * view.clock)))
            ring = self.props.plates.disc(wide, _NONE, GOLD, max(2, self.px(2)))
            middle = (face.centerx, face.top + face.width // 2)
            lay(ring, canvas, ring.get_rect(center=middle).topleft)

    def _face(self, seat: Seat, size: int) -> pygame.Surface:
        """The portrait of a bot; who has none is known by the reel."""
        chair, art = self.chairs[seat], self.props.art
        face = art.face(ROLES.face(chair.who), size)
        return face or art.token(str(chair.colour), size, self.props.settings.symbols)

    def _role(
        self, canvas: pygame.Surface, seat: Seat, view: View[State, Move], room: pygame.Rect
    ) -> None:
        """What sits here, and who starts; or that it thinks."""
        who = self.chairs[seat].who
        kind = say("hollywood.table.human") if who == HUMAN else ROLES.words(who)
        choices = [self.text(kind)]
        if seat in view.thinking:
            choices = [self.text(say("hollywood.table.thinking")) + "." * dots(view)]
        elif view.counted.first == seat:
            choices.insert(0, self.text(say("hollywood.table.starts", who=kind)))
        words = first_fitting(self.props, choices, Type.SMALL, room.width)
        if self.props.writing.width(words, Type.SMALL) <= room.width:
            put(self.props, canvas, words, Type.SMALL, MUTED, room.width, midleft=room.midleft)

    def _sockets(self, canvas: pygame.Surface, seat: Seat, state: State, panel: Panel) -> None:
        """Faint places of what was used: rings of reels, edges of studio cards."""
        size = round(panel.reel * _RING)
        ring = self.props.plates.disc(size, (0, 0, 0, 60), BRASS, max(1, self.px(1)))
        for number in range(state.left[seat], self.game.deck.table(state.seats).reels):
            lay(ring, canvas, ring.get_rect(center=panel.tray(number)).topleft)
        for rect, held in zip(panel.studio, (state.clap[seat], state.double[seat]), strict=True):
            if not held:
                edge = self.props.plates.plate(
                    rect.size, self.px(5), _FAINT, _FAINT_EDGE, max(1, self.px(1))
                )
                lay(edge, canvas, rect.topleft)

    def _points(
        self, canvas: pygame.Surface, seat: Seat, view: View[State, Move], foreseen: Foreseen
    ) -> None:
        foot = self.places.panels[seat].foot
        banked = self.game.score(view.counted, seat).total
        worth = foreseen.worths[seat] if foreseen.worths else None
        number = str(worth) if worth else str(banked)
        at = (foot.right, foot.centery)
        large = self.props.writing.size(Type.SMALL) >= self.props.writing.size(Type.STAMP)
        type = Type.LARGE_NUMBER if large else Type.NUMBER  # larger than what is said beside it
        rect = put(self.props, canvas, number, type, GOLD, foot.width // 3, midright=at)
        at = (rect.left - self.px(10), foot.centery)
        most = rect.left - self.px(10) - foot.left
        long = (
            say("hollywood.table.if_ended", points=banked)
            if worth
            else say("hollywood.table.points")
        )
        short = (
            say("hollywood.table.has", points=banked) if worth else say("hollywood.table.points")
        )
        choices = [self.text(long), self.text(short)]
        words = first_fitting(self.props, choices, Type.SMALL, most)
        said = put(self.props, canvas, words, Type.SMALL, MUTED, most, midright=at)
        said = self._difference(canvas, seat, foreseen, said)
        room = pygame.Rect(foot.left, foot.top, said.left - self.px(10) - foot.left, foot.height)
        self._role(canvas, seat, view, room)

    def _difference(
        self, canvas: pygame.Surface, seat: Seat, foreseen: Foreseen, said: pygame.Rect
    ) -> pygame.Rect:
        """What the placement pointed at would change for this seat, before what is said."""
        if not foreseen.after or not foreseen.before:
            return said
        by = foreseen.after[seat].most - foreseen.before[seat].most
        if not by:
            return said
        words, ink = (f"+{by}", GREEN) if by > 0 else (f"−{-by}", RED)
        at = (said.left - self.px(10), said.centery)
        return put(self.props, canvas, words, Type.STATUS, ink, self.px(60), midright=at)


def dots(view: View[State, Move]) -> int:
    """How many follow the word that somebody thinks."""
    return 1 + int(view.clock * 3) % 3 if view.thinking else 0
