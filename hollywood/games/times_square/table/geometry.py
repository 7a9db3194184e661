"""Where everything on the table has its place, in pixels of one window.

Units are pixels of a window of 1280 x 720. What is asked by a space is answered for the space as
the rules count it, whichever club is on the right.
"""

from __future__ import annotations

import pygame

from hollywood.core.message import Seat
from hollywood.ui.app.screen import HIGH, WIDE, Screen

from ..rules.street import DEB, FIGURES, HAL, Places, home
from .panel import LEAST_WIDE, MOST_WIDE, Panel, panel_at

BAR = 40
BOARD = (0, BAR, WIDE, 550 * 2 / 3)  # its art is 1920 x 550
RAIL = BAR + 550 * 2 / 3  # where the street ends and the cloth begins
PITCH = 106 * 2 / 3  # from space to space
HALF = 8  # spaces to each side of the manhole: the street is painted so
FEET, LANE_FEET = BAR + 404 * 2 / 3 - 8, BAR + 520 * 2 / 3 + 9
FIGURE, FIZZ = 132, 86  # how high the picture of a figure is
PICTURE, FOOT = (400, 600), 556  # a figure's picture, and how far down it stands
HANDS = 0.37  # of its picture's height, above its feet: there the rope is held
CARD, CARD_HIGH = 134, 1.4  # a card of the hand; how high cards are for their width
HAND_STEP, HAND_TOP, HAND_TURN, HAND_DIP = 92, 516, 1.3, 0.9
HAND_WIDE = 778  # the hand is never wider, however many cards it holds
CHOSEN, RAISED = 1.1, 22  # a chosen card: how much larger, and how far up
PILE, STAGED, STAGE_STEP, GROWN = 64, 58, 64, 120
_SHARED: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-15, -5), (15, 5)),
    3: ((0, -8), (-22, 4), (22, 4)),
}
_PANEL_GROWS = 0.34  # of the extra room at a side
_PANEL_MARGIN = 12


