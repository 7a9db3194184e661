"""The way of a game's lesson: from where it was left to its end, and to whatever comes then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hollywood import saves
from hollywood.core.catalogue import Language
from hollywood.core.faults import Faults
from hollywood.core.message import Message, Seat, say
from hollywood.core.record import HUMAN
from hollywood.files import exists, read_file
from hollywood.lesson import Lesson, read_lesson
from hollywood.settings import GameSettings
from hollywood.ui.lesson.lesson_at_table import LessonAtTable, LessonWays
from hollywood.ui.lesson.lesson_end import LessonDone, LessonEnd
from hollywood.ui.lesson.teacher import AnyTeacher
from hollywood.ui.pages.match_draft import NAMES, remembered
from hollywood.ui.table.exits import Exits, nobody_to_ask
from hollywood.ui.table.table import AnyTable

from .game_table import begin_table_music, table_for
from .passage import go, past_curtain
from .puzzle_flow import PuzzleFlow
from .scene import Scene
from .shared import Props

if TYPE_CHECKING:
    from .flow import Flow
    from .opened_game import OpenedGame


def lesson_of(game: OpenedGame, language: Language = "en") -> Lesson | None:
    """The game's lesson; None if it has none, or none with these cards.

    Where words are spelled it has a file of its own for each language, named after that.
    """
    if (file := game.boxed.lesson) is None:
        return None
    own = file.with_stem(f"{file.stem}_{language}")
    file = own if exists(own) else file
    try:
        return read_lesson(read_file(file), str(file), game.kit)
    except Faults:
        return None


def taught(lesson: Lesson, props: Props, game: OpenedGame) -> Lesson:
    """For the human who played last, with their name and colour."""
    draft = remembered(props.settings, game.kit)
    human = next((each for each in draft.players if each.who == HUMAN), draft.seats[0])
    return lesson.taught(human.name.strip() or NAMES[0], human.colour)


def seated(
    props: Props,
    game: OpenedGame,
    lesson: Lesson,
    at: int,
    exits: Exits,
    purposed: Callable[[AnyTeacher], LessonAtTable],
) -> tuple[AnyTable, LessonAtTable]:
    """A table at one of the stops, for a purpose that is made with the game's part in it."""
    stop = lesson.stops[at]
    match = lesson.begun(stop)
    setting = game.screens.setting(props, lesson.set_up, match)
    learner = next(at for at, chair in enumerate(lesson.set_up.chairs) if chair.who == HUMAN)
    teacher = game.screens.teacher(setting, learner)
    assert teacher is not None, "a game with a lesson teaches it"
    purpose = purposed(teacher)
    table = table_for(props, game, lesson.set_up, match, setting, exits, purpose)
    table.show.halts_at = stop.halts
    return table, purpose


class LessonFlow:
    """Teaches one game."""

    def __init__(self, flow: Flow, lesson: Lesson) -> None:
        self._flow, self.props, self._game = flow, flow.props, flow.game
        self._lesson = taught(lesson, self.props, self._game)

    @property
    def _kept(self) -> GameSettings:
        return self.props.settings.of(self._game.kit.name)

    def begin(self) -> None:
        """From the stop where it was left."""
        lesson = self._lesson
        first = lesson.at(self._kept.lesson)

        def purposed(teacher: AnyTeacher) -> LessonAtTable:
            ways = LessonWays(self._reached, lambda: self._over(table, purpose, teacher))
            return LessonAtTable(self.props, lesson, teacher, ways, first)

        exits = self._exits(lambda: saves.Kept(lesson.set_up, table.match))
        table, purpose = seated(self.props, self._game, lesson, first, exits, purposed)
        begin_table_music(self.props, self._game.screens)
        go(self.props, table, past_curtain(self.props))

    def _exits(self, kept: Callable[[], saves.Kept]) -> Exits:
        menus = self._flow.menus
        return Exits(
            pause=self._pause,
            rules=self._flow.rules.about,
            presets=self._flow.rules.agreed,
            agree=nobody_to_ask,
            stuck=self._stuck,
            end=self._end,
            again=self.begin,
            new_deal=menus.quick,
            new_match=self._new_match,
            title=self._flow.leave_table,
            second_leg=menus.quick,
            replay=lambda ply: self._replay(kept(), ply),
            how_it_went=lambda: self._flow.analyses.show(self._game, kept()),
        )

    def _replay(self, kept: saves.Kept, ply: int) -> None:
        """Once it is over; until then the slate leads to and fro."""
        if kept.match.to_act is None:
            self._flow.replays.show(self._game, kept, ply)

    def _reached(self, at: int) -> None:
        """The lesson is gone on with from here."""
        self._kept.lesson = str(self._lesson.stops[at].scene)
        self.props.settings.save()

    def _over(self, table: AnyTable, purpose: LessonAtTable, teacher: AnyTeacher) -> None:
        """All of it was seen; the match can be played on."""
        self._kept.lesson, self._kept.learnt = "", True
        self.props.settings.save()
        self._flow.laurels.look()

        def play_on() -> None:
            self.props.stack.pop()
            purpose.play_on()

        quick = (say("title.quick"), self._flow.menus.quick)
        on = quick if table.match.to_act is None else (say("lesson.play_on"), play_on)
        others = [(say("title.new_match"), self._new_match)]
        if self._game.kit.puzzles is not None:
            others.append((say(f"{self._game.kit.name}.puzzles"), self._puzzles))
        course, game = purpose.course, table.match.game
        done_by = teacher.deeds(game, course.beats, course.learner)
        deeds = [table.voice.text(deed) for deed in done_by]
        done = LessonDone(say(f"{self._game.kit.name}.lesson.over"), deeds, on, others)
        self.props.stack.push(LessonEnd(self.props, purpose.title, done, self._flow.leave_table))

    def _pause(self) -> None:
        self._flow.pause(self._flow.leave_table, say("lesson.left"))

    def _stuck(self, seat: Seat, reason: Message) -> None:
        """A bot has no move: the lesson can be gone on with another time."""
        self._flow.leave_table()
        self._flow.tell(reason)

    def _end(self, finale: Scene) -> None:
        self.props.sound.music(self._game.screens.music.end)
        self.props.stack.replace(finale, laid_out=True)

    def _new_match(self) -> None:
        self._flow.home()
        self._flow.menus.new_match()

    def _puzzles(self) -> None:
        PuzzleFlow(self._flow).begin()
