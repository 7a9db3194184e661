"""What is found at the start: matches, settings and bots that can't be had. Nothing is lost."""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hollywood import box, files, known_bots, saves, settings
from hollywood.core.faults import Faults
from hollywood.core.message import Refused, say
from hollywood.core.reader import Written
from hollywood.core.record import BOT, HUMAN, Chair
from hollywood.games import GAMES
from hollywood.games.hollywood.rules.deck import Options
from hollywood.games.hollywood.rules.state import Place
from hollywood.kit import SetUp
from hollywood.known_bots import FOLDER, actors
from hollywood.set_up import save
from hollywood.settings import GameSettings, Settings
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.app.program import _play
from hollywood.ui.app.program import play as play_program
from hollywood.ui.app.scene import Stack
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.window import Window
from hollywood.ui.pages.error_page import ErrorPage
from hollywood.ui.pages.match_draft import remembered
from hollywood.ui.pages.street import Street
from hollywood.ui.pages.title import Title
from hollywood.ui.pages.welcome import Welcome
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table import thinker as thinker_module
from hollywood.ui.table.table import AnyTable
from hollywood.ui.widgets.notice import Notice
from hollywood.ui.widgets.question import Question

from ..harness.hollywood_match import Sketches, chairs
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT

HOME = (Title, Street)  # where the program begins, as it has one game or more
LONG = 20.0  # seconds: nothing here takes so long
BROKEN = "class Bot:\n    def __init__(self):\n        1 / 0\n"


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en", speed="instant"), Sketches(DECK)) as (window, flow):
        yield Pilot(window, flow, random.Random(1))


def kept_match(*who: str) -> str:
    """A match with these players is left, as text."""
    set_up = SetUp(chairs(list(who)), Options(), 5, KIT.name)
    match = KIT.begin(set_up)
    saver = saves.Saver(set_up, KIT)
    saver.keep(match)
    assert saver.wait() is None
    return save(set_up, match, KIT)


def told(pilot: Pilot) -> str:
    """The notice on top."""
    notice = pilot.stack.top
    assert isinstance(notice, Notice)
    return notice.message.id


def test_a_match_with_a_bot_that_is_gone_waits_for_it(pilot: Pilot) -> None:
    text = kept_match(HUMAN, BOT + "mine", BOT + "mine")
    pilot.flow.go_on()
    assert told(pilot) == "notice.no_bot"
    assert saves.file_of(KIT.name).read_text("utf-8") == text


def test_a_bot_that_fails_is_told_before_the_match_begins(pilot: Pilot) -> None:
    text = kept_match(HUMAN, HUMAN, HUMAN)
    file = files.own(FOLDER) / "mine.py"
    files.write_text(file, BROKEN)
    pilot.flow.game = replace(pilot.flow.game, actors=actors(KIT, first=True))
    pilot.flow.begin(SetUp(chairs([HUMAN, BOT + "mine", HUMAN]), Options(), 5, KIT.name))
    assert told(pilot) == "command.bad_bot"
    assert saves.file_of(KIT.name).read_text("utf-8") == text, "the match left is still there"


@pytest.mark.parametrize(
    "text",
    ["while True: ...\n", "class Bot:\n    def __init__(self):\n        while True: ...\n"],
)
def test_a_bot_that_is_never_ready_keeps_nobody_waiting(
    pilot: Pilot, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known_bots, "_PATIENCE", 0.05)
    files.write_text(files.own(FOLDER) / "mine.py", text)
    pilot.flow.game = replace(pilot.flow.game, actors=actors(KIT, first=True))
    pilot.flow.begin(SetUp(chairs([HUMAN, BOT + "mine", HUMAN]), Options(), 5, KIT.name))
    assert told(pilot) == "command.slow_bot"
    for thread in threading.enumerate():
        if thread.name == "guest":
            thread.join(LONG)
            assert not thread.is_alive(), "it burns on"


LOUD = "from pathlib import Path\nPath(__file__).with_suffix('.ran').touch()\nclass Bot: ...\n"


