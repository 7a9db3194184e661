"""The way of a game's lesson: from where it was left to its end, and to whatever comes then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hollywood.core.faults import Faults
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN
from hollywood.files import read_file
from hollywood.lesson import Lesson, read_lesson
from hollywood.settings import GameSettings
from hollywood.ui.lesson.lesson_at_table import LessonAtTable, LessonWays
from hollywood.ui.lesson.lesson_end import LessonEnd
from hollywood.ui.pages.match_draft import NAMES, remembered
from hollywood.ui.table.exits import Exits
from hollywood.ui.table.setting import Leads
from hollywood.ui.table.table import AnyTable, Table
from hollywood.ui.widgets.pause import Pause, Ways

from .passage import go, past_curtain
from .scene import Scene

if TYPE_CHECKING:
    from .flow import Flow
    from .opened_game import OpenedGame


def lesson_of(game: OpenedGame) -> Lesson | None:
    """The game's lesson; None if it has none, or none with these cards."""
    file = game.boxed.lesson
    try:
        return None if file is None else read_lesson(read_file(file), str(file), game.kit)
    except Faults:
        return None


class LessonFlow:
    """Teaches one game."""

    def __init__(self, flow: Flow, lesson: Lesson) -> None:
        self._flow, self.props, self._game = flow, flow.props, flow.game
        self._lesson = lesson.taught(*self._learner())

    def _learner(self) -> tuple[str, str]:
        """Name and colour of the human who played last."""
        draft = remembered(self.props.settings, self._game.kit)
        human = next((each for each in draft.players if each.who == HUMAN), draft.seats[0])
        return human.name.strip() or NAMES[0], human.colour

    @property
    def _kept(self) -> GameSettings:
        return self.props.settings.of(self._game.kit.name)

    def begin(self) -> None:
        """From the stop where it was left."""
        screens, lesson = self._game.screens, self._lesson
        first = lesson.at(self._kept.lesson)
        stop = lesson.stops[first]
        match = lesson.begun(stop.before - 1 - bool(stop.halts), stop.swapped)
        setting = screens.setting(self.props, lesson.set_up, match)
        learner = next(at for at, chair in enumerate(lesson.set_up.chairs) if chair.who == HUMAN)
        teacher = screens.teacher(setting, learner)
        assert teacher is not None, "a game with a lesson teaches it"
        ways = LessonWays(self._reached, lambda: self._over(table, purpose))
        purpose = LessonAtTable(self.props, lesson, teacher, ways, first)
        table = Table(
            self.props,
            self._game.kit,
            lesson.set_up,
            match,
            setting,
            lambda name: self._game.actors[name](),
            self._exits(lambda: table.match.state),
            purpose,
        )
        table.show.halts_at = stop.halts
        self.props.sound.music(screens.music.table)
        self.props.sound.ambience(*screens.music.ambience)
        go(self.props, table, past_curtain(self.props))

    def _exits(self, state: Callable[[], object]) -> Exits:
        menus, screens = self._flow.menus, self._game.screens
        return Exits(
            pause=self._pause,
            rules=lambda: menus.rules(screens.topic(state())),
            presets=menus.rules,
            agree=_agreed,
            stuck=self._stuck,
            end=self._end,
            again=self.begin,
            new_deal=menus.quick,
            new_match=self._new_match,
            title=self._leave,
            second_leg=menus.quick,
        )

    def _reached(self, at: int) -> None:
        """The lesson is gone on with from here."""
        self._kept.lesson = str(self._lesson.stops[at].scene)
        self.props.settings.save()

    def _over(self, table: AnyTable, purpose: LessonAtTable) -> None:
        """All of it was seen; the match can be played on."""
        self._kept.lesson, self._kept.learnt = "", True
        self.props.settings.save()

        def play_on() -> None:
            self.props.stack.pop()
            purpose.play_on()

        deeds = purpose.deeds()
        words = [table.voice.text(deed) for deed in deeds]
        ways = (play_on, self._new_match, self._leave)
        self.props.stack.push(LessonEnd(self.props, words, *ways))

    def _pause(self) -> None:
        ways = Ways(
            go_on=self.props.stack.pop,
            rules=self._flow.menus.rules,
            settings=self._flow.settings,
            leave=self._leave,
            quit=self.props.stack.close,
        )
        self.props.stack.push(Pause(self.props, ways, kept=say("lesson.left")))

    def _stuck(self, seat: Seat, reason: Message) -> None:
        """A bot has no move: the lesson can be gone on with another time."""
        self._leave()
        self._flow.tell(reason)

    def _end(self, finale: Scene) -> None:
        self.props.sound.music(self._game.screens.music.end)
        self.props.stack.replace(finale, laid_out=True)

    def _new_match(self) -> None:
        self._flow.home()
        self._flow.menus.new_match()

    def _leave(self) -> None:
        self._flow.home(past_curtain(self.props))


def _agreed(seat: Seat, agreed: Leads) -> None:
    """Nobody else sits at this screen."""
    agreed()
