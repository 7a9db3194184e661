"""Reads and writes files, whole or not at all; what goes wrong is told in one sentence."""

from __future__ import annotations

import errno
import os
import re
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from io import FileIO
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory

import platformdirs

from hollywood.core.faults import Fault, Faults
from hollywood.core.message import Message, Refused, quoted, say
from hollywood.core.reader import LONGEST

HOME = "HOLLYWOOD_HOME"  # where a player wants own files, if not at the usual place
_BYTES_A_CHARACTER = 4  # at most, in UTF-8
_WHOLE = 400  # characters that are shown of a path
_HALF = ".tmp"  # what a file ends in while it is being written
_OURS = re.compile(r".+\.(yaml|json|txt|jpg|note|time)(-[0-9]+)?" + re.escape(_HALF))
_LEFT = 60.0  # seconds: a younger half file may be another window's, which is writing it
_TRIES = 5  # on Windows, where whoever looks for viruses may hold a file for a moment
_PAUSE = 0.02  # seconds between them
_PROBLEMS = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), "problem.full"),
    **dict.fromkeys((errno.EACCES, errno.EPERM), "problem.forbidden"),
    errno.EROFS: "problem.read_only",
    **dict.fromkeys((errno.EEXIST, errno.ENOTDIR), "problem.in_the_way"),
    errno.EISDIR: "problem.folder",
}
_writer = ThreadPoolExecutor(1, "writer")  # begins when there is something to write


def own(name: str) -> Path:
    """A file of the player's own: settings, saved matches."""
    home = os.environ.get(HOME)
    folder = Path(home) if home else platformdirs.user_data_path("Hollywood", appauthor=False)
    return folder / name


def document(name: str) -> Path:
    """A file that a player takes out of the program; with a home of their own it lies there."""
    return own(name) if os.environ.get(HOME) else platformdirs.user_documents_path() / name


def pictures() -> Path:
    """Where a player looks for pictures."""
    home = os.environ.get(HOME)
    return Path(home) / "pictures" if home else platformdirs.user_pictures_path()


def show(folder: Path) -> bool:
    """Open a folder in whatever this system shows folders with; whether it could be."""
    try:
        return webbrowser.open(folder.absolute().as_uri())
    except (OSError, webbrowser.Error):
        return False


@contextmanager
def elsewhere() -> Iterator[None]:
    """Leave the player's own files alone: meanwhile there are others, and then they are gone."""
    home = os.environ.get(HOME)
    with TemporaryDirectory(prefix="hollywood-") as folder:
        os.environ[HOME] = folder
        try:
            yield
        finally:
            wait_until_written()
            del os.environ[HOME]
            if home is not None:
                os.environ[HOME] = home


def do_later(work: Callable[[], None]) -> None:
    """Let files be written on a thread, one after the other; the program waits for it to end."""
    _writer.submit(work)


def wait_until_written() -> None:
    """Until all of that is done: whoever reads a file then sees the newest."""
    _writer.submit(int).result()


def exists(path: Path) -> bool:
    """Whether there is such a file, as far as one is let look."""
    try:
        return path.exists()
    except OSError:
        return False


def read_file(path: Path, most: int = LONGEST) -> str:
    """The text of a file, or what of it is too long; what keeps it from being read is a fault."""
    if _waits(path):
        raise Faults([Fault(str(path), 0, say("fault.not_a_file"))])
    try:
        with path.open("rb") as file:
            return file.read(most * _BYTES_A_CHARACTER + 1).decode("utf-8-sig")
    except FileNotFoundError:
        message = say("fault.no_file")
    except UnicodeDecodeError:
        message = say("fault.not_text")
    except (OSError, ValueError) as error:
        message = say("fault.unreadable", problem=problem(error))
    raise Faults([Fault(str(path), 0, message)])


def _waits(path: Path) -> bool:
    """Whether this is a pipe or a device, which could keep whoever reads it waiting for ever."""
    try:
        return path.exists() and not (path.is_file() or path.is_dir())
    except (OSError, ValueError):
        return False  # told when it is opened


def sweep() -> None:
    """Remove half files of a program that was killed while it wrote them."""
    home = own("x").parent
    for folder in (home, *home.glob("*/")):
        with suppress(OSError):
            halves = [each for each in folder.iterdir() if _OURS.fullmatch(each.name)]
            for half in halves:
                if half.lstat().st_mtime < time.time() - _LEFT:
                    half.unlink()


def append_text(file: Path, text: str) -> None:
    """Add lines to a file, and have them on the disk; what stands there is not touched.

    A line of which only a part could be written stays by itself.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("ab+", buffering=0) as out:
            data = text.encode("utf-8")
            if _is_torn(out):
                data = b"\n" + data
            if out.write(data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(out.fileno())
    except (OSError, ValueError) as error:
        raise cant_write(file, error) from None


def _is_torn(file: FileIO) -> bool:
    """Whether its last line has no end."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - 1))
    return file.read(1) not in (b"", b"\n")


def free(file: Path) -> Path:
    """This file, or one beside it that does not exist yet."""
    return next(each for each in chain([file], numbered(file)) if not exists(each))


def numbered(file: Path) -> Iterator[Path]:
    """The names beside it."""
    return (file.with_stem(f"{file.stem}-{number}") for number in count(2))


def write_text(file: Path, text: str) -> None:
    """Put the text in the file, in a new folder if need be; whole, or not at all."""
    try:
        data = text.encode("utf-8")
        file.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise cant_write(file, error) from None
    write_bytes(file, data)


def write_bytes(file: Path, data: bytes) -> None:
    """Put the bytes in the file; what stood there stays until all of them are written.

    A link stays one, and so does a device. Each program writes to a name of its own first: there
    may be two windows.
    """
    try:
        file = Path(os.path.realpath(file))
        if file.is_char_device():
            file.write_bytes(data)
            return
        half = file.with_name(f"{file.name}-{os.getpid()}{_HALF}")
        try:
            _write(half, data)
            _replace(half, file)
        except OSError:
            half.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise cant_write(file, error) from None


def _write(file: Path, data: bytes) -> None:
    file.unlink(missing_ok=True)
    with file.open("xb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())


def _replace(half: Path, file: Path) -> None:
    """Let the half file take the other's place, and the folder remember it."""
    for last in range(_TRIES, 0, -1):
        try:
            half.replace(file)
            break
        except PermissionError:
            if sys.platform != "win32" or last == 1:
                raise
            time.sleep(_PAUSE)
    _remember(file.parent)


def _remember(folder: Path) -> None:
    """Have the folder itself on the disk: without that a power cut brings the old file back."""
    if sys.platform == "win32":
        return  # folders can't be opened there
    with suppress(OSError):  # some file systems know no such thing
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def cant_write(file: Path, error: Exception) -> Refused:
    """The sentence for a file that can't be written."""
    return Refused(say("command.cant_write", file=named(file), problem=problem(error)))


def problem(error: Exception) -> Message:
    """What is wrong in the player's language: the system and its libraries tell it in English."""
    number = getattr(error, "errno", None)
    if number in _PROBLEMS:
        return say(_PROBLEMS[number])
    if isinstance(number, int):
        return say("problem.number", number=str(number))
    return say("problem.characters" if isinstance(error, ValueError) else "problem.unsaid")


def named(file: Path) -> str:
    """A path for a slot: its end is what tells files apart, so it is not cut."""
    return quoted(str(file), _WHOLE)
