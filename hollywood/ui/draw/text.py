"""Words as pictures: set in our own typefaces, cached, crisp at any size."""

from __future__ import annotations

import re
from math import sqrt
from typing import Literal, TypeAlias

import pygame
from pygame import Color

from hollywood.core.catalogue import TIED
from hollywood.ui.app.screen import Screen

from . import high_contrast
from .cache import Cache
from .letters import Letters
from .surfaces import Size, canvas, lay_on, scaled
from .theme import Type

Align: TypeAlias = Literal["left", "centre", "right"]

_MEMORY = 4_000_000  # bytes of words kept for a window of 1080p
_SMALL = 20  # pixels: smaller letters are set large and made small, which spaces them evenly
_FINE = 3
_LEADING = 1.35  # line height
TIGHT = 1.12  # the same for small words that would not fit otherwise
# no line ends here: nor around signs, nor between a number and what is counted, nor in 5 h 15
_BOUND = re.compile(TIED + r"| (?=[×·→–])|(?<=[×=→]) |(?<=\d) (?=[^\W\d])|(?<=\d h) (?=\d)")
_PARTED = "\N{NO-BREAK SPACE}·"  # between two things of a row; where a line ends it is not needed
CONDENSED = 0.9  # words may be squeezed so far before they are cut


class Typesetter:
    """Sets words for one screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._letters = Letters(screen.typeface)
        self._fits: dict[tuple[str, Type, Size], int] = {}
        self._cache = Cache(round(_MEMORY * screen.share))

    def size(self, type: Type) -> int:
        """How large a type is here, in pixels."""
        style = type.value
        if style.title:
            return self.screen.px(style.units * sqrt(self.screen.text))
        return self.screen.px(style.units) if style.large else self.screen.letters(style.units)

    def height(self, type: Type) -> int:
        """The height of a line."""
        return round(self.size(type) * _LEADING)

    def width(self, words: str, type: Type, size: int | None = None) -> int:
        """How wide the words are on one line."""
        return self._letters.width(words, type, size or self.size(type))

    def line(self, words: str, type: Type, ink: Color, most: int | None = None) -> pygame.Surface:
        """Words on one line; wider ones than `most` are squeezed a little, then cut."""
        key = (words, type, tuple(ink), most)
        return self._cache.of(key, lambda: self._line(words, type, ink, most))

    def sized(self, words: str, type: Type, ink: Color, size: int) -> pygame.Surface:
        """Words on one line in letters of so many pixels."""
        key = ("sized", words, type, tuple(ink), size)
        return self._cache.of(key, lambda: self._set(words, type, ink, size))

    def block(
        self,
        words: str,
        type: Type,
        ink: Color,
        wide: int,
        align: Align = "left",
        even: bool = False,
    ) -> pygame.Surface:
        """Words on as many lines as they need; centred ones are even, others if they shall be."""
        even = even or align == "centre"
        key = (words, type, tuple(ink), wide, align, even)
        return self._cache.of(key, lambda: self._block(words, type, ink, wide, align, even))

    def within(
        self,
        words: str,
        type: Type,
        ink: Color,
        room: Size,
        align: Align = "left",
        most: int | None = None,
        even: bool = False,
    ) -> pygame.Surface:
        """Words as large as the room allows, on several lines if they are larger so."""
        even = even or align == "centre"
        key = ("within", words, type, tuple(ink), room, align, most, even)
        return self._cache.of(key, lambda: self._within(words, type, ink, room, align, most, even))

    def fitting(self, words: str, type: Type, room: Size) -> int:
        """The largest size up to the usual one at which words fit into the room."""
        key = (words, type, room)
        if key not in self._fits:
            self._fits[key] = self._fitting(words, type, room)[0]
        return self._fits[key]

    def fits(self, words: str, type: Type, room: Size) -> bool:
        """Whether words can be read in the room to their end."""
        size = self.fitting(words, type, room)
        lines = self.lines(words, type, room[0], size)
        high = round(size * TIGHT) * len(lines)
        return self._widest(lines, type, size) <= room[0] and high <= room[1]

    def lines(self, words: str, type: Type, wide: int, size: int | None = None) -> list[str]:
        """The words broken into lines of this width."""
        return _unmarked(self._lines(words, type, wide, size))

    def _lines(self, words: str, type: Type, wide: int, size: int | None) -> list[str]:
        lines = []
        for paragraph in words.split("\n"):
            line = ""
            for word in _BOUND.sub("\N{NO-BREAK SPACE}", paragraph).split(" "):
                longer = f"{line} {word}".strip()
                if line and self.width(longer, type, size) > wide:
                    lines.append(line)
                    longer = word
                line = longer
            lines.append(line)
        return lines

    def broken(self, words: str, type: Type, wide: int, even: bool, size: int) -> list[str]:
        """The words broken into lines, which may be as even as they can be."""
        return _unmarked(self._broken(words, type, wide, even, size))

    def _broken(self, words: str, type: Type, wide: int, even: bool, size: int) -> list[str]:
        lines = self._lines(words, type, wide, size)
        while even and len(lines) > 1:
            widest = self._widest(lines, type, size)
            narrower = self._lines(words, type, widest - 1, size)
            if len(narrower) > len(lines) or self._widest(narrower, type, size) >= widest:
                break
            lines = narrower
        return lines

    def cut(self, line: str, type: Type, most: int, size: int) -> str:
        """A line that is not wider than it may be once it is condensed."""
        while len(line) > 1 and self.width(line, type, size) * CONDENSED > most:
            line = line[:-2].rstrip() + "…"
        return line

    def _widest(self, lines: list[str], type: Type, size: int) -> int:
        return max(self.width(line, type, size) for line in lines)

    def _line(self, words: str, type: Type, ink: Color, most: int | None) -> pygame.Surface:
        if most is not None and self.width(words, type) > most:
            return self._squeezed(words, type, ink, most)
        line = self._set(words, type, ink, self.size(type))
        if most is not None and line.get_width() > most:  # set large, small letters are wider
            return scaled(line, (most, line.get_height()))
        return line

    def _set(self, words: str, type: Type, ink: Color, size: int) -> pygame.Surface:
        """Words in letters of so many pixels; no words are a space, for nothing can't be scaled."""
        if not self.width(words, type, size):
            words = " "
        ink = high_contrast.word(ink) if self.screen.contrast else ink
        if size > _SMALL:
            return self._letters.drawn(words, type, ink, size)
        large = self._letters.drawn(words, type, ink, size * _FINE)
        small = (round(large.get_width() / _FINE), round(large.get_height() / _FINE))
        return scaled(large, (max(1, small[0]), max(1, small[1])))

    def _squeezed(self, words: str, type: Type, ink: Color, most: int) -> pygame.Surface:
        line = self._line(self.cut(words, type, most, self.size(type)), type, ink, None)
        return scaled(line, (min(most, line.get_width()), line.get_height()))

    def _within(
        self,
        words: str,
        type: Type,
        ink: Color,
        room: Size,
        align: Align,
        largest: int | None,
        even: bool,
    ) -> pygame.Surface:
        size, step = self._fitting(words, type, room, largest)
        lines = self._broken(words, type, room[0], even, size)
        most = max(1, room[1] // step)
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])] if most < len(lines) else lines
        lines = _unmarked(lines)
        block = canvas((max(1, room[0]), step * len(lines)))
        for number, words_ in enumerate(lines):
            line = self._set(self.cut(words_, type, room[0], size), type, ink, size)
            if line.get_width() > room[0]:
                line = scaled(line, (max(1, room[0]), line.get_height()))
            left = _left(align, block.get_width() - line.get_width())
            lay_on(line, block, (left, number * step + (step - line.get_height()) // 2))
        return block

    def _fitting(
        self, words: str, type: Type, room: Size, most: int | None = None
    ) -> tuple[int, int]:
        """The largest size up to the usual one at which words fit, and its line height.

        Smaller than can be read it never is.
        """
        usual = min(self.size(type), most or self.size(type))
        least = min(usual, self.screen.letters(0))
        steps = [(size, round(size * _LEADING)) for size in range(usual, least - 1, -1)]
        tight = (least, round(least * TIGHT))
        for size, step in (*steps, tight):
            lines = self.lines(words, type, room[0], size)
            if self._widest(lines, type, size) <= room[0] and step * len(lines) <= room[1]:
                return size, step
        return tight

    def _block(
        self, words: str, type: Type, ink: Color, wide: int, align: Align, even: bool
    ) -> pygame.Surface:
        lines = self.broken(words, type, wide, even, self.size(type))
        step = self.height(type)
        block = canvas((max(1, wide), step * len(lines)))
        for number, words_ in enumerate(lines):
            line = self.line(words_, type, ink, wide)
            lay_on(line, block, (_left(align, wide - line.get_width()), number * step))
        return block


def _unmarked(lines: list[str]) -> list[str]:
    """Lines without the mark between two things where the line ends between them."""
    return [*(line.removesuffix(_PARTED) for line in lines[:-1]), *lines[-1:]]


def _left(align: Align, spare: int) -> int:
    """Where a line begins that leaves so many pixels over."""
    return {"left": 0, "centre": spare // 2, "right": spare}[align]
