"""What goes into the bundle: the game's files, the licences of all that is in it, no ballast."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from fnmatch import fnmatch
from importlib.metadata import distribution
from pathlib import Path
from typing import TypeAlias

import values

Datas: TypeAlias = list[tuple[str, str]]  # a file, and the folder it goes into
Binary: TypeAlias = tuple[str, str, str]  # its name in the bundle, the file, its kind

_LICENSED = {"PyYAML": "LICENSE", "platformdirs": "LICENSE", "pyinstaller": "COPYING.txt"}
_PATCHED = ("pygame", "pygame_ce.libs")  # their makers moved parts about: strip breaks them


def files() -> Datas:
    """Everything the program reads, and every licence."""
    return [*own_files(), *_licences()]


def modules() -> list[str]:
    """Every module of the game: own bots may import those that the game itself does not."""
    package = values.ROOT / "hollywood"
    paths = (file.relative_to(values.ROOT).with_suffix("") for file in package.rglob("*.py"))
    names = sorted(".".join(path.parts).removesuffix(".__init__") for path in paths)
    return [*names, *values.FOR_OWN_BOTS]


def shown(name: str) -> bool:
    """Whether the program itself needs this file, named from the top of the project."""
    if name in values.SHOWN_AFTER_ALL:
        return True
    return not any(fnmatch(name, pattern) for pattern in values.NOT_SHOWN)


def own_files() -> Datas:
    """Data and assets, as far as the program itself needs them."""
    found = []
    for folder in ("data", "assets"):
        for file in sorted((values.ROOT / folder).rglob("*")):
            name = file.relative_to(values.ROOT)
            if file.is_file() and shown(name.as_posix()):
                found.append((str(file), str(name.parent)))
    return found


def _licences() -> Datas:
    """Ours at the top; those of others each in a folder named after them."""
    import pygame

    own = [(str(values.ROOT / name), ".") for name in ("LICENSE", "NOTICE", "packaging/README.txt")]
    texts = sorted((values.ROOT / "packaging" / "licences").glob("*.txt"))
    libraries = [(str(text), "licences") for text in texts]
    lgpl = Path(pygame.__file__).parent / "docs" / "generated" / "LGPL.txt"
    others = [(_licence_of(name, file), f"licences/{name}") for name, file in _LICENSED.items()]
    python = (str(_python_licence()), "licences/Python")
    return [*own, *libraries, (str(lgpl), "licences/pygame-ce"), *others, python]


def _licence_of(name: str, file: str) -> str:
    """A licence as it came with an installed distribution."""
    listed = distribution(name).files or []
    return str(next(path.locate() for path in listed if path.name == file))


def _python_licence() -> Path:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    return next(place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file())


def without_twins(binaries: Iterable[Binary]) -> list[Binary]:
    """On Windows pygame's libraries are found twice; those at the top are never loaded."""
    given = list(binaries)
    beside = {Path(name).name for name, _, _ in given if Path(name).parent.name == "pygame"}
    return [each for each in given if Path(each[0]).name != each[0] or each[0] not in beside]


def not_of_the_system(binaries: Iterable[Binary]) -> list[Binary]:
    """Leave out what every Linux has: graphics drivers want their own, newer ones."""
    return [each for each in binaries if Path(each[0]).name not in values.ON_EVERY_LINUX]


def stripped(binaries: Iterable[Binary], folder: Path) -> list[Binary]:
    """The same libraries without what only debuggers read, half as large; copies, in `folder`."""
    return [_strip(binary, folder) for binary in binaries]


def _strip(binary: Binary, folder: Path) -> Binary:
    name, file, kind = binary
    if kind not in ("BINARY", "EXTENSION") or Path(name).parts[0] in _PATCHED:
        return binary
    copy = folder / name
    copy.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "-o", str(copy), file], check=True)
    return name, str(copy), kind
