"""What else is agreed before a match: by which rules, who starts, which deal."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import pygame

from hollywood.core.message import say
from hollywood.kit import Options
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.draw.row import split
from hollywood.ui.draw.theme import MUTED, Type
from hollywood.ui.widgets.controls import Choice, Control, Field, Press
from hollywood.ui.widgets.page import Page

from .match_draft import FIRST, MatchDraft, drawn_words, options_of, preset_of, starting_as
from .option_rows import listed_options, option_choice, told_or
from .preset_cards import preset_cards

_GAP = 12  # units: between one question and the next
_ARROWS = 60  # units: what a choice needs beside its words


class RulesAndDeal:
    """Three questions below each other; each takes its room from the top of what is given."""

    def __init__(
        self,
        page: Page,
        draft: MatchDraft,
        chance: random.Random,
        to_options: Press,
        game: OpenedGame,
    ) -> None:
        self.page = page
        self.screens, self._boxed = game.screens, game.boxed
        self.draft = draft
        self.kit = draft.kit
        self.chance = chance
        self._to_options = to_options

    def _label(self, id: str, at: pygame.Rect) -> None:
        high = self.page.typesetter.height(Type.LABEL)
        label = pygame.Rect(at.left, at.top, at.width, high)
        self.page.put(self.page.said(say(id)), Type.LABEL, MUTED, label)
        at.top += high + self.page.px(4)

    def _place(self, at: pygame.Rect, wide: float = 1.0) -> pygame.Rect:
        """Room for a control; what follows goes below."""
        place = pygame.Rect(at.left, at.top, round(at.width * wide), self.page.high(42))
        at.top = place.bottom + self.page.px(8)
        return place

    def _told_below(self, words: str, at: pygame.Rect, among: Iterable[str] = ()) -> None:
        """What something means, with room for what else might be said there."""
        room = pygame.Rect(at.left, at.top, at.width, self.page.inner.bottom - at.top)
        self.page.put_block(words, Type.SMALL, MUTED, room)
        told = (words, *among)
        lines = max(len(self.page.typesetter.lines(each, Type.SMALL, at.width)) for each in told)
        at.top += self.page.typesetter.height(Type.SMALL) * lines + self.page.px(8)

    def set_rules(self, at: pygame.Rect) -> list[Control]:
        """The presets, and the way to the options one by one, as far as the game has any."""
        if not listed_options(self.draft):
            return []
        if self.as_cards:
            return self._set_cards(at)
        self._label("new_match.rules", at)
        presets, game = list(self.kit.presets), self.kit.name
        preset = preset_of(self.kit, self.draft.options)
        mixture = self.page.said(say("new_match.mixture"))
        names = [told_or(self.page, f"{game}.preset.{each}", each.capitalize()) for each in presets]
        names += [mixture] * (preset is None)
        chosen = len(presets) if preset is None else presets.index(preset)
        choice = Choice(self._place(at), options=names, chosen=chosen, change=self._take_preset)
        told = [told_or(self.page, f"{game}.preset_does.{each}") for each in presets]
        told.append(self.page.said(say("new_match.mixture_does")))
        self._told_below(told[chosen], at, told)
        words = self.page.said(say("new_match.house_rules"))
        button = Control(self._place(at), words, self._to_options)
        at.top += self.page.px(_GAP)
        return [choice, button]

    @property
    def as_cards(self) -> bool:
        """Whether presets are cards: the usual ones, others are found among the house rules."""
        return bool(self.screens.preset_cards)

    def _set_cards(self, at: pygame.Rect) -> list[Control]:
        """The cards, what is asked beside them, then the house rules and who starts."""
        preset, cards, game = self._preset, self.screens.preset_cards, self.kit.name
        controls = [*preset_cards(self.page, game, cards, preset, at, self.take_named)]
        self._label(f"{game}.asked", at)
        asked = self._set_asked(at)
        below = self._place(at)
        beside = [self._to_details(preset, below), *self._starting(below)]
        self._share(beside, below)
        self._captions([f"{game}.house_rules_are", f"{game}.option.{FIRST}"], beside, at)
        return [*controls, *asked, *beside]

    def _captions(self, ids: Sequence[str], beside: Sequence[Control], at: pygame.Rect) -> None:
        """What each of the controls side by side is about, below it."""
        high = self.page.typesetter.height(Type.SMALL)
        for id, control in zip(ids, beside, strict=False):
            top = control.rect.bottom + self.page.px(3)
            place = pygame.Rect(control.rect.left, top, control.rect.width, high)
            self.page.put(self.page.said(say(id)), Type.SMALL, MUTED, place, "centre")
        at.top += high

    def _to_details(self, preset: str | None, place: pygame.Rect) -> Control:
        """The way to the house rules; it says what is agreed if that is none of the cards."""
        words = called = self.page.said(say("new_match.house_rules"))
        own = preset not in self.screens.preset_cards
        if own:
            other = "new_match.mixture" if preset is None else f"{self.kit.name}.preset.{preset}"
            words = self.page.said(say(other))
        return Control(place, words, self._to_options, lit=own, hint=called)

    def _starting(self, place: pygame.Rect) -> list[Control]:
        """Who starts, beside the way to the house rules."""
        if FIRST not in options_of(self.kit):
            return []
        choice = option_choice(self.page, self.draft, FIRST, place, self.page.lay_out)
        choice.hint = self.page.said(say(f"{self.kit.name}.option.{FIRST}"))
        return [choice]

    def _set_asked(self, at: pygame.Rect) -> Sequence[Control]:
        """Options that are often changed, side by side."""
        names = [name for name in self.screens.asked if name in options_of(self.kit)]
        row = self._place(at)
        choices = [self._asked_beside(name, row) for name in names]
        self._share(choices, row)
        return choices

    def _share(self, beside: Sequence[Control], row: pygame.Rect) -> None:
        """Give each of the row what its widest words need."""
        needs = [self.page.px(_ARROWS) + self._widest(each) for each in beside]
        shares = [need / sum(needs) for need in needs]
        for control, place in zip(beside, split(row, shares, self.page.px(8)), strict=True):
            control.rect = place

    def _widest(self, control: Control) -> int:
        words = control.options if isinstance(control, Choice) else [control.words]
        return max(self.page.typesetter.width(each, Type.BUTTON) for each in words)

    def _asked_beside(self, name: str, place: pygame.Rect) -> Choice:
        """An option; values that have a number show it."""
        choice = option_choice(self.page, self.draft, name, place, self.page.lay_out)
        choice.hint = self.page.said(say(f"{self.kit.name}.option.{name}"))
        for number, value in enumerate(self.kit.values(name)):
            called = self._boxed.value_called(self.draft.options, name, value)
            if called is not None:
                choice.options = [*choice.options]
                choice.options[number] = self.page.said(called)
        return choice

    @property
    def _preset(self) -> str | None:
        """The preset that is agreed on, with what it chooses besides."""
        preset = preset_of(self.kit, self.draft.options)
        settings = self.page.props.settings.of(self.kit.name)
        wanted = self._boxed.preset_choices.get(preset or "", {})
        stands = all(
            self.draft.chosen(settings, name, self._boxed.choices[name]) == value
            for name, value in wanted.items()
        )
        return preset if stands else None

    def take_named(self, preset: str) -> None:
        """Agree on the preset of this name, which is heard."""
        self.page.props.sound.play("ui_confirm")
        self.adopt(preset)

    def adopt(self, preset: str) -> None:
        """Agree on the preset of this name, and on what it chooses besides."""
        self.draft.choices |= self._boxed.preset_choices.get(preset, {})
        self.take(self.kit.presets[preset])

    def _take_preset(self, chosen: int) -> None:
        presets = list(self.kit.presets)
        if chosen < len(presets):
            self.adopt(presets[chosen])

    def take(self, preset: Options) -> None:
        """Agree on a preset's options; who starts stays as it was."""
        self.draft.options = starting_as(self.draft.options, preset)
        self.page.lay_out()

    def set_first(self, at: pygame.Rect) -> list[Control]:
        """Who starts, if the game lets one choose."""
        if FIRST not in options_of(self.kit) or self.as_cards:
            return []
        self._label(f"{self.kit.name}.option.{FIRST}", at)
        values, game = list(self.kit.values(FIRST)), self.kit.name

        def choose(chosen: int) -> None:
            self.draft.agree(FIRST, values[chosen])
            self.page.lay_out()

        words = [self.page.said(say(f"{game}.value.{FIRST}.{each}")) for each in values]
        chosen = values.index(getattr(self.draft.options, FIRST))
        choice = Choice(self._place(at), options=words, chosen=chosen, change=choose)
        told = [self.page.said(say(f"{game}.value_does.{FIRST}.{each}")) for each in values]
        self._told_below(told[chosen], at, told)
        at.top += self.page.px(_GAP)
        return [choice]

    def set_deal(self, at: pygame.Rect) -> list[Control]:
        """The words for the seed."""
        self._label("new_match.seed", at)
        controls = self.deal_in(self._place(at))
        self._told_below(self.page.said(say("new_match.seed_why")), at)
        return controls

    def deal_in(self, row: pygame.Rect) -> list[Control]:
        """The words for the seed, and others."""
        typed, again = row.copy(), row.copy()
        typed.width = round(row.width * 0.62)
        again.width = row.width - typed.width - self.page.px(8)
        again.right = row.right
        return [
            Field(typed, text=self.draft.deal, most=20, change=self._type_deal),
            Control(again, self.page.said(say("new_match.deal_again")), self._deal_again),
        ]

    def _type_deal(self, words: str) -> None:
        self.draft.deal = words

    def _deal_again(self) -> None:
        self.draft.deal = drawn_words(self.chance, self.page.props.voice())
        self.page.lay_out()
