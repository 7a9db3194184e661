"""What the ids become that Paperback puts together."""

from __future__ import annotations

from typing import get_args

from hollywood.core.catalogue import LANGUAGES
from hollywood.games.paperback import GAME
from hollywood.games.paperback.bots.puzzle_text import GOALS
from hollywood.games.paperback.bots.reasons import HAS
from hollywood.games.paperback.card_pictures import COVERS
from hollywood.games.paperback.finale.count import CATEGORIES
from hollywood.games.paperback.finale.front_page import PAPERS
from hollywood.games.paperback.finale.result import TABS
from hollywood.games.paperback.finale.result_tabs import DECK
from hollywood.games.paperback.pages.rule_texts import LEAVES, texts
from hollywood.games.paperback.pages.terms import ICONS, ONE_FORM, WORDS
from hollywood.games.paperback.rules.deck import EFFECTS, POWERS, Counted, LimitOn, Position, Whose
from hollywood.games.paperback.rules.moves import Side
from hollywood.games.paperback.rules.state import Ending, Step
from hollywood.games.paperback.table.listing import LISTS
from hollywood.games.paperback.table.score_painter import STEPS

from ...harness.sentences import every_way, ids

KIT = GAME.open()
__all__ = ["BUILT", "LEAVES", "TOOLS"]

TOOLS: tuple[str, ...] = ()
_WRONG = ["letter_cards_only", "library_forbidden", "long", "no_cards", "no_letter", "space"]
_WRONG += ["no_library_card", "not_turned", "power_once", "switch", "wilds"]
_DOES = [effect for effect in EFFECTS if effect != "points_again"]
_TITLES = [title for titles in COVERS.values() for title in titles]
_STEPS = ["spell", "score", "buy", "draw"]
_CHOSEN = ["trash_for_cents", "trash_for_gain", "trash_offer", "copy"]
_LIMITED = ["length", "wilds", "no_common"]
_TERMS = {*ICONS, *WORDS}
_KINDS = ["starter", "letter", "pair", "vowel", "attack"]
_SEATS = (None, 3)
_RULES = {
    rule
    for options in every_way(KIT)
    for seats in _SEATS
    for agreed in (True, False)
    for rules in texts(KIT.deck, options, seats, agreed).values()
    for rule in rules
}
BUILT: dict[str, list[str]] = {
    "paperback.value.language.{}": ids("paperback.value.language", LANGUAGES),
    "paperback.value.words.{}": ids("paperback.value.words", KIT.values("words")),
    "paperback.own.{}": ids("paperback.own", ["listed", "not_listed"]),
    "paperback.kind.{}": ids("paperback.kind", _KINDS),
    "paperback.night.{}": ids("paperback.night", CATEGORIES),
    "paperback.paper.{}": ids("paperback.paper", ["books", "library", "prizes", "fame"])
    + ids("paperback.paper", ["all_won", "all_lost"]),
    "paperback.paper.name.{}": ids("paperback.paper.name", range(PAPERS)),
    "paperback.paper.why.{}": ids("paperback.paper.why", get_args(Ending)),
    "paperback.result.curve.{}": ids("paperback.result.curve", ["fame", "cents"]),
    "paperback.result.deck.{}": ids("paperback.result.deck", DECK),
    "paperback.result.{}": ids("paperback.result", ["not_looked", "nothing_missed"]),
    "paperback.result.tab.{}": ids("paperback.result.tab", TABS),
    "paperback.rule.{}": ids("paperback.rule", _RULES),
    "paperback.term.{}": ids("paperback.term", _TERMS),
    "paperback.term_forms.{}": ids("paperback.term_forms", _TERMS - ONE_FORM),
    "paperback.term_means.{}": ids("paperback.term_means", _TERMS),
    "paperback.card.{}": ids("paperback.card", ["f05", "f08", "f11", "f17", "space", "switch"]),
    "paperback.does.{}{}": ids(
        "paperback.does", _DOES, [f"points_again.{whose}" for whose in get_args(Whose)]
    ),
    "paperback.end.{}": ids("paperback.end", get_args(Ending)),
    "paperback.hint.copy.{}": ids("paperback.hint.copy", get_args(Side)),
    "paperback.hint.vote.{}": ids("paperback.hint.vote", ["yes", "no"]),
    "paperback.puzzle_reason.{}": ids("paperback.puzzle_reason", GOALS),
    "paperback.reason.{}": ids("paperback.reason", ["sold_out", "fame"]),
    "paperback.reason.has.{}": ids("paperback.reason.has", HAS),
    "paperback.reason.vote.{}": ids("paperback.reason.vote", ["yes", "no"]),
    "paperback.illegal.not_now.{}": ids("paperback.illegal.not_now", get_args(Step)),
    "paperback.illegal.{}": ids(
        "paperback.illegal", _WRONG, ["not_held", "without_typo", "without_stuck_key"]
    ),
    "paperback.log.cube.{}": ids("paperback.log.cube", ["help", "hand"]),
    "paperback.log.in_sight.{}": ids("paperback.log.in_sight", get_args(Ending)),
    "paperback.log.trashed.{}": ids("paperback.log.trashed", ["hand", "offer", "word"]),
    "paperback.log.vote_on.{}": ids("paperback.log.vote_on", ["theme", "word"]),
    "paperback.log.voted.{}": ids("paperback.log.voted", ["yes", "no"]),
    "paperback.log.{}.{}": ids(
        "paperback.log", ["theme.accepted", "theme.refused", "word.accepted", "word.refused"]
    ),
    "paperback.power.{}": ids("paperback.power", POWERS),
    "paperback.about.step.{}": ids("paperback.about.step", _STEPS),
    "paperback.about.tool.{}": ids("paperback.about.tool", ["shuffle", "sort", "clear", "help"]),
    "paperback.button.{}": ids("paperback.button", ["publish", "propose", "seal"]),
    "paperback.limit.{}": ids("paperback.limit", get_args(LimitOn)),
    "paperback.line.{}": ids("paperback.line", get_args(Position), ["wild", "space", "switch"]),
    "paperback.must.{}": ids("paperback.must", get_args(Position), ["no_wilds", "uses_common"]),
    "paperback.when.{}": ids("paperback.when", get_args(Position)),
    "paperback.says.{}": ids("paperback.says", POWERS, ["theme"], (a.id for a in KIT.deck.awards)),
    "paperback.table.accept.{}": ids("paperback.table.accept", ["theme", "word"]),
    "paperback.table.choose.{}": ids("paperback.table.choose", _CHOSEN),
    "paperback.table.sabotaged.{}": ids("paperback.table.sabotaged", _LIMITED),
    "paperback.table.{}": ids("paperback.table", ["deadline", "draft"]),
    "paperback.theme.{}": ids("paperback.theme", (theme.id for theme in KIT.deck.themes)),
    "paperback.face.{}": ids("paperback.face", ["c_space", "c_dyslexia"]),
    "paperback.book.{}": ids("paperback.book", _TITLES),
    "paperback.book.{}.line": [f"paperback.book.{title}.line" for title in _TITLES],
    "paperback.desk.heard.{}": ids("paperback.desk.heard", ["theme", "word"]),
    "paperback.list.{}": ids("paperback.list", LISTS),
    "paperback.missed.{}": ids("paperback.missed", ["yours", "common", "best", "longest"]),
    "paperback.table.counted.{}": ids("paperback.table.counted", get_args(Counted)),
    "paperback.table.step.{}": ids("paperback.table.step", [id for id, _ in STEPS]),
}
