"""Whether the street is turned for whoever looks."""

from __future__ import annotations

from hollywood.settings import GameChoice

TURNED = GameChoice(values=("on", "off"), usual="on")  # off: Club Paloma is always on the left
