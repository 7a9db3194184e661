"""The rules of a match that are not those of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.core.message import Message, say
from hollywood.kit import SetUp
from hollywood.set_up import AnyKit, agreed

BADGE = "house_rules"  # the tool that says so


def with_badge(tools: Sequence[str], agreed: Sequence[Message]) -> tuple[str, ...]:
    """The tools of the bar, with the badge among them if anything else was agreed."""
    return (*tools[:1], BADGE, *tools[1:]) if agreed else tuple(tools)


def differing(set_up: SetUp, kit: AnyKit) -> tuple[str, ...]:
    """The options that are not as in the rulebook, and matter."""
    usual, idle = next(iter(kit.presets.values())), kit.inactive(set_up.options)
    chosen = agreed(set_up.options).items()
    return tuple(n for n, value in chosen if value != getattr(usual, n) and n not in idle)


def house_rules(set_up: SetUp, kit: AnyKit) -> tuple[Message, ...]:
    """Each of them with what was agreed."""
    return tuple(
        say(
            "table.house_rule",
            rule=say(f"{kit.name}.option.{name}"),
            value=say(f"{kit.name}.value.{name}.{getattr(set_up.options, name)}"),
        )
        for name in differing(set_up, kit)
    )
