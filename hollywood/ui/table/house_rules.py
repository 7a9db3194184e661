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


def house_rules(set_up: SetUp, kit: AnyKit) -> tuple[Message, ...]:
    """Each that differs and matters, with what was agreed."""
    usual = next(iter(kit.presets.values()))
    idle = kit.inactive(set_up.options)
    return tuple(
        say(
            "table.house_rule",
            rule=say(f"{kit.name}.option.{name}"),
            value=say(f"{kit.name}.value.{name}.{value}"),
        )
        for name, value in agreed(set_up.options).items()
        if value != getattr(usual, name) and name not in idle
    )
