"""A new match on one page: who plays, by which rules, with which deal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from hollywood.core.message import say
from hollywood.kit import Options, SetUp
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import GOLD, MUTED, RED, Type
from hollywood.ui.widgets.controls import Choice, Control, Field, Press
from hollywood.ui.widgets.page import Page
from hollywood.ui.widgets.row import split

from .match_draft import (
    FIRST,
    MatchDraft,
    as_rulebook,
    drawn_words,
    options_of,
    preset_of,
    remember,
    remembered,
    seed_of,
    starting_as,
)
from .option_rows import listed, listed_one_told, listed_options, told_or
from .seat_rows import SeatRows

_ASIDE = 396  # units: the column at the right
_BETWEEN = 30
_GAP = 12
_LEAST_POSTER = 36  # units wide
_TURN = 7  # degrees from one poster to the next
_SEATS, _RULES, _HOUSE = "seats", "rules", "house"  # the leaves of this page
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


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
        self.draft = kept or remembered(props.settings, game.kit, game.actors)
        self._left_over = pygame.Rect(0, 0, 0, 0)  # below the deal
        self._seats = SeatRows(self, self.draft)
        self.chance = chance or random.Random()
        if self.draft.started or not self.draft.deal:
            self.draft.deal, self.draft.started = drawn_words(self.chance), False
        self._start = start
        self._leaf = _SEATS

    # input

    def handle(self, event: pygame.event.Event) -> None:
        """Seats can be dragged by whatever is no control."""
        if self._seats.dragged is not None and event.type == pygame.MOUSEMOTION:
            self._seats.drag(event.pos)
        elif self._seats.dragged is not None and event.type == pygame.MOUSEBUTTONUP:
            self._seats.drop()
        elif event.type == pygame.KEYDOWN and event.key in _ENTER and self._starts():
            self._go()
        else:
            pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            if pressed and self._leaf == _SEATS:
                self._seats.grab(event.pos)
            before = self.controls.focus
            super().handle(event)
            if self.controls.focus is not before and self._tells_one:
                self.lay_out()

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
        """To another leaf."""
        self._leaf = leaf
        self.controls.focus = None
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
        self.put_heading(self.said(say("new_match.house_rules")))
        set_out = listed_one_told if self._parted else listed
        rows = set_out(self, self.draft, self.inner, self.lay_out)
        usual = self.foot
        usual.width = self.px(400 if self._parted else 300)
        standard = partial(self._agree_on, as_rulebook(self.kit))
        words = self.said(say("new_match.as_rulebook"))
        return [self._done(), *rows, Control(usual, words, standard)]

    def _set_rules_and_deal(self) -> list[Control]:
        """What else stands at the right of the seats, in two columns."""
        self.put_heading(self.said(say("new_match.rules_and_deal")))
        left, right = self.inner, self.inner
        left.width = right.width = (self.inner.width - self.px(_BETWEEN)) // 2
        right.right = self.inner.right
        rules = self._set_rules(left)
        others = self._set_first(right) + self._set_deal(right)
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
        ]

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
        shares = (0.25, 0.4, 0.35) if self._parted else (0.5, 0.5)
        many, shuffle, *rules = split(at, shares, self.px(_GAP))

        words = self.said(say("new_match.rules_and_deal"))

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
            *(Control(place, words, partial(self._turn, _RULES)) for place in rules),
        ]

    def _shuffle(self) -> None:
        self.draft.shuffle(self.chance)
        self.props.sound.play("shuffle")
        self.lay_out()

    def _set_seats(self) -> list[Control]:
        room = self._left()
        top = self.high(42) + self.px(_GAP)
        room.top, room.height = room.top + top, room.height - top
        return self._seats.set_out(room)

    # the column at the right

    def _set_aside(self) -> list[Control]:
        """Rules, who starts, and the deal."""
        at = self.inner
        at.left = at.right - self.px(_ASIDE)
        at.width = self.px(_ASIDE)
        controls = self._set_rules(at)
        controls += self._set_first(at)
        controls += self._set_deal(at)
        self._left_over = pygame.Rect(at.left, at.top, at.width, self.inner.bottom - at.top)
        self._cut = self._cut or at.top > self.inner.bottom
        return controls

    def _label(self, id: str, at: pygame.Rect) -> None:
        high = self.writing.height(Type.LABEL)
        label = pygame.Rect(at.left, at.top, at.width, high)
        self.put(self.said(say(id)), Type.LABEL, GOLD, label)
        at.top += high + self.px(4)

    def _place(self, at: pygame.Rect, wide: float = 1.0) -> pygame.Rect:
        """Room for a control; what follows goes below."""
        place = pygame.Rect(at.left, at.top, round(at.width * wide), self.high(42))
        at.top = place.bottom + self.px(8)
        return place

    def _told_below(self, words: str, at: pygame.Rect, among: Iterable[str] = ()) -> None:
        """What something means, with room for what else might be said there."""
        room = pygame.Rect(at.left, at.top, at.width, self.inner.bottom - at.top)
        self.put_block(words, Type.SMALL, MUTED, room)
        told = (words, *among)
        lines = max(len(self.writing.lines(each, Type.SMALL, at.width)) for each in told)
        at.top += self.writing.height(Type.SMALL) * lines + self.px(8)

    def _set_rules(self, at: pygame.Rect) -> list[Control]:
        """The presets, and the way to the options one by one, as far as the game has any."""
        if not listed_options(self.draft):
            return []
        self._label("new_match.rules", at)
        presets, game = list(self.kit.presets), self.kit.name
        preset = preset_of(self.draft)
        mixture = self.said(say("new_match.mixture"))
        names = [told_or(self, f"{game}.preset.{each}", each.capitalize()) for each in presets]
        names += [mixture] * (preset is None)
        chosen = len(presets) if preset is None else presets.index(preset)
        choice = Choice(self._place(at), options=names, chosen=chosen, change=self._take_preset)
        told = [told_or(self, f"{game}.preset_does.{each}") for each in presets]
        told.append(self.said(say("new_match.mixture_does")))
        self._told_below(told[chosen], at, told)
        words = self.said(say("new_match.house_rules"))
        button = Control(self._place(at), words, partial(self._turn, _HOUSE))
        at.top += self.px(_GAP)
        return [choice, button]

    def _take_preset(self, chosen: int) -> None:
        presets = list(self.kit.presets.values())
        if chosen < len(presets):
            self._agree_on(presets[chosen])

    def _agree_on(self, preset: Options) -> None:
        self.draft.options = starting_as(self.draft.options, preset)
        self.lay_out()

    def _set_first(self, at: pygame.Rect) -> list[Control]:
        if FIRST not in options_of(self.kit):
            return []
        self._label("new_match.first", at)
        values, game = list(self.kit.values(FIRST)), self.kit.name

        def choose(chosen: int) -> None:
            self.draft.agree(FIRST, values[chosen])
            self.lay_out()

        words = [self.said(say(f"{game}.value.{FIRST}.{each}")) for each in values]
        chosen = values.index(getattr(self.draft.options, FIRST))
        choice = Choice(self._place(at), options=words, chosen=chosen, change=choose)
        told = [self.said(say(f"{game}.value_does.{FIRST}.{each}")) for each in values]
        self._told_below(told[chosen], at, told)
        at.top += self.px(_GAP)
        return [choice]

    def _set_deal(self, at: pygame.Rect) -> list[Control]:
        self._label("new_match.seed", at)
        row = self._place(at)
        typed, again = row.copy(), row.copy()
        typed.width = round(row.width * 0.62)
        again.width = row.width - typed.width - self.px(8)
        again.right = row.right
        self._told_below(self.said(say("new_match.seed_why")), at)
        return [
            Field(typed, text=self.draft.deal, most=20, change=self._type_deal),
            Control(again, self.said(say("new_match.deal_again")), self._deal_again),
        ]

    def _type_deal(self, words: str) -> None:
        self.draft.deal = words

    def _deal_again(self) -> None:
        self.draft.deal = drawn_words(self.chance)
        self.lay_out()

    def adorn(self) -> None:
        """A few posters, if there is room for them."""
        room = self._left_over
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
