"""What the packages are called, say and weigh: plain values, the same on every system."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

NAME = "Hollywood"
PROGRAM = "hollywood"  # the command, and the program on Linux
CONSOLE = "hollywood-console"  # the same on Windows, for terminals: the other prints nowhere
IDENTIFIER = "games.hollywood.hollywood"
PUBLISHER = "The founders of Hollywood"
COPYRIGHT = "© 2026 the founders of Hollywood"
SUMMARY = "A box of showbiz card games, against bots or around one screen"
LANGUAGES = ["en", "it", "fr"]
OLDEST_MACOS = "11.0"

# budgets: megabytes of a million bytes, and seconds
LARGEST_BUNDLE = 140
LARGEST_ARCHIVE = 110
LONGEST_START = 2.0
MOST_MEMORY = 250

LEFT_OUT = ["distributed"]  # of what we import: work on a cluster is for who has the sources

# pygame offers more than we use and asks for it only if it is there; what is not here is not needed
UNUSED = [
    "_hashlib",  # OpenSSL, for digests that Python has itself
    "_ssl",
    "asyncio",
    "email",
    "http",
    "numpy",
    "pdb",
    "pkg_resources",
    "pydoc",
    "pygame._camera",
    "pygame.camera",
    "pygame.docs",
    "pygame.examples",
    "pygame.midi",
    "pygame.pypm",
    "pygame.sndarray",
    "pygame.surfarray",
    "pygame.tests",
    "setuptools",
    "sqlite3",
    "ssl",
    "test",
    "tkinter",
    "unittest",
    "xmlrpc",
]

# a graphics driver that finds our copy of these instead of its own does not load
ON_EVERY_LINUX = ["libgcc_s.so.1", "libstdc++.so.6"]

# what a bot of the player's own may want to import, besides the game itself
FOR_OWN_BOTS = [
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "random",
    "statistics",
    "time",
    "typing",
]

# pictures that only the studio, the documents and the packages themselves show
NOT_SHOWN = ["assets/icons/*", "assets/logo/logo.webp"]
SHOWN_AFTER_ALL = ["assets/icons/icon_64.png"]


def version() -> str:
    """The version, as the program itself tells it."""
    text = (ROOT / "hollywood" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None, "the program tells its version"
    return found[1]


def version_numbers() -> tuple[int, int, int, int]:
    """The version in the four numbers Windows wants."""
    parts = [int(part) for part in re.findall(r"\d+", version())[:3]]
    major, minor, patch = [*parts, 0, 0][:3]
    return major, minor, patch, 0


def info_plist() -> dict[str, object]:
    """What macOS wants to know of the program, besides what PyInstaller tells it anyway."""
    return {
        "CFBundleDevelopmentRegion": LANGUAGES[0],
        "CFBundleDisplayName": NAME,
        "CFBundleLocalizations": LANGUAGES,
        "CFBundleName": NAME,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSRequiresAquaSystemAppearance": False,  # a dark title bar where the system is dark
        "NSSupportsAutomaticGraphicsSwitching": True,  # a card game needs no second graphics card
    }


def windows_strings() -> dict[str, str]:
    """What Windows shows under Properties, Details."""
    return {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,
        "FileVersion": version(),
        "InternalName": PROGRAM,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": version(),
    }
