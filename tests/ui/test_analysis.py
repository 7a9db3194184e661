"""How it went: the page of a match that is looked at again."""

from __future__ import annotations

import random
import time
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pygame
import pytest

from hollywood import career, files, kept_matches, saves
from hollywood.bots.findings import Findings, course_first, grade
from hollywood.bots.review import Found, Review
from hollywood.core.reader import Written
from hollywood.set_up import load, save
from hollywood.settings import Settings
from hollywood.ui.analysis import looking, words
from hollywood.ui.analysis.course import Course
from hollywood.ui.analysis.cursor import _expected
from hollywood.ui.analysis.doubt import paint_doubt
from hollywood.ui.analysis.page import AnalysisPage
from hollywood.ui.analysis.words import MOST, as_text, luck_line, off, told
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.theme import Type
from hollywood.ui.pages.play_on import PlayOn
from hollywood.ui.replay.cinema import Cinema
from hollywood.ui.widgets.notice import Notice

from ..core.test_findings import played
from ..harness.folders import ROOT
from ..harness.hollywood_match import Sketches
from ..harness.hurry import look_briefly
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK
from ..harness.toy_player import toy_program, toy_set_up

pytestmark = pytest.mark.usefixtures("roughly")
RECORDS = {
    "hollywood": "tests/games/hollywood/saves/v1-finished-4.yaml",
    "times_square": "tests/games/times_square/saves/v1-example.yaml",
    "paperback": "tests/games/paperback/saves/v1-by-hand.yaml",
}
LONG = ("Wilhelmina Mow", "Maximiliane W.", "Massimiliano M", "Gwendolyn Wong")
_PATIENCE = 60.0  # seconds a review may take on any machine
CERTAIN = {"analysis.certain", "analysis.certain_win", "analysis.certain_loss"}
CERTAIN |= {"analysis.cost_sure"}


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    look_once(monkeypatch)


def look_once(patch: pytest.MonkeyPatch) -> None:
    """Briefly, and at the same match once in each worker."""
    look_briefly(patch)
    patch.setattr(looking, "course_first", found_before)


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en"), Sketches(DECK)) as (window, flow):
        flow.title()
        yield Pilot(window, flow, random.Random(1))


def match(pilot: Pilot, game: str = "hollywood", kept: bool = False) -> saves.Kept:
    """A match that was played long ago, or one that is among those that are kept."""
    pilot.flow.turn_to(pilot.flow.games.first(game))
    kit, text = pilot.flow.game.kit, (ROOT / RECORDS[game]).read_text("utf-8")
    found = saves.Kept(*load(text, game, {game: kit}.get))
    if kept:
        text = save(found.set_up, found.match, kit)
        kept_matches.keep(kept_matches.finished(game, text), text)
    return found


def opened(pilot: Pilot, found: saves.Kept) -> AnalysisPage:
    pilot.flow.analyses.show(pilot.flow.game, found)
    return page_of(pilot)


def page_of(pilot: Pilot) -> AnalysisPage:
    top = pilot.stack.top
    assert isinstance(top, AnalysisPage)
    return top


def looked_at(pilot: Pilot, page: AnalysisPage) -> AnalysisPage:
    """To the end, and all of it is shown."""
    until = time.monotonic() + _PATIENCE
    while not page.looking.resting:
        assert time.monotonic() < until
        time.sleep(0.005)
        pilot.tick(0.02)
    for _ in range(200):
        pilot.tick(0.05)
    assert page.looking.findings.complete
    return page


_FOUND: dict[str, list[Found | None]] = {}


def found_before(review: Review[Any], findings: Findings) -> Iterator[Found | None]:
    """What there is to find in the same match, found once by each worker."""
    steps = repr(review.steps)
    if steps not in _FOUND:
        _FOUND[steps] = [*course_first(review, findings)]
    yield from _FOUND[steps]


