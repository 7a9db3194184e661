"""Paints the board round its cards: columns, piles, and what would be."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, say
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.cards.store import BACK
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, PANEL_SHEER, RED, Type
from hollywood.ui.table.setting import View
from hollywood.ui.table.stage import Key

from ..rules.state import Double, Move, Place, State
from ..rules.words import letter
from .geometry import Places
from .layout import TRAY
from .lookahead import Forecast, Foreseen, columns
from .pointing import column_key

_LIGHT = (242, 193, 78, 44)
_FEW = 4  # cards: more of them without an owner need not be told one by one
_HIGHEST, _MANY = 5, 44  # cards seen on one another in a pile of so many
_OVER_TITLE = 0.84  # of a card's height: there the back has its title, upside down
_GHOST = 215  # of 255: how much a reel is seen that is not there yet


class BoardPainter:
    """Paints what belongs to the board of one match at one window size."""

    def __init__(self, props: Props, places: Places, voice: Voice, chairs: Sequence[Chair]) -> None:
        self.props = props
        self.places = places
        self.voice = voice
        self.chairs = chairs
        self.px = props.screen.px

    def text(self, message: Message) -> str:
        """A message in words."""
        return self.voice.text(message)

    def columns(self, canvas: pygame.Surface, view: View[State, Move]) -> None:
        """Each column's letter, and a light on the card where a reel would go."""
        free, filled = columns(view.now) if _places(view) else ((), ())
        hinted = _columns_of(view.best)
        for column in range(len(self.places.columns)):
            lit, full = column in free, column in filled
            pointed = lit and view.pick.place == column_key(column)
            plaque = pygame.Rect(0, 0, self.px(92), self.places.letters - self.px(4))
            plaque.center = self.places.letter(column)
            plaque.left += self.px(shaken(view, column_key(column)))
            border = GOLD if pointed else BRASS
            plate = self.props.shapes.panel(
                plaque.size, plaque.height // 2, PANEL_SHEER, border, max(1, self.px(1))
            )
            lay_on(plate, canvas, plaque.topleft)
            ink = GOLD if lit else MUTED
            if full:
                self._full(canvas, plaque, letter(column))
                continue
            at = plaque.center
            rect = put(self.props, canvas, letter(column), Type.DISC, ink, self.px(60), center=at)
            if lit:
                self._chevrons(canvas, rect, pointed)
            if pointed or column in hinted:
                self._glow(canvas, column)

    def _full(self, canvas: pygame.Surface, plaque: pygame.Rect, name: str) -> None:
        """The letter and a word, together in the middle; or the letter struck out."""
        typesetter, gap = self.props.typesetter, self.px(7)
        words = self.text(say("hollywood.table.full"))
        wide = typesetter.width(name, Type.DISC) + gap + typesetter.width(words, Type.LABEL)
        if wide <= plaque.width - self.px(16):
            at = (plaque.centerx - wide // 2, plaque.centery)
            said = put(self.props, canvas, name, Type.DISC, MUTED, wide, midleft=at)
            at = (said.right + gap, plaque.centery)
            put(self.props, canvas, words, Type.LABEL, RED, wide, midleft=at)
        else:
            at = plaque.center
            said = put(self.props, canvas, name, Type.DISC, MUTED, plaque.width, center=at)
            struck = said.inflate(self.px(16), 0)
            canvas.fill(RED, (struck.left, struck.centery, struck.width, max(2, self.px(2))))

    def _chevrons(self, canvas: pygame.Surface, letter: pygame.Rect, pointed: bool) -> None:
        """Arrows beside the letter of a column one may place in: shape, not only light."""
        size = self.px(5)
        for side in (-1, 1):
            x = letter.centerx + side * self.px(26)
            points = [(x - size, letter.centery + size // 2), (x, letter.centery - size // 2)]
            points.append((x + size, letter.centery + size // 2))
            pygame.draw.lines(canvas, CREAM if pointed else GOLD, False, points, self.px(2))

    def _glow(self, canvas: pygame.Surface, column: int) -> None:
        foot = self.places.slot(column, self.places.columns[column] - 1)
        around = foot.inflate(self.px(12), self.px(12))
        edge = self.props.shapes.panel(around.size, self.px(12), _LIGHT, GOLD, self.px(3))
        lay_on(edge, canvas, around.topleft)

    def pile(self, canvas: pygame.Surface, stars: int, many: int) -> None:
        """Cards to come, as high as they are many, and how many they are."""
        back = self.props.art.card(BACK, self.places.card)
        step = max(1, self.px(1.5))
        layers = 1 + min(many - 1, _HIGHEST * many // _MANY)
        at = back.get_rect(center=self.places.pile(stars))
        self.props.shapes.cast_card_shadow(canvas, at, self.px(6), (step, 2 * step))
        for layer in range(layers):
            lay_on(back, canvas, at.move(0, -layer * step).topleft)
        words = say(
            "hollywood.table.pile_stars" if stars else "hollywood.table.pile_films", count=many
        )
        self._tag(canvas, at, words, GOLD, _OVER_TITLE)

    def ghosts(self, canvas: pygame.Surface, foreseen: Foreseen) -> None:
        """Where reels would lie; an arrow under each that is pushed up."""
        for ghost in foreseen.ghosts:
            colour = str(self.chairs[ghost.seat].colour)
            symbols = self.props.settings.symbols
            reel = self.props.art.token(colour, self.places.reel, symbols, ring=True)
            x, y = self.places.on_card(ghost.column, ghost.row)
            picture = faded(reel, _GHOST / 255)
            lay_on(picture, canvas, picture.get_rect(center=(round(x), round(y))).topleft)
            if not ghost.new:
                self._arrow(canvas, round(x), round(y + self.places.reel * 0.75))

    def forecast(self, canvas: pygame.Surface, state: State, forecast: Forecast) -> None:
        """On each card of the area its number in line, or that nobody or nothing gets it."""
        for column, cards in enumerate(state.area):
            for row, card in enumerate(cards):
                slot = self.places.slot(column, row)
                if card in forecast.unclaimed and len(forecast.unclaimed) <= _FEW:
                    self._tag(canvas, slot, say("hollywood.table.unclaimed"), MUTED)
                elif card in forecast.order:
                    self._number(canvas, slot, forecast.order[card])
                    if card in forecast.wasted:
                        self._tag(canvas, slot, say("hollywood.table.wasted"), RED)

    def _number(self, canvas: pygame.Surface, slot: pygame.Rect, number: int) -> None:
        disc = self.props.shapes.disc(self.px(24), PANEL_SHEER, GOLD, max(1, self.px(1)))
        middle = (slot.left + self.px(16), slot.centery)
        lay_on(disc, canvas, disc.get_rect(center=middle).topleft)
        put(self.props, canvas, str(number), Type.DISC, GOLD, self.px(24), center=middle)

    def _tag(
        self,
        canvas: pygame.Surface,
        slot: pygame.Rect,
        words: Message,
        ink: pygame.Color,
        down: float = 0.75,
    ) -> None:
        """A band across the lower part of a card."""
        band = pygame.Rect(0, 0, slot.width - self.px(12), self.px(24))
        band.center = (slot.centerx, slot.top + round(slot.height * down))
        plate = self.props.shapes.panel(band.size, self.px(6), PANEL_SHEER, ink, max(1, self.px(1)))
        lay_on(plate, canvas, band.topleft)
        room = (band.width - self.px(8), band.height)
        said = self.props.typesetter.within(self.text(words), Type.LABEL, ink, room, "centre")
        lay_on(said, canvas, said.get_rect(center=band.center).topleft)

    def _arrow(self, canvas: pygame.Surface, x: int, y: int) -> None:
        size = self.px(7)
        shape = [(x, y - size), (x + size, y + size // 2), (x - size, y + size // 2)]
        pygame.draw.polygon(canvas, BLACK, [(a, b + self.px(1)) for a, b in shape])
        pygame.draw.polygon(canvas, CREAM, shape)


def _places(view: View[State, Move]) -> bool:
    """Whether somebody at this screen is to place a reel."""
    return view.human is not None and not view.now.claims


def aimed(view: View[State, Move]) -> tuple[int, ...]:
    """The columns reels would go to now."""
    carried, place = view.pick.carried, view.pick.place
    if not view.aims or not _places(view) or (carried is not None and carried[0] != TRAY):
        return ()
    begun = view.draft.columns if view.draft is not None else ()
    return (*begun, *(() if place is None else (place[1],)))


def _columns_of(move: Move | None) -> tuple[int, ...]:
    """The columns of a move, to be outlined."""
    match move:
        case Place(column):
            return (column,)
        case Double(column, other):
            return (column, other)
    return ()


def shaken(view: View[State, Move], key: Key) -> float:
    """How far to the right something is, because it was refused."""
    return view.shaken.by if view.shaken is not None and view.shaken.what == key else 0.0
