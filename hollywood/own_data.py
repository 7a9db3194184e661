"""All that a player has here, as one file to take along, and back again from such a file."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path, PurePosixPath

from hollywood.core.message import Refused, say

from . import career, daily, files, kept_matches, puzzle_scores

NAME = "hollywood-everything"
_MOST = 300_000_000  # bytes, unpacked: nobody has as much
_DEEP = 2  # folders: ours are not deeper


def pack() -> bytes:
    """Everything in the player's own folder."""
    files.wait_until_written()
    data, home = BytesIO(), _home()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in sorted(_ours(home)):
            packed.write(file, file.relative_to(home).as_posix())
    return data.getvalue()


def write_all() -> str:
    """Everything, in a new file where a player keeps documents; its path, for a slot.

    Refused if it can't be read or written.
    """
    file = files.free(files.document(f"{NAME}.zip"))
    try:
        data = pack()
        file.parent.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise files.cant_write(file, error) from None
    files.write_bytes(file, data)
    return files.named(file)


def forget(game: str | None = None) -> None:
    """Begin anew, or only in one game; all is packed first. Refused if it can't be.

    Settings stay, and so does the match that is being played.
    """
    files.write_bytes(files.free(files.own(f"{NAME}-before.zip")), pack())
    for match in kept_matches.all_kept(game):
        kept_matches.delete(match.record)
    puzzle_scores.forget(game)
    daily.forget_pars(game)
    career.forget(game)


def is_packed(file: Path) -> bool:
    """Whether a file can only be meant for `take_in`."""
    return file.suffix.lower() == ".zip"


def take_in(file: Path) -> tuple[int, int]:
    """Add what is not here yet: matches of a career, and files; how many there were of each.

    Nothing that is here is changed. Refused if it is no such file, or can't be written.
    """
    files.wait_until_written()
    try:
        with zipfile.ZipFile(file) as packed:
            return _take(packed)
    except Refused:
        raise
    except (OSError, ValueError, zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError):
        raise Refused(say("data.not_ours", file=files.named(file))) from None


def _take(packed: zipfile.ZipFile) -> tuple[int, int]:
    inside = [each for each in packed.infolist() if not each.is_dir()]
    if sum(each.file_size for each in inside) > _MOST or not all(map(_is_safe, inside)):
        raise ValueError
    matches = added = 0
    for each in inside:
        place = _home() / PurePosixPath(each.filename)
        if each.filename == career.FILE:
            told = packed.read(each).decode("utf-8", errors="replace")
            matches = career.merge(career.from_text(told))
        elif each.filename == puzzle_scores.FILE:
            added += puzzle_scores.merge(packed.read(each).decode("utf-8", errors="replace"))
        elif not files.exists(place):
            place.parent.mkdir(parents=True, exist_ok=True)
            files.write_bytes(place, packed.read(each))
            added += 1
    return matches, added


def _is_safe(inside: zipfile.ZipInfo) -> bool:
    """Whether a name leads into the player's own folder, and nowhere else."""
    name = inside.filename
    parts = PurePosixPath(name).parts
    plain = not any(sign in name for sign in ("\\", ":", "\0"))
    return plain and 0 < len(parts) <= _DEEP and ".." not in parts and not name.startswith("/")


def _ours(home: Path) -> Iterator[Path]:
    """All files there, but half ones, and what was taken out before."""
    for file in (*home.glob("*"), *home.glob("*/*")):
        if file.is_file() and not file.is_symlink() and not file.name.startswith(NAME):
            yield file


def _home() -> Path:
    return files.own("x").parent
