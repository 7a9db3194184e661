"""The house itself: layers, purity, sizes; each rule of ours that a machine can see.

A file is read and parsed once, and all rules look at it: one row a file.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import packages_distributions
from io import StringIO
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple, TypeAlias

import pytest

from hollywood.games import GAMES as REGISTERED

from .core import test_promises, test_sentences_said
from .harness import players
from .ui import test_pilot, test_unattended

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "hollywood"
GAMES = PACKAGE / "games"
FILES_AND_FOLDERS = {
    "paths",
    "files",
    "box",
    "known_bots",
    "pictures",
    "settings",
    "saves",
    "kept_matches",
    "exports",
    "held",
}
FILES_AND_FOLDERS |= {"kit", "set_up", "picture_size", "threads", "processes", "facade"}
FILES_AND_FOLDERS |= {"system_text_size", "reviews", "career", "career_totals", "time_spent"}
FILES_AND_FOLDERS |= {"card_language", "json_lines", "career_review", "begun"}
FILES_AND_FOLDERS |= {"puzzle_book", "puzzle_scores", "daily", "lesson", "achievements"}
FILES_AND_FOLDERS |= {"speech", "actions", "key_map", "key_names", "own_data"}
# files of a game that what draws may know
KNOWN_TO_TABLES = {"card_pictures", "ability_icons", "icon_rows", "aids", "own_words"}
FILES_AND_FOLDERS |= KNOWN_TO_TABLES
LAYERS = [  # each may import itself and what stands before it; a game has them inside its folder
    {"core"},
    {"rules"},
    {"bots"},
    FILES_AND_FOLDERS,
    {"ui", "table", "finale", "pages"},
    {"games"},  # the registry, and of each game what it gives the box
    {"commands"},
    {"app", "__main__"},
]
DRAWS = ("ui", "table", "finale", "pages")  # what may import pygame, and of each game ...
SCREENS = "screens.py"
PURE = ("core", "rules", "bots")  # folders without clock, disk and global chance
OURS = sorted(
    str(path.relative_to(ROOT))
    for folder in (PACKAGE, ROOT / "studio", ROOT / "tests", ROOT / "packaging")
    for path in folder.rglob("*.py")
)
FILE_LINES, FUNCTION_LINES, CLASS_METHODS = 500, 40, 24
MEDIAN_LINES, MOST_LINES = 6, 15  # of functions, with their heads: half of them, nine of ten
# classes that still have too many methods, and how many; no number may grow
LARGE_CLASSES = {
    "studio/portrait.py:Face": 30,
}
BAD_NAMES = ("util", "helper", "manager", "misc", "common")
IMPURE = {"time", "datetime", "os", "sys", "pathlib", "io", "secrets", "threading", "socket"}
NOT_OURS = {"studio", "numpy", "skia", "scipy", "PIL", "tests"}  # what the program goes without
CODE = re.compile(r"#\s*((if|for|def|while) .*:$|(import|return) |print\()")


@dataclass(frozen=True)
class Source:
    """One file of ours: its path from the root, and what stands in it."""

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.tree))

    @cached_property
    def module(self) -> str:
        return ".".join(Path(self.path).with_suffix("").parts)

    @cached_property
    def imported(self) -> list[str]:
        """Every module the file imports, with its full name."""
        return list(self._imported())

    def _imported(self) -> Iterator[str]:
        package = Path(self.path).parts[:-1]
        for node in self.nodes:
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = list(package[: len(package) - node.level + 1]) if node.level else []
                module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
                yield module
                yield from (f"{module}.{alias.name}" for alias in node.names)

    @cached_property
    def functions(self) -> list[ast.FunctionDef]:
        return [node for node in self.nodes if isinstance(node, ast.FunctionDef)]

    @property
    def methods(self) -> dict[str, int]:
        """How many methods each class has."""
        classes = (node for node in self.nodes if isinstance(node, ast.ClassDef))
        return {
            f"{self.path}:{each.name}": sum(isinstance(n, ast.FunctionDef) for n in each.body)
            for each in classes
        }

    @property
    def is_program(self) -> bool:
        return self.path.startswith("hollywood/")

    @property
    def games(self) -> set[str]:
        """The games it imports."""
        return {game for module in self.imported if (game := game_of(module))}


def source(path: str) -> Source:
    return Source(path, (ROOT / path).read_text("utf-8"))


def room_of(module: str) -> str | None:
    """The room a module of ours is in, inside its game or outside; None for what is not ours."""
    parts = module.split(".")
    if parts[0] != "hollywood" or len(parts) == 1:
        return None
    if parts[1] == "games":
        known = len(parts) > 3 and parts[3] in KNOWN_TO_TABLES
        inside = known or (len(parts) > 3 and GAMES.joinpath(*parts[2:4]).is_dir())
        return parts[3] if inside else "games"
    return parts[1]


def layer_of(module: str) -> int | None:
    """Which layer a module of ours is in; None for the package itself and modules of others."""
    room = room_of(module)
    return next((i for i, rooms in enumerate(LAYERS) if room in rooms), None)


def game_of(module: str) -> str | None:
    """The game a module belongs to."""
    parts = module.split(".")
    inside = parts[:2] == ["hollywood", "games"] and len(parts) > 2 and parts[2] != "__init__"
    return parts[2] if inside and (GAMES / parts[2]).is_dir() else None


# the rules: each tells what is wrong with a file

Wrongs: TypeAlias = Iterator[str]


def layers(file: Source) -> Wrongs:
    """A layer imports only from below."""
    own = layer_of(file.module)
    if own is None:
        if file.is_program and file.path != "hollywood/__init__.py":
            yield "every module has a layer"
        return
    for module in file.imported:
        if (layer_of(module) or 0) > own:
            yield f"imports {module}"


def wall(file: Source) -> Wrongs:
    """The box knows no game, and no game another."""
    if not file.is_program or file.path == "hollywood/games/__init__.py":
        return
    if others := file.games - {game_of(file.module)}:
        yield f"knows {', '.join(others)}"


def drawing(file: Source) -> Wrongs:
    """Only what draws imports pygame, and nothing in the program the studio and its tools."""
    modules = {module.split(".")[0] for module in file.imported} if file.is_program else set()
    if modules & NOT_OURS:
        yield f"imports {modules & NOT_OURS}"
    draws = room_of(file.module) in DRAWS or Path(file.path).name == SCREENS
    if "pygame" in modules and not draws:
        yield "imports pygame"


def purity(file: Source) -> Wrongs:
    """Below the screen there is no clock, no disk and no global chance."""
    if not file.is_program or Path(file.path).parent.name not in PURE:
        return
    if impure := {module.split(".")[0] for module in file.imported} & IMPURE:
        yield f"imports {impure}"
    for node in file.nodes:
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=attr) if attr != "Random":
                yield f"random.{attr} in line {node.lineno}"
            case ast.Call(func=ast.Name(id=("open" | "print" | "input") as called)):
                yield f"{called}() in line {node.lineno}"


def safety(file: Source) -> Wrongs:
    """Nothing is pickled, and YAML is read safely."""
    if unsafe := set(file.imported) & {"pickle", "shelve", "marshal", "dill"}:
        yield f"imports {unsafe}"
    for node in file.nodes:
        match node:
            case ast.Attribute(value=ast.Name(id="yaml"), attr=attr):
                if attr in ("load", "load_all", "unsafe_load", "full_load"):
                    yield f"yaml.{attr} in line {node.lineno}"


def sizes(file: Source) -> Wrongs:
    """Files and functions are short, classes have few methods."""
    if len(file.text.splitlines()) > FILE_LINES:
        yield f"more than {FILE_LINES} lines"
    for function in file.functions:
        if length(function) > FUNCTION_LINES:
            yield f"{function.name} has {length(function)} lines"
    for name, count in file.methods.items():
        if count > LARGE_CLASSES.get(name, CLASS_METHODS):
            yield f"{name} has {count} methods"


def names(file: Source) -> Wrongs:
    """Files are named for what they are, and say it; so does all that others may use."""
    if any(bad in Path(file.path).stem for bad in BAD_NAMES):
        yield "is named for nothing"
    if not ast.get_docstring(file.tree):
        yield "does not say what it is"
    if not file.is_program:
        return
    classes = [node for node in file.tree.body if isinstance(node, ast.ClassDef)]
    inside = (inner for each in classes for inner in each.body)
    for node in (*file.tree.body, *inside):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                if not name.startswith("_") and not ast.get_docstring(node):
                    yield f"{name} does not say what it does"


def comments(file: Source) -> Wrongs:
    """No code is commented out."""
    if not CODE.search(file.text):
        return
    for token in tokenize.generate_tokens(StringIO(file.text).readline):
        if token.type == tokenize.COMMENT and CODE.match(token.string):
            yield token.string


def length(function: ast.FunctionDef) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


def keys(file: Source) -> Wrongs:
    """What keys do stands in the table of actions."""
    if not file.is_program or file.path == "hollywood/ui/app/keys.py":
        return
    for node in file.nodes:
        match node:
            case ast.Attribute(value=ast.Name(id="pygame"), attr=attr) if attr.startswith("K_"):
                yield f"pygame.{attr} in line {node.lineno}"


RULES: tuple[Callable[[Source], Wrongs], ...] = (
    layers,
    wall,
    drawing,
    purity,
    safety,
    sizes,
    names,
    comments,
    keys,
)


class Seen(NamedTuple):
    """What is wrong with a file, and how long its functions are."""

    wrongs: Sequence[str]
    lengths: Sequence[int]


@cache
def seen(path: str) -> Seen:
    """A file is looked at once, and what was parsed is not kept."""
    file = source(path)
    wrongs = [f"{path}: {rule.__name__}: {wrong}" for rule in RULES for wrong in rule(file)]
    return Seen(wrongs, [length(function) for function in file.functions])


def test_every_file_keeps_the_rules_of_the_house() -> None:
    """In one test: so many would take longer to begin and to end than to look at the files."""
    assert [wrong for path in OURS for wrong in seen(path).wrongs] == []


def test_classes_that_were_split_are_struck_off() -> None:
    files = map(source, {name.partition(":")[0] for name in LARGE_CLASSES})
    counts = {name: count for file in files for name, count in file.methods.items()}
    assert [name for name in LARGE_CLASSES if counts[name] <= CLASS_METHODS] == []


def test_functions_are_mostly_very_short() -> None:
    program = [path for path in OURS if path.startswith("hollywood/")]
    lengths = [each for path in program for each in seen(path).lengths]
    assert median(lengths) <= MEDIAN_LINES
    assert quantiles(lengths, n=10)[-1] <= MOST_LINES


def test_the_games_are_named_and_opened_without_anything_to_draw_with() -> None:
    asked = "import sys, hollywood.games as games; [game.open() for game in games.GAMES]"
    code = f"{asked}; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = told.stdout.split()
    assert "hollywood.games.hollywood.kit" in loaded
    assert not [module for module in loaded if module.startswith(("pygame", "hollywood.ui"))]


def test_a_game_in_the_box_is_not_read_before_it_is_opened() -> None:
    code = "import sys, hollywood.games; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = told.stdout.split()
    games = [module for module in loaded if module.startswith("hollywood.games.")]
    assert "hollywood.games.hollywood" in games
    assert not [module for module in games if module.endswith((".kit", ".bots", ".rules"))]


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_a_game_says_on_its_box_what_its_rules_say(game: Any) -> None:
    kit = game.open()
    assert (game.name, game.players) == (kit.name, kit.seats)


UI, RULE, BOT = (
    "hollywood/ui/draw/a.py",
    "hollywood/games/hollywood/rules/a.py",
    "hollywood/bots/a.py",
)
SAYS = '"""Says what it is."""\n'
PLANTED: list[tuple[Callable[[Source], Wrongs], str, str]] = [
    (layers, UI, "from hollywood.games import GAMES"),
    (layers, UI, "from hollywood.commands.asked import Asked"),
    (layers, RULE, "from ..table import layout"),
    (layers, "hollywood/new.py", "import ast"),
    (wall, UI, "from hollywood.games.hollywood.rules.deck import Deck"),
    (wall, UI, "def one() -> None:\n    import hollywood.games.hollywood.kit"),
    (drawing, BOT, "import pygame"),
    (drawing, UI, "import numpy as np"),
    (purity, BOT, "import time"),
    (purity, RULE, "import random\nrandom.shuffle([])"),
    (purity, RULE, "text = open('a')"),
    (safety, UI, "import pickle"),
    (safety, UI, "import yaml\nyaml.load('')"),
    (sizes, UI, "\n" * (FILE_LINES + 1)),
    (sizes, UI, "def one() -> None:\n" + "    pass\n" * FUNCTION_LINES),
    (sizes, UI, "class A:\n" + "    def a(self): pass\n" * (CLASS_METHODS + 1)),
    (names, "hollywood/ui/utils.py", ""),
    (names, UI, "def one() -> None:\n    pass"),
    (names, UI, "class A:\n    pass"),
    (comments, UI, "# if True:"),
    (comments, UI, "a = 1  # return a"),
    (keys, UI, "import pygame\nhint = pygame.K_h"),
]


@pytest.mark.parametrize(("rule", "path", "text"), PLANTED)
def test_a_rule_sees_what_breaks_it(rule: Callable[[Source], Wrongs], path: str, text: str) -> None:
    assert list(rule(Source(path, SAYS))) == [] or path.endswith(("new.py", "utils.py"))
    assert list(rule(Source(path, SAYS + text)))


def test_no_game_may_know_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("hollywood", "neighbour"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(f"{__name__}.GAMES", tmp_path)
    text = f"{SAYS}from hollywood.games.neighbour.rules import deck"
    assert list(wall(Source(RULE, text)))
    assert not list(wall(Source(RULE.replace("games/hollywood", "games/neighbour"), text)))


TRY_EVERY_GAME = [  # they ask the registry, and each game's own folder of tests
    *["core/test_promises", "core/test_sentences_said", "ui/test_pilot", "ui/test_unattended"],
    *["harness/pilot", "harness/players"],
]


def names_a_game(file: Source) -> bool:
    """Whether a test knows a game of the box by name, or works with what belongs to one."""
    texts = {node.value for node in file.nodes if isinstance(node, ast.Constant)}
    of_one = "tests.harness.positions" in file.imported
    return bool(file.games or of_one or any(game.name in texts for game in REGISTERED))


@pytest.mark.parametrize("name", TRY_EVERY_GAME)
def test_what_tries_every_game_names_none(name: str) -> None:
    assert not names_a_game(source(f"tests/{name}.py"))


@pytest.mark.parametrize(
    "text", ["from hollywood.games.hollywood.rules import deck", 'PLAYED = ["hollywood"]']
)
def test_a_test_that_names_a_game_is_seen(text: str) -> None:
    assert names_a_game(Source("tests/core/test_promises.py", SAYS + text))


def test_every_game_of_the_registry_is_tried() -> None:
    boxed = {game.name for game in REGISTERED}
    assert boxed <= {case.game.name for case in test_promises.cases()}
    assert boxed == players.PLAYERS.keys() == test_sentences_said.KITS.keys()
    for test in (
        test_unattended.test_every_scene_has_a_picture_of_its_own,
        test_unattended.test_the_selftest_plays_a_match_and_measures_it,
        test_pilot.test_the_pilot_plays_a_match_to_its_end,
        test_pilot.test_a_monkey_breaks_nothing,
    ):
        assert {getattr(each, "name", each) for each in given(test, "game")} == boxed


def given(test: Callable[..., None], argument: str) -> Iterable[object]:
    """With what a test is run."""
    marks = getattr(test, "pytestmark", [])
    for mark in marks:
        names, values = mark.args[:2]
        if argument == names:
            return list(values)
        if isinstance(names, tuple) and argument in names:
            return [value[names.index(argument)] for value in values]
    raise LookupError(argument)


def test_the_tests_import_only_what_is_installed_for_them() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    groups = project["optional-dependencies"]
    asked = (*project["dependencies"], *groups["test"], *groups["cluster"])
    installed = {re.split(r"[\[<>=]", each)[0].lower() for each in asked}
    for path in OURS:
        if path.startswith("tests/") and "importorskip" not in (file := source(path)).text:
            assert not not_installed(file, installed), path


@cache  # all that is installed is looked through
def whose_modules() -> Mapping[str, list[str]]:
    """Which packages each module comes from."""
    return packages_distributions()


def not_installed(file: Source, installed: set[str]) -> set[str]:
    """Packages that a file imports, and that are not among these; ours are no packages."""
    sources = whose_modules()
    names = {module.partition(".")[0] for module in file.imported} - sys.stdlib_module_names
    found = {name for name in names if not installed & set(map(str.lower, sources.get(name, ())))}
    return {name for name in found if name in sources} - {"hollywood"}


def test_the_top_level_is_as_agreed() -> None:
    agreed = "main.py hollywood assets/cards data/cards.yaml tests pyinstaller.spec pyproject.toml"
    others = (
        "README.md CHANGELOG.md docs/decisions.md LICENSE NOTICE .ci/run .gitignore .gitattributes"
    )
    for name in f"{agreed} {others} .editorconfig".split():
        assert (ROOT / name).exists(), name
