"""The page of a career: its leaves are right, it leaves as files and comes back from them."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice, product
from typing import Any

import pygame
import pytest

from hollywood import career, files, kept_matches
from hollywood.career import BEFORE, Entry, Reviewed
from hollywood.career_totals import Appearance, played_by, reviewed
from hollywood.core.catalogue import LANGUAGES, Language
from hollywood.core.message import say
from hollywood.settings import Settings
from hollywood.ui.app.data_flow import DataFlow
from hollywood.ui.app.screen import SMALLEST, Screen
from hollywood.ui.career.career_page import _CONTENT, LEAVES, CareerPage
from hollywood.ui.career.matches import MatchControl, Matches
from hollywood.ui.career.sheets import Forget
from hollywood.ui.puzzle.puzzle_page import PuzzlePage
from hollywood.ui.tools.sample_career import sample_career
from hollywood.ui.widgets.controls import Field
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.question import Question

from ..harness.career_pages import sampled
from ..harness.folders import SAVES
from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK

pytestmark = pytest.mark.usefixtures("roughly")


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="it"), Sketches(DECK)) as (window, flow):
        flow.title()
        yield Pilot(window, flow, random.Random(1))


def remember(*entries: Entry) -> None:
    for entry in entries:
        career.add(entry)


def page_of(pilot: Pilot, leaf: int = 0) -> CareerPage:
    if not isinstance(pilot.stack.top, CareerPage):
        pilot.flow.careers.show(leaf)
    page = pilot.stack.top
    assert isinstance(page, CareerPage)
    return page


def press(pilot: Pilot, words: str) -> None:
    """The button of these words on whatever is on top."""
    scene = pilot.stack.top
    control = next(each for each in scene.controls.all if each.words == words)  # type: ignore
    assert control.enabled
    control.press()


def leaves(pilot: Pilot) -> list[bytes]:
    """What every leaf looks like."""
    page, found = page_of(pilot), []
    for leaf in range(len(LEAVES)):
        page._turn_to(leaf)
        canvas = pygame.Surface(page.props.screen.rect.size)
        page.draw(canvas)
        found.append(pygame.image.tobytes(canvas, "RGB"))
    return found


def test_what_was_exported_and_forgotten_comes_back_as_it_was(pilot: Pilot) -> None:
    mine = sampled(30).entries[:12]
    (other,) = islice(sample_career(pilot.flow.games.first("times_square").kit, 1), 1)
    remember(*mine, other)
    before = leaves(pilot)
    press(pilot, "Esporta")
    press(pilot, "Dimentica")
    sheet = pilot.stack.top
    assert isinstance(sheet, Forget)
    field = next(each for each in sheet.controls.all if isinstance(each, Field))
    forget = [each for each in sheet.controls.all if not isinstance(each, Field)][:2]
    field.type("dimentic")
    assert not any(each.enabled for each in forget)
    next(each for each in sheet.controls.all if isinstance(each, Field)).type("a")
    press(pilot, "Dimentica Hollywood!")
    assert [each.id for each in career.read_career().entries] == [other.id]
    assert len(career.from_text(files.own(BEFORE).read_text("utf-8")).entries) == 13
    press(pilot, "Importa")
    (exported,) = files.document("x").parent.glob("hollywood-career*.json")
    press(pilot, exported.name)
    assert isinstance(pilot.stack.top, Notice)
    pilot.press(pygame.K_RETURN)
    assert [each.id for each in career.read_career().entries] == sorted(
        [*(each.id for each in mine), other.id],
        key=lambda id: next(e.ended for e in (*mine, other) if e.id == id),
    )
    assert leaves(pilot) == before


def test_a_career_that_is_dropped_is_taken_in_once(pilot: Pilot) -> None:
    remember(*sampled(30).entries[:3])
    page = page_of(pilot)
    file = files.own("elsewhere.json")
    lines = [json.loads(line) for line in files.own(career.FILE).read_text("utf-8").splitlines()]
    file.write_text(json.dumps([*lines, {**lines[0], "id": "new", "seats": lines[0]["seats"]}]))
    for count in (4, 4):
        pilot.flow.incoming.take(file)
        assert isinstance(pilot.stack.top, Notice)
        pilot.stack.pop()
        assert len(career.read_career().entries) == len(page.career.entries) == count


def test_forgetting_everything_leaves_a_page_that_can_import(pilot: Pilot) -> None:
    remember(*sampled(30).entries[:3])
    page = page_of(pilot)
    press(pilot, "Dimentica")
    sheet = pilot.stack.top
    assert isinstance(sheet, Forget)
    next(each for each in sheet.controls.all if isinstance(each, Field)).type("DIMENTICA")
    press(pilot, "Dimentica tutti")
    assert pilot.stack.top is page
    assert career.read_career() == career.Career([])
    press(pilot, "Importa")
    press(pilot, BEFORE)
    assert len(page.career.entries) == 3


def test_settings_forget_all_that_is_kept(pilot: Pilot) -> None:
    remember(*sampled(30).entries[:3])
    kept_matches.keep(kept_matches.finished("hollywood", "a: 1"), "a: 1")
    pilot.flow.settings()
    page = pilot.stack.top
    DataFlow(pilot.flow).presses["forget"]()
    sheet = pilot.stack.top
    assert isinstance(sheet, Forget)
    next(each for each in sheet.controls.all if isinstance(each, Field)).type("dimentica")
    press(pilot, "Dimentica Hollywood!")
    assert pilot.stack.top is page
    assert career.read_career() == career.Career([])
    assert kept_matches.all_kept() == []


def test_the_weakest_theme_leads_to_its_puzzles(pilot: Pilot) -> None:
    remember(*sampled(30).entries)
    page = page_of(pilot, LEAVES.index("craft"))
    button = next(each for each in page.controls.all if each.words.startswith("Allenati"))
    button.press()
    puzzles = pilot.stack.top
    assert isinstance(puzzles, PuzzlePage)
    (theme,) = puzzles.filter.themes
    assert button.words.endswith(pilot.flow.props.text(say(f"hollywood.theme.{theme}")))


def test_what_plots_show_is_told_to_whoever_listens(pilot: Pilot) -> None:
    remember(*sampled(30).entries)
    page = page_of(pilot, LEAVES.index("craft"))
    (dots,) = (words for words in page.aloud.reading if words.startswith("Vinte"))
    won, of, *_ = map(int, re.findall(r"\d+", dots))
    shown = reviewed(played_by(page._people[0], page.career.entries))
    assert (won, of) == (sum(each.own.place == 1 for each, _ in shown), len(shown))
    page._turn_to(LEAVES.index("overview"))
    (points,) = (words for words in page.aloud.reading if words.startswith("L’ultima in fondo"))
    assert [int(each) for each in re.findall(r"\d+", points)] == [
        each.own.points for each in played_by(page._people[0], page.career.entries)[-50:]
    ]
    assert any(words.endswith("% vinte") for words in page.aloud.reading)


def test_a_picture_of_a_leaf_can_be_saved(pilot: Pilot) -> None:
    remember(*sampled(30).entries)
    page = page_of(pilot)
    press(pilot, "Salva immagine")
    for _ in range(400):
        pilot.tick(0.01)
        if page.taken.file is not None:
            break
        pygame.time.wait(5)
    assert page.taken.file is not None
    saved = pygame.image.load(page.taken.file)
    assert saved.get_size() == (1920, 1080)
    assert "hollywood-career" in page.taken.file.name


def test_matches_are_sorted_by_what_is_pressed_and_found_by_a_name(pilot: Pilot) -> None:
    remember(*sampled(30).entries[:12])
    page = page_of(pilot, LEAVES.index("matches"))

    def shown() -> list[Appearance]:
        assert isinstance(page._shown, Matches)
        return page._shown._shown

    newest = shown()
    assert [each.entry.ended for each in newest] == sorted(
        (each.entry.ended for each in newest), reverse=True
    )
    press(pilot, "Risultato")
    places = [each.own.place for each in shown()]
    assert places == sorted(places)
    press(pilot, "Risultato ↑")
    assert [each.own.place for each in shown()] == sorted(places, reverse=True)
    field = next(each for each in page.controls.all if isinstance(each, Field))
    field.type("hOARD")
    found = shown()
    assert 0 < len(found) < len(newest)
    assert all("Hoarder" in {other.name for other in each.others} for each in found)


def test_a_match_is_pinned_by_a_key_at_its_buttons(pilot: Pilot) -> None:
    text = (SAVES / "v1-finished-4.yaml").read_text("utf-8")
    match = sampled(30).entries[0]
    id = "hollywood-20260101-120000-11111111"
    kept_matches.keep(id, text)
    remember(replace(match, id=id))
    page = page_of(pilot, LEAVES.index("matches"))
    for pinned in (True, False):
        page.controls.focus = next(e for e in page.controls.all if isinstance(e, MatchControl))
        pilot.tick(1.0)
        pilot.press(pygame.K_p)
        assert kept_matches.note(kept_matches.record_of(id)).pinned == pinned
    page.controls.focus = next(each for each in page.controls.all if isinstance(each, Field))
    pilot.press(pygame.K_2)
    assert LEAVES[page._leaf] == "matches", "a figure in the field is a letter"


def test_a_match_is_deleted_by_a_key_once_it_was_asked(pilot: Pilot) -> None:
    """Its moves are gone; what it came to is still counted."""
    text = (SAVES / "v1-finished-4.yaml").read_text("utf-8")
    id = "hollywood-20260101-120000-11111111"
    kept_matches.keep(id, text)
    remember(replace(sampled(30).entries[0], id=id))
    page = page_of(pilot, LEAVES.index("matches"))
    rows = len(page._shown._shown) if isinstance(page._shown, Matches) else 0
    for answer, there in (("Annulla", True), ("Elimina", False)):
        page.controls.focus = next(e for e in page.controls.all if isinstance(e, MatchControl))
        pilot.tick(1.0)
        pilot.press(pygame.K_DELETE)
        question = pilot.stack.top
        assert isinstance(question, Question)
        press(pilot, answer)
        assert pilot.stack.top is page
        assert files.exists(kept_matches.record_of(id)) == there
    assert not any(isinstance(each, MatchControl) for each in page.controls.all)
    assert isinstance(page._shown, Matches)
    assert len(page._shown._shown) == rows


@pytest.mark.parametrize("size", [100, 200])
def test_what_can_be_done_with_a_match_has_a_button_for_the_mouse_and_a_pad(size: int) -> None:
    with program(Settings(language="fr", text_size=size), Sketches(DECK)) as (window, flow):
        flow.title()
        pilot = Pilot(window, flow, random.Random(1))
        id = "hollywood-20260101-120000-11111111"
        kept_matches.keep(id, (SAVES / "v1-finished-4.yaml").read_text("utf-8"))
        remember(replace(sampled(30).entries[0], id=id))
        page = page_of(pilot, LEAVES.index("matches"))
        buttons = [each for each in page.controls.all if isinstance(each, MatchControl)]
        names = ["Regarder", "Le film de la partie", "Épingler", "Supprimer"]
        assert [each.name for each in buttons] == [each.hint for each in buttons] == names
        assert min(min(each.rect.size) for each in buttons) >= page.px(32)
        assert page.typesetter.screen.text > 1.2 or size == 100
        page.controls.focus, page.controls.by_keys = buttons[0], True
        for _ in names[1:]:
            pilot.do("right")
        assert page.controls.focus is not None
        assert page.controls.focus.name == "Supprimer"
        pilot.click(page.controls.focus.rect.center)
        assert isinstance(pilot.stack.top, Question)


@pytest.mark.parametrize(
    ("game", "counts", "late"),
    [
        ("hollywood", True, "a fine round"),
        ("times_square", False, "a fine giro"),
        ("paperback", True, "a fine partita"),
    ],
)
def test_what_a_game_has_not_is_not_told_of(
    pilot: Pilot, game: str, counts: bool, late: str
) -> None:
    opened = pilot.flow.games.first(game)
    pilot.flow.turn_to(opened)
    remember(*sample_career(opened.kit, 6))
    page = page_of(pilot, LEAVES.index("rivals"))
    assert ("differenza" in dict(page.read)) == counts
    page._turn_to(LEAVES.index("craft"))
    assert late in dict(page.read)


@pytest.mark.parametrize(
    ("thought", "told"),
    [(0, "0 min"), (59, "0 min"), (150, "2 min"), (3599, "59 min"), (5400, "1,5 h")],
)
def test_minutes_are_told_until_there_is_an_hour(pilot: Pilot, thought: int, told: str) -> None:
    opened = pilot.flow.games.first("times_square")
    pilot.flow.turn_to(opened)
    remember(*(replace(entry, thought=thought) for entry in sample_career(opened.kit, 1)))
    read = [words for words, _ in page_of(pilot).read]
    assert read.count(told) >= 1
    assert not any(re.fullmatch("0,0.*|−0.*", words) for words in read)


@pytest.mark.parametrize("game", ["hollywood", "times_square", "paperback"])
def test_craft_tells_of_what_was_done_and_of_nothing_else(pilot: Pilot, game: str) -> None:
    opened = pilot.flow.games.first(game)
    pilot.flow.turn_to(opened)
    remember(*sample_career(opened.kit, 6))
    page, read = page_of(pilot, LEAVES.index("craft")), list[str]()
    for _ in range(3):
        read += [words for words, _ in page.read]
        page._paging.turn(1)
    assert "In una partita" in read
    assert read[read.index("In una partita") + 1].islower(), "what was counted"
    assert not any("(count)" in words or "{" in words for words in read)
    assert pilot.flow.props.text(say("career.empty")) not in read


def test_faces_of_many_rivals_stay_in_their_column(pilot: Pilot) -> None:
    opened = pilot.flow.games.first("paperback")
    pilot.flow.turn_to(opened)
    remember(*sample_career(opened.kit, 12))
    page = page_of(pilot, LEAVES.index("matches"))
    leaf = page._shown
    assert isinstance(leaf, Matches)
    lines = [place for _, place in page.words]
    faces = [place for _, place in leaf._pictures]
    assert len(faces) > 20
    assert [face for face in faces if face.collidelist(lines) >= 0] == []


@pytest.mark.parametrize("size", [SMALLEST, (1280, 720)])
@pytest.mark.parametrize("game", ["paperback", "times_square"])
def test_a_career_is_read_in_large_words(pilot: Pilot, game: str, size: tuple[int, int]) -> None:
    """Also where there are many filters."""
    opened = pilot.flow.games.first(game)
    pilot.flow.turn_to(opened)
    remember(*sample_career(opened.kit, 12))
    for leaf, language, text in product(LEAVES, LANGUAGES, (1.0, 2.0)):
        page = page_of(pilot, LEAVES.index(leaf))
        page.props.settings.language = language
        page.resize(Screen(*size, text))
        assert page.holds(page.controls.all), (leaf, language, text)
        assert page.typesetter.screen.text >= min(text, 1.5), (leaf, language, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["hollywood", "times_square", "paperback"])
def test_an_empty_album_says_what_comes_into_it(
    pilot: Pilot, game: str, language: Language
) -> None:
    opened = pilot.flow.games.first(game)
    pilot.flow.props.settings.language = language
    pilot.flow.turn_to(opened)
    nothing = {"movies": [], "books": [], "best": ""}
    remember(*(_all_did(entry, nothing) for entry in sample_career(opened.kit, 2)))
    page = page_of(pilot, LEAVES.index("album"))
    words = pilot.flow.props.text(say(f"{game}.album.empty"))
    for size, text in product((SMALLEST, (1280, 720)), (1.0, 2.0)):
        page.resize(Screen(*size, text))
        assert page.at(*_CONTENT).contains(dict(page.read)[words])


def _all_did(entry: Entry, did: Mapping[str, Any]) -> Entry:
    """The same match; this is what everybody has done, and nobody has won."""
    known = {"turns": 9, "totals": []}
    seats = [replace(seat, did={**known, **did}) for seat in entry.seats]
    return replace(entry, seats=tuple(seats))


@pytest.mark.parametrize(
    ("review", "id"),
    [(None, "career.not_looked_at"), (Reviewed(0.3, 6, 0.1), "career.no_theme")],
)
def test_a_match_is_asked_for_until_one_was_looked_at(
    pilot: Pilot, review: Reviewed | None, id: str
) -> None:
    """Mistakes may be about no theme."""
    (match,) = sample_career(pilot.flow.games.first("hollywood").kit, 1)
    seats = tuple(replace(seat, review=review) for seat in match.seats)
    remember(replace(match, seats=seats))
    read = [words for words, _ in page_of(pilot, LEAVES.index("craft")).read]
    title = pilot.flow.props.text(say("career.costs_most"))
    assert read[read.index(title) + 1] == pilot.flow.props.text(say(id))
