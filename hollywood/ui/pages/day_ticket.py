"""The ticket of the day, which lies on the page of a game: what is played, or what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.draw.surfaces import Size, canvas, lay_on
from hollywood.ui.draw.theme import BRASS, INK_ON_GOLD, NIGHT, PAPER, Type, faint
from hollywood.ui.widgets.controls import Press
from hollywood.ui.widgets.form import Lettered

SIZE = (240, 132)  # units
_TILT = 3.0  # degrees, against the clock
_PAD, _FACE, _APART, _BITE, _SIGN, _ROUND = 18, 44, 6, 18, 18, 8  # units


@dataclass(frozen=True)
class DayTicket:
    """What stands on the ticket of the day."""

    day: date
    date: Message
    faces: Sequence[str]  # of whom one plays against
    par: int | None
    told: Message  # that it can be played, or what the first try came to
    solved: Sequence[bool]  # the puzzle of the day, of each game
    press: Press


def ticket_picture(page: Lettered, told: DayTicket) -> pygame.Surface:
    """The ticket as it lies there."""
    upright = _paper(page, (page.px(SIZE[0]), page.px(SIZE[1])))
    room = upright.get_rect().inflate(-2 * page.px(_PAD), -page.px(_PAD))
    _lay_words(page, told, upright, room)
    _lay_faces(page, told, upright, room)
    _lay_signs(page, told, upright, room)
    return pygame.transform.rotozoom(upright, _TILT, 1.0)


def _paper(page: Lettered, size: Size) -> pygame.Surface:
    """A hole is bitten out of either side."""
    px, shapes = page.px, page.props.shapes
    paper = canvas(size)
    lay_on(shapes.panel(size, px(_ROUND), PAPER, NIGHT, max(1, px(1))), paper)
    inner = (size[0] - px(12), size[1] - px(12))
    lay_on(
        shapes.panel(inner, px(5), PAPER, faint(BRASS, 0.8), max(1, px(1))), paper, (px(6), px(6))
    )
    hole = shapes.disc(px(_BITE), (255, 255, 255, 255))
    for x in (0, size[0]):
        place = hole.get_rect(center=(x, size[1] // 2)).topleft
        paper.blit(hole, place, special_flags=pygame.BLEND_RGBA_SUB)
    return paper


def _lay_words(page: Lettered, told: DayTicket, paper: pygame.Surface, room: pygame.Rect) -> None:
    """Above what it is and whose, below what can be done or was."""
    title = _set(page, say("daily.ticket"), Type.STAMP, room.width * 3 // 5)
    day = _set(page, told.date, Type.SMALL, room.width - title.get_width() - page.px(_APART))
    lay_on(title, paper, room.topleft)
    middle = room.top + title.get_height() // 2
    lay_on(day, paper, day.get_rect(midright=(room.right, middle)).topleft)
    wide = room.width - len(told.solved) * page.px(_SIGN + _APART)
    words = _set(page, told.told, Type.BOLD, max(room.width // 2, wide))
    lay_on(words, paper, words.get_rect(bottomleft=room.bottomleft).topleft)


def _set(page: Lettered, told: Message, type: Type, wide: int) -> pygame.Surface:
    """A line in letters so large that it is whole."""
    words, setter = page.said(told), page.typesetter
    size = setter.fitting(words, type, (wide, setter.height(type)))
    return setter.sized(words, type, INK_ON_GOLD, size)


def _lay_faces(page: Lettered, told: DayTicket, paper: pygame.Surface, room: pygame.Rect) -> None:
    """In a row, and the par beside them, which none of them touches."""
    free = room.width
    if told.par is not None:
        line = _set(page, say("daily.ticket_par", par=told.par), Type.NAME, room.width // 4)
        lay_on(line, paper, line.get_rect(midright=room.midright).topleft)
        free -= line.get_width()
    for face, place in zip(told.faces, face_places(page, len(told.faces), room, free), strict=True):
        portrait = page.props.art.portrait(face, place.width)
        if portrait is not None:
            lay_on(portrait, paper, place.topleft)


def face_places(page: Lettered, many: int, room: pygame.Rect, free: int) -> list[pygame.Rect]:
    """So many faces in what is free of the room, smaller where they are many."""
    apart = page.px(_APART)
    size = min(page.px(_FACE), free // max(1, many) - apart)
    row = [pygame.Rect(room.left + n * (size + apart), 0, size, size) for n in range(many)]
    for place in row:
        place.centery = room.centery
    return row


def _lay_signs(page: Lettered, told: DayTicket, paper: pygame.Surface, room: pygame.Rect) -> None:
    """A small clapper for the puzzle of each game, dark once it is solved."""
    size = page.px(_SIGN)
    for number, solved in enumerate(reversed(told.solved)):
        ink = INK_ON_GOLD if solved else PAPER.lerp(INK_ON_GOLD, 0.3)
        sign = page.props.shapes.icon("slate", size, ink)
        right = room.right - number * (size + page.px(_APART))
        lay_on(sign, paper, sign.get_rect(bottomright=(right, room.bottom)).topleft)
