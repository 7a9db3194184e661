"""Somebody who plays without a picture: they know what is told, sentence by sentence, and keys.

`python -m tests.harness.by_ear GAME` plays a whole match so in a real window: it reads what the
program prints and presses keys with xdotool. The tests do the same without a window.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Protocol

ROOT = Path(__file__).parent.parent.parent
LONGEST = 1500  # seconds of one match
SILENCE = 4.0  # seconds


class ByEar(Protocol):
    """How one game is played by ear."""

    def answer(self, sentence: str) -> Sequence[str]:
        """The keys pressed after a sentence, or after silence; none while one only listens."""

    def over(self, sentence: str) -> bool:
        """Whether this tells that the match is over."""


class HollywoodByEar:
    """Columns in turn; one that is full is said to be, and the next one is tried."""

    def __init__(self) -> None:
        self._column = 0

    def answer(self, sentence: str) -> Sequence[str]:
        """A column, the first project, or on."""
        if "choose a column" in sentence or " is full" in sentence:
            self._column = self._column % 4 + 1
            return [str(self._column)]
        if sentence.startswith("Which project"):
            return ["1"]
        return ["Return"] if sentence.startswith(("Next round", "Next, ")) else []

    def over(self, sentence: str) -> bool:
        """Somebody wins."""
        return " win" in sentence and sentence.endswith("!")


class TimesSquareByEar:
    """Cards in turn, each where it may go first; after one of them the turn is ended."""

    def __init__(self) -> None:
        self._card = 0  # that is tried; 0 while nothing is

    def answer(self, sentence: str) -> Sequence[str]:
        """A card that does nothing is told so, or there is none: silence follows either way."""
        if "end the turn" in sentence and "another" in sentence:
            self._card = 0
            return ["e"]
        if any(each in sentence for each in _WHERE):
            return ["Down", "Return"]
        if "play cards of one colour" in sentence or (not sentence and self._card):
            return self._next()
        return []

    def _next(self) -> Sequence[str]:
        self._card += 1
        if self._card <= _HAND:
            return ["Escape", str(self._card)] if self._card > 1 else ["1"]
        self._card = 0
        return ["Escape", "d", "1", "e"]

    def over(self, sentence: str) -> bool:
        """Somebody wins, or nobody."""
        return sentence.endswith("wins!") or sentence.startswith("Nobody’s night")


class PaperbackByEar:
    """Short words by heart, one after the other; what is told last that can be paid is bought."""

    def __init__(self) -> None:
        self._word, self._cents, self._buys = 0, 0, ""

    def answer(self, sentence: str) -> Sequence[str]:
        """Letters until a word counts; then a card by its number, and on."""
        if sentence.endswith(": spell a word"):
            return self._spell()
        if sentence == "not in the word list" or sentence.startswith("No card for"):
            return ["Escape", *self._spell()]
        if sentence.startswith("in the word list"):
            return ["Return"]
        if sentence.endswith(": nothing left to spend"):
            self._cents, self._buys = 0, "Return"
        if found := _CENTS.search(sentence):
            self._cents, self._buys = int(found[1]), "Return"
            return ["alt+1", "alt+2"]
        if (found := _FOR_SALE.search(sentence)) and int(found[2]) <= self._cents:
            self._buys = found[1]
        return self._buy() if self._buys and not sentence else []

    def _spell(self) -> Sequence[str]:
        self._word = self._word % len(_WORDS) + 1
        return [*_WORDS[self._word - 1]]

    def _buy(self) -> Sequence[str]:
        self._buys, buys = "", self._buys
        return [buys, "Return"]

    def over(self, sentence: str) -> bool:
        """Somebody wins, or several do."""
        return "The win goes to" in sentence


_WORDS = ("learn", "sent", "note", "lens", "rest", "tin", "sun", "let", "it", "as", "on", "so")
_CENTS = re.compile(r": (\d+)¢ left to spend")
_FOR_SALE = re.compile(r"^(\d): .*?(\d+)¢(?:, copies: \d+)?$")
_WHERE = ("choose where", "Esmé alone, or all three", "One step for each", "Now one step for")
_HAND = 8
PLAYERS: dict[str, type[ByEar]] = {
    "hollywood": HollywoodByEar,
    "times_square": TimesSquareByEar,
    "paperback": PaperbackByEar,
}


# in a real window


class Listener:
    """Hears what a program prints, line by line, and silence."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._lines: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._read, args=(process,), daemon=True).start()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None, "it was asked for"
        for line in process.stdout:
            print(line, end="", flush=True)
            self._lines.put(line.strip())

    def next(self) -> str:
        """The next sentence; nothing if none comes for a while."""
        try:
            return self._lines.get(timeout=SILENCE)
        except Empty:
            return ""


def _press(keys: Sequence[str]) -> None:
    for key in keys:
        print("       ", key, flush=True)
        subprocess.run(["xdotool", "key", key], check=True)
        time.sleep(0.15)


def play(game: str) -> bool:
    """A whole match from the street on; whether it came to its end."""
    command = [sys.executable, "main.py", "--narrate", "--lang", "en", "--game", game]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    listener, player = Listener(process), PLAYERS[game]()
    began = time.monotonic()
    try:
        time.sleep(5)
        _press(["Escape", "q"])  # away from the card of the first start
        while time.monotonic() - began < LONGEST:
            sentence = listener.next()
            if player.over(sentence):
                return True
            _press(player.answer(sentence))
    finally:
        process.terminate()
    return False


if __name__ == "__main__":
    sys.exit(0 if play(sys.argv[1]) else 1)
