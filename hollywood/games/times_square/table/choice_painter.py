"""Paints what can be chosen over the street: pads above figures, heads and cards on lit spaces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame import Color

from hollywood.core.game import CardId
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, GOLD, Type

from ..rules.game import TimesSquare
from ..rules.state import State
from ..rules.street import LEFT, SUE
from .club_chips import CLUBS
from .foreseen import Foreseen, Outcome, Pad, Target
from .geometry import FEET, Plan
from .hit_areas import HEAD, PAD, head, pad, pads_end, whistle
from .marks import Marks
from .people import NAMES
from .street_pictures import StreetPictures

_FILL, _LIT_FILL = Color("#0d1c1e"), Color("#2c2410")
_RADIUS, _SIGN = 8, 30  # units
_CARD = 24
_AROUND = 8  # of a whistle that is carried: its shadow
_HEAD_UP = 132  # of a lock above the feet
_WHOSE, _WHOSE_UP = 32, 152  # the mark of a club at whose door Esmé would be
_LOWER = 16  # units: the same below words that hang over the sky


class ChoicePainter:
    """Paints the choices of one match at one window size."""

    def __init__(
        self, props: Props, plan: Plan, game: TimesSquare, pictures: StreetPictures
    ) -> None:
        self.props, self.plan, self.game = props, plan, game
        self._pictures, self._marks = pictures, Marks(props, plan)

    def draw(self, canvas: pygame.Surface, s: State, foreseen: Foreseen) -> None:
        """What is offered on the spaces."""
        for space, targets in _by_space(foreseen.targets):
            self._on_tile(canvas, s, space, targets, foreseen)

    def offer(self, canvas: pygame.Surface, s: State, foreseen: Foreseen) -> None:
        """What is offered above the figures, and what of it is pointed at."""
        for each in foreseen.pads:
            lit = _is_meant(each, s, foreseen.outcome)
            self._pad(canvas, each, pad(self.plan, s.places.sue, each.by, each.together), lit)
        for by in {each.by for each in foreseen.pads}:
            end = pads_end(self.plan, s.places.sue, by)
            self._marks.heads(canvas, end, by * self.plan.side)
        if foreseen.lures:
            place = whistle(self.plan, s)
            self._plate(canvas, place, lit=False)
            self._sign(canvas, "lure", place.center)
        if foreseen.locked is not None:
            x = self.plan.across(s.places[foreseen.locked])
            self._marks.lock(canvas, (x, FEET - _HEAD_UP))
        if foreseen.outcome is not None and foreseen.outcome.warns:
            self._warning(canvas, s, foreseen.outcome)

    def _warning(self, canvas: pygame.Surface, s: State, outcome: Outcome) -> None:
        """Whose door it is: a red rim is not seen by everybody."""
        place = self._warned_at(outcome)
        chip = self._pictures.chip(f"club_{CLUBS[1 - s.turn]}", place.width)
        lay_on(chip, canvas, chip.get_rect(center=place.center).topleft)

    def _warned_at(self, outcome: Outcome) -> pygame.Rect:
        x, up = self.plan.across(outcome.after.places.sue), _WHOSE_UP - _LOWER * self.plan.low
        return self.plan.box(x - _WHOSE / 2, FEET - up - _WHOSE / 2, _WHOSE, _WHOSE)

    def places(self, s: State, foreseen: Foreseen) -> Iterator[pygame.Rect]:
        """Where all that is offered above the figures stands."""
        for each in foreseen.pads:
            yield pad(self.plan, s.places.sue, each.by, each.together)
            x, y = pads_end(self.plan, s.places.sue, each.by)
            yield self.plan.box(x - 8, y - 15, 16, 30)
        if foreseen.lures:
            yield whistle(self.plan, s)
        if foreseen.outcome is not None and foreseen.outcome.warns:
            yield self._warned_at(foreseen.outcome)

    # on lit spaces

    def _on_tile(
        self,
        canvas: pygame.Surface,
        s: State,
        space: int,
        targets: Sequence[Target],
        foreseen: Foreseen,
    ) -> None:
        """Heads of those who could come here, if they are several; cards, or how many steps."""
        tile = self.plan.tile(space)
        figures = list(dict.fromkeys(target.figure for target in targets))
        if len(targets) > 1 and len(figures) > 1:
            for number, target in enumerate(targets):
                place = head(self.plan, space, number, len(targets))
                chip = self._pictures.chip(NAMES[target.figure], self.plan.px(HEAD))
                lay_on(chip, canvas, chip.get_rect(center=place.center).topleft)
            return
        for number, target in enumerate(targets):
            if target.cards:
                place = head(self.plan, space, number, len(targets))
                self._badge(canvas, target.cards, place.center)
        if any(self.game.ids[card] == "guards" for card in foreseen.chosen):
            steps = abs(space - s.places[targets[0].figure])
            x, y = self.plan.units(tile.midtop)
            self._marks.tag(canvas, str(steps), (x, y + 14), Type.GATE, 20, 6)

    def _badge(
        self, canvas: pygame.Surface, cards: Sequence[CardId], middle: tuple[int, int]
    ) -> None:
        """The mark of the card that would do it; of two, both."""
        size = self.plan.px(_CARD)
        for number, card in enumerate(cards):
            badge = self._pictures.badge(self._mark(card), size)
            at = (middle[0] + number * size // 3, middle[1])
            lay_on(badge, canvas, badge.get_rect(center=at).topleft)

    def _mark(self, card: CardId) -> str:
        """The picture of what a card is worth."""
        return self.props.art.cards[self.game.ids[card]].marks[-1].file

    # pads

    def _pad(self, canvas: pygame.Surface, each: Pad, place: pygame.Rect, lit: bool) -> None:
        """Who goes, and how many cards that takes."""
        self._plate(canvas, place, lit)
        sign = "together" if each.together else "alone"
        self._sign(canvas, sign, (place.left + self.plan.px(19), place.centery))
        x, y = self.plan.units(place.center)
        self._marks.gems(canvas, (x + 16, y), 1 + each.together)
        if each.struck:
            self._marks.struck(canvas, (x - 14, y), 16)

    def carried(self) -> pygame.Surface:
        """The whistle by itself."""
        place = pygame.Rect(0, 0, *map(self.plan.px, PAD))
        layer = layer_of(place.inflate(*(2 * self.plan.px(_AROUND),) * 2).size)
        place.center = layer.get_rect().center
        self._plate(layer, place, lit=True)
        self._sign(layer, "lure", place.center)
        return layer

    def _plate(self, canvas: pygame.Surface, place: pygame.Rect, lit: bool) -> None:
        px, shapes = self.plan.px, self.props.shapes
        shapes.cast_shadow(canvas, place, px(_RADIUS), px(4), (0, px(2)), 170)
        fill, edge, line = (_LIT_FILL, GOLD, 2.4) if lit else (_FILL, BRASS, 1.3)
        plate = shapes.panel(place.size, px(_RADIUS), fill, edge, max(1, px(line)))
        lay_on(plate, canvas, place.topleft)

    def _sign(self, canvas: pygame.Surface, name: str, middle: tuple[int, int]) -> None:
        sign = self._pictures.sign(name, self.plan.px(_SIGN))
        lay_on(sign, canvas, sign.get_rect(center=middle).topleft)


def _by_space(targets: Sequence[Target]) -> Iterator[tuple[int, list[Target]]]:
    """The targets of each space, in their order."""
    found: dict[int, list[Target]] = {}
    for target in targets:
        found.setdefault(target.space, []).append(target)
    yield from found.items()


def _is_meant(each: Pad, now: State, outcome: Outcome | None) -> bool:
    """Whether what is pointed at is what this pad offers."""
    if outcome is None:
        return False
    before, after = now.places, outcome.after.places
    together = before[LEFT] != after[LEFT]
    return after[SUE] - before[SUE] == each.by and together == each.together
