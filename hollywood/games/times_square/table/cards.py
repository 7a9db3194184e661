"""Paints cards: in the hand, where some are chosen or dimmed, on stage and piles, in the air."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.surfaces import card_corner, height, lay_on
from hollywood.ui.draw.theme import GOLD
from hollywood.ui.table.card_painter import CardPainter
from hollywood.ui.table.setting import Thing, View
from hollywood.ui.table.stage import CARD, Key, Pose

from ..rules.game import TimesSquare
from ..rules.state import Move, State
from .foreseen import Foreseen
from .geometry import CARD_HIGH, Plan
from .layout import held
from .life import Life
from .marks import Marks

_RISES = 12  # units: a card that is pointed at
_DIM, _LOWERED = 0.42, 10  # how much light a card of another colour has, and how far it sinks
_RIM, _SHINE = 3, 12  # units: round a chosen card
_SIZES = 3  # of a card that grows: each is drawn with its rim
_NONE = (0, 0, 0, 0)


def raised(view: View[State, Move], foreseen: Foreseen) -> frozenset[int]:
    """The cards that were chosen, or that the coach would; not one that is only pointed at."""
    hovers = view.pick.thing is not None and view.pick.thing[0] == CARD
    advised = view.best is not None and not hovers
    begun = view.draft is not None or view.pick.carried is not None or advised
    return foreseen.chosen if begun else frozenset()


class Cards(CardPainter):
    """Paints the cards of one match at one window size."""

    def __init__(self, props: Props, plan: Plan, game: TimesSquare, life: Life) -> None:
        super().__init__(props)
        self._plan, self._game, self._life = plan, game, life
        self._marks = Marks(props, plan)

    def card_id(self, key: Key, face: bool) -> str:
        """What art calls the card of this key: a back unless its face is up and known."""
        return self._game.ids[key[1]] if face and key[0] == CARD and key[1] >= 0 else BACK

    def lay(
        self,
        canvas: pygame.Surface,
        thing: Thing,
        view: View[State, Move],
        foreseen: Foreseen,
        own: Seat,
    ) -> None:
        """One card, as far as it is chosen, dimmed or pointed at."""
        key, actor, pose = thing
        card, hand = key[1], held(view.now, own)
        light = 1.0
        if actor.resting and card in hand:
            pose = self._answering(pose, view.risen(key) - view.sunk(key) / 2)
            if card in raised(view, foreseen):
                pose = self._chosen(canvas, card, pose)
            elif card in foreseen.dimmed:
                light, pose = _DIM, replace(pose, y=pose.y + self._plan.px(_LOWERED))
        if view.shaken is not None and view.shaken.what == key:
            pose = replace(pose, x=pose.x + self._plan.px(view.shaken.by))
        self.card(canvas, key, actor, pose, risen=view.risen(key), light=light)
        if card in foreseen.blocked and card in hand and actor.resting:
            self._struck(canvas, pose)

    def _answering(self, pose: Pose, risen: float) -> Pose:
        """A card that is pointed at comes up a little and straightens."""
        up, turn = self._plan.scale * _RISES * risen, pose.turn * (1 - max(0.0, risen))
        return replace(pose, y=pose.y - up, turn=turn)

    def _chosen(self, canvas: pygame.Surface, card: int, pose: Pose) -> Pose:
        """Larger, higher, upright and in gold."""
        y, wide = self._plan.chosen_at
        risen = self._life.easing.risen(card, up=True)
        y = pose.y + (y - pose.y) * risen
        grown = round(min(1.0, risen) * _SIZES) / _SIZES
        wide = round(pose.width + (wide - pose.width) * grown)
        pose = replace(pose, y=y, width=wide, turn=0)
        place = pygame.Rect(0, 0, round(wide), height(wide))
        place.center = (round(pose.x), round(pose.y))
        self._rim(canvas, place)
        return pose

    def _rim(self, canvas: pygame.Surface, place: pygame.Rect) -> None:
        px, shapes = self._plan.px, self.props.shapes
        radius, soft, line = card_corner(place.width), px(_SHINE), max(2, px(_RIM))
        around = place.inflate(2 * line, 2 * line)
        glow = shapes.glow(around.size, radius, soft, GOLD)
        lay_on(glow, canvas, (around.left - soft, around.top - soft))
        rim = shapes.panel(around.size, radius + line, GOLD)
        lay_on(rim, canvas, around.topleft)

    def _struck(self, canvas: pygame.Surface, pose: Pose) -> None:
        """This card can't be played now."""
        plan = self._plan
        x, y = plan.units((pose.x, pose.y + pose.width * CARD_HIGH / 2))
        self._marks.struck(canvas, (x, y - 18))
