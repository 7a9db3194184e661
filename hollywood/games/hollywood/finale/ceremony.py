"""Paints awards night: the award on stage, its way to a tower, the towers, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isinf, sin
from typing import Literal, TypeAlias

import pygame
from pygame import Color

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, say
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.counter import rolling
from hollywood.ui.draw.fans import cells, fanned
from hollywood.ui.draw.star import star
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import faded, lay_on, scaled
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, RED, Type
from hollywood.ui.table.stage import smooth, springy, swing

from ..rules.count import TIED, Score
from ..table.match_painter import Brush
from .awards import Award, Verdict, crowned, shown, totals
from .hall import Hall
from .last_words import draw_last_words

Phase: TypeAlias = Literal["awards", "envelope", "winner", "table"]

# seconds at normal speed
ENTERS, FLIES, GROWS = 0.2, 0.34, 0.45
_AFTER = 0.14  # the next award comes when the one before is on its way
_TOWER = 160  # units: the highest one
_SIDES = 92  # units kept free for the curtains
_WIDEST = 1096
_CORNER = (190, 48)
_LANDS = 0.12  # of its size on stage is left of a fan when it reaches a tower
_SWEEP = 2.1  # radians a second: the lights look for the winner
_AHEAD = 3  # awards whose cards are drawn before they come
_MEMORY = 8_000_000  # bytes of fans kept
_PLAQUE = Color(7, 9, 15, 224)
_SHADE = {"blockbusters": 0.4, "movie": 0.0, "project": -0.35}  # towards light or dark


@dataclass(frozen=True)
class Places:
    """Where things are in the hall."""

    corners: tuple[pygame.Rect, pygame.Rect]  # for buttons
    title: pygame.Rect
    heading: pygame.Rect
    stage: pygame.Rect
    plaque: pygame.Rect
    names: tuple[pygame.Rect, ...]  # of the players, each below a tower
    floor: int


class Ceremony:
    """The picture for every moment of the evening."""

    def __init__(
        self, brush: Brush, awards: Sequence[Award], scores: Sequence[Score], verdict: Verdict
    ) -> None:
        self.brush = brush
        self.awards = awards
        self.scores = scores
        self.verdict = verdict
        self._cache = Cache(_MEMORY)

    # layout

    def resize(self, screen: Screen) -> None:
        """Lay the hall out."""
        self.screen = screen
        self._cache = Cache(_MEMORY)
        self.places = self._placed()
        self.hall = Hall(screen, self.places.floor)
        most = max((score.total for score in self.scores), default=0)
        self._point = screen.px(_TOWER) / max(1, most)  # pixels

    def expect(self, step: int) -> None:
        """Have the cards drawn that will soon be on stage."""
        for award in self.awards[step : step + _AHEAD]:
            for cards, room in self._rooms(award.fans):
                self.brush.prepare(cards, _wide(cards, room))

    def _placed(self) -> Places:
        screen, typesetter = self.screen, self.brush.props.typesetter
        px = screen.px
        inner = pygame.Rect(0, 0, min(screen.width - 2 * px(_SIDES), px(_WIDEST)), screen.height)
        inner.centerx = screen.width // 2
        left = pygame.Rect(px(14), px(14), px(_CORNER[0]), px(_CORNER[1]))
        right = left.copy()
        right.right = screen.width - px(14)
        title = pygame.Rect(left.right + px(16), px(10), 0, px(58))
        title.width = right.left - px(16) - title.left
        line, name = typesetter.height(Type.STATUS), typesetter.height(Type.NAME)
        heading = pygame.Rect(inner.left, title.bottom, inner.width, line)
        floor = screen.height - name - px(20)
        below = pygame.Rect(inner.left, floor + px(10), inner.width, name)
        plaque = pygame.Rect(inner.left, 0, inner.width, line + px(14))
        plaque.bottom = floor - px(_TOWER) - px(58)
        stage = pygame.Rect(inner.left, heading.bottom + px(10), inner.width, 0)
        stage.height = plaque.top - px(14) - stage.top
        names = cells([1] * len(self.scores), below, px(14))
        return Places((left, right), title, heading, stage, plaque, tuple(names), floor)

    def _rooms(
        self, fans: Sequence[tuple[CardId, ...]]
    ) -> list[tuple[tuple[CardId, ...], pygame.Rect]]:
        """Each fan with its part of the stage."""
        stage = self.places.stage
        rooms = cells([len(fan) for fan in fans], stage, stage.width // 30)
        return list(zip(fans, rooms, strict=True))

    # the picture

    def draw(self, canvas: pygame.Surface, phase: Phase, step: int, seconds: float) -> None:
        """The hall at a moment: so many awards given, so many seconds in this step or phase."""
        self.hall.draw(canvas, self._pools(phase, seconds))
        self._titles(canvas, phase, step)
        self._towers(canvas, phase, step, seconds)
        if phase == "awards":
            self._awards(canvas, step, seconds)
        elif phase == "envelope":
            self._envelope(canvas)
        else:
            self._winner(canvas)
        if phase == "winner" and self.verdict.reason:
            self._plaque(canvas, self.verdict.reason, None)
        if phase == "winner" and self.brush.props.settings.remarks:
            tops = [self._top(seat, len(self.awards)) for seat in range(len(self.scores))]
            at = (self.places.names, self.places.floor, tops)
            draw_last_words(canvas, self.brush, self.verdict, *at)

    def _pools(self, phase: Phase, seconds: float) -> list[pygame.Rect]:
        """Where the spotlights fall."""
        stage, px = self.places.stage, self.screen.px
        pool = pygame.Rect(0, 0, stage.width * 3 // 5, px(70))
        pool.center = (stage.centerx, stage.bottom)
        if phase == "awards":
            return [pool]
        spot = pygame.Rect(0, 0, px(170), px(46))
        if phase == "winner":
            return [pool, *(self._spot(seat, spot) for seat in self.verdict.winners)]
        swing_ = sin(seconds * _SWEEP) if self.brush.props.moves else 0
        reach = self.places.names[-1].centerx - stage.centerx
        spot.center = (stage.centerx + round(reach * swing_), self.places.floor)
        return [spot]

    def _spot(self, seat: Seat, spot: pygame.Rect) -> pygame.Rect:
        return spot.move(
            self.places.names[seat].centerx - spot.centerx, self.places.floor - spot.centery
        )

    def _titles(self, canvas: pygame.Surface, phase: Phase, step: int) -> None:
        if phase == "winner":
            winners = self.verdict.winners
            title = crowned(winners)
            below = say("hollywood.awards.points", count=self.scores[winners[0]].total)
        else:
            title = say("hollywood.awards.title")
            shown_ = min(step, len(self.awards) - 1)
            open_ = phase == "envelope" or not self.awards
            below = say(
                "hollywood.awards.envelope"
                if open_
                else f"hollywood.awards.{self.awards[shown_].category}"
            )
        write = self.brush.write
        write(canvas, title, Type.MARQUEE, GOLD, self.places.title, "centre")
        write(canvas, below, Type.STATUS, CREAM, self.places.heading, "centre")

    # awards

    def _awards(self, canvas: pygame.Surface, step: int, seconds: float) -> None:
        """The award on stage, and the one before it on its way to a tower."""
        moves = self.brush.props.moves
        if step < len(self.awards):
            self._enter(canvas, self.awards[step], seconds - (_AFTER if step else 0), moves)
        if step and seconds < FLIES and moves:
            self._fly(canvas, self.awards[step - 1], step, seconds / FLIES)

    def _enter(self, canvas: pygame.Surface, award: Award, seconds: float, moves: bool) -> None:
        """An award comes onto the stage, and stays."""
        share = max(0.0, min(1.0, seconds / ENTERS))
        picture = self._fans(award.fans)
        if share < 1:
            picture = faded(picture, share)
            grown = 0.86 + 0.14 * springy(share) if moves else 1.0
            size = (round(picture.get_width() * grown), round(picture.get_height() * grown))
            picture = scaled(picture, size)
        lay_on(picture, canvas, picture.get_rect(center=self.places.stage.center).topleft)
        self._plaque(canvas, _line(award), award.seat)

    def _fans(self, fans: tuple[tuple[CardId, ...], ...]) -> pygame.Surface:
        """Fans of cards as they stand on stage, in one picture."""
        if (kept := self._cache.get(fans)) is not None:
            return kept
        rooms = self._rooms(fans)
        final = all(self.brush.ready(cards, _wide(cards, room)) for cards, room in rooms)
        stage, soft = self.places.stage, self.screen.px(20)
        picture = layer_of((stage.width + 2 * soft, stage.height + 2 * soft))
        for cards, room in rooms:
            self.brush.fan(picture, cards, room.move(soft - stage.left, soft - stage.top))
        picture = picture.subsurface(_used(picture))
        return self._cache.put(fans, picture) if final else picture

    def _fly(self, canvas: pygame.Surface, award: Award, step: int, share: float) -> None:
        """A fan on its way from the stage to its owner's tower."""
        picture = self._fans(award.fans)
        gone = swing(share)
        size = 1 - (1 - _LANDS) * gone
        small = (round(picture.get_width() * size), round(picture.get_height() * size))
        stage = self.places.stage
        goal = (self.places.names[award.seat].centerx, self._top(award.seat, step - 1))
        x = stage.centerx + (goal[0] - stage.centerx) * gone
        y = stage.centery + (goal[1] - stage.centery) * gone * gone
        picture = faded(scaled(picture, small), min(1.0, 3.4 * (1 - share)))
        lay_on(picture, canvas, picture.get_rect(center=(round(x), round(y))).topleft)

    def _top(self, seat: Seat, step: int) -> int:
        """Where a tower ended after so many awards."""
        total = totals(self.awards, step, len(self.scores))[seat]
        return self.places.floor - round(total * self._point)

    def _plaque(self, canvas: pygame.Surface, words: Message, seat: Seat | None) -> None:
        """A sentence under the stage, with its player if it is about one."""
        px, brush = self.screen.px, self.brush
        room, pad, gap = self.places.plaque, px(20), px(22)
        name = 0
        if seat is not None:
            height = brush.props.typesetter.height(Type.NAME)
            name = brush.width(brush.set_up.chairs[seat].name, Type.NAME) + height * 4 // 3
            name = min(name, room.width * 2 // 5) + gap
        said = min(brush.width(words, Type.BOLD) + px(4), room.width - name - 2 * pad)
        plate = pygame.Rect(0, 0, said + name + 2 * pad, room.height)
        plate.center = room.center
        shape = brush.props.shapes.panel(plate.size, px(10), _PLAQUE, BRASS, max(1, px(1)))
        lay_on(shape, canvas, plate.topleft)
        inner = plate.inflate(-2 * pad, -px(6))
        if seat is not None:
            brush.player(canvas, seat, pygame.Rect(inner.topleft, (name - gap, inner.height)), GOLD)
        line = pygame.Rect(inner.left + name, inner.top, inner.width - name, inner.height)
        brush.write(canvas, words, Type.BOLD, CREAM, line)

    # towers

    def _towers(self, canvas: pygame.Surface, phase: Phase, step: int, seconds: float) -> None:
        grown = self._grown(phase, seconds)
        for seat, room in enumerate(self.places.names):
            given = [award for award in self.awards[:step] if award.seat == seat]
            shares = [1.0] * len(given)
            if given and self.awards[step - 1] is given[-1]:
                shares[-1] = grown
            points = sum(a.points * s for a, s in zip(given, shares, strict=True))
            storeys = [a.points * s * self._point for a, s in zip(given, shares, strict=True)]
            inks = [self._ink(award) for award in given]
            top = self.hall.tower(canvas, room.centerx, storeys, inks)
            self._foot(canvas, phase, step, seat, room)
            ink = GOLD
            if phase == "winner" and seat in self.verdict.winners:
                top = self.hall.crown(canvas, room.centerx, top)
            elif phase == "winner":
                ink = MUTED
            number = rolling(self.brush.props.typesetter, Type.NUMBER, points, ink)
            lay_on(number, canvas, number.get_rect(midbottom=(room.centerx, top)).topleft)

    def _grown(self, phase: Phase, seconds: float) -> float:
        """How far the tower has grown that got the last award."""
        if phase != "awards" or not self.brush.props.moves or isinf(seconds):
            return 1.0
        return smooth(max(0.0, min(1.0, (seconds - FLIES * 0.7) / GROWS)))

    def _ink(self, award: Award) -> Color:
        """The owner's colour, lighter for blockbusters and darker for projects."""
        id = str(self.brush.set_up.chairs[award.seat].colour)
        main = Color(next(c.inks[1] for c in self.brush.deck.colours if c.id == id))
        shade = _SHADE[award.category]
        return main.lerp(CREAM, shade) if shade > 0 else main.lerp(BLACK, -shade)

    def _foot(
        self, canvas: pygame.Surface, phase: Phase, step: int, seat: Seat, room: pygame.Rect
    ) -> None:
        """A player's name, lit when it is about them."""
        if phase == "awards":
            lit = step < len(self.awards) and self.awards[step].seat == seat
        else:
            lit = phase == "winner" and seat in self.verdict.winners
        self.brush.player(canvas, seat, room, GOLD if lit else CREAM, "centre")

    # the end

    def _envelope(self, canvas: pygame.Surface) -> None:
        """The envelope, sealed with a star."""
        stage = self.places.stage
        rect = pygame.Rect(0, 0, stage.height * 5 // 6, stage.height * 5 // 9)
        rect.center = stage.center
        shapes, px = self.brush.props.shapes, self.screen.px
        soft = px(20)
        shapes.cast_shadow(canvas, rect, px(8), soft, (0, px(8)), 190)
        lay_on(shapes.panel(rect.size, px(8), CREAM, BRASS, px(3)), canvas, rect.topleft)
        line, corner = px(3), px(8)
        middle = (rect.centerx, rect.top + rect.height * 3 // 5)
        for start in (rect.topleft, rect.topright):
            inner = (start[0] + (corner if start[0] == rect.left else -corner), start[1] + line)
            pygame.draw.line(canvas, BRASS, inner, middle, line)
        size = rect.height * 2 // 5
        seal = shapes.disc(size, RED, BLACK, max(1, px(2)))
        lay_on(seal, canvas, seal.get_rect(center=middle).topleft)
        pygame.draw.polygon(canvas, GOLD, star(size * 0.36, size * 0.15, middle))

    def _winner(self, canvas: pygame.Surface) -> None:
        """The best the winners have made."""
        fans = []
        for seat in self.verdict.winners:
            items = sorted(self.scores[seat].items, key=lambda item: item.points)
            if items and items[-1].points:
                fans.append(shown(items[-1]))
        if fans:
            picture = self._fans(tuple(fans))
            lay_on(picture, canvas, picture.get_rect(center=self.places.stage.center).topleft)


def _used(picture: pygame.Surface) -> pygame.Rect:
    """The middle part that is not empty, so that the picture's middle stays the stage's."""
    used, whole = picture.get_bounding_rect(), picture.get_rect()
    reach = max(whole.centerx - used.left, used.right - whole.centerx, 1)
    return whole.inflate(2 * reach - whole.width, 0).clip(whole)


def _wide(cards: Sequence[CardId], room: pygame.Rect) -> int:
    """How wide each of these cards is in a fan."""
    return fanned(len(cards), room)[0].width


def _line(award: Award) -> Message:
    """How the points of an award are made, in words."""
    if award.formula.id == TIED:
        return say("hollywood.awards.tied")
    if award.category == "project":
        return award.formula
    return say("hollywood.awards.line", formula=award.formula, points=award.points)
