"""A small picture of a table as it was left, for the shelf: nobody's secrets are seen in it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pygame

from hollywood import files, kept_matches
from hollywood.core.message import Refused

from .table import AnyTable

SIZE = (440, 248)
_MOST = 30_000  # bytes
_SHARES = (1.0, 0.9, 0.8, 0.7, 0.5, 0.2)  # of that size: the largest that has no more of them


def keep_picture(table: AnyTable, record: Callable[[], Path]) -> None:
    """Put the picture of a table beside the match, wherever that lies when it is written."""
    if len(table.bots.humans) > 1:
        table.onlooker.turn_away()  # it is there for all eyes
    picture = _snapshot(table)
    files.do_later(lambda: _write(picture, kept_matches.picture_of(record())))


def _snapshot(table: AnyTable) -> pygame.Surface:
    """As it would be seen in the window, made small; what is wider is cut at its sides."""
    whole = table.props.stack.canvas_of(table) or pygame.Surface(table.props.screen.rect.size)
    if not table.show.idle:
        table.show.jump(table.match.state)
    table.draw(whole)
    wide = min(whole.get_width(), whole.get_height() * SIZE[0] // SIZE[1])
    high = min(whole.get_height(), wide * SIZE[1] // SIZE[0])
    middle = pygame.Rect(0, 0, wide, high)
    middle.center = whole.get_rect().center
    return pygame.transform.smoothscale(whole.subsurface(middle), SIZE)


def _write(picture: pygame.Surface, file: Path) -> None:
    """As large as it may be; where it can't be written there is none."""
    sizes = ((round(SIZE[0] * share), round(SIZE[1] * share)) for share in _SHARES)
    pictures = (_encoded(pygame.transform.smoothscale(picture, size)) for size in sizes)
    with suppress(Refused):  # the match itself is what counts
        files.write_bytes(file, next(each for each in pictures if len(each) <= _MOST))


def _encoded(picture: pygame.Surface) -> bytes:
    out = BytesIO()
    pygame.image.save(picture, out, "picture.jpg")
    return out.getvalue()
