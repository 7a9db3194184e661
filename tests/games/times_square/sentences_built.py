"""What the ids become that Times Square puts together, and the tools of its bar."""

from __future__ import annotations

from typing import get_args

from hollywood.games.times_square import GAME
from hollywood.games.times_square.pages.rule_texts import texts
from hollywood.games.times_square.pages.rules_leaves import LEAVES as PICTURES
from hollywood.games.times_square.pages.terms import LEAF_OF, ONE_FORM, PEOPLE
from hollywood.games.times_square.rules.deck import COLOURS, Effect
from hollywood.games.times_square.rules.state import Ending
from hollywood.games.times_square.rules.street import FIGURES
from hollywood.games.times_square.rules.words import LAMPS
from hollywood.games.times_square.table.layout import DISCARD, LURE
from hollywood.games.times_square.table.setting import TimesSquareSetting

from ...harness.sentences import every_way, ids

KIT = GAME.open()
LEAVES = tuple(PICTURES)
RULES = [
    rule
    for options in every_way(KIT)
    for leaf in texts(KIT.deck, options).values()
    for rule in leaf.values()
]
WITH_FORMS = {*PEOPLE, *LEAF_OF} - {*ONE_FORM}
TOOLS = TimesSquareSetting.tools
SEATS = range(2)
BUILT: dict[str, list[str]] = {
    "times_square.about.lamp.{}": ids("times_square.about.lamp", LAMPS),
    "times_square.button.{}": ids("times_square.button", [LURE, DISCARD]),
    "times_square.closing.{}": ids("times_square.closing", ["sue_side", "charlie_side"]),
    "times_square.club.{}": ids("times_square.club", SEATS),
    "times_square.colour.{}": ids("times_square.colour", COLOURS),
    "times_square.does_card.{}": ids("times_square.does_card", get_args(Effect)),
    "times_square.end.{}": ids("times_square.end", get_args(Ending)),
    "times_square.figure.{}": ids("times_square.figure", FIGURES, ["guard", "charlie"]),
    "times_square.keepsake.{}": ids("times_square.keepsake", get_args(Ending)),
    "times_square.lamp.{}": ids("times_square.lamp", LAMPS),
    "times_square.role.{}": ids("times_square.role", FIGURES, ["charlie"]),
    "times_square.rule.{}": ids("times_square.rule", {rule.id.split(".")[-1] for rule in RULES}),
    "times_square.term.{}": ids("times_square.term", LEAF_OF),
    "times_square.term_forms.{}": ids("times_square.term_forms", WITH_FORMS),
    "times_square.term_means.{}": ids("times_square.term_means", LEAF_OF),
    "times_square.space.{}": ids("times_square.space", SEATS),
    "times_square.stage.{}": ids(
        "times_square.stage", ["plays", "played", "discards", "discarded", "lures", "lured"]
    ),
    "times_square.table.{}": ids("times_square.table", ["wins_now", "loses_now"]),
    "times_square.waiting.{}": ids("times_square.waiting", ["first", "last"]),
}
