"""The end of a match of Paperback: everything that is counted, and what the front page tells."""

from __future__ import annotations

import random
import time
from collections.abc import Generator, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pygame
import pytest

from hollywood import box
from hollywood.bots.bot import play_to_end
from hollywood.core.catalogue import LANGUAGES, Language, Voice
from hollywood.core.match import Match
from hollywood.core.message import say
from hollywood.core.record import HUMAN, Chair
from hollywood.games.paperback import GAME
from hollywood.games.paperback.art import open_art
from hollywood.games.paperback.finale import missed_words
from hollywood.games.paperback.finale.count import BEGINS, LONGEST, SLIDES
from hollywood.games.paperback.finale.ended_match import EndedMatch, Missed
from hollywood.games.paperback.finale.finale import Finale
from hollywood.games.paperback.finale.night import Night
from hollywood.games.paperback.finale.result import TABS, ResultPage
from hollywood.games.paperback.finale.result_tabs import cents_by_round, fame_by_round
from hollywood.games.paperback.rules.doings import Doings
from hollywood.games.paperback.rules.moves import Move, Spell
from hollywood.games.paperback.rules.state import State
from hollywood.kit import SetUp
from hollywood.settings import Settings
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.app.toasts import Toast, Toasts, filled_in
from hollywood.ui.table.setting import Doors

from ...harness.positions import ALL_ACTIONS
from ...harness.windows import sound

pytestmark = pytest.mark.usefixtures("own_folder")

KIT = GAME.open()
NAMES = ("Ada", "Penny Quick", "Archie Vault", "Ida", "Otto Prose")
FULL: dict[str, Any] = {
    "powers": "on",
    "awards": 2,
    "theme": "on",
    "attacks": "on",
    "later_seats": "fame",
}
SIZES = [(1024, 576), (1280, 720), (2560, 1080)]


@cache
def played(seats: int, seed: int, **options: Any) -> tuple[SetUp, Match[State, Move]]:
    """A match of quick bots, and one person."""
    colours = list(KIT.colours)
    chairs = tuple(
        replace(Chair(name), colour=type(Chair(name).who)(colour))
        for name, colour in zip(NAMES[:seats], colours, strict=False)
    )
    agreed = replace(KIT.presets["standard"], **options)
    set_up = SetUp(chairs, agreed, seed, "paperback")
    match = KIT.begin(set_up)
    play_to_end(match, [KIT.bots["lead"]() for _ in chairs], random.Random(seed))
    return set_up, match


def told_of(seats: int, seed: int, language: Language = "en", **options: Any) -> EndedMatch:
    set_up, match = played(seats, seed, **options)
    voice = Voice({**box.open_sentences(), **KIT.titles}, language, [c.name for c in set_up.chairs])
    return EndedMatch(set_up, voice, match, lambda seat, size, mood: None, missed=())


@cache
def _art() -> Any:
    pygame.init()
    return open_art(KIT.deck)


def props_of(
    language: Language = "en", size: tuple[int, int] = (1280, 720), text: int = 100, **settings: Any
) -> Props:
    chosen = Settings(language=language, text_size=text, **settings)
    sentences, screen = {**box.open_sentences(), **KIT.titles}, Screen(*size, text / 100)
    return Props(sentences, chosen, _art(), sound(), Stack(), screen, actions=ALL_ACTIONS)


def doors(seen: list[str] | None = None) -> Doors[Move]:
    """Every way is noted."""
    noted: list[str] = [] if seen is None else seen

    def door(name: str) -> Any:
        return lambda *given: noted.append(name)

    ways = {each.name: door(each.name) for each in fields(Doors)}
    return Doors(**{**ways, "of_day": None})


def finale(told: EndedMatch, props: Props | None = None, seen: list[str] | None = None) -> Finale:
    props = props or props_of()
    scene = Finale(props, told, doors(seen))
    props.stack.push(scene, laid_out=False)
    scene.resize(props.screen)
    return scene


def words(scene: Any) -> list[str]:
    return [each for each, _ in scene.read]


