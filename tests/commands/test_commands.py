"""The command line, as a user meets it."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from hollywood import box, daily, files, paths, settings
from hollywood.app import main
from hollywood.core.message import Message
from hollywood.ui.draw import surfaces
from hollywood.ui.tools import cold_cards

from ..harness.folders import ROOT, SAVES


def test_check_of_the_box_finds_nothing(run: Any) -> None:
    code, out, err = run("check")
    assert (code, err) == (0, "")
    assert "no faults" in out


def test_check_of_the_box_reads_its_pars(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "par_hollywood.txt"
    file.write_text("2026-11-19\n13 31\nsomething\n", "utf-8")
    data = paths.data
    monkeypatch.setattr(paths, "data", lambda name: file if name == file.name else data(name))
    daily.shipped_pars.cache_clear()
    code, out, _ = run("check")
    daily.shipped_pars.cache_clear()
    assert code == 1
    assert out.startswith(f"{file}:3")


def test_check_prints_every_fault_with_its_line(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    text = paths.data("cards.yaml").read_text("utf-8")
    file.write_text(text.replace("stars: 1}", "stars: one}").replace("award: true", "award: yes"))
    code, out, _ = run("check", str(file))
    assert code == 1
    assert len(out.splitlines()) == 7
    for line in out.splitlines():
        place, number, _ = line.removeprefix(str(file)).split(":", 2)
        assert place == ""
        assert "stars: one" in line or int(number) > 0


def test_check_answers_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for language in ("en", "it", "fr"):
        assert main(["check", "nowhere.yaml", "--lang", language]) == 1
        told.add(capsys.readouterr().out)
    assert len(told) == 3


def test_cards_lists_every_card(run: Any) -> None:
    cards = json.loads(run("cards", "--json")[1])
    by_id = {card["id"]: card for card in cards}
    assert len(by_id) == len(cards) == 64
    house = {"id": "horror_house", "kind": "film", "genre": "horror", "award": True, "stars": 0}
    assert by_id["horror_house"] == house
    assert by_id["star_vivienne"]["stars"] == 3
    assert by_id["clap_ruby"]["kind"] == "clap"
    assert len(run("cards")[1].splitlines()) == 64


def test_replay_prints_one_object(run: Any) -> None:
    code, out, _ = run("replay", str(SAVES / "v1-finished-4.yaml"), "--json")
    assert code == 0
    assert json.loads(out) == json.loads((SAVES / "v1-finished-4.json").read_text("utf-8"))


def test_replay_tells_the_match_in_words(run: Any) -> None:
    _, out, _ = run("replay", str(SAVES / "v1-finished-4.yaml"))
    assert "Ada places a reel in" in out
    assert out.splitlines()[-4].startswith("Ada: ")


def test_replay_refuses_an_illegal_line_by_file_and_line(run: Any, tmp_path: Path) -> None:
    text = (SAVES / "v1-unfinished-3.yaml").read_text("utf-8") + "- place E\n"
    file = tmp_path / "match.yaml"
    file.write_text(text, "utf-8")
    code, out, err = run("replay", str(file), "--json")
    assert (code, out) == (1, "")
    assert err == f"{file}:{len(text.splitlines())}: There is no column E.\n"


def simulate(run: Any, *words: str) -> Any:
    seats = ["--seats", "random,random,greedy", "--games", "20", "--seed", "3", "--json"]
    return run("simulate", "hollywood", *seats, *words)


def test_simulate_is_the_same_for_the_same_seed(run: Any) -> None:
    first, second = (json.loads(simulate(run)[1]) for _ in range(2))
    timed = ("moves_per_second", "games_per_second")
    assert {k: v for k, v in first.items() if k not in timed} == {
        k: v for k, v in second.items() if k not in timed
    }
    assert [seat["bot"] for seat in first["seats"]] == ["random", "random", "greedy"]
    assert sum(seat["wins"] for seat in first["seats"]) == pytest.approx(20, abs=0.01)


def test_simulate_writes_records_that_replay(run: Any, tmp_path: Path) -> None:
    code, out, _ = simulate(run, "--records", str(tmp_path / "new" / "folder"))
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert (code, len(files)) == (0, 20)
    points = [json.loads(run("replay", str(file), "--json")[1])["scores"][0] for file in files]
    assert json.loads(out)["seats"][0]["mean"] == pytest.approx(sum(points) / 20)


def test_simulate_takes_presets_and_options(run: Any, tmp_path: Path) -> None:
    words = ("--preset", "prototype", "--option", "advanced=on", "--records", str(tmp_path))
    assert simulate(run, *words)[0] == 0
    text = next(tmp_path.iterdir()).read_text("utf-8")
    assert "claim_order: bottom_first" in text
    assert "advanced: 'on'" in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "random,random"], "3 to 4 players"),
        (["--seats", "random,random,human"], "no bot “human”"),
        (["--preset", "chess"], "no preset “chess”"),
        (["--option", "advanced"], "not an option"),
        (["--option", "advanced=maybe"], "advanced must be one of off, on"),
        (["--option", "advance=on"], "did you mean advanced"),
        (["--option", "ratings=odd"], "no star ratings called odd"),
        (["--records", "/proc/nowhere"], "can’t be written"),
    ],
)
def test_simulate_refuses_in_one_sentence(run: Any, words: list[str], told: str) -> None:
    code, out, err = simulate(run, *words)
    assert (code, out) == (1, "")
    assert told in err
    assert len(err.splitlines()) == 1


def test_bench_prints_figures(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hollywood.commands.bench._LOOP", 1000)
    monkeypatch.setattr("hollywood.commands.bench._WINDOWS", 1)
    monkeypatch.setattr("hollywood.commands.bench._THINGS", 10)
    drawn = cold_cards._drawn
    monkeypatch.setattr(
        cold_cards, "_drawn", lambda art, id: drawn(art, id) if id == min(art.cards) else 0.0
    )
    figures = json.loads(run("bench", "--seconds", "0.05", "--json")[1])
    names = ["calibration_loops", "play_out_moves", "play_out_matches", "play", "copies", "worlds"]
    assert all(figures[name] > 0 for name in [*names, "card_cold_worst_ms"])
    monkeypatch.setattr(cold_cards, "cold_cards", lambda art: {"card_cold_ms": 1.0})
    out = run("bench", "--seconds", "0.01")[1]
    assert "play_out_moves" in out
    assert "card_cold_ms" in out


def test_a_deck_of_one_s_own_is_played_with(run: Any, tmp_path: Path) -> None:
    mine = tmp_path / "mine.yaml"
    text = paths.data("cards.yaml").read_text("utf-8").replace("horror_house", "horror_shack")
    mine.write_text(text, "utf-8")
    assert "horror_shack" in run("--cards", str(mine), "cards")[1]
    assert "horror_shack" in run("cards", "--cards", str(mine))[1]
    code, _, err = run("replay", str(SAVES / "v1-finished-4.yaml"), "--cards", str(mine))
    assert code == 1
    assert "other cards" in err


@pytest.mark.parametrize(
    "words",
    [
        ["--frobnicate"],
        ["frobnicate"],
        ["replay"],
        *(["bench", f"--seconds={value}"] for value in ("much", "nan", "0", "-1", "inf")),
        *(["--size", value] for value in ("63x64", "7681x64", "64x4321", "64", "²x64")),
    ],
)
def test_misuse_gets_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("start", [["-m", "hollywood"], ["main.py"]])
def test_both_ways_to_start_it(start: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *start, "cards"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "star_vivienne" in done.stdout


def test_a_reader_who_leaves_early_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "hollywood", "replay", str(SAVES / "v1-finished-4.yaml")],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.wait(30) == 0
    assert process.stderr.read() == b""
    process.stderr.close()


def python(*words: str, home: Path, **given: Any) -> subprocess.Popen[str]:
    """The program in a process of its own; what it complains of is kept."""
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    given = {"cwd": ROOT, "stderr": subprocess.PIPE, "text": True, **given}
    given["env"] = usual | {files.HOME: str(home)} | given.get("env", {})
    command = [sys.executable, "-m", "hollywood", "--lang", "en", *words]
    return subprocess.Popen(command, **given)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
@pytest.mark.parametrize(
    "words", [["cards"], ["--version"], ["--shot", "list"], ["--lang", "it", "cards"]]
)
def test_a_full_device_gets_one_sentence(words: list[str], tmp_path: Path) -> None:
    with (
        Path("/dev/full").open("w") as full,
        python(*words, home=tmp_path, stdout=full) as process,
    ):
        told = process.communicate(timeout=60)[1]
    assert process.returncode == 1
    assert len(told.splitlines()) == 1
    assert ("permette" if "it" in words else "allow it") in told


def heed_ctrl_c() -> None:
    """Shells start what goes on in the background with the signal ignored, and it is inherited."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


