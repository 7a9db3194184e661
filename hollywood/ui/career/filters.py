"""Which matches of a career are looked at: chosen by controls at the head of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from hollywood.bots.roles import LEVELS
from hollywood.card_language import OPTION as LANGUAGE
from hollywood.career import Json
from hollywood.career_totals import Agreed, Appearance, Wanted
from hollywood.core.catalogue import LANGUAGES
from hollywood.core.message import Message, quoted, say
from hollywood.set_up import AnyKit
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.draw.row import split, split_evenly
from hollywood.ui.draw.theme import Type
from hollywood.ui.pages.match_draft import as_rulebook, options_of
from hollywood.ui.widgets.controls import Choice
from hollywood.ui.widgets.form import width_for
from hollywood.ui.widgets.page import Page

_LASTS = (None, 100, 20)
_GAP = 8  # units


def filters(
    page: Page,
    game: OpenedGame,
    wanted: Wanted,
    played: Sequence[Appearance],
    row: pygame.Rect,
    want: Callable[[Wanted], None],
) -> list[Choice]:
    """The controls side by side, each with what it is set to."""
    kit = game.kit
    seats, ways = kit.seats, list(_spoken(kit, game.screens.asked, played))
    kinds: list[tuple[str, Sequence[Any], Callable[[Any], Message]]] = [
        *([("agreed", ways, partial(_called, kit))] if len(ways) > 1 else []),
        ("seats", [None, *seats] if len(seats) > 1 else [None], _seats),
        ("level", [None, *LEVELS], _level),
        ("last", _LASTS, _last),
        ("clean", (False, True), _clean),
    ]
    places = split_evenly(row, len(kinds), page.px(_GAP))
    choices = [
        Choice(
            rect,
            letters=Type.LABEL,
            options=[page.said(said(value)) for value in values],
            chosen=list(values).index(getattr(wanted, name)),
            change=_changing(wanted, name, values, want),
        )
        for rect, (name, values, said) in zip(places, kinds, strict=True)
    ]
    if any(map(page.is_cut, choices)):
        _make_room(page, choices, row)
    return choices


def _make_room(page: Page, choices: Sequence[Choice], row: pygame.Rect) -> None:
    """Smaller letters, all alike, and each as wide as its words have it."""
    for choice in choices:
        choice.letters = Type.SMALL
    if any(map(page.is_cut, choices)):
        needs = [width_for(page, choice) for choice in choices]
        shares = [need / sum(needs) for need in needs]
        for choice, rect in zip(choices, split(row, shares, page.px(_GAP)), strict=True):
            choice.rect = rect


def _changing(
    wanted: Wanted, name: str, values: Sequence[Any], want: Callable[[Wanted], None]
) -> Callable[[int], None]:
    return lambda chosen: want(replace(wanted, **{name: values[chosen]}))


def _spoken(kit: AnyKit, asked: Sequence[str], played: Sequence[Appearance]) -> Iterator[Agreed]:
    """What may be chosen: any language, each, and each with other options it was played with."""
    yield ()
    if LANGUAGE not in options_of(kit):
        return
    all_rules = _rules_of(kit, played)
    for language in LANGUAGES:
        spoken = _agreed(kit, LANGUAGE, language)
        yield (spoken,)
        known = [rules for rules in all_rules if _are_among(spoken, rules)]
        for option in asked:
            ways = [_agreed(kit, option, value) for value in kit.values(option)]
            found = [(spoken, way) for way in ways if any(_are_among(way, each) for each in known)]
            if option != LANGUAGE and len(found) > 1:
                yield from found


def _rules_of(kit: AnyKit, played: Sequence[Appearance]) -> Sequence[Json]:
    """All that was agreed in matches of this game, each once: thousands were played alike."""
    found: list[Json] = []
    for each in played:
        if each.entry.game == kit.name and each.entry.options not in found:
            found.append(each.entry.options)
    return found


def _are_among(way: tuple[str, object], rules: Json) -> bool:
    """Whether a match of these rules was played that way."""
    option, value = way
    return bool(rules.get(option) == value)


def _agreed(kit: AnyKit, option: str, value: object) -> tuple[str, object]:
    """As a career keeps it: what is as in the rulebook is not written down."""
    return option, None if getattr(as_rulebook(kit), option) == value else value


def _called(kit: AnyKit, agreed: Agreed) -> Message:
    """The language, or a sign of it where there is more to be said."""
    if not agreed:
        return say("career.any_language")
    named = [(option, value or getattr(as_rulebook(kit), option)) for option, value in agreed]
    spoken, *more = [say(f"{kit.name}.value.{option}.{value}") for option, value in named]
    if not more:
        return spoken
    return say("career.spoken_with", language=quoted(str(named[0][1]).upper()), more=more[0])


def _seats(seats: int | None) -> Message:
    return say("career.any_seats") if seats is None else say("career.seats", count=seats)


def _level(level: str | None) -> Message:
    return say("career.any_level") if level is None else say(f"bot.{level}")


def _last(last: int | None) -> Message:
    return say("career.always") if last is None else say("career.last_ones", count=last)


def _clean(clean: bool) -> Message:
    return say("career.clean" if clean else "career.all")
