"""What a scene offers to whoever doesn't see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable


class Aloud(Protocol):
    """What there is to say of a scene, or of something that lies over one."""

    @property
    def reading(self) -> Sequence[str]:
        """What it says when it comes, and again when it says something else: whole sentences."""

    @property
    def pointing_at(self) -> str:
        """What has the focus, and what one can do with it; nothing if nothing has."""


@dataclass(frozen=True)
class Read:
    """Sentences, and nothing to point at."""

    reading: Sequence[str]
    pointing_at: str = ""


@runtime_checkable
class Narrated(Protocol):
    """A scene that can be told."""

    aloud: Aloud
