"""What the game puts above the table: made ready while cards fly, shown when its time comes."""

from __future__ import annotations

from functools import partial
from typing import Generic, Literal

from hollywood.core.game import M, S
from hollywood.core.match import Match
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.scene import Scene
from hollywood.ui.app.shared import Props

from .setting import Doors, Interlude, Setting


class Above(Generic[S, M]):
    """Questions, summaries and the finale of one match."""

    def __init__(self, props: Props, setting: Setting[S, M], doors: Doors[M]) -> None:
        self._props, self._setting, self._doors = props, setting, doors
        self._question: Scene | None = None  # asked last
        self._coming: tuple[S, Interlude | None] | None = None  # what follows a position
        self._shown: S | None = None  # the position whose interlude was shown
        self._laid_out: Scene | None = None
        self._jobs = BackgroundJobs()  # laying it out would take several frames

    def leaves_open(self, table: Scene) -> bool:
        """Whether the match goes on: nothing lies above the table but a question."""
        return self._props.stack.top in (table, self._question)

    def expect(self, match: Match[S, M]) -> None:
        """Make ready what comes when everything was seen."""
        self.forget()
        coming = self._setting.interlude(match, self._doors)
        self._coming = (match.state, coming)
        if coming is not None:
            self._jobs.add(partial(self._lay_out, coming.scene))

    def _lay_out(self, scene: Scene) -> None:
        scene.resize(self._props.screen)
        self._laid_out = scene

    def take(
        self, match: Match[S, M], kind: Literal["question", "summary", "finale"]
    ) -> Scene | None:
        """What comes now, laid out, if it is of this kind; once for each position."""
        if self._shown is match.state:
            return None
        if self._coming is None or self._coming[0] is not match.state:
            self.expect(match)
        assert self._coming is not None, "it was made ready just now"
        coming = self._coming[1]
        if coming is None or coming.kind != kind:
            return None
        self._jobs.wait()
        if self._laid_out is not coming.scene:
            self._lay_out(coming.scene)  # it could not be done there: here one hears why
        self._coming, self._shown, self._laid_out = None, match.state, None
        self._question = coming.scene if kind == "question" else None
        if coming.fades and self._props.moves:
            self._props.stack.cross_fade(coming.fades * self._props.pace)
        return coming.scene

    def forget(self) -> None:
        """What was made ready is not needed."""
        self._jobs.cancel()
        self._jobs.wait()
        coming = self._coming[1] if self._coming is not None else None
        if coming is not None and coming.scene is self._laid_out:  # else nothing was begun
            coming.scene.leave()
        self._coming = None

    def clear(self) -> None:
        """The match stands elsewhere: nothing is asked any more."""
        if self._question is not None and self._question is self._props.stack.top:
            self._props.stack.pop()
        self._question = self._shown = None
        self.forget()