SHOWS = """
from pathlib import Path


class Bot:
    def think(self, game, seat, moves, world, rng):
        Path(__file__).with_suffix(".thinks").touch()
        yield
        return moves[0]
"""
ARENA = ["arena", "--seats", "shows,lead,random", "--games", "9999", "--processes", "2"]


@pytest.mark.skipif(os.name != "posix", reason="groups of processes")
@pytest.mark.parametrize(
    ("words", "is_busy"),
    [([*ARENA], "bots/shows.thinks"), ([], settings.BAD)],  # the last it moves while it starts
)
def test_who_is_stopped_says_nothing(words: list[str], is_busy: str, tmp_path: Path) -> None:
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "shows.py").write_text(SHOWS, "utf-8")
    (tmp_path / settings.FILE).write_text("{", "utf-8")
    nowhere = subprocess.DEVNULL
    given: Any = {"stdout": nowhere, "start_new_session": True, "preexec_fn": heed_ctrl_c}
    with python(*words, home=tmp_path, **given) as process:
        try:
            while not (tmp_path / is_busy).exists() and process.poll() is None:
                time.sleep(0.01)
            os.killpg(process.pid, signal.SIGINT)
            told = process.communicate(timeout=60)[1]
        finally:  # else the test would wait for it for ever
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    # a shell calls both 130; Python ends itself the other way if it was just making a dataclass
    assert process.returncode in (130, -signal.SIGINT)
    assert told == ""