@pytest.fixture
def reviewed(pilot: Pilot) -> AnalysisPage:
    """The page of a match that was looked at to the end."""
    return looked_at(pilot, opened(pilot, match(pilot)))


def test_a_match_is_looked_at_once_and_what_was_found_is_kept(pilot: Pilot) -> None:
    found = match(pilot, kept=True)
    page = looked_at(pilot, opened(pilot, found))
    assert page.resting
    first = page.looking.findings.every
    pilot.press(pygame.K_ESCAPE)
    page = opened(pilot, found)
    assert page.looking.findings.complete
    assert sorted(map(repr, page.looking.findings.every)) == sorted(map(repr, first))


def test_whoever_leaves_stops_it_and_goes_on_there_later(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "course_first", course_first)
    found = match(pilot, kept=True)
    page = opened(pilot, found)
    until = time.monotonic() + _PATIENCE
    while len(page.looking.findings.every) < 5:
        assert time.monotonic() < until
        time.sleep(0.002)
        pilot.tick(0.02)
    pilot.press(pygame.K_a)
    assert page.looking.resting
    seen = len(page.looking.findings.every)
    page = opened(pilot, found)
    assert len(page.looking.findings.every) >= seen
    looked_at(pilot, page)


@pytest.mark.parametrize("game", RECORDS)
def test_what_was_found_of_a_match_that_was_played_goes_into_the_career_once(
    pilot: Pilot, game: str
) -> None:
    found = match(pilot, game)
    first, *others = found.set_up.chairs
    chairs = (replace(first, name="Ada", who=Written("human")), *others)
    found = replace(found, set_up=replace(found.set_up, chairs=chairs))
    id = saves.Saver(found.set_up, pilot.flow.game.kit).done(found.match)
    looking = looked_at(pilot, opened(pilot, found)).looking
    (entry,) = career.read_career().entries
    assert entry.id == id
    for seat, own in enumerate(entry.seats):
        assert own.review is not None
        balance, mistakes = looking.findings.balance(seat), looking.findings.mistakes(seat)
        assert own.review.luck == pytest.approx(balance.deals)
        assert own.review.loss == pytest.approx(-balance.own)
        assert sum(own.review.phases) == pytest.approx(-balance.own)
        assert own.review.mistakes == len(mistakes)
        known = {f"{game}.theme.{theme}" for theme in own.review.themes}
        assert known <= pilot.flow.props.sentences.keys()
    lines = files.own(career.FILE).read_text("utf-8")
    pilot.press(pygame.K_ESCAPE)
    opened(pilot, found)
    files.wait_until_written()
    assert files.own(career.FILE).read_text("utf-8") == lines


def test_of_a_match_that_is_not_kept_nothing_is_written(pilot: Pilot) -> None:
    looked_at(pilot, opened(pilot, match(pilot)))
    pilot.press(pygame.K_ESCAPE)
    files.wait_until_written()
    assert not files.own("reviews").exists()


def test_the_plates_lie_where_they_were_drawn(reviewed: AnalysisPage) -> None:
    """In units of the design's window."""
    page = reviewed
    page.resize(Screen(1280, 720))
    assert tuple(page.course.plate) == (40, 76, 800, 316)
    assert tuple(page.course.plain.rect) == (106, 112, 638, 208)
    assert tuple(page._balance.plate) == (856, 76, 384, 316)
    plates = [tuple(page._turning.plate(number)) for number in range(3)]
    assert plates == [(left, 400, 390, 250) for left in (40, 446, 852)]


