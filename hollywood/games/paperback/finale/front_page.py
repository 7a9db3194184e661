"""Lays out the front page: masthead, the best word as its headline, a cover, everybody's Fame."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Color

from hollywood.core.message import Message, Seat, say
from hollywood.pictures import Mood
from hollywood.ui.draw.gradients import vertical
from hollywood.ui.draw.surfaces import canvas, lay_on, width
from hollywood.ui.draw.text import Align
from hollywood.ui.draw.theme import Type

from ..card_pictures import Shown, cover_of
from ..table.inks import INK
from ..table.spines import spines
from .ended_match import EndedMatch

if TYPE_CHECKING:
    from .finale import Finale

PAPERS = 10  # names of newspapers
_SIZE = (740, 660)  # units
_GROWS = 0.8  # of how much larger words are than usual
_SPINES = 0.78  # of their size at the table
_SIDE, _GAP = 26, 8  # units: from the edge of the paper, between its parts
_TOP, _FOLIO = 62, 26  # the masthead, the line below it
_COVER = 0.27  # of the width inside: the column of the cover
_ROUNDED = 2  # pixels by which lines in the middle of rows may be off
_HIGHEST = 70  # a row of the table
_COLUMNS = (0.4, 0.11, 0.19, 0.12, 0.18)  # of the table: who, books, library, prizes, Fame
_PAPER = ((0.0, Color("#efe4c6")), (0.5, Color("#e6d9b6")), (1.0, Color("#d8c79b")))
_WORN = ((92, 66, 28, 70), (92, 66, 28, 44), (92, 66, 28, 24), (92, 66, 28, 10))
_RED, _BROWN = Color("#7a2a1c"), Color("#4d4034")
_WON, _WON_EDGE = (255, 246, 214, 235), Color("#b9852c")
_SPOOL, _FACE, _STAR = 38, 46, 46
_FIGURE, _IN_STAR = 17, 0.46  # units: a number of the table; the share of its star that Fame is
_SMALLER = 0.5  # the spool beside a face


class FrontPage:
    """The page of one match, laid out upon the scene it belongs to."""

    def __init__(self, scene: Finale, told: EndedMatch) -> None:
        self._scene, self._told, self._px = scene, told, scene.px

    @property
    def rect(self) -> pygame.Rect:
        """The sheet, in the middle of the window; wider for large words."""
        screen, px = self._scene.props.screen, self._px
        grown = 1 + _GROWS * (screen.text - 1)
        wide = min(px(_SIZE[0] * grown), screen.width - px(20))
        rect = pygame.Rect(0, 0, wide, min(px(_SIZE[1] * grown), screen.height - px(20)))
        rect.center = screen.rect.center
        return rect

    def sheet(self) -> tuple[pygame.Surface, pygame.Rect]:
        """The paper with a shadow round it, and where it lies."""
        rect, soft = self.rect, self._px(18)
        layer = canvas((rect.width + 2 * soft, rect.height + 2 * soft))
        shapes = self._scene.props.shapes
        place = pygame.Rect(soft, soft, *rect.size)
        shapes.cast_shadow(layer, place, self._px(2), soft, (0, 0))
        lay_on(vertical(rect.size, _PAPER), layer, place.topleft)
        for number, worn in enumerate(_WORN):  # darker towards its edges
            edge = place.inflate(-2 * self._px(3 * number), -2 * self._px(3 * number))
            frame = shapes.panel(edge.size, 0, (0, 0, 0, 0), worn, self._px(3))
            lay_on(frame, layer, edge.topleft)
        return layer, layer.get_rect(center=rect.center)

    # its words

    def put(self, foot: int) -> None:
        """Everything above its buttons, which begin at `foot`."""
        rect, px = self.rect, self._px
        inner = rect.inflate(-2 * px(_SIDE), 0)
        mast = pygame.Rect(
            inner.left, rect.top + px(6), inner.width, self._high(_TOP, Type.MARQUEE)
        )
        name = self._told.state.seed % PAPERS
        self._line(say(f"paperback.paper.name.{name}"), Type.MARQUEE, INK, mast)
        self._rule(inner, mast.bottom - px(3), 2.4)
        self._rule(inner, mast.bottom + px(1), 1.2)
        folio = pygame.Rect(
            inner.left, mast.bottom + px(4), inner.width, self._high(_FOLIO, Type.LABEL)
        )
        below = self._folio(folio)
        self._rule(inner, below, 1.2)
        high = max(self._high(36, Type.BANNER), self._high(36, Type.WORD))
        head = pygame.Rect(inner.left, below + px(_GAP), inner.width, high)
        self._headline(head)
        told = pygame.Rect(inner.left, head.bottom, inner.width, self._high(30, Type.BUTTON))
        self._line(self._verdict(), Type.BUTTON, _RED, told)
        why = pygame.Rect(inner.left, told.bottom, inner.width, self._high(24, Type.BODY))
        self._line(say(f"paperback.paper.why.{self._told.state.ending}"), Type.BODY, _BROWN, why)
        self._rule(inner, why.bottom + px(_GAP // 2), 1.2)
        body = pygame.Rect(inner.left, why.bottom + px(2 * _GAP), inner.width, 0)
        body.height = foot - px(_GAP) - body.top
        self._rule(inner, body.bottom, 1.2)
        self._columns(body)

    @property
    def _grown(self) -> float:
        """How much larger words are than usual, as far as they have room."""
        return max(1.0, self._scene.typesetter.screen.text)

    def _high(self, units: float, type: Type) -> int:
        """How high a row of such words is: so many units, or as high as large words are."""
        line = self._scene.typesetter.line("1", type, INK)
        return max(self._px(units), line.get_height() + _ROUNDED)

    def _folio(self, room: pygame.Rect) -> int:
        told = self._told
        rounds = max((each.turn for each in told.words), default=0)
        parts: tuple[tuple[Message, Align], ...] = (
            (say("paperback.paper.edition"), "left"),
            (say("paperback.paper.length", rounds=rounds, words=len(told.words)), "centre"),
            (next(iter(self._scene.sharing.par), say("paperback.paper.price")), "right"),
        )
        wide = room.width // 3
        for number, (message, align) in enumerate(parts):
            part = pygame.Rect(room.left + number * wide, room.top, wide, room.height)
            self._line(message, Type.LABEL, _BROWN, part, align)
        return room.bottom

    def _headline(self, room: pygame.Rect) -> None:
        best, told = self._told.best, self._told
        if best is None:
            self._line(say("paperback.paper.no_word"), Type.WORD, INK, room)
            return
        name = told.name(best.seat)
        head = say(
            "paperback.paper.headline", word=best.word.text.upper(), cents=best.cents, name=name
        )
        words, setter = self._scene.told_in_words(head), self._scene.typesetter
        large = setter.width(words, Type.BANNER) <= room.width
        self._scene.put(words, Type.BANNER if large else Type.WORD, INK, room, "centre")

    def _verdict(self) -> Message:
        """Who has won."""
        told = self._told
        if told.together:
            return say(f"paperback.paper.{'all_won' if told.winners else 'all_lost'}")
        winners = told.winners
        names, fame = ", ".join(map(told.name, winners)), told.fame[winners[0]]
        if len(winners) > 1:
            return say("paperback.paper.shared", winners=names, fame=fame)
        if told.fame.count(fame) > 1:
            return say("paperback.paper.by_library", winners=names)
        return say("paperback.paper.won", winners=names, fame=fame)

    # its columns

    def _columns(self, room: pygame.Rect) -> None:
        left = room.copy()
        left.width = round(room.width * _COVER)
        right = pygame.Rect(left.right + self._px(2 * _GAP), room.top, 0, room.height)
        right.width = room.right - right.left
        between = canvas((max(1, self._px(1)), room.height - self._px(_GAP)))
        between.fill(_BROWN)
        self._scene.show(between, between.get_rect(midtop=(left.right + self._px(_GAP), room.top)))
        self._cover(left)
        self._table(right)

    def _cover(self, room: pygame.Rect) -> None:
        """The dearest book of whoever comes first, and a word below it."""
        px, scene, told = self._px, self._scene, self._told
        words = (
            scene.typesetter.height(Type.LABEL) + 2 * scene.typesetter.height(Type.BODY) + px(10)
        )
        wide = min(width(room.height - words), room.width - px(4))
        card = told.dearest(told.order[0])
        if card is not None and wide > px(40):
            face, props = told.game.table.faces[card], scene.props
            cover = cover_of(face, card)
            name = Shown(face.id, told.game.options.language, copy=cover).name
            shown = props.art.card(name, wide, props.language, props.settings.symbols)
            scene.show(shown, shown.get_rect(midtop=(room.centerx, room.top)))
        below = pygame.Rect(room.left, room.bottom - words, room.width, words)
        self._noted(below)

    def _noted(self, room: pygame.Rect) -> None:
        """The best word missed; where nobody has looked for one, the longest."""
        told, scene = self._told, self._scene
        high = scene.typesetter.height(Type.LABEL)
        head = pygame.Rect(room.left, room.top + self._px(6), room.width, high)
        below = pygame.Rect(room.left, head.bottom, room.width, room.bottom - head.bottom)
        if told.missed:
            missed = told.missed[0]
            self._line(say("paperback.paper.missed"), Type.LABEL, _RED, head)
            name, word = told.name(missed.seat), missed.word.upper()
            line = say("paperback.paper.could", name=name, word=word, cents=missed.worth)
            scene.put_block(scene.told_in_words(line), Type.BODY, INK, below, "centre")
        elif (longest := told.longest) is not None:
            self._line(say("paperback.paper.longest"), Type.LABEL, _RED, head)
            word, name = longest.word.text.upper(), told.name(longest.seat)
            line = say("paperback.paper.its_length", word=word, name=name)
            scene.put_block(scene.told_in_words(line), Type.BODY, INK, below, "centre")

    def _table(self, room: pygame.Rect) -> None:
        """A row for each player, the first one on top."""
        px, order = self._px, self._told.order
        head = pygame.Rect(room.left, room.top, room.width, self._high(24, Type.SMALL))
        for id, cell in zip(
            ("books", "library", "prizes", "fame"), self._cells(head)[1:], strict=True
        ):
            self._line(say(f"paperback.paper.{id}"), Type.SMALL, _RED, cell)
        high = min(round(px(_HIGHEST) * self._grown), (room.bottom - head.bottom) // len(order))
        for number, seat in enumerate(order):
            row = pygame.Rect(room.left, head.bottom + number * high, room.width, high)
            self._row(seat, row)

    def _cells(self, row: pygame.Rect) -> Sequence[pygame.Rect]:
        found, left = [], float(row.left)
        for share in _COLUMNS:
            wide = row.width * share
            found.append(pygame.Rect(round(left), row.top, round(wide), row.height))
            left += wide
        return found

    def _row(self, seat: Seat, row: pygame.Rect) -> None:
        px, told, scene = self._px, self._told, self._scene
        if told.places[seat] == 1 and not told.together:
            inside = row.inflate(0, -px(4))
            frame = scene.props.shapes.panel(inside.size, px(8), _WON, _WON_EDGE, max(1, px(2)))
            scene.show(frame, inside)
        who, *numbers, star = self._cells(row)
        self._who(seat, who)
        for number, cell in zip(self._numbers(seat), numbers, strict=True):
            self._figure(number, Type.GATE, scene.typesetter.screen.letters(_FIGURE), cell)
        self._star(told.fame[seat], star)

    def _numbers(self, seat: Seat) -> Iterator[str]:
        for part in (("starters", "books"), ("library",), ("theme", "awards", "seats")):
            counted = self._told.count.of(seat, *part)
            yield str(counted) if counted else "–"

    def _who(self, seat: Seat, room: pygame.Rect) -> None:
        """Face and spool, name and books."""
        px, scene, told = self._px, self._scene, self._told
        left = self._sign_of(seat, room) + px(8)
        shelf = canvas((room.right - left, round(px(36) * _SPINES)))
        inside = shelf.get_rect().inflate(-px(4), -px(2))
        spines(shelf, told.tiers(seat), inside, lambda units: round(px(units) * _SPINES))
        name = pygame.Rect(left, room.top + px(4), room.right - left, 0)
        name.height = room.height - shelf.get_height() - px(8)
        shelved = name.height >= scene.typesetter.size(Type.NAME)
        scene.put(
            told.name(seat), Type.NAME, INK, name if shelved else room.move(left - room.left, 0)
        )
        if shelved:
            scene.show(shelf, shelf.get_rect(bottomleft=(left, room.bottom - px(5))))

    def _sign_of(self, seat: Seat, room: pygame.Rect) -> int:
        """The face of a bot with its spool at its foot, or the spool alone; where it ends."""
        px, scene, told = self._px, self._scene, self._told
        size, wide = min(px(_SPOOL), room.height - px(12)), min(px(_FACE), room.height - px(8))
        mood: Mood = "triumph" if told.places[seat] == 1 else "neutral"
        face = told.faces(seat, wide, mood)
        symbols, chair = scene.props.settings.symbols, told.set_up.chairs[seat]
        small = size if face is None else round(size * _SMALLER)
        spool = scene.props.art.token(str(chair.colour), small, symbols)
        place = pygame.Rect(room.left + px(6), 0, wide, wide)
        place.centery = room.centery
        foot = place
        if face is not None:
            scene.show(face, place)
            foot = spool.get_rect(bottomright=(place.right + px(3), place.bottom + px(2)))
        scene.show(spool, foot)
        return place.right

    def _star(self, fame: int, room: pygame.Rect) -> None:
        scene, largest = self._scene, round(self._px(_STAR) * self._grown)
        size = min(largest, room.height - self._px(6))
        star = scene.pictures.mark("cover_fame", size)
        scene.show(star, star.get_rect(center=room.center))
        self._figure(str(fame), Type.WORD, round(size * _IN_STAR), room)

    def _figure(self, figure: str, type: Type, size: int, room: pygame.Rect) -> None:
        """A number in letters of so many pixels, in the middle of a room."""
        line = self._scene.typesetter.sized(figure, type, INK, size)
        place = line.get_rect(center=room.center)
        self._scene.words.append((line, place))
        self._scene.read.append((figure, place))

    def _line(
        self, message: Message, type: Type, ink: Color, room: pygame.Rect, align: Align = "centre"
    ) -> None:
        self._scene.put(self._scene.told_in_words(message), type, ink, room, align)

    def _rule(self, room: pygame.Rect, y: int, thick: float) -> None:
        line = canvas((room.width, max(1, self._px(thick))))
        line.fill(INK)
        self._scene.show(line, pygame.Rect(room.left, y, room.width, line.get_height()))
