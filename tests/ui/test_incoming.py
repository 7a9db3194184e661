"""Whatever is dropped or pasted leads to the right page or to one sentence; nothing is changed."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from hollywood import files, kept_matches, paths, saves
from hollywood.app import _parsed
from hollywood.settings import Settings
from hollywood.ui.app.pad_flow import PadGone
from hollywood.ui.app.pads import PAD_GONE
from hollywood.ui.app.passage import Passage, fade
from hollywood.ui.app.program import _play
from hollywood.ui.app.scene import Scene
from hollywood.ui.app.window import Window
from hollywood.ui.daily.daily_page import DailyPage
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.pages.street import Street
from hollywood.ui.pages.title import Title
from hollywood.ui.replay.cinema import Cinema
from hollywood.ui.table.curtain import Curtain
from hollywood.ui.table.exits import nowhere
from hollywood.ui.table.table import Table
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.question import Question

from ..harness.folders import ROOT, SAVES
from ..harness.hollywood_match import Sketches
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT
from .test_puzzles import ONE_TURN

pytestmark = pytest.mark.usefixtures("roughly")
FINISHED, UNFINISHED = SAVES / "v1-finished-4.yaml", SAVES / "v1-unfinished-3.yaml"
TIMES_SQUARE = ROOT / "tests/games/times_square/saves/v1-example.yaml"
PAPERBACK = ROOT / "tests/games/paperback/saves/v1-by-hand.yaml"


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en", speed="instant"), Sketches(DECK)) as (window, flow):
        flow.title()
        yield Pilot(window, flow, random.Random(1))


def drop(pilot: Pilot, file: Path) -> None:
    """Let a file fall on the window, and wait until it was looked at."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    pilot.heard()
    pilot.stack.draw(pilot.canvas)
    for _ in range(4):
        pilot.tick(0.1)
    pilot.stack.draw(pilot.canvas)


def told(pilot: Pilot) -> str:
    """What a notice says."""
    notice = pilot.stack.top
    assert isinstance(notice, Notice)
    words = str(pilot.flow.props.text(notice.message))
    pilot.press(pygame.K_RETURN)
    return words


MATCHES = {"hollywood": FINISHED, "times_square": TIMES_SQUARE, "paperback": PAPERBACK}
PUZZLES = {
    "hollywood": "HWP1 3 100118 35 sure 21 dCCBADDDACABAABCCCccDDDBBBAhhcAACBBAC",
    "times_square": ONE_TURN,
    "paperback": "PBP1 en 2 4100000 18 fame 4 29uTihlZmXCcbVcHdF4Eo1jpm86",
}
SHARED = """\
{} daily 18 November 2026
2nd of 4 · 31 points, par 14 (+17)
1 hint
"""


def own() -> dict[Path, bytes]:
    files.wait_until_written()
    every = files.own("x").parent.rglob("*")
    return {each: each.read_bytes() for each in every if each.is_file() and each.suffix != ".json"}


def test_a_finished_match_is_seen_again_from_its_beginning(pilot: Pilot) -> None:
    before = own()
    drop(pilot, FINISHED)
    scene = pilot.stack.top
    assert isinstance(scene, Cinema)
    assert scene.playback.at == 0
    assert own() == before
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.stack.top, Title)


@pytest.mark.parametrize(
    "file", [UNFINISHED, TIMES_SQUARE, PAPERBACK], ids=["hollywood", "times_square", "paperback"]
)
@pytest.mark.parametrize("wish", ["look", "play on", "leave it"])
def test_of_an_unfinished_match_it_is_asked_what_is_wanted(
    pilot: Pilot, wish: str, file: Path
) -> None:
    drop(pilot, file)
    question = pilot.stack.top
    assert isinstance(question, Question)
    drop(pilot, FINISHED)
    assert pilot.stack.top is question, "something is being asked"
    buttons = question.controls.all
    pilot.click(buttons[["look", "play on", "leave it"].index(wish)].rect.center)
    pilot.tick(0.1)
    kind = {"look": Cinema, "play on": Table, "leave it": Title}[wish]
    assert any(isinstance(each, kind) for each in pilot.stack.scenes)


def test_behind_a_curtain_a_file_opens_nothing(pilot: Pilot) -> None:
    """Whoever is called looks first."""
    pilot.flow.menus.quick()
    curtain = Curtain(pilot.flow.props, "Ada", nowhere, nowhere)
    pilot.stack.push(curtain)
    drop(pilot, FINISHED)
    assert pilot.stack.top is curtain


