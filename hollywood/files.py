"""Reads and writes files, whole or not at all; what goes wrong is told in one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import platformdirs

from .core.faults import Fault, Faults
from .core.message import Refused, quoted, say
from .core.reader import LONGEST

HOME = "HOLLYWOOD_HOME"  # where a player wants own files, if not at the usual place
_BYTES_A_CHARACTER = 4  # at most, in UTF-8
_PATH = 400  # characters of a path that are shown


def own(name: str) -> Path:
    """A file of the player's own: settings, saved matches."""
    home = os.environ.get(HOME)
    folder = Path(home) if home else platformdirs.user_data_path("Hollywood", appauthor=False)
    return folder / name


@contextmanager
def elsewhere() -> Iterator[None]:
    """Leave the player's own files alone: meanwhile there are others, and then they are gone."""
    home = os.environ.get(HOME)
    with TemporaryDirectory(prefix="hollywood-") as folder:
        os.environ[HOME] = folder
        try:
            yield
        finally:
            del os.environ[HOME]
            if home is not None:
                os.environ[HOME] = home


def exists(path: Path) -> bool:
    """Whether there is such a file, as far as one is let look."""
    try:
        return path.exists()
    except OSError:
        return False


def read_file(path: Path) -> str:
    """The text of a file; what keeps it from being read is a fault of the file."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST * _BYTES_A_CHARACTER + 1).decode("utf-8-sig")
    except FileNotFoundError:
        message = say("fault.no_file")
    except UnicodeDecodeError:
        message = say("fault.not_text")
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else None
        message = say("fault.unreadable", problem=problem or str(error))
    raise Faults([Fault(str(path), 0, message)])


def write_text(file: Path, text: str) -> None:
    """Put the text in the file; what stood there stays until all of it is written."""
    half = file.with_name(file.name + ".tmp")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with half.open("w", encoding="utf-8", newline="\n") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        half.replace(file)
    except (OSError, ValueError) as error:
        raise cant_write(file, error) from None


def cant_write(file: Path, error: Exception) -> Refused:
    """The sentence for a file that can't be written."""
    problem = getattr(error, "strerror", None) or str(error)
    return Refused(say("command.cant_write", file=named(file), problem=quoted(problem)))


def named(file: Path) -> str:
    """A path for a slot: its end is what tells files apart, so it is not cut."""
    return quoted(str(file), _PATH)
