"""How long everything takes, in seconds at normal speed: motion, effects and sounds ask here."""

from __future__ import annotations

# hand and sheet
TO_SHEET, SETTLES = 0.16, 0.05
TO_HAND, PARTS = 0.14, 0.11
SHUFFLED, SHUFFLED_APART = 0.22, 0.02
HOME = 0.18  # what was dropped elsewhere

# publishing
TYPED_APART = 0.07  # letters of somebody else's word
READ = 0.30  # that word, before anything is counted
CARRIAGE = 0.22
LETTER_LIGHTS, BELL_SWINGS, BELL_RAYS = 0.045, 0.36, 0.50
LIFTS, TAKEN, NEXT_RISES = 0.09, 0.38, 0.20  # the library card
FIRES, FIRES_APART, MULTIPLIES = 0.16, 0.12, 0.26
TOTAL_ROLLS, TOTAL_ROLLS_LIVE = 0.40, 0.12

# bin and newsstand
BINNED, CRUMPLES = 0.26, 0.12
BOUGHT, STAMPED = 0.24, 0.09
FALLS, SLIDES_IN, TURNS = 0.18, 0.12, 0.16
BOOK, SPINE = 0.30, 0.18
SEEN_BUYING = 0.35  # what somebody else buys
SOLD_OUT = 0.16

# the end of a turn
SWEPT, SWEPT_APART = 0.26, 0.015
DRAWN, DRAWN_APART = 0.20, 0.06
RIFFLE = 0.45
SHOWN = 0.6  # a hand, a vote, a proposal: long enough to be read
SLAM, THREAD = 0.12, 0.50

# with reduced motion
FADE, FADE_READ = 0.10, 0.40
