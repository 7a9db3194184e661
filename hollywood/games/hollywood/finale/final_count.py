"""Awards night: the final count of a match, award by award, and then all of it as a table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from math import inf

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.match import Aids
from hollywood.core.message import say
from hollywood.kit import SetUp
from hollywood.ui.app.keys import ENTER
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.confetti import Confetti
from hollywood.ui.draw.ground import felt
from hollywood.ui.draw.kept_picture import KeptPicture, Piece, Repainting
from hollywood.ui.widgets.controls import Control

from ..rules.game import Hollywood
from ..rules.state import State
from ..table.match_painter import Brush
from .awards import Award, awards, verdict
from .ceremony import ENTERS, GIVEN, Ceremony, Phase
from .envelope import LASTS
from .evening_aloud import EveningAloud
from .result import ResultPage, ResultWays

# seconds at normal speed
_STEP, _ALL_STEPS = 1.2, 15.0  # a step at most, and all of them


class FinalCount:
    """The last scene of a match."""

    veils = False

    def __init__(
        self,
        props: Props,
        set_up: SetUp,
        voice: Voice,
        game: Hollywood,
        state: State,
        course: Sequence[Sequence[int]],  # everybody's points after each round
        aids: Aids,
        choices: ResultWays,
        begun: Callable[[], None] = lambda: None,
    ) -> None:
        self.props = props
        self._begun, self._result_seen = begun, choices.seen
        self._is_seen = False
        brush = Brush(props, set_up, voice, game.deck)
        scores = [game.score(state, seat) for seat in range(state.seats)]
        end = verdict(game.counter, scores)
        self.awards = awards(scores)
        self.ceremony = Ceremony(brush, self.awards, scores, end)
        self.result = ResultPage(brush, game, scores, end, course, aids, choices, self.count_again)
        self.controls = props.controls()
        self.phase: Phase = "awards"
        self.step = 0  # the award on stage; those before it have been given
        self._spent = 0.0  # seconds in this step or phase
        self._by_hand = False
        self._confetti = Confetti(len(self.awards))
        self._screen: Screen | None = None
        self._frame = Repainting()
        self._evening = KeptPicture()  # below confetti
        self._changed = True
        self.aloud = EveningAloud(self)

    @property
    def resting(self) -> bool:
        """Whether nothing changes by itself."""
        if self._changed or not self.controls.resting:
            return False
        if self.phase == "awards":
            return self._by_hand and self.step < len(self.awards) and self._seconds > GIVEN + ENTERS
        if self.phase == "winner":
            return self._confetti.resting or not self.props.lively
        return self.phase == "table" and self.result.resting

    @property
    def _seconds(self) -> float:
        """Seconds in this step or phase at normal speed."""
        return self._spent / self.props.pace if self.props.pace else inf

    def resize(self, screen: Screen) -> None:
        """Lay the hall and the table out."""
        self.props.fit(screen)
        if screen != self._screen:
            self._screen = screen
            self.ceremony.resize(screen)
            self.ceremony.hall.prepare_also(partial(self.props.sound.prepare, "hw.fanfare"))
        self.ceremony.expect(self.step)
        self.result.resize(screen)
        self._offer()

    def _offer(self) -> None:
        """The buttons of this phase: the one that goes on is always at the lower right."""
        places, text = self.ceremony.places, self.props.text
        if self.phase == "winner":
            words = text(say("hollywood.awards.table"))
            self.controls.set([Control(places.on, words, self._show_table, primary=True)])
        else:
            on = Control(places.on, text(say("hollywood.awards.step")), self.go_on, primary=True)
            every = Control(places.corner, text(say("hollywood.awards.all")), self.complete)
            self.controls.set([on, every])

    # time

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        if not self._is_seen:
            self._is_seen = True
            self._begun()
            self.ceremony.hall.prepare_also(partial(felt, self.props.screen, self.props.felt))
        news = [self.props.art.painted_since_asked(), self.ceremony.hall.painted_since_asked()]
        resting = self.resting and not any(news)
        self._changed = False
        self.controls.update(seconds)
        self._spent += seconds
        match self.phase:
            case "awards":
                self._award()
            case "envelope" if self._seconds > LASTS:
                self._crown()
            case "winner" if self.props.lively:
                self._confetti.update(seconds)
            case "table":
                return self.result.update(seconds) or not resting
        return not resting

    def _award(self) -> None:
        """The next award when its time has come; after the last one the envelope."""
        if not self.props.pace and not self._by_hand:
            self._crown()
        elif self.step == len(self.awards):
            if self._seconds > GIVEN:
                self._open_envelope()
        elif not self._by_hand and self._seconds > min(_STEP, _ALL_STEPS / len(self.awards)):
            self._give(self.awards[self.step])

    def _give(self, award: Award) -> None:
        """The award on stage goes to its owner, and the next one comes."""
        if award.points:
            self.props.sound.play("hw.star_chime", _pitch(award.points))
        else:
            self.props.sound.play("hw.wasted_star")
        self.props.sound.play("hw.count_tick")
        self.step += 1
        self._spent = 0.0
        self.ceremony.expect(self.step)

    def _open_envelope(self) -> None:
        self.phase, self._spent = "envelope", 0.0
        self.ceremony.all_given()
        self.props.sound.play("hw.riser")

    def _crown(self) -> None:
        """Who has won is told at last."""
        self.phase, self._spent, self.step = "winner", 0.0, len(self.awards)
        self.ceremony.all_given()
        self.props.sound.music(None)
        self.props.sound.play("hw.fanfare")
        self._offer()
        self.ceremony.hall.prepare_also(self.result.expect)

    def _show_table(self) -> None:
        self.phase, self._changed = "table", True
        self._result_seen()
        self._put_away()
        self.props.sound.music("title")

    def count_again(self) -> None:
        """The whole evening from its beginning."""
        self.ceremony.hall.prepare_also(self.ceremony.envelope.prepare)
        self.phase, self.step, self._spent = "awards", 0, 0.0
        self._confetti = Confetti(len(self.awards))
        self._by_hand = not self.props.pace
        self.ceremony.expect(0)
        self._changed = True
        self.props.sound.music("count")
        self._offer()

    def go_on(self) -> None:
        """The next award at once; from here on the count waits to be asked."""
        self._changed = True
        if self.phase == "awards" and self.step < len(self.awards):
            self._by_hand = True
            self._give(self.awards[self.step])
        elif self.phase == "awards":
            self._open_envelope()
        elif self.phase == "envelope":
            self._crown()
        else:
            self._show_table()

    def complete(self) -> None:
        """Everything is counted at once; asked again, the table is shown."""
        self._changed = True
        if self.phase == "winner":
            self._show_table()
        else:
            self._crown()

    def handle(self, event: pygame.event.Event) -> None:
        """Answer the mouse and the keys: right is a step, Enter and Space are all of them."""
        self._changed = True
        if self.phase == "table":
            self.result.handle(event)
        elif self.props.keys.means(event, "right"):
            self.go_on()
        elif self._completes(event):
            self.complete()
        else:
            self.controls.handle(event)

    def _completes(self, event: pygame.event.Event) -> bool:
        on_button = self.controls.by_keys and self.controls.focus is not None
        keys = self.props.keys
        return keys.means(event, "back") or (keys.means(event, *ENTER) and not on_button)

    def draw(self, canvas: pygame.Surface) -> None:
        """The hall, or the table."""
        if self.phase == "table":
            self.result.draw(canvas)
            return
        ground, changed, pieces, *_ = self.ceremony.painting(self.phase, self.step, self._seconds)
        above: dict[Hashable, Piece] = {"buttons": self.props.painter.piece(self.controls)}
        if self.phase == "winner" and self.props.lively and not self._confetti.resting:
            changed = self._evening.show(ground, pieces, changed)
            assert self._evening.surface is not None, "it was painted just now"
            ground, pieces = self._evening.surface, {}
            paint = partial(self._confetti.draw, screen=self.props.screen)
            above["confetti"] = Piece(object(), canvas.get_rect(), paint)
        anew = not self.props.stack.still_shows(canvas, self)
        self._frame.paint(canvas, ground, {**pieces, **above}, changed, anew)

    def leave(self) -> None:
        """Leave nothing half done."""
        self.ceremony.hall.wait()
        self._put_away()

    def _put_away(self) -> None:
        """Nothing of the evening is seen now, and all of it is large."""
        self.ceremony.put_away()
        self._evening = KeptPicture()


def _pitch(points: int) -> int:
    """How high a sum sounds, from 0 to 2."""
    return 0 if points < 4 else 1 if points < 9 else 2
