"""The last scene of a match: the count on bestseller night, then the front page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import partial
from math import inf
from typing import Literal, TypeAlias

import pygame
from pygame import Color

from hollywood.actions import NUMBERS
from hollywood.core.message import Message, Seat, say
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.keys import PRESSES
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.confetti import Confetti
from hollywood.ui.draw.fans import cells
from hollywood.ui.draw.surfaces import dim, faded, lay_on
from hollywood.ui.draw.theme import CREAM, GOLD, Type
from hollywood.ui.table.setting import Cue, Doors
from hollywood.ui.table.sharing import Sharing, first_way
from hollywood.ui.table.sounds import Sounds
from hollywood.ui.table.thinker import Thinker
from hollywood.ui.widgets.control_painter import PADDING
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered

from ..aids import MISSED_WORD
from ..rules.moves import Move
from ..table.pictures import TablePictures
from .count import SLIDES, called
from .ended_match import EndedMatch
from .front_page import FrontPage
from .missed_words import FoundWords, missed_words
from .night import Night
from .owned_cards import OwnedCards
from .result import ResultPage

Phase: TypeAlias = Literal["night", "paper"]
FADES = 0.4  # seconds from the table to the night
_PAPER = 0.3  # seconds in which the paper comes
_GUARD = 0.5  # seconds on the clock: a press that hurries the count presses nothing on the page
_HEAD, _BUTTON = (16, 54, 40), (200, 48)  # units: title and what is counted; a button
_EDGE, _FOOT = 14, 12
_WAYS = {"down": 1, "up": -1}  # from one figure to the next
_VEIL, _DARK = (4, 7, 12), 150  # over the shelves while the page is read


class Finale(Lettered):
    """Everything is counted shelf by shelf; Space counts all, the right arrow a part."""

    veils = False
    pad_does: Sequence[str] = ("figures",)

    def __init__(
        self,
        props: Props,
        told: EndedMatch,
        doors: Doors[Move],
        put_away: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(props)
        self.told, self.doors = told, doors
        self._put_away = put_away  # what lies below is large, and seen no more
        self.phase: Phase = "night"
        self.all_set_out = False  # while shelves are counted figures stand everywhere
        self._spent = 0.0  # seconds in this phase
        self._held = inf  # seconds at normal speed: counted by hand, it stops there
        self._sounds = Sounds()
        self._sounds.add(cues(told), props.pace)
        self.pictures = TablePictures(props.screen)
        self._night: Night | None = None
        self._paper: tuple[pygame.Surface, pygame.Rect] | None = None  # with its shadow, and where
        self._jobs = BackgroundJobs()
        self._opened: Seat | None = None  # whose cards are seen; the count waits meanwhile
        inks = (GOLD, CREAM, Color("#d2427a"), Color("#1f8a7a"))
        self._confetti = Confetti(told.state.number, inks) if told.winners else None
        self._looking = _looked_for(told, props)
        self.sharing = Sharing(props, doors.of_day, lambda: told.text)

    def _found(self) -> None:
        """What was looked for is known."""
        if self._looking is None or (found := self._looking.result) is None:
            return
        self._looking = None
        self.told = replace(self.told, missed=found.missed)
        best = found.best_of_all
        if best:
            self.doors.add_doings([{"best_of_all": seat in best} for seat in self.told.seats])
        if self.phase == "paper":
            self.lay_out()

    # time

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        if self._opened is not None:
            return super().resting
        if self._looking is not None or not super().resting or not self._sounds.resting:
            return False
        if self.phase == "night":
            return self._seconds >= self._held
        falls = self.props.lively and self._confetti is not None and not self._confetti.resting
        return not falls and self._seconds >= _PAPER and self.sharing.resting

    @property
    def _seconds(self) -> float:
        """Seconds in this phase at normal speed."""
        return self._spent / self.props.pace if self.props.pace else inf

    @property
    def counted(self) -> float:
        """How much of the night is over."""
        return min(self._seconds, self._held) if self.phase == "night" else inf

    @property
    def complete(self) -> bool:
        """Whether everything was counted."""
        return self.counted >= self.told.count.ends

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        self._found()
        news = self.props.art.painted_since_asked()
        resting, before = self.resting, self.told.count.category(self.counted)
        if not self._spent:
            self._put_away()
        if self._opened is not None:
            return super().update(seconds) or news
        self._spent += seconds
        self._sounds.update(seconds)
        for cue in self._sounds.due():
            self.props.sound.play(cue.sound, cue.step)
        if self.phase == "night":
            if self.complete:
                self._open_paper()
            elif self.told.count.category(self.counted) != before:
                self.lay_out()
        elif self._confetti is not None and self.props.lively:
            self._confetti.update(seconds)
        if self.sharing.update(seconds) and self.phase == "paper":
            self.lay_out()
        return super().update(seconds) or news or not resting

    # layout

    def told_in_words(self, message: Message) -> str:
        """A message in words, in which players have their names."""
        return self.told.voice.text(message)

    def resize(self, screen: Screen) -> None:
        """Lay everything out; shelves and paper are drawn anew."""
        self._jobs.wait()
        self.props.fit(screen)
        self.pictures = TablePictures(screen)
        self._night = Night(self.props, self.told, screen)
        self._paper = None
        super().resize(screen)
        if self.phase == "night":
            self._jobs.add(partial(_rehearse, self))

    def set_out(self) -> Sequence[Control]:
        """What is counted and the way on; or the page with its buttons."""
        if self.phase == "paper":
            return self._set_out_paper()
        px, screen = self.px, self.props.screen
        top, high, below = map(px, _HEAD)
        head = pygame.Rect(0, top, screen.width, high)
        title = self.told_in_words(say("paperback.night.title"))
        self.put(title, Type.MARQUEE, GOLD, head, "centre")
        line = pygame.Rect(0, head.bottom, screen.width, below)
        category = called(self.told.count.category(self.counted))
        self.put(self.told_in_words(category), Type.STATUS, CREAM, line, "centre")
        words = self.told_in_words(say("paperback.night.all"))
        wide = max(px(_BUTTON[0]), self.typesetter.width(words, Type.BUTTON) + px(36))
        button = pygame.Rect(0, 0, wide, self.high(_BUTTON[1]))
        button.bottomright = screen.width - px(_EDGE), screen.height - px(_EDGE) // 2
        return [Control(button, words, self.count_all)]

    def _set_out_paper(self) -> Sequence[Control]:
        page = FrontPage(self, self.told)
        buttons = self._buttons(page.rect)
        page.put(min(button.rect.top for button in buttons) - self.px(_FOOT) // 2)
        return buttons

    def _buttons(self, sheet: pygame.Rect) -> list[Control]:
        """Where to go from here, in one row at the foot of the sheet, or in two."""
        doors = self.doors
        copy: tuple[str, Press] = (self.sharing.words, self.sharing.copy)
        ways: list[tuple[str, Press]] = [
            first_way(doors),
            ("result.how_it_went", doors.how_it_went),
            ("paperback.paper.replay", doors.replay),
            ("paperback.paper.count_again", self.count_again),
            # the page of a day leads to the same deal, too
            copy if doors.of_day else ("result.again", doors.again),
            ("paperback.paper.more", self.show_all),
        ]
        words = [self.told_in_words(say(id)) for id, _ in ways]
        return [
            Control(place, said, press, primary=not number)
            for number, (place, said, (_, press)) in enumerate(
                zip(_places(self, words, sheet), words, ways, strict=True)
            )
        ]

    # what is done

    def handle(self, event: pygame.event.Event) -> None:
        """Right counts a part, up and down open figures; any other press counts all, only that."""
        if self.phase == "paper":
            if event.type in PRESSES and self._spent < _GUARD:
                return
            leads = {"how_it_went": self.doors.how_it_went, "replay": self.doors.replay}
            if lead := self.props.keys.one_of(event, leads):
                leads[lead]()
                return
            super().handle(event)
        elif event.type == pygame.MOUSEMOTION:
            self._open(None if self._night is None else self._night.figure_at(event.pos))
            super().handle(event)
        elif number := self.props.keys.one_of(event, self._figures):
            seat = self._figures.index(number)
            self._open(None if self._opened == seat else seat)
        elif way := self.props.keys.one_of(event, _WAYS):
            self._open(_next_figure(self.told, self.counted, self._opened, _WAYS[way]))
        elif self.props.keys.means(event, "right"):
            self.count_part()
        elif event.type in PRESSES:
            self.count_all()
        else:
            super().handle(event)

    def escape(self) -> None:
        """The key shows all of the match."""
        self.show_all()

    @property
    def _figures(self) -> Sequence[str]:
        """The numbers that open the cards of each author."""
        return NUMBERS[: len(self.told.seats)]

    def _open(self, seat: Seat | None) -> None:
        """Let the cards be seen that a figure counts, or no more."""
        if seat is not None and not self.told.count.come(seat, self.counted):
            return
        if seat != self._opened:
            self._opened, self.changed = seat, True

    def count_part(self) -> None:
        """What is counted now arrives at once; from here on the count waits to be asked."""
        now = self.counted
        starts = [at for at, _ in self.told.count.starts if at > now + SLIDES] + [inf]
        self._held = starts[0] if starts[0] < inf else self.told.count.ends
        self._spent = max(self._spent, self._held * self.props.pace)
        self._sounds.clear()
        self.props.sound.play("hw.count_tick")
        self.lay_out()

    def count_all(self) -> None:
        """Everything is counted at once, and the page is shown."""
        self._sounds.clear()
        self._open_paper()

    def count_again(self) -> None:
        """The whole night from its beginning."""
        self.phase, self._spent, self._held = "night", 0.0, inf
        self.pad_does = type(self).pad_does
        if self._night is not None:
            self._night.begin_again()
        self._sounds.add(cues(self.told), self.props.pace)
        self.lay_out()

    def _open_paper(self) -> None:
        self.phase, self._spent, self._opened = "paper", 0.0, None
        self.all_set_out = True
        self.pad_does = ()
        self.doors.result_seen()
        self._sounds.add(paper_cues(self.told), self.props.pace)
        self.lay_out()

    def show_all(self) -> None:
        """Words, decks and courses of the match, as a page."""
        self.doors.result_seen()
        self.props.stack.push(ResultPage(self.props, self.told, self.doors, self.props.stack.pop))

    def leave(self) -> None:
        """Nothing is looked for any longer."""
        if self._looking is not None:
            self._looking.drop()
        self._jobs.wait()
        self._night = self._paper = None

    # the picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The shelves, and over them the page."""
        assert self._night is not None, "a scene is laid out before it is painted"
        moves = self.props.moves and bool(self.props.pace)
        self._night.draw(canvas, self.counted, moves)
        if self.phase == "paper":
            self._draw_paper(canvas, moves)
        super().draw(canvas)
        if self._opened is not None:
            cards = OwnedCards(self.props, self.told, self.pictures)
            plate = cards.plate(self._opened, self.counted)
            lay_on(plate, canvas, cards.place(plate, self._night.row(self._opened)).topleft)
        if self.phase == "paper" and self._confetti is not None and moves and self.props.lively:
            self._confetti.draw(canvas, self.props.screen)

    def _draw_paper(self, canvas: pygame.Surface, moves: bool) -> None:
        share = min(1.0, self._seconds / _PAPER) if moves else 1.0
        dim(canvas, (*_VEIL, round(_DARK * share)))
        if self._paper is None:
            self._paper = FrontPage(self, self.told).sheet()
        sheet, place = self._paper
        lay_on(sheet if share == 1 else faded(sheet, share), canvas, place.topleft)


