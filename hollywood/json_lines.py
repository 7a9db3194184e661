"""Files of which each line is something by itself: one that is spoilt spoils no other."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

_WRONG = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)


def take_lines(lines: Iterable[str], take: Callable[[Any], None]) -> int:
    """Let each line that can be read be taken; how many can't, or are refused by an error."""
    unread = 0
    for line in lines:
        try:
            take(json.loads(line))
        except _WRONG:
            unread += bool(line.strip())
    return unread


def as_line(told: Mapping[str, Any]) -> str:
    """One thing as it stands in such a file."""
    return json.dumps(told, ensure_ascii=False) + "\n"
