"""The page of the day's deal: the last weeks at the left, one day of them at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial

import pygame

from hollywood import kept_matches, saves
from hollywood.core.faults import Faults
from hollywood.core.message import quoted, say
from hollywood.daily import deals_of, known_pars
from hollywood.kept_matches import KeptMatch
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, AnyMatch
from hollywood.ui.app.keys import BACK, ON
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props
from hollywood.ui.career.leaf import plate, signed
from hollywood.ui.draw.surfaces import Size
from hollywood.ui.draw.theme import GOLD, MUTED, RED, Type, faint
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.whole_page import WholePage

from .day_plate import Day, DayPlate, DayWays
from .day_words import short_words
from .diary import LAST, Diary
from .expert import Expert
from .shared_text import SharedResult, as_text
from .weeks import Weeks

# units
_TITLE, _AVERAGES = 560, (370, 34, 860, 30)
_WEEKS, _DAY, _FOOT = (40, 76, 628, 564), (684, 76, 556, 564), (40, 648, 1200, 44)
_GAP, _BACK, _PUZZLE = 14, 150, 250
_BAR, _STEP, _REACH, _LEAST = 9, 14, 20, 2.0  # of small bars; what fills one at the least


@dataclass(frozen=True)
class DailyWays:
    """Where the page leads."""

    back: Press
    play: Callable[[date], None]  # or go on with what was left
    waits: Callable[[date], bool]  # whether a match of the day was left
    watch: Callable[[SetUp, AnyMatch, KeptMatch | None], None]  # the expert's match; one's own
    look_into: Callable[[KeptMatch], None]  # how one's own went
    copy: Callable[[str], bool]  # a text for other programs; whether it could be
    paste: Press  # a text of theirs
    puzzle: Callable[[date], None] | None  # the one of a day, if the game has any


class DailyPage(WholePage):
    """Every day that can be played is a button."""

    pad_does = ("weeks", "fast")

    def __init__(
        self,
        props: Props,
        game: OpenedGame,
        diary: Diary,
        set_up: Callable[[date], SetUp],
        ways: DailyWays,
        expert: Callable[[AnyKit, date, SetUp], Expert] = Expert,
        rating: int = 0,
    ) -> None:
        super().__init__(props, None, ways.back)
        self.game, self.diary, self.ways = game, diary, ways
        self._set_up_of, self._expert_for, self._rating = set_up, expert, rating
        self._theirs: SharedResult | None = None
        self._weeks = Weeks(self, self.turn_to)
        self._copied = False
        self.day = diary.today
        self._ahead: Expert | None = None  # plays tomorrow's par once nothing else is to be played
        self._expert = self._expert_of(diary.today)

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        ahead = self._ahead is None or self._ahead.resting
        return super().resting and self._expert.resting and ahead

    def update(self, seconds: float) -> bool:
        """Let time pass; what the expert has played by now is shown."""
        if self._expert.update():
            self.diary = replace(self.diary, pars=known_pars(deals_of(self._set_up)))
            self.lay_out()
        elif self._expert.resting:
            self._play_ahead()
        return super().update(seconds)

    def _play_ahead(self) -> None:
        """Tomorrow's par is played while there is time, so that it is there tomorrow."""
        if self._ahead is None:
            tomorrow = self.diary.today + timedelta(days=1)
            self._ahead = self._expert_for(self.game.kit, tomorrow, self._set_up_of(tomorrow))
            if self._ahead.par is None:
                self._ahead.begin(with_match=False)
        self._ahead.update()

    def handle(self, event: pygame.event.Event) -> None:
        """Weeks are turned by keys and by the wheel, too."""
        keys = self.props.keys
        if keys.means(event, *BACK, *ON):
            self._weeks.turn(-1 if keys.means(event, *ON) else 1)
        elif event.type == pygame.MOUSEWHEEL:
            self._weeks.turn(1 if event.y > 0 else -1)
        else:
            super().handle(event)

    def leave(self) -> None:
        """The experts go on at leisure."""
        super().leave()
        self._leave_experts()

    def _leave_experts(self) -> None:
        self._expert.leave()
        if self._ahead is not None:
            self._ahead.leave()
            self._ahead = None

    def _expert_of(self, day: date) -> Expert:
        """Whoever plays its par, if nobody knows it, and once it was played the match as well."""
        self._set_up = self._set_up_of(day)
        begun = self.game.kit.begin(self._set_up)
        self._starts = "" if begun.to_act is None else self._set_up.chairs[begun.to_act].name
        expert = self._expert_for(self.game.kit, day, self._set_up)
        played = self.diary.first(day) is not None
        if played or expert.par is None:
            expert.begin(with_match=played)
        return expert

    def choose(self, day: date) -> None:
        """This day is told of as soon as the page is laid out."""
        self._weeks.find(day, self.diary.today)
        if day != self.day:
            self._leave_experts()
            self._expert = self._expert_of(day)
        self.day, self._copied, self._theirs = day, False, None

    def turn_to(self, day: date) -> None:
        """This day is told of."""
        self.choose(day)
        self.lay_out()

    def compare(self, theirs: SharedResult) -> None:
        """Their day is told of, with what they came to."""
        self.choose(theirs.day)
        self._theirs = theirs
        self.lay_out()

    def adorn(self) -> None:
        """What lies on the days, and how the one that is told of ended."""
        self._weeks.adorn()
        self._plate.adorn()

    def set_out(self) -> Sequence[Control]:
        """Heading, weeks, the day, the foot."""
        title = self.put_title(self.said(say("daily.title")), _TITLE)
        self._put_averages(title)
        days = self._weeks.set_out(self.at(*_WEEKS), self.diary, self.day)
        room = plate(self, self.at(*_DAY))
        self._plate = DayPlate(self)
        of_the_day = self._plate.set_out(room, self._told, self._day_ways())
        return [*of_the_day, *days, *self._foot(self.at(*_FOOT))]

    @property
    def _told(self) -> Day:
        """All that is told of the day."""
        return Day(
            self.game,
            self.day,
            self._set_up,
            self._starts,
            self._expert,
            self.diary.first(self.day),
            self._theirs,
            self._copied,
            self.ways.waits(self.day),
            self._ended,
        )

    def _day_ways(self) -> DayWays:
        match, own = self._expert.match, self._own
        return DayWays(
            play=partial(self.ways.play, self.day),
            copy=self._copy,
            compare=self.ways.paste,
            watch=None if match is None else partial(self.ways.watch, self._set_up, match, own),
            look_into=None if own is None else partial(self.ways.look_into, own),
        )

    @property
    def _own(self) -> KeptMatch | None:
        """One's own match of the day, if it is kept."""
        if (first := self.diary.first(self.day)) is None:
            return None
        kept = {each.id: each for each in kept_matches.all_kept(self.game.kit.name)}
        return kept.get(first.entry.id)

    def _ended(self, size: Size) -> pygame.Surface | None:
        """The last position of one's own match, if that is kept."""
        with suppress(Faults):
            if (own := self._own) is not None:
                kept = saves.kept(self.game.kit, own.record)
                match = kept.match
                at = (kept.set_up, match.game, match.state, size, ())
                return self.game.screens.position(self.props, *at)
        return None

    def _put_averages(self, title: pygame.Rect) -> None:
        """How many of the last days were played, how many without help, and against par."""
        room, about = self.at(*_AVERAGES), self.said(say("daily.about"))
        right, room.left = room.right, max(room.left, title.right + self.px(_GAP))
        room.width = right - room.left
        firsts = [self.diary.first(day) for day in self.diary.last]
        told = [
            say("daily.played", count=len(firsts), days=LAST),
            say(
                "career.clean_of",
                count=sum(each is not None and each.entry.clean for each in firsts),
            ),
        ]
        if (mean := self.diary.mean()) is not None:
            told.append(say("daily.on_average", number=quoted(signed(self, mean))))
        words = " · ".join(map(self.said, told)) if firsts else ""
        if words:
            place = self.put(words, Type.SMALL, MUTED, room, "right")
            room.width = place.left - self.px(_GAP) - room.left
        if self.typesetter.width(about, Type.SMALL) <= room.width:
            self.put(about, Type.SMALL, MUTED, room)

    # the foot

    def _foot(self, foot: pygame.Rect) -> list[Control]:
        """The puzzle of the day, how weekdays went, the way out."""
        back, words = foot.copy(), self.said(say("new_match.back"))
        back.width = max(self.px(_BACK), self.typesetter.width(words, Type.BUTTON) + self.px(44))
        back.right = foot.right
        controls = [Control(back, words, self.escape)]
        rest = pygame.Rect(foot.left, foot.top, back.left - self.px(_GAP) - foot.left, foot.height)
        if self.ways.puzzle is not None:
            words = self.said(say("daily.puzzle", date=short_words(self.day)))
            wide = max(self.px(_PUZZLE), self.typesetter.width(words, Type.BUTTON) + self.px(44))
            at = pygame.Rect(rest.left, rest.top, wide, rest.height)
            press = partial(self.ways.puzzle, self.day)
            waits = not self.diary.solved(self.day) and self.diary.first(self.day) is not None
            controls.insert(0, Control(at, words, press, primary=waits))
            rest.width -= wide + self.px(_GAP)
            rest.left += wide + self.px(_GAP)
            rest = self._put_rating(rest)
        self._put_weekdays(rest)
        return controls

    def _put_rating(self, room: pygame.Rect) -> pygame.Rect:
        """The rating, and how the puzzle of the day went; what is left of the room."""
        result = self.diary.solved(self.day)
        id = "daily.unsolved" if result is None else f"daily.solved.{round(4 * result)}"
        name = say(f"{self.game.kit.name}.puzzles")
        words = self.said(say("daily.rating", name=name, rating=self._rating, solved=say(id)))
        if self.typesetter.width(words, Type.SMALL) > room.width:
            return room
        place = self.put(words, Type.SMALL, MUTED, room)
        left = place.right + self.px(_GAP)
        return pygame.Rect(left, room.top, max(0, room.right - left), room.height)

    def _put_weekdays(self, room: pygame.Rect) -> None:
        """Seven small bars: how each weekday goes against par."""
        means = self.diary.by_weekday
        wide = 7 * self.px(_STEP)
        if all(mean is None for mean in means) or room.width < wide:
            return
        left, middle, line = room.right - wide, room.centery, max(1, self.px(1))
        axis = self.props.shapes.panel((wide, line), 0, faint(MUTED, 0.6))
        self.show(axis, pygame.Rect(left, middle, wide, line))
        for number, mean in enumerate(means):
            if mean is None:
                continue
            share = mean / max([_LEAST, *(abs(each) for each in means if each is not None)])
            bar = pygame.Rect(left + number * self.px(_STEP), 0, self.px(_BAR), 0)
            bar.height = max(self.px(2), round(abs(share) * self.px(_REACH)))
            bar.bottom = middle if mean >= 0 else middle + line + bar.height
            ink = GOLD if mean >= 0 else RED
            self.show(self.props.shapes.panel(bar.size, self.px(2), ink), bar)
        words = self.said(say("daily.by_weekday"))
        rest = pygame.Rect(room.left, room.top, left - self.px(_GAP) - room.left, room.height)
        if self.typesetter.width(words, Type.SMALL) <= rest.width:
            self.put(words, Type.SMALL, MUTED, rest, "right")

    def _copy(self) -> None:
        self._copied = self.ways.copy(self.text)
        if not self._copied:
            self.props.sound.play("illegal")
        self.lay_out()

    @property
    def text(self) -> str:
        """What can be shared."""
        return as_text(self._told.text(self.said), self.said)