def _next_figure(told: EndedMatch, seconds: float, opened: Seat | None, by: int) -> Seat | None:
    """The figure below or above, of those that count something by now; past the last one none."""
    ways = [None, *(seat for seat in told.seats if told.count.come(seat, seconds))]
    at = ways.index(opened) if opened in ways else 0
    return ways[(at + by) % len(ways)]


def _looked_for(told: EndedMatch, props: Props) -> Thinker[FoundWords] | None:
    """Whoever wants to know is told what was missed; it is found while books are counted."""
    chosen = props.settings.of(told.game.name).chosen("missed_word", MISSED_WORD)
    if told.missed is not None or chosen == "off" or not told.people:
        return None
    return Thinker(missed_words(told.game, told.match, told.people))


def _places(scene: Finale, words: Sequence[str], sheet: pygame.Rect) -> list[pygame.Rect]:
    """Where buttons with these words are."""
    gap, high, setter = scene.px(8), scene.high(42), scene.typesetter
    foot = pygame.Rect(0, 0, sheet.width - 2 * scene.px(24), high)
    foot.midbottom = sheet.centerx, sheet.bottom - scene.px(_FOOT)
    wide = [setter.width(each, Type.BUTTON) + scene.px(2 * PADDING) for each in words]
    if sum(wide) + gap * (len(wide) - 1) <= foot.width:
        return cells(wide, foot, gap)
    above = foot.move(0, -foot.height - gap)
    half = len(words) // 2
    return [*cells(wide[:half], above, gap), *cells(wide[half:], foot, gap)]


