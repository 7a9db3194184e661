"""The names of everything that can be pointed at, and where it is."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hollywood.core.game import CardId
from hollywood.ui.table.stage import CARD, Key

from ..rules.state import State
from ..rules.table import Table
from .geometry import Plan

SHEET, BLOTTER, BASKET, BUTTON = "sheet", "blotter", "basket", "button"
TOOL, STEP = "of the hand", "step"  # of the hand; of the turn, from 0
SHUFFLE, SORT, CLEAR, HELP = range(4)  # tools
POWER, CUBES, DECK, DISCARD, BIN = "power", "cubes", "deck", "discard", "bin"
TRACK, LIBRARY, STOCK = "track", "library", "stock"
PILE, BOOKS = "pile", "books"  # of letters, of books, from 0
PRIZE, SEAT, THEME = "prize", "seat", "theme"
RING, STRIP = "ring", "strip"  # a letter from 0, a word from 0: of what lies above the sheet
VOTE = "vote"  # 1 is yes
MISSED = "missed"  # 0 are the words that were there, 1 is the best of them on the sheet
COPY = 1  # the third part of the key of the library card's copy on the sheet

BUTTON_KEY: Key = (BUTTON, 0, 0)
SHEET_KEY: Key = (SHEET, 0, 0)
BLOTTER_KEY: Key = (BLOTTER, 0, 0)
BASKET_KEY: Key = (BASKET, 0, 0)
POWER_KEY: Key = (POWER, 0, 0)
THEME_KEY: Key = (THEME, 0, 0)
MISSED_KEY: Key = (MISSED, 0, 0)
SHOWN_KEY: Key = (MISSED, 1, 0)


def card_key(card: CardId, copy: bool = False) -> Key:
    """The key of a card, or of the library card's copy."""
    return (CARD, card, COPY if copy else 0)


def places(plan: Plan, s: State, table: Table) -> dict[Key, pygame.Rect]:
    """What can be used besides cards, what lies above it first."""
    return dict(_places(plan, s, table))


def _places(plan: Plan, s: State, table: Table) -> Iterator[tuple[Key, pygame.Rect]]:
    yield BUTTON_KEY, plan.score.button
    tools = 4 if table.options.help_cubes == "on" else 3
    for tool in range(tools):
        yield (TOOL, tool, 0), plan.blotter.tool(tool, tools)
    for pile in range(len(s.piles)):
        yield (PILE, pile, 0), plan.above.offer(pile, 0)
    if s.theme:
        yield THEME_KEY, plan.score.theme
    yield POWER_KEY, plan.own.power
    yield (DECK, 0, 0), plan.own.deck
    yield (DISCARD, 0, 0), plan.own.discard
    yield (BIN, 0, 0), plan.above.bin
    for seat in range(len(s.hands)):
        yield (SEAT, seat, 0), plan.above.seat(seat, len(s.hands))
    yield BASKET_KEY, plan.blotter.basket
    yield SHEET_KEY, plan.sheet.rect
    yield BLOTTER_KEY, plan.blotter.rect


def told(plan: Plan, s: State, table: Table) -> dict[Key, pygame.Rect]:
    """What can be asked about besides cards."""
    return dict(_told(plan, s, table))


def _told(plan: Plan, s: State, table: Table) -> Iterator[tuple[Key, pygame.Rect]]:
    for seat in range(len(s.hands)):
        yield (SEAT, seat, 0), plan.above.seat(seat, len(s.hands))
    yield (BIN, 0, 0), plan.above.bin
    for step in range(4):
        yield (STEP, step, 0), plan.score.step(step)
    for number in range(bool(s.theme) + len(s.awards)):
        yield (PRIZE, number, 0), plan.above.prize(number)
    yield (TRACK, 0, 0), plan.own.track
    yield (DECK, 0, 0), plan.own.deck
    yield (DISCARD, 0, 0), plan.own.discard
    yield POWER_KEY, plan.own.power
    tools = 4 if table.options.help_cubes == "on" else 3
    for tool in range(tools):
        yield (TOOL, tool, 0), plan.blotter.tool(tool, tools)
    for pile in range(len(s.piles)):
        yield (PILE, pile, 0), plan.above.offer(pile, 0)
