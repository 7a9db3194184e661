"""The page of the day's deal: what counts, what is told of it, and where it leads."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from itertools import pairwise
from threading import Event
from time import sleep
from typing import ClassVar, get_args

import pygame
import pytest

from hollywood import daily, files, saves
from hollywood.bots.bot import finished
from hollywood.box import open_sentences
from hollywood.career import Entry
from hollywood.career_totals import Appearance
from hollywood.core.catalogue import LANGUAGES, Language, Voice
from hollywood.core.match import Aids
from hollywood.core.message import say
from hollywood.daily import Made, Par, is_late, tries
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit
from hollywood.settings import Typeface
from hollywood.ui.app import at_leisure as at_leisure_module
from hollywood.ui.app.at_leisure import at_leisure
from hollywood.ui.daily import expert as expert_module
from hollywood.ui.daily.daily_page import DailyPage
from hollywood.ui.daily.day_words import came_to, date_words, short_words
from hollywood.ui.daily.expert import Expert, Experts
from hollywood.ui.daily.shared_text import SharedResult, read_shared
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.pages.day_ticket import SIZE, face_places, ticket_picture
from hollywood.ui.pages.menu import Menu
from hollywood.ui.pages.title import Title, TitleWays
from hollywood.ui.tools.sample_career import sample_days
from hollywood.ui.widgets.notice import Notice

from ..harness import career_pages
from ..harness.career_pages import TODAY, sampled_days, ticket
from ..harness.own_time import OwnTime
from ..harness.positions import KIT
from ..harness.windows import Heard, control, game, props_of, shown

LONGEST = 120  # characters to share


@pytest.fixture(autouse=True)
def home() -> Iterator[None]:
    """Nobody has played any par."""
    pygame.display.init()
    pygame.font.init()
    with files.elsewhere():
        yield


def page(language: Language = "en", note: Heard | None = None) -> DailyPage:
    made = career_pages.daily(props_of(language), note or Heard())
    shown(made)
    return made


def shared(made: DailyPage, entry: Entry) -> str:
    """The text of today, if it was played so."""
    made.diary = replace(made.diary, played={TODAY: [Appearance(entry, 0)]})
    return made.text


def test_the_first_try_counts() -> None:
    first, *_ = sample_days(KIT, TODAY, 1)
    own, *others = first.seats
    better = replace(first, id="later", seats=(replace(own, points=99), *others))
    played = tries([first, better], KIT.name)
    assert [each.own.points for each in played[TODAY]] == [own.points, 99]


def test_what_was_played_on_another_day_is_late() -> None:
    played = sampled_days(12)[TODAY][0]
    assert not is_late(TODAY, played)
    assert is_late(TODAY - timedelta(1), played)


@pytest.mark.parametrize("language", get_args(Language))
def test_a_text_to_share_is_short_and_plain(language: Language) -> None:
    daily.remember_par(KIT.name, TODAY, Par(14, 1, 1))
    for aids in (Aids(), Aids(hints=12, retakes=3)):
        for _, (played, *_) in sampled_days(12).items():
            text = shared(page(language), replace(played.entry, aids=aids))
            assert len(text.splitlines()) == 3
            assert len(text) <= LONGEST, text
            assert all(ord(letter) <= 0x2019 or letter == "\N{MINUS SIGN}" for letter in text)


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize("par", [Par(14, 1, 1), None])
def test_a_text_is_recognised_when_it_is_pasted(language: Language, par: Par | None) -> None:
    if par is not None:
        daily.remember_par(KIT.name, TODAY, par)
    for played, *_ in sampled_days(12).values():
        made = page(language)
        found = read_shared(
            shared(made, played.entry), ["Times Square", "Hollywood!"], made.props.sentences
        )
        own = played.own
        assert found is not None
        assert (found.game, found.day, found.seats) == (
            "Hollywood!",
            TODAY,
            len(played.entry.seats),
        )
        assert (found.made.points, found.made.place) == (own.points, own.place)
        assert list(found.rounds) == list(made.game.screens.rounds(own.did))


@pytest.mark.parametrize("language", get_args(Language))
@pytest.mark.parametrize(("place", "turns"), [(1, 1), (1, 9), (2, 14)])
def test_a_result_in_turns_is_recognised_too(language: Language, place: int, turns: int) -> None:
    voice = Voice(open_sentences(), language)
    made = Made(None, turns, place)
    lines = [say("daily.share", game="Times Square", date=date_words(date(2026, 5, 1)))]
    lines += [came_to("times_square", made, 2), say("times_square.in_brief", count=31)]
    found = read_shared("\n".join(map(voice.text, lines)), ["Times Square"], voice.sentences)
    assert found == SharedResult("Times Square", date(2026, 5, 1), made, 2, (31,))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a\nb\nc",
        "Hollywood! daily 31 February 2026\n1st of 4 · 23 points\nrounds 6",
        "Hollywood! daily 18 November 2026\n1st of 4 · many points\nrounds 6",
        "Bollywood! daily 18 November 2026\n1st of 4 · 23 points\nrounds 6",
        "Hollywood! daily 18 November 2026\n1st of 4 · 23 points\n" + "6 " * 400,
    ],
)
def test_other_texts_are_no_results(text: str) -> None:
    assert read_shared(text, ["Hollywood!"], open_sentences()) is None


def test_what_somebody_else_came_to_is_shown_beside_ones_own() -> None:
    made = page()
    made.compare(SharedResult("Hollywood!", TODAY, Made(19, 0, 2), 4, (5, 5, 5, 4)))
    assert "Theirs: 2nd of 4 · 19 points" in [words for words, _ in made.read]


def test_a_month_without_a_day_changes_only_how_many_were_played() -> None:
    daily.remember_par(KIT.name, TODAY, Par(4, 3, 1))
    now = page().diary
    later = replace(now, today=TODAY + timedelta(40))
    assert (now.last != [], later.last) == (True, [])
    for day in now.played:
        assert later.beside_par(day) == now.beside_par(day)
        assert later.reached(day) == now.reached(day)


def test_older_weeks_are_turned_to() -> None:
    made = page()
    first = made._weeks.monday
    control(made, "‹").press()
    assert made._weeks.monday == first - timedelta(28)
    for _ in range(20):
        made._weeks.turn(4)
    assert made._weeks.monday <= daily.FIRST < made._weeks.monday + timedelta(35)
    made._weeks.turn(-100)
    assert made._weeks.monday == first


def test_a_day_that_was_not_played_can_be() -> None:
    note = Heard()
    made = page(note=note)
    made.turn_to(TODAY - timedelta(20))
    control(made, "Play").press()
    assert note.calls == ["play"]


def test_a_day_whose_match_was_left_is_gone_on_with() -> None:
    note = Heard()
    made = page(note=note)
    made.turn_to(date(2026, 10, 19))
    control(made, "Continue").press()
    assert note.calls == ["play"]


def test_the_match_of_a_day_that_was_left_is_found() -> None:
    day = TODAY.isoformat()
    set_up = daily.set_up_of(KIT, (), TODAY, "Ada")
    other = daily.set_up_of(KIT, (), TODAY - timedelta(1), "Ada")
    assert saves.left_of_day(KIT.name, day) is None
    for each in (set_up, replace(set_up, practice=0), other):
        saver = saves.Saver(each, KIT)
        saver.keep(KIT.begin(each))
        saver.wait()
        saver.leave()
        saves.put_aside(KIT)
    found = saves.left_of_day(KIT.name, day)
    assert found is not None
    kept = saves.kept(KIT, found.record)
    assert (kept.set_up.day, kept.set_up.practice) == (day, None)


def test_tomorrow_waits() -> None:
    made = page()
    days = [each for each in made.controls.all if not each.words]
    assert sum(each.enabled for each in days) == 4 * 7 + TODAY.weekday() + 1


def test_a_par_that_nobody_knows_is_played_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(KIT), "levels", KIT.levels[:1])  # who is soon done
    set_up = daily.set_up_of(KIT, (), date(2026, 1, 5), "Ada")
    expert = Expert(KIT, date(2026, 1, 5), set_up)
    expert.begin(with_match=True)
    while not expert.resting:
        expert.update()
    par = expert.par
    assert par is not None
    assert daily.known_pars(KIT.name)[date(2026, 1, 5)] == par
    assert expert.match is not None
    assert expert.match.moves == finished(daily.expert_match(KIT, set_up, par.attempt)).moves


@dataclass
class SlowPars:
    """Pars that are through when they may be, and which days were played meanwhile."""

    played: list[date] = field(default_factory=list)
    may_end: Event = field(default_factory=Event)
    experts: Experts = field(default_factory=Experts)

    def par_of(self, _: AnyKit, set_up: SetUp, *__: object) -> Generator[None, None, Par]:
        day = date.fromisoformat(set_up.day or "")
        while not self.may_end.wait(0.001):
            self.played.append(day)
            yield
        return Par(21, 1, 1)

    def goes_on(self, day: date) -> None:
        """Wait until it was played some more."""
        before = self.played.count(day)
        while self.played.count(day) < before + 3:
            sleep(0.001)

    def of(self, day: date) -> Expert:
        return self.experts.of(KIT, day, daily.set_up_of(KIT, (), day, "Ada"))


def test_a_par_goes_on_where_it_was_left_and_only_the_last_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody plays it anew, and two at a time would take twice as much of the machine."""
    slow, one, other = SlowPars(), date(2028, 1, 5), date(2028, 1, 6)
    monkeypatch.setattr(expert_module, "par_of", slow.par_of)
    monkeypatch.setattr(expert_module, "is_seen", lambda: True)
    for day in (one, other):
        slow.of(day).begin(with_match=False)
        slow.goes_on(day)
        slow.of(day).leave()
        slow.goes_on(day)
    left = slow.played.count(one)
    slow.goes_on(other)
    assert slow.played.count(one) <= left + 1, "it rests while another one is played"
    slow.may_end.set()
    while other not in daily.known_pars(KIT.name):
        sleep(0.001)
    while slow.of(other).par is None:
        sleep(0.001)
    slow.of(one).begin(with_match=False)
    while not slow.of(one).resting:
        sleep(0.001)
    assert slow.of(one).par == Par(21, 1, 1)


