"""Luck beside skill: a dot for each of the last matches that were looked at."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import pygame

from hollywood.career_totals import Appearance, reviewed
from hollywood.core.message import Message, say
from hollywood.ui.draw.plot import Plain
from hollywood.ui.draw.surfaces import Size, canvas, lay_on
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, MUTED, PANEL, Type, faint
from hollywood.ui.widgets.controls import Control
from hollywood.ui.widgets.page import Page

from .leaf import heading, plate, signed, tell

_SHOWN = 50  # matches
_LEAST = 0.25  # of a win: the axes are as long at least
_DOT, _GAP = 10, 6  # units
_HUNDRED = 100


class Scatter:
    """Across what the deals have given, upwards how little one's own moves have cost."""

    def __init__(self, page: Page, wanted: Sequence[Appearance]) -> None:
        self.page = page
        self._shown = reviewed(wanted)[-_SHOWN:]
        self._plot = pygame.Rect(0, 0, 0, 0)

    def hide(self) -> None:
        """It is on another page."""
        self._plot.size = (0, 0)

    def set_out(self, page: Page, rect: pygame.Rect) -> list[Control]:
        """Words round the plot; nothing can be pressed."""
        room = heading(page, page.said(say("career.luck_and_skill")), plate(page, rect))
        if not self._shown:
            page.put_block(page.said(say("career.not_looked_at")), Type.BODY, MUTED, room)
            return []
        foot = pygame.Rect(room.left, 0, room.width, page.typesetter.height(Type.SMALL))
        foot.bottom = room.bottom
        page.put(page.said(say("career.axes")), Type.SMALL, MUTED, foot, "centre")
        high = foot.top - page.px(_GAP) - room.top
        self._plot = pygame.Rect(room.left, room.top, room.width, high)
        tell(page, self._told(), self._plot)
        return []

    def _told(self) -> Message:
        """What the dots show, for whoever listens."""
        lucky, unlucky = (
            [each.own.place == 1 for each, review in self._shown if (review.luck >= 0) is good]
            for good in (True, False)
        )
        means = {
            "luck": fmean(review.luck for _, review in self._shown),
            "moves": fmean(-review.loss for _, review in self._shown),
        }
        return say(
            "career.dots_told",
            won=sum(lucky) + sum(unlucky),
            all=len(self._shown),
            with_luck=sum(lucky),
            all_with=len(lucky),
            against=sum(unlucky),
            all_against=len(unlucky),
            **{name: signed(self.page, _HUNDRED * mean) for name, mean in means.items()},
        )

    def adorn(self) -> None:
        """Axes and dots: filled where the match was won."""
        if not (self._plot.width > 0 and self._plot.height > 0):
            return
        picture, shapes = _ground(self._plot.size), self.page.props.shapes
        self._draw_axes(picture)
        plain, line = self._plain, max(1, self.page.px(2))
        for each, review in self._shown:
            fill = CREAM if each.own.place == 1 else BLACK
            dot = shapes.disc(self.page.px(_DOT), fill, CREAM, line)
            spot = round(plain.x(review.luck)), round(plain.y(-review.loss))
            lay_on(dot, picture, dot.get_rect(center=spot).topleft)
        self.page.show(picture, self._plot)

    @property
    def _plain(self) -> Plain:
        luck = max(_LEAST, *(abs(review.luck) for _, review in self._shown))
        loss = max(_LEAST, *(review.loss for _, review in self._shown))
        margin = self.page.px(_DOT)
        room = self._plot.move(-self._plot.left, -self._plot.top).inflate(-2 * margin, -2 * margin)
        return Plain(room, (-luck, luck), (-loss, 0))

    def _draw_axes(self, picture: pygame.Surface) -> None:
        """No luck, no loss, and how far the edges are from there, in percent."""
        page, plain, box = self.page, self._plain, picture.get_rect()
        one = max(1, page.px(1))
        for size, at in (
            ((box.width, one), (0, round(plain.y(0)))),
            ((one, box.height), (round(plain.x(0)), 0)),
        ):
            lay_on(page.props.shapes.panel(size, 0, faint(BRASS)), picture, at)
        (low, high), (least, _) = plain.across, plain.up
        below = box.bottom - one
        for value, corner, place in (
            (low, "bottomleft", (0, below)),
            (high, "bottomright", (box.right, below)),
            (least, "midbottom", (round(plain.x(0)), below)),
        ):
            words = f"{round(_HUNDRED * value):+d}".replace("-", "\N{MINUS SIGN}")
            line = page.typesetter.line(words, Type.SMALL, MUTED)
            lay_on(line, picture, line.get_rect(**{corner: place}).topleft)


def _ground(size: Size) -> pygame.Surface:
    """Where dots can be laid: as opaque as the plate below."""
    ground = canvas(size)
    ground.fill(PANEL)
    return ground
