"""What the ids become that Hollywood! puts together, and the tools of its bar."""

from __future__ import annotations

from typing import get_args

from hollywood.bots.roles import CHARACTERS
from hollywood.games.hollywood.bots.characters import Occasion
from hollywood.games.hollywood.finale.awards import CATEGORIES
from hollywood.games.hollywood.pages.rules_pictures import PICTURES
from hollywood.games.hollywood.rules.deck import GENRES, MOST_SEATS
from hollywood.games.hollywood.table.setting import HollywoodSetting

from ...harness.sentences import ids

TOOLS = HollywoodSetting.tools
PILES = ("pile_films", "pile_stars")
BUILT: dict[str, list[str]] = {
    "hollywood.about.{}": ids("hollywood.about", PILES),
    "hollywood.awards.{}": ids("hollywood.awards", CATEGORIES),
    "hollywood.does.{}": ids("hollywood.does", CHARACTERS),
    "hollywood.genre.{}": ids("hollywood.genre", GENRES),
    "hollywood.kind.{}": ids("hollywood.kind", ["blockbuster", "star"]),
    "hollywood.place.{}": ids("hollywood.place", range(1, MOST_SEATS + 1)),
    "hollywood.rules_how.{}": ids("hollywood.rules_how", PICTURES, ["options"]),
    "hollywood.rules_why.{}": ids("hollywood.rules_why", PICTURES, ["options"]),
    "hollywood.table.{}": ids("hollywood.table", PILES),
    "hollywood.{}.{}": [
        f"hollywood.{who}.{moment}" for who in CHARACTERS for moment in get_args(Occasion)
    ],
}
