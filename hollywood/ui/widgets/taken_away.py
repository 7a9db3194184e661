"""What one takes away: a text for other programs, a picture made where nobody waits for it."""

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
from hollywood.ui.app.clipboard import copied
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import save

from .form import Lettered

_SIZE = (1920, 1080)
_TOLD = 6.0  # seconds for which it is told that something was done
_FOREIGN = re.compile(r"[^a-z0-9]+")


class TakenAway:
    """What was taken away last, as long as it is told."""

    def __init__(self, props: Props) -> None:
        self._props = props
        self._saving: SavedPicture | None = None
        self._left = 0.0  # seconds
        self.told: Message | None = None
        self.file: Path | None = None  # the picture that is told of

    @property
    def resting(self) -> bool:
        """Whether nothing is being written or told."""
        return self._saving is None and self.told is None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether something else is told."""
        before, self._left = self.told, self._left - seconds
        if self._left <= 0:
            self.told = self.file = None
        if self._saving is not None and self._saving.told is not None:
            self.tell(self._saving.told)
            self.file, self._saving = self._saving.written, None
        return self.told is not before

    def tell(self, message: Message) -> None:
        """Tell this for a while."""
        self.told, self.file, self._left = message, None, _TOLD

    def text(self, text: str) -> None:
        """For other programs."""
        if copied(text):
            self.tell(say("result.copied"))
        else:
            self._props.sound.play("illegal")

    def picture(self, page: Callable[[Props], Lettered], game: str, player: str) -> None:
        """Into the folder of pictures; one at a time."""
        if self._saving is None:
            self._saving = SavedPicture(self._props, page, file_for(game, player))

    def show_folder(self) -> None:
        """Where the picture is."""
        if self.file is None or not files.show(self.file.parent):
            self._props.sound.play("illegal")


class SavedPicture:
    """Makes one picture and writes it; then `told` says where it is, or why it is not."""

    def __init__(self, props: Props, page: Callable[[Props], Lettered], file: Path) -> None:
        self.told: Message | None = None
        self.written: Path | None = None
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
            self.written = self._file
            self.told = say("analysis.saved", file=files.named(self._file))


def file_for(game: str, player: str) -> Path:
    """A name that no picture has yet: the game, today, and who looked."""
    plain = unicodedata.normalize("NFKD", player.lower()).encode("ascii", "ignore").decode()
    whose = _FOREIGN.sub("-", plain).strip("-") or "player"
    day = strftime("%Y-%m-%d", localtime())
    return files.free(files.pictures() / f"{game.replace('_', '-')}-{day}-{whose}.png")
