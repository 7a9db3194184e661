"""Paints the table: felt, corners, cards and reels on their way, and what is said about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Seat
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import height, lay_on
from hollywood.ui.draw.theme import BLACK, CREAM, GOLD, NIGHT, Type
from hollywood.ui.table.setting import Foresight, View
from hollywood.ui.table.stage import CARD, Key, Pose

from ..rules.state import Move, State
from .board import BoardPainter, aimed, shaken
from .corners import Corners, dots
from .geometry import Places
from .layout import DOUBLE, PILE, REEL, TRAY, reel_owner
from .lookahead import Foreseen, Lookahead
from .pointing import usable
from .things import ThingPainter

_Stamp: TypeAlias = tuple[int, bool]  # points, and whether nothing can change them


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
        self._felt = felt(props.screen)
        self._board = BoardPainter(props, places, voice, chairs)
        self._corners = Corners(props, places, self.game, voice, chairs)
        self._painter = ThingPainter(props, self.game.deck, chairs)
        self._laid: pygame.Surface | None = None
        self._laid_for: tuple[State | None, State | None, object] = (None, None, None)
        self._stamped: tuple[State | None, dict[int, _Stamp]] = (None, {})

    def draw(self, canvas: pygame.Surface, view: View[State, Move], foresight: Foresight) -> None:
        """Everything, from the felt up."""
        foreseen = self.foreseen(view, foresight)
        canvas.blit(self._ground(view, foreseen), (0, 0))
        self._corners.pulse(canvas, view)
        self._board.columns(canvas, view)
        self._things(canvas, view)
        self._board.ghosts(canvas, foreseen)
        if foreseen.forecast is not None:
            self._board.forecast(canvas, view.state, foreseen.forecast)

    def foreseen(self, view: View[State, Move], foresight: Foresight) -> Foreseen:
        """What would be, as far as the player wants to see it now."""
        wanted = foresight == "always" or (foresight == "held" and view.foresees)
        over = self.game.to_act(view.now) is None
        return self._ahead.foreseen(
            view.now,
            aimed(view),
            projects=wanted and view.idle and not over,
            compares=foresight != "off" and view.idle,
        )

    def _ground(self, view: View[State, Move], foreseen: Foreseen) -> pygame.Surface:
        """Felt, corners and piles: painted anew only when they look otherwise."""
        worths = (foreseen.worths, foreseen.before, foreseen.after)
        looks = (view.turn, view.thinking, dots(view), worths)
        state, counted, before = self._laid_for
        if self._laid is None:
            self._laid = self._felt.copy()
        elif state is view.state and counted is view.counted and before == looks:
            return self._laid
        self._laid_for = (view.state, view.counted, looks)
        self._laid.blit(self._felt, (0, 0))
        for seat in range(view.state.seats):
            self._corners.draw(self._laid, seat, view, foreseen)
        for number, stock in enumerate((view.state.films, view.state.stars)):
            if stock:
                self._board.pile(self._laid, number, len(stock))
        return self._laid

    # cards and reels

    def _things(self, canvas: pygame.Surface, view: View[State, Move]) -> None:
        stamps = self._stamps(view.state)
        framed = self._framed(view)
        for key, actor, pose in view.things:
            if pose.seen <= 0.01 or key[0] == PILE:
                continue
            if key[0] in (REEL, TRAY):
                seat = key[1] if key[0] == TRAY else _owner(key, view)
                if seat is not None:
                    self._painter.reel(canvas, key, seat, actor, pose, key in view.marks)
                continue
            if by := shaken(view, key):
                pose = replace(pose, x=pose.x + self.px(by))
            self._painter.card(canvas, key, actor, pose)
            if key in framed:
                self._frame(canvas, pose, framed[key])
            elif key[0] == CARD and key[1] in stamps and actor.resting:
                self._stamp(canvas, pose, *stamps[key[1]])

    def _framed(self, view: View[State, Move]) -> dict[Key, pygame.Color]:
        """Studio cards that can be used now, or have been begun."""
        framed = dict.fromkeys(usable(self.game, view.now, view.human), GOLD)
        if view.human is not None and view.draft is not None:
            framed[DOUBLE, view.human, 0] = CREAM
        return framed

    def _frame(self, canvas: pygame.Surface, pose: Pose, ink: pygame.Color) -> None:
        """A frame round a studio card."""
        size = (round(pose.width) + self.px(6), height(pose.width) + self.px(6))
        frame = self.props.shapes.panel(size, self.px(6), (0, 0, 0, 0), ink, self.px(2))
        lay_on(frame, canvas, frame.get_rect(center=(round(pose.x), round(pose.y))).topleft)

    def _stamps(self, state: State) -> Mapping[int, _Stamp]:
        """What is stamped on which card: a movie's star, the last film of the best project."""
        if self._stamped[0] is not state:
            items = [item for seat in range(state.seats) for item in self._stamps_of(state, seat)]
            self._stamped = (state, dict(items))
        return self._stamped[1]

    def _stamps_of(self, state: State, seat: Seat) -> Iterable[tuple[int, _Stamp]]:
        for item in self.game.score(state, seat).items:
            if item.what == "movie":
                yield item.cards[0], (item.points, True)
            elif item.what == "project" and item.points:
                yield item.cards[-1], (item.points, False)

    def _stamp(self, canvas: pygame.Surface, pose: Pose, points: int, done: bool) -> None:
        """Points as a coin for what is finished, as a ring for what is still open."""
        diameter = max(self.px(24), round(pose.width * 0.42))
        fill, edge, ink = (GOLD, BLACK, BLACK) if done else (NIGHT, GOLD, GOLD)
        disc = self.props.shapes.disc(diameter, fill, edge, max(1, self.px(2)))
        middle = (round(pose.x + pose.width * 0.30), round(pose.y + pose.width * 0.24))
        lay_on(disc, canvas, disc.get_rect(center=middle).topleft)
        put(self.props, canvas, str(points), Type.DISC, ink, diameter, center=middle)

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
