"""The colours of what is drawn on Paperback's table."""

from __future__ import annotations

from pygame import Color

INK = Color("#1a1014")
VELVET = Color("#2c0c18")  # of the case of books
DARK = Color("#0c1214")  # small plates with numbers
LAST = Color("#7a1a1a")  # the same for the last copy
WARNS = Color("#a33a26")  # a button that ends something
LAST_EDGE = Color("#ffb0a0")
FIELD = Color("#071517")
LINE = Color("#3a4a48")  # thin lines inside panels
ON_PAPER = Color("#7a5a2a")  # rings of letters that a word lacks
CARET = Color("#c9302a")
COUNTED = Color("#d9d2c0")  # numbers on the platen
TO_COUNT = Color("#b5afbc")
YES, NO, MAYBE = Color("#1f8a5a"), Color("#7a2a22"), Color("#4a5a56")  # discs of the verdict
LOST = Color("#e8a08a")  # money that was spent
BASKET, BASKET_INK = Color("#0f3028"), Color("#b9d8c8")
LAMP = Color("#f2b45a")
KEY_ON_GOLD, KEY_EDGE = Color("#664810"), Color("#4a330a")
EDGES, EDGE = (Color("#7a6a4a"), Color("#d9cba6")), 1.6  # of a pile: units from one to the next
BRIGHT_EDGE = Color("#fff1b8")
# of chips on cards: fill, edge
CHIPS = {
    "fires": (Color("#fdf3d8"), Color("#8a5a12")),
    "now": (Color("#fff3b0"), Color("#c9302a")),
    "done": (Color("#d6f0dc"), Color("#1f8a5a")),
    "would": (Color("#c9c2b2"), Color("#6a6458")),
    "may": (Color("#dbe8ff"), Color("#2f5fb0")),
    "next": (Color("#fff3b0"), Color("#2f5fb0")),
}
SPINES = (  # of books by tier: colour, width, height, bands
    (Color("#f2e2b0"), 9, 20, 1),
    (Color("#d9822b"), 11, 25, 2),
    (Color("#1f8a7a"), 12, 28, 3),
    (Color("#d2427a"), 13, 31, 4),
    (Color("#2a2a7a"), 15, 34, 5),
)
BAND = Color("#f2c14e")
