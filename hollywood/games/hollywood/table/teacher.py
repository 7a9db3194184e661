"""Hollywood!'s part in its lesson: where things lie, and what is said of wrong clicks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TypeVar

import pygame

from hollywood.core.game import Beat, Game
from hollywood.core.message import Message, Seat, say
from hollywood.ui.draw.arrows import arrow
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import lay_on
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, Type
from hollywood.ui.lesson.teacher import Bow, Shown
from hollywood.ui.table.setting import Begin, Draft, Intent, Make, Pick
from hollywood.ui.table.slate_speech import Row

from ..rules.game import Hollywood
from ..rules.state import (
    Clap,
    Column,
    Double,
    Finish,
    Move,
    MovieFinished,
    Place,
    Placed,
    StarWasted,
    State,
)
from ..rules.words import letter
from . import actions
from .keys import actions_for
from .layout import CLAP, DOUBLE, gone
from .pointing import Doubling, column_key
from .setting import HollywoodSetting

M = TypeVar("M", bound=Move)

_STUDIO = {CLAP: 0, DOUBLE: 1}  # where each card stands among those of a seat
_COLUMN, _CARD, _OWN, _OTHERS, _BOARD = "column ", "card ", "own panel", "others", "board"
_TAIL = (160, 152)  # units: where an arrow to a studio card begins, left of it and down the panel
_NEAR = 8  # units from an arrow's head to the thing
_BESIDE = 8  # units: from a gate to the number of its column
_BELOW = 20  # units: where an arrow to a short column begins, below the board's edge
_REEL, _ARROW, _APART = 0.78, 40, 34  # of the row's height; units; units
_THICK = 4  # units


class HollywoodTeacher:
    """Teaches one learner at one table."""

    has_board = True

    def __init__(self, setting: HollywoodSetting, seat: Seat) -> None:
        self._setting, self._seat = setting, seat

    # what is shown

    def room(self, name: str, state: State) -> Sequence[pygame.Rect]:
        """A column, the board, the learner's panel or all others."""
        places = self._setting.places
        panels = [panel.rect for panel in places.panels]
        if name == _BOARD:
            return [places.board]
        if name == _OWN:
            return [panels[self._seat]]
        if name == _OTHERS:
            return [rect for seat, rect in enumerate(panels) if seat != self._seat]
        return [places.column(_column(name))]

    def shown(self, name: str, state: State) -> Shown:
        """The foot of a column and its gate, a studio card, or a card that lies on the board."""
        places, px = self._setting.places, self._setting.places.screen.px
        if name in _STUDIO:
            panel = places.panels[self._seat]
            card = panel.studio[_STUDIO[name]]
            tail = (card.centerx - px(_TAIL[0]), panel.rect.top + px(_TAIL[1]))
            head = (card.centerx, card.bottom + px(_NEAR))
            return Shown([card], Bow(tail, (card.centerx, tail[1]), head))
        if name.startswith(_CARD):
            return Shown(self._lying(name.removeprefix(_CARD), state))
        column = _column(name)
        high = places.columns[column]
        rims = [places.slot(column, high - 1), places.gate(column)]
        if high == max(places.columns):
            gate = places.gate(column)
            return Shown(rims, disc=(gate.left - px(_BESIDE), gate.centery))
        head = (places.slot(column, 0).centerx, places.slot(column, 0).top - px(_NEAR))
        middle = (places.pile(0)[0] + places.pile(1)[0]) // 2
        tail = (middle, places.board.top + px(_BELOW))
        return Shown(rims, Bow(tail, (middle, (tail[1] + 2 * head[1]) // 3), head))

    def _lying(self, id: str, state: State) -> list[pygame.Rect]:
        """Where this card lies on the board, if it does."""
        faces, taken = self._setting.game.deck.faces, gone(state)
        return [
            self._setting.places.slot(column, row)
            for column, cards in enumerate(state.area)
            for row, card in enumerate(cards)
            if str(faces[card].id) == id and card not in taken
        ]

    def pick(self, name: str, state: State) -> Pick:
        """A column or a studio card."""
        if name in _STUDIO:
            return Pick((name, self._seat, 0))
        return Pick(place=column_key(_column(name)))

    def ways(self, name: str) -> Sequence[str]:
        """Along the columns; one button picks the studio cards."""
        return [actions.STUDIO] if name in _STUDIO else ["left", "right"]

    def presses(self, state: State, move: Move) -> Sequence[str]:
        """Also where the column is full."""
        return actions_for(self._setting.game, state, move)

    def enter(self, answers: Sequence[Move], half: Move | None) -> None:
        """Nothing is begun for anybody."""

    def lies(self, draft: object, half: Move) -> bool:
        """Nothing half done is asked for."""
        return False

    def left(self, names: Sequence[str], draft: Draft) -> Sequence[str]:
        """Once a Double Reel has begun, the columns that are not chosen yet."""
        if not isinstance(draft, Doubling):
            return names
        chosen = [f"{_COLUMN}{letter(column)}" for column in draft.columns]
        return [name for name in names if name not in (DOUBLE, *chosen)]

    def drawn(self, answers: Sequence[Move]) -> Row | None:
        """A reel and the column it goes to, for each of two."""
        columns = [each for move in _of(answers, Double) for each in _both(move)]
        return partial(self._row, columns) if columns else None

    def _row(self, columns: Sequence[Column], high: int) -> pygame.Surface:
        props, px = self._setting.props, self._setting.props.screen.px
        reel = self._setting.token(self._seat, round(high * _REEL))
        letters = [props.typesetter.line(letter(each), Type.NUMBER, CREAM) for each in columns]
        step = reel.get_width() + px(_ARROW + _APART) + letters[0].get_width()
        row = layer_of((step * len(columns), high))
        for number, said in enumerate(letters):
            left = number * step
            lay_on(reel, row, reel.get_rect(midleft=(left, high // 2)).topleft)
            start = left + reel.get_width() + px(8)
            ends = (start, high // 2), (start + px(_ARROW - 12), high // 2)
            arrow(row, *ends, px(_THICK), BRASS, BLACK)
            at = (start + px(_ARROW - 4), high // 2)
            lay_on(said, row, said.get_rect(midleft=at).topleft)
        return row

    # what is said

    def refusal(self, answers: Sequence[Move], meant: Intent[Move]) -> Message | None:
        """Another column, or a studio card too early or too late."""
        if isinstance(meant, Begin):
            return self._begun(answers, meant.draft)
        if not isinstance(meant, Make) or meant.move in answers:
            return None
        if isinstance(meant.move, Place | Double):
            double = isinstance(meant.move, Double)
            later = double and not _of(answers, Double)
            draft = Doubling() if double else None
            return say("hollywood.lesson.later") if later else _instead(answers, draft)
        return say("hollywood.lesson.later")

    def _begun(self, answers: Sequence[Move], draft: Doubling | None) -> Message | None:
        """Half a Double Reel, as far as it is the right one."""
        if draft is None:
            return None
        doubles = _of(answers, Double)
        if not doubles:
            return say("hollywood.lesson.later")
        fits = any(set(draft.columns) <= set(_both(move)) for move in doubles)
        doubled = len(set(draft.columns)) < len(draft.columns)
        return None if fits and not doubled else _instead(answers, Doubling())

    def astray(self, answers: Sequence[Move], draft: Draft) -> Message:
        """Where to go in place of that."""
        return _instead(answers, draft)

    def foresee(self, on: bool) -> None:
        """Who would get what is shown all the time."""
        self._setting.always_foresees = on

    def deeds(
        self, game: Game[State, Move], beats: Iterable[Beat[State]], seat: Seat
    ) -> Sequence[Message]:
        """The best movie, how often reels were pushed up, and the stars that were lost."""
        assert isinstance(game, Hollywood), "a match of this game"
        best = pushed = wasted = 0
        for beat in beats:
            match beat.event:
                case MovieFinished(seat=owner, movie=movie) if owner == seat:
                    best = max(best, game.worth(beat.state, movie))
                case Placed(column=column):
                    pushed += beat.state.reels[column][1:].count(seat)
                case StarWasted(seat=owner) if owner == seat:
                    wasted += 1
        return [
            say("hollywood.lesson.deed.star", count=best),
            say("hollywood.lesson.deed.pushed", count=pushed),
            say("hollywood.lesson.deed.wasted", count=wasted),
        ]


def _column(name: str) -> Column:
    """The column that a stop names by its letter."""
    return ord(name.removeprefix(_COLUMN)) - ord("A")


def _both(move: Double) -> tuple[Column, Column]:
    return move.column, move.other


def _of(answers: Sequence[Move], kind: type[M]) -> list[M]:
    return [move for move in answers if isinstance(move, kind)]


def _instead(answers: Sequence[Move], draft: Doubling | None) -> Message:
    """Where to go in place of what was meant."""
    move = answers[0]
    match move:
        case Place(column):
            return say("hollywood.lesson.this_column", column=letter(column))
        case Double() if draft is not None:
            left = next(each for each in _both(move) if each not in draft.columns)
            return say("hollywood.lesson.this_column", column=letter(left))
        case Finish():
            return say("hollywood.lesson.choose")
    studio = CLAP if isinstance(move, Clap) else DOUBLE
    return say("hollywood.lesson.studio_first", studio=say(f"hollywood.studio.{studio}"))
