"""The seats of a match that is being set up: rows that can be filled, moved and dragged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import TypeAlias

import pygame
from pygame import Color

from hollywood.bots.roles import named
from hollywood.core.message import say
from hollywood.core.record import HUMAN
from hollywood.set_up import AnyKit
from hollywood.ui.draw.arrows import triangle
from hollywood.ui.draw.row import split
from hollywood.ui.draw.surfaces import Spot
from hollywood.ui.draw.text import CONDENSED
from hollywood.ui.draw.theme import (
    BRASS,
    CREAM,
    GREYED,
    MUTED,
    PANEL,
    PANEL_LIT,
    Type,
    faint,
)
from hollywood.ui.widgets.control_painter import ARROWS, PADDING
from hollywood.ui.widgets.controls import Choice, Control, Field
from hollywood.ui.widgets.form import Lettered

from .match_draft import LONGEST_NAME, NAMES, MatchDraft
from .option_rows import told_or

_GAP = 12  # units: between rows
_SWAP = (200, 36, 6)  # units: the button between two seats, and round it
_TALLEST, _WITH_PICTURE = 150, 204  # units: a row
_PICTURE, _SEAT_FACE = 210, 62  # units: what stands at a seat, and a face there
_ROUND = 6  # units: above and below what is in a row
_BEFORE = 26  # units: the grip
_PORTRAIT, _TOKEN = 80, 34
_RING = 3.2  # units: round a portrait
_STEPS = 36  # units: the buttons that move a seat up and down
_SHARES = (0.38, 0.62)  # of a row: the name, who that is
_NAMED = 0.3  # of a row: the name at least, where who that is takes many letters
_PIP = 5  # units: a mark of a level


Pictured: TypeAlias = Callable[[int, int], pygame.Surface | None]  # a seat, so high


class SeatRows:
    """One row for every seat that plays."""

    def __init__(self, page: Lettered, draft: MatchDraft, picture: Pictured) -> None:
        self.page = page
        self._picture = picture
        self.draft = draft
        self.kit = draft.kit
        self._characters = ("", *draft.kit.characters)  # none is one of them
        self.dragged: int | None = None
        self._rows: list[pygame.Rect] = []
        self._told_seat = 0  # of which it is told what it means if there is no room to tell of all
        self._most = 0  # pixels: how high the longest is that could be told of a seat
        self.tells_all = True
        for seat in draft.seats:
            if not seat.name and seat.character_name:
                seat.name = page.said(seat.character_name)

    # dragging

    def grab(self, at: Spot) -> bool:
        """Take hold of the row that is there, if one is."""
        rows = [number for number, row in enumerate(self._rows) if row.collidepoint(at)]
        self.dragged = rows[0] if rows and self.page.controls.at(at) is None else None
        self.page.lay_out()
        return self.dragged is not None

    def drag(self, at: Spot) -> None:
        """Let the row change places with the one the mouse is over."""
        assert self.dragged is not None, "a row must be grabbed before it is dragged"
        away = [abs(row.centery - at[1]) for row in self._rows]
        to = away.index(min(away))
        if to != self.dragged:
            self.draft.move(self.dragged, to)
            self.dragged = to
            self.page.lay_out()

    def drop(self) -> None:
        """Let go of the row."""
        self.dragged = None
        self.page.lay_out()

    # layout

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """Put all rows into the room, with what each seat means; or that of one below them."""
        self._told_seat = min(self._pointed(), self.draft.playing - 1)
        self._rows = self._divided(room)
        inside = self._inside(self._rows[0])
        self._most = self._most_told(inside.width)
        around = self.page.px(2 * _ROUND)
        self.tells_all = self.page.high(40) + self._most + around <= inside.height
        if not self.tells_all:
            below = pygame.Rect(room.left, 0, room.width, self._most_told(room.width))
            below.bottom = room.bottom
            room = pygame.Rect(room.topleft, (room.width, below.top - room.top - around // 2))
            self._rows = self._divided(room)
            self.page.put_block(self._told(self._told_seat), Type.SMALL, MUTED, below)
        rows = [self._row(number, row) for number, row in enumerate(self._rows)]
        return [control for row in [*rows, self._swap()] for control in row]

    @property
    def _pictured(self) -> bool:
        """Whether something stands at the seats; for large words there is no room for it."""
        return self.page.props.screen.text == 1 and self._picture(0, 1) is not None

    def _swap(self) -> list[Control]:
        """The button between two seats."""
        if not self.draft.swaps:
            return []
        words = self.page.said(say("new_match.swap"))
        around = self.page.px(_SWAP[2])
        own = self.page.typesetter.width(words, Type.BUTTON) + 2 * self.page.px(PADDING)
        wide = max(self.page.px(_SWAP[0]), own)
        place = pygame.Rect(0, 0, wide, self.page.high(_SWAP[1]))
        place.midtop = (self._rows[0].centerx, self._rows[0].bottom + around)
        return [Control(place, words, partial(self._step, 0, 1))]

    def _divided(self, room: pygame.Rect) -> list[pygame.Rect]:
        many, gap = self.draft.playing, self.page.px(_GAP)
        if self.draft.swaps:
            gap = self.page.high(_SWAP[1]) + 2 * self.page.px(_SWAP[2])
        tallest = _WITH_PICTURE if self._pictured else _TALLEST
        high = min((room.height - gap * (many - 1)) // many, self.page.px(tallest))
        tops = [room.top + number * (high + gap) for number in range(many)]
        return [pygame.Rect(room.left, top, room.width, high) for top in tops]

    def _pointed(self) -> int:
        """The seat that is dragged or has the focus, or had it last."""
        if self.dragged is not None:
            return self.dragged
        focus = self.page.controls.focus
        spot = focus.rect.center if focus else (0, 0)
        rows = (number for number, row in enumerate(self._rows) if row.collidepoint(spot))
        return next(rows, self._told_seat)

    def _most_told(self, wide: int) -> int:
        """How high the longest is that could be told of a seat."""
        bots = [(level, each) for level in self.kit.levels for each in self._characters]
        told = [_words(self.page, self.kit, *each) for each in [(HUMAN, ""), *bots]]
        typesetter = self.page.typesetter
        lines = max(len(typesetter.lines(words, Type.SMALL, wide)) for words in told)
        return typesetter.height(Type.SMALL) * lines

    def _row(self, seat: int, row: pygame.Rect) -> list[Control]:
        page = self.page
        lit = seat == self._told_seat and not self.tells_all
        if lit or seat == self.dragged:
            page.show(page.props.shapes.panel(row.size, page.px(10), PANEL_LIT), row)
        elif self._pictured:
            line = max(1, page.px(1))
            page.show(page.props.shapes.panel(row.size, page.px(10), PANEL_LIT, BRASS, line), row)
        elif seat and not self.draft.swaps:
            page.put_line(row.left, row.top - page.px(_GAP) // 2, row.width)
        controls = self._filled(seat, self._inside(row))
        if self._pictured:
            return [*self._at_the_seat(seat, row), *controls]
        if self.draft.swaps:
            return [*self._faces(seat, row), *controls]
        _grip(self.page, row)
        return [*self._faces(seat, row), *controls, *self._steps(seat, row)]

    def _at_the_seat(self, seat: int, row: pygame.Rect) -> list[Control]:
        """What stands there, and before it the face of a bot, which can be another."""
        page, sits = self.page, self.draft.seats[seat]
        picture = self._picture(seat, row.height - page.px(8))
        assert picture is not None, "every seat has one"
        stands = picture.get_rect(midbottom=(0, row.bottom - page.px(2)))
        stands.centerx = row.left + page.px(_PICTURE) // 2
        page.show(picture, stands, above=True)
        wide = page.px(_SEAT_FACE)
        place = pygame.Rect(0, 0, wide, wide)
        place.bottomright = (row.left + page.px(_PICTURE - 4), row.bottom - page.px(8))
        line = max(2, page.px(_RING))
        face = page.props.art.portrait(sits.roles.face(sits.who), wide - 2 * line)
        if face is None:
            return []
        ring = Color(page.props.art.colours[sits.colour][1])
        page.show(page.props.shapes.disc(wide, PANEL, ring, line), place, above=True)
        page.show(face, place, above=True)
        other = page.said(say("new_match.other_face")) * _has_faces(self.draft, seat)
        return [Control(place, press=partial(self._other_face, seat), hint=other, quiet=True)]

    def _inside(self, row: pygame.Rect) -> pygame.Rect:
        """The row between the chair and the buttons."""
        px = self.page.px
        if self._pictured:
            left = row.left + px(_PICTURE + _GAP)
            return pygame.Rect(left, row.top, row.right - px(22) - left, row.height)
        left = row.left + px(_BEFORE) + _wide(self.page, row) + px(5) + px(_TOKEN) + px(_GAP)
        right = row.right - px(8) - px(_STEPS) - px(_GAP)
        return pygame.Rect(left, row.top, right - left, row.height)

    def _filled(self, seat: int, inside: pygame.Rect) -> list[Control]:
        """Who sits there, and below that what it means; a little above the middle."""
        page = self.page
        line = pygame.Rect(inside.left, inside.top, inside.width, page.high(40))
        if not self.tells_all:
            line.centery = inside.centery
            return self._who(seat, line)
        words = self._told(seat)
        told = self._most  # so that nothing moves when another bot sits down
        line.top += max(page.px(_ROUND), (inside.height - line.height - told) * 2 // 5)
        below = pygame.Rect(line.left, line.bottom, line.width, inside.bottom - line.bottom)
        below.top += min(page.px(4), below.height - told)
        page.put_block(words, Type.SMALL, MUTED, below)
        return self._who(seat, line)

    def _faces(self, seat: int, row: pygame.Rect) -> list[Control]:
        """The portrait takes another face when it is pressed, the token beside it the next colour.

        Whoever has no portrait is known by the token.
        """
        page, props, sits = self.page, self.page.props, self.draft.seats[seat]
        px, wide = page.px, _wide(self.page, row)
        place = pygame.Rect(row.left + px(_BEFORE), 0, wide, wide)
        place.centery = row.centery
        small = pygame.Rect(place.right + px(5), 0, px(_TOKEN), px(_TOKEN))
        small.bottom = place.bottom
        ring = Color(props.art.colours[sits.colour][1])
        page.show(props.shapes.disc(wide, PANEL, ring, max(2, px(_RING))), place, above=True)
        face = props.art.portrait(sits.roles.face(sits.who), wide - 2 * px(_RING))
        symbols = props.settings.symbols
        shown = face or props.art.token(sits.colour, wide - 2 * px(_RING), symbols)
        page.show(shown, place, above=True)
        recolour = partial(self._recolour, seat)
        colour = page.said(say("new_match.other_colour"))
        if face is None:
            return [Control(place, press=recolour, hint=colour, quiet=True)]
        page.show(props.art.token(sits.colour, small.width - px(6), symbols), small, above=True)
        other = page.said(say("new_match.other_face")) * _has_faces(self.draft, seat)
        return [
            Control(place, press=partial(self._other_face, seat), hint=other, quiet=True),
            Control(small, press=recolour, hint=colour, quiet=True),
        ]

    def _steps(self, seat: int, row: pygame.Rect) -> list[Control]:
        """The buttons that move a seat up and down."""
        steps = []
        gap = self.page.px(8)
        high = (row.height - 3 * gap) // 2
        for by, top in ((-1, row.top + gap), (1, row.bottom - gap - high)):
            place = pygame.Rect(0, top, self.page.px(_STEPS), high)
            place.right = row.right - gap
            can = 0 <= seat + by < self.draft.playing
            mark = triangle(min(high, self.page.px(20)), CREAM if can else GREYED, (0, by))
            self.page.show(mark, place, above=True)
            step = partial(self._step, seat, by)
            steps.append(Control(place, press=step, enabled=can, quiet=True))
        return steps

    def _who(self, seat: int, line: pygame.Rect) -> list[Control]:
        """The name; and in one line character and level, whose place among all levels is marked."""
        sits = self.draft.seats[seat]
        name, who = split(line, _shares(self.page, self.kit, line.width), self.page.px(8))
        options = [_called(self.page, self.kit, each, sits.character) for each in self.draft.levels]
        here = self.draft.levels.index(sits.level)
        change = partial(self._give_level, seat)
        if sits.level in self.kit.levels:
            _mark(self.page, list(self.kit.levels).index(sits.level) + 1, len(self.kit.levels), who)
        type_ = partial(self._name, seat)
        return [
            Field(name, text=sits.name, most=LONGEST_NAME, change=type_),
            Choice(who, options=options, chosen=here, change=change, quiet=True),
        ]

    def _told(self, seat: int) -> str:
        """One line on whoever sits there."""
        sits = self.draft.seats[seat]
        if sits.level != HUMAN and sits.level not in self.kit.levels:
            return self.page.said(say("does.own"))
        return _words(self.page, self.kit, sits.level, sits.character)

    # changes

    def _recolour(self, seat: int) -> None:
        self.draft.recolour(seat)
        self.page.lay_out()

    def _step(self, seat: int, by: int) -> None:
        self.draft.move(seat, seat + by)
        self.page.lay_out()

    def _name(self, seat: int, name: str) -> None:
        self.draft.seats[seat].name = name
        self.page.lay_out()

    def _give_level(self, seat: int, level: int) -> None:
        """Another level; a human that becomes a bot gets a face that nobody wears."""
        sits, wanted = self.draft.seats[seat], self.draft.levels[level]
        self._fill(seat, wanted, sits.character or self.draft.free_character(seat, wanted))

    def _other_face(self, seat: int) -> None:
        """The next character that nobody else is."""
        sits = self.draft.seats[seat]
        self._fill(seat, sits.level, self.draft.free_character(seat, sits.level))

    def _fill(self, seat: int, level: str, character: str) -> None:
        """Who has a character bears its name and no one else does, unless a name was typed."""
        sits = self.draft.seats[seat]
        given = {each: self.page.said(named(each)) for each in self.kit.characters}
        sits.fill(level, character)
        wanted = [name for each, name in given.items() if each == sits.character]
        if sits.name in given.values() or (wanted and sits.name in NAMES):
            taken = [other.name for other in self.draft.seats if other is not sits]
            sits.name = next(name for name in (*wanted, *NAMES) if name not in taken)
        self.page.lay_out()


def _grip(page: Lettered, row: pygame.Rect) -> None:
    """Six dots by which the row can be taken."""
    dot = page.props.shapes.disc(max(2, page.px(4)), BRASS)
    for x in (12, 19):
        for y in (-8, 0, 8):
            page.show(dot, pygame.Rect(row.left + page.px(x), row.centery + page.px(y), 0, 0))


def _mark(page: Lettered, rank: int, many: int, who: pygame.Rect) -> None:
    """As many marks as there are levels, as many of them full as the level is high."""
    step, size = page.px(_PIP * 2), max(3, page.px(_PIP))
    for number in range(many):
        ink = CREAM if number < rank else faint(BRASS)
        x = who.centerx + round((number - (many - 1) / 2) * step)
        at = pygame.Rect(x, who.bottom - page.px(_PIP), 0, 0)
        page.show(page.props.shapes.disc(size, ink), at, above=True)


def _has_faces(draft: MatchDraft, seat: int) -> bool:
    """Whether whoever sits there could have another face."""
    return draft.seats[seat].level in draft.kit.levels and bool(draft.kit.characters)


def _wide(page: Lettered, row: pygame.Rect) -> int:
    """How wide a portrait is."""
    return min(page.px(_PORTRAIT), row.height - page.px(8))


def _shares(page: Lettered, kit: AnyKit, wide: int) -> tuple[float, float]:
    """Of a row: names have less of it where a level or a character is a long word."""
    everybody = product(kit.levels, ("", *kit.characters))
    called = [_called(page, kit, *each) for each in everybody]
    widest = max((page.typesetter.width(words, Type.BUTTON) for words in called), default=0)
    wanted = widest * CONDENSED + page.px(2 * PADDING + ARROWS + 8)
    who = max(_SHARES[1], min(1 - _NAMED, wanted / wide))
    return 1 - who, who


def _called(page: Lettered, kit: AnyKit, level: str, character: str) -> str:
    """Who sits there, in a few words."""
    words = told_or(page, f"bot.{level}", level.capitalize())
    if level not in kit.levels or not character:
        return words
    return f"{page.said(say(f'bot.{character}'))} · {words}"


def _words(page: Lettered, kit: AnyKit, level: str, character: str = "") -> str:
    """One line on a human or a bot of this level."""
    ids = [f"does.{level}"] + [f"{kit.name}.does.{character}"] * bool(character)
    return " ".join(page.said(say(id)) for id in ids)
