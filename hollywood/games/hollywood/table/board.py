"""Paints on the board what would be: reels that would lie there, numbers, what is lost."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.message import Message, say
from hollywood.core.record import Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.surfaces import Spot, card_corner, lay_on
from hollywood.ui.draw.theme import CREAM, MUTED, RED, Ink, Type
from hollywood.ui.table.setting import View
from hollywood.ui.table.stage import Key

from ..rules.state import Move, State
from .gates import chooses
from .geometry import Places
from .ghosts import GhostPainter, ghost_at
from .layout import TRAY, gone
from .lookahead import Forecast, Foreseen, columns

_FEW = 4  # cards: more of them without an owner need not be told one by one
_GHOST = 0.9  # how much a reel is seen that is not there yet
_HUB, _HUB_EDGE = 24, 1.4  # units: the disc with a number on a reel
_DARK = Color("#0a0d12")
_DIMMED = (6, 16, 18, 97)  # over cards nobody would get
_EMPTY, _EMPTY_EDGE = (0, 0, 0, 51), (255, 255, 255, 26)
_SHADED = (6, 16, 18, 66)  # over cards of full columns
_TAG_DOWN, _TAG_HIGH, _TAG_PAD = 0.78, 24, 10
_WASTED, _WASTED_INK = Color("#5a1512"), Color("#ffd9d2")
_NONE = (0, 0, 0, 0)


class BoardPainter:
    """Paints what would be on the board of one match at one window size."""

    def __init__(self, props: Props, places: Places, voice: Voice, chairs: Sequence[Chair]) -> None:
        self.props, self.places, self.voice, self.chairs = props, places, voice, chairs
        self.px = props.screen.px
        self._ghosts = GhostPainter(props, places, chairs)

    def foreseen(self, view: View[State, Move], foreseen: Foreseen) -> dict[Hashable, Piece]:
        """Where reels would lie, and what would become of the cards."""
        pieces = self._ghosts.pieces(foreseen.ghosts, view.now, view.clock)
        if (forecast := foreseen.forecast) is not None:
            hubs = {
                (ghost.column, ghost.row): ghost_at(self.places, view.now, ghost)
                for ghost in foreseen.ghosts
            }
            paint = partial(self.forecast, state=view.state, forecast=forecast, hubs=hubs)
            board = self.places.board.inflate(2 * self.px(_HUB), 2 * self.px(_HUB))
            pieces["forecast"] = Piece((forecast, hubs, view.state), board, paint)
        return pieces

    def forecast(
        self,
        canvas: pygame.Surface,
        state: State,
        forecast: Forecast,
        hubs: Mapping[tuple[int, int], Spot],
    ) -> None:
        """On each card of the area its number in line, or that nobody or nothing gets it."""
        told = len(forecast.unclaimed) <= _FEW
        for column, cards in enumerate(state.area):
            for row, card in enumerate(cards):
                slot = self.places.slot(column, row)
                if card in forecast.unclaimed:
                    radius = card_corner(slot.width)
                    veil = self.props.shapes.panel(slot.size, radius, _DIMMED)
                    lay_on(veil, canvas, slot.topleft)
                    if told:
                        words = say("hollywood.table.unclaimed")
                        self._tag(canvas, slot, words, MUTED, _DARK, MUTED)
                elif card in forecast.order:
                    x, y = hubs.get((column, row)) or self.places.on_card(column, row)
                    self._number(canvas, (round(x), round(y)), forecast.order[card])
                    if card in forecast.wasted:
                        words = say("hollywood.table.wasted")
                        self._tag(canvas, slot, words, _WASTED_INK, _WASTED, RED)

    def empty(self, state: State) -> dict[Hashable, Piece]:
        """Faint places from where cards have been handed out."""
        taken = gone(state)
        slots = [
            (column, row)
            for column, cards in enumerate(state.area)
            for row, card in enumerate(cards)
            if card in taken
        ]
        edge = max(1, self.px(1))
        return {("empty", *slot): self._panel(slot, _EMPTY, _EMPTY_EDGE, edge) for slot in slots}

    def shades(self, state: State) -> dict[Hashable, Piece]:
        """Full columns are a little darker: none of them can be chosen."""
        slots = [
            (column, row) for column in columns(state)[1] for row in range(len(state.area[column]))
        ]
        return {("shade", *slot): self._panel(slot, _SHADED) for slot in slots}

    def _panel(
        self, slot: tuple[int, int], fill: Ink, edge: Ink | None = None, line: int = 0
    ) -> Piece:
        """A shape as large as a card, where one lies or lay."""
        place, shapes = self.places.slot(*slot), self.props.shapes

        def paint(canvas: pygame.Surface) -> None:
            shape = shapes.panel(place.size, card_corner(place.width), fill, edge, line)
            lay_on(shape, canvas, place.topleft)

        return Piece(None, place, paint)

    def _number(self, canvas: pygame.Surface, middle: tuple[int, int], number: int) -> None:
        """When this card is handed out, on the hub of the reel that claims it."""
        wide = self.px(_HUB)
        disc = self.props.shapes.disc(wide, _DARK, CREAM, max(1, self.px(_HUB_EDGE)))
        lay_on(disc, canvas, disc.get_rect(center=middle).topleft)
        said = self.props.typesetter.line(str(number), Type.DISC, CREAM)
        lay_on(said, canvas, said.get_rect(center=middle).topleft)

    def _tag(
        self,
        canvas: pygame.Surface,
        slot: pygame.Rect,
        words: Message,
        ink: Color,
        fill: Color,
        edge: Color,
    ) -> None:
        """A word on the lower part of a card."""
        typesetter, text = self.props.typesetter, self.voice.text(words)
        room = slot.width - 2 * self.px(4)
        wide = typesetter.width(text, Type.LABEL) + 2 * self.px(_TAG_PAD)
        band = pygame.Rect(0, 0, min(room, wide), self.px(_TAG_HIGH))
        band.center = (slot.centerx, slot.top + round(slot.height * _TAG_DOWN))
        radius = band.height // 2
        plate = self.props.shapes.panel(band.size, radius, fill, edge, max(1, self.px(1.4)))
        lay_on(plate, canvas, band.topleft)
        inside = (band.width - self.px(8), band.height)
        said = typesetter.within(text, Type.LABEL, ink, inside, "centre")
        lay_on(said, canvas, said.get_rect(center=band.center).topleft)


def aimed(view: View[State, Move]) -> tuple[int, ...]:
    """The columns reels would go to now."""
    carried, place = view.pick.carried, view.pick.place
    if not view.aims or not chooses(view) or (carried is not None and carried[0] != TRAY):
        return ()
    begun = view.draft.columns if view.draft is not None else ()
    return (*begun, *(() if place is None else (place[1],)))


def shaken(view: View[State, Move], key: Key) -> float:
    """How far to the right something is, because it was refused."""
    return view.shaken.by if view.shaken is not None and view.shaken.what == key else 0.0
