"""Thin lines below the course of a match: where somebody stood at each step."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.ui.draw.plot import Plain, draw_line
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, PANEL
from hollywood.ui.widgets.form import Lettered

from .below_course import Track

TRACK = 28  # units from one to the next
_HIGH, _LINE, _MIDDLE_LINE = 21, 1.6, 1
_FACE, _ASIDE, _TAIL = 23, 20, 8  # units: a face is so far to the left; the end is seen
_DASHES = (3, 3)
_FAINT = 0.5


def paint_tracks(
    page: Lettered, canvas: pygame.Surface, tracks: Sequence[Track], below: pygame.Rect
) -> None:
    """In the place of the first track, then each below the one before."""
    for number, track in enumerate(tracks):
        _paint(page, canvas, track, below.move(0, page.px(number * TRACK)))


def _paint(page: Lettered, canvas: pygame.Surface, track: Track, place: pygame.Rect) -> None:
    """Its middle is dashed; it goes up or down where a step ends."""
    scale, middle = page.props.screen.scale, place.centery
    room = pygame.Rect(place.left, 0, place.width, page.px(_HIGH))
    room.centery = middle
    plain = Plain(room, (0, len(track.stood) - 1), (-1, 1))
    ends = [(room.left, middle), (room.right, middle)]
    draw_line(canvas, ends, BRASS.lerp(PANEL, _FAINT), _MIDDLE_LINE, _DASHES, scale)
    line: list[tuple[float, float]] = []
    for at, stood in enumerate(track.stood):
        line += [(plain.x(at + after), plain.y(stood)) for after in (0, 1)]
    line[-1] = (room.right + page.px(_TAIL), line[-1][1])
    draw_line(canvas, line, track.ink, _LINE, scale=scale)
    face = track.face(page.px(_FACE))
    lay_on(face, canvas, face.get_rect(center=(room.left - page.px(_ASIDE), middle)).topleft)
