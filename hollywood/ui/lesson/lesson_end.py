"""The end of a lesson: the slate, large, with what the learner has done, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hollywood.core.message import say
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.confetti import Confetti
from hollywood.ui.draw.surfaces import dim
from hollywood.ui.draw.theme import VEIL
from hollywood.ui.table.speaking_slate import SlateButton, SpeakingSlate, Speech
from hollywood.ui.widgets.controls import Press

_SIZE = (640, 360)  # units
_FALLS = 0.9  # seconds until no more confetti begins to fall


class LessonEnd:
    """Above the table, which is still seen."""

    veils = True

    def __init__(
        self, props: Props, deeds: Sequence[str], play_on: Press, new_match: Press, leave: Press
    ) -> None:
        self._props = props
        self._leave = leave
        self.slate = SpeakingSlate(props)
        self._confetti = Confetti(len(deeds), lasts=_FALLS)
        self._deeds, self._ways = deeds, (play_on, new_match)
        self._changed = True

    def resize(self, screen: Screen) -> None:
        """In the middle."""
        self._props.fit(screen)
        room = screen.middle(*_SIZE)
        self.slate.fit(room)
        text, (play_on, new_match) = self._props.text, self._ways
        buttons = [
            SlateButton(text(say("title.new_match")), new_match),
            SlateButton(text(say("lesson.leave")), self._leave, sign="undo"),
            SlateButton(text(say("lesson.play_on")), play_on, primary=True),
        ]
        label, prompt = text(say("lesson.heading")).upper(), text(say("lesson.over"))
        self.slate.say(Speech(label, prompt, "\n".join(self._deeds), True, buttons), claps=True)
        self._changed = True

    @property
    def resting(self) -> bool:
        """Whether all confetti lies and the slate has clapped."""
        falls = self._props.moves and not self._confetti.resting
        return self.slate.resting and not falls

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        falls = self._props.moves and self._confetti.update(seconds)
        changed, self._changed = self.slate.update(seconds) or falls or self._changed, False
        return changed

    def handle(self, event: pygame.event.Event) -> None:
        """Everything is for the slate; Esc leaves."""
        self._changed = True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._leave()
        else:
            self.slate.handle(event, tab=True)

    def draw(self, canvas: pygame.Surface) -> None:
        """The table in less light, the slate, confetti."""
        dim(canvas, VEIL)
        for piece in self.slate.pieces().values():
            piece.paint(canvas)
        if self._props.moves and not self._confetti.resting:
            self._confetti.draw(canvas, self._props.screen)

    def leave(self) -> None:
        """Nothing is left half done."""
