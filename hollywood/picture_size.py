"""How large a picture is, as its file says before anything is unpacked: few bytes can mean much."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, Literal, TypeAlias

MOST_SIDE = 4096  # pixels; no window shows more of a card
Sides: TypeAlias = tuple[int, int]
_Order: TypeAlias = Literal["big", "little"]

_HEAD = 32  # bytes: in all but three kinds the size stands in these
_NO_SIZE = frozenset((0x01, *range(0xD0, 0xD8)))  # marks of a JPEG that nothing follows
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # those that tell the size
_TIFF_SIDES = (256, 257)
_MOST_PARTS = 10_000  # of a file that are looked through


def size_of(path: Path) -> Sides | None:
    """Width and height; None if it is of no kind we know. OSError, if it can't be read."""
    with path.open("rb") as file:
        head = file.read(_HEAD)
        for begins, kind in _KINDS.items():
            if head.startswith(begins):
                return kind(head, file)
        return _tga(head) if path.suffix.lower() == ".tga" else None


def is_too_large(size: Sides) -> bool:
    """Whether it would take more memory than a card is worth."""
    return max(size) > MOST_SIDE


def _pair(data: bytes, at: int, long: int, order: _Order) -> Sides | None:
    """Two numbers, one after the other."""
    first, second = data[at : at + long], data[at + long : at + 2 * long]
    if len(second) < long:
        return None
    return int.from_bytes(first, order), int.from_bytes(second, order)


def _png(head: bytes, file: BinaryIO) -> Sides | None:
    return _pair(head, 16, 4, "big")


def _bmp(head: bytes, file: BinaryIO) -> Sides | None:
    if int.from_bytes(head[14:18], "little") == 12:  # as OS/2 had it
        return _pair(head, 18, 2, "little")
    size = _pair(head, 18, 4, "little")
    # a height below nothing only says that the top comes first
    return size and (size[0], min(size[1], (1 << 32) - size[1]))


def _tga(head: bytes) -> Sides | None:
    return _pair(head, 12, 2, "little")


def _webp(head: bytes, file: BinaryIO) -> Sides | None:
    kind = head[12:16]
    if head[8:12] != b"WEBP" or len(head) < 30:
        return None
    if kind == b"VP8X":
        wide, high = (int.from_bytes(head[at : at + 3], "little") for at in (24, 27))
        return wide + 1, high + 1
    if kind == b"VP8L":
        bits = int.from_bytes(head[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    wide, high = (int.from_bytes(head[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    return (wide, high) if kind == b"VP8 " else None


def _jpeg(head: bytes, file: BinaryIO) -> Sides | None:
    file.seek(2)
    for _ in range(_MOST_PARTS):
        begins = file.read(2)
        if len(begins) < 2 or begins[0] != 0xFF:
            return None
        if begins[1] == 0xFF:  # filling
            file.seek(-1, os.SEEK_CUR)
        elif begins[1] in _FRAMES:
            size = _pair(file.read(7), 3, 2, "big")
            return size and (size[1], size[0])
        elif begins[1] not in _NO_SIZE:
            file.seek(int.from_bytes(file.read(2), "big") - 2, os.SEEK_CUR)
    return None


def _gif(head: bytes, file: BinaryIO) -> Sides | None:
    """The largest of the whole and of its frames."""
    sizes = [_pair(head, 6, 2, "little"), *_frames(head, file)]
    known = [size for size in sizes if size is not None]
    return (max(wide for wide, _ in known), max(high for _, high in known)) if known else None


def _frames(head: bytes, file: BinaryIO) -> Iterator[Sides | None]:
    file.seek(13 + _colours(head[10:11]))
    for _ in range(_MOST_PARTS):
        begins = file.read(1)
        if begins == b"\x2c":
            frame = file.read(9)
            yield _pair(frame, 4, 2, "little")
            file.seek(_colours(frame[8:9]) + 1, os.SEEK_CUR)
        elif begins == b"\x21":
            file.seek(1, os.SEEK_CUR)
        else:
            return
        while long := file.read(1).rjust(1, b"\0")[0]:
            file.seek(long, os.SEEK_CUR)


def _colours(flags: bytes) -> int:
    """How many bytes a table of colours has."""
    number = flags[0] if flags else 0
    return 3 << (number & 7) + 1 if number & 0x80 else 0


def _tiff(order: _Order) -> Callable[[bytes, BinaryIO], Sides | None]:
    def size(head: bytes, file: BinaryIO) -> Sides | None:
        file.seek(int.from_bytes(head[4:8], order))
        sides = dict.fromkeys(_TIFF_SIDES, 0)
        for _ in range(int.from_bytes(file.read(2), order)):
            entry = file.read(12)
            tag, kind = (_pair(entry, 0, 2, order)) or (0, 0)
            if tag in sides:
                sides[tag] = int.from_bytes(entry[8:10] if kind == 3 else entry[8:12], order)
        wide, high = sides.values()
        return (wide, high) if wide and high else None

    return size


_KINDS: dict[bytes, Callable[[bytes, BinaryIO], Sides | None]] = {
    b"\x89PNG": _png,
    b"GIF8": _gif,
    b"BM": _bmp,
    b"RIFF": _webp,
    b"\xff\xd8": _jpeg,
    b"II*\0": _tiff("little"),
    b"MM\0*": _tiff("big"),
}