# what is counted


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, FULL),
        (5, {}),
        *(pytest.param(*way, marks=pytest.mark.soak) for way in ((2, {}), (3, {}), (3, FULL))),
        pytest.param(5, FULL, marks=pytest.mark.soak),
    ],
)
def test_the_sum_of_the_count_is_the_fame_of_the_rules(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        told = told_of(seats, seed, **options)
        points = told.game.standing(told.state).points
        assert points is not None
        for seat in told.seats:
            assert told.count.fame(seat, told.count.ends) == points[seat] == told.fame[seat]
        assert told.count.ends <= LONGEST
        assert [gift.starts for gift in told.count.gifts] == sorted(
            gift.starts for gift in told.count.gifts
        )


def test_even_a_long_count_is_over_in_time() -> None:
    told = told_of(5, 1, **FULL)
    many = told.count.gifts * 6
    from hollywood.games.paperback.finale import count as counting

    def gifts(game: Any, state: Any) -> Sequence[Any]:
        return many

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "_gifts", gifts)
        long = counting.count(told.game, told.state)
    assert long.ends == pytest.approx(LONGEST)
    assert max(gift.starts for gift in long.gifts) < LONGEST


def test_first_books_come_together_and_the_rest_by_what_it_is_worth() -> None:
    told = told_of(3, 2)
    starters = [gift for gift in told.count.gifts if gift.category == "starters"]
    assert {gift.starts for gift in starters} == {BEGINS}
    books = [gift.fame for gift in told.count.gifts if gift.category == "books"]
    assert books == sorted(books)


def test_a_leader_is_lit_before_the_last_category_only() -> None:
    told = told_of(3, 7)
    last, _ = told.count.starts[-1]
    assert told.count.leader(3, BEGINS) is None
    assert told.count.leader(3, last) in (None, 0, 1, 2)


# the night


def test_space_counts_everything_and_the_arrow_a_part() -> None:
    told, seen = told_of(3, 7), list[str]()
    scene = finale(told, seen=seen)
    starts = [at for at, _ in told.count.starts]
    scene.update(0.1)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert scene.counted == starts[0] or scene.counted == starts[1]
    assert not seen, "the night goes on"
    held = scene.counted
    scene.update(5.0)
    assert scene.counted == held, "it waits to be asked"
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    assert scene.phase == "paper"
    assert seen == ["result_seen"]


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_a_press_that_hurries_the_count_presses_nothing_on_the_page(speed: str) -> None:
    seen = list[str]()
    scene = finale(told_of(2, 3), props_of(speed=speed), seen)
    scene.update(0.1)
    enter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    scene.handle(enter)
    scene.handle(enter)
    assert scene.phase == "paper"
    assert seen == ["result_seen"]
    scene.update(1.0)
    scene.handle(enter)
    scene.update(1.0)
    assert seen == ["result_seen", "new_deal"]


def test_the_page_comes_by_itself_once_everything_was_counted() -> None:
    scene = finale(told_of(2, 3))
    for _ in range(200):
        scene.update(0.1)
    assert scene.phase == "paper"


def test_with_reduced_motion_nothing_slides_and_all_of_it_is_there() -> None:
    told, props = told_of(3, 7), props_of()
    night = Night(props, told, props.screen)
    places: list[pygame.Rect] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Night, "_paint", lambda night, canvas, gift, place: places.append(place))
        canvas = pygame.Surface(props.screen.rect.size)
        night.draw(canvas, BEGINS + SLIDES * 0.7, False)
        still = list(places)
        night.begin_again()
        places.clear()
        night.draw(canvas, BEGINS + SLIDES * 0.7, True)
    assert still
    assert all(place in night._places.values() for place in still)
    assert all(place not in night._places.values() for place in places)


# the front page


def test_its_headline_is_the_best_word_and_its_table_the_count() -> None:
    told = told_of(5, 7)
    scene = finale(told)
    scene.count_all()
    read, best = words(scene), told.best
    assert best is not None
    assert best.cents == max(each.cents for each in told.words)
    assert f"{best.word.text.upper()}, {best.cents}¢, by {told.name(best.seat)}" in read
    assert f"Book of the year: {told.name(told.winners[0])}, {max(told.fame)} Fame" in read
    for seat in told.seats:
        assert told.name(seat) in read
        assert str(told.fame[seat]) in read


