"""The size of a picture is read from the first bytes of its file, whatever its kind."""

from __future__ import annotations

import struct
from pathlib import Path

import pygame
import pytest

from hollywood import paths
from hollywood.picture_size import MOST_SIDE, is_too_large, size_of

SIZE = (301, 217)
_FRAME = b"\x2c" + struct.pack("<4HB", 0, 0, 9, 500, 0) + b"\x02\x02\x4c\x01\x00"
HEADS = {
    "small.gif": b"GIF89a" + struct.pack("<2H3B", *SIZE, 0, 0, 0) + b"\x3b",
    "frame.gif": b"GIF89a" + struct.pack("<2H3B", 301, 2, 0x80, 0, 0) + bytes(6)
    + b"\x21\xf9\x04\0\0\0\0\0" + _FRAME.replace(struct.pack("<H", 500), struct.pack("<H", 217)),
    "os2.bmp": b"BM" + bytes(12) + struct.pack("<I2H", 12, *SIZE),
    "down.bmp": b"BM" + bytes(12) + struct.pack("<Iii", 40, 301, -217),
    "lossy.webp": b"RIFF\0\0\0\0WEBPVP8 " + bytes(10) + struct.pack("<2H", *SIZE) + bytes(4),
    "exact.webp": b"RIFF\0\0\0\0WEBPVP8L" + bytes(4) + b"\x2f"
    + struct.pack("<I", 300 | 216 << 14) + bytes(9),
    "whole.webp": b"RIFF\0\0\0\0WEBPVP8X" + bytes(8) + b"\x2c\x01\0" + b"\xd8\0\0" + bytes(4),
    "thumb.jpg": b"\xff\xd8\xff\xe1" + struct.pack(">H", 9000) + bytes(8998)
    + b"\xff\xff\xc2" + struct.pack(">HB2H", 17, 8, 217, 301),
    "intel.tif": b"II*\0" + struct.pack("<IH", 8, 2)
    + struct.pack("<2HI2H", 256, 3, 1, 301, 0) + struct.pack("<2HII", 257, 4, 1, 217),
    "motorola.tif": b"MM\0*" + struct.pack(">IH", 8, 2)
    + struct.pack(">2HI2H", 256, 3, 1, 301, 0) + struct.pack(">2HII", 257, 4, 1, 217),
}  # fmt: skip


@pytest.mark.parametrize("name", HEADS)
def test_every_kind_tells_its_size(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(HEADS[name])
    assert size_of(tmp_path / name) == SIZE


@pytest.mark.parametrize("name", HEADS)
def test_what_ends_too_early_is_no_picture_and_no_error(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    for end in range(min(64, len(HEADS[name]))):
        file.write_bytes(HEADS[name][:end])
        assert size_of(file) in (None, SIZE, (301, 2))


@pytest.mark.parametrize("ending", ["png", "bmp", "tga", "jpg"])
def test_what_the_library_writes_is_understood(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"x.{ending}"
    pygame.image.save(pygame.Surface(SIZE), file)
    assert size_of(file) == SIZE == pygame.image.load(file).get_size()


def test_no_picture_of_ours_is_refused() -> None:
    files = [file for file in paths.assets().rglob("*") if file.suffix in (".webp", ".png")]
    sizes = [size_of(file) for file in files]
    assert len(files) > 300
    assert all(size and not is_too_large(size) for size in sizes)
    assert is_too_large((1, MOST_SIDE + 1))


def test_what_is_no_picture_has_no_size(tmp_path: Path) -> None:
    (tmp_path / "x.png").write_text("<svg/>", "utf-8")
    assert size_of(tmp_path / "x.png") is None
