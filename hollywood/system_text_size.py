"""How large the system writes: asked once, at the very first start."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from configparser import ConfigParser, Error
from contextlib import suppress
from pathlib import Path

from hollywood.core.faults import Faults

from .files import read_file

_USUAL_DPI = 96
_PATIENCE = 1.0  # seconds another program may take to answer
_LONGEST = 1000  # lines of a file that are looked at; KDE's own has a dozen
_SIZES = ((2.25, 200), (1.75, 150), (1.25, 125))  # from this scale on, our size of words
_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "text-scaling-factor")
_WINDOWS = r"Software\Microsoft\Accessibility"


def text_size() -> int:
    """The size of words that is nearest to the system's, in hundredths; 100 where none is told."""
    asked = map(_told_by, (_windows,) if sys.platform == "win32" else (_kde, _gnome))
    scale = max(asked)
    return next((size for least, size in _SIZES if scale >= least), 100)


def _told_by(system: Callable[[], float]) -> float:
    """What a system says; whatever goes wrong, words are as usual."""
    with suppress(OSError, ValueError, Error, subprocess.SubprocessError):
        return system()
    return 1.0


def _gnome() -> float:
    done = subprocess.run(_GNOME, capture_output=True, text=True, timeout=_PATIENCE, check=True)
    return float(done.stdout)


def _kde() -> float:
    """Type is written for so many dots an inch; in KDE that is how it is made larger."""
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    written = ConfigParser(strict=False, interpolation=None)
    with suppress(Faults):  # most people have no such file
        written.read_string("\n".join(read_file(folder / "kcmfonts").splitlines()[:_LONGEST]))
    return written.getfloat("General", "forceFontDPI", fallback=_USUAL_DPI) / _USUAL_DPI


def _windows() -> float:
    if sys.platform != "win32":
        return 1.0
    import winreg

    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _WINDOWS) as key:
        return float(winreg.QueryValueEx(key, "TextScaleFactor")[0]) / 100
