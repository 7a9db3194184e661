"""Paints the table: felt, corners, cards and reels on their way, and what is said about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Seat
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.table.setting import Foresight, View
from hollywood.ui.table.stage import CARD, Key, Pose

from ..rules.state import Move, State
from .board import BoardPainter, aimed, shaken
from .chips import card_width, chip
from .discs import put_coin
from .gates import Gates
from .geometry import Places
from .lamp import lamplit
from .layout import ABOVE_CARDS, CLAP, DOUBLE, PILE, REEL, TRAY, reel_owner
from .lookahead import Foreseen, Lookahead
from .panel_painter import PanelPainter
from .piles import draw_pile
from .pointing import usable
from .things import ThingPainter
from .towers import TALL

_Coin: TypeAlias = tuple[int, bool]  # points, and whether nothing can change them


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
        self._felt = lamplit(felt(props.screen), places)
        self._board = BoardPainter(props, places, voice, chairs)
        self._gates = Gates(props, places, voice)
        self._voice = voice
        self._panels = PanelPainter(props, places, self.game, voice, chairs, self._felt)
        self._painter = ThingPainter(props, self.game.deck, chairs)
        self._laid: pygame.Surface | None = None
        self._laid_for: tuple[State | None, State | None, object] = (None, None, None)
        self._counted: tuple[State | None, dict[int, _Coin]] = (None, {})

    def draw(self, canvas: pygame.Surface, view: View[State, Move], foresight: Foresight) -> None:
        """Everything, from the felt up."""
        foreseen = self.foreseen(view, foresight)
        canvas.blit(self._ground(view, foreseen), (0, 0))
        self._panels.pulse(canvas, view)
        self._gates.draw(canvas, view)
        self._things(canvas, view)
        self._board.foreseen(canvas, view, foreseen)

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
        looks = (view.turn, view.human, view.thinking, view.moods, worths)
        state, counted, before = self._laid_for
        if self._laid is None:
            self._laid = self._felt.copy()
        elif state is view.state and counted is view.counted and before == looks:
            return self._laid
        self._laid_for = (view.state, view.counted, looks)
        self._laid.blit(self._felt, (0, 0))
        for seat in range(view.state.seats):
            self._panels.draw(self._laid, seat, view, foreseen)
        for number, stock in enumerate((view.state.films, view.state.stars)):
            if stock:
                draw_pile(self.props, self._laid, self.places, self._voice, number, len(stock))
        return self._laid

    # cards and reels

    def _things(self, canvas: pygame.Surface, view: View[State, Move]) -> None:
        coins = self._coins(view.state)
        lit = self._lit(view)
        laid: list[tuple[Pose, _Coin]] = []  # on cards at rest, and over all of them
        for key, actor, pose in view.things:
            if pose.z >= ABOVE_CARDS and laid:
                self._lay_coins(canvas, laid)
            if pose.seen <= 0.01 or key[0] == PILE:
                continue
            if key[0] in (REEL, TRAY):
                seat = key[1] if key[0] == TRAY else _owner(key, view)
                if seat is not None:
                    self._painter.reel(canvas, key, seat, actor, pose, key in view.marks)
                continue
            if by := shaken(view, key):
                pose = replace(pose, x=pose.x + self.px(by))
            if key[0] in (CLAP, DOUBLE) and actor.resting:
                self._chip(canvas, key, pose, key in lit)
                continue
            self._painter.card(canvas, key, actor, pose)
            if key[0] == CARD and key[1] in coins and actor.resting:
                laid.append((pose, coins[key[1]]))
        self._lay_coins(canvas, laid)

    def _lit(self, view: View[State, Move]) -> frozenset[Key]:
        """Studio cards that can be used now, or have been begun."""
        lit = usable(self.game, view.now, view.human)
        if view.human is not None and view.draft is not None:
            lit |= {(DOUBLE, view.human, 0)}
        return lit

    def _chip(self, canvas: pygame.Surface, key: Key, pose: Pose, lit: bool) -> None:
        """A studio card that has not been used."""
        props, wide = self.props, round(pose.width)
        card = self.picture(key, card_width(key[0], wide))
        light = Color(props.art.colours[str(self.chairs[key[1]].colour)][2])
        id = (self._painter.card_id(key, True), wide, lit, self._language, props.settings.symbols)
        picture = props.shapes.of(id, lambda: chip(props, key[0], card, wide, light, lit))
        place = picture.get_rect(center=(round(pose.x), round(pose.y)))
        props.shapes.cast_shadow(canvas, place, self.px(7), self.px(4), (0, self.px(2)))
        lay_on(picture, canvas, place.topleft)

    def _coins(self, state: State) -> Mapping[int, _Coin]:
        """What lies on which card: on every movie, on blockbusters, on the best project."""
        if self._counted[0] is not state:
            items = [item for seat in range(state.seats) for item in self._coins_of(state, seat)]
            self._counted = (state, dict(items))
        return self._counted[1]

    def _coins_of(self, state: State, seat: Seat) -> Iterable[tuple[int, _Coin]]:
        for item in self.game.score(state, seat).items:
            if item.what == "movie":
                yield item.cards[0], (item.points, True)
            elif item.what == "blockbusters":
                yield item.cards[-1], (item.points, True)
            elif item.points:
                yield item.cards[-1], (item.points, False)

    def _lay_coins(self, canvas: pygame.Surface, laid: list[tuple[Pose, _Coin]]) -> None:
        """Points as a coin for what is finished, as a ring for what is still open."""
        for pose, (points, banked) in laid:
            diameter = max(self.px(26), round(pose.width * 0.36))
            foot = pose.y + pose.width * TALL / 2
            down = pose.width * (0.24 - TALL) if banked else -pose.width * 0.42
            middle = (round(pose.x + pose.width / 2 - self.px(11)), round(foot + down))
            put_coin(self.props, canvas, middle, diameter, str(points), banked)
        laid.clear()

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
