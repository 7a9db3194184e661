"""The voice of the system, if it has one: sentences go to a process that speaks them.

Nobody waits for it: a thread hands the sentences over. If the process dies, the next sentence
begins another one.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

_SHELL = "/bin/sh"
_DEATHS = 10  # after so many no other process is begun: it would not live either
_WINDOWS = os.name == "nt"
_NO_WINDOW = 0x08000000  # of a console program on Windows
# what is not for the command line stands in a variable: sentences never become part of a command
_LINES = 'while IFS= read -r sentence; do {command} "$sentence"; done'
_SAPI = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; Add-Type -AssemblyName System.Speech;"
    "$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "while ($null -ne ($sentence = [Console]::In.ReadLine())) {"
    "if ($sentence -eq '') { $voice.SpeakAsyncCancelAll() }"
    "else { [void]$voice.SpeakAsync($sentence) } }"
)


class Engine(NamedTuple):
    """A command that speaks every line it is given."""

    command: tuple[str, ...]
    hears_silence: bool = False  # an empty line silences it; else it must end


def system_engine() -> Engine | None:
    """The command that speaks on this system; None if we know none."""
    if shutil.which("say"):
        return Engine((_SHELL, "-c", _LINES.format(command="say --")))
    if shutil.which("spd-say"):
        return Engine((_SHELL, "-c", _LINES.format(command="spd-say --wait --")))
    shell = shutil.which("powershell") if _WINDOWS else None
    if shell is not None:
        return Engine((shell, "-NoProfile", "-NonInteractive", "-Command", _SAPI), True)
    return None


def system_voice() -> Speech | None:
    """The voice of the system; None if it has none that we know."""
    engine = system_engine()
    return None if engine is None else Speech(engine)


class Speech:
    """Speaks one sentence after another."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._process: subprocess.Popen[bytes] | None = None
        self._deaths = 0
        self._sentences: SimpleQueue[str | None] = SimpleQueue()  # None: nothing more is said
        self._thread = Thread(target=self._speak_on, name="speech", daemon=True)
        self._thread.start()

    def say(self, sentence: str) -> None:
        """Say this after what is being said."""
        self._sentences.put(" ".join(sentence.split()))

    def hush(self) -> None:
        """Say no more of what was to be said."""
        self._sentences.put("")

    def close(self) -> None:
        """Say nothing more at all."""
        self._sentences.put(None)
        self._thread.join(1.0)

    def _speak_on(self) -> None:
        """Hand sentences over until none is to come; on a thread that alone touches the process."""
        while (sentence := self._sentences.get()) is not None:
            if sentence or self._engine.hears_silence:
                self._hand_over(sentence)
            else:
                self._end()
        self._end()

    def _hand_over(self, sentence: str) -> None:
        """Give a sentence to the process, or to another one if that has just died."""
        for _ in range(2):
            process = self._living()
            if process is None or process.stdin is None:
                return
            with suppress(OSError):
                process.stdin.write(sentence.encode() + b"\n")
                process.stdin.flush()
                return

    def _living(self) -> subprocess.Popen[bytes] | None:
        """The process that speaks, begun if there is none; None if it can't be."""
        if self._process is not None and self._process.poll() is None:
            return self._process
        self._deaths += self._process is not None
        self._process = None
        if self._deaths > _DEATHS:
            return None
        quiet = subprocess.DEVNULL
        flags = _NO_WINDOW if _WINDOWS else 0
        with suppress(OSError):
            self._process = subprocess.Popen(
                self._engine.command,
                stdin=subprocess.PIPE,
                stdout=quiet,
                stderr=quiet,
                creationflags=flags,
                start_new_session=not _WINDOWS,
            )
        return self._process

    def _end(self) -> None:
        """End the process and all it has begun; this is not counted as a death."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if _WINDOWS:
                process.terminate()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        with suppress(OSError, subprocess.TimeoutExpired):
            process.wait(1.0)
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()
