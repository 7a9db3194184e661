"""Runs a command until the game it starts shows its title: `see_title.py COMMAND`."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from hollywood import files
from screen_room import screen_room, wait_for
from smoke import SIZE, quick_game
from stranger import settle

_LONGEST = 300.0  # seconds: the command may install things first


def main() -> None:
    """See the title, and end the game."""
    with TemporaryDirectory() as folder, screen_room(*SIZE) as room:
        settle(Path(folder), *SIZE)
        told = {"DISPLAY": room.display, "SDL_AUDIODRIVER": "dummy", files.HOME: folder}
        command = ["bash", "-c", sys.argv[1]]
        game = subprocess.Popen(command, env={**os.environ, **told}, start_new_session=True)
        try:
            wait_for("the title", lambda: _seen(room.painted(quick_game()), game), _LONGEST)
        finally:
            if game.poll() is None:
                os.killpg(game.pid, signal.SIGTERM)
                game.wait(_LONGEST)
    print("the title was seen")


def _seen(painted: bool, game: subprocess.Popen[bytes]) -> bool:
    assert game.poll() is None, "the command ended before the title was seen"
    return painted


if __name__ == "__main__":
    main()