def test_what_nobody_waits_for_takes_a_tenth_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, hurries = [0.0], [False]

    def work() -> Generator[None, None, str]:
        for _ in range(3):
            clock[0] += 2.0
            yield
        return "done"

    own = OwnTime(lambda: clock[0])
    monkeypatch.setattr(at_leisure_module, "time", own)
    awake = deque([True, False, True, True, True])
    leisurely = at_leisure(work(), awake.popleft, lambda: hurries[0])
    next(leisurely)
    next(leisurely)
    assert own.rests == [18.0, at_leisure_module._SLEEP]
    hurries[0] = True
    assert finished(leisurely) == "done"
    assert len(own.rests) == 2


def test_a_ticket_lies_on_the_page_of_a_game_where_there_is_room() -> None:
    for size, there in (((1280, 720), False), ((1600, 900), True), ((3840, 2160), True)):
        note = Heard()
        ways = TitleWays(note("settings"), note("quit"), note("changed"), None, ticket(note("day")))
        menu = Menu(note("quick"), note("go on"), ())
        made = Title(props_of("fr", size), game(), menu, ways)
        made.lay_out()
        found = [each for each in made.controls.all if each.hint.startswith("18 novembre")]
        assert len(found) == there
        for each in found:
            each.press()
            assert note.calls == ["day"]


