"""The colours of what is drawn on the street."""

from __future__ import annotations

from pygame import Color

EDGE = Color("#0a0818")  # round everything
NEON = (Color("#ff4f86"), Color("#39d8ff"))  # of each seat's club
MANHOLE_GOLD = Color("#ffd34d")
BONE = Color("#fff3c8")
ROLE = (  # of each figure, in the order of their keys
    Color("#8ff0bd"),
    Color("#d5dae6"),
    Color("#d5dae6"),
    Color("#f7d75a"),
    Color("#ff8a98"),
    Color("#b6adff"),
)
