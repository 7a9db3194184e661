"""The house itself: layers, purity, sizes; each rule of ours that a machine can see."""

from __future__ import annotations

import ast
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "hollywood"
GAMES = PACKAGE / "games"
FILES_AND_FOLDERS = {"paths", "files", "box", "known_bots", "pictures", "settings", "saves"}
FILES_AND_FOLDERS |= {"kit", "set_up"}
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
DRAWS = ("ui", "table", "finale", "pages")  # what may import pygame
OURS = sorted(
    path for folder in (PACKAGE, ROOT / "studio", ROOT / "tests") for path in folder.rglob("*.py")
)
PROGRAM = [path for path in OURS if path.is_relative_to(PACKAGE)]
PURE = [path for path in PROGRAM if path.parent.name in ("core", "rules", "bots")]
SHARED = [path for path in PROGRAM if not path.is_relative_to(GAMES)]
FILE_LINES, FUNCTION_LINES, MEDIAN_LINES = 500, 60, 8
# files outside the games that still name one; this list may only become shorter
DEBT = {
    "hollywood/pictures.py",
    "hollywood/ui/app/flow.py",
    "hollywood/ui/app/program.py",
    "hollywood/ui/app/shared.py",
    "hollywood/ui/cards/printer.py",
    "hollywood/ui/cards/store.py",
    "hollywood/ui/pages/chair.py",
    "hollywood/ui/pages/match_draft.py",
    "hollywood/ui/pages/new_match.py",
    "hollywood/ui/pages/option_rows.py",
    "hollywood/ui/pages/rules_page.py",
    "hollywood/ui/pages/seat_rows.py",
    "hollywood/ui/pages/settings_page.py",
    "hollywood/ui/pages/title.py",
    "hollywood/ui/tools/cold_cards.py",
    "hollywood/ui/tools/contact_sheets.py",
    "hollywood/ui/tools/screenshots.py",
    "hollywood/ui/tools/selftest.py",
}
BAD_NAMES = ("util", "helper", "manager", "misc", "common")
IMPURE = {"time", "datetime", "os", "sys", "pathlib", "io", "secrets", "threading", "socket"}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def imported(path: Path) -> Iterator[str]:
    """Every module a file imports, with its full name."""
    package = path.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(package[: len(package) - node.level + 1]) if node.level else []
            module = ".".join([*base, *(node.module or "").split(".")]).strip(".")
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def room_of(module: str) -> str | None:
    """The room a module of ours is in, inside its game or outside; None for what is not ours."""
    parts = module.split(".")
    if parts[0] != "hollywood" or len(parts) == 1:
        return None
    if parts[1] == "games":
        inside = len(parts) > 3 and GAMES.joinpath(*parts[2:4]).is_dir()
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


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


@pytest.mark.parametrize("path", PROGRAM, ids=name_of)
def test_a_layer_imports_only_from_below(path: Path) -> None:
    own = layer_of(module_of(path))
    if own is None:
        assert path == PACKAGE / "__init__.py", "every module has a layer"
        return
    for module in imported(path):
        owed = name_of(path) in DEBT and game_of(module)
        assert owed or (layer_of(module) or 0) <= own, f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("path", SHARED, ids=name_of)
def test_the_box_knows_no_game(path: Path) -> None:
    if name_of(path) not in DEBT:
        assert not {game for module in imported(path) if (game := game_of(module))}


def test_debts_that_are_paid_are_struck_off() -> None:
    for name in DEBT:
        assert any(map(game_of, imported(ROOT / name))), name


@pytest.mark.parametrize("path", [path for path in PROGRAM if path not in SHARED], ids=name_of)
def test_no_game_knows_another(path: Path) -> None:
    own = game_of(module_of(path))
    if own is not None:  # the registry knows them all
        assert {game for module in imported(path) if (game := game_of(module))} <= {own}


@pytest.mark.parametrize("path", PROGRAM, ids=name_of)
def test_only_what_draws_imports_pygame_and_nobody_the_studio(path: Path) -> None:
    modules = {module.split(".")[0] for module in imported(path)}
    assert not modules & {"studio", "numpy", "skia", "scipy", "PIL", "tests"}
    assert "pygame" not in modules or room_of(module_of(path)) in DRAWS


def test_to_know_which_games_there_are_nothing_is_loaded_that_draws() -> None:
    code = "import sys, hollywood.games; sys.exit('pygame' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_below_ui_there_is_no_clock_no_disk_and_no_global_chance(path: Path) -> None:
    assert not {module.split(".")[0] for module in imported(path)} & IMPURE
    for node in ast.walk(tree(path)):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=attr):
                assert attr == "Random", f"random.{attr} in line {node.lineno}"
            case ast.Call(func=ast.Name(id=called)):
                assert called not in ("open", "print", "input")


@pytest.mark.parametrize("path", OURS, ids=name_of)
def test_nothing_is_pickled_and_yaml_is_read_safely(path: Path) -> None:
    modules = set(imported(path))
    assert not modules & {"pickle", "shelve", "marshal", "dill"}
    for node in ast.walk(tree(path)):
        match node:
            case ast.Attribute(value=ast.Name(id="yaml"), attr=attr):
                assert attr not in ("load", "load_all", "unsafe_load", "full_load")


@pytest.mark.parametrize("path", OURS, ids=name_of)
def test_files_are_short_and_named_for_what_they_are(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= FILE_LINES
    assert not any(bad in path.stem for bad in BAD_NAMES)
    assert ast.get_docstring(tree(path)), "a module says what it is"


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef):
            yield node


def length(function: ast.FunctionDef) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


@pytest.mark.parametrize("path", OURS, ids=name_of)
def test_functions_are_short(path: Path) -> None:
    for function in functions(path):
        assert length(function) <= FUNCTION_LINES, function.name


def test_functions_are_mostly_very_short() -> None:
    lengths = [length(function) for path in PROGRAM for function in functions(path)]
    assert median(lengths) <= MEDIAN_LINES + 1  # the line that names it


@pytest.mark.parametrize("path", PROGRAM, ids=name_of)
def test_what_others_may_use_says_what_it_does(path: Path) -> None:
    module = tree(path)
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    for node in [*module.body, *(inner for each in classes for inner in each.body)]:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{name_of(path)}: {node.name}"


@pytest.mark.parametrize("path", OURS, ids=name_of)
def test_no_code_is_commented_out(path: Path) -> None:
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                text = token.string.lstrip("# ")
                code = text.endswith(":") and text.split(" ")[0] in ("if", "for", "def", "while")
                assert not code, token.string
                assert not text.startswith(("import ", "return ", "print(")), token.string


def test_the_top_level_is_as_agreed() -> None:
    agreed = "main.py hollywood assets/cards data/cards.yaml tests pyinstaller.spec pyproject.toml"
    others = "README.md CHANGELOG.md docs/decisions.md LICENSE NOTICE .ci/run .gitignore"
    for name in f"{agreed} {others} .editorconfig".split():
        assert (ROOT / name).exists(), name
