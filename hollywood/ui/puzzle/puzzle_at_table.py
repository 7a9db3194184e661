"""A puzzle at the table: any legal move may be tried, and is answered on the board."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pygame

from hollywood.core.message import Message, Seat, say
from hollywood.ui.app.keys import typed
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.table.purpose import Purpose
from hollywood.ui.table.setting import Foresight, Ground, Intent, Leads, View
from hollywood.ui.table.slate_room import slate_room
from hollywood.ui.table.speaking_slate import SpeakingSlate
from hollywood.ui.table.table import AnyTable

from .answer_marks import AnswerMarks
from .answers import Answers
from .bulbs import Bulbs
from .puzzle_signs import PuzzleSigns
from .puzzle_speech import PuzzlePresses, Shown, speech, verdict_on
from .sitting import Sitting
from .trial import Trial

_TOOLS = ("menu", "symbols", "rules")
_FAST = 0.5  # the pace at which all is handed out in the end
_HINTS = 2
_STEPS = {"left": -1, "right": 1}


@dataclass(frozen=True)
class PuzzleWays:
    """Where a puzzle leads."""

    next: Leads
    copy: Callable[[], Message]  # it goes to the clipboard; what is said of that
    play_on: Leads  # with the match, as practice
    answered: Leads  # once and for all


class PuzzleAtTable(Purpose[Any, Any]):
    """One puzzle, from its question to its answer."""

    keeps = False

    def __init__(
        self,
        props: Props,
        sitting: Sitting,
        trial: Trial,
        signs: PuzzleSigns,
        seat: Seat,
        ways: PuzzleWays,
    ) -> None:
        self._props, self._sitting, self.trial = props, sitting, trial
        self._signs, self._seat, self._ways = signs, seat, ways
        self.aloud = self.slate = SpeakingSlate(props)
        self._marks, self._bulbs = AnswerMarks(props), Bulbs(props, sitting.scores.streak)
        self._answers = Answers(trial, signs, seat, self._marks)
        self._presses = PuzzlePresses(self.hint, self.show, self.again, ways.next, ways.play_on)
        self._spent = 0.0  # seconds since the question was asked

    # for the table

    @property
    def waits(self) -> bool:
        """Others answer as the proof says."""
        return True

    @property
    def holds(self) -> bool:
        """A puzzle ends on its slate."""
        return True

    @property
    def resting(self) -> bool:
        """Whether no answer is to come, and nothing moves."""
        still = self.slate.resting and self._bulbs.resting
        return still and self._answers.waits and not self.trial.asks_on

    @property
    def speaks_in(self) -> pygame.Rect:
        """The slate."""
        return self.slate.room

    @property
    def heading(self) -> Message | None:
        """What this is, in place of the round."""
        return say(f"{self._sitting.kit.name}.puzzles")

    @property
    def words(self) -> Message | None:
        """The question while nothing happens, or what came of the answer."""
        table, trial = self._table, self.trial
        if not self._answers.waits or not (table.show.idle or table.show.held):
            return None
        if trial.stage == "asked":
            return None if table.draft else say("puzzle.find")
        if trial.stage == "shown":
            return say("puzzle.answer")
        return verdict_on(self._sitting.kit.name, right=trial.stage != "wrong")

    def tools(self, usual: Sequence[str]) -> Sequence[str]:
        """Nothing is taken back, and only who trains may see what would be."""
        tools = (*_TOOLS, "projection") if self._sitting.training else _TOOLS
        return [name for name in usual if name in tools]

    def foresight(self, chosen: Foresight) -> Foresight:
        """Never always, but for who trains."""
        return "held" if chosen == "always" and not self._sitting.training else chosen

    def pace(self, chosen: float) -> float:
        """What follows the last answer is shown fast."""
        over = self._table.match.to_act is None
        return min(chosen, _FAST) if over else chosen

    def sit(self, table: AnyTable) -> None:
        """The table was made at the position."""
        self._table = table
        self._answers.sit(table)

    def fit(self, ground: Ground) -> Ground:
        """The slate takes the room that no seat needs, or hangs over the last corner."""
        self.slate.fit(slate_room(ground, self._seat, self._props.screen))
        self._speak()
        return replace(ground, spare=None)

    def update(self, seconds: float) -> bool:
        """Let time pass: answers are played, one after the other."""
        changed = self.slate.update(seconds) | self._bulbs.update(seconds)
        if self.trial.stage == "asked":
            self._spent += seconds
        changed |= self._answers.update(seconds)
        if self.trial.asks_on and not self.trial.coming and self._table.show.idle:
            self.trial.ask_on()
            self._speak()
        return changed

    # what has happened

    def moved(self, move: Any) -> None:
        """An answer is judged, and what follows from it begins."""
        if self._answers.made:
            return
        self._marks.clear()
        if self.trial.made(move):
            self._answers.begin()
            if self.trial.stage == "right":
                self._props.sound.play("notify")
            self._close()

    def _close(self) -> None:
        if self._sitting.close(self.trial, self._spent):
            self._ways.answered()
        self._bulbs.show(self._sitting.scores.streak)
        self._speak()

    # buttons

    def hint(self) -> None:
        """First what it is about, then where."""
        if self.trial.stage != "asked":
            return
        self.trial.hints = min(_HINTS, self.trial.hints + 1)
        if self.trial.hints == _HINTS or not self.trial.puzzle.themes:
            state = self._table.match.state
            self._marks.rims = self._signs.where(state, self.trial.next_answer)
        self._speak()

    def show(self) -> None:
        """The whole line is played from where it must be found."""
        self.trial.show()
        self._answers.turn_back()
        self._answers.begin()
        self._close()

    def again(self) -> None:
        """Back to where it must be found."""
        self.trial.again()
        self._answers.turn_back()
        self._speak()

    def _speak(self) -> None:
        table, trial = self._table, self.trial
        stands = self._signs.stands(table.match.state) if trial.stage == "asked" else None
        row = self._signs.row(trial.puzzle.goal, table.match.state)
        shown = Shown(self._props, table.voice, self.slate.wide)
        self.slate.say(speech(shown, self._sitting, trial, self._presses, stands, row))

    # what is meant

    def handle(self, event: pygame.event.Event) -> bool:
        """The slate answers first."""
        if self._key(event):
            return True
        meant = self.slate.handle(event, tab=self._table.input.cursor.on_board)
        return meant and event.type != pygame.MOUSEMOTION

    def _key(self, event: pygame.event.Event) -> bool:
        """Keys that are as good as the buttons, and the clipboard."""
        keys = self._props.keys
        if keys.types and self.trial.stage == "asked" and _is_letter(event):
            return False
        if (way := keys.one_of(event, _STEPS)) and not self.slate.focused:
            return self._answers.step(_STEPS[way])
        presses: dict[str, Callable[[], object]] = {
            "hint": self.hint,
            "show_answer": self.show,
            "next_puzzle": self._ways.next,
            "copy": self._copy,
        }
        if action := keys.one_of(event, presses):
            presses[action]()
        unseen = keys.means(event, "projection") and not self._sitting.training
        return bool(action) or unseen

    def _copy(self) -> None:
        self._table.status.warn(self._ways.copy())

    def refusal(self, meant: Intent[Any]) -> Message | None:
        """While answers are played nobody else moves."""
        return None if self.trial.stage == "asked" else say("puzzle.watch")

    def pieces(self, view: View[Any, Any]) -> Mapping[Hashable, Piece]:
        """Marks on the board, the slate, the bulbs."""
        pieces = self._marks.pieces(self._table.show.stage)
        return {**pieces, **self.slate.pieces(), **self._bulbs.pieces(self.slate.room)}


def _is_letter(event: pygame.event.Event) -> bool:
    """Whether it belongs to a word, where words are spelled."""
    name = "".join(typed(event)[-1:])
    return len(name) == 1 and name.isalpha()