@pytest.mark.skipif(os.name != "posix", reason="groups of processes")
@pytest.mark.parametrize("stop", [os.kill, os.killpg])
def test_an_arena_is_stopped_even_in_a_bot_s_endless_loop(tmp_path: Path, stop: Any) -> None:
    """By Ctrl-C, which all of its processes hear, and by a signal that only the first one gets."""
    begun, file = tmp_path / "begun", tmp_path / "mine.py"
    loop = f"        open({str(begun)!r}, 'w').close()\n        while True: pass\n        yield\n"
    file.write_text(f"class Bot:\n    def think(self, *_):\n{loop}", "utf-8")
    words = ("arena", "--seats", "mine,mine,random", "--games", "9", "--bot", str(file))
    given: Any = {"start_new_session": True, "preexec_fn": heed_ctrl_c}
    with python(*words, "--processes", "2", home=tmp_path, **given) as process:
        try:
            until = time.monotonic() + 60
            while not begun.exists() and time.monotonic() < until:
                time.sleep(0.01)
            stop(process.pid, signal.SIGINT)
            told = process.communicate(timeout=60)[1]  # its processes hold the pipe, too
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, told) == (130, "")


PRINTS = """
import sys

print("read")


class Bot:
    def __init__(self):
        print("made")

    def think(self, game, seat, moves, world, rng):
        print("thinks")
        sys.stdout.write("{}")
        yield
        return moves[0]
"""


