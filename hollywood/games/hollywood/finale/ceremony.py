"""Paints awards night: the award on stage, its way to a tower, the towers, the winner."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sin
from typing import Literal, TypeAlias

import pygame
from pygame import Color

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, say
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.fans import fanned
from hollywood.ui.draw.kept_picture import Painting, Piece, laid
from hollywood.ui.draw.row import split_evenly
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, Type
from hollywood.ui.table.stage import swing

from ..rules.count import TIED, Score
from ..table.match_painter import Brush
from .awards import Award, Verdict, crowned, shown
from .envelope import OPENS, Envelope, flickers, lies_open
from .hall import Hall
from .last_words import draw_last_words
from .score_towers import GROWS, HIGHEST, LANDED, ScoreTowers
from .stage_fans import StageFans

Phase: TypeAlias = Literal["awards", "envelope", "winner", "table"]

# seconds at normal speed
ENTERS, FLIES = 0.16, 0.28
GIVEN = LANDED + GROWS  # until then everything is about the award that was given
_SIDES = 150  # units kept free for the curtains and a button
_WIDEST = 1096
_CORNER = (190, 48)
_ON = (152, 56)  # units: the button that goes on
_PLAQUE_UP = 52  # units from the highest tower to the sentence
_APART = 26  # units between the card and what its winner has made
_FOLD = 54  # units from the stage's top to the fold of the envelope
_CARD_WIDE = 0.42  # of the stage, at most
_LIGHTS = 30  # times a second the lights are painted anew, for they have soft edges
_SWEEP = 2.1  # radians a second: the lights look for the winner
_AHEAD = 3  # awards whose cards are drawn before they come
_SHADOW = 40  # units round cards
_PLAQUE = Color(7, 9, 15, 224)


@dataclass(frozen=True)
class HallPlaces:
    """Where things are in the hall."""

    on: pygame.Rect  # the button that goes on
    corner: pygame.Rect  # another button
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

    # layout

    def resize(self, screen: Screen) -> None:
        """Lay the hall out."""
        self.screen = screen
        self.places = self._placed()
        self._fans = StageFans(self.brush, self.places.stage)
        self.hall = Hall(screen, self.places.floor)
        self.envelope = Envelope(self.brush, self.verdict.winners, *self._card_places())
        self.hall.prepare_also(self.envelope.prepare)
        places = (self.places.names, self.places.floor)
        self._towers = ScoreTowers(self.brush, self.hall, self.awards, len(self.scores), *places)

    def expect(self, step: int) -> None:
        """Have made what will soon be on stage."""
        coming = [award.fans for award in self.awards[max(0, step - 1) : step + _AHEAD]]
        self._fans.expect(coming[: 2 if step else 1], coming[1:])

    def all_given(self) -> None:
        """No award comes any more: how they would come and go is large."""
        self._fans.forget()

    def put_away(self) -> None:
        """Nothing of it is seen now; all of it is large."""
        self.all_given()
        self.hall.put_away()

    def _placed(self) -> HallPlaces:
        screen, typesetter = self.screen, self.brush.props.typesetter
        px = screen.px
        inner = pygame.Rect(0, 0, min(screen.width - 2 * px(_SIDES), px(_WIDEST)), screen.height)
        inner.centerx = screen.width // 2
        corner = pygame.Rect(0, px(14), px(_CORNER[0]), px(_CORNER[1]))
        corner.right = screen.width - px(14)
        on = pygame.Rect(0, 0, px(_ON[0]), px(_ON[1]))
        on.bottomright = (screen.width - px(14), screen.height - px(14))
        title = pygame.Rect(0, px(10), 2 * (corner.left - px(16)) - screen.width, px(58))
        title.centerx = screen.width // 2
        line, name = typesetter.height(Type.STATUS), typesetter.height(Type.NAME)
        heading = pygame.Rect(inner.left, title.bottom, inner.width, line)
        floor = screen.height - name - px(20)
        beside = 2 * (on.left - px(8)) - screen.width  # as far as the button leaves room
        below = pygame.Rect(0, floor + px(10), min(inner.width, beside), name)
        below.centerx = inner.centerx
        plaque = pygame.Rect(inner.left, 0, inner.width, line + px(14))
        plaque.bottom = floor - px(HIGHEST + _PLAQUE_UP)
        stage = pygame.Rect(inner.left, heading.bottom + px(10), inner.width, 0)
        stage.height = plaque.top - px(14) - stage.top
        names = split_evenly(below, len(self.scores), px(14))
        return HallPlaces(on, corner, title, heading, stage, plaque, tuple(names), floor)

    def _card_places(self) -> tuple[tuple[int, int], pygame.Rect]:
        """The fold of the envelope, and where its card stays, with the winners' best beside it."""
        stage = self.places.stage
        card = pygame.Rect(stage.left, stage.top, int(stage.width * _CARD_WIDE), stage.height)
        unit = Envelope.unit_in(self.brush, card)
        art = self.brush.props.art
        card.width = round(art.piece("envelope_card").size[0] * unit)
        wide = sum(room.width for _, room in self._best(card.right))
        card.left = stage.centerx - (card.width + self.screen.px(_APART) + wide) // 2
        fold = stage.top + self.screen.px(_FOLD)
        return (stage.centerx, fold), card

    # the picture

    def painting(self, phase: Phase, step: int, seconds: float) -> Painting:
        """The hall at a moment: so many awards given, so many seconds in this step or phase."""
        lit, changed = self.hall.lit(self._pools(phase, seconds))
        pieces = self._titles(phase, step, seconds) | self._standing(phase, step, seconds)
        if phase == "awards":
            pieces |= self._awards(step, seconds)
        elif phase == "envelope":
            pieces["envelope"] = self.envelope.piece(seconds)
        else:
            pieces |= self._end()
        return Painting(lit, changed, pieces)

    def _pools(self, phase: Phase, seconds: float) -> list[pygame.Rect]:
        """Where the spotlights fall."""
        stage, px = self.places.stage, self.screen.px
        pool = pygame.Rect(0, 0, stage.width * 3 // 5, px(70))
        pool.center = (stage.centerx, stage.bottom)
        if phase == "awards":
            return [pool]
        spot = pygame.Rect(0, 0, px(170), px(46))
        if phase == "winner":
            winners = self.verdict.winners
            feet = [(self.places.names[seat].centerx, self.places.floor) for seat in winners]
            return [pool, *(spot.move_to(center=foot) for foot in feet)]
        if seconds >= OPENS:
            return [pool]
        if flickers(seconds) and self.brush.props.moves:
            return []
        swing_ = sin(int(seconds * _LIGHTS) / _LIGHTS * _SWEEP) if self.brush.props.moves else 0
        reach = self.places.names[-1].centerx - stage.centerx
        spot.center = (stage.centerx + round(reach * swing_), self.places.floor)
        return [spot]

    def _titles(self, phase: Phase, step: int, seconds: float) -> dict[Hashable, Piece]:
        if phase == "envelope" and lies_open(seconds):
            return {}
        title, below = say("hollywood.awards.title"), say("hollywood.awards.envelope")
        if phase == "winner":
            winners = self.verdict.winners
            title = crowned(winners)
            below = say("hollywood.awards.points", count=self.scores[winners[0]].total)
        elif phase == "awards" and (award := self.told(step, seconds)) is not None:
            below = say(f"hollywood.awards.{award.category}")
        lines = (
            (title, Type.MARQUEE, self.places.title),
            (below, Type.STATUS, self.places.heading),
        )
        return {
            ("title", type): Piece(
                words, room, partial(self._title, words=words, type=type, room=room)
            )
            for words, type, room in lines
        }

    def _title(self, canvas: pygame.Surface, words: Message, type: Type, room: pygame.Rect) -> None:
        self.brush.write(canvas, words, type, CREAM, room, "centre")

    # awards

    def told(self, step: int, seconds: float) -> Award | None:
        """The award that is on stage or on its way to a tower: all that is said is about it."""
        if step and self._going(seconds):
            return self.awards[step - 1]
        return self.awards[step] if step < len(self.awards) else None

    def _going(self, seconds: float) -> bool:
        """Whether the award given last has not yet come to its tower."""
        return self.brush.props.moves and seconds < GIVEN

    def _standing(self, phase: Phase, step: int, seconds: float) -> dict[Hashable, Piece]:
        """All towers, the one of the award told of lit; in the end those of the winners."""
        if phase == "awards":
            told = self.told(step, seconds)
            lit = () if told is None else (told.seat,)
            return self._towers.growing(step, seconds, lit)
        winners = self.verdict.winners if phase == "winner" else None
        return self._towers.standing(step, winners)

    def _awards(self, step: int, seconds: float) -> dict[Hashable, Piece]:
        """The award on stage, or the one before it on its way to a tower; and its sentence."""
        award = self.told(step, seconds)
        if award is None:
            return {}
        pieces: dict[Hashable, Piece] = {}
        if not (step and self._going(seconds)):
            pieces["fans"] = self._entering(award, seconds - (GIVEN if step else 0))
        elif seconds < FLIES:
            pieces["fans"] = self._flying(award, step, seconds / FLIES)
        return pieces | self._plaque_piece(line(award), award.seat)

    def _entering(self, award: Award, seconds: float) -> Piece:
        """An award comes onto the stage, and stays."""
        share = max(0.0, min(1.0, seconds / ENTERS)) if self.brush.props.moves else 1.0
        fans = self._fans
        picture = fans.of(award.fans) if share == 1 else fans.coming(award.fans, share)
        return laid(picture, picture.get_rect(center=self.places.stage.center))

    def _flying(self, award: Award, step: int, share: float) -> Piece:
        """A fan on its way from the stage to its owner's tower."""
        gone, stage = swing(share), self.places.stage
        goal = (self.places.names[award.seat].centerx, self._towers.top(award.seat, step - 1))
        x = stage.centerx + (goal[0] - stage.centerx) * gone
        y = stage.centery + (goal[1] - stage.centery) * gone * gone
        picture = self._fans.flying(award.fans, share)
        return laid(picture, picture.get_rect(center=(round(x), round(y))))

    def _plaque_piece(self, words: Message, seat: Seat | None) -> dict[Hashable, Piece]:
        paint = partial(self._plaque, words=words, seat=seat)
        return {"plaque": Piece((words, seat), self.places.plaque, paint)}

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
            brush.player(canvas, seat, pygame.Rect(inner.topleft, (name - gap, inner.height)))
        line = pygame.Rect(inner.left + name, inner.top, inner.width - name, inner.height)
        brush.write(canvas, words, Type.BOLD, CREAM, line)

    # the end

    def _end(self) -> dict[Hashable, Piece]:
        """The card from the envelope, the best the winners have made, and the last words."""
        art, settings = self.brush.props.art, self.brush.props.settings
        goal, around = self.envelope.goal, self.screen.px(_SHADOW)
        pieces: dict[Hashable, Piece] = {"card": Piece(None, goal, self.envelope.draw_card)}
        for number, (cards, room) in enumerate(self._best(goal.right)):
            paint = partial(self.brush.fan, cards=cards, room=room, align="left")
            looks = (art.drawn, settings.symbols)
            pieces["best", number] = Piece(looks, room.inflate(around, around), paint)
        if self.verdict.reason:
            pieces |= self._plaque_piece(self.verdict.reason, None)
        if settings.remarks:
            pieces["last words"] = Piece(None, self.screen.rect, self._last_words)
        self.envelope.put_away()
        return pieces

    def _last_words(self, canvas: pygame.Surface) -> None:
        tops = [self._towers.top(seat, len(self.awards)) for seat in range(len(self.scores))]
        at = (self.places.names, self.places.floor, tops)
        draw_last_words(canvas, self.brush, self.verdict, *at)

    def _best(self, left: int) -> list[tuple[tuple[CardId, ...], pygame.Rect]]:
        """The most valuable cards of each winner with their places, from here to the right."""
        fans = []
        for seat in self.verdict.winners:
            items = sorted(self.scores[seat].items, key=lambda item: item.points)
            if items and items[-1].points:
                fans.append(shown(items[-1]))
        stage, gap = self.places.stage, self.screen.px(_APART)
        free = int(stage.width * (1 - _CARD_WIDE)) - gap * len(fans)
        most, found = free // max(1, len(fans)), []
        for cards in fans:
            room = pygame.Rect(left + gap, stage.top, most, stage.height)
            places = fanned(len(cards), room, "left")
            room.width = min(most, places[-1].right - places[0].left)
            found.append((cards, room))
            left = room.right
        return found


def line(award: Award) -> Message:
    """How the points of an award are made, in words."""
    if award.formula.id == TIED:
        return say("hollywood.awards.tied")
    if award.category == "project":
        return award.formula
    return say("hollywood.awards.line", formula=award.formula, points=award.points)
