"""A screen that nobody looks at, with a mouse that nobody holds: Xvfb and xdotool."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

Spot: TypeAlias = tuple[int, int]

_HEADER, _COLOURS, _ROW = 0, 76, 48  # where the head of an XWD file tells its sizes
_COLOUR_BYTES, _PIXEL_BYTES = 12, 4
_LOOK = 0.005  # seconds between looks
_ABOVE_AND_BELOW = range(-24, 25, 8)  # pixels: a button may have two lines, and nothing between
_AROUND, _LIVELY = 60, 8  # a painted place: so many pixels beside it have so many colours


class ScreenRoom:
    """One X display: its name, its picture, its mouse and keys."""

    def __init__(self, display: str, picture: Path) -> None:
        self.display = display
        self._picture = picture

    def painted(self, at: Spot) -> bool:
        """Whether something is seen there that has more than a flat colour: words, maybe."""
        x, y = at
        rows = (self._pixels((x, y + by)) for by in _ABOVE_AND_BELOW)
        return any(len(set(row)) >= _LIVELY for row in rows)

    def click(self, at: Spot) -> None:
        """Move the mouse there, as people do, and press its button."""
        x, y = at
        self._xdotool("mousemove", str(x - 5), str(y - 5), "sleep", "0.1")
        self._xdotool("mousemove", str(x), str(y), "sleep", "0.1", "click", "1")

    def key(self, name: str) -> None:
        """Press a key."""
        self._xdotool("key", name)

    def _xdotool(self, *words: str) -> None:
        environment = {**os.environ, "DISPLAY": self.display}
        subprocess.run(["xdotool", *words], env=environment, check=True)

    def _pixels(self, at: Spot) -> list[bytes]:
        x, y = at
        with self._picture.open("rb") as file:
            head = file.read(100)
            size, colours, row = (_number(head, place) for place in (_HEADER, _COLOURS, _ROW))
            file.seek(size + colours * _COLOUR_BYTES + y * row + (x - _AROUND) * _PIXEL_BYTES)
            line = file.read(2 * _AROUND * _PIXEL_BYTES)
        return [line[i : i + _PIXEL_BYTES] for i in range(0, len(line), _PIXEL_BYTES)]


def _number(head: bytes, place: int) -> int:
    return int.from_bytes(head[place : place + 4], "big")


def wait_for(what: str, happened: Callable[[], bool], seconds: float) -> float:
    """Wait until it has happened; how long that took."""
    began = time.monotonic()
    while not happened():
        if time.monotonic() - began > seconds:
            raise AssertionError(f"{what}: not within {seconds} seconds")
        time.sleep(_LOOK)
    return time.monotonic() - began


@contextmanager
def screen_room(wide: int, high: int) -> Iterator[ScreenRoom]:
    """A display of this size, gone afterwards."""
    with TemporaryDirectory() as folder:
        read, write = os.pipe()
        options = ["-screen", "0", f"{wide}x{high}x24", "-fbdir", folder, "-nolisten", "tcp"]
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-ac", "-noreset", *options],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        try:
            with os.fdopen(read) as told:
                number = told.readline().strip()
            assert number, "Xvfb starts"
            yield ScreenRoom(f":{number}", Path(folder) / "Xvfb_screen0")
        finally:
            server.terminate()
            server.wait()
