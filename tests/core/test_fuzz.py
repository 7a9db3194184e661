"""Broken files: whatever is in them, a command ends with faults, never a traceback or a hang."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from hollywood import paths
from hollywood.app import main
from hollywood.core import reader

from ..harness.folders import SAVES

FAULT = re.compile(r".+(:\d+)?: .+")
SNIPPETS = [
    "- ", ": ", "{", "}", "[", "]", "'", '"', "|", ">", "&a", "*a", "!!python/object:os.system",
    "<<: *a", "---", "...", "#", "\t", "\n", "\n\n  ", "? ", ",", "%YAML 9.9", "null", "~", "true",
    "0x1F", "1e999", "-1", "9" * 30, "\ufeff", "\u2028", "\x85", "\x00", "\x07", "é", "😀",
    '"\\ud800"', '"\\U7fffffff"', "!<!>", "!", "@", "`", "<<: {a: b}", "[[[[[[[[[[", "{a: {a: {a: ",
    "place A", "finish horror", "double A A", "clap", "deal: []", "first: 0", "seed: 1", "rules: 1",
]  # fmt: skip


def broken(text: str, rng: random.Random) -> bytes:
    """The text with one to six things done to it."""
    for _ in range(rng.randint(1, 6)):
        text = rng.choice([_cut, _insert, _double, _swap, _retype])(text, rng)
    data = text.encode("utf-8", "surrogatepass")
    if rng.random() < 0.1 and data:
        place = rng.randrange(len(data))
        data = data[:place] + rng.randbytes(rng.randint(1, 4)) + data[place + 1 :]
    return data


def _cut(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text) + 1)
    return text[:start] + text[start + rng.choice([1, 1, 3, 20, 200]) :]


def _insert(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice(SNIPPETS) * rng.choice([1, 1, 1, 2, 50]) + text[place:]


def _double(text: str, rng: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    if lines:
        place = rng.randrange(len(lines))
        lines[place:place] = lines[place : place + rng.randint(1, 3)]
    return "".join(lines)


def _swap(text: str, rng: random.Random) -> str:
    words = re.split(r"(\W+)", text)
    a, b = rng.randrange(len(words)), rng.randrange(len(words))
    words[a], words[b] = words[b], words[a]
    return "".join(words)


def _retype(text: str, rng: random.Random) -> str:
    """One value becomes something else."""
    values = [match.span(1) for match in re.finditer(r": *([^\n,}]*)", text)]
    if not values:
        return text
    start, end = rng.choice(values)
    return text[:start] + rng.choice(SNIPPETS) + text[end:]


def small_deck() -> str:
    """A card file with everything in it, but few cards: quick to read."""
    text = paths.data("cards.yaml").read_text("utf-8")
    text = re.sub(r"(?m)^ *#.*\n", "", text).replace("[4, 4, 3, 3]", "[2, 2]")
    text = text.replace("reels: 4, rounds: 3", "reels: 1, rounds: 1")
    text = text.replace("reels: 3, rounds: 4", "reels: 1, rounds: 1")
    films = re.findall(r"(?m)^    - id: \w+\n      genre.*\n      title.*\n", text)
    for film in films[2:]:
        text = text.replace(film, "")
    return text


SEEDS = {
    "check": [small_deck()],
    "replay": [
        (SAVES / name).read_text("utf-8") for name in ("v1-by-hand-4.yaml", "v1-unfinished-3.yaml")
    ],
}


def run_broken(
    command: str, numbers: range, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Give so many broken files to a command."""
    file = folder / "broken.yaml"
    for number in numbers:
        rng = random.Random(f"{command} {number}")
        file.write_bytes(broken(rng.choice(SEEDS[command]), rng))
        code = main([command, str(file), *(["--json"] if command == "replay" else [])])
        out, err = capsys.readouterr()
        assert code in (0, 1), number
        told = out if command == "check" else err
        if code:
            assert all(map(FAULT.fullmatch, told.splitlines())), (number, told)
        assert "Traceback" not in out + err


@pytest.mark.parametrize("loader", ["CSafeLoader", "SafeLoader"])
@pytest.mark.parametrize("command", SEEDS)
def test_broken_files_are_told_in_words(
    command: str,
    loader: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reader, "_Loader", getattr(yaml, loader))
    run_broken(command, range(500 if loader == "CSafeLoader" else 100), tmp_path, capsys)


def test_strange_but_valid_titles_keep_nothing_from_being_told(tmp_path: Path, run: Any) -> None:
    title, file = "{Maze} {0} }{ I ❤️ Cafe\u0301 100%", tmp_path / "mine.yaml"
    deck = paths.data("cards.yaml").read_text("utf-8")
    file.write_text(re.sub(r'title: \{en: "[^"]*"', f'title: {{en: "{title}"', deck), "utf-8")
    match = str(SAVES / "v1-unfinished-3.yaml")
    for words in (
        ["check"],
        ["cards"],
        ["replay", match],
        ["play", "--seats", "random,random,random"],
    ):
        code, out, err = run("--cards", str(file), *words)
        assert (code, err) == (0, "")
    assert title in out


@pytest.mark.soak
@pytest.mark.parametrize("part", range(50))
@pytest.mark.parametrize("command", SEEDS)
def test_soak_a_hundred_thousand_broken_files(
    command: str, part: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_broken(command, range(1000 + part * 1000, 2000 + part * 1000), tmp_path, capsys)


@pytest.mark.parametrize(
    "text", ["", "place", "double A", "finish", "place " * 1000, "\ud800", "É"]
)
def test_any_words_for_a_move_are_told(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.yaml"
    shown = text.encode("unicode_escape").decode("ascii")
    file.write_text(SEEDS["replay"][1] + f'- "{shown}"\n', "utf-8")
    assert main(["replay", str(file), "--json"]) == 1
    assert str(file) in capsys.readouterr().err