def _rehearse(scene: Finale) -> None:
    """On another thread: lay the page out once, so that its pictures and words are there."""
    page = copy(scene)
    page.phase, page.controls = "paper", scene.props.controls()
    page.lay_out()
    Lettered.draw(page, pygame.Surface(scene.props.screen.rect.size))
    scene._paper = FrontPage(page, scene.told).sheet()


def cues(told: EndedMatch) -> list[Cue]:
    """What is heard of the count: each thing, and that the last ones are coming."""
    ticks: dict[float, int] = {}
    for gift in told.count.gifts:
        ticks[gift.starts] = max(ticks.get(gift.starts, 0), gift.fame)
    heard = [Cue(at + SLIDES, "hw.count_tick", _pitch(fame)) for at, fame in ticks.items()]
    if len(told.count.starts) > 1:
        heard.append(Cue(told.count.starts[-1][0] - SLIDES, "hw.riser"))
    return [Cue(0.0, "pb.page_out"), *heard]


def paper_cues(told: EndedMatch) -> list[Cue]:
    """The page comes, and whoever has won is greeted."""
    sting = Cue(_PAPER, "pb.lose" if told.lost or not told.winners else "pb.win")
    applause = Cue(_PAPER, "applause_small" if told.lost else "applause_big")
    return [Cue(0.0, "pb.paper_feed"), sting, *([applause] if told.winners else [])]


def _pitch(fame: int) -> int:
    """How high a sum sounds, from 0 to 2."""
    return 0 if fame < 4 else 1 if fame < 9 else 2
