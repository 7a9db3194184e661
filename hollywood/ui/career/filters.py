"""Which matches of a career are looked at: chosen by controls at the head of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from hollywood.bots.roles import LEVELS
from hollywood.card_language import OPTION as LANGUAGE
from hollywood.career_totals import Wanted
from hollywood.core.catalogue import LANGUAGES
from hollywood.core.message import Message, say
from hollywood.set_up import AnyKit
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.theme import Type
from hollywood.ui.pages.match_draft import options_of
from hollywood.ui.widgets.controls import Choice
from hollywood.ui.widgets.page import Page

_LASTS = (None, 100, 20)
_GAP = 8  # units


def filters(
    page: Page, kit: AnyKit, wanted: Wanted, row: pygame.Rect, want: Callable[[Wanted], None]
) -> list[Choice]:
    """The controls side by side, each with what it is set to."""
    seats, game = kit.seats, kit.name
    speaks = [("language", [None, *LANGUAGES], partial(_language, game))]
    kinds: list[tuple[str, Sequence[Any], Callable[[Any], Message]]] = [
        *(speaks if LANGUAGE in options_of(kit) else []),
        ("seats", [None, *seats] if len(seats) > 1 else [None], _seats),
        ("level", [None, *LEVELS], _level),
        ("last", _LASTS, _last),
        ("clean", (False, True), _clean),
    ]
    places = split_evenly(row, len(kinds), page.px(_GAP))
    return [
        Choice(
            rect,
            letters=Type.LABEL,
            options=[page.said(said(value)) for value in values],
            chosen=list(values).index(getattr(wanted, name)),
            change=_changing(wanted, name, values, want),
        )
        for rect, (name, values, said) in zip(places, kinds, strict=True)
    ]


def _changing(
    wanted: Wanted, name: str, values: Sequence[Any], want: Callable[[Wanted], None]
) -> Callable[[int], None]:
    return lambda chosen: want(replace(wanted, **{name: values[chosen]}))


def _language(game: str, language: str | None) -> Message:
    if language is None:
        return say("career.any_language")
    return say(f"{game}.value.{LANGUAGE}.{language}")


def _seats(seats: int | None) -> Message:
    return say("career.any_seats") if seats is None else say("career.seats", count=seats)


def _level(level: str | None) -> Message:
    return say("career.any_level") if level is None else say(f"bot.{level}")


def _last(last: int | None) -> Message:
    return say("career.always") if last is None else say("career.last_ones", count=last)


def _clean(clean: bool) -> Message:
    return say("career.clean" if clean else "career.all")
