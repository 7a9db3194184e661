"""Where the table leads."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hollywood.core.message import Message, Seat
from hollywood.ui.app.scene import Scene

from .setting import Leads


@dataclass(frozen=True)
class Exits:
    """Where the table leads."""

    pause: Leads
    rules: Leads
    presets: Leads  # other ways to play
    agree: Callable[[Seat, Leads], None]  # somebody is asked before the rest is done
    stuck: Callable[[Seat, Message], None]  # a bot has no move, and why
    end: Callable[[Scene], None]  # the finale, in place of the table
    again: Leads
    new_deal: Leads
    new_match: Leads
    title: Leads
