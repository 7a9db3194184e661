"""What keys and pads can do at the table of Times Square, besides what they do at any."""

from __future__ import annotations

from hollywood.actions import Action

LURE, DISCARD = "times_square.action.lure", "times_square.action.discard"
END, TOGETHER = "times_square.action.end_turn", "times_square.action.together"
ACTIONS = (
    Action(LURE, "play", ("w",), left_hand=("c",), right_hand=(",",)),
    Action(DISCARD, "play", ("d",), left_hand=("shift+d",), right_hand=("n",)),
    Action(END, "play", ("e",), "pad_y", left_hand=("shift+e",), right_hand=("shift+return",)),
    Action(TOGETHER, "play", ("t",), right_hand=("shift+i",)),
)
