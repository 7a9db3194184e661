"""English: SCOWL up to a level, without names, abbreviations and contractions."""

from __future__ import annotations

from pathlib import Path

from .folding import playable

NORMAL, LARGE = 70, 80  # levels
_KINDS = ("english", "american", "british", "british_z", "variant_1", "canadian", "australian")


def words(folder: Path, level: int) -> set[str]:
    """All words of SCOWL's files up to this level."""
    found: set[str] = set()
    for file in folder.iterdir():
        kind, _, number = file.name.partition("-words.")
        if kind in _KINDS and number.isdecimal() and int(number) <= level:
            found |= playable(file.read_text("latin-1").split("\n"))
    return found
