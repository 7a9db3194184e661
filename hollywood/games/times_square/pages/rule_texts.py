"""The sentences of the rules, leaf by leaf, with the numbers of a deck and what was agreed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hollywood.core.message import Message, say

from ..rules.deck import Deck, Options

GOAL, TURN, COLOURS, GUARDS, ROPE = "goal", "turn", "colours", "guards", "rope"
LEADS, LURES, LAMPS, DOORS, CLOCK, END = "leads", "lures", "lamps", "doors", "clock", "end"


def texts(deck: Deck, options: Options) -> Mapping[str, Mapping[str, Message]]:
    """Each leaf with its sentences by their names."""
    numbers = {"hand": deck.hand, "doors": deck.doors}
    return {
        leaf: {rule: say(f"times_square.rule.{rule}", **numbers) for rule in rules}
        for leaf, rules in _leaves(options).items()
    }


def _leaves(o: Options) -> dict[str, Sequence[str]]:
    """The names of the sentences of each leaf, as they hold with these options."""
    return {
        GOAL: ("two_clubs", "bring_one", "wins_at_once", "who_starts"),
        TURN: ("three_things", "discard", "draw_again", "until_the_end"),
        COLOURS: ("green", "yellow_red", "manhole_card", "either_way", "whole_card"),
        GUARDS: ("guard_one", "guard_both", "guard_beside"),
        ROPE: ("between_guards", "others_pass", "not_through"),
        LEADS: (
            "between_door",
            "each_card_anew",
            "same_figure" if o.red_cards == "one_figure" else "kiki_first",
            "manhole_leads" if o.manhole_leads == "on" else "manhole_leads_not",
            "never_several",
        ),
        LURES: ("calls", "not_kiki", "whole_turn", "felix_wins"),
        LAMPS: ("four_lamps", "towards_the_mover", "put_out"),
        DOORS: ("door_ends", f"wrong_door_{o.wrong_door}"),
        CLOCK: ("clock_moves", "shuffled_once", "closes", f"played_{o.played_cards}"),
        END: ("her_side", "his_side"),
    }
