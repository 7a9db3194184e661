"""The house itself: layers, purity, sizes; each rule of ours that a machine can see."""

from __future__ import annotations

import ast
import tokenize
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "hollywood"
LAYERS = [  # each may import itself and what stands before it
    {"core"},
    {"rules"},
    {"bots"},
    {"paths", "files", "box", "actors", "pictures", "settings", "saves"},  # files and folders
    {"ui"},
    {"commands"},
    {"app", "__main__"},
]
OURS = sorted(
    path for folder in (PACKAGE, ROOT / "studio", ROOT / "tests") for path in folder.rglob("*.py")
)
PURE = [path for path in OURS if path.parent.name in ("core", "rules", "bots")]
GAME = [path for path in OURS if path.is_relative_to(PACKAGE)]
FILE_LINES, FUNCTION_LINES, MEDIAN_LINES = 500, 60, 8
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


def layer_of(module: str) -> int | None:
    """Which layer a module of ours is in; None for the package itself and modules of others."""
    parts = module.split(".")
    if parts[0] != "hollywood" or len(parts) == 1:
        return None
    return next((i for i, names in enumerate(LAYERS) if parts[1] in names), None)


@pytest.mark.parametrize("path", GAME, ids=name_of)
def test_a_layer_imports_only_from_below(path: Path) -> None:
    own = layer_of(".".join(path.relative_to(ROOT).with_suffix("").parts))
    if own is None:
        assert path == PACKAGE / "__init__.py", "every module has a layer"
        return
    for module in imported(path):
        assert (layer_of(module) or 0) <= own, f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("path", GAME, ids=name_of)
def test_only_ui_imports_pygame_and_nobody_the_studio(path: Path) -> None:
    modules = {module.split(".")[0] for module in imported(path)}
    assert not modules & {"studio", "numpy", "skia", "scipy", "PIL", "tests"}
    assert "pygame" not in modules or (PACKAGE / "ui") in path.parents


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
    lengths = [length(function) for path in GAME for function in functions(path)]
    assert median(lengths) <= MEDIAN_LINES + 1  # the line that names it


@pytest.mark.parametrize("path", GAME, ids=name_of)
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
