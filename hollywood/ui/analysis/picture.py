"""The page as a picture in the player's folder, made where nobody waits for it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from time import localtime, strftime

import pygame

from hollywood import files
from hollywood.core.message import Message, Refused, say
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import save
from hollywood.ui.widgets.form import Lettered

_SIZE = (1920, 1080)
_FOREIGN = re.compile(r"[^a-z0-9]+")


class SavedPicture:
    """Makes one picture and writes it; then `told` says where it is, or why it is not."""

    def __init__(self, props: Props, page: Callable[[Props], Lettered], file: Path) -> None:
        self.told: Message | None = None
        self._props, self._page, self._file = props, page, file
        BackgroundJobs().add(self._make)

    def _make(self) -> None:
        """On another thread: laid out twice, for cards are drawn once they were asked for."""
        screen = Screen(*_SIZE)
        props = self._props.at(screen)
        page = self._page(props)
        page.resize(screen)
        props.art.wait()
        page.lay_out()
        picture = pygame.Surface(_SIZE)
        page.draw(picture)
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            save(picture, self._file)
        except OSError as error:
            self.told = files.cant_write(self._file, error).reason
        except Refused as refused:
            self.told = refused.reason
        else:
            self.told = say("analysis.saved", file=files.named(self._file))


def file_for(game: str, player: str) -> Path:
    """A name that no picture has yet: the game, today, and who looked."""
    plain = unicodedata.normalize("NFKD", player.lower()).encode("ascii", "ignore").decode()
    whose = _FOREIGN.sub("-", plain).strip("-") or "player"
    day = strftime("%Y-%m-%d", localtime())
    return files.free(files.pictures() / f"{game.replace('_', '-')}-{day}-{whose}.png")
