"""Whether cards are covered when the window is left while two people play."""

from __future__ import annotations

from hollywood.settings import GameChoice

COVERED = GameChoice(values=("on", "off"), usual="on")
