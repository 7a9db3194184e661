"""What a lesson lays over the table: the veil, what is pointed out, the slate."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pygame

from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.table.setting import Ground
from hollywood.ui.table.slate_room import slate_room
from hollywood.ui.table.slate_speech import SlateButton, Speech
from hollywood.ui.table.speaking_slate import SpeakingSlate
from hollywood.ui.table.table import AnyTable

from .board_turn import BoardTurn
from .course import Course
from .instruction import instruction, numbered
from .signs import Signs
from .teacher import AnyTeacher
from .veil import Veil

_WIDEST = 460  # units: the slate
_READS = 4.0  # seconds a reason is shown


class LessonPicture:
    """Shows one course at one table."""

    def __init__(
        self,
        props: Props,
        course: Course,
        teacher: AnyTeacher,
        turn: BoardTurn,
        called: Message | None = None,
    ) -> None:
        self._props, self._course, self._teacher, self._turn = props, course, teacher, turn
        self._called = called  # in place of the number of the scene
        self._told_for: object = None  # what is used, and how far it has come
        self._urgent: tuple[Message, float] | None = None  # a reason, and how long it stands
        self.slate = SpeakingSlate(props)
        self._veil, self._signs = Veil(props), Signs(props)

    def sit(self, table: AnyTable) -> None:
        """The table was made."""
        self._table = table

    def fit(self, ground: Ground) -> None:
        """The window has another size; the slate stands in the room that no seat needs."""
        screen = self._props.screen
        room = slate_room(ground, self._course.learner, screen)
        room.width = min(room.width, screen.px(_WIDEST))
        self.slate.fit(room)
        below = ground.bar.bottom
        self._veil.fit(pygame.Rect(0, below, screen.width, screen.height - below))

    @property
    def resting(self) -> bool:
        """Whether nothing moves."""
        parts = (self.slate, self._veil, self._signs, self._turn)
        return self._urgent is None and all(part.resting for part in parts)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""
        changed = self.slate.update(seconds) | self._veil.update(seconds)
        changed |= self._signs.update(seconds) | self._turn.update(seconds)
        return changed | self._fade(seconds)

    def _fade(self, seconds: float) -> bool:
        """Whether a reason has stood for long enough."""
        if self._urgent is None:
            return False
        reason, left = self._urgent
        self._urgent = (reason, left - seconds) if left > seconds else None
        if self._urgent is None:
            self.speak()
        return self._urgent is None

    def tell(self, reason: Message) -> None:
        """Say it for as long as it takes to read."""
        self._urgent = (reason, _READS)
        self.speak()

    def speak(self, claps: bool = False) -> None:
        """Say what belongs to this stop, or what matters more now; with a clap a scene begins."""
        if claps:
            self._urgent = None
        course, said, urgent = self._course, self._table.voice.text, self._urgent
        stop, lesson = course.stop, course.lesson
        id = f"{lesson.kit.name}.lesson.{stop.scene}"
        scene = say("lesson.scene", number=stop.number, all=lesson.scenes, title=say(id))
        scene = self._called or scene
        why = f"{id}.done" if course.done else f"{id}.why"
        told = urgent[0] if urgent else (say(why) if why in self._props.sentences else None)
        self._told_for = self._in_hand
        speech = Speech(
            label=said(scene).upper(),
            prompt=said(say(f"{id}.prompt")),
            why="" if told is None else said(told),
            urgent=urgent is not None or course.done,
            buttons=self._buttons(),
            row=self._teacher.drawn(course.answers),
            how=self._instruction,
        )
        self.slate.say(speech, claps)

    @property
    def _instruction(self) -> str:
        """How it is done with whatever is used now."""
        table, keys = self._table, self._props.keys
        how = instruction(keys, self._course, self._teacher, table.match.state, table.draft)
        return "" if how is None else table.voice.text(how)

    @property
    def _in_hand(self) -> object:
        """All that changes how it is done."""
        keys, course, draft = self._props.keys, self._course, self._table.draft
        left = tuple(self._teacher.left(course.stop.points, draft))
        return keys.signs, keys.by_mouse, course.runs, course.done, left, draft is None

    def _buttons(self) -> list[SlateButton]:
        course, said = self._course, self._table.voice.text
        buttons = []
        if course.at:
            words = said(say("lesson.back"))
            buttons.append(SlateButton(words, course.back, course.compares, "undo"))
        buttons.append(SlateButton(said(say("lesson.skip")), course.skip, sign="redo"))
        if course.wants_next:
            words = said(say("lesson.next"))
            buttons.append(SlateButton(words, course.next, not course.compares))
        return sorted(buttons, key=lambda each: each.primary)

    def light(self) -> None:
        """What is lit and what is pointed out now, and how it is done."""
        if self._in_hand != self._told_for:
            self.speak()
        course, table, show = self._course, self._table, self._table.show
        stop = course.stop
        runs = course.runs or not (show.idle or show.held)
        if runs or not stop.lit or course.ended:
            self._veil.lift()
        else:
            rooms = [rect for name in stop.lit for rect in self._teacher.room(name, show.state)]
            self._veil.hang([*rooms, self.slate.room])
        waits = course.done or (runs and not stop.halts)
        left = {} if waits else numbered(self._teacher, stop.points, table.draft)
        several = len(stop.points) > 1
        self._signs.show(
            [
                (number if several else "", self._teacher.shown(name, show.state))
                for name, number in left.items()
            ]
        )

    def pulse(self) -> None:
        """What answers lights up once more."""
        self._signs.pulse()

    def pieces(self) -> Mapping[Hashable, Piece]:
        """All of it, from below."""
        if self._turn.looks:
            return {}
        pieces: dict[Hashable, Piece] = {}
        if (veil := self._veil.piece()) is not None:
            pieces["veil"] = veil
        if (turning := self._turn.piece()) is not None:
            pieces["turning"] = turning
        return pieces | self._signs.pieces() | self.slate.pieces()
