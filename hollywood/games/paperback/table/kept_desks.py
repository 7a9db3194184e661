"""The desks of one match as they were looked at last: each is worked out once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random

import pygame

from hollywood.core.match import Match
from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.table.setting import FreeRooms, Pick

from ..aids import AIDS
from ..rules.game import Paperback
from ..rules.moves import Move, Spell
from ..rules.state import State
from . import carrying, draft_text
from .desk import Desk, DeskAids, acting, desk
from .draft import Draft
from .draft_after import draft_after
from .free_rooms import free_rooms
from .geometry import Plan
from .layout import SeatLayout
from .missed_words import MissedWords
from .offered_moves import words_to_spell
from .turn_clock import TurnClock
from .typist import Typist
from .writer import Writer
from .writing import DraftMaker

_KEPT = 6
_AIDS = ("spell_check", "wild_helper", "open_decks")


class KeptDesks:
    """Knows what lies on the desk that is seen, and what it tells."""

    def __init__(
        self, props: Props, game: Paperback, chance: Random, people: Collection[Seat]
    ) -> None:
        self._props, self._game, self.maker = props, game, DraftMaker(game, chance)
        self.missed = MissedWords(game, lambda: self._chosen("missed_word") == "each_turn")
        self.own = min(people, default=0)  # whose desk is seen
        self._people = people  # at this screen
        self.typist = Typist()
        self.clock = TurnClock(game, self.writer)
        self.to_choose_from: Sequence[Spell] = ()  # words, in a lesson
        self._kept: list[tuple[State, Draft, DeskAids, Desk]] = []

    def fit(self, plan: Plan, own: Seat) -> None:
        """The window is another one, or somebody else looks."""
        self._plan, self.own = plan, own
        self._kept.clear()

    @property
    def _aids(self) -> DeskAids:
        return DeskAids(*[self._chosen(aid) == "on" for aid in _AIDS])

    def _chosen(self, aid: str) -> str:
        return self._props.settings.of(self._game.name).chosen(aid, AIDS[aid])

    def seat_layout(self, state: State, draft: Draft | None) -> SeatLayout:
        """What lies there."""
        held = Draft() if draft is None else draft
        return SeatLayout(self._plan, self._game.table, self.maker, state, self.own, held)

    def desk(self, state: State, draft: Draft | None) -> Desk:
        """What it tells; words that were there belong to no position."""
        made, missed, left = self._desk(state, draft), self.missed, self.clock.left
        if self.to_choose_from and made.mine and state.step == "spell":
            made = replace(
                made, offered_moves=tuple(words_to_spell(self._game, state, self.to_choose_from))
            )
        if left is not None:
            made = replace(made, clock=(left, self.clock.most))
        if missed.told is None:
            return made
        return replace(made, missed=missed.told, missed_word=missed.word, chip=missed.chips)

    def _desk(self, state: State, draft: Draft | None) -> Desk:
        aids, seat_layout = self._aids, self.seat_layout(state, draft)
        for number, (s, other, with_aids, made) in enumerate(self._kept):
            if s is state and (other, with_aids) == (seat_layout.draft, aids):
                self._kept.append(self._kept.pop(number))
                return made
        made = desk(self._game, seat_layout, aids)
        acts = acting(self._game, state) if state.step != "over" else None
        made = replace(made, rival=acts is not None and acts not in self._people)
        self._kept = [*self._kept[1 - _KEPT :], (state, seat_layout.draft, aids, made)]
        return made

    @property
    def written(self) -> Sequence[pygame.Rect]:
        """Where the word lies that was looked at last, and the rings of what it lacks."""
        return self._kept[-1][-1].seat_layout.written if self._kept else ()

    def free_rooms(self, state: State, draft: Draft | None) -> FreeRooms:
        """Where a tip or a hint hides nothing, else what is least needed."""
        return free_rooms(self._desk(state, draft).seat_layout)

    def last(self, state: State) -> Desk:
        """The desk as it was seen last in this position."""
        found = (made for s, _, _, made in reversed(self._kept) if s is state)
        return next(found, None) or self.desk(state, None)

    def draft_after(
        self, match: Match[State, Move], seat: Seat, draft: Draft | None
    ) -> Draft | None:
        """What a seat has of what it had begun, when the match has gone on."""
        self.missed.follow(match, seat)
        return draft_after(self.maker, match, seat, draft)

    def writer(self, state: State, draft: Draft | None) -> Writer:
        """What is meant by what somebody does there."""
        seconds = max(1, round(self.clock.used))
        return Writer(self.desk(state, draft), self.maker, seconds, self._aids.opens)

    def text(self, draft: Draft | None) -> str:
        """What is kept of it with a match that is left."""
        return draft_text.text_of(self._game.table, draft)

    def read(self, state: State, seat: Seat, text: str) -> Draft | None:
        """The same, taken up again."""
        return draft_text.read(self.maker, self._game.table, state, seat, text)

    def parts(self, state: State, pick: Pick, draft: Draft | None) -> Draft:
        """What lies there makes room for what is carried."""
        return carrying.parts(self.writer(state, draft), pick)
