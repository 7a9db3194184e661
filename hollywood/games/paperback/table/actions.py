"""What keys and pads can do at the table of Paperback, besides what they do at any."""

from __future__ import annotations

from hollywood.actions import Action

SHUFFLE, SORT = "paperback.action.shuffle", "paperback.action.sort"
DONE, RING = "paperback.action.done", "paperback.action.ring"
CLAIM, HELP = "paperback.action.claim", "paperback.action.help"
CUBE, PASS = "paperback.action.cube", "paperback.action.pass"
POWER, MISSED = "paperback.action.power", "paperback.action.missed"
ACTIONS = (
    Action(SHUFFLE, "play", ("tab",), instead_of=("next_part",), right_hand=("ctrl+.",)),
    Action(SORT, "play", ("ctrl+a",), right_hand=("ctrl+;",)),
    Action(
        DONE,
        "play",
        ("ctrl+return",),
        "pad_lt+pad_a",
        left_hand=("ctrl+w",),
        right_hand=("ctrl+k",),
    ),
    Action(RING, "play", ("ctrl+l",), "pad_y", left_hand=("ctrl+r",)),
    Action(CLAIM, "play", ("ctrl+t",), right_hand=("ctrl+u",)),
    Action(HELP, "play", ("ctrl+e",), right_hand=("ctrl+i",)),
    Action(CUBE, "play", ("ctrl+b",), right_hand=("ctrl+n",)),
    Action(POWER, "play", ("ctrl+o",), left_hand=("ctrl+q",)),
    Action(MISSED, "play", ("ctrl+m",), left_hand=("ctrl+d",)),
    Action(PASS, "play", ("ctrl+p",), left_hand=("ctrl+x",)),
)
