"""How long everything takes, in seconds at normal speed: motion, effects and sounds ask here."""

from __future__ import annotations

# a turn begins; the box says for how long that is seen
CALL_RISES = 0.18
EDGE_GROWS = 0.16
EDGE_SHRINKS = 0.12

# a reel
REEL_TO_GATE = 0.18
REEL_UP = 0.11  # from the gate into the foot card
REEL_SETTLES = 0.09  # squashed, while its card sinks and comes back
BUMP = 0.18
BUMP_EACH = 0.045  # each reel starts so much later than the one below
REEL_HOME = 0.12  # taken off a card that is handed out

# Clap Board: at which moment of it
CLAP_LIFTED = 0.10
CLAP_ARRIVES = 0.36
CLAP_OPEN = 0.50
CLAP_SHUTS = 0.555
CLAP_STILL = 0.64
CLAP_IN = 0.80  # the slate is back in its card
CLAP_OVER = 0.90
CLAP_SHAKES = 0.08
CLAP_FLASHES = 0.12
STILL_SLATE = 0.50  # with reduced motion

# Double Reel: at which moment of it
DOUBLE_LIFTED = 0.08
DOUBLE_ARRIVES = 0.26
DOUBLE_SETTLES = 0.60
DOUBLE_OVER = 0.70
DOUBLE_APART = 0.15  # the second reel follows the first, if that lies in another column
STILL_CARD = 0.50  # with reduced motion

# the deal
DEAL = 0.30
DEAL_EACH = 0.055
DEAL_SINKS = 0.08
TOKEN_HOPS = 0.30
DEALT_HOLDS = 0.20  # before anybody may do anything

# handing out
CUT_RISES = 0.12
CUT_SHUTS = 0.175
CUT = 0.50
SLATE_LEAVES = 0.12  # of this slate, and of the one of the Clap Board
BEAM_MOVES = 0.22
FILM_LIFTS = 0.06
FILM_FLIES = 0.16
TOWER_SHIFTS = 0.12
AFTER_FILM = 0.16  # before the next card is read
BLOCKBUSTER = 0.38
STAR_LIFTS = 0.10
STAR_FLIES = 0.22
FILMS_SLIDE = 0.18
STAR_SLAMS = 0.14
SLAM_TICKS = 0.20
PILE_SINKS = 0.10
FORMULA = 0.50
LARGE_FORMULA = 0.80  # what is worth more is seen for longer
COIN_FLIES = 0.32
POINT_COUNTS = 0.04  # each point, on the disc
DISC_POPS = 0.16
RING_JUMPS = 0.16
CROWN_HOPS = 0.36
SHAKE = 0.08
STAR_WASTED_LIFTS = 0.08
STAMP_FALLS = 0.14
GREYS = 0.20
STAMP_HOLDS = 0.60
FALLS = 0.32
FALL_EACH = 0.09
SWEPT_HOLDS = 0.10
ELSE = 0.20  # whatever else moves
