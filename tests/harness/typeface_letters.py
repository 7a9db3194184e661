"""Which letters a typeface has, read from its file: the program asks its font library instead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from struct import unpack_from


@cache
def letters_of(face: Path) -> frozenset[str]:
    """Every letter in the character map of a TrueType file."""
    data = face.read_bytes()
    table = _table(data, b"cmap")
    count = unpack_from(">H", data, table + 2)[0]
    maps = [table + unpack_from(">HHI", data, table + 4 + 8 * i)[2] for i in range(count)]
    return frozenset(chr(code) for at in maps for code in _codes(data, at))


def _table(data: bytes, name: bytes) -> int:
    entries = (unpack_from(">4sIII", data, 12 + 16 * i) for i in range(data[4] << 8 | data[5]))
    return next(int(offset) for tag, _, offset, _ in entries if tag == name)


def _codes(data: bytes, at: int) -> Iterator[int]:
    form = unpack_from(">H", data, at)[0]
    if form == 4:
        yield from _segments(data, at)
    elif form == 12:
        for i in range(unpack_from(">I", data, at + 12)[0]):
            first, last, _ = unpack_from(">III", data, at + 16 + 12 * i)
            yield from range(first, last + 1)


def _segments(data: bytes, at: int) -> Iterator[int]:
    double = unpack_from(">H", data, at + 6)[0]
    ends, starts = at + 14, at + 16 + double
    for i in range(0, double, 2):
        first, last = (unpack_from(">H", data, side + i)[0] for side in (starts, ends))
        shift, offset = (unpack_from(">H", data, starts + n * double + i)[0] for n in (1, 2))
        for code in range(first, last + 1):
            if code != 0xFFFF and _glyph(data, code, first, shift, offset, starts + 2 * double + i):
                yield code


def _glyph(data: bytes, code: int, first: int, shift: int, offset: int, at: int) -> int:
    if not offset:
        return (code + shift) & 0xFFFF
    glyph: int = unpack_from(">H", data, at + offset + 2 * (code - first))[0]
    return glyph
