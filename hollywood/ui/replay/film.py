"""How the film of a replay is painted: the strip with a mark a move, and what runs beside it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Color

from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.grade_signs import grade_sign
from hollywood.ui.draw.kept_picture import Piece, laid
from hollywood.ui.draw.plot import star
from hollywood.ui.draw.surfaces import canvas, faded, lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, INK_ON_GOLD, Type

from .timeline import Timeline

BASE, EDGE, HOLE = Color("#16110d"), Color("#6d5530"), Color("#030303")
_TO_COME = 0.42  # how far marks of moves are seen that come later
_ENDS = (14, 12)  # units of the strip before the first mark and after the last
_MARK, _BETWEEN = (9, 10), 2  # units: of a mark, and between two at least
_STAR = 14  # units
_PERFORATION = (8, 4, 15, 4)  # units: width, height and step of its holes, where the first begins
_TICK, _FLAG = (2.4, 33), (15, 13)  # units: where a round begins
_RISES = 5  # units: ticks and flags above the strip
_HEAD = (18, 34)  # units: the playhead
_ABOVE = 6  # units: ticks and playhead stick out of the strip


@dataclass(frozen=True)
class Strip:
    """The film of one replay in one window."""

    props: Props
    timeline: Timeline
    rect: pygame.Rect
    inks: Sequence[Color]  # of each seat

    def __post_init__(self) -> None:
        pictures = tuple(self._picture(seen) for seen in (1.0, _TO_COME))
        object.__setattr__(self, "_pictures", pictures)

    def middle(self, at: int) -> float:
        """Where the playhead stands in a position: on the move that led to it."""
        return self._x(at - 0.5) if at else self.rect.left + self.props.screen.px(_ENDS[0]) / 2

    def position(self, x: int) -> int:
        """The position that is meant by pointing there."""
        step = self._step
        at = round((x - self._x(0)) / step + 0.5) if step else 0
        return min(self.timeline.end, max(0, at))

    def part_at(self, point: tuple[int, int]) -> int | None:
        """The position whose flag stands there."""
        return next((at for at, flag in self._flags.items() if flag.collidepoint(point)), None)

    def judged_at(self, point: tuple[int, int]) -> int | None:
        """The position whose sign stands above the film there."""
        px = self.props.screen.px
        if not self.rect.top - px(20) <= point[1] < self.rect.top - px(3):
            return None
        near = [at for at in self.timeline.judged if abs(self.middle(at) - point[0]) <= px(8)]
        return min(near, key=lambda at: abs(self.middle(at) - point[0]), default=None)

    def pieces(self, at: int) -> dict[Hashable, Piece]:
        """The strip as it looks in a position, and the playhead."""
        place = self.rect.inflate(0, 2 * self.props.screen.px(_ABOVE))
        return {
            "strip": Piece(at, place, partial(self._paint, at=at, place=place)),
            "playhead": self._playhead(at),
        }

    def _paint(self, surface: pygame.Surface, at: int, place: pygame.Rect) -> None:
        """What was seen to the left, what comes to the right."""
        seen, to_come = self._pictures  # type: ignore[attr-defined]
        split = round(self._x(at)) - place.left
        left, right = (
            pygame.Rect(0, 0, split, place.height),
            pygame.Rect(split, 0, place.width, place.height),
        )
        surface.blit(seen, place.topleft, left, pygame.BLEND_PREMULTIPLIED)
        surface.blit(to_come, place.move(split, 0).topleft, right, pygame.BLEND_PREMULTIPLIED)

    def _playhead(self, at: int) -> Piece:
        px, shapes = self.props.screen.px, self.props.shapes
        size = (px(_HEAD[0]), px(_HEAD[1]))
        frame = shapes.panel(size, px(3), (0, 0, 0, 0), GOLD, px(3))
        return laid(frame, frame.get_rect(center=(round(self.middle(at)), self.rect.centery)))

    # the picture

    @property
    def _step(self) -> float:
        first, last = (self.props.screen.px(each) for each in _ENDS)
        return (self.rect.width - first - last) / max(1, self.timeline.end)

    def _x(self, at: float) -> float:
        return self.rect.left + self.props.screen.px(_ENDS[0]) + self._step * at

    def _flag(self, at: int, number: int) -> pygame.Rect:
        """As wide as its number."""
        px, setter = self.props.screen.px, self.props.typesetter
        least = max(px(_FLAG[0]), setter.size(Type.DISC))
        wide = max(least, setter.width(str(number), Type.DISC) + px(_BETWEEN))
        high = max(px(_FLAG[1]), least)
        return pygame.Rect(round(self._x(at)), self.rect.top - px(_RISES), wide, high)

    @property
    def _flags(self) -> dict[int, pygame.Rect]:
        """Those that have room beside each other, by the positions where they stand."""
        found: dict[int, pygame.Rect] = {}
        right = self.rect.left
        for number, at in enumerate(self.timeline.parts, 1):
            flag = self._flag(at, number)
            if flag.left >= right:
                found[at] = flag
                right = flag.right + self.props.screen.px(_BETWEEN)
        return found

    def _picture(self, seen: float) -> pygame.Surface:
        """All of it, its marks as far `seen`."""
        px, shapes = self.props.screen.px, self.props.shapes
        place = self.rect.inflate(0, 2 * px(_ABOVE))
        picture = canvas(place.size)
        base = shapes.panel(self.rect.size, px(5), BASE, EDGE, max(1, px(1)))
        lay_on(base, picture, (0, px(_ABOVE)))
        self._perforate(picture)
        for number, frame in enumerate(self.timeline.frames):
            mark = self._star() if frame.is_choice else self._mark(frame.seat)
            at = (round(self._x(number + 0.5)) - place.left, place.height // 2)
            lay_on(faded(mark, seen), picture, mark.get_rect(center=at).topleft)
        for start in self.timeline.parts:
            self._tick(picture, round(self._x(start)) - place.left)
        for start, flag in self._flags.items():
            part = 1 + self.timeline.parts.index(start)
            self._number(picture, flag.move(-place.left, -place.top), str(part))
        return picture

    def _perforate(self, picture: pygame.Surface) -> None:
        px, scale = self.props.screen.px, self.props.screen.scale
        wide, high, step, first = _PERFORATION
        hole = self.props.shapes.panel((px(wide), px(high)), max(1, px(1.4)), HOLE)
        for number in range(int((self.rect.width / scale - first) / step)):
            left = px(first + number * step)
            for top in (px(_ABOVE + 2.2), px(_ABOVE) + self.rect.height - px(2.2 + high)):
                lay_on(hole, picture, (left, top))

    def _mark(self, seat: Seat) -> pygame.Surface:
        px = self.props.screen.px
        wide = max(2, min(px(_MARK[0]), round(self._step) - px(_BETWEEN)))
        return self.props.shapes.panel((wide, px(_MARK[1])), px(1.5), self.inks[seat])

    def _star(self) -> pygame.Surface:
        return star(self.props.shapes, self.props.screen.px(_STAR), GOLD)

    def _tick(self, picture: pygame.Surface, left: int) -> None:
        """A line where a part begins."""
        px = self.props.screen.px
        line = pygame.Rect(left, px(_ABOVE) - px(_RISES), max(2, px(_TICK[0])), px(_TICK[1]))
        lay_on(self.props.shapes.panel(line.size, 0, CREAM), picture, line.topleft)

    def _number(self, picture: pygame.Surface, flag: pygame.Rect, number: str) -> None:
        """A flag that says which part it is."""
        px = self.props.screen.px
        lay_on(self.props.shapes.panel(flag.size, px(2), CREAM), picture, flag.topleft)
        words = self.props.typesetter.line(number, Type.DISC, INK_ON_GOLD)
        lay_on(words, picture, words.get_rect(center=flag.center).topleft)

    def signs(self) -> list[tuple[pygame.Surface, pygame.Rect]]:
        """What a review says, above the film."""
        middle = self.rect.top - self.props.screen.px(11)
        drawn = [
            (grade_sign(self.props.shapes, self.props.screen.scale, judged.sort), at)
            for at, judged in self.timeline.judged.items()
        ]
        return [
            (sign, sign.get_rect(center=(round(self.middle(at)), middle))) for sign, at in drawn
        ]
