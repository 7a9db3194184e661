"""Somebody who downloaded the game: no rights, no Python, no files but their own."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hollywood import settings
from screen_room import wait_for

_NOBODY = 65534
_PATIENCE = 60.0  # seconds, for a machine that is busy with other things
_SELFTEST_PATIENCE = 600.0


@dataclass
class Stranger:
    """The person, and what they know: where the program is, and where the screen."""

    program: Path
    home: Path
    display: str

    @property
    def own(self) -> Path:
        """The one folder the program may write."""
        return self.home / ".local" / "share" / "Hollywood"

    def forget(self, wide: int, high: int) -> None:
        """As if never played, but in English and in a window of this size."""
        shutil.rmtree(self.home, ignore_errors=True)
        self.own.mkdir(parents=True)
        settle(self.own, wide, high)
        if _all_powerful():
            for path in (self.home, *self.home.rglob("*")):
                os.chown(path, _NOBODY, _NOBODY)

    @contextmanager
    def playing(self, *under: str) -> Iterator[int]:
        """The number of the program's process; when asked to end it must do so in good order."""
        command = self._command(*under, str(self.program))
        with subprocess.Popen(command, env=self._environment, cwd="/") as process:
            try:
                wait_for("the process", lambda: bool(self._processes()), _PATIENCE)
                yield self._processes()[0]
                self._end(signal.SIGTERM)
                assert process.wait(_PATIENCE) == 0, "it ends in good order"
            finally:
                self._end(signal.SIGKILL)

    def selftest(self, wide: int, high: int) -> dict[str, Any]:
        """What the program says of itself."""
        command = self._command(str(self.program), "--selftest", "--size", f"{wide}x{high}")
        run = subprocess.run(
            command,
            env=self._environment,
            cwd="/",
            check=True,
            stdout=subprocess.PIPE,
            timeout=_SELFTEST_PATIENCE,
        )
        report: dict[str, Any] = json.loads(run.stdout)
        return report

    def _command(self, *words: str) -> Sequence[str]:
        person = ["--reuid", str(_NOBODY), "--regid", str(_NOBODY), "--clear-groups"]
        without_rights = [tool("setpriv"), *person, "--no-new-privs"] if _all_powerful() else []
        return [*without_rights, *words]

    @property
    def _environment(self) -> dict[str, str]:
        """All that the program is told."""
        return {
            "DISPLAY": self.display,
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
            "PATH": "/nowhere",
            "SDL_AUDIODRIVER": "dummy",
        }

    def _end(self, how: signal.Signals) -> None:
        for process in self._processes():
            os.kill(process, how)

    def _processes(self) -> list[int]:
        """Where this very program runs; under strace it is not the process that was started."""
        numbers = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
        return [number for number in numbers if _runs(number, self.program)]


def settle(folder: Path, wide: int, high: int) -> None:
    """Settings of somebody who speaks English and has a window of this size."""
    chosen = {"language": "en", "width": wide, "height": high}
    (folder / settings.FILE).write_text(json.dumps(chosen), "utf-8")


def tool(name: str) -> str:
    """Where a command is that the stranger would not find."""
    found = shutil.which(name)
    assert found is not None, f"{name} is needed"
    return found


def _all_powerful() -> bool:
    return os.geteuid() == 0


def _runs(process: int, program: Path) -> bool:
    try:
        return Path(f"/proc/{process}/exe").readlink() == program
    except OSError:  # it is gone, or not ours to see
        return False
