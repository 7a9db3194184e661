"""The ways to play: every preset with a sentence, or the options of a match with their values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import NamedTuple

import pygame
from pygame import Color

from hollywood.core.message import say
from hollywood.set_up import AnyKit
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, PANEL, PANEL_LIT, Type
from hollywood.ui.table.house_rules import differing
from hollywood.ui.widgets.page import Page

from .rulebook import Reading

_GAP, _PAD = 12, 16  # units: between rows, beside their words
_ROUND, _TIGHT = 24, 4  # the same above and below together; less where words are large
_MANY = 4  # presets: fewer stand below each other in any case
_LEAST = 6  # units between rows of options
_LEFT = 0.5  # of a row: what an option is called


def put_presets(page: Page, kit: AnyKit, room: pygame.Rect) -> None:
    """Every preset with a sentence, if it has one; the sentences large if there is room.

    Where words are large and presets many they stand in two columns.
    """
    does = [f"{kit.name}.preset_does.{name}" for name in kit.presets]
    known = [name for name, id in zip(kit.presets, does, strict=True) if id in page.props.sentences]
    told = [
        (page.said(say(f"{kit.name}.preset.{name}")), page.said(say(id)))
        for name, id in zip(
            known, (f"{kit.name}.preset_does.{each}" for each in known), strict=True
        )
    ]
    one = _column(page, [words for _, words in told], room)
    if one.spare >= page.px(_TIGHT) or len(told) < _MANY:
        _put_column(page, told, room, one)
        return
    half = (len(told) + 1) // 2
    for place, some in zip(
        split_evenly(room, 2, page.px(_GAP)), (told[:half], told[half:]), strict=True
    ):
        _put_column(page, some, place, _column(page, [words for _, words in some], place))


class _Column(NamedTuple):
    """How presets below each other are set: their type, how high each is, what is left for each."""

    type: Type
    highs: Sequence[int]
    spare: int


def _column(page: Page, told: Sequence[str], room: pygame.Rect) -> _Column:
    wide, gap = room.width - 2 * page.px(_PAD), page.px(_GAP)
    for type in (Type.READING, Type.BODY):
        highs = [_preset_high(page, words, type, wide) for words in told]
        spare = (room.height + gap - sum(highs)) // max(1, len(told)) - gap
        if spare >= page.px(_ROUND):
            break
    return _Column(type, highs, spare)


def _put_column(
    page: Page, told: Sequence[tuple[str, str]], room: pygame.Rect, column: _Column
) -> None:
    page.cut_if(column.spare < page.px(_TIGHT))
    top = room.top
    for (called, words), high in zip(told, column.highs, strict=True):
        row = pygame.Rect(room.left, top, room.width, high + column.spare)
        _put_preset(page, called, words, column.type, row)
        top = row.bottom + page.px(_GAP)


def _preset_high(page: Page, words: str, type: Type, wide: int) -> int:
    lines = len(page.typesetter.lines(words, type, wide))
    return page.typesetter.height(Type.NAME) + page.typesetter.height(type) * lines


def _put_preset(page: Page, called: str, words: str, type: Type, row: pygame.Rect) -> None:
    page.show(page.props.shapes.panel(row.size, page.px(10), PANEL), row)
    inside = row.inflate(-2 * page.px(_PAD), 0)
    high = _preset_high(page, words, type, inside.width)
    inside.top += max(0, (row.height - high) // 2)
    head = pygame.Rect(inside.topleft, (inside.width, page.typesetter.height(Type.NAME)))
    page.put(called, Type.NAME, CREAM, head)
    told = pygame.Rect(inside.left, head.bottom, inside.width, row.bottom - head.bottom)
    page.put_block(words, type, CREAM, told, even=True)


def put_agreed(page: Page, kit: AnyKit, reading: Reading, room: pygame.Rect) -> None:
    """The rules of this match: those that differ in gold, then as many others as there is room."""
    top = room.top
    differs = differing(reading.set_up, kit)
    for name in sorted(in_force(kit, reading), key=lambda each: each not in differs):
        value = getattr(reading.set_up.options, name)
        called = page.said(say(f"{kit.name}.option.{name}"))
        chosen = page.said(say(f"{kit.name}.value.{name}.{value}"))
        row = pygame.Rect(room.left, top, room.width, _row_high(page, called, chosen, room.width))
        if row.bottom > room.bottom:
            page.cut_if(name in differs)
            return
        _put_row(page, called, chosen, row, name in differs)
        top = row.bottom + page.px(_LEAST)


def in_force(kit: AnyKit, reading: Reading) -> list[str]:
    """Every option that does something in this match."""
    idle = kit.inactive(reading.set_up.options)
    names = [each.name for each in fields(reading.set_up.options) if each.name != "line"]
    return [name for name in names if name not in idle]


def _halves(page: Page, wide: int) -> tuple[int, int]:
    left = round((wide - 2 * page.px(_PAD)) * _LEFT)
    return left, wide - 2 * page.px(_PAD) - left


def _row_high(page: Page, called: str, chosen: str, wide: int) -> int:
    sides = zip((called, chosen), _halves(page, wide), strict=True)
    lines = max(len(page.typesetter.lines(words, Type.BODY, side)) for words, side in sides)
    return lines * page.typesetter.height(Type.BODY) + page.px(_TIGHT + 8)


def _put_row(page: Page, called: str, chosen: str, row: pygame.Rect, lit: bool) -> None:
    edge = GOLD if lit else None
    plate = page.props.shapes.panel(
        row.size, page.px(8), PANEL_LIT if lit else PANEL, edge, page.px(2)
    )
    page.show(plate, row)
    left, right = _halves(page, row.width)
    inks: tuple[Color, Color] = (CREAM if lit else MUTED, GOLD if lit else CREAM)
    at = pygame.Rect(row.left + page.px(_PAD), row.top, left, row.height)
    page.put_beside(called, Type.BODY, inks[0], at)
    at.left, at.width = at.right, right
    page.put_beside(chosen, Type.BODY, inks[1], at)