def test_ties_go_to_the_library_or_are_shared() -> None:
    told = told_of(2, 3)
    level = replace(told)
    level.__dict__["fame"] = [40, 40]
    level.__dict__["places"] = (1, 2)
    scene = finale(level)
    scene.count_all()
    assert "Level on Fame, the library decides: Ada" in words(scene)
    level.__dict__["places"] = (1, 1)
    scene = finale(level)
    scene.count_all()
    assert "Book of the year, shared: Ada, Penny Quick, 40 Fame" in words(scene)


def test_together_all_have_won_or_lost() -> None:
    for seed, deadlines in ((1, "hardest"), (2, "hardest"), (1, "gentle"), (3, "gentle")):
        told = told_of(2, seed, play="together", deadlines=deadlines)
        scene = finale(told)
        scene.count_all()
        won = told.state.ending == "published"
        line = (
            "All books published: everybody wins!" if won else "A deadline missed: everybody loses"
        )
        assert line in words(scene)
        assert told.lost is not won


def test_what_was_missed_is_told_if_somebody_has_looked() -> None:
    missed = Missed(0, "pan", 3, "planetary", 17)
    scene = finale(replace(told_of(3, 7), missed=(missed,)))
    scene.count_all()
    could = say("paperback.paper.could", name="Ada", word="PLANETARY", cents=17)
    assert scene.told_in_words(could) in words(scene)


def test_what_was_missed_is_looked_for_while_books_are_counted() -> None:
    scene = finale(replace(told_of(2, 3), missed=None))
    assert not scene.resting
    while scene._looking is not None:
        scene.update(0.01)
        time.sleep(0.01)
    assert scene.told.missed is not None
    for each in scene.told.missed:
        assert each.worth >= each.cents + 2
        assert scene.told.set_up.chairs[each.seat].who == HUMAN
    assert [each.cents - each.worth for each in scene.told.missed] == sorted(
        each.cents - each.worth for each in scene.told.missed
    )


def test_who_has_found_the_best_of_all_is_told_to_careers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(missed_words, "found_best_of_all", best_is_of_the_first)
    told: list[str] = []
    scene = finale(replace(told_of(2, 3), missed=None), seen=told)
    while scene._looking is not None:
        scene.update(0.01)
        time.sleep(0.01)
    assert told.count("add_doings") == 1
    assert not Doings().best_of_all


def best_is_of_the_first(*_: object) -> Generator[None, None, frozenset[int]]:
    yield
    return frozenset({0})


def test_nobody_looks_if_nobody_wants_to_know() -> None:
    props = props_of()
    props.settings.of("paperback").choices["missed_word"] = "off"
    scene = finale(replace(told_of(2, 3), missed=None), props)
    assert scene._looking is None
    page = ResultPage(props, scene.told, doors(), lambda: None)
    page.resize(props.screen)
    page._choose("missed")
    assert "Nobody has looked for better words." in words(page)


def test_every_button_leads_where_it_says() -> None:
    seen: list[str] = []
    scene = finale(told_of(3, 7), seen=seen)
    scene.count_all()
    seen.clear()
    new_deal, how_it_went, replay, count_again, again, more = scene.controls.all
    for control in (new_deal, how_it_went, replay, again):
        control.press()
    assert seen == ["new_deal", "how_it_went", "replay", "again"]
    scene.escape()
    page = scene.props.stack.top
    assert isinstance(page, ResultPage)
    page.escape()
    assert seen[-1] == "title", "pressed over and over it leads out"
    more.press()
    assert isinstance(scene.props.stack.top, ResultPage)
    count_again.press()
    assert scene.phase == "night"


