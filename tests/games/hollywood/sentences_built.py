"""What the ids become that Hollywood! puts together, and the tools of its bar."""

from __future__ import annotations

from typing import get_args

from hollywood.bots.roles import CHARACTERS
from hollywood.games.hollywood.bots.characters import Occasion
from hollywood.games.hollywood.finale.awards import CATEGORIES
from hollywood.games.hollywood.pages.rule_texts import texts
from hollywood.games.hollywood.pages.rules_pictures import PICTURES
from hollywood.games.hollywood.pages.terms import LEAF_OF
from hollywood.games.hollywood.rules.deck import GENRES, MOST_SEATS
from hollywood.games.hollywood.table.setting import HollywoodSetting

from ...harness.positions import DECK, KIT
from ...harness.sentences import every_way, ids

LEAVES = tuple(PICTURES)
RULES = [
    rule
    for options in every_way(KIT)
    for leaf in texts(DECK, options).values()
    for rule in leaf.values()
]
TOOLS = HollywoodSetting.tools
PILES = ("pile_films", "pile_stars")
BUILT: dict[str, list[str]] = {
    "hollywood.about.{}": ids("hollywood.about", PILES),
    "hollywood.awards.{}": ids("hollywood.awards", CATEGORIES),
    "hollywood.does.{}": ids("hollywood.does", CHARACTERS),
    "hollywood.genre.{}": ids("hollywood.genre", GENRES),
    "hollywood.kind.{}": ids("hollywood.kind", ["blockbuster", "star"]),
    "hollywood.place.{}": ids("hollywood.place", range(1, MOST_SEATS + 1)),
    "hollywood.rule.{}": ids("hollywood.rule", {rule.id.split(".")[-1] for rule in RULES}),
    "hollywood.term.{}": ids("hollywood.term", LEAF_OF),
    "hollywood.term_forms.{}": ids("hollywood.term_forms", LEAF_OF),
    "hollywood.term_means.{}": ids("hollywood.term_means", LEAF_OF, GENRES),
    "hollywood.table.{}": ids("hollywood.table", PILES),
    "hollywood.{}.{}": [
        f"hollywood.{who}.{moment}" for who in CHARACTERS for moment in get_args(Occasion)
    ],
}
