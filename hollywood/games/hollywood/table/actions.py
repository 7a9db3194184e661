"""What keys and pads can do at the table of Hollywood!, besides what they do at any."""

from __future__ import annotations

from hollywood.actions import Action

CLAP, DOUBLE = "hollywood.action.clap", "hollywood.action.double"
STUDIO = "hollywood.action.studio"
ACTIONS = (
    Action(CLAP, "play", ("c",), right_hand=(",",)),
    Action(STUDIO, "play", (), "pad_y"),
    Action(DOUBLE, "play", ("d",), left_hand=("shift+d",), right_hand=("n",)),
)