def test_keys_walk_along_the_plot(pilot: Pilot, reviewed: AnalysisPage) -> None:
    page = reviewed
    findings = page.looking.findings
    last = len(findings.steps)
    walked = []
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_END, pygame.K_RIGHT):
        pilot.press(key)
        walked.append(page.cursor.at)
    assert walked == [0, 1, 0, last, last]
    pilot.press(pygame.K_PAGEUP)
    assert findings.steps[page.cursor.at or 0].deals
    pilot.press(pygame.K_HOME)
    signs = sorted(at for at, each in findings.decisions.items() if grade(each) in NAMED)
    for sign in signs[:3]:
        pilot.press(pygame.K_DOWN)
        assert page.cursor.at == sign + 1, "the moment after it"
    pilot.press(pygame.K_UP)
    assert page.cursor.at == signs[1] + 1
    for mouse, at in ((page.course.plain.rect.midleft, 0), ((2, 2), None)):
        moved = {"pos": mouse, "rel": (1, 1), "buttons": (0, 0, 0), "touch": False}
        page.handle(pygame.event.Event(pygame.MOUSEMOTION, moved))
        assert page.cursor.at == at


NAMED = ("slip", "mistake", "blunder")


def test_it_leads_into_the_replay_and_back(pilot: Pilot, reviewed: AnalysisPage) -> None:
    page = reviewed
    pilot.press(pygame.K_END)
    pilot.press(pygame.K_RETURN)
    cinema = pilot.stack.top
    assert isinstance(cinema, Cinema)
    assert cinema.playback.at == len(page.match.played.match.moves)
    assert cinema.ways.review is not None
    cinema.ways.review()
    assert pilot.stack.top is page, "and not to another one"


def test_a_click_on_the_plot_leads_there(pilot: Pilot, reviewed: AnalysisPage) -> None:
    page = reviewed
    plain = page.course.plain
    pilot.motion((2, 2))  # the first one only says where the mouse is
    pilot.click((plain.x(5), plain.rect.centery))
    cinema = pilot.stack.top
    assert isinstance(cinema, Cinema)
    assert cinema.playback.at == 5


def test_every_turning_point_can_be_seen_and_played_on_from(
    pilot: Pilot, reviewed: AnalysisPage
) -> None:
    page = reviewed
    points = page.shown.turning_points
    assert 1 <= len(points) <= 3
    see = [each for each in page.controls.all if each.words == "See it"]
    on = [each for each in page.controls.all if each.words == "Play on"]
    assert len(see) == len(on) == len(points)
    see[0].press()
    cinema = pilot.stack.top
    assert isinstance(cinema, Cinema)
    assert cinema.playback.at == points[0].at
    assert cinema.timeline.judged, "its mistakes are marked on the film"
    pilot.stack.pop()
    on[-1].press()
    for _ in range(100):
        pilot.tick(0.05)
    assert isinstance(pilot.stack.top, PlayOn), "who plays is asked first"


def test_every_turning_point_has_a_picture_of_one_size_at_one_place(pilot: Pilot) -> None:
    page = looked_at(pilot, opened(pilot, match(pilot, "times_square")))
    for viewer in (0, 1):
        page._see_as(viewer)
        pictures = page._turning._pictures
        assert len(pictures) == len(page.shown.turning_points) == 3
        assert len({picture.get_size() for picture, _ in pictures}) == 1
        corners = [page._turning.plate(number).topleft for number in range(3)]
        places = [place for _, place in pictures]
        asides = {(x - left, y - top) for (x, y), (left, top) in zip(places, corners, strict=True)}
        assert len(asides) == 1


def test_the_plate_of_a_moment_shows_what_lay_there(pilot: Pilot) -> None:
    page = looked_at(pilot, opened(pilot, match(pilot, "times_square")))
    for window in ((1280, 720), (1024, 576), (1280, 720, 2.0)):
        page.resize(Screen(*window))
        below = page.shown.below_course
        assert below is not None
        for at in (3, len(page.looking.findings.steps)):
            page.cursor.at = at
            page.draw(pygame.Surface(window[:2]))
            shown = page.cursor.picture
            assert shown is not None
            page.draw(pygame.Surface(window[:2]))
            assert page.cursor.picture is shown, "it is drawn once"
            street = below.position(at, (page.px(340), page.px(60)))
            assert shown.get_buffer().raw == street.get_buffer().raw


