"""What is shown when something went wrong that should not have: needs no picture and no deck."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.faults import Faults
from hollywood.core.message import say
from hollywood.ui.app.clipboard import copied
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.theme import CREAM, MUTED, PANEL, Type
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Page

_GAP = 12  # units
_LEAST_FILM, _FILM = 60, 150  # units: the film that snapped, if there is room for it


class ErrorPage(Page):
    """The match is kept, so the way back is open."""

    size = (900, 520)

    def __init__(self, props: Props, report: str, resume: Press, quit: Press) -> None:
        super().__init__(props, say("error.title"), resume)
        self.report = report
        self._resume, self._quit = resume, quit
        self._copied: bool | None = None

    def set_out(self) -> Sequence[Control]:
        """What happened, the end of the report, and three ways on."""
        self.put_heading()
        room = self.inner
        told = self.put_block(self.said(say("error.kept")), Type.BODY, CREAM, room)
        room.height -= told.height + self.px(_GAP)
        room.top = told.bottom + self.px(_GAP)
        if self._copied is not None:
            words = self.said(say("error.copied" if self._copied else "error.not_copied"))
            high = self.typesetter.height(Type.SMALL)
            line = pygame.Rect(room.left, room.bottom - high, room.width, high)
            self.put(words, Type.SMALL, CREAM, line)
            room.height -= high + self.px(_GAP)
        self._put_report(room)
        return self._buttons()

    def _put_report(self, room: pygame.Rect) -> None:
        """As many of its last lines as there is room for."""
        high, pad = self.typesetter.height(Type.SMALL), self.px(2 * _GAP)
        lines = [line.strip() for line in self.report.splitlines() if line.strip()]
        spare = room.height - high * len(lines) - pad - self.px(_GAP)
        film = self._film(min(spare, self.px(_FILM))) if spare >= self.px(_LEAST_FILM) else None
        if film is not None:
            place = film.get_rect(midtop=room.midtop)
            self.show(film, place)
            room.top, room.height = place.bottom + self.px(_GAP), high * len(lines) + pad
        plate = self.props.shapes.panel(room.size, self.px(10), PANEL)
        self.show(plate, room)
        inside = room.inflate(-pad, -pad)
        fitting = inside.height // high
        for number, line in enumerate(lines[-fitting:] if fitting > 0 else []):
            picture = self.typesetter.line(line, Type.SMALL, MUTED, inside.width)
            top = inside.top + number * high
            self.below.append((picture, picture.get_rect(topleft=(inside.left, top))))

    def _film(self, high: int) -> pygame.Surface | None:
        """The film that snapped; without it, if its file is what went wrong."""
        try:
            return self.props.art.piece_picture(
                "film_snapped", high / self.props.art.piece("film_snapped").size[1]
            )
        except (pygame.error, OSError, Faults):
            return None

    def _buttons(self) -> list[Control]:
        named = {
            "error.resume": self._resume,
            "error.copy": self._copy,
            "title.quit": self._quit,
        }
        places = split_evenly(self.foot, len(named), self.px(_GAP))
        return [
            Control(place, self.said(say(id)), press, primary=id == "error.resume")
            for place, (id, press) in zip(places, named.items(), strict=True)
        ]

    def _copy(self) -> None:
        """To the clipboard, where there is one."""
        self._copied = copied(self.report)
        self.lay_out()
