"""The end of a lesson: the slate, large, with what the learner has done, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.confetti import Confetti
from hollywood.ui.draw.surfaces import dim
from hollywood.ui.draw.theme import VEIL
from hollywood.ui.table.slate_speech import SlateButton, Speech
from hollywood.ui.table.speaking_slate import SpeakingSlate
from hollywood.ui.widgets.controls import Press

_SIZE = (640, 360)  # units
_FALLS = 0.9  # seconds until no more confetti begins to fall


@dataclass(frozen=True)
class LessonDone:
    """What is said once all of a lesson was seen, and where one can go."""

    praise: Message
    deeds: Sequence[str]
    on: tuple[Message, Press]  # the likeliest way
    others: Sequence[tuple[Message, Press]]


class LessonEnd:
    """Above the table, which is still seen."""

    veils = True

    def __init__(self, props: Props, title: Message, done: LessonDone, leave: Press) -> None:
        self._props, self._title, self._done = props, title, done
        self._leave = leave
        self.aloud = self.slate = SpeakingSlate(props)
        self._confetti = Confetti(len(done.deeds), lasts=_FALLS)
        self._changed = True

    def resize(self, screen: Screen) -> None:
        """In the middle."""
        self._props.fit(screen)
        room = screen.middle(*_SIZE)
        self.slate.fit(room)
        text, done = self._props.text, self._done
        buttons = [
            *(SlateButton(text(words), press) for words, press in done.others),
            SlateButton(text(say("lesson.leave")), self._leave, sign="menu"),
            SlateButton(text(done.on[0]), done.on[1], primary=True),
        ]
        label, deeds = text(self._title).upper(), "\n".join(done.deeds)
        speech = Speech(label, text(done.praise), deeds, True, buttons)
        self.slate.say(speech, claps=True)
        self._changed = True

    @property
    def resting(self) -> bool:
        """Whether all confetti lies and the slate has clapped."""
        falls = self._props.lively and not self._confetti.resting
        return self.slate.resting and not falls

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        falls = self._props.lively and self._confetti.update(seconds)
        changed, self._changed = self.slate.update(seconds) or falls or self._changed, False
        return changed

    def handle(self, event: pygame.event.Event) -> None:
        """Everything is for the slate; Esc leaves."""
        self._changed = True
        if self._props.keys.means(event, "back"):
            self._leave()
        else:
            self.slate.handle(event, tab=True)

    def draw(self, canvas: pygame.Surface) -> None:
        """The table in less light, the slate, confetti."""
        dim(canvas, VEIL)
        for piece in self.slate.pieces().values():
            piece.paint(canvas)
        if self._props.lively and not self._confetti.resting:
            self._confetti.draw(canvas, self._props.screen)

    def leave(self) -> None:
        """Nothing is left half done."""
