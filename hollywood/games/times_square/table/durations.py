"""How long everything takes, in seconds at normal speed: motion, effects and sounds ask here."""

from __future__ import annotations

# figures
HOP, HOPS_AT_MOST = 0.13, 0.52
STOMP, STOMPS_AT_MOST = 0.16, 0.56
TRIO, TRIO_APART = 0.22, 0.04
CLOSE_IN, CLOSED_IN_AT_MOST = 0.06, 0.42  # both guards to Esmé, for each space
KICK, RIBBON = 0.16, 0.18
HAT_TIPS, HEART, GLIDE = 0.16, 0.24, 0.42
DROPS, LIFTS = 0.16, 0.18  # Kiki into the manhole and out of it
MAKES_ROOM = 0.16

# Fizz
SLIDE, SLIDE_GAP = 0.24, 0.06
SWAY = 4.0  # degrees
STAYS = 0.2

# cards
TO_STAGE = 0.22
LEAVES_FAN, IS_READ, SETTLES = 0.26, 0.42, 0.16  # a card of the other side
BETWEEN = 0.15  # two cards of the other side
DRAWN, DRAWN_APART = 0.20, 0.045
DEALT, DEALT_APART = 0.26, 0.045
TURNS_OVER, TURNED_APART = 0.14, 0.04  # a hand, once the curtain has opened
RIFFLE = 0.90
RING = 0.30
CLOCK_HANDS = 0.26
CARD_RISES = 0.13  # for being chosen
GHOST_COMES, GHOST_MOVES, ARROW_GROWS = 0.09, 0.07, 0.14
LAMP_LIGHTS, LAMP_GOES_OUT = 0.12, 0.08
ROPE_TURNS = 0.20  # to gold or back
LIGHTS_UP, LIGHT_GAP = 0.26, (0.06, 0.12)  # a club: until its bulbs chase; dark once meanwhile
LIGHT_FADES = 0.20  # of the other club
LAMP_PULSES = 0.3  # each lit lamp, one after the other, while the end of the turn is pointed at

# at the end of a match
STILL = 0.30
NEON_OUT = 0.26  # of whoever has lost

# with reduced motion
FADE = 0.10
READ = 0.42  # a card of the other side
