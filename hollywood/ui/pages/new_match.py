"""A new match on one page: who plays, by which rules, with which deal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from hollywood.actions import NUMBERS
from hollywood.core.message import say
from hollywood.kit import SetUp
from hollywood.ui.app.keys import is_click
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.row import split
from hollywood.ui.draw.theme import RED, Type
from hollywood.ui.widgets.controls import Choice, Control, Field, Press
from hollywood.ui.widgets.page import Page

from .house_rules import HouseRules
from .match_draft import MatchDraft, drawn_words, remember, remembered, seed_of
from .rules_and_deal import RulesAndDeal
from .seat_rows import SeatRows

_ASIDE = 396  # units: the column at the right
_BETWEEN = 30
_GAP = 12
_DEAL = 400  # units: the words for the deal and the button beside them
_LEAST_POSTER = 36  # units wide
_TURN = 7  # degrees from one poster to the next
_SEATS, _RULES, _HOUSE = "seats", "rules", "house"  # the leaves of this page


class NewMatch(Page):
    """Seats at the left, rules and deal at the right; playable as it is.

    For large words rules and deal have a leaf of their own.
    """

    def __init__(
        self,
        props: Props,
        game: OpenedGame,
        start: Callable[[SetUp], None],
        back: Press,
        chance: random.Random | None = None,
        kept: MatchDraft | None = None,
    ) -> None:
        super().__init__(props, say("new_match.title"), back)
        self.game = game
        self.kit = game.kit
        self.draft = kept or remembered(props.settings, game.kit, game.actors, props.language)
        self._left_over = pygame.Rect(0, 0, 0, 0)  # below the deal
        self._seats = SeatRows(self, self.draft, self._at_seat)
        self.chance = chance or random.Random()
        if self.draft.started or not self.draft.deal:
            self.draft.deal, self.draft.started = drawn_words(self.chance, props.voice()), False
        to_options = partial(self._turn, _HOUSE)
        agreed = RulesAndDeal(self, self.draft, self.chance, to_options, game)
        self._agreed = agreed
        self._start = start
        self._leaf = _SEATS
        self._house = HouseRules(self, self.draft, game)
        self._chosen: dict[str, Control | None] = {}  # the control that each leaf was left by

    # input

    def handle(self, event: pygame.event.Event) -> None:
        """Seats can be dragged by whatever is no control."""
        if self._seats.dragged is not None and event.type == pygame.MOUSEMOTION:
            self._seats.drag(event.pos)
        elif self._seats.dragged is not None and event.type == pygame.MOUSEBUTTONUP:
            self._seats.drop()
        elif self.props.keys.means(event, "confirm") and self._starts():
            self._go()
        elif preset := self._preset_of(event):
            self._agreed.take_named(preset)
        elif self._leaf == _HOUSE and (way := self._house.way(event)):
            self._house.turn(way)
        else:
            pressed = is_click(event)
            if pressed and self._leaf == _SEATS:
                self._seats.grab(event.pos)
            before = self.controls.focus
            super().handle(event)
            if self.controls.focus is not before and self._tells_one:
                self.lay_out()

    def _preset_of(self, event: pygame.event.Event) -> str:
        """The preset of a number, where they are cards; none while somebody writes."""
        cards = dict(zip(NUMBERS, self.game.screens.preset_cards, strict=False))
        writes = isinstance(self.controls.focus, Field) and self.controls.by_keys
        if writes or self._leaf == _HOUSE:
            return ""
        return cards.get(self.props.keys.one_of(event, cards) or "", "")

    def _starts(self) -> bool:
        """Whether Enter means to start: no other control has been chosen by keys."""
        focus = self.controls.focus
        seats = self._leaf == _SEATS
        return seats and not self.controls.by_keys and not isinstance(focus, Field)

    def escape(self) -> None:
        """From the house rules back to the other rules or the seats, from there back."""
        if self._leaf == _SEATS:
            super().escape()
        else:
            self._turn(_RULES if self._leaf == _HOUSE and self._parted else _SEATS)

    def _go(self) -> None:
        if not self._twins:
            remember(self.draft, self.props.settings)
            self.draft.started = True
            self._start(self.draft.set_up(self.props.voice(), seed_of(self.draft.deal)))

    def _turn(self, leaf: str) -> None:
        """To another leaf; whoever comes back to one finds the focus where it was."""
        self._chosen[self._leaf] = self.controls.focus
        self._leaf = leaf
        self.controls.focus = self._chosen.get(leaf)
        self.props.sound.play("ui_page")
        self.lay_out()

    @property
    def _parted(self) -> bool:
        """Whether words are so large that rules and deal need a leaf of their own."""
        return self.props.screen.text > 1

    @property
    def _tells_one(self) -> bool:
        """Whether what is told depends on what has the focus."""
        return self._parted or not self._seats.tells_all

    @property
    def _twins(self) -> bool:
        """Whether two players have the same name."""
        names = self.draft.names(self.props.voice())
        return max(Counter(names).values()) > 1

    # layout

    def set_out(self) -> Sequence[Control]:
        """The seats and all the rest, or another leaf."""
        self._left_over = pygame.Rect(0, 0, 0, 0)
        if self._leaf == _HOUSE:
            return self._set_house_rules()
        if self._leaf == _RULES and self._parted:
            return self._set_rules_and_deal()
        self.put_heading()
        seats = [*self._set_foot(), *self._set_players(), *self._set_seats()]
        return seats if self._parted else [*seats, *self._set_aside()]

    def _set_house_rules(self) -> list[Control]:
        rows = self._house.set_out(self._parted)
        usual = self.foot
        usual.width = self.px(400 if self._parted else 300)
        standard = partial(self._agreed.adopt, next(iter(self.kit.presets)))
        words = self.said(say("new_match.as_rulebook"))
        return [self._done(), *rows, Control(usual, words, standard)]

    def _set_rules_and_deal(self) -> list[Control]:
        """What else stands at the right of the seats, in two columns."""
        self.put_heading(self.said(say("new_match.rules_and_deal")))
        left, right = self.inner, self.inner
        left.width = right.width = (self.inner.width - self.px(_BETWEEN)) // 2
        right.right = self.inner.right
        rules = self._agreed.set_rules(left)
        others = [*self._agreed.set_first(right), *self._agreed.set_deal(right)]
        self._left_over = pygame.Rect(left.topleft, (left.width, self.inner.bottom - left.top))
        return [self._done(), *rules, *others]

    def _done(self) -> Control:
        place = self.foot
        place.width = self.px(240)
        place.right = self.foot.right
        return Control(place, self.said(say("new_match.done")), self.escape, primary=True)

    def _set_foot(self) -> list[Control]:
        back, start = self.foot, self.foot
        back.width, start.width = self.px(180), self.px(_ASIDE)
        start.right = self.foot.right
        if self._twins:
            between = pygame.Rect(back.right, back.top, start.left - back.right, back.height)
            between.inflate_ip(-self.px(2 * _GAP), self.px(2 * _GAP))
            self.put_beside(
                self.said(say("new_match.same_name")), Type.SMALL, RED, between, "right"
            )
        words = self.said(say("new_match.start"))
        return [
            Control(start, words, self._go, primary=True, enabled=not self._twins),
            Control(back, self.said(say("new_match.back")), self.escape),
            *self._deal_beside(back),
        ]

    def _deal_beside(self, back: pygame.Rect) -> list[Control]:
        """The deal, where presets leave no room for it at the right."""
        if self._parted or self._twins or not self._agreed.as_cards:
            return []
        row = back.move(back.width + self.px(_GAP), 0)
        row.width = self.px(_DEAL)
        return self._agreed.deal_in(row)

    def _left(self) -> pygame.Rect:
        """The part for the seats."""
        rect = self.inner
        rect.width -= 0 if self._parted else self.px(_ASIDE + _BETWEEN)
        return rect

    def _set_players(self) -> list[Control]:
        """How many there are, the button that seats them by chance, the way to the rules."""
        counts = list(self.kit.seats)
        at = self._left()
        at.height = self.high(42)
        if self.draft.swaps:
            return [self._to_rules(at)] if self._parted else []
        shares = (0.25, 0.4, 0.35) if self._parted else (0.5, 0.5)
        many, shuffle, *rules = split(at, shares, self.px(_GAP))

        def choose(chosen: int) -> None:
            self.draft.playing = counts[chosen]
            self.lay_out()

        return [
            Choice(
                many,
                options=[self.said(say("new_match.players", count=count)) for count in counts],
                chosen=counts.index(self.draft.playing),
                change=choose,
            ),
            Control(shuffle, self.said(say("new_match.shuffle")), self._shuffle),
            *map(self._to_rules, rules),
        ]

    def _to_rules(self, place: pygame.Rect) -> Control:
        """The way to the rules and the deal, for large words."""
        return Control(
            place, self.said(say("new_match.rules_and_deal")), partial(self._turn, _RULES)
        )

    def _at_seat(self, seat: int, high: int) -> pygame.Surface | None:
        """What the game has standing there."""
        return self.game.screens.seat(self.props, self.draft.options, seat, high)

    def _shuffle(self) -> None:
        self.draft.shuffle(self.chance)
        self.props.sound.play("shuffle")
        self.lay_out()

    def _set_seats(self) -> list[Control]:
        room = self._left()
        header = self._parted or not self.draft.swaps
        top = (self.high(42) + self.px(_GAP)) * header
        room.top, room.height = room.top + top, room.height - top
        return self._seats.set_out(room)

    # the column at the right

    def _set_aside(self) -> list[Control]:
        """Rules, who starts, and the deal."""
        at = self.inner
        at.left = at.right - self.px(_ASIDE)
        at.width = self.px(_ASIDE)
        agreed = self._agreed
        controls = [*agreed.set_rules(at), *agreed.set_first(at)]
        if not agreed.as_cards:
            controls += agreed.set_deal(at)
        self._left_over = pygame.Rect(at.left, at.top, at.width, self.inner.bottom - at.top)
        self._cut = self._cut or at.top > self.inner.bottom
        return controls

    def adorn(self) -> None:
        """The cast, or a few posters, if there is room for them."""
        room = self._left_over
        cast = self.game.screens.cast(self.props, room.size)
        if cast is not None:
            self.show(cast, cast.get_rect(midbottom=room.midbottom))
            return
        wide = min(room.height * 5 // 9, self.px(110))
        if wide < self.px(_LEAST_POSTER):
            return
        posters = self.game.screens.posters
        for number, id in enumerate(posters):
            aside = number - (len(posters) - 1) / 2
            card = self.props.art.card(id, wide, self.props.language, self.props.settings.symbols)
            turned = pygame.transform.rotozoom(card, -aside * _TURN, 1)
            place = turned.get_rect(center=room.center)
            place.move_ip(round(aside * wide * 0.72), round(abs(aside) ** 2 * wide * 0.06))
            self.show(turned, place)
