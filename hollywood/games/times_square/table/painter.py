"""Paints the table of Times Square: the street, the panels below its clubs, and all cards."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.bots.roles import ROLES
from hollywood.core.catalogue import Voice
from hollywood.core.message import Seat, say
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, Type
from hollywood.ui.table.card_painter import LEAST_SEEN
from hollywood.ui.table.setting import Thing, View
from hollywood.ui.table.stage import CARD, Key

from ..rules.game import TimesSquare
from ..rules.state import Move, State
from .about import closing
from .backdrop import Backdrop
from .buttons import Buttons
from .cards import Cards, raised
from .choice_painter import ChoicePainter
from .effect_painter import EffectPainter
from .foreseen import Foreseen
from .geometry import Plan
from .layout import WHISTLE
from .marks import Marks
from .middle_painter import MiddlePainter, rows_of
from .panel_painter import PanelPainter, Told, told
from .street_painter import StreetPainter
from .street_pictures import StreetPictures

_PLATE, _PLATE_INK = 420, (7, 9, 15, 244)  # units wide: if the street closed now
_MIDNIGHT, _HOURS = 11.0, 1.5  # the tower's clock at the start; hours for each pass


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
    ) -> None:
        self.props, self.plan, self.game = props, plan, game
        self._chairs, self._voice = chairs, voice
        self._pictures = pictures
        self._backdrop = Backdrop(props, plan, pictures)
        self._panels = PanelPainter(props, plan, pictures, voice, chairs)
        self._middle = MiddlePainter(props, plan, game, pictures, voice)
        self._street = StreetPainter(props, plan, game, pictures)
        self._choices = ChoicePainter(props, plan, game, pictures)
        self._buttons = Buttons(props, plan, pictures, voice)
        self._cards = Cards(props, plan, game)
        self._marks = Marks(props, plan)
        self._effects = EffectPainter(props, plan)
        self._laid: pygame.Surface | None = None
        self._laid_for: object = None
        self._still: pygame.Surface | None = None
        self._still_for: object = None
        self._fine = False  # whether all cards on the ground were drawn as they should be
        self._enlarged = 0  # how wide the card was that was enlarged last
        self._prepared: Key | None = None
        self._grounds = 0  # so often the ground was painted

    def draw(self, canvas: pygame.Surface, view: View[State, Move], foreseen: Foreseen) -> None:
        """Everything, from the velvet up."""
        self._prepare(view)
        lying, moving = self._parted(view, foreseen)
        self._cards.agree(lying)
        canvas.blit(self._lain(view, foreseen, lying), (0, 0))
        if view.turn is not None and self.props.moves:
            self._backdrop.chase(canvas, view.turn, view.clock)
        for seat in view.thinking:
            self._panels.pulse(canvas, seat, view.clock)
        self._street.draw(canvas, view, foreseen)
        self._choices.draw(canvas, view, foreseen)
        self._buttons.draw(canvas, view, foreseen)
        if foreseen.closing:
            self._closing(canvas, view.state)
        for thing in moving:
            self._card(canvas, thing, view, foreseen)
        self._effects.draw(canvas, view.effects)

    # what lies still

    def _ground(self, view: View[State, Move], foreseen: Foreseen) -> pygame.Surface:
        """Street, panels, piles and stage: painted anew only when they look otherwise."""
        both = [self._told(seat, view, foreseen) for seat in (0, 1)]
        symbols, drawn = self.props.settings.symbols, self.props.art.resting
        looks = (view.turn, both, view.counted, view.state, symbols)
        if self._laid is not None and self._fine and looks == self._laid_for:
            return self._laid
        backdrop = self._backdrop.painted(view.turn)
        if self._laid is None:
            self._laid = backdrop.copy()
        else:
            self._laid.blit(backdrop, (0, 0))
        self._laid_for, self._fine = looks, drawn
        self._grounds += 1
        self._marks.clock(self._laid, self._hours(view.state))
        for seat in sorted((0, 1), key=lambda seat: both[seat].active):
            self._panels.draw(self._laid, seat, both[seat])
        self._middle.piles(self._laid, view.state)
        self._middle.stage(self._laid)
        self._played(self._laid, view)
        return self._laid

    def _told(self, seat: Seat, view: View[State, Move], foreseen: Foreseen) -> Told:
        s = view.counted if foreseen.outcome is None else foreseen.outcome.after
        cards = len(view.state.hands[seat])
        mood = view.moods.get(seat, "neutral")
        return told(self.game, seat, s, view.turn == seat, cards, mood)

    def _hours(self, s: State) -> float:
        """Eleven at the start, half past midnight after the first pass, two at the end."""
        deck = len(self.game.faces) - 2 * self.game.deck.hand
        if s.passes:
            deck = max(deck, len(s.supply))
        gone = 1 - len(s.supply) / max(1, deck) if s.passes < 2 else 0.0
        return _MIDNIGHT + _HOURS * (min(2, s.passes) + max(0.0, gone))

    def _played(self, canvas: pygame.Surface, view: View[State, Move]) -> None:
        """Whose cards are on the stage, and what came of them."""
        s = view.counted
        if s.stage or s.steps or s.lured:
            seat, id, rows = s.turn, "plays", rows_of(s.steps, None)
        elif s.last is not None:
            seat, id, rows = s.last.seat, "played", rows_of(s.last.steps, s.last.charlie)
            self._middle.cards(canvas, s.last.cards, results=not s.last.discarded)
        else:
            return
        face = self.props.art.portrait(ROLES.face(self._chairs[seat].who), self.plan.px(44))
        self._middle.actor(canvas, seat, say(f"times_square.stage.{id}"), face)
        self._middle.rows(canvas, rows)

    def _lain(
        self, view: View[State, Move], foreseen: Foreseen, lying: Sequence[Thing]
    ) -> pygame.Surface:
        """The ground with all cards that lie still on it."""
        ground = self._ground(view, foreseen)
        poses = [(each.key, each.pose, view.risen(each.key), view.sunk(each.key)) for each in lying]
        shown = (raised(view, foreseen), foreseen.tipped, foreseen.dimmed, foreseen.blocked)
        drawn = self.props.art.resting  # else cards are still replaced by finer ones
        looks = (self._grounds, poses, shown, view.shaken, self._cards.symbols, drawn)
        if self._still is None:
            self._still = ground.copy()
        elif drawn and looks == self._still_for:
            return self._still
        self._still_for = looks
        self._still.blit(ground, (0, 0))
        for thing in lying:
            self._card(self._still, thing, view, foreseen)
        return self._still

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

    def _card(
        self,
        canvas: pygame.Surface,
        thing: Thing,
        view: View[State, Move],
        foreseen: Foreseen,
    ) -> None:
        self._cards.lay(canvas, thing, view, foreseen, self.plan.own)

    def _closing(self, canvas: pygame.Surface, s: State) -> None:
        """Who would win if the street closed now, on a plate over the clock."""
        px, setter = self.plan.px, self.props.typesetter
        words = self._voice.text(closing(s))
        block = setter.block(words, Type.STORY, CREAM, px(_PLATE), "centre")
        place = block.get_bounding_rect().inflate(px(28), px(18))
        place.midtop = (self.plan.clock[0], self.plan.clock[1] - px(48))
        self.props.shapes.cast_shadow(canvas, place, px(10), px(6), (0, px(3)))
        plate = self.props.shapes.panel(place.size, px(10), _PLATE_INK, GOLD, max(1, px(1.6)))
        lay_on(plate, canvas, place.topleft)
        lay_on(block, canvas, block.get_rect(center=place.center).topleft)

    def _prepare(self, view: View[State, Move]) -> None:
        """A card that is pointed at may soon be enlarged: it is drawn while one waits for that."""
        key, props = view.pick.thing, self.props
        if self._enlarged and key is not None and key[0] == CARD and key != self._prepared:
            id = self._cards.card_id(key, True)
            props.art.prepare([id], self._enlarged, props.language, props.settings.symbols)
        self._prepared = key

    def picture(self, key: Key, wide: int) -> pygame.Surface:
        """A card, enlarged."""
        id, symbols = self._cards.card_id(key, True), self.props.settings.symbols
        self._enlarged = wide
        return self.props.art.card(id, wide, self.props.language, symbols)

    def held(self, key: Key) -> pygame.Surface:
        """What the mouse carries: a card, a figure, or the whistle."""
        if key[0] == WHISTLE:
            return self._choices.carried()
        if key[0] == CARD:
            return self.picture(key, self.plan.card * 3 // 4)
        return self._street.people.sprite(key[1], self._street.high(key[1])).picture
