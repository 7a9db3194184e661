"""A new match on one page: who plays, by which rules, with which deal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from hollywood.core.message import say
from hollywood.games.hollywood.rules.deck import GENRES, STANDARD, Deck, Options
from hollywood.kit import SetUp
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.theme import GOLD, MUTED, RED, Type
from hollywood.ui.widgets.controls import Choice, Control, Field, Press
from hollywood.ui.widgets.page import Page

from .match_draft import (
    Casting,
    drawn_words,
    preset_of,
    remember,
    remembered,
    seed_of,
    starting_as,
    values_of,
)
from .option_rows import listed, listed_one_told, told_or
from .seat_rows import SeatRows

_ASIDE = 396  # units: the column at the right
_BETWEEN = 30
_GAP = 12
_LEAST_POSTER = 36  # units wide
_TURN = 7  # degrees from one poster to the next
_MIXTURE = "mixture"
_SEATS, _RULES, _HOUSE = "seats", "rules", "house"  # the leaves of this page
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class NewMatch(Page):
    """Seats at the left, rules and deal at the right; playable as it is.

    For large words rules and deal have a leaf of their own.
    """

    def __init__(
        self,
        props: Props,
        start: Callable[[SetUp], None],
        back: Press,
        own: Iterable[str] = (),
        chance: random.Random | None = None,
        kept: Casting | None = None,
    ) -> None:
        super().__init__(props, say("casting.title"), back)
        self.casting = kept or remembered(props.settings, props.deck, own)
        self._left_over = pygame.Rect(0, 0, 0, 0)  # below the deal
        self._seats = SeatRows(self, self.casting)
        self.chance = chance or random.Random()
        if self.casting.started or not self.casting.deal:
            self.casting.deal, self.casting.started = drawn_words(self.chance), False
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
            remember(self.casting, self.props.settings, self.props.deck)
            self.casting.started = True
            self._start(self.casting.set_up(self.props.voice(), seed_of(self.casting.deal)))

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
        names = self.casting.names(self.props.voice())
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
        self.put_heading(self.said(say("casting.house_rules")))
        set_out = listed_one_told if self._parted else listed
        rows = set_out(self, self.casting, self.props.deck, self.inner, self.lay_out)
        usual = self.foot
        usual.width = self.px(400 if self._parted else 300)
        standard = partial(self._agree_on, self.props.deck.presets[STANDARD])
        words = self.said(say("casting.as_rulebook"))
        return [self._done(), *rows, Control(usual, words, standard)]

    def _set_rules_and_deal(self) -> list[Control]:
        """What else stands at the right of the seats, in two columns."""
        self.put_heading(self.said(say("casting.rules_and_deal")))
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
        return Control(place, self.said(say("casting.done")), self.escape, primary=True)

    def _set_foot(self) -> list[Control]:
        back, start = self.foot, self.foot
        back.width, start.width = self.px(180), self.px(_ASIDE)
        start.right = self.foot.right
        if self._twins:
            between = pygame.Rect(back.right, back.top, start.left - back.right, back.height)
            between.inflate_ip(-self.px(2 * _GAP), self.px(2 * _GAP))
            self.put_beside(self.said(say("casting.same_name")), Type.SMALL, RED, between, "right")
        words = self.said(say("casting.start"))
        return [
            Control(start, words, self._go, primary=True, enabled=not self._twins),
            Control(back, self.said(say("casting.back")), self.escape),
        ]

    def _left(self) -> pygame.Rect:
        """The part for the seats."""
        rect = self.inner
        rect.width -= 0 if self._parted else self.px(_ASIDE + _BETWEEN)
        return rect

    def _set_players(self) -> list[Control]:
        """How many there are, the button that seats them by chance, the way to the rules."""
        counts = list(self.props.deck.seats)
        at = self._left()
        at.height = self.high(42)
        many, shuffle, *rules = self._abreast(at, (0.25, 0.4, 0.35) if self._parted else (0.5, 0.5))

        words = self.said(say("casting.rules_and_deal"))

        def choose(chosen: int) -> None:
            self.casting.playing = counts[chosen]
            self.lay_out()

        return [
            Choice(
                many,
                options=[self.said(say("casting.players", count=count)) for count in counts],
                chosen=counts.index(self.casting.playing),
                change=choose,
            ),
            Control(shuffle, self.said(say("casting.shuffle")), self._shuffle),
            *(Control(place, words, partial(self._turn, _RULES)) for place in rules),
        ]

    def _abreast(self, at: pygame.Rect, shares: Sequence[float]) -> list[pygame.Rect]:
        """Parts of a row, side by side."""
        gap, left = self.px(_GAP), at.left
        parts = []
        for share in shares:
            wide = round((at.width - gap * (len(shares) - 1)) * share)
            parts.append(pygame.Rect(left, at.top, wide, at.height))
            left += wide + gap
        return parts

    def _shuffle(self) -> None:
        self.casting.shuffle(self.chance)
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
        self._label("casting.rules", at)
        presets = list(self.props.deck.presets)
        preset = preset_of(self.casting.options, self.props.deck)
        if preset is None:
            preset = _MIXTURE
            presets.append(_MIXTURE)
        names = [told_or(self, f"hollywood.preset.{each}", each.capitalize()) for each in presets]
        chosen = presets.index(preset)
        choice = Choice(self._place(at), options=names, chosen=chosen, change=self._take_preset)
        among = [told_or(self, f"hollywood.preset_does.{each}") for each in (*presets, _MIXTURE)]
        self._told_below(told_or(self, f"hollywood.preset_does.{preset}"), at, among)
        words = self.said(say("casting.house_rules"))
        button = Control(self._place(at), words, partial(self._turn, _HOUSE))
        at.top += self.px(_GAP)
        return [choice, button]

    def _take_preset(self, chosen: int) -> None:
        presets = list(self.props.deck.presets.values())
        if chosen < len(presets):
            self._agree_on(presets[chosen])

    def _agree_on(self, preset: Options) -> None:
        self.casting.options = starting_as(self.casting.options, preset)
        self.lay_out()

    def _set_first(self, at: pygame.Rect) -> list[Control]:
        self._label("casting.first", at)
        values = list(values_of("first_player", self.props.deck))

        def choose(chosen: int) -> None:
            self.casting.agree("first_player", values[chosen])
            self.lay_out()

        words = [self.said(say(f"hollywood.value.first_player.{each}")) for each in values]
        chosen = values.index(self.casting.options.first_player)
        choice = Choice(self._place(at), options=words, chosen=chosen, change=choose)
        told = [self.said(say(f"hollywood.value_does.first_player.{each}")) for each in values]
        self._told_below(told[chosen], at, told)
        at.top += self.px(_GAP)
        return [choice]

    def _set_deal(self, at: pygame.Rect) -> list[Control]:
        self._label("casting.seed", at)
        row = self._place(at)
        typed, again = row.copy(), row.copy()
        typed.width = round(row.width * 0.62)
        again.width = row.width - typed.width - self.px(8)
        again.right = row.right
        self._told_below(self.said(say("casting.seed_why")), at)
        return [
            Field(typed, text=self.casting.deal, most=20, change=self._type_deal),
            Control(again, self.said(say("casting.deal_again")), self._deal_again),
        ]

    def _type_deal(self, words: str) -> None:
        self.casting.deal = words

    def _deal_again(self) -> None:
        self.casting.deal = drawn_words(self.chance)
        self.lay_out()

    def adorn(self) -> None:
        """A few posters, if there is room for them."""
        room = self._left_over
        wide = min(room.height * 5 // 9, self.px(110))
        if wide < self.px(_LEAST_POSTER):
            return
        for number, id in enumerate(_posters(self.props.deck)):
            aside = number - 1.5
            card = self.props.art.card(id, wide, self.props.language, self.props.settings.symbols)
            turned = pygame.transform.rotozoom(card, -aside * _TURN, 1)
            place = turned.get_rect(center=room.center)
            place.move_ip(round(aside * wide * 0.72), round(abs(aside) ** 2 * wide * 0.06))
            self.show(turned, place)


def _posters(deck: Deck) -> list[str]:
    """A film of each genre and a star."""
    films = [next((film.id for film in deck.films if film.genre == each), "") for each in GENRES]
    stars = [star.id for star in deck.stars[:1]]
    return [str(id) for id in (*films, *stars) if id]