@pytest.mark.parametrize("large", [1.0, 1.25, 1.5, 2.0])
def test_what_a_game_shows_below_the_course_takes_nothing_from_words(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, large: float
) -> None:
    page = looked_at(pilot, opened(pilot, match(pilot, "times_square")))
    assert len(page.course._tracks) == 2
    page.resize(Screen(1280, 720, large))
    letters = page.typesetter.size(Type.SMALL)
    monkeypatch.setattr(Course, "_tracks_with_room", lambda self: ())
    page.lay_out()
    assert not page.course._tracks
    assert letters == page.typesetter.size(Type.SMALL)


def test_all_eyes_and_points_and_chances(pilot: Pilot, reviewed: AnalysisPage) -> None:
    page = reviewed
    assert page.shown.name(page.viewer) == page.match.played.set_up.chairs[0].name
    for seat in page.shown.seats:
        chip = next(c for c in page.controls.all if c.hint == page.shown.name(seat))
        chip.press()
        assert page.viewer == seat
        own = page.looking.findings.mistakes(seat)
        chosen = [point.at for point in page.shown.turning_points if not point.deal]
        assert not own or set(own) & set(chosen), "an own mistake is among them"
        assert page.shown.said(luck_line(page.shown))
        for point in page.shown.turning_points:
            said, decision = (
                told(page.shown, point),
                page.looking.findings.decisions.get(point.at),
            )
            if said.cost.words.id in CERTAIN:
                assert decision is not None
                assert decision.played.exact
    points = next(c for c in page.controls.all if c.words == "Points")
    points.press()
    assert page.points
    ends = [page.shown.value(len(page.shown.findings.steps), seat) for seat in page.shown.seats]
    standing = page.match.played.match.game.standing(page.match.played.match.state)
    assert ends == list(standing.points or ())


@pytest.mark.parametrize("game", RECORDS)
def test_how_far_a_chance_may_be_off_is_told_where_it_is_not_certain(
    pilot: Pilot, game: str
) -> None:
    page = looked_at(pilot, opened(pilot, match(pilot, game)))
    shown, findings = page.shown, page.looking.findings
    found = set()
    for at, seat in product(findings.course, shown.seats):
        error = findings.prospect(at, seat).error
        assert error == 0 or not findings.expected[at].exact
        parts = [part for part, *_ in _expected(page.course, at, seat)]
        assert parts[1:] == [" " + shown.said(off(error))] * bool(error)
        found.add(bool(error))
    over = findings.expected[findings.course[-1]].exact
    assert found == {True, not over}, "the end is certain"
    page.points = True
    if page.shown.counts:
        page.lay_out()
        assert len(_expected(page.course, 0, 0)) == 1, "of points nothing is known"


def test_a_faint_band_shows_how_far_the_chance_may_be_off(
    pilot: Pilot, reviewed: AnalysisPage
) -> None:
    page = reviewed
    findings, plain = page.looking.findings, page.course.plain
    canvas = pygame.Surface(page.props.screen.rect.size)
    paint_doubt(canvas, page.shown, plain)
    unsure = max(findings.course, key=lambda at: findings.prospect(at, page.viewer).error)
    for at in (unsure, findings.course[-1]):
        prospect = findings.prospect(at, page.viewer)
        inside = -1 if prospect.win > 0.5 else 1
        off = max(3 / plain.rect.height, prospect.error / 2)
        spot = round(plain.x(at)), round(plain.y(100 * (prospect.win + inside * off)))
        assert any(canvas.get_at(spot)[:3]) == (prospect.error > 0)


