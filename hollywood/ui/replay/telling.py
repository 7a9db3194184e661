"""What is told of each position of a match that is seen again."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from hollywood.core.message import Message, say
from hollywood.set_up import voice_of
from hollywood.ui.draw.grade_signs import grade_sign
from hollywood.ui.widgets.form import Lettered

from .caption import Told, lines_of
from .screening import Screening

_TOKEN, _GAP = 24, 8  # units
_TOLD = 4.0  # seconds that something is said in place of a judgement


class Telling:
    """What happened last, and what a review says of it; for a moment what was done instead."""

    def __init__(self, page: Lettered, screening: Screening) -> None:
        self._page, self._screening = page, screening
        self._timeline, self._playback = screening.timeline, screening.playback
        self._done: Message | None = None
        self._left = 0.0  # seconds that this is told

    @property
    def resting(self) -> bool:
        """Whether the same is told until something is done."""
        return self._done is None

    def tell(self, done: Message) -> None:
        """Say for a moment that something was done."""
        self._done, self._left = done, _TOLD

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the moment still lasts, or ends."""
        if self._done is None:
            return False
        self._left -= seconds
        if self._left <= 0:
            self._done = None
        return True

    @property
    def now(self) -> tuple[Message, Message | None]:
        """What happened last, and what a review says of it, or what was done."""
        judged = self._timeline.judged.get(self._playback.at)
        viewer = self._screening.table.eyes.viewer
        caption = self._timeline.caption(self._playback.at, viewer)
        return caption, self._done or (judged.words if judged is not None else None)

    @property
    def looks(self) -> Hashable:
        """What decides how it is seen."""
        return self._playback.at, *self.now, self._page.props.keys.shows("on")

    def told(self) -> Told:
        """With its signs; keys are told to whoever uses them, if nothing else is."""
        at, (caption, said), props = self._playback.at, self.now, self._page.props
        voice, setting = self._screening.table.voice, self._screening.table.setting
        judged = self._timeline.judged.get(at) if self._done is None else None
        token = self._page.px(_TOKEN)
        keyed = said is None and props.keys.shows("on")
        return Told(
            voice.text(caption),
            voice.text(said) if said is not None else "",
            setting.token(self._timeline.frames[at - 1].seat, token) if at else None,
            grade_sign(props.shapes, props.screen.scale, judged.sort) if judged else None,
            self._keys if keyed else (),
        )

    @property
    def _keys(self) -> Sequence[str]:
        step = f"{self._screening.game}.part.keys"
        return [self._page.said(say(id)) for id in (step, "replay.keys.mistake", "replay.keys.log")]

    def lines(self, wide: int) -> int:
        """How many lines the longest of all needs, with its signs."""
        table, page = self._screening.table, self._page
        voice = voice_of(table.set_up, table.kit, page.props.voice())
        told = (
            (voice.text(self._timeline.caption(at, table.eyes.viewer)), voice.text(judged.words))
            for at, judged in self._timeline.judged.items()
        )
        return lines_of(page.typesetter, wide - 2 * page.px(_TOKEN + _GAP), told)
