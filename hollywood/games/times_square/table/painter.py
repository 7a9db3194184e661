"""Paints the table of Times Square: the street, the panels below its clubs, and all cards."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.display_list import DisplayList
from hollywood.ui.draw.kept_picture import Painting
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, Type
from hollywood.ui.table.card_painter import LEAST_SEEN
from hollywood.ui.table.setting import Thing, View
from hollywood.ui.table.stage import CARD, Key

from ..rules.game import TimesSquare
from ..rules.state import Move, State
from ..rules.street import lamps
from .about import closing
from .buttons import Buttons
from .cards import Cards, raised
from .choice_painter import ChoicePainter
from .effect_painter import EffectPainter
from .foreseen import Foreseen
from .geometry import Plan
from .layout import END, WHISTLE
from .life import Life
from .lights import lights
from .lying import Lying
from .street_painter import StreetPainter
from .street_pictures import StreetPictures

_BELOW_SKY = 202  # units from the top: arrows and pads are above it
_PLATE, _PLATE_INK = 420, (7, 9, 15, 244)  # units wide: if the street closed now


class TablePainter:
    """Paints one match at one window size."""

    def __init__(
        self,
        props: Props,
        plan: Plan,
        game: TimesSquare,
        voice: Voice,
        chairs: Sequence[Chair],
        pictures: StreetPictures,
        life: Life,
    ) -> None:
        self.props, self.plan, self.game = props, plan, game
        self._voice, self._life = voice, life
        self._street = StreetPainter(props, plan, game, pictures, life)
        self._choices = ChoicePainter(props, plan, game, pictures)
        self._buttons = Buttons(props, plan, pictures, voice)
        self._cards = Cards(props, plan, game, life)
        self._lying = Lying(props, plan, game, voice, chairs, pictures, self._cards, life)
        self._effects = EffectPainter(props, plan)
        self._enlarged = 0  # how wide the card was that was enlarged last
        self._prepared: Key | None = None

    def prepare(self) -> None:
        """On another thread: have made what will be seen sooner or later."""
        self._lying.panels.prepare()
        self._street.prepare()

    def put_away(self) -> None:
        """The table is seen no more."""
        self._lying.put_away()

    def painting(self, view: View[State, Move], foreseen: Foreseen) -> Painting:
        """Everything, from the velvet up."""
        self._prepare(view)
        lying, moving = self._parted(view, foreseen)
        self._cards.agree(lying)
        ground, changed = self._lying.picture(view, foreseen, lying)
        above, offered = DisplayList(), DisplayList()
        no_words = list(self._choices.places(view.now, foreseen))
        self._draw(above, view, foreseen, moving)
        if foreseen.closing:
            no_words.append(self._closing(above, view.state, no_words))
        self._street.arrows(offered, view.now, foreseen.outcome)
        self._choices.offer(offered, view.now, foreseen)
        return Painting(ground, changed, above.pieces, offered.pieces, no_words)

    def _draw(
        self,
        canvas: pygame.Surface,
        view: View[State, Move],
        foreseen: Foreseen,
        moving: Sequence[Thing],
    ) -> None:
        """Whatever may move, or come and go."""
        if self._life.light.afterglow is not None:
            self._lying.backdrop.dim(canvas, *self._life.light.afterglow)
        chases = self.props.moves and self._life.bulbs and self._life.light.is_up
        if (lit := lights(view).lit) is not None and chases:
            self._lying.backdrop.chase(canvas, lit)
        for seat in view.thinking:
            self._lying.panels.pulse(canvas, seat, view.clock)
        self._street.draw(canvas, view, foreseen)
        self._choices.draw(canvas, view.now, foreseen)
        self._buttons.draw(canvas, view, foreseen)
        for thing in moving:
            self._cards.lay(canvas, thing, view, foreseen, self.plan.own)
        self._effects.draw(canvas, view.effects)
        self._pulse(canvas, view, foreseen)

    def _pulse(self, canvas: pygame.Surface, view: View[State, Move], foreseen: Foreseen) -> None:
        """Whoever points at the end of the turn sees for what Fizz would walk."""
        ends = view.pick.place == (END, 0, 0) and END in foreseen.ends
        self._life.pulses.points_at_end(ends)
        if ends:
            lit = lamps(self.game.street, view.now.places, view.now.turn)
            for number, lamp in enumerate(lamp for lamp, is_lit in enumerate(lit) if is_lit):
                if share := self._life.pulses.of(number):
                    self._effects.flare(canvas, view.now.turn, lamp, share)

    # what lies still

    def _parted(
        self, view: View[State, Move], foreseen: Foreseen
    ) -> tuple[list[Thing], list[Thing]]:
        """Cards that lie still, the chosen ones above the others; and those in the air."""
        seen = [
            thing
            for thing in view.things
            if thing.key[0] == CARD
            and thing.pose.seen > LEAST_SEEN
            and thing.key != view.pick.carried
        ]
        high = raised(view, foreseen)
        lying = [thing for thing in seen if thing.actor.resting]
        lying.sort(key=lambda thing: thing.key[1] in high)
        return lying, [thing for thing in seen if not thing.actor.resting]

    def _closing(
        self, canvas: pygame.Surface, s: State, no_words: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """Who would win if the street closed now, on a plate over the clock, or below the sky."""
        px, setter = self.plan.px, self.props.typesetter
        words = self._voice.text(closing(s))
        block = setter.block(words, Type.STORY, CREAM, px(_PLATE), "centre")
        place = block.get_bounding_rect().inflate(px(28), px(18))
        place.midtop = (self.plan.clock[0], self.plan.clock[1] - px(48))
        if self.plan.noted or place.collidelist(no_words) != -1:
            place.top = self.plan.point(0, _BELOW_SKY)[1]
        self.props.shapes.cast_shadow(canvas, place, px(10), px(6), (0, px(3)))
        plate = self.props.shapes.panel(place.size, px(10), _PLATE_INK, GOLD, max(1, px(1.6)))
        lay_on(plate, canvas, place.topleft)
        lay_on(block, canvas, block.get_rect(center=place.center).topleft)
        return place

    def _prepare(self, view: View[State, Move]) -> None:
        """A card that is pointed at may soon be enlarged: it is drawn while one waits for that."""
        key, props = view.pick.thing, self.props
        if self._enlarged and key is not None and key[0] == CARD and key != self._prepared:
            id = self._cards.card_id(key, True)
            props.art.prepare([id], self._enlarged, props.language, props.settings.symbols)
        self._prepared = key

    def picture(self, key: Key, wide: int) -> pygame.Surface:
        """A card, enlarged: one that is not drawn yet is coarse for a moment."""
        self._enlarged = wide
        return self._card_picture(key, wide)

    def _card_picture(self, key: Key, wide: int) -> pygame.Surface:
        id, symbols = self._cards.card_id(key, True), self.props.settings.symbols
        art, language = self.props.art, self.props.language
        return art.card_or_stand_in(id, wide, language, symbols)

    def held(self, key: Key) -> pygame.Surface:
        """What the mouse carries: a card, a figure, or the whistle."""
        if key[0] == WHISTLE:
            return self._choices.carried()
        if key[0] == CARD:
            return self._card_picture(key, self.plan.card * 3 // 4)
        return self._street.people.sprite(key[1], self._street.high(key[1])).picture
