"""Writes what a command was asked to keep."""

from __future__ import annotations

from pathlib import Path

from ..core.message import Refused, quoted, say


def write_text(file: Path, text: str) -> None:
    """Put the text in the file, whole or not at all."""
    half = file.with_name(file.name + ".tmp")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(text, "utf-8")
        half.replace(file)
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Refused(
            say("command.cant_write", file=quoted(str(file)), problem=quoted(problem))
        ) from None