class Plan:
    """The street above, panels below the clubs, piles, stage and hand between them.

    `right` is the seat whose club is on the right, `own` the seat whose hand lies at the foot.
    """

    def __init__(self, screen: Screen, right: Seat = 1, own: Seat | None = None) -> None:
        self.screen, self.right = screen, right
        self.own = right if own is None else own
        self.scale = s = screen.scale
        self.noted = False  # log or coach hang over the sky: what is offered stands below them
        self._left, self._top = (screen.width - WIDE * s) / 2, screen.height - HIGH * s
        self.edge = -self._left / s  # the window's left edge in units: 0, or less if it is wide
        self.above = self._top / s  # what a higher window adds above the board, in units
        self.side = home(right)  # which way the right is for the rules
        self.bar = pygame.Rect(0, 0, screen.width, round(BAR * s))
        self.board = self.box(*BOARD)
        self.clock, self.clock_size = self.point(640, 112), 13.6 * s
        self.supply, self.played = self.box(256, 416, PILE, 90), self.box(960, 416, PILE, 90)
        self.stage = self.box(408, 414, 464, 92)
        self.panels = self._panels()
        self.card, self.pile_card = round(CARD * s), round(PILE * s)
        self.staged_card = round(STAGED * s)

    @property
    def low(self) -> bool:
        """Whether the sky is for words: what is offered above the figures stands lower."""
        return self.noted or self.screen.text > 1 or self.scale < 1

    # units to pixels

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(x * self.scale + self._left), round(y * self.scale + self._top)

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in pixels, rounded once."""
        size = max(1, round(w * self.scale)), max(1, round(h * self.scale))
        return pygame.Rect(self.point(x, y), size)

    def below_bar(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle that stays with the status bar however high the window is."""
        box = self.box(x, y, w, h)
        return box.move(0, -round(self._top))

    def units(self, at: tuple[float, float]) -> tuple[float, float]:
        """A point of the window in units."""
        return (at[0] - self._left) / self.scale, (at[1] - self._top) / self.scale

    def px(self, units: float) -> int:
        """Units in whole pixels."""
        return round(units * self.scale)

    # the street

    def across(self, space: int) -> float:
        """The middle of a space in units."""
        return WIDE / 2 + PITCH * space * self.side

    def tile(self, space: int) -> pygame.Rect:
        """The stone of a space."""
        return self.box(self.across(space) - 32, 268, 64, 72)

    def room(self, space: int) -> pygame.Rect:
        """Where a space is pointed at: with whoever stands there."""
        return self.box(self.across(space) - PITCH / 2, 170, PITCH, 182)

    def slot(self, space: int) -> pygame.Rect:
        """The slot in the kerb beside a space, on which Fizz stands."""
        return self.box(self.across(space) - 32, 357, 64, 43)

    def feet(self, space: int, place: int = 0, count: int = 1) -> tuple[float, float]:
        """Where a figure stands, in pixels; of those who share a space the first is at the back."""
        dx, dy = _SHARED[min(count, len(_SHARED))][place]
        return self._exact(self.across(space) + dx, FEET + dy)

    def all_feet(self, places: Places) -> tuple[tuple[float, float], ...]:
        """Where each figure stands, in the order of FIGURES; those who share a space make room."""
        shared = [companions(places, figure) for figure in range(len(FIGURES))]
        return tuple(
            self.feet(places[figure], here.index(figure), len(here))
            for figure, here in enumerate(shared)
        )

    def lane_feet(self, space: int) -> tuple[float, float]:
        """Where Fizz stands beside a space, in pixels."""
        return self._exact(self.across(space), LANE_FEET)

    def _exact(self, x: float, y: float) -> tuple[float, float]:
        return x * self.scale + self._left, y * self.scale + self._top

    def club(self, seat: Seat) -> pygame.Rect:
        """The house of a seat's club."""
        return self.box((1170 if seat == self.right else 110) - 100, BAR - 2.7, 200, 224)

    # cards

    def hand(self, number: int, count: int) -> tuple[float, float, float]:
        """The middle of a card of the hand in pixels, and how far it is turned."""
        d = number - (count - 1) / 2
        step = min(HAND_STEP, (HAND_WIDE - CARD) / max(1, count - 1))
        y = HAND_TOP + CARD * CARD_HIGH / 2 + HAND_DIP * d * d
        return *self._exact(WIDE / 2 + step * d, y), HAND_TURN * d

    @property
    def chosen_at(self) -> tuple[float, float]:
        """How high the middle of a chosen card of the hand is, and how wide it gets."""
        _, y = self._exact(0, HAND_TOP + CARD * CARD_HIGH / 2 - RAISED)
        return y, self.card * CHOSEN

    def staged(self, number: int, count: int, results: bool = True) -> tuple[float, float]:
        """The middle of a card on the small stage, beside results if there are any."""
        room = 464 - 90 - (104 if results else 10)
        step = min(STAGE_STEP, (room - STAGED) / max(1, count - 1))
        return self._exact(408 + 114 + number * step, 414 + 45)

    def result(self, number: int, count: int) -> tuple[float, float]:
        """The middle of the chip in a row of results on the stage."""
        return self._exact(760, 459 - (count - 1) * 15 + number * 30)

    @property
    def grown(self) -> tuple[float, float, float]:
        """Where a card of the opponent turns over, and its width."""
        return *self._exact(640, 452), GROWN * self.scale

    def _panels(self) -> tuple[Panel, Panel]:
        wide = min(MOST_WIDE, LEAST_WIDE - self.edge * _PANEL_GROWS)
        left, right = self.edge + _PANEL_MARGIN, WIDE - self.edge - _PANEL_MARGIN - wide
        first, second = (
            panel_at(
                seat,
                right if seat == self.right else left,
                wide,
                seat == self.own,
                self.box,
                self.screen.text,
            )
            for seat in (0, 1)
        )
        return first, second


def companions(places: Places, figure: int) -> list[int]:
    """Who stands on a figure's space, from the back: Esmé or a guard, Felix, Kiki."""
    return [each for each in range(len(FIGURES)) if places[each] == places[figure]]


def in_front(places: Places, figure: int) -> float:
    """How far in front a figure is drawn; Felix and Kiki are before the three of the rope."""
    here = companions(places, figure)
    _, dy = _SHARED[min(len(here), len(_SHARED))][here.index(figure)]
    return dy + (0.5 if figure in (HAL, DEB) else 0)