@pytest.mark.parametrize("game", RECORDS)
def test_what_a_turning_point_cost_says_how_far_that_may_be_off(pilot: Pilot, game: str) -> None:
    page = looked_at(pilot, opened(pilot, match(pilot, game)))
    read = " ".join(said for said, _ in page.read)
    for number, point in enumerate(page.shown.turning_points):
        cost = told(page.shown, point).cost
        assert (cost.words.id in CERTAIN) == (cost.error == 0)
        assert ("±" in page.shown.said(cost.within)) == (cost.error > 0)
        seen = number in page._turning._seen
        assert (page.shown.said(cost.within) in read) == seen
    assert "±" in as_text(page.shown, "A game")


def test_errors_are_left_out_of_a_text_that_is_too_long(
    pilot: Pilot, reviewed: AnalysisPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = as_text(reviewed.shown, "Hollywood!")
    monkeypatch.setattr(words, "MOST", len(long) - 1)
    short = as_text(reviewed.shown, "Hollywood!")
    assert "±" in long
    assert "±" not in short
    assert len(short.splitlines()) == len(long.splitlines())


def test_the_text_is_short_whatever_names_are(pilot: Pilot) -> None:
    found = match(pilot)
    chairs = found.set_up.chairs
    named = [replace(c, name=n * 4) for c, n in zip(chairs, LONG, strict=True)]
    found = replace(found, set_up=replace(found.set_up, chairs=tuple(named)))
    page = looked_at(pilot, opened(pilot, found))
    text = as_text(page.shown, "Hollywood!")
    assert len(text) <= MOST
    assert text.splitlines()[0] == "Hollywood! – How it went"


def test_the_picture_that_is_saved_is_the_page(
    pilot: Pilot, reviewed: AnalysisPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = reviewed
    press = next(c for c in page.controls.all if c.words == "Save picture")
    press.press()
    until = time.monotonic() + _PATIENCE
    while page.taken.told is None:
        assert time.monotonic() < until
        time.sleep(0.005)
        pilot.tick(0.02)
    assert page.taken.told.id == "analysis.saved"
    (file,) = files.pictures().iterdir()
    folders: list[str] = []
    monkeypatch.setattr(webbrowser, "open", folders.append)
    next(c for c in page.controls.all if c.words == "Show folder").press()
    assert folders == [file.parent.as_uri()]
    assert file.name.startswith("hollywood-20")
    saved = pygame.image.load(file)
    assert saved.get_size() == (1920, 1080)
    other = AnalysisPage(
        page.props.at(Screen(1920, 1080)), page.match, page.looking.at_rest(), page.ways
    )
    other.plain = True
    other.resize(Screen(1920, 1080))
    canvas = pygame.Surface((1920, 1080))
    for _ in range(60):
        other._unrolling.update(0.1, known=True)
    other.draw(canvas)
    assert pygame.image.tobytes(saved, "RGB") == pygame.image.tobytes(canvas, "RGB")


def test_without_motion_everything_is_there_at_once(pilot: Pilot) -> None:
    pilot.flow.props.settings.reduced_motion = True
    found = match(pilot, kept=True)
    looked_at(pilot, opened(pilot, found))
    pilot.press(pygame.K_ESCAPE)
    pilot.tick(1.0)
    page = opened(pilot, found)
    for _ in range(4):
        pilot.tick(0.3)
    assert page.resting


def test_where_nobody_can_judge_that_is_said(pilot: Pilot) -> None:
    found = match(pilot, "times_square")
    kit = pilot.flow.game.kit
    vars(kit)["net"] = None
    try:
        pilot.flow.analyses.show(pilot.flow.game, found)
    finally:
        del vars(kit)["net"]
    assert isinstance(pilot.stack.top, Notice)


def test_a_game_without_points_or_pictures_has_such_a_page_too() -> None:
    with toy_program(Settings(language="en")) as (window, flow):
        toy = Pilot(window, flow, random.Random(1))
        found = saves.Kept(toy_set_up(("bot:random", "bot:random"), 3), played())
        page = looked_at(toy, opened(toy, found))
        assert not [each for each in page.controls.all if each.words == "Points"]
        page.draw(pygame.Surface(page.props.screen.rect.size))
