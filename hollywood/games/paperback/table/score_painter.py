"""Paints the panel at the right: the steps of a turn, the word, what it is worth, the button."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, say
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, GREEN, MUTED, PANEL, PANEL_LIT, Type

from .inks import (
    BRIGHT_EDGE,
    DARK,
    INK,
    KEY_EDGE,
    KEY_ON_GOLD,
    LAST_EDGE,
    LINE,
    LOST,
    WARNS,
    YES,
)
from .pen import Pen
from .seconds_ring import seconds_ring
from .turn_clock import LAST
from .verdict import ScoreLine, Sign, Tone
from .verdict_disc import verdict_disc, verdict_sign

STEPS = (("spell", "draft"), ("score", "cents"), ("buy", "gain"), ("draw", "deck"))
_INKS: dict[Tone, Color] = {
    "plain": CREAM,
    "bonus": GOLD,
    "draw": GREEN,
    "lost": LOST,
    "quiet": MUTED,
}
_WORD_AT, _LINE = 73, 24  # units: the word below the upper edge, a line of what it is worth
_WORD_HIGH, _REASON_HIGH, _APART = 26, 22, 5
_LEADING = 1.18  # of the word, the reason and the lines, where large words need their room
_WORD_MOST, _MOST = 34, 26  # units: so large may word and words be, for three lines to have room
_WORD, _WORDS = 21, 16  # units: their letters as they usually are
_RING = 37  # units: round the key of the step that is now
_OFF, _OFF_EDGE = Color("#16282a"), Color("#4a5a56")
_PASSED = Color("#8f948c")


@dataclass(frozen=True)
class PaintedButton:
    """What ends the step."""

    words: Message
    works: bool = True
    key: Message | None = None  # which key does it
    warns: bool = False
    risen: float = 0.0
    quiet: bool = False  # something else is what one is here for


@dataclass(frozen=True)
class Count:
    """What the panel tells."""

    step: int | None = None
    mine: bool = True  # somebody at this screen acts
    word: str = ""
    verdict: Sign | None = None
    verdicts: tuple[Sign, ...] = ()  # of both halves of a word with a space
    reason: Message | None = None
    lines: tuple[ScoreLine, ...] = ()
    total_words: Message | None = None
    total: int | None = None
    coins: tuple[bool, ...] = ()  # cubes that can be spent: which of them are
    button: PaintedButton | None = None
    votes: tuple[PaintedButton, ...] = ()  # yes and no, in its place
    theme: Message | None = None  # what can be claimed
    on_theme: bool = False
    clock: tuple[int, int] | None = None  # seconds that are left, and of how many


class ScorePainter:
    """Paints the panel of the score at one window size."""

    def __init__(self, pen: Pen, voice: Voice) -> None:
        self._pen, self._voice, self._px = pen, voice, pen.px
        self._large = pen.props.screen.text > 1.3

    def pieces(self, told: Count) -> dict[Hashable, Piece]:
        """All of it, from below; a part is painted anew when it tells something else."""
        score = self._pen.plan.score
        halo = self._px(9)
        head = score.row(5, 62)
        said = (told.word, told.verdict, told.verdicts, told.reason)
        said_room = self._word_room.union(self._reason_room).inflate(6, 2 * self._px(_APART))
        parts = {
            "score": (told.mine, score.rect.inflate(2 * halo, 2 * halo), self._panel),
            "steps": (
                (told.step, told.clock),
                head.inflate(2 * self._px(12), 2 * self._px(6)),
                self._steps,
            ),
            "said": (said, said_room, self._said),
            "lines": ((told.lines, told.theme, told.on_theme), self._lines_room, self._lines),
            "total": ((told.total, told.total_words, told.coins), self._total_room, self._total),
            "button": ((told.button, told.votes), score.button.inflate(8, 8), self._buttons),
        }
        return {
            ("count", name): Piece(looks, place, partial(paint, told=told))
            for name, (looks, place, paint) in parts.items()
        }

    @property
    def _word_room(self) -> pygame.Rect:
        room = self._pen.plan.score.row(_WORD_AT, _WORD_HIGH)
        room.height = max(room.height, round(_LEADING * self._pen.size(self._word_units)))
        return room

    @property
    def _reason_room(self) -> pygame.Rect:
        word = self._word_room
        high = max(self._px(_REASON_HIGH), round(_LEADING * self._pen.size(self._units)))
        return pygame.Rect(word.left, word.bottom, word.width, high)

    @property
    def _word_units(self) -> float:
        """How large the word is; it grows with words, as far as there is room."""
        return min(_WORD, _WORD_MOST / self._pen.props.screen.text)

    @property
    def _units(self) -> float:
        """How large the words below it are."""
        return min(_WORDS, _MOST / self._pen.props.screen.text)

    @property
    def _lines_room(self) -> pygame.Rect:
        room = self._reason_room.move(0, self._reason_room.height + self._px(_APART))
        room.height = self._total_room.top - room.top - self._px(4)
        return room

    @property
    def _total_room(self) -> pygame.Rect:
        return self._pen.plan.score.total.inflate(self._px(4), self._px(6))

    def _panel(self, canvas: pygame.Surface, told: Count) -> None:
        place, px = self._pen.plan.score.rect, self._px
        edge, line = (GOLD, 2.0) if told.mine else (BRASS, 1.2)
        self._pen.plate(canvas, place, PANEL, edge, line, 10, shadow=True)
        high = max(1, px(1))
        for y, ink in ((self._said_top - px(5), LINE), (self._total_room.top - px(1), BRASS)):
            canvas.fill(ink, (place.left + px(14), y, place.width - px(28), high))

    @property
    def _said_top(self) -> int:
        return self._pen.plan.score.row(70, 1).top

    # steps

    def _steps(self, canvas: pygame.Surface, told: Count) -> None:
        """Four keys on a rail; the one that is now is large and lit."""
        pen, px, score = self._pen, self._px, self._pen.plan.score
        places = [score.step(number) for number in range(len(STEPS))]
        y = places[0].top + px(17)
        rail = pygame.Rect(places[0].centerx, y, places[-1].centerx - places[0].centerx, px(2))
        canvas.fill(LINE, rail)
        for number, ((id, icon), place) in enumerate(zip(STEPS, places, strict=True)):
            now = number == told.step
            size = px(30 if now else 23)
            key = pygame.Rect(0, 0, size, size)
            key.center = (place.centerx, y)
            clock = told.clock if now else None
            if now:
                pen.glow(canvas, key, size // 2, 6, GOLD)
            kind, seen = (
                ("single", 1.0) if now else ("starter", 0.75 if number < (told.step or 0) else 1.0)
            )
            pen.lay(canvas, pen.pictures.key(kind, size, seen), key.center)
            at = (key.centerx, key.centery - px(1))
            if clock is not None:
                pen.lay(canvas, self._ring(*clock), key.center)
            if clock is not None and clock[0] <= LAST:
                pen.figure(canvas, str(clock[0]), Type.WORD, INK, 16, px(24), center=at)
            else:
                pen.icon(canvas, icon, at, (17 if now else 13), 1.0 if now else 0.55)
            words = self._voice.text(say(f"paperback.table.step.{id}"))
            if now or not self._large:
                self._step_name(canvas, words, place, now)

    def _ring(self, left: int, most: int) -> pygame.Surface:
        """Seconds as a ring round the key: what is left of it, from the top."""
        size, ink = self._px(_RING), LAST_EDGE if left <= LAST else BRIGHT_EDGE
        draw = partial(seconds_ring, size, left / most, ink)
        return self._pen.props.shapes.of(("seconds", size, left, most), draw)

    def _step_name(self, canvas: pygame.Surface, words: str, place: pygame.Rect, now: bool) -> None:
        px, below = self._px, self._pen.size(15.5) // 2 + self._px(33)
        middle = (place.centerx, place.top + max(px(43), below))
        most = place.width - px(2)
        if self._large:  # only the one that is now is named: it has all the room
            rail = self._pen.plan.score.row(0, 1)
            wide = min(rail.width, self._pen.wide(words, Type.LABEL, 15.5))
            left = max(rail.left, min(place.centerx - wide // 2, rail.right - wide))
            middle, most = (left + wide // 2, middle[1]), rail.width
        ink = GOLD if now else _PASSED
        self._pen.label(canvas, words, Type.LABEL, ink, 15.5, most, center=middle)

    # the word

    def _said(self, canvas: pygame.Surface, told: Count) -> None:
        """The word with a disc: tick, dots or cross; below it the reason."""
        pen, px = self._pen, self._px
        row = self._word_room
        right = row.right - px(2)
        for verdict in reversed(told.verdicts or ((told.verdict,) if told.verdict else ())):
            disc = self._disc(canvas, verdict, (right - px(13), row.centery))
            right = disc.left - px(4)
        ink = CREAM if told.verdict == "yes" else Color("#d9d2c0")
        most = right - row.left - px(4)
        at = (row.left + px(2), row.centery)
        pen.name(canvas, told.word, Type.WORD, ink, self._word_units, most, midleft=at)
        if told.reason is not None:
            self._reason(canvas, told)

    def _reason(self, canvas: pygame.Surface, told: Count) -> None:
        assert told.reason is not None, "there is one"
        room = self._reason_room
        ink = GREEN if told.verdict == "yes" else MUTED
        words, at = self._voice.text(told.reason), (room.left + self._px(2), room.centery)
        self._pen.label(canvas, words, Type.SMALL, ink, self._units, room.width, midleft=at)

    def _disc(self, canvas: pygame.Surface, verdict: Sign, middle: tuple[int, int]) -> pygame.Rect:
        """Told by its sign, not only by its colour."""
        pen, px = self._pen, self._px
        return pen.lay(canvas, verdict_disc(pen.props.shapes, verdict, px(26)), middle)

    # what it is worth

    def _lines(self, canvas: pygame.Surface, told: Count) -> None:
        """The most valuable first; what there is no room for is one chip."""
        room, pen = self._lines_room, self._pen
        if told.theme is not None:
            room.height = pen.plan.score.theme.top - room.top
        step = max(self._px(_LINE), round(_LEADING * pen.size(self._units)))
        most = max(1, room.height // step)
        lines = told.lines if len(told.lines) <= most else told.lines[: most - 1]
        y = room.top + step // 2
        for line in lines:
            self._line(canvas, line, pygame.Rect(room.left, y - step // 2, room.width, step))
            y += step
        if rest := len(told.lines) - len(lines):
            words = self._voice.text(say("paperback.table.more_lines", count=rest))
            at = (room.left + self._px(32), y)
            pen.words(canvas, words, Type.SMALL, MUTED, self._units, room.width, midleft=at)
        if told.theme is not None:
            self._claim(canvas, told, pen.plan.score.theme)

    def _line(self, canvas: pygame.Surface, line: ScoreLine, place: pygame.Rect) -> None:
        pen, px = self._pen, self._px
        if line.framed:
            pen.plate(canvas, place.inflate(0, -px(2)), (0, 0, 0, 0), GOLD, 1.2, 6)
        pen.icon(canvas, line.icon, (place.left + px(14), place.centery), 22)
        right = place.right - px(2)
        if line.value:
            ink = _INKS[line.tone]
            value = pen.words(
                canvas, line.value, Type.GATE, ink, self._units + 1, midright=(right, place.centery)
            )
            right = value.left - px(8)
        left = place.left + px(32)
        ink = MUTED if line.tone == "quiet" else CREAM
        words, at = self._voice.text(line.words), (left, place.centery)
        pen.label(canvas, words, Type.SMALL, ink, self._units, right - left, midleft=at)

    def _claim(self, canvas: pygame.Surface, told: Count, place: pygame.Rect) -> None:
        """The box with which a word is said to fit the theme."""
        assert told.theme is not None, "there is one"
        pen, px = self._pen, self._px
        box = pygame.Rect(0, 0, px(18), px(18))
        box.center = (place.left + px(14), place.centery)
        pen.plate(canvas, box, YES if told.on_theme else DARK, BRASS, 1.4, 4)
        if told.on_theme:
            pen.lay(canvas, verdict_sign(pen.props.shapes, "yes", box.width), box.center)
        words, at = self._voice.text(told.theme), (place.left + px(32), place.centery)
        pen.words(canvas, words, Type.SMALL, CREAM, 16, place.width - px(34), midleft=at)

    def _total(self, canvas: pygame.Surface, told: Count) -> None:
        """Worth or money: the largest number on the table."""
        pen, px, room = self._pen, self._px, self._pen.plan.score.total
        left = room.right
        if told.total is not None:
            coin = pen.icon(canvas, "cents", (room.right - px(16), room.centery), 32)
            at = (coin.left - px(2), room.centery)
            figure = pen.figure(canvas, str(told.total), Type.LARGE_NUMBER, GOLD, 44, midright=at)
            left = figure.left
        for number, spent in enumerate(told.coins):
            cube = pen.pictures.whole("desk/cube", (px(24), px(24)), 0.4 if spent else 1.0)
            middle = (left - px(18 + 22 * number), room.centery)
            left_of = pen.lay(canvas, cube, middle).left
            left = left_of if number == len(told.coins) - 1 else left
        if told.total_words is not None:
            words, most = self._voice.text(told.total_words), left - room.left - px(8)
            at = (room.left, room.centery)
            pen.words(canvas, words, Type.LABEL, CREAM, 17, most, midleft=at)

    def _buttons(self, canvas: pygame.Surface, told: Count) -> None:
        score = self._pen.plan.score
        for button, place in zip(told.votes, score.votes, strict=False):
            self._button(canvas, button, place)
        if told.button is not None and not told.votes:
            self._button(canvas, told.button, score.button)

    def _button(self, canvas: pygame.Surface, button: PaintedButton, place: pygame.Rect) -> None:
        pen, px = self._pen, self._px
        fill, edge, ink = (GOLD, BRIGHT_EDGE, INK) if button.works else (_OFF, _OFF_EDGE, MUTED)
        if button.quiet:
            fill, edge, ink = PANEL_LIT, BRASS, CREAM
        if button.warns:
            edge = WARNS
        if button.works and button.risen > 0:
            fill = fill.lerp(BRIGHT_EDGE, (0.15 if button.quiet else 0.4) * min(1.0, button.risen))
        pen.plate(canvas, place, fill, edge, 3 if button.warns else 1.6, 10)
        words = self._voice.text(button.words)
        room = place.inflate(-px(16), 0)
        if button.key is not None and self._key_fits(words, room):
            room.width -= self._key(
                canvas, self._voice.text(button.key), place, button.works and not button.quiet
            )
        pen.label(canvas, words, Type.BUTTON, ink, 19, room.width, center=room.center)

    def _key_fits(self, words: str, room: pygame.Rect) -> bool:
        """Which key it is leaves first."""
        pen = self._pen
        spare = room.width - pen.wide(words, Type.BUTTON, 19)
        return pen.plan.scale >= 0.85 and not self._large and spare >= self._px(66)

    def _key(self, canvas: pygame.Surface, words: str, place: pygame.Rect, works: bool) -> int:
        """The name of a key at the right of the button; how wide it is."""
        pen, px = self._pen, self._px
        wide = pen.wide(words, Type.LABEL, 15) + px(14)
        key = pygame.Rect(place.right - px(10) - wide, 0, wide, px(22))
        key.centery = place.centery
        pen.plate(canvas, key, KEY_ON_GOLD if works else DARK, KEY_EDGE, 1, 5)
        pen.words(canvas, words, Type.LABEL, CREAM, 15, wide - px(8), center=key.center)
        return wide + px(10)
