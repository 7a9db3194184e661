"""The seats of a match that is being set up: rows that can be filled, moved and dragged."""

from __future__ import annotations

from functools import partial

import pygame

from ..bots.cast import CHARACTERS, LEVELS
from ..bots.characters import named
from ..core.message import say
from ..core.record import HUMAN
from .casting import LONGEST_NAME, NAMES, Casting, role_face
from .chairs import HIGH, chair
from .controls import Choice, Control, Field
from .house_rules import told_or
from .layers import Spot
from .lettered import Lettered
from .pointers import triangle
from .theme import BRASS, CREAM, GOLD, GREYED, MUTED, PANEL, Type

_GAP = 12  # units: between rows
_TALLEST = 150  # units: a row
_CHAIR = 84
_STEPS = 36  # units: the buttons that move a seat up and down
_SHARES = (0.28, 0.37, 0.35)  # of a row: name, character, level


class SeatRows:
    """One row for every seat that plays."""

    def __init__(self, page: Lettered, casting: Casting) -> None:
        self.page = page
        self.casting = casting
        self.dragged: int | None = None
        self._rows: list[pygame.Rect] = []
        for seat in casting.seats:
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
            self.casting.move(self.dragged, to)
            self.dragged = to
            self.page.lay_out()

    def drop(self) -> None:
        """Let go of the row."""
        self.dragged = None
        self.page.lay_out()

    # layout

    def set_out(self, room: pygame.Rect) -> list[Control]:
        """Put all rows into the room."""
        many, gap = self.casting.playing, self.page.px(_GAP)
        high = min((room.height - gap * (many - 1)) // many, self.page.px(_TALLEST))
        tops = [room.top + number * (high + gap) for number in range(many)]
        self._rows = [pygame.Rect(room.left, top, room.width, high) for top in tops]
        rows = [self._row(number, row) for number, row in enumerate(self._rows)]
        return [control for row in rows for control in row]

    def _row(self, seat: int, row: pygame.Rect) -> list[Control]:
        page, gap = self.page, self.page.px(_GAP)
        border, line = (GOLD, 2) if seat == self.dragged else (BRASS, 1)
        plates = page.props.plates
        size, thick = row.size, max(1, page.px(line))
        page.show(plates.plate(size, page.px(10), PANEL, border, thick), row)
        self._grip(row)
        sits = self._chair(seat, row)
        steps = self._steps(seat, row)
        inside = pygame.Rect(sits.rect.right + gap, row.top, 0, row.height)
        inside.width = steps[0].rect.left - gap - inside.left
        return [sits, *self._filled(seat, inside), *steps]

    def _filled(self, seat: int, inside: pygame.Rect) -> list[Control]:
        """Who sits there, and below that what it means; a little above the middle."""
        page, words = self.page, self._told(seat)
        lines = page.writing.lines(words, Type.SMALL, inside.width)
        told = page.writing.height(Type.SMALL) * len(lines)
        line = pygame.Rect(inside.left, inside.top, inside.width, page.high(40))
        line.top += max(page.px(6), (inside.height - line.height - told) * 2 // 5)
        below = pygame.Rect(line.left, line.bottom, line.width, inside.bottom - line.bottom)
        below.top += min(page.px(4), below.height - told)
        page.put_block(words, Type.SMALL, MUTED, below)
        return self._who(seat, line)

    def _grip(self, row: pygame.Rect) -> None:
        """Six dots by which the row can be taken."""
        px = self.page.px
        dot = self.page.props.plates.disc(max(2, px(4)), BRASS)
        for x in (12, 19):
            for y in (-8, 0, 8):
                at = pygame.Rect(row.left + px(x), row.centery + px(y), 0, 0)
                self.page.show(dot, at)

    def _chair(self, seat: int, row: pygame.Rect) -> Control:
        """The chair, which takes the next colour when it is pressed."""
        px, props = self.page.px, self.page.props
        wide = min(px(_CHAIR), round((row.height - px(14)) / HIGH))
        place = pygame.Rect(row.left + px(26), 0, wide + px(12), row.height - px(8))
        place.centery = row.centery
        colour = props.art.colours[self.casting.seats[seat].colour]
        reel = props.art.reel(colour.id, wide * 2 // 5, props.settings.symbols)
        face = props.art.face(role_face(self.casting.seats[seat].who), wide * 3 // 5)
        self.page.show(chair(colour, reel, wide, face), place, above=True)
        return Control(place, press=partial(self._recolour, seat), quiet=True)

    def _steps(self, seat: int, row: pygame.Rect) -> list[Control]:
        """The buttons that move a seat up and down."""
        steps = []
        gap = self.page.px(8)
        high = (row.height - 3 * gap) // 2
        for by, top in ((-1, row.top + gap), (1, row.bottom - gap - high)):
            place = pygame.Rect(0, top, self.page.px(_STEPS), high)
            place.right = row.right - gap
            can = 0 <= seat + by < self.casting.playing
            mark = triangle(min(high, self.page.px(20)), CREAM if can else GREYED, (0, by))
            self.page.show(mark, place, above=True)
            steps.append(Control(place, press=partial(self._step, seat, by), enabled=can))
        return steps

    def _who(self, seat: int, line: pygame.Rect) -> list[Control]:
        """Name, character, level; who has no character has more room for a name."""
        sits = self.casting.seats[seat]
        name, character, level = self._parts(line)
        levels = self.casting.levels
        called = [told_or(self.page, f"bot.{each}", each.capitalize()) for each in levels]
        rank = Choice(
            level,
            options=called,
            chosen=levels.index(sits.level),
            change=partial(self._cast, seat),
        )
        type_ = partial(self._name, seat)
        if sits.level not in LEVELS:
            wide = name.union(character)
            return [Field(wide, text=sits.name, most=LONGEST_NAME, change=type_), rank]
        quirk = Choice(
            character,
            options=[self.page.said(say(f"bot.{each}")) for each in ("plain", *CHARACTERS)],
            chosen=("", *CHARACTERS).index(sits.character),
            change=partial(self._give_character, seat),
        )
        return [Field(name, text=sits.name, most=LONGEST_NAME, change=type_), quirk, rank]

    def _parts(self, line: pygame.Rect) -> list[pygame.Rect]:
        """The line in parts side by side."""
        gap, left = self.page.px(8), line.left
        parts = []
        for share in _SHARES:
            wide = round((line.width - 2 * gap) * share)
            parts.append(pygame.Rect(left, line.top, wide, line.height))
            left += wide + gap
        return parts

    def _told(self, seat: int) -> str:
        """One line on whoever sits there."""
        sits = self.casting.seats[seat]
        if sits.level != HUMAN and sits.level not in LEVELS:
            return self.page.said(say("does.own"))
        parts = [part for part in (sits.level, sits.character) if part]
        return " ".join(self.page.said(say(f"does.{part}")) for part in parts)

    # changes

    def _recolour(self, seat: int) -> None:
        self.casting.recolour(seat, list(self.page.props.art.colours))
        self.page.lay_out()

    def _step(self, seat: int, by: int) -> None:
        self.casting.move(seat, seat + by)
        self.page.lay_out()

    def _name(self, seat: int, name: str) -> None:
        self.casting.seats[seat].name = name
        self.page.lay_out()

    def _cast(self, seat: int, level: int) -> None:
        self._fill(seat, self.casting.levels[level], self.casting.seats[seat].character)

    def _give_character(self, seat: int, chosen: int) -> None:
        self._fill(seat, self.casting.seats[seat].level, ("", *CHARACTERS)[chosen])

    def _fill(self, seat: int, level: str, character: str) -> None:
        """Who has a character bears its name and no one else does, unless a name was typed."""
        sits = self.casting.seats[seat]
        given = {each: self.page.said(named(each)) for each in CHARACTERS}
        sits.cast(level, character)
        wanted = [name for each, name in given.items() if each == sits.character]
        if sits.name in given.values() or (wanted and sits.name in NAMES):
            taken = [other.name for other in self.casting.seats if other is not sits]
            sits.name = next(name for name in (*wanted, *NAMES) if name not in taken)
        self.page.lay_out()
