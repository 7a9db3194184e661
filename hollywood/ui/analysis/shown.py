"""What the page shows: of which match, with whose eyes, as chances or as points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pygame
from pygame import Color

from hollywood.bots.findings import Findings, TurningPoint
from hollywood.bots.review import Review
from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat
from hollywood.set_up import voice_of
from hollywood.ui.app.boxed_game import Screens
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.plot import DASHES, Dashes
from hollywood.ui.draw.text import Align, Typesetter
from hollywood.ui.draw.theme import Type
from hollywood.ui.widgets.form import Lettered

from .below_course import BelowCourse
from .looking import Played

HUNDRED = 100
SEEN = 0.93  # how far plates hide the felt


@dataclass(frozen=True)
class Shown:
    """All that what is painted depends on."""

    props: Props
    played: Played
    screens: Screens
    review: Review[Any]
    findings: Findings
    viewer: Seat
    points: bool

    @cached_property
    def voice(self) -> Voice:
        """Says messages in which players have their names."""
        played, props = self.played, self.props
        return voice_of(played.set_up, played.kit, props.voice())

    def said(self, message: Message) -> str:
        """A message in words."""
        return self.voice.text(message)

    @property
    def seats(self) -> range:
        """Everybody."""
        return range(len(self.played.set_up.chairs))

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.played.set_up.chairs[seat].name

    def short_name(self, seat: Seat, typesetter: Typesetter, type: Type, most: int) -> str:
        """The same where there is room for only so many pixels: then the first word of it."""
        name = self.name(seat)
        return name if typesetter.width(name, type) <= most else name.split()[0]

    def inks(self, seat: Seat) -> tuple[Color, Color]:
        """A player's colour, main and light."""
        _, main, light = self.props.art.colours[str(self.played.set_up.chairs[seat].colour)]
        return Color(main), Color(light)

    def token(self, seat: Seat, size: int) -> pygame.Surface:
        """What a player is known by."""
        colour = str(self.played.set_up.chairs[seat].colour)
        return self.props.art.token(colour, size, self.props.settings.symbols)

    def dashes(self, seat: Seat) -> Dashes:
        """How a player's line is dashed, so that it is known without its colour."""
        return DASHES[seat % len(DASHES)]

    @cached_property
    def below_course(self) -> BelowCourse | None:
        """What the game shows of its own below the course."""
        starts = [step.number for step in self.findings.steps]
        return self.screens.below_course(self.props, self.played.match, starts, self.viewer)

    # values

    @property
    def counts(self) -> bool:
        """Whether the game counts points that can be shown."""
        return (
            bool(self.findings.expected) and self.findings.expected[0].seats[0].points is not None
        )

    def value(self, at: int, seat: Seat) -> float:
        """What a seat could expect when so many steps were made, in percent or in points."""
        prospect = self.findings.prospect(at, seat)
        if self.points and prospect.points is not None:
            return prospect.points
        return HUNDRED * prospect.win

    @cached_property
    def turning_points(self) -> Sequence[TurningPoint]:
        """The largest changes, once the course is known."""
        return self.findings.turning_points(self.viewer) if self.findings.has_course else []


def put_close(
    page: Lettered, words: str, type: Type, ink: Color, at: pygame.Rect, align: Align = "left"
) -> pygame.Rect:
    """Put one line on the page; other words may come as near as to its letters."""
    place = page.put(words, type, ink, at, align)
    line, _ = page.words.pop()
    letters = line.get_bounding_rect()
    place = letters.move(place.topleft)
    page.words.append((line.subsurface(letters), place))
    return place