@pytest.mark.parametrize("command", [["arena", "--processes", "1"], ["arena"], ["simulate"]])
def test_what_a_bot_prints_is_not_the_answer(
    command: list[str], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(PRINTS, "utf-8")
    words = ["--bot", str(file), "--seats", "mine,random,greedy", "--games", "6", "--json"]
    assert main([*command, *words]) == 0
    out, err = capfd.readouterr()
    assert "mine" in json.dumps(json.loads(out))
    assert "thinks" in err


def test_a_driver_that_is_none_gets_one_sentence(tmp_path: Path) -> None:
    with python(home=tmp_path, env={"SDL_VIDEODRIVER": "nosuch"}) as process:
        told = process.communicate(timeout=60)[1]
    assert (process.returncode, len(told.splitlines())) == (1, 1)
    assert "Can’t open a window" in told


@pytest.mark.parametrize("text", [None, "a: [", "a: {en: b}"])
def test_without_its_words_the_program_still_says_why(
    run: Any, text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "messages.yaml"
    if text is not None:
        file.write_text(text, "utf-8")
    box.open_sentences.cache_clear()
    monkeypatch.setattr("hollywood.paths.data", lambda name: tmp_path / name)
    code, out, err = run("cards")
    assert (code, out) == (1, "")
    assert err.startswith(str(file))
    assert err.endswith("the program’s texts can’t be read; please reinstall it.\n")


def test_an_arena_has_no_more_processes_than_deals(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    class Process(multiprocessing.Process):
        def start(self) -> None:
            super().start()
            begun.append(self.pid or 0)

    monkeypatch.setattr("hollywood.processes.Process", Process)
    words = ("--seats", "random,random,greedy", "--games", "6", "--processes", "5000")
    assert run("arena", *words)[0] == 0
    assert len(begun) == 2


def test_a_bot_that_fails_in_another_process_is_told(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "class Bot:\n    def think(self, *_):\n        yield\n        exit()\n", "utf-8"
    )
    words = ("--seats", "mine,random,greedy", "--games", "6", "--bot", str(file))
    code, _, err = run("arena", *words)
    assert code == 1
    assert f"{file}:4 is not a working bot: SystemExit" in err


@pytest.mark.parametrize(
    ("value", "language"), [("it_IT.UTF-8", "it"), ("fr_CA", "fr"), ("C", "en"), ("de_DE", "en")]
)
def test_the_language_follows_the_system(
    value: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", value)
    main(["check"])
    words = {"en": "no faults", "it": "nessun errore", "fr": "aucune erreur"}
    assert words[language] in capsys.readouterr().out


def typed(run: Any, monkeypatch: pytest.MonkeyPatch, *lines: str, seats: str) -> str:
    """What the terminal shows while these lines are typed, then nothing more."""
    waiting = iter(lines)

    def read(prompt: str) -> str:
        line = next(waiting, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)
    code, out, err = run("play", "--seed", "5", "--names", "Ada", "--seats", seats)
    assert (code, err) == (0, "")
    return str(out)


def test_a_match_can_be_played_in_the_terminal_to_its_end(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = [f"place {c}" for c in "ABCD"] + [
        f"finish {g}" for g in ("horror", "romance", "action")
    ]
    out = typed(run, monkeypatch, *(tries * 20), seats="human,greedy,random")
    assert "Ada to move" in out
    assert any(line.endswith(("wins!", "share the win!")) for line in out.splitlines())


def test_the_terminal_refuses_undoes_saves_and_quits(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.yaml"
    lines = ["undo", "place E", "nonsense", "", "place B", "undo", f"save {file}", "quit"]
    out = typed(run, monkeypatch, *lines, seats="human,greedy,random,greedy")
    assert "There is nothing to undo" in out
    assert "no column E" in out
    assert "not a move: “nonsense”" in out
    assert out.count("Column A") == 3, "the table is shown when it has changed, and only then"
    match = json.loads(run("replay", str(file), "--json")[1])
    assert match["to_act"] == 0


def test_no_name_is_too_long_to_be_read_again(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, lines = tmp_path / "match.yaml", iter(["save " + str(tmp_path / "match.yaml"), "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert run("play", "--names", "A" * 99, "--seats", "human,greedy,greedy")[0] == 0
    assert run("replay", str(file))[0] == 0
    text = file.read_text("utf-8")
    file.write_text(text.replace("A" * 60, "A" * 61), "utf-8")
    code, _, err = run("replay", str(file))
    line = 1 + text[: text.index("AAA")].count("\n")
    assert (code, err) == (1, f"{file}:{line}: A name can have at most 60 characters.\n")


def test_save_to_nowhere_loses_nothing(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    out = typed(run, monkeypatch, "save /proc/nowhere/x.yaml", "quit", seats="human,greedy,greedy")
    assert "can’t be written" in out


def test_a_program_without_a_terminal_says_why_in_a_window(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[str] = []
    monkeypatch.setattr("hollywood.ui.app.window.message_box", told.append)
    monkeypatch.setattr("sys.stderr", None)
    (tmp_path / "cards.yaml").write_text("format: 1\n")
    assert main(["--cards", str(tmp_path / "missing.yaml"), "--lang", "en"]) == 1
    assert main(["--cards", str(tmp_path / "cards.yaml"), "--lang", "en"]) == 1
    assert "missing.yaml" in told[0]
    assert "cards.yaml" in told[1]


def own_only(folder: Path) -> Callable[[Path], Message | None]:
    """Looks at the pictures in this folder, and takes all others for good."""
    look = surfaces.unreadable
    return lambda file: look(file) if file.is_relative_to(folder) else None


@pytest.mark.parametrize("name", ["horror_house.png", "star_rex.webp"])
@pytest.mark.parametrize("junk", [b"", b"junk"])
def test_check_tells_of_pictures_of_one_s_own_that_cannot_be_read(
    run: Any, name: str, junk: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That those of the box can be read is held by the tests of pictures."""
    monkeypatch.setattr(surfaces, "unreadable", own_only(tmp_path))
    file = tmp_path / "mine.yaml"
    text = paths.data("cards.yaml").read_text("utf-8")
    file.write_text(text, "utf-8")
    assert run("check", str(file))[0] == 0
    (tmp_path / name).write_bytes(junk)
    code, out, _ = run("check", str(file))
    id = name.partition(".")[0]
    line = 1 + text[: text.index(id)].count("\n")
    assert code == 1
    assert out.startswith(f"{file}:{line}: {id}: the picture {tmp_path / name} can’t be read (")
    assert len(out.splitlines()) == 1
