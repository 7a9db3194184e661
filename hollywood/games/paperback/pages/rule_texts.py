"""The sentences of the rules, leaf by leaf, with the numbers of a deck and what was agreed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hollywood.core.message import Message, say

from ..rules.deck import Deck, Options

GOAL, TURN, WORD, LIBRARY, ABILITIES = "goal", "turn", "word", "library", "abilities"
PLACES, SCORE, COPYING, BIN, BUYING, END = "places", "score", "copying", "bin", "buying", "end"
SABOTAGE, POWERS, KEYS, PRIZES, SPACE = "sabotage", "powers", "keys", "prizes", "space"
CUBES, AT_ONCE, TOGETHER = "cubes", "at_once", "together"
LEAVES = (
    *(GOAL, TURN, WORD, LIBRARY, ABILITIES, PLACES, SCORE, COPYING, BIN, BUYING, END),
    *(SABOTAGE, POWERS, KEYS, PRIZES, SPACE, CUBES, AT_ONCE, TOGETHER),
)


def texts(
    deck: Deck, options: Options, seats: int | None = None, agreed: bool = True
) -> Mapping[str, Mapping[str, Message]]:
    """Each leaf with its sentences by their names; of modules all if nothing was agreed."""
    numbers = _numbers(deck, options, seats)
    leaves = {**_always(options), **_modules(options, seats, agreed)}
    return {
        leaf: {rule: say(f"paperback.rule.{rule}", **numbers) for rule in leaves[leaf]}
        for leaf in LEAVES
        if leaves.get(leaf)
    }


def _numbers(deck: Deck, o: Options, seats: int | None) -> dict[str, str | int]:
    """What stands in the sentences."""
    at_once = o.play == "at_once"
    return {
        "hand": deck.hand + at_once,
        "least": o.shortest,
        "first": deck.track[0],
        "later": ", ".join(map(str, deck.track[1:])),
        "fame": max((card.fame for card in deck.of("common")), default=0),
        "drafted": deck.drafted,
        "row": deck.row,
        "below": deck.draft_below,
        "seconds": o.turn_clock,
        "most": deck.deadlines[o.deadlines][(seats or 2) - 2],
    }


def _always(o: Options) -> dict[str, Sequence[str]]:
    """The leaves of every match."""
    goal = "all_or_none" if o.play == "together" else "most_fame"
    italian = ("last_but_one",) if o.language == "it" else ()
    clock = ("turn_clock",) if o.turn_clock else ()
    return {
        GOAL: (goal, "each_turn", "letters_or_books", "first_deck", _begins(o)),
        TURN: ("four_steps", "discarded", "draw", "shuffled", "too_few", "pass", *clock),
        WORD: ("listed", f"unlisted_{o.unlisted}", "cards_once", "wild", "pair", _repeats(o)),
        LIBRARY: ("shared", "bell", "must_take", "to_discards", "next_one", "owned"),
        ABILITIES: ("when_what", "may", "any_order", "hand", "extra_cards"),
        PLACES: ("letters_not_cards", "behind_pair", *italian, "ruler", "beside"),
        SCORE: ("sum", "again", "printed_points", "whole_again"),
        COPYING: ("all_lines", "from_here", "copy_choice", "never_copied"),
        BIN: ("out", "for_gain", "printed_price", "bin_offer", "vowels"),
        BUYING: ("any_mix", "both_rows", "moves_up", "used_up", "price"),
        END: () if o.play == "together" else _end(o),
    }


def _begins(o: Options) -> str:
    return "who_begins" if o.first_player == "random" else "seat_1_begins"


def _repeats(o: Options) -> str:
    return f"repeats_{o.repeats}"


def _end(o: Options) -> Sequence[str]:
    late = {"fame": ("later_fame",), "cubes": ("later_cubes",)}.get(o.later_seats, ())
    round_ends = "on" if o.play == "at_once" else o.finish_round
    more = ("cleaned", "all_cards", "tie")
    return ("two_piles", "last_library", f"finish_{round_ends}", *more, *late)


def _modules(o: Options, seats: int | None, agreed: bool) -> dict[str, Sequence[str]]:
    """The leaves of what can be agreed: those that hold, or all of them."""
    rivals = o.play != "together" or not agreed
    attacks = o.attacks == "on" and o.play == "turns"
    limit = "limit_by_seats" if seats is None else "all_lost"
    leaves: dict[str, tuple[bool, Sequence[str]]] = {
        SABOTAGE: (attacks, ("attack", "until", "fewer", "strictest", "barred", "in_play")),
        POWERS: (o.powers == "on", ("one_each", "writers_block", "ghost_writer", "plagiarism")),
        KEYS: (o.powers == "on", ("typo", "typo_kept", "stuck_key", "letter_cards")),
        PRIZES: (rivals and (o.awards > 0 or o.theme == "on"), _prizes(o, agreed)),
        SPACE: (o.space_and_switch == "on", ("gap", "gap_counts", "switch", "one_cent")),
        CUBES: (bool(_cubes(o, agreed)), _cubes(o, agreed)),
        AT_ONCE: (
            o.play == "at_once",
            ("sealed", "same_library", "drafted", "one_row", "at_once_without"),
        ),
        TOGETHER: (
            o.play == "together",
            ("pyramid", "deadline", limit, "all_won", "no_opponents"),
        ),
    }
    return {leaf: rules for leaf, (holds, rules) in leaves.items() if holds or not agreed}


def _prizes(o: Options, agreed: bool) -> Sequence[str]:
    awards = ("awards", "award_cards") if o.awards or not agreed else ()
    theme = (f"theme_{o.theme_judge}", "theme_kept") if o.theme == "on" or not agreed else ()
    return (*awards, *theme)


def _cubes(o: Options, agreed: bool) -> Sequence[str]:
    held = {
        "help": o.help_cubes,
        "hand_for_cube": o.hand_for_cube,
        "discount_cubes": o.discount_cubes,
        "recycling": o.recycling,
    }
    found = [rule for rule, on in held.items() if on == "on" or not agreed]
    spent = {"help", "hand_for_cube"} & set(found) or o.later_seats == "cubes"
    return ("cube", *found) if spent else found
