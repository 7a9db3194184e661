"""The sentences of the rules, leaf by leaf, with the numbers of a deck and what was agreed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hollywood.core.message import Message, say

from ..rules.deck import Deck, Options

GOAL, AREA, TURN, BUMPING, FULL, CLAP = "goal", "area", "turn", "bumping", "full", "clap"
DOUBLE, HANDING_OUT, PROJECTS, WASTE = "double", "handing_out", "projects", "waste"
COUNT, UNWANTED = "count", "unwanted"
_TABLE = "table"


def texts(
    deck: Deck, options: Options, seats: int | None = None
) -> Mapping[str, Mapping[str, Message]]:
    """Each leaf with its sentences by their names; for so many players, or for every table."""
    numbers = _numbers(deck)
    return {
        leaf: dict(_said(rules, deck, numbers, seats)) for leaf, rules in _leaves(options).items()
    }


def _numbers(deck: Deck) -> dict[str, int | str]:
    worth = deck.scoring
    return {
        "cards": deck.spaces,
        "columns": ", ".join(map(str, deck.columns)),
        "stars": deck.stars_a_round,
        "blockbuster": worth.blockbuster,
        "award": worth.award,
        "laurels": sum(film.award for film in deck.films),
        "film": worth.project_film,
    }


def _said(
    rules: Sequence[str], deck: Deck, numbers: Mapping[str, int | str], seats: int | None
) -> Iterator[tuple[str, Message]]:
    for rule in rules:
        if rule != _TABLE:
            yield rule, say(f"hollywood.rule.{rule}", **numbers)
            continue
        for table in deck.tables:
            if seats in (None, table.seats):
                size = {"seats": table.seats, "reels": table.reels, "rounds": table.rounds}
                yield f"{_TABLE}_{table.seats}", say(f"hollywood.rule.{_TABLE}", **size)


def _leaves(o: Options) -> dict[str, Sequence[str]]:
    """The names of the sentences of each leaf, as they hold with these options."""
    first = "first_by_chance" if o.first_player == "random" else "first_at_the_table"
    leaves: dict[str, Sequence[str]] = {
        GOAL: (
            "studio",
            "most_points",
            "where_points",
            "all_open" if o.totals == "open" else "totals_hidden",
        ),
        AREA: ("columns", _TABLE, first, "to_its_reel"),
        TURN: ("one_thing", "no_passing", "no_reels_no_turn", "last_reel"),
        BUMPING: ("enters", "climb", "push_wanted"),
        FULL: ("one_reel", "closed", "always_room", "unreached"),
        CLAP: ("skip", "skip_alone", "hoarding"),
        DOUBLE: ("two_reels", "same_column", "two_left", "hoarding"),
        HANDING_OUT: (o.claim_order, "used_at_once"),
        PROJECTS: ("gather", "star_finishes", "no_refusing", "safe"),
        WASTE: ("blockbuster", "walks_out", "unreached"),
        COUNT: (
            "movie",
            "laurel",
            "largest_project",
            f"project_laurel_{o.award_in_project}",
            f"project_tie_{o.project_tie}",
            "most_points",
            f"tie_{o.tiebreak}",
        ),
    }
    if o.advanced == "on":
        leaves[UNWANTED] = (
            "unwanted",
            "unwanted_only",
            f"unwanted_zero_{o.adv_zero}",
            f"unwanted_laurel_{o.adv_award}",
            "tie_multiplied",
        )
    return leaves
