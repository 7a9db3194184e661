"""What was not foreseen is written down, for whoever reports it."""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress

from hollywood import files
from hollywood.core.message import Refused

FILE = "crash.txt"


def write_down() -> str:
    """The report of what is being dealt with; it is printed, too."""
    report = traceback.format_exc()
    print(report, file=sys.stderr)
    with suppress(Refused):  # a full disk must not hide what happened
        files.write_text(files.own(FILE), report)
    return report