def test_a_bot_is_a_program_that_is_run_only_if_it_is_to_play(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = files.own(FOLDER) / "mine.py"
    files.write_text(file, LOUD)
    if hasattr(os, "mkfifo"):
        os.mkfifo(file.with_name("pipe.py"))
    monkeypatch.setattr(Window, "play", lambda self, stack, sound: stack.close())
    play_program(OpenedGames(GAMES), box.open_sentences())
    known = actors(KIT, first=True)
    assert "mine" in known
    assert not file.with_suffix(".ran").exists()
    known["mine"]()
    assert file.with_suffix(".ran").exists()
    if "pipe" in known:
        with pytest.raises(Faults):
            known["pipe"]()


@pytest.mark.parametrize(
    "text",
    [
        "exit()\n",
        "raise BaseException\n",
        "class Bot:\n    def __init__(self):\n        exit()\n",
        "class E(Exception):\n    def __str__(self):\n        exit()\nraise E\n",
    ],
)
def test_a_bot_does_not_end_the_program(text: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text, "utf-8")
    with pytest.raises(Refused) as refused:
        actors(KIT, [file])["mine"]()
    assert refused.value.reason.id == "command.bad_bot"


def test_who_stops_the_program_while_a_bot_is_read_stops_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("raise KeyboardInterrupt\n", "utf-8")
    with pytest.raises(KeyboardInterrupt):
        actors(KIT, [file])


@pytest.mark.parametrize("home", ["x" * 300, "/dev/null", "/dev/null/" + "x/" * 3000])
def test_a_home_that_cannot_be_is_as_an_empty_one(
    pilot: Pilot, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(files.HOME, home)
    pilot.flow.game = replace(pilot.flow.game, actors=actors(KIT, first=True))
    assert settings.load(KIT.name, GAMES[0].choices) == (Settings(), None)
    Settings().save()
    assert saves.left(KIT) is None
    pilot.flow.begin(SetUp(chairs([HUMAN] * 3), Options(), 5, KIT.name))
    table = pilot.table
    table.make(Place(0))
    files.wait_until_written()
    pilot.tick(0.01)
    assert table.status.warning is not None
    assert table.status.warning.id == "command.cant_write"
    table.saver.done(table.match)


@pytest.mark.parametrize("name", ["MyBot", "2nd", "human", "my-bot"])
def test_a_bot_s_file_whose_name_no_save_could_hold_is_refused(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.py"
    file.write_text("class Bot: ...\n", "utf-8")
    with pytest.raises(Refused) as refused:
        actors(KIT, [file])
    assert refused.value.reason.id == "command.bad_bot_name"


def test_nobody_is_called_human_but_humans() -> None:
    seats = [f"{BOT}{HUMAN} ruby Ada", "human amber Bo", "bot:nobody emerald Cy"]
    draft = remembered(Settings(games={KIT.name: GameSettings(seats)}), KIT)
    assert [seat.who for seat in draft.players[:3]] == ["bot:lead", "human", "bot:lead"]


def test_a_match_of_other_cards_stays_where_it_is(pilot: Pilot) -> None:
    text = kept_match(HUMAN, HUMAN, HUMAN).replace(DECK.fingerprint, "00000000")
    files.write_text(saves.file_of(KIT.name), text)
    pilot.flow.title()
    assert told(pilot) == "notice.other_deck"
    assert saves.file_of(KIT.name).read_text("utf-8") == text


def test_a_match_of_a_game_that_is_not_here_is_named_and_stays(pilot: Pilot) -> None:
    file = files.own("match-chess.yaml")
    files.write_text(file, "game: chess\n")
    _play(Faulty(pilot, Refused(say("player")), 0), pilot.flow, None)  # type: ignore[arg-type]
    notice = pilot.stack.top
    assert isinstance(notice, Notice)
    assert notice.message.id == "notice.unknown_game"
    assert "called chess" in pilot.flow.props.text(notice.message)
    assert file.read_text("utf-8") == "game: chess\n"


def test_no_unreadable_match_takes_the_place_of_another(pilot: Pilot) -> None:
    for number in range(3):
        files.write_text(saves.file_of(KIT.name), f"what is this {number}")
        assert isinstance(saves.left(KIT), Faults)
    kept = sorted(saves.file_of(KIT.name).parent.glob("match-hollywood-unreadable*"))
    assert sorted(file.read_text("utf-8")[-1] for file in kept) == ["0", "1", "2"]


def test_settings_with_a_fault_are_kept_beside_the_new_ones(pilot: Pilot) -> None:
    file = files.own(settings.FILE)
    for text in ('{"speed": "turbo", "muted": true}', "{"):
        files.write_text(file, text)
        assert settings.load(KIT.name, GAMES[0].choices)[1] == file.with_name(settings.BAD)
        assert file.with_name(settings.BAD).read_text("utf-8") == text


def test_settings_may_begin_with_a_mark_of_their_encoding(pilot: Pilot) -> None:
    files.write_text(files.own(settings.FILE), '\ufeff{"speed": "fast"}')
    assert settings.load(KIT.name, GAMES[0].choices) == (Settings(speed="fast"), None)


DEEP = '{"of_tomorrow": ' + "[" * 900 + "]" * 900 + "}"


@pytest.mark.parametrize(
    "text", ['{"seats": ["human ruby \\ud800"]}', '{"of_tomorrow": "\\udfff"}', DEEP]
)
def test_nothing_odd_keeps_settings_from_being_saved(pilot: Pilot, text: str) -> None:
    files.write_text(files.own(settings.FILE), text)
    chosen, faulty = settings.load(KIT.name, GAMES[0].choices)
    assert faulty is not None
    chosen.speed = "fast"
    chosen.save()
    assert settings.load(KIT.name, GAMES[0].choices) == (Settings(speed="fast"), None)


@pytest.mark.parametrize("control", ["\0", "\x1b", "\r", "\x7f", "\ud800"])
def test_a_name_that_no_typeface_shows_keeps_nothing_from_starting(
    pilot: Pilot, control: str
) -> None:
    text = kept_match(HUMAN, HUMAN, HUMAN)
    name = json.dumps(f"A{control}B")
    files.write_text(saves.file_of(KIT.name), text.replace("name: ", f"name: {name}, x: ", 1))
    pilot.flow.title()
    assert told(pilot) == "notice.match"
    files.write_text(files.own(settings.FILE), json.dumps({"seats": [f"human ruby A{control}B"]}))
    assert settings.load(KIT.name, GAMES[0].choices) == (Settings(), files.own(settings.BAD))


class Faulty:
    """A window that fails in a certain way, so many times."""

    def __init__(self, pilot: Pilot, error: Exception, times: int) -> None:
        self.pilot, self.error, self.times = pilot, error, times

    def play(self, *_: object) -> None:
        if self.times:
            self.times -= 1
            raise self.error

    def close(self) -> None:
        pass


def test_what_is_refused_while_playing_is_told_in_one_sentence(pilot: Pilot) -> None:
    kept_match(HUMAN, HUMAN, HUMAN)
    reason = Refused(say("command.bad_bot_name", file="x y.py"))
    _play(Faulty(pilot, reason, 1), pilot.flow, None)  # type: ignore[arg-type]
    assert told(pilot) == "command.bad_bot_name"


def test_an_error_page_that_fails_is_not_shown_again(pilot: Pilot) -> None:
    with pytest.raises(ZeroDivisionError):
        _play(Faulty(pilot, ZeroDivisionError(), 9), pilot.flow, None)  # type: ignore[arg-type]
    assert isinstance(pilot.stack.top, ErrorPage)


THINKS = "class Bot:\n    def think(self, *_):\n        yield\n        "
ODD = "return type('Odd', (), {'__eq__': lambda *_: 1 / 0, '__hash__': None})()"
FAULTS = [
    "1 / 0",
    "exit()",
    "raise SystemExit",
    "raise BaseException",
    "raise KeyboardInterrupt",
    ODD,
]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_s_own_fault_is_told_and_another_takes_its_place(pilot: Pilot, fault: str) -> None:
    """From the thread it thinks on to the sentence, and the match goes on."""
    before, question = stuck(pilot, f"{THINKS}{fault}\n")
    assert question.asked[0].id == "command.bad_bot"
    answer(question, "stuck.another")
    table = pilot.table
    assert table.match is before.match
    assert table.set_up.chairs[0].who == BOT + "lead"
    wait_for(pilot, lambda: bool(table.match.moves))
    table.saver.wait()
    assert "bot:lead" in saves.file_of(KIT.name).read_text("utf-8")


@pytest.mark.parametrize("loop", ["while True: pass", "while True: yield"])
def test_a_bot_without_end_hangs_its_seat_no_more(
    pilot: Pilot, loop: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody is told, may wait on, and may leave the match; the loop is ended then."""
    monkeypatch.setattr(thinker_module, "_DEAF", 0.0)
    before = set(threading.enumerate())  # whoever prepares elsewhere may still be at it
    table, question = stuck(pilot, f"{THINKS}{loop}\n")
    assert question.asked[0].id == "stuck.slow"
    answer(question, "stuck.wait")
    assert pilot.table is table
    assert table.bots.thinking == {0}, "the same thought goes on"
    question = asked(pilot)
    slots = dict(question.asked[0].slots)
    assert slots["player"] == "A"
    assert int(str(slots["seconds"])) >= 20
    new = set(threading.enumerate()) - before
    (thinker,) = (thread for thread in new if thread.name == "thinker")
    answer(question, "pause.leave")
    wait_for(pilot, lambda: isinstance(pilot.stack.top, HOME))
    thinker.join(LONG)
    assert not thinker.is_alive()


def wait_for(pilot: Pilot, happened: Callable[[], bool]) -> None:
    """Let time pass until it has happened."""
    until = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < until, "it never happens"
        pilot.tick(0.05)
        time.sleep(0.001)


def answer(question: Question, id: str) -> None:
    """Press the button with these words."""
    next(press for words, press in question.answers if words.id == id)()


def asked(pilot: Pilot) -> Question:
    """The question that comes after a while."""
    wait_for(pilot, lambda: isinstance(pilot.stack.top, Question))
    assert isinstance(pilot.stack.top, Question)
    return pilot.stack.top


def stuck(pilot: Pilot, text: str) -> tuple[AnyTable, Question]:
    """A table at which a bot of this text is to begin, and what is asked then."""
    file = files.own(FOLDER) / "mine.py"
    files.write_text(file, text)
    pilot.flow.game = replace(pilot.flow.game, actors=actors(KIT, first=True))
    seats = (Chair("A", Written(BOT + "mine")), Chair("B"), Chair("C"))
    colours = [Written(colour.id) for colour in DECK.colours]
    seated = tuple(
        Chair(seat.name, seat.who, colour) for seat, colour in zip(seats, colours, strict=False)
    )
    pilot.flow.begin(SetUp(seated, Options(first_player="seat_1"), 5, KIT.name))
    return pilot.table, asked(pilot)


def test_a_language_asked_for_is_spoken_this_time_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []

    def play(self: Window, stack: Stack, sound: Sound) -> None:
        stack.resize(Screen(1024, 576))
        stack.update(1.0)  # the curtain parts
        assert isinstance(stack.top, (*HOME, Welcome))
        spoken.append(stack.top.props.language)
        stack.close()

    monkeypatch.setenv(files.HOME, str(tmp_path))
    monkeypatch.setattr(Window, "play", play)
    for asked in ("fr", None):
        play_program(OpenedGames(GAMES), box.open_sentences(), asked)
        chosen, _ = settings.load(KIT.name, GAMES[0].choices)
        assert chosen.language is None
    assert spoken[0] == "fr"
    assert spoken[1] != "fr"
