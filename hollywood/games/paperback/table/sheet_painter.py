"""Paints the typewriter: its sheet, letters counted on the platen, what the word still lacks."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, RED, Type

from .inks import CARET, COUNTED, LAST, ON_PAPER, TO_COUNT
from .pen import Pen

_SHADE = (10, 16, 16)


@dataclass(frozen=True)
class WordOnSheet:
    """What the painter is told of the sheet."""

    spans: tuple[int, ...] = ()  # how many letters each card of the word counts
    needed: int = 0  # letters that earn the library card; 0 if none can be earned
    missing: int = 0  # rings to be shown
    forbids: tuple[Message, ...] = ()  # what attacks do, and whose
    dark: float = 0.0  # how much of its light the sheet has lost

    @property
    def ends(self) -> list[int]:
        """How far the word is counted at each card."""
        return list(accumulate(self.spans))


class SheetPainter:
    """Paints typewriter and sheet at one window size, without cards."""

    def __init__(self, pen: Pen, voice: Voice) -> None:
        self._pen, self._voice, self._px = pen, voice, pen.px

    def pieces(self, told: WordOnSheet, places: Sequence[pygame.Rect]) -> dict[Hashable, Piece]:
        """All of it, from below; the places are those of the cards of the word."""
        sheet = self._pen.plan.sheet
        at = tuple(tuple(place) for place in places)
        platen = sheet.platen.inflate(0, 2 * self._px(12))
        pieces: dict[Hashable, Piece] = {
            "sheet": Piece(told.dark, sheet.rect, partial(self._sheet, dark=told.dark)),
            "platen": Piece(
                (told.spans, told.needed, told.missing, at),
                platen,
                partial(self._platen, told=told, places=places),
            ),
        }
        if told.forbids:
            paint = partial(self._ribbon, told=told)
            pieces["ribbon"] = Piece(told.forbids, sheet.ribbon.inflate(8, 8), paint)
        if told.missing:
            rings = sheet.missing(places, told.missing)
            paint = partial(self._missing, rings=rings)
            whole = rings[0].unionall(rings[1:]).inflate(4, 4)
            pieces["missing"] = Piece(told.missing, whole, paint)
        return pieces

    def caret(self, place: pygame.Rect) -> Piece:
        """Where the next letter goes."""
        return Piece(None, place, lambda canvas: canvas.fill(CARET, place))

    def _sheet(self, canvas: pygame.Surface, dark: float) -> None:
        sheet = self._pen.plan.sheet
        lay_on(self._pen.pictures.page(sheet.rect.size), canvas, sheet.rect.topleft)
        if dark:
            shade = pygame.Surface(sheet.paper.size, pygame.SRCALPHA)
            seen = round(255 * dark)
            shade.fill((*(part * seen // 255 for part in _SHADE), seen))
            lay_on(shade, canvas, sheet.paper.topleft)

    def _platen(
        self, canvas: pygame.Surface, told: WordOnSheet, places: Sequence[pygame.Rect]
    ) -> None:
        """How many letters there are up to each card; the bell at the one that earns a card."""
        pen, y = self._pen, self._pen.plan.sheet.platen.centery
        for place, span, end in zip(places, told.spans, told.ends, strict=True):
            if not span:
                continue
            words = str(end) if span == 1 else f"{end - span + 1}–{end}"
            rings = bool(told.needed) and end - span < told.needed <= end
            ink = GOLD if rings else COUNTED
            pen.figure(canvas, words, Type.GATE, ink, 15, center=(place.centerx, y))
            if rings:
                size = self._px(42)
                bell = pen.pictures.whole("desk/bell_on", (size, size))
                at = place.centerx + self._px(34), y - self._px(5)
                pen.lay(canvas, bell, at)
        counted = sum(told.spans)
        rings_at = self._pen.plan.sheet.missing(places, told.missing)
        for number, ring in enumerate(rings_at, start=counted + 1):
            ink = COUNTED if number == told.needed else TO_COUNT
            pen.figure(canvas, str(number), Type.GATE, ink, 15, center=(ring.centerx, y))

    def _missing(self, canvas: pygame.Surface, rings: Sequence[pygame.Rect]) -> None:
        """Empty rings, and the bell that waits at the last one."""
        pen, line = self._pen, max(2, self._px(2.4))
        for ring in rings[:-1]:
            shape = pen.props.shapes.disc(ring.width, (0, 0, 0, 0), ON_PAPER, line)
            lay_on(shape, canvas, ring.topleft)
        bell = pen.pictures.whole("desk/bell_off", rings[-1].size)
        lay_on(bell, canvas, rings[-1].topleft)

    def _ribbon(self, canvas: pygame.Surface, told: WordOnSheet) -> None:
        """What attacks forbid, in one line."""
        place, pen = self._pen.plan.sheet.ribbon, self._pen
        pen.plate(canvas, place, LAST, RED, 1.2, 4)
        sign = pen.icon(canvas, "attack", (place.left + self._px(18), place.centery), 22)
        words = " · ".join(self._voice.text(each) for each in told.forbids)
        most = place.right - sign.right - self._px(16)
        units = min(16.0, 16.0 * place.height / max(1, 1.2 * pen.size(16)))
        pen.figure(
            canvas, words, Type.LABEL, CREAM, units, most,
            midleft=(sign.right + self._px(6), place.centery),
        )  # fmt: skip