# all of it fits


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_night_page_and_tabs_fit(language: Language, size: tuple[int, int]) -> None:
    for seats in (2, 5):
        told = told_of(seats, 7, language)
        props = props_of(language, size)
        scene = finale(told, props)
        assert scene.holds(scene.controls.all)
        scene.count_all()
        assert scene.holds(scene.controls.all)
        page = ResultPage(props, told, doors(), lambda: None)
        page.resize(props.screen)
        for tab in TABS:
            page._choose(tab)
            assert page.holds(page.controls.all), tab


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_large_words_are_large_on_the_front_page_too(
    language: Language, size: tuple[int, int]
) -> None:
    for seats, most in ((2, 2.0), (3, 2.0), (5, 1.75)):
        scene = finale(told_of(seats, 7, language), props_of(language, size, 200))
        scene.count_all()
        assert scene.holds(scene.controls.all)
        assert scene.typesetter.screen.text == most


@pytest.mark.usefixtures("roughly")
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
def test_a_laurel_is_told_where_nothing_is_read_or_pressed(
    size: tuple[int, int], text: int
) -> None:
    told, props = told_of(5, 7, "fr"), props_of("fr", size, text)
    props.fit(props.screen)
    scene, news = finale(told, props), [Toast("Jusqu’au dernier centime", "Un laurier pour Ada")]
    toasts = Toasts(props, lambda: news.pop() if news else None)
    toasts.update(1.0)
    assert toasts.resting, "while books are counted none is told"
    scene.count_all()
    page = ResultPage(props, told, doors(), lambda: None)
    page.resize(props.screen)
    for shown in (scene, page):
        props.stack.push(shown, laid_out=False)
        toasts.update(0.1)
        assert toasts._toast is not None
        at = toasts._place
        assert at is None or at.collidelist(filled_in(shown)) == -1
        assert (at is None) == toasts.resting, "it waits for the next page if there is no room"
        assert text == 200 or at is not None


def test_the_manuscript_has_every_word_of_the_match() -> None:
    told, read = told_of(5, 7), list[str]()
    page = ResultPage(props_of(), told, doors(), lambda: None)
    page.resize(page.props.screen)
    for _ in range(page._parts):
        read += words(page)
        page._leaf(1)
    assert {each.word.text.upper() for each in told.words} <= {*read}


def test_words_lead_to_the_turn_in_which_they_were_spelled() -> None:
    told, seen = told_of(3, 7), list[int]()
    missed = Missed(0, "pan", 3, "planetary", 17, told.words[4].made)
    ways = replace(doors(), replay_at=seen.append)
    page = ResultPage(props_of(), replace(told, missed=(missed,)), ways, lambda: None)
    page.resize(page.props.screen)
    leads = [control for control in page.controls.all if control.bare]
    for control in leads:
        control.press()
        spelled = [each.word.text for each in told.words if each.made == seen[-1]]
        assert [each.upper() for each in spelled] == [control.name]
        assert isinstance(told.match.moves[seen[-1] - 1], Spell)
    assert len(set(seen)) == len(leads) > 5
    page._choose("missed")
    next(control for control in page.controls.all if control.bare).press()
    assert seen[-1] == missed.made


def test_the_courses_end_where_the_match_did() -> None:
    told = told_of(3, 7)
    assert [line[-1] for line in fame_by_round(told)] == told.fame
    assert sum(map(sum, cents_by_round(told))) == sum(each.cents for each in told.words)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_page_is_made_ready_while_books_are_counted(seats: int) -> None:
    props = props_of(size=(1300, 740))
    scene = finale(told_of(seats, 3, **FULL), props)
    canvas = pygame.Surface(props.screen.rect.size)
    scene.update(0.1)
    scene.draw(canvas)
    scene._jobs.wait()
    sheet, words = scene._paper, props.typesetter._cache.filled
    assert sheet is not None
    scene.count_all()
    scene.draw(canvas)
    assert scene._paper is sheet
    assert props.typesetter._cache.filled == words, "no word is set anew in that frame"


def test_another_window_has_another_sheet() -> None:
    props = props_of()
    scene = finale(told_of(3, 2), props)
    scene._jobs.wait()
    first = scene._paper
    scene.resize(Screen(1024, 576, 2.0))
    scene._jobs.wait()
    assert first is not None
    assert scene._paper is not None
    assert scene._paper[1].size != first[1].size
