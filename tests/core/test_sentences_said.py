"""Every sentence is said somewhere, and every message said has a sentence.

A message is said by its whole id, or by an id that is put together in one place; then all that this
place may become is listed here, from what the games themselves list.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

import hollywood
from hollywood import box, paths
from hollywood.achievements import of_the_box
from hollywood.actions import ACTIONS, GROUPS, PRESETS
from hollywood.bots.findings import Grade
from hollywood.bots.roles import PLAIN
from hollywood.core.catalogue import LANGUAGES
from hollywood.core.reader import read
from hollywood.core.record import HUMAN
from hollywood.files import read_file
from hollywood.games import GAMES
from hollywood.key_names import in_words
from hollywood.lesson import read_lesson
from hollywood.set_up import AnyKit
from hollywood.settings import HOLDINGS, PADS_OF, SPEEDS, TIPS, TYPEFACES, ZOOMS
from hollywood.ui.analysis.page import AnalysisPage
from hollywood.ui.career.career_page import LEAVES, CareerPage
from hollywood.ui.career.figures import PHASES
from hollywood.ui.career.matches import SORTS
from hollywood.ui.daily.daily_page import DailyPage
from hollywood.ui.pages import settings_page
from hollywood.ui.pages.kept_page import KeptPage
from hollywood.ui.pages.keys_page import KeysPage
from hollywood.ui.pages.street import Street
from hollywood.ui.puzzle.puzzle_filter import SEEN
from hollywood.ui.puzzle.puzzle_page import PuzzlePage
from hollywood.ui.rulebook.contents import BOX
from hollywood.ui.rulebook.rulebook import OPTIONS
from hollywood.ui.sound.sound import SoundManifest
from hollywood.ui.table.house_rules import BADGE
from hollywood.ui.widgets.form import Lettered

from ..harness.sentences import ids

SENTENCES = box.open_sentences()
SOURCES = sorted(Path(hollywood.__file__).parent.rglob("*.py"))
KITS: dict[str, AnyKit] = {game.name: game.open() for game in GAMES}
OWN = [import_module(f"tests.games.{game.name}.sentences_built") for game in GAMES]
ID = re.compile(r"[a-z_{}]+(\.[a-z_{}]+)+")
FILES = (".webp", ".ttf", ".yaml", ".jsonl")  # what else looks like an id


def of_each_game(form: str) -> list[str]:
    """Presets, options, values and so on of all games, in words such as `{}.preset.{}`."""
    found = []
    for name, kit in KITS.items():
        usual = next(iter(kit.presets.values()))
        options = [field.name for field in fields(usual) if field.name != "line"]
        values = [f"{option}.{value}" for option in options for value in kit.values(option)]
        lasts = {
            "preset": [*kit.presets],
            "option": options,
            "preset_does": [*kit.presets],
            "value": values,
            "value_does": values,
            "does": [*kit.characters],
        }
        found += ids(f"{name}.{form}", lasts[form])
    return found


def of_each_lesson() -> dict[str, list[str]]:
    """What is said at the stops of all lessons; not everything is said at each."""
    found: dict[str, list[str]] = {"{}.lesson.{}": [], "{}.prompt": [], "{}.why": [], "{}.done": []}
    taught = [(game, game.lesson) for game in GAMES if game.lesson is not None]
    for last in ("", ".over", ".others_corner"):
        found[f"{{}}.lesson{last}"] = [f"{game.name}.lesson{last}" for game, _ in taught]
    for game, file in taught:
        for stop in read_lesson(read_file(file), str(file), KITS[game.name]).stops:
            id = f"{game.name}.lesson.{stop.scene}"
            found["{}.lesson.{}"].append(id)
            found["{}.prompt"].append(f"{id}.prompt")
            if stop.refused is None:
                found["{}.why"].append(f"{id}.why")
            if stop.refused is not None or stop.asks is not None or len(stop.answers) > 1:
                found["{}.done"].append(f"{id}.done")
    return found


ALL_LEVELS = {level for kit in KITS.values() for level in kit.levels}
ALL_CHARACTERS = {character for kit in KITS.values() for character in kit.characters}
CHOSEN: dict[str, dict[str, Sequence[object]]] = {
    "": {
        "speed": SPEEDS,
        "language": LANGUAGES,
        "zoom": ZOOMS,
        "tips": TIPS,
        "typeface": TYPEFACES,
        "holding": HOLDINGS,
        "pads": PADS_OF,
    },
    **{f"{game.name}.": {k: v.values for k, v in game.choices.items()} for game in GAMES},
}
SHELF = ["unfinished", "finished", "let_go", "play_on", "look", "rename", "pin", "unpin", "delete"]
SHELF += ["back"]
_SOUNDS = paths.assets() / "sounds" / "manifest.yaml"
HEARD = read(SoundManifest, read_file(_SOUNDS), str(_SOUNDS))
ROWS = [row for rows in settings_page.SECTIONS.values() for row in rows]

PUZZLES = {game: kit.puzzles for game, kit in KITS.items() if kit.puzzles is not None}

WITH_PADS: list[type[Lettered]] = [
    *(AnalysisPage, CareerPage, DailyPage, KeptPage, KeysPage, PuzzlePage),
    *(settings_page.SettingsPage, Street),
]
OF_THE_BOX = [each.id for each in of_the_box(len(GAMES))]
BUILT: dict[str, list[str]] = {
    "{}.puzzle.{}": [f"{game}.puzzle.{goal}" for game, p in PUZZLES.items() for goal in p.goals],
    "{}.puzzle_wrong.{}": [
        f"{game}.puzzle_wrong.{goal}" for game, p in PUZZLES.items() for goal in p.goals
    ],
    "{}.puzzle_verdict.{}": [
        f"{game}.puzzle_verdict.{each}" for game in PUZZLES for each in ("right", "wrong")
    ],
    "{}.puzzle_short.{}": [
        f"{game}.puzzle_short.{goal}" for game, p in PUZZLES.items() for goal in p.goals
    ],
    "puzzle.page.{}": ids("puzzle.page", SEEN),
    "{}.puzzles": [f"{game}.puzzles" for game in PUZZLES],
    "{}.group.{}": [
        f"{game}.group.{each}"
        for game, kit in KITS.items()
        for each in (kit.groups and [*kit.groups, "own"])
    ],
    "{}.option_page.{}": [id for id in SENTENCES if ".option_page." in id],
    "{}.setting_does.{}.{}": [
        f"{game.name}.setting_does.{choice}.{value}"
        for game in GAMES
        if KITS[game.name].groups
        for choice, values in game.choices.items()
        for value in values.values
    ],
    "{}.theme.{}": [f"{game}.theme.{each}" for game, p in PUZZLES.items() for each in p.themes],
    "bot.{}": ids("bot", PLAIN, [HUMAN, "plain"], ALL_LEVELS, ALL_CHARACTERS),
    "analysis.grade.{}": ids("analysis.grade", get_args(Grade)),
    "character.{}": ids("character", ALL_CHARACTERS),
    "daily.month.{}": ids("daily.month", range(1, 13)),
    "daily.weekday.{}": ids("daily.weekday", range(7)),
    "daily.on.{}": ids("daily.on", range(7)),
    "daily.short_month.{}": ids("daily.short_month", range(1, 13)),
    "daily.place.{}": ids("daily.place", range(1, 6)),
    "daily.solved.{}": ids("daily.solved", (4, 2, 1, 0)),
    "career.{}": ids("career", LEAVES, ["played", "wins", "points", "luck", "own_moves"]),
    "laurel.{}": ids("laurel", OF_THE_BOX),
    "{}.laurel.{}": [f"{game.name}.laurel.{own.id}" for game in GAMES for own in game.achievements],
    "{}.did.{}": [id for id in SENTENCES if ".did." in id],
    "{}.spent.{}": [id for id in SENTENCES if ".spent." in id],
    "career.sort.{}": ids("career.sort", SORTS),
    "{}.part.{}": [f"{game}.part.{each}" for game in KITS for each in (*PHASES, "back", "on")],
    "{}.came_to": ["hollywood.came_to", "paperback.came_to"],  # of games that count something
    "{}.counts": ["hollywood.counts", "paperback.counts"],
    "{}.album.empty": [f"{game}.album.empty" for game in KITS],
    "{}.part.keys": [f"{game}.part.keys" for game in KITS],
    "{}.how": [
        *(f"laurel.{id}.how" for id in OF_THE_BOX),
        *(f"{game.name}.laurel.{own.id}.how" for game in GAMES for own in game.achievements),
    ],
    "does.{}": ids("does", [HUMAN], ALL_LEVELS),
    "language.{}": ids("language", LANGUAGES),
    "setting.{}": ids("setting", {*settings_page.SECTIONS} - {"own"}, ["change_keys"]),
    "action.{}": ids("action", [action.name for action in ACTIONS]),
    "keys.{}": ids("keys", ["page_back", "page_on"]),
    "pads.{}": ids("pads", ["own", "any"]),
    "pads.does.{}": ids("pads.does", *(page.pad_does for page in WITH_PADS), ["try_it", "figures"]),
    "keys.column.{}": ids("keys.column", ["key", "second", "pad"]),
    "keys.group.{}": ids("keys.group", GROUPS),
    "keys.preset.{}": ids("keys.preset", PRESETS),
    "setting.leaf.{}": ids("setting.leaf", settings_page.LEAVES),
    "{}setting.{}": [
        *ids("setting", ROWS),
        *(f"{game.name}.setting.{choice}" for game in GAMES for choice in game.choices),
    ],
    "{}.setting.{}": [f"{game.name}.setting.{name}" for game in GAMES for name in game.choices],
    "{}.{}.{}": [
        f"{game.name}.{choice}.{value}"
        for game in GAMES
        for choice, values in game.choices.items()
        for value in values.values
    ],
    "{}{}.{}": [
        f"{before}{choice}.{value}"
        for before, choices in CHOSEN.items()
        for choice, values in choices.items()
        for value in values
    ],
    "{}.does.{}": of_each_game("does"),
    "{}.inactive": [f"{game}.inactive" for game in KITS],
    "{}.asked": ["paperback.asked"],  # of games whose presets are cards
    "{}.house_rules_are": ["paperback.house_rules_are"],
    "{}.option.{}": of_each_game("option"),
    "{}.preset.{}": of_each_game("preset"),
    "{}.preset_does.{}": of_each_game("preset_does"),
    "{}.rules.{}": [
        f"{name}.rules.{leaf}"
        for name, own in zip(KITS, OWN, strict=True)
        for leaf in (*own.LEAVES, OPTIONS)
    ],
    "rules.term.{}": ids("rules.term", BOX),
    "rules.term_forms.{}": ids("rules.term_forms", BOX),
    "rules.term_means.{}": ids("rules.term_means", BOX),
    "{}.value.{}.{}": of_each_game("value"),
    "{}.value_does.{}.{}": of_each_game("value_does"),
    "replay.{}": ids("replay", ["back", "play", "on"]),
    "shelf.{}": ids("shelf", SHELF),
    "key.{}": [*in_words()],
    "street.day.{}": ids("street.day", range(7)),
    "table.tool.{}": ids("table.tool", [BADGE], *(own.TOOLS for own in OWN)),
    **of_each_lesson(),
    **{form: ids for own in OWN for form, ids in own.BUILT.items()},
}
NO_MESSAGES = {
    "{}.{}",  # what a fault calls a place in a file
    "{}.commands.{}",  # a module
    "{}.one",  # forms of any sentence
    "{}.other",
}


@cache
def written() -> tuple[set[object], list[str]]:
    """All that stands in the sources: constants, and strings put together, `{}` for each part."""
    words, forms = set[object](), list[str]()
    for node in chain.from_iterable(
        ast.walk(ast.parse(each.read_text("utf-8"))) for each in SOURCES
    ):
        if isinstance(node, ast.Constant):
            words.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [p.value if isinstance(p, ast.Constant) else "{}" for p in node.values]
            forms.append("".join(map(str, parts)))
    return words, forms


def assembled() -> Iterator[str]:
    """Every string of the sources that may be an id and is put together."""
    _, forms = written()
    return (form for form in forms if ID.fullmatch(form) and not form.endswith(FILES))


def unsaid(sentences: Iterable[str]) -> list[str]:
    """The sentences that nobody says."""
    built = set(chain.from_iterable(BUILT.values())) | set(HEARD.captions.values())
    every = dict.fromkeys(re.sub(r"\.(one|other)$", "", id) for id in sentences)
    words, _ = written()
    return [id for id in every if id not in words and id not in built]


def test_every_sentence_is_said() -> None:
    assert unsaid(SENTENCES) == []


@pytest.mark.parametrize(
    "id", ["does.menu", "hollywood.awards.menu", "hollywood.star.which2", "bot.nobody", "dead"]
)
def test_a_sentence_that_nobody_says_is_found(id: str) -> None:
    assert unsaid([*SENTENCES, f"{id}.one", f"{id}.other"]) == [id]


def test_what_is_put_together_is_listed() -> None:
    found = {form for form in assembled() if any(could_be(form, id) for id in SENTENCES)}
    assert found - NO_MESSAGES == BUILT.keys()


def could_be(form: str, id: str) -> bool:
    """Whether a sentence could be meant by what is put together."""
    return bool(re.fullmatch(re.escape(form).replace(r"\{\}", "[a-z_0-9.]*"), id))


def test_every_message_said_has_a_sentence() -> None:
    groups = {id.split(".")[0] for id in SENTENCES if "." in id}
    strings = (word for word in written()[0] if isinstance(word, str))
    words = {word for word in strings if not word.endswith(FILES)}
    said = {word for word in words if ID.fullmatch(word)}
    titles = chain.from_iterable(kit.titles for kit in KITS.values())
    known = {re.sub(r"\.(one|other)$", "", id) for id in SENTENCES} | set(titles)
    assert said & known
    assert [id for id in sorted(said - known) if id.split(".")[0] in groups] == []
