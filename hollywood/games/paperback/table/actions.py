"""What keys and pads can do at the table of Paperback, besides what they do at any."""

from __future__ import annotations

from hollywood.actions import Action

SHUFFLE, SORT = "paperback.action.shuffle", "paperback.action.sort"
DONE, RING = "paperback.action.done", "paperback.action.ring"
CLAIM, HELP = "paperback.action.claim", "paperback.action.help"
CUBE, PASS = "paperback.action.cube", "paperback.action.pass"
POWER = "paperback.action.power"
ACTIONS = (
    Action(SHUFFLE, "play", ("tab",), instead_of=("next_part",)),
    Action(SORT, "play", ("ctrl+a",)),
    Action(DONE, "play", ("ctrl+return",), "pad_lt+pad_a"),
    Action(RING, "play", ("ctrl+l",), "pad_y"),
    Action(CLAIM, "play", ("ctrl+t",)),
    Action(HELP, "play", ("ctrl+e",)),
    Action(CUBE, "play", ("ctrl+b",)),
    Action(POWER, "play", ("ctrl+o",)),
    Action(PASS, "play", ("ctrl+p",)),
)
