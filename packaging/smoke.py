"""Tries the package as a stranger would: `python packaging/smoke.py`, after pack.py.

Unpacked into a folder with accents in its name. On Linux that folder can't be written, and the game
is played by somebody with no rights, no Python and no network, with a real mouse; all is measured.
Elsewhere bots play a match in it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

import pack
import trace_log
import values
from hollywood import box, saves
from hollywood.core.message import say
from hollywood.games import GAMES
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.tools.positions import Wish
from hollywood.ui.tools.screenshots import unseen
from hollywood.ui.widgets.form import Lettered
from screen_room import ScreenRoom, Spot, screen_room, wait_for
from stranger import Stranger, tool

SIZE = (1920, 1080)
_FOLDER = "Éléonore à Città"
_STARTS = 3
_PATIENCE = 60.0  # seconds, for a machine that is busy with other things
_PLAYS = 5.0  # seconds at the table before memory is measured
_LONGEST_MATCH = 600.0
_MEGABYTE = 1_000_000
_FOR_ALL = 0o755

Measured: TypeAlias = dict[str, tuple[float, float]]


def main() -> None:
    """Try everything; stop at the first thing that is not as it must be."""
    with TemporaryDirectory(prefix="hollywood-", ignore_cleanup_errors=True) as name:
        place = Path(name).resolve()
        place.chmod(_FOR_ALL)
        archive = pack.archives()[0]
        bundle = unpack(archive, place / _FOLDER)
        measured = {
            "bundle, MB": (size(bundle), values.LARGEST_BUNDLE),
            "archive, MB": (archive.stat().st_size / _MEGABYTE, values.LARGEST_ARCHIVE),
            **(on_linux(bundle, place) if sys.platform == "linux" else elsewhere(bundle)),
        }
    for what, (found, most) in measured.items():
        print(f"{what:<44}{found:8.2f}   at most {most}")
    exceeded = [what for what, (found, most) in measured.items() if found > most]
    assert not exceeded, f"over budget: {exceeded}"


def on_linux(bundle: Path, place: Path) -> Measured:
    """Play in it, let it play, and watch it."""
    close_to_writing(bundle.parent)
    with screen_room(*SIZE) as room:
        stranger = Stranger(bundle / values.PROGRAM, place / "home", room.display)
        measured = {**play(stranger, room, bundle), **selftest(stranger, bundle)}
        watch(stranger, room, place / "strace.log")
    return measured


def elsewhere(bundle: Path) -> Measured:
    """Let it play: it ends well only if the match did."""
    inside = (
        ("Contents", "MacOS", values.NAME) if sys.platform == "darwin" else (f"{values.NAME}.exe",)
    )
    program = bundle.joinpath(*inside)
    report = _reports() / f"selftest-{sys.platform}.json"
    subprocess.run(
        [str(program), "--selftest", "-o", str(report)], check=True, timeout=_LONGEST_MATCH
    )
    if sys.platform == "win32":
        console = program.with_name(f"{values.CONSOLE}.exe")
        told = subprocess.run([str(console), "check"], check=True, capture_output=True, text=True)
        assert told.stdout, "a command prints what it has to say"
    return {}


def _reports() -> Path:
    """Where what the program says of itself is kept."""
    folder = pack.DIST / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def unpack(archive: Path, folder: Path) -> Path:
    """The bundle, unpacked as people do it, links and all."""
    folder.mkdir()
    if archive.suffix == ".gz":
        subprocess.run(["tar", "-xzf", str(archive), "-C", str(folder)], check=True)
    elif sys.platform == "darwin":
        subprocess.run(["unzip", "-q", str(archive), "-d", str(folder)], check=True)
    else:
        shutil.unpack_archive(archive, folder)
    return next(folder.iterdir())


def close_to_writing(folder: Path) -> None:
    """Nobody but root could write here now."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & 0o555)


def size(bundle: Path) -> float:
    """Megabytes on disk."""
    files = (path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / _MEGABYTE


def play(stranger: Stranger, room: ScreenRoom, bundle: Path) -> Measured:
    """Start it from the disk a few times; then play, and see what memory it takes."""
    starts = []
    for _ in range(_STARTS):
        stranger.forget(*SIZE)
        forget_in_memory(bundle)
        began = time.monotonic()
        with stranger.playing() as process:
            wait_for("the title", lambda: room.painted(quick_game()), _PATIENCE)
            starts.append(time.monotonic() - began)
            if len(starts) == _STARTS:
                start_match(stranger, room)
                time.sleep(_PLAYS)
                memory = most_memory(process)
    return {
        f"start to title, cold, best of {_STARTS}, s": (min(starts), values.LONGEST_START),
        "memory, title and table at 1080p, MB": (memory, values.MOST_MEMORY),
    }


def selftest(stranger: Stranger, bundle: Path) -> Measured:
    """A whole match by bots; the program measures itself."""
    stranger.forget(*SIZE)
    forget_in_memory(bundle)
    report = stranger.selftest(*SIZE)
    assert report["ok"], report
    kept = _reports() / f"selftest-{sys.platform}.json"
    kept.write_text(json.dumps(report, indent=1), "utf-8")
    return {
        "start until it answers, cold, s": (
            report["start"]["interactive_ms"] / 1000,
            values.LONGEST_START,
        ),
        "memory, a whole match at 1080p, MB": (report["memory_mb"]["peak"], values.MOST_MEMORY),
    }


def watch(stranger: Stranger, room: ScreenRoom, log: Path) -> None:
    """Play once more under strace: nothing else is written, nobody else is spoken to."""
    stranger.forget(*SIZE)
    log.touch()
    log.chmod(0o666)
    strace = [tool("strace"), "-f", "--seccomp-bpf", "-s", "4096", "-o", str(log)]
    with stranger.playing(*strace, "-e", f"trace={trace_log.CALLS}"):
        wait_for("the title", lambda: room.painted(quick_game()), _PATIENCE)
        start_match(stranger, room)
    written = trace_log.written(log)
    assert stranger.own / saves.file_of(GAMES[0].name).name in written | {
        path.with_suffix("") for path in written
    }
    strangers = sorted(path for path in written if stranger.own not in [path, *path.parents])
    assert not strangers, f"written outside its own folder: {strangers}"
    assert not trace_log.network(log), trace_log.network(log)
    print(f"wrote {len(written)} files, all of them in the user's own folder; used no network")


def start_match(stranger: Stranger, room: ScreenRoom) -> None:
    """Press the button with the mouse, make a move when there is one to make."""
    room.click(quick_game())
    kept = stranger.own / saves.file_of(GAMES[0].name).name

    def moved() -> bool:
        room.key("1")
        time.sleep(1)
        return kept.exists()

    wait_for("a match", moved, _PATIENCE)


@cache
def quick_game() -> Spot:
    """Where the button is: the program's own layout knows."""
    flow = unseen(OpenedGames(GAMES), box.open_sentences(), Wish(SIZE, language="en"))
    flow.home()
    first = flow.stack.top  # a street, if there are several games, has the same button
    assert isinstance(first, Lettered)
    words = first.said(say("title.quick"))
    x, y = next(one.rect.center for one in first.controls.all if one.words == words)
    flow.stack.close()
    flow.props.art.close()
    return x, y


def forget_in_memory(bundle: Path) -> None:
    """Let the system drop what it keeps of these files: the next start reads the disk."""
    os.sync()
    for path in bundle.rglob("*"):
        if path.is_file():
            with path.open("rb") as file:
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def most_memory(process: int) -> float:
    """Megabytes: the most the process ever had."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) * 1024 / _MEGABYTE


if __name__ == "__main__":
    main()