def test_on_the_way_from_one_scene_to_the_next_a_file_opens_nothing(pilot: Pilot) -> None:
    """It would be lost with the way."""
    pilot.flow.props.settings.speed = "normal"
    pilot.flow.title(fade(9.0))
    passage = pilot.stack.top
    assert isinstance(passage, Passage)
    drop(pilot, FINISHED)
    assert pilot.stack.scenes == [passage]


@pytest.mark.parametrize("file", [FINISHED, UNFINISHED])
def test_what_comes_while_a_file_arrives_is_not_taken_away_in_its_place(
    pilot: Pilot, file: Path
) -> None:
    """The pad is torn out in the moment in which the frame is lit."""
    pilot.flow.menus.quick()
    table = pilot.table
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    pilot.heard()
    pygame.event.post(pygame.event.Event(PAD_GONE))
    pilot.heard()
    for _ in range(4):
        pilot.tick(0.1)
    assert isinstance(pilot.stack.top, PadGone)
    pilot.press(pygame.K_RETURN)
    for _ in range(4):
        pilot.tick(0.1)
    assert [type(each) for each in pilot.stack.scenes] == [
        Table,
        Cinema if file is FINISHED else Question,
    ]
    assert pilot.stack.scenes[0] is table


def test_a_match_that_is_played_on_takes_no_other_s_place(pilot: Pilot) -> None:
    saves.file_of(KIT.name).parent.mkdir(exist_ok=True)
    shutil.copy(FINISHED, saves.file_of(KIT.name))
    drop(pilot, UNFINISHED)
    question = pilot.stack.top
    assert isinstance(question, Question)
    pilot.click(question.controls.all[1].rect.center)
    (kept,) = kept_matches.all_kept()
    assert kept.record.read_bytes() == FINISHED.read_bytes()
    table = pilot.table
    assert len(table.match.moves) == UNFINISHED.read_text("utf-8").count("\n- ") - 3


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("move.yaml", UNFINISHED.read_bytes() + b"- place Z\n", ":25: "),
        ("cut.yaml", FINISHED.read_bytes()[:300], ":11: "),
        ("picture.png", b"\x89PNG\r\n\x1a\n\xff\xfe", "not UTF-8"),
        ("noise.bin", random.Random(1).randbytes(5_000_000), "not UTF-8"),
        ("noise.txt", b"la la la " * 600_000, "characters"),
        ("empty.yaml", b"", ""),
        ("list.yaml", b"- 1\n- 2\n", ""),
        ("chess.yaml", b"format: 1\ngame: chess\n", "chess"),
        ("puzzle.txt", b"HWP1 3-100118-35 nonsense", ""),
        ("cards.yaml", b"format: 1\nhollywood:\n  columns: [4]\n", "cards.yaml"),
    ],
)
def test_what_cannot_be_shown_gets_one_sentence(
    pilot: Pilot, tmp_path: Path, name: str, data: bytes, says: str
) -> None:
    before, file = own(), tmp_path / name
    file.write_bytes(data)
    drop(pilot, file)
    words = told(pilot)
    assert says in words
    assert len(words) < 700
    assert isinstance(pilot.stack.top, Title)
    assert own() == before


def test_a_folder_and_a_file_that_vanishes_are_told_too(pilot: Pilot, tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "gone.yaml"):
        drop(pilot, file)
        assert str(file) in told(pilot)


def test_cards_that_are_right_are_said_to_be(pilot: Pilot, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    shutil.copy(paths.data("cards.yaml"), file)
    drop(pilot, file)
    assert "--cards" in told(pilot)


def test_a_text_is_pasted_on_a_page_and_nowhere_else(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for text in ("", "no match: at all"):
        monkeypatch.setattr("pygame.scrap.get_text", lambda text=text: text)
        pilot.press(pygame.K_v, pygame.KMOD_CTRL)
        assert "clipboard" in told(pilot)
    monkeypatch.setattr("pygame.scrap.get_text", lambda: FINISHED.read_text("utf-8"))
    pilot.press(pygame.K_v, pygame.KMOD_CTRL)
    assert isinstance(pilot.stack.top, Cinema)
    pilot.press(pygame.K_v, pygame.KMOD_CTRL)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.stack.top, Title)


@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        (["a.yaml"], "a.yaml"),
        (["--lang", "it", "matches/a"], "matches/a"),
        (["replay", "a.yaml"], "a.yaml"),
        (["--shot", "title", "--state", "a.yaml"], None),
        ([], None),
    ],
)
def test_a_file_on_the_command_line_is_for_the_window(arguments: list[str], file: str) -> None:
    found = _parsed(arguments).file
    assert (None if found is None else str(Path(found))) == (file and str(Path(file)))


