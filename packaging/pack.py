"""Makes the archives people download: `python packaging/pack.py`, after PyInstaller.

The same files give the same archive to the byte: sorted, dated alike, owned by nobody.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import shutil
import stat
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import values

DIST = values.ROOT / "dist"
PACKAGES = DIST / "packages"
SUMS = "SHA256SUMS"

_LINUX = Path(__file__).parent / "linux"
_README = Path(__file__).parent / "README.txt"
_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_EARLIEST = 315_532_800  # 1980-01-01: no archive can say less
_PROGRAM, _PLAIN = 0o755, 0o644


def main() -> None:
    """Pack what PyInstaller made for this system, and write down the checksum."""
    PACKAGES.mkdir(parents=True, exist_ok=True)
    name = f"{values.NAME}-{values.version()}-{_system()}-{platform.machine().lower()}"
    if sys.platform == "darwin":
        archive = zipped(DIST / f"{values.NAME}.app", f"{values.NAME}.app", name)
    elif sys.platform == "win32":
        archive = zipped(_windows_folder(), name, name)
    else:
        archive = tarred(linux_folder(DIST / values.PROGRAM), name)
    sums = [f"{_digest(file)}  {file.name}\n" for file in archives()]
    (PACKAGES / SUMS).write_text("".join(sums), "utf-8", newline="\n")
    print(archive, f"{archive.stat().st_size / 1e6:.1f} MB")


def archives() -> list[Path]:
    """All that are packed by now."""
    return sorted(file for file in PACKAGES.iterdir() if file.name != SUMS)


def _system() -> str:
    return {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _windows_folder() -> Path:
    folder = DIST / values.NAME
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(values.ROOT / name, folder / f"{name}.txt")
    told = _README.read_text("utf-8")
    (folder / _README.name).write_text(told, "utf-8", newline="\r\n")  # for old editors there
    return folder


def linux_folder(bundle: Path) -> Path:
    """The bundle as a folder that can be played as it is, and made an AppImage of."""
    folder = bundle.with_name(f"{values.NAME}.AppDir")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle, folder, symlinks=True)
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(values.ROOT / name, folder)
    shutil.copy(_README, folder)
    for name in ("hollywood.desktop", "install.sh"):
        shutil.copy(_LINUX / name, folder)
    share = folder / "usr" / "share"
    _copy(_LINUX / "hollywood.desktop", share / "applications")
    _copy(_LINUX / f"{values.IDENTIFIER}.metainfo.xml", share / "metainfo")
    icons = values.ROOT / "assets" / "icons"
    for size in _ICON_SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        _copy(icons / f"icon_{size}.png", place).rename(place / "hollywood.png")
    shutil.copy(icons / "icon_256.png", folder / "hollywood.png")
    (folder / ".DirIcon").symlink_to("hollywood.png")
    (folder / "AppRun").symlink_to(values.PROGRAM)
    return folder


def _copy(file: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(file, folder))


# archives


def tarred(folder: Path, name: str) -> Path:
    """A .tar.gz with the folder under this name."""
    archive = PACKAGES / f"{name}.tar.gz"
    with (
        archive.open("wb") as out,
        gzip.GzipFile("", "wb", mtime=_moment(), fileobj=out) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for path in [folder, *_below(folder)]:
            inside = Path(name, path.relative_to(folder)).as_posix()
            info = tar.gettarinfo(path, inside)
            info.uid = info.gid = 0
            info.uname = info.gname = ""
            info.mtime = _moment()
            info.mode = _mode(path)
            if info.isreg():
                with path.open("rb") as content:
                    tar.addfile(info, content)
            else:
                tar.addfile(info)
    return archive


def zipped(folder: Path, top: str, name: str) -> Path:
    """A .zip with the folder under the name `top`; links stay links, as macOS needs them."""
    archive = PACKAGES / f"{name}.zip"
    moment = time.gmtime(_moment())[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
        for path in _below(folder):
            if path.is_dir() and not path.is_symlink():
                continue
            info = zipfile.ZipInfo(Path(top, path.relative_to(folder)).as_posix(), moment)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3  # Unix: the only one whose modes are kept
            kind = stat.S_IFLNK if path.is_symlink() else stat.S_IFREG
            info.external_attr = (kind | _mode(path)) << 16
            link = path.readlink().as_posix().encode() if path.is_symlink() else None
            out.writestr(info, link or path.read_bytes())
    return archive


def _below(folder: Path) -> Iterator[Path]:
    """Everything in a folder, in an order that is the same everywhere."""
    return iter(sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()))


def _mode(path: Path) -> int:
    runs = path.is_dir() or path.is_symlink() or os.access(path, os.X_OK)
    return _PROGRAM if runs else _PLAIN


def _moment() -> int:
    """The one time all files have; what is built says when, if it matters."""
    return max(_EARLIEST, int(os.environ.get("SOURCE_DATE_EPOCH", _EARLIEST)))


if __name__ == "__main__":
    main()