class Instant(Expert):
    """Plays a par at once, when it is asked whether it has."""

    begun: ClassVar[list[tuple[date, bool]]] = []

    def begin(self, with_match: bool) -> None:
        self.begun.append((self._day, with_match))

    @property
    def resting(self) -> bool:
        return not any(day == self._day for day, _ in self.begun)

    def update(self) -> bool:
        if self.resting:
            return False
        self.begun.remove(next(each for each in self.begun if each[0] == self._day))
        self.par = Par(21, 1, 1)
        daily.remember_par(KIT.name, self._day, self.par)
        return True


def test_a_par_that_nobody_knows_is_played_and_then_that_of_tomorrow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(career_pages, "Idle", Instant)
    day, tomorrow = date(2029, 3, 7), date(2029, 3, 8)
    monkeypatch.setattr(career_pages, "TODAY", day)
    made = career_pages.daily(props_of(), Heard(), days=0)
    assert Instant.begun == [(day, False)], "the match itself is not looked at yet"
    assert not made.resting
    made.update(0.1)
    assert made.diary.pars[day] == Par(21, 1, 1)
    made.update(0.1)
    assert tomorrow in daily.known_pars(KIT.name)
    for _ in range(60):
        made.update(0.1)
    assert made.resting
    again = career_pages.daily(props_of(), Heard(), days=0)
    again.update(0.1)
    assert not Instant.begun, "both are known"


def test_a_day_that_is_known_stays_known_when_it_is_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The expert would have to play once more."""
    made = page()
    left: list[bool] = []
    monkeypatch.setattr(made._expert, "leave", lambda: left.append(True))
    made.compare(SharedResult("Hollywood!", TODAY, Made(19, 0, 2), 4))
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("typeface", ["usual", "dyslexia"])
def test_a_ticket_is_whole_on_the_longest_date(
    language: Language, text: int, typeface: Typeface, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = list[str]()

    def noted(setter: Typesetter, line: str, *_: object) -> str:
        cut.append(line)
        return line

    props = props_of(language, (1920, 1080), text)
    props.fit(replace(props.screen, typeface=typeface))
    on = Notice(props, say("daily.ticket"), Heard()("back"))
    shown(on)
    monkeypatch.setattr(Typesetter, "cut", noted)
    told = replace(ticket(Heard()("day")), date=short_words(date(2026, 9, 28)))
    ticket_picture(on, told)
    assert cut == []


@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_no_face_on_a_ticket_lies_under_the_par(many: int) -> None:
    """Three did, and four would have hidden it."""
    on = Notice(props_of("en", (1920, 1080)), say("daily.ticket"), Heard()("back"))
    room = pygame.Rect(0, 0, on.px(SIZE[0] - 36), on.px(SIZE[1] - 18))
    free = room.width * 3 // 4
    places = face_places(on, many, room, free)
    assert places[-1].right < room.left + free
    assert all(one.right < other.left for one, other in pairwise(places))
    assert places[0].width >= on.px(30)
