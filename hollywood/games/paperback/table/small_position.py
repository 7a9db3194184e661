"""A turn, small: the word that was spelled and what was bought, below it what was better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame import Color

from hollywood.core.game import CardId
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.plot import draw_line, draw_rim
from hollywood.ui.draw.surfaces import Size, canvas, height, lay_on
from hollywood.ui.draw.theme import BRASS, GOLD, RED

from ..card_pictures import Shown, cover_of
from ..rules.game import Paperback
from ..rules.moves import Buy, Draft, Move, Propose, Seal, Spell, TrashForGain
from ..rules.state import State
from ..rules.table import Table
from ..rules.word import Word

Rim: TypeAlias = Literal["played", "better"]
_CARD, _BETWEEN, _PARTS = 27, 2, 12  # units: cards, and between word and purchases
_GROUPS, _ROWS = 6, 3  # units
_LINE, _DASHES = 2.4, (5, 3)
_RIM = 2  # units: how far round cards their rim is
_LARGEST = 1.8  # times these units, where one turn is seen alone
_RIMS: Mapping[Rim, tuple[Color, Sequence[float]]] = MappingProxyType(
    {"played": (RED, _DASHES), "better": (GOLD, ())}
)
_BOTH = 2  # lines of moves

_Names: TypeAlias = tuple[str, ...]


class _Group(NamedTuple):
    """Cards side by side, with parts between which a line stands; perhaps with a rim."""

    parts: tuple[_Names, ...]
    rim: Rim | None = None

    @property
    def wide(self) -> float:
        """In units, with the rim; a group of nothing is as wide as a card."""
        cards = max(1, sum(map(len, self.parts)))
        return cards * (_CARD + _BETWEEN) - _BETWEEN + (len(self.parts) - 1) * _PARTS + 2 * _RIM


_Row: TypeAlias = tuple[_Group, ...]


def small_position(
    props: Props, game: Paperback, state: State, size: Size, lines: Sequence[Sequence[Move]]
) -> pygame.Surface:
    """Red is what was played, gold what was better; of a deal the hand that was drawn."""
    table = game.table
    if not lines:
        hand = tuple(_name(table, card) for card in sorted(state.hands[state.turn]))
        return _painted(props, [(_Group((hand,)),)], size)
    return _painted(props, list(_rows([_made(table, state, line) for line in lines])), size)


def _rows(made: Sequence[tuple[_Names, _Names]]) -> Iterator[_Row]:
    """One for each line of moves; a word that both spell is seen once, with both purchases."""
    words, bought = zip(*made, strict=True)
    if len(made) == _BOTH and words[0] == words[1]:
        first = (_Group((words[0],)),) if words[0] else ()
        yield (*first, _Group((bought[0],), "played"), _Group((bought[1],), "better"))
        return
    for parts, rim in zip(made, _RIMS, strict=False):
        yield (_Group(tuple(part for part in parts if part) or ((),), rim),)


def _made(table: Table, state: State, line: Sequence[Move]) -> tuple[_Names, _Names]:
    """The cards of the word that is spelled, and those that are come by."""
    word: _Names = ()
    bought: list[str] = []
    for move in line:
        match move:
            case Spell() | Propose() | Seal():
                laid = table.spelling.lay(state, state.hands[state.turn], move.laid)
                word = tuple(_word(table, laid)) if isinstance(laid, Word) else ()
            case Buy(card) | Draft(card) | TrashForGain(gained=card):
                bought.append(_name(table, table.by_name[card][0]))
            case _:
                pass
    return word, tuple(bought)


def _word(table: Table, word: Word) -> Iterator[str]:
    for each in word.placed:
        yield _name(table, each.card, each.letters if each.wild else "")


def _name(table: Table, card: CardId, letter: str = "") -> str:
    face = table.faces[card]
    cover = cover_of(face, card)
    return Shown(face.id, table.options.language, small=True, letter=letter, copy=cover).name


def _painted(props: Props, rows: Sequence[_Row], size: Size) -> pygame.Surface:
    """As large as there is room for."""
    high, wide = height(_CARD) + 2 * _RIM, max(map(_wide, rows))
    all_high = len(rows) * (high + _ROWS) - _ROWS
    scale = min(_LARGEST * props.screen.scale, size[0] / wide, size[1] / all_high)
    painter = _Painter(props, canvas((round(wide * scale), round(all_high * scale))), scale)
    for number, row in enumerate(rows):
        left = 0.0
        for group in row:
            painter.paint(group, left, number * (high + _ROWS))
            left += group.wide + _GROUPS
    return painter.layer


def _wide(row: _Row) -> float:
    return sum(group.wide for group in row) + (len(row) - 1) * _GROUPS


class _Painter:
    """What is painted, and how large."""

    def __init__(self, props: Props, layer: pygame.Surface, scale: float) -> None:
        self._props, self.layer, self._scale = props, layer, scale

    def _at(self, *units: float) -> pygame.Rect:
        return pygame.Rect([round(each * self._scale) for each in units])

    def paint(self, group: _Group, left: float, top: float) -> None:
        """Its parts from left to right, a line between them, and its rim."""
        x, high = left + _RIM, height(_CARD)
        for number, part in enumerate(group.parts):
            if number:
                line = self._at(x - _BETWEEN + _PARTS / 2, top + _RIM, 0, high)
                draw_line(self.layer, [line.topleft, line.bottomleft], BRASS, 1, (), self._scale)
                x += _PARTS
            for name in part:
                self._put(name, self._at(x, top + _RIM, _CARD, high))
                x += _CARD + _BETWEEN
        if group.rim:
            place = self._at(left, top, group.wide, high + 2 * _RIM).inflate(-2, -2)
            ink, dashes = _RIMS[group.rim]
            draw_rim(self.layer, place, ink, _LINE, dashes, self._scale)

    def _put(self, name: str, place: pygame.Rect) -> None:
        """A card, drawn or as its stand-in until it is."""
        props = self._props
        symbols = props.settings.symbols
        picture = props.art.card_or_stand_in(name, place.width, props.language, symbols)
        lay_on(picture, self.layer, place.topleft)