class Waiting:
    """A window that is as large as another; nothing is done in it."""

    def __init__(self, window: Window) -> None:
        self.fit = window.fit

    def play(self, *_: object) -> None:
        return

    def close(self) -> None:
        return


def test_a_puzzle_is_opened_with_the_program(tmp_path: Path) -> None:
    """What was there before it, the street, is seen on the way: it is laid out by then."""
    file = tmp_path / "puzzle.txt"
    file.write_text(f"{ONE_TURN}\n", "utf-8")
    with program(Settings(language="en", speed="normal"), Sketches(DECK)) as (window, flow):
        flow.stack._screen = None  # nothing was ever laid out, as when the program starts
        _play(Waiting(window), flow, None, file)  # type: ignore[arg-type]
        assert flow.stack.top is not None
        assert not isinstance(flow.stack.top, ErrorPage)


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        (UNFINISHED, Question),
        (TIMES_SQUARE, Question),
        (FINISHED, Cinema),
        (ROOT / "README.md", Notice),
        (ROOT / "nothing.yaml", Notice),
    ],
    ids=lambda each: each.stem if isinstance(each, Path) else each.__name__,
)
def test_what_is_opened_with_the_program_stays_once_its_curtain_has_parted(
    file: Path, kind: type[Scene]
) -> None:
    """Not on the very first start: there is a card instead of a curtain."""
    chosen = Settings(language="en", speed="normal", welcomed=True)
    with program(chosen, Sketches(DECK)) as (window, flow):
        _play(Waiting(window), flow, None, file)  # type: ignore[arg-type]
        pilot = Pilot(window, flow, random.Random(1))
        for _ in range(30):
            pilot.tick(0.1)
        assert isinstance(pilot.stack.top, kind)


@pytest.fixture
def visitor() -> Iterator[Callable[[str, bool], Pilot]]:
    """Somebody on the street at the house of a game, or at its table."""
    with ExitStack() as doors:

        def come(game: str, plays: bool) -> Pilot:
            chosen = Settings(language="en", game=game, welcomed=True, speed="instant")
            window, flow = doors.enter_context(program(chosen))
            pilot = Pilot(window, flow, random.Random(1))
            flow.menus.quick() if plays else flow.street()
            look(pilot)
            return pilot

        yield come


def look(pilot: Pilot) -> None:
    """Whatever is there is seen, also in a window that is laid out anew."""
    for _ in range(6):
        pilot.tick(0.3)
        pilot.stack.draw(pilot.canvas)
    pilot.stack.resize(pilot.flow.props.screen)
    pilot.stack.draw(pilot.canvas)


@pytest.mark.parametrize("plays", [False, True], ids=["street", "table"])
@pytest.mark.parametrize(
    ("here", "there"),
    [("hollywood", "paperback"), ("paperback", "times_square"), ("times_square", "hollywood")],
)
def test_what_comes_in_may_be_of_any_game(
    visitor: Callable[[str, bool], Pilot], tmp_path: Path, here: str, there: str, plays: bool
) -> None:
    """Given on the command line or dropped, a match of another game ended the program."""
    for text in (MATCHES[there].read_text("utf-8"), PUZZLES[there]):
        pilot, file = visitor(here, plays), tmp_path / "dropped.txt"
        file.write_text(text, "utf-8")
        drop(pilot, file)
        if isinstance(pilot.stack.top, Question):
            pilot.click(pilot.stack.top.controls.all[0].rect.center)
        look(pilot)
        assert pilot.flow.game.kit.name == there
        assert isinstance(pilot.stack.top, Cinema | Table)
        pilot.press(pygame.K_ESCAPE)
        look(pilot)


def test_a_day_of_another_game_is_held_beside_ones_own(
    visitor: Callable[[str, bool], Pilot], tmp_path: Path
) -> None:
    pilot, file = visitor("hollywood", True), tmp_path / "shared.txt"
    file.write_text(SHARED.format("Paperback"), "utf-8")
    drop(pilot, file)
    look(pilot)
    assert isinstance(pilot.stack.top, DailyPage)
    pilot.press(pygame.K_ESCAPE)
    look(pilot)
    assert isinstance(pilot.stack.top, Street)
