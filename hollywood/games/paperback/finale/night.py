"""Paints bestseller night: a shelf for each author, and what comes to stand on it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hollywood.core.message import Seat
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import dim, faded, lay_on, width
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, Type

from ..card_pictures import Shown
from ..table.inks import INK, SPINES
from ..table.pictures import TablePictures, room
from ..table.spines import paint_spine
from .count import SLIDES, Gift
from .ended_match import EndedMatch

_WIDE, _NAMES, _STAR = 1130, 250, 66  # units: all, names at the left, Fame at the right
_TOP, _FOOT = 116, 56  # units: above the shelves and below them
_HIGHEST, _GAP = 122, 8  # units: a shelf with what stands on it, between shelves
_BOARD = 12
_TALLEST = 34  # units: a spine as it is on the table
_SPOOL, _FACE = 30, 58
_FROM = 70  # units: from so far to the right a thing slides in
_NIGHT = (6, 9, 14, 190)
_LIT = (242, 180, 90, 46)
_DUST = 0.16  # seconds in which it comes to light


class Night:
    """The picture of one window."""

    def __init__(self, props: Props, told: EndedMatch, screen: Screen) -> None:
        self._props, self._told, self._screen = props, told, screen
        self._pictures = TablePictures(screen)
        self._px = screen.px
        self._typesetter = Typesetter(screen)
        self._high = self._row_height()
        self._scale = (self._high - self._px(_BOARD)) / self._px(_TALLEST) * 0.84
        self._settled = self._painted_ground()
        self._stood = 0  # so many gifts are on it
        self._places = dict(self._placed())

    # where everything is

    def _row_height(self) -> int:
        free = self._screen.height - self._px(_TOP + _FOOT) - self._px(_GAP) * len(self._told.seats)
        return min(self._px(_HIGHEST), free // len(self._told.seats))

    def row(self, seat: Seat) -> pygame.Rect:
        """The whole line of an author."""
        px, seats = self._px, len(self._told.seats)
        step = self._high + px(_GAP)
        free = self._screen.height - px(_TOP + _FOOT)
        top = px(_TOP) + (free - step * seats) // 2 + seat * step
        left = (self._screen.width - px(_WIDE)) // 2
        return pygame.Rect(left, top, px(_WIDE), self._high)

    def shelf(self, seat: Seat) -> pygame.Rect:
        """Where things stand."""
        row, px = self.row(seat), self._px
        left = row.left + px(_NAMES)
        wide = row.width - px(_NAMES + _STAR) - px(16)
        return pygame.Rect(left, row.top, wide, row.height - px(_BOARD))

    def star(self, seat: Seat) -> pygame.Rect:
        """Where the Fame of a seat is told."""
        row, size = self.row(seat), min(self._px(_STAR), self._high)
        return pygame.Rect(row.right - size, row.centery - size // 2, size, size)

    def figure_at(self, position: tuple[int, int]) -> Seat | None:
        """Whose Fame is pointed at."""
        seats = range(len(self._told.seats))
        return next((seat for seat in seats if self.star(seat).collidepoint(position)), None)

    def _placed(self) -> Iterator[tuple[Gift, pygame.Rect]]:
        """The place of each thing: from the left, closer if there are many."""
        for seat in self._told.seats:
            gifts = [gift for gift in self._told.count.gifts if gift.seat == seat]
            sizes = [self._size(gift) for gift in gifts]
            shelf, gap = self.shelf(seat), self._px(3)
            whole = sum(wide + gap for wide, _ in sizes)
            squeeze = min(1.0, shelf.width / whole) if whole else 1.0
            left = float(shelf.left + self._px(4))
            for gift, (wide, high) in zip(gifts, sizes, strict=True):
                place = pygame.Rect(0, 0, wide, high)
                place.bottomleft = round(left), shelf.bottom
                yield gift, place
                left += (wide + gap) * squeeze

    def _size(self, gift: Gift) -> tuple[int, int]:
        px, scale = self._px, self._scale
        if gift.category in ("starters", "books"):
            _, wide, high, _ = SPINES[gift.tier]
            return round(px(wide) * scale), round(px(high) * scale)
        high = round(px(_TALLEST) * scale * 0.9)
        return (width(high) if gift.card >= 0 else high), high

    # the ground

    def _painted_ground(self) -> pygame.Surface:
        ground = room(self._screen)
        dim(ground, _NIGHT)
        for seat in self._told.seats:
            self._paint_row(ground, seat)
        return ground

    def _paint_row(self, ground: pygame.Surface, seat: Seat) -> None:
        row, px, told = self.row(seat), self._px, self._told
        board = pygame.Rect(row.left + px(_NAMES) - px(10), 0, 0, px(_BOARD))
        board.width = row.right - px(_STAR) - board.left
        board.bottom = row.bottom
        lay_on(self._pictures.shelf(board.size), ground, board.topleft)
        left = self._paint_who(ground, seat, row)
        name = pygame.Rect(left, row.top, row.left + px(_NAMES - 18) - left, row.height)
        line = self._typesetter.within(told.name(seat), Type.NAME, CREAM, name.size, "left")
        lay_on(line, ground, line.get_rect(midleft=name.midleft).topleft)

    def _paint_who(self, ground: pygame.Surface, seat: Seat, row: pygame.Rect) -> int:
        """Face and spool at the left; where the name begins."""
        px, chair = self._px, self._told.set_up.chairs[seat]
        size = min(px(_FACE), row.height - px(6))
        face = self._told.faces(seat, size, "neutral")
        spool_size = px(_SPOOL) if face is not None else size
        symbols = self._props.settings.symbols
        spool = self._props.art.token(str(chair.colour), spool_size, symbols)
        middle = (row.left + size // 2 + px(4), row.centery)
        if face is not None:
            lay_on(face, ground, face.get_rect(center=middle).topleft)
            middle = (middle[0] + size // 2 - px(4), middle[1] + size // 2 - px(8))
        lay_on(spool, ground, spool.get_rect(center=middle).topleft)
        return row.left + size + px(22)

    # the count

    def draw(self, canvas: pygame.Surface, seconds: float, moves: bool) -> None:
        """Everything that has come by now, and what is on its way."""
        gifts = sorted(self._told.count.gifts, key=lambda gift: gift.starts)
        while self._stood < len(gifts) and gifts[self._stood].starts + SLIDES <= seconds:
            self._paint(self._settled, gifts[self._stood], self._places[gifts[self._stood]])
            self._stood += 1
        canvas.blit(self._settled, (0, 0))
        for gift in gifts[self._stood :]:
            if gift.starts < seconds:
                self._paint_coming(canvas, gift, seconds, moves)
        self._paint_figures(canvas, seconds)

    def begin_again(self) -> None:
        """The shelves are empty once more."""
        self._settled, self._stood = self._painted_ground(), 0

    def _paint_coming(
        self, canvas: pygame.Surface, gift: Gift, seconds: float, moves: bool
    ) -> None:
        share = min(1.0, (seconds - gift.starts) / SLIDES)
        place = self._places[gift]
        if moves:
            place = place.move(round(self._px(_FROM) * (1 - share) ** 3), 0)
        elif seconds - gift.starts < _DUST:
            return
        self._paint(canvas, gift, place)

    def _paint(self, canvas: pygame.Surface, gift: Gift, place: pygame.Rect) -> None:
        if gift.category in ("starters", "books"):
            paint_spine(
                canvas, gift.tier, place, lambda units: round(self._px(units) * self._scale)
            )
        elif gift.card >= 0:
            table = self._told.game.table
            name = Shown(table.faces[gift.card].id, table.options.language, small=True).name
            art, props = self._props.art, self._props
            card = art.card(name, place.width, props.language, props.settings.symbols)
            lay_on(card, canvas, card.get_rect(midbottom=place.midbottom).topleft)
        else:
            icon = {"theme": "theme", "awards": "award"}.get(gift.category, "fame")
            picture = self._pictures.icon(icon, place.height)
            lay_on(picture, canvas, place.topleft)

    def _paint_figures(self, canvas: pygame.Surface, seconds: float) -> None:
        """Everybody's Fame; a shelf that leads is lit."""
        told, count = self._told, self._told.count
        leader = None if told.together else count.leader(len(told.seats), seconds)
        for seat in told.seats:
            star = self.star(seat)
            lit = seat == leader or (seconds >= count.ends and told.places[seat] == 1)
            if lit:
                row = self.row(seat)
                light = self._props.shapes.panel(row.size, self._px(10), _LIT)
                lay_on(light, canvas, row.topleft)
            picture = self._pictures.mark("cover_fame", star.width)
            lay_on(picture if lit else faded(picture, 0.82), canvas, star.topleft)
            figure = str(count.fame(seat, seconds))
            line = self._typesetter.sized(figure, Type.WORD, INK, round(star.width * 0.36))
            seen = line.get_bounding_rect()
            lay_on(line, canvas, (star.centerx - seen.centerx, star.centery - seen.centery))
