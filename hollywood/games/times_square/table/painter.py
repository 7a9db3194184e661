"""The table of Times Square in plain shapes."""

from __future__ import annotations

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import say
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BLACK, CREAM, GOLD, PANEL, TABLE, Type
from hollywood.ui.table.setting import Thing, View
from hollywood.ui.table.stage import CARD, Key

from ..rules.game import TimesSquare
from ..rules.state import Move, State
from ..rules.street import FIGURES
from .geometry import HALF, Plan
from .layout import CHARLIE, PERSON

_INKS = ("#2f9e69", "#8d93a3", "#8d93a3", "#d7a021", "#d1383f")


class TablePainter:
    """Paints the street, what stands on it, and all cards."""

    def __init__(self, props: Props, game: TimesSquare, plan: Plan, voice: Voice) -> None:
        self.props, self.game, self.plan, self.voice = props, game, plan, voice

    def draw(self, canvas: pygame.Surface, view: View[State, Move]) -> None:
        """The whole table."""
        canvas.fill(TABLE)
        for space in range(-HALF, HALF + 1):
            self._plate(canvas, self.plan.tile(space), str(abs(space)))
        for panel in self.plan.panels:
            canvas.fill(PANEL, panel.rect)
        own = self.plan.panels[self.plan.own]
        self._plate(canvas, own.end, self.voice.text(say("times_square.table.end")))
        lay_on(self._card("", self.plan.pile_card), canvas, self.plan.supply.topleft)
        for thing in view.things:
            self._thing(canvas, thing)

    def _plate(self, canvas: pygame.Surface, rect: pygame.Rect, words: str) -> None:
        canvas.fill(BLACK, rect)
        put(self.props, canvas, words, Type.LABEL, CREAM, rect.width, midbottom=rect.midbottom)

    def _thing(self, canvas: pygame.Surface, thing: Thing) -> None:
        (kind, number, _), pose = thing.key, thing.pose
        wide, at = max(1, round(pose.width)), (round(pose.x), round(pose.y))
        if kind == PERSON:
            self._person(canvas, number, at, wide)
            return
        face = kind == CARD and pose.face and number >= 0
        card = self._card(self.game.ids[number] if face else "", wide)
        lay_on(card, canvas, card.get_rect(center=at).topleft)

    def _person(self, canvas: pygame.Surface, number: int, at: tuple[int, int], wide: int) -> None:
        ink = GOLD if number == CHARLIE else Color(_INKS[number])
        pygame.draw.circle(canvas, ink, at, wide // 2)
        which = "charlie" if number == CHARLIE else FIGURES[number]
        words = self.voice.text(say(f"times_square.figure.{which}"))
        put(self.props, canvas, words, Type.LABEL, CREAM, wide * 2, center=at)

    def _card(self, id: str, wide: int) -> pygame.Surface:
        props = self.props
        symbols = props.settings.symbols
        return props.art.card_or_stand_in(id or BACK, wide, props.language, symbols)

    def picture(self, key: Key, wide: int) -> pygame.Surface:
        """A card, enlarged."""
        return self._card(self.game.ids[key[1]], wide)
