"""The pictures of the rules made of the match that is read about: its street, lamps and clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame import Color

from hollywood.core.message import Seat, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, lay_on, width
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type
from hollywood.ui.rulebook.rulebook import Picture, Reading

from ..rules.cards_played import LURED
from ..rules.game import TimesSquare
from ..rules.state import Lure, State
from ..rules.street import FIGURES, LEFT, RIGHT, Figure, lamps
from ..table.about import closing
from ..table.club_chips import CLUBS
from ..table.foreseen import Foreseen
from ..table.tower import hours
from . import rule_texts as leaves
from .rules_pictures import LAMPS, framed
from .rules_street import RulesStreet

_ALL, _SOME = 17.2, 9.0  # spaces that are seen
_SMALL = 0.8  # of a row's height: a chip
_ROPE_ROOM = 2.5  # spaces beyond the bodyguards


@dataclass(frozen=True)
class Moment:
    """What is read about, as Times Square knows it."""

    game: TimesSquare
    state: State
    seat: Seat  # who reads, or else whose turn it is


class Drawing:
    """One picture: the street as it is now, and a row below it."""

    def __init__(
        self, m: Moment, props: Props, size: Size, middle: float = 0.0, spaces: float = _ALL
    ) -> None:
        self.m, self.props, self.size = m, props, size
        self.street = RulesStreet(props, m.game, size[0], middle, spaces)
        # what is written into a picture belongs to it, and grows with it only
        self._typesetter = Typesetter(replace(props.screen, text=1.0))

    def painted(
        self, foreseen: Foreseen, row: bool = True, sky: bool = False
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """The street, and the place of the row."""
        m = self.m
        state = self.street.state(m.state.places, m.state.charlie, m.seat)
        poses = self.street.poses(state)
        street = self.street.painted(state, poses, foreseen, hours(m.game, m.state))
        return framed(self.props, street, self.size, row, sky)

    def chip(
        self, frame: pygame.Surface, name: str, at: tuple[float, float], size: int, lit: bool = True
    ) -> None:
        """A chip or a sign with its middle there."""
        make = self.street.sign if name == "trio" else self.street.chip
        picture = make(name, size, lit)
        lay_on(picture, frame, picture.get_rect(center=(round(at[0]), round(at[1]))).topleft)

    def words(
        self,
        frame: pygame.Surface,
        words: str,
        at: tuple[float, float],
        room: Size,
        type: Type = Type.HEADLINE,
        ink: Color = CREAM,
    ) -> None:
        """A few words in the middle of so much room."""
        line = self._typesetter.within(words, type, ink, room, "centre")
        lay_on(line, frame, line.get_rect(center=(round(at[0]), round(at[1]))).topleft)


def live(leaf: str, reading: Reading | None) -> Picture | None:
    """The picture of a leaf, if there is a match that it can be made of."""
    if reading is None or leaf not in PICTURES:
        return None
    assert isinstance(reading.game, TimesSquare), "a match of this game"
    seat = reading.state.turn if reading.seat is None else reading.seat
    return partial(PICTURES[leaf], Moment(reading.game, reading.state, seat))


def _ways(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """How far Esmé and Fizz still are from each door."""
    drawing = Drawing(m, props, size)
    frame, row = drawing.painted(Foreseen(walks=False))
    small = round(min(row.height / 2 * _SMALL, row.width * 0.1))
    for line, seat in enumerate((m.seat, 1 - m.seat)):
        y = row.top + row.height * (line + 0.5) / 2
        drawing.chip(frame, f"club_{CLUBS[seat]}", (row.left + row.width * 0.2, y), small)
        for number, (name, space) in enumerate(
            (("sue", m.state.places.sue), ("charlie", m.state.charlie))
        ):
            x = row.left + row.width * (0.45 + 0.3 * number)
            drawing.chip(frame, name, (x, y), small)
            left = str(m.game.street.to_door(space, seat))
            drawing.words(frame, left, (x + small * 1.2, y), (small, small))
    return frame


def _turn(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """The cards of this turn, or of the turn before it, that lie open."""
    drawing = Drawing(m, props, size, m.state.places.sue, _SOME)
    frame, row = drawing.painted(Foreseen(walks=False))
    ids = [m.game.ids[card] for card in m.state.stage if card >= 0]
    if not ids and m.state.last is not None:
        ids = list(m.state.last.cards)
    _lay_cards(props, frame, row, ids)
    return frame


def _lay_cards(props: Props, frame: pygame.Surface, row: pygame.Rect, ids: Sequence[str]) -> None:
    """Side by side, over each other if they are many."""
    wide = width(row.height)
    step = min(wide * 1.08, (row.width - wide) / max(1, len(ids) - 1))
    left = row.centerx - step * (len(ids) - 1) / 2
    for number, id in enumerate(ids):
        card = props.art.card(id, wide, props.language, props.settings.symbols)
        middle = (round(left + number * step), row.centery)
        lay_on(card, frame, card.get_rect(center=middle).topleft)


def _rope(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """The three on the rope, however far they are from each other."""
    places = m.state.places
    spaces = max(_SOME, places.right - places.left + 2 * _ROPE_ROOM)
    middle = (places.left + places.right) / 2
    return Drawing(m, props, size, middle, spaces).painted(Foreseen(walks=False), row=False)[0]


def _leading(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """Where Kiki is, and the footlights in which she leads."""
    drawing = Drawing(m, props, size)
    return drawing.painted(Foreseen(walks=False, leads=True), row=False)[0]


def _luring(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """Who could come to Felix if nothing else were done."""
    drawing = Drawing(m, props, size)
    able = lured(m)
    rimmed = frozenset(FIGURES.index(figure) for figure in able)
    frame, row = drawing.painted(Foreseen(walks=False, rimmed=rimmed))
    small = round(min(row.height * _SMALL, row.width / 5))
    for number, figure in enumerate(LURED):
        x = row.centerx + (number - 1) * small * 1.4
        drawing.chip(frame, figure, (x, row.centery), small, figure in able)
    return frame


def lured(m: Moment) -> frozenset[Figure]:
    """Those who can be called from where they are."""
    state = m.state.copy()
    state.turn, state.stage, state.lured, state.discarded = m.seat, (), False, False
    return frozenset(each for each in LURED if m.game.illegal(state, Lure(each)) is None)


def _lamps(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """The lamps of both players, and how many steps they come to."""
    drawing = Drawing(m, props, size)
    frame, row = drawing.painted(Foreseen(walks=False))
    small = round(min(row.height / 2 * _SMALL, row.width / 10))
    for line, seat in enumerate((m.seat, 1 - m.seat)):
        y = row.top + row.height * (line + 0.5) / 2
        left = row.left + row.width * 0.14
        drawing.chip(frame, f"club_{CLUBS[seat]}", (left, y), small)
        lit = lamps(m.game.street, m.state.places, seat)
        for number, name in enumerate(LAMPS):
            name = "left" if not number and _only_left(m, seat) else name
            x = left + (number + 1.6) * small * 1.2
            drawing.chip(frame, name, (x, y), small, lit[number])
        ink = GOLD if any(lit) else MUTED
        at = (row.left + row.width * 0.86, y)
        drawing.words(frame, f"+{sum(lit)}", at, (small * 2, small), ink=ink)
    return frame


def _only_left(m: Moment, seat: Seat) -> bool:
    """Whether it is Granite who is at this door: there is never another."""
    places, street = m.state.places, m.game.street
    return street.at_door(places[LEFT], seat) and not street.at_door(places[RIGHT], seat)


def _clock(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """The tower, and how many cards are left."""
    drawing = Drawing(m, props, size, 0.0, 5.4)
    frame, row = drawing.painted(Foreseen(walks=False), sky=True)
    told = props.text(say("times_square.table.to_draw", count=len(m.state.supply)))
    last = "times_square.table.pass_last" if m.state.passes else "times_square.table.pass_first"
    room = (row.width, row.height // 2)
    drawing.words(frame, told, (row.centerx, row.top + row.height * 0.25), room, ink=GOLD)
    drawing.words(frame, props.text(say(last)), (row.centerx, row.top + row.height * 0.75), room)
    return frame


def _closing(m: Moment, props: Props, size: Size) -> pygame.Surface:
    """Who would win if the street closed now."""
    drawing = Drawing(m, props, size)
    frame, row = drawing.painted(Foreseen(walks=False, closing=True))
    words = props.text(closing(m.state))
    drawing.words(frame, words, row.center, row.size, Type.STATUS)
    return frame


PICTURES: Mapping[str, Callable[[Moment, Props, Size], pygame.Surface]] = {
    leaves.GOAL: _ways,
    leaves.TURN: _turn,
    leaves.ROPE: _rope,
    leaves.GUARDS: _rope,
    leaves.LEADS: _leading,
    leaves.LURES: _luring,
    leaves.LAMPS: _lamps,
    leaves.DOORS: _ways,
    leaves.CLOCK: _clock,
    leaves.END: _closing,
}
