"""The forms in which Windows and macOS want their resources, made from our values and pictures."""

from __future__ import annotations

from pathlib import Path

import values

_VERSION = """VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1
    ),
    kids=[
        StringFileInfo([StringTable("040904B0", [{strings}])]),
        VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
    ],
)
"""
# each kind of picture in an .icns file is a PNG of so many pixels
_ICNS = [
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic13", 256),
    (b"ic09", 512),
    (b"ic14", 512),
    (b"ic10", 1024),
]


def version_file(folder: Path) -> str:
    """The version resource of the Windows program, in PyInstaller's notation."""
    strings = ", ".join(
        f"StringStruct({name!r}, {text!r})" for name, text in values.windows_strings().items()
    )
    file = folder / "version.txt"
    file.write_text(_VERSION.format(numbers=values.version_numbers(), strings=strings), "utf-8")
    return str(file)


def icns_file(folder: Path) -> str:
    """The icon of the macOS program; PyInstaller would need Pillow to make it."""
    icons = values.ROOT / "assets" / "icons"
    parts = [_part(kind, (icons / f"icon_{size}.png").read_bytes()) for kind, size in _ICNS]
    file = folder / "hollywood.icns"
    file.write_bytes(_part(b"icns", b"".join(parts)))
    return str(file)


def _part(kind: bytes, content: bytes) -> bytes:
    return kind + (len(content) + 8).to_bytes(4, "big") + content
