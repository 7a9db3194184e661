"""Paints what lies between the panels: cards to draw, the small stage, the played pile."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import ceil

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, Seat, say
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.gradients import sheer
from hollywood.ui.draw.high_contrast import PANEL
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import clip_to, lay_on, scaled
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, MUTED, WHITE, Type

from ..rules.game import TimesSquare
from ..rules.state import State
from ..rules.street import FIGURES
from .club_chips import CLUBS
from .geometry import Plan
from .inks import BONE
from .layout import CHARLIE
from .marks import Marks
from .pen import Pen, sketched
from .people import NAMES
from .street_pictures import StreetPictures

Row = tuple[int, int, int]  # a figure, the space it left, the one it came to
_MOST_ROWS, _CHIP, _CLUB_CHIPS = 3, 26, (44, 22)
_LINE, _MOST_LINES, _CARDS_A_LINE = 1.7, 5, 9  # units: how a pile shows how high it is
_STAGE_EDGE = 12
WORDS = 78  # units: as wide as those below whoever is on the stage may be
_TOLD_FROM = 500  # units: beside whoever is on the stage
_AROUND = 14  # units: shadows and lights reach so far
_BULBS = 29
_VELVET, _ROSE, _BLUE = Color("#0b0718"), Color("#7a1f56"), Color("#1a5a86")
_WARM = Color("#ffd98a")
_GRAIN, _GRAINS = (696, 138), 21_000  # the size of a grain, and how many there are
_BOARDS, _SHINE = Color("#1d1020"), Color("#ffc24d")
_NUMBER, _WORDS, _MOONS = 450, 476, 496  # units from the top


@dataclass(frozen=True)
class Shown:
    """Whose cards are on the stage, and what came of them."""

    seat: Seat
    face: pygame.Surface | None
    words: str
    rows: tuple[Row, ...]
    cards: tuple[str, ...] = ()  # of a turn that is over
    results: bool = True  # whether they need room
    told: Message | None = None  # in place of cards


class MiddlePainter:
    """Paints piles and stage of one match at one window size."""

    def __init__(
        self,
        props: Props,
        plan: Plan,
        game: TimesSquare,
        pictures: StreetPictures,
        voice: Voice,
    ) -> None:
        self.props, self.plan, self.game = props, plan, game
        self._pictures, self._voice = pictures, voice
        self._marks = Marks(props, plan)
        self._stage = _stage(plan.scale, plan.stage.size, props)
        self.px = plan.px
        self._read()

    def _read(self) -> None:
        """Every chip that can be needed: no result is late because its picture is read."""
        for name in NAMES:
            self._pictures.chip(name, self.px(_CHIP))
        for club in CLUBS:
            for size in _CLUB_CHIPS:
                self._pictures.chip(f"club_{club}", self.px(size))

    def pieces(self, s: State, shown: Shown | None) -> dict[Hashable, Piece]:
        """Piles and stage."""
        plan, supply, played = self.plan, len(s.supply), len(s.played)
        around, stage = 2 * self.px(_AROUND), plan.stage
        left = pygame.Rect(plan.supply.left, stage.top, stage.left - plan.supply.left, stage.height)
        right = pygame.Rect(stage.right, stage.top, plan.played.right - stage.right, stage.height)
        looks = (shown, self.awaited(shown))
        return {
            "supply": Piece(
                (supply, s.passes),
                left.inflate(around, around),
                partial(self._supply, count=supply, passes=s.passes),
            ),
            "played": Piece(
                played, right.inflate(around, around), partial(self._played, count=played)
            ),
            "stage": Piece(
                looks, stage.inflate(around, around), partial(self._stage_with, shown=shown)
            ),
        }

    # piles

    def _supply(self, canvas: pygame.Surface, count: int, passes: int) -> None:
        """How many cards are to be drawn, in a number and by how high they lie; which pass."""
        self._pile(canvas, self.plan.supply, count, top=True)
        self._number(canvas, str(count), GOLD, midleft=self.plan.point(332, _NUMBER))
        at = self.plan.point(332, _WORDS)
        self._small(canvas, say("times_square.pile.to_draw"), 74, midleft=at)
        self._marks.moons(canvas, (338, _MOONS), min(2, passes + 1))

    def _played(self, canvas: pygame.Surface, count: int) -> None:
        """The same of cards that were played."""
        self._pile(canvas, self.plan.played, count, top=False)
        self._number(canvas, str(count), CREAM, midright=self.plan.point(948, _NUMBER))
        at = self.plan.point(948, _WORDS)
        self._small(canvas, say("times_square.pile.played"), 72, midright=at)

    def _pile(self, canvas: pygame.Surface, place: pygame.Rect, count: int, *, top: bool) -> None:
        """Cards on one another; of played ones the top card lies there itself."""
        if not count:
            self._empty(canvas, place)
            return
        back = self.props.art.card_or_stand_in(BACK, place.width)
        lines = min(_MOST_LINES, ceil(count / _CARDS_A_LINE))
        self.props.shapes.cast_card_shadow(canvas, place, self.px(4), (self.px(2), self.px(3)))
        for line in range(lines, 0 if top else 1, -1):
            aside, up = 0.4 * line * self.plan.scale, (_LINE * line - 3) * self.plan.scale
            lay_on(back, canvas, place.move(round(aside), -round(up)).topleft)

    def _empty(self, canvas: pygame.Surface, place: pygame.Rect) -> None:
        edge = sheer(BRASS, 0.4)
        plate = self.props.shapes.panel(place.size, self.px(4), (0, 0, 0, 50), edge, self.px(1))
        lay_on(plate, canvas, place.topleft)

    def _number(
        self, canvas: pygame.Surface, words: str, ink: Color, **at: tuple[int, int]
    ) -> None:
        number = self.props.typesetter.line(words, Type.NUMBER, ink)
        lay_on(number, canvas, number.get_rect(**at).topleft)

    def _small(
        self, canvas: pygame.Surface, words: Message, most: float, **at: tuple[int, int]
    ) -> None:
        text = self._voice.text(words)
        if self.props.typesetter.width(text, Type.SMALL) <= self.px(most):
            put(self.props, canvas, text, Type.SMALL, MUTED, self.px(most), **at)

    # the stage

    def awaited(self, shown: Shown | None) -> object:
        """None if all cards of a turn are drawn; else it is another each time one was drawn."""
        art, cards = self.props.art, () if shown is None else shown.cards
        symbols, language = self.props.settings.symbols, self.props.language
        ready = art.ready(cards, self.plan.staged_card, language, symbols)
        return (symbols, None if ready else art.drawn)

    def _stage_with(self, canvas: pygame.Surface, shown: Shown | None) -> None:
        self.stage(canvas)
        if shown is not None:
            self.cards(canvas, shown.cards, shown.results)
            self.actor(canvas, shown.seat, say(f"times_square.stage.{shown.words}"), shown.face)
            self.rows(canvas, shown.rows)
            self._say(canvas, shown.told)

    def _say(self, canvas: pygame.Surface, words: Message | None) -> None:
        """In the middle of the stage, as large as there is room for."""
        if words is not None:
            plan = self.plan
            room = plan.box(_TOLD_FROM, 414, 872 - _STAGE_EDGE - _TOLD_FROM, 92)
            text = self._voice.text(words)
            block = self.props.typesetter.within(text, Type.STATUS, CREAM, room.size, "centre")
            lay_on(block, canvas, block.get_rect(center=room.center).topleft)

    def stage(self, canvas: pygame.Surface) -> None:
        """Its boards and lights, with nobody on it."""
        place = self.plan.stage
        self.props.shapes.cast_shadow(canvas, place, self.px(4), self.px(6), dark=190)
        lay_on(self._stage, canvas, place.topleft)
        self._lights(canvas)

    def _lights(self, canvas: pygame.Surface) -> None:
        """A row of bulbs along the foot."""
        x, y, wide, high = 408.0, 414.0, 464.0, 92.0
        box = (x - 10, y + high - 12, wide + 20, 24.0)
        bulbs = [(x + 9 + n * (wide - 18) / (_BULBS - 1), y + high) for n in range(_BULBS)]

        def draw(pen: Pen) -> None:
            pen.line([(x - 1, y + high + 1), (x + wide + 1, y + high + 1)], BRASS, 7)
            pen.line([(x - 1, y + high + 1), (x + wide + 1, y + high + 1)], _BOARDS, 5)
            for bulb in bulbs:
                pen.disc(bulb, 3.6, sheer(_SHINE, 0.45).premul_alpha())
                pen.disc(bulb, 2, BONE)

        self._marks.lay(canvas, "stage lights", box, draw)

    def actor(
        self, canvas: pygame.Surface, seat: Seat, words: Message, face: pygame.Surface | None
    ) -> None:
        """Whose cards these are, and whether they are played now or were."""
        middle = self.plan.point(448, 447)
        if face is None:
            face = self._pictures.chip(f"club_{CLUBS[seat]}", self.px(_CLUB_CHIPS[0]))
        else:
            chip = self._pictures.chip(f"club_{CLUBS[seat]}", self.px(_CLUB_CHIPS[1]))
            lay_on(face, canvas, face.get_rect(center=middle).topleft)
            face, middle = chip, self.plan.point(465, 463)
        lay_on(face, canvas, face.get_rect(center=middle).topleft)
        text = self._voice.text(words)
        if self.props.typesetter.width(text, Type.LABEL) < self.px(WORDS):
            at = self.plan.point(448, 487)
            put(self.props, canvas, text, Type.LABEL, CREAM, self.px(WORDS), center=at)

    def cards(self, canvas: pygame.Surface, ids: Sequence[str], results: bool) -> None:
        """The cards of a turn that is over, once more."""
        symbols, language = self.props.settings.symbols, self.props.language
        wide = self.plan.staged_card
        for number, id in enumerate(ids):
            card = self.props.art.card_or_stand_in(id, wide, language, symbols)
            x, y = self.plan.staged(number, len(ids), results)
            place = card.get_rect(center=(round(x), round(y)))
            self.props.shapes.cast_card_shadow(canvas, place, self.px(4), (1, self.px(2)))
            lay_on(card, canvas, place.topleft)

    def rows(self, canvas: pygame.Surface, rows: Sequence[Row]) -> None:
        """What came of it: who went from where to where; of many the last ones."""
        shown = rows[-_MOST_ROWS:]
        for number, (figure, start, end) in enumerate(shown):
            y = 458.0 - (len(shown) - 1) * 15 + number * 30
            chip = self._pictures.chip(NAMES[figure], self.px(_CHIP))
            middle = self.plan.point(760, y)
            lay_on(chip, canvas, chip.get_rect(center=middle).topleft)
            self._marks.place(canvas, start, (794, y))
            self._marks.to(canvas, 813, y)
            self._marks.place(canvas, end, (844, y))


def rows_of(steps: Sequence[tuple[str, int, int]], charlie: tuple[int, int] | None) -> list[Row]:
    """What came of a turn: steps of one figure in a row are one; Fizz comes last."""
    rows: list[Row] = []
    for name, start, end in steps:
        figure = next(number for number, each in enumerate(FIGURES) if each == name)
        if rows and rows[-1][0] == figure:
            start = rows.pop()[1]
        rows.append((figure, start, end))
    if charlie is not None and charlie[0] != charlie[1]:
        rows.append((CHARLIE, *charlie))
    return rows


def _stage(scale: float, size: tuple[int, int], props: Props) -> pygame.Surface:
    """Dark boards in rose and blue light, in a frame that steps in at its upper corners.

    Where contrast is high they are black, and the frame is white; calm ones have no grain.
    """
    wide, high = size[0] / scale, size[1] / scale
    q = _STAGE_EDGE
    points = [
        (q, 0.6),
        (wide - q, 0.6),
        (wide - q, 5),
        (wide - 5, 5),
        (wide - 5, q),
        (wide - 0.6, q),
        (wide - 0.6, high),
        (0.6, high),
        (0.6, q),
        (5, q),
        (5, 5),
        (q, 5),
        (q, 0.6),
    ]

    box = (0.0, 0.0, wide, high)
    if props.screen.contrast:
        return sketched(scale, box, lambda pen: pen.outlined(points, PANEL, WHITE, 1))
    whole = sketched(scale, box, lambda pen: pen.shape(points, sheer(_VELVET, 0.92).premul_alpha()))
    if not props.settings.calm:
        mask = sketched(scale, box, lambda pen: pen.shape(points, Color("white")))
        grain = scaled(_grain(), whole.get_size())
        clip_to(grain, mask)
        lay_on(grain, whole)
    lay_on(sketched(scale, box, lambda pen: pen.line(points, BRASS, 1.2)), whole)
    return whole


@cache  # it is the same in every window
def _grain() -> pygame.Surface:
    """Light in grains: rose from the left, blue from the right, warm from the bulbs below."""
    wide, high = _GRAIN
    grain, dice = layer_of(_GRAIN), random.Random(5)
    inks = [
        sheer(ink, seen).premul_alpha() for ink, seen in ((_ROSE, 0.6), (_BLUE, 0.6), (_WARM, 0.34))
    ]
    for number in range(_GRAINS):
        x, y = dice.random(), dice.random()
        if (which := number % 3) == 2:
            y = 1 - y**3 * 0.6
        else:
            x = 0.5 * x**1.6
            x = 1 - x if which else x
        grain.set_at((min(wide - 1, int(x * wide)), min(high - 1, int(y * high))), inks[which])
    return grain
