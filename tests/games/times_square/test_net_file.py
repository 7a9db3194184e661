"""The files that hold what was learnt: every fault of theirs is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hollywood import paths
from hollywood.core.faults import Faults
from hollywood.files import read_file
from hollywood.games.times_square.bots.net import read_net

FILES = [paths.data("times_square_net.yaml"), paths.data("times_square_both_hands.yaml")]
TEXT = read_file(FILES[1])
PLAYS = read_net(read_file(FILES[0]), "net.yaml")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_row_that_is_none_is_told_with_its_line(file: Path) -> None:
    lines = read_file(file).splitlines()
    for number, line in enumerate(lines, 1):
        if '"' in line:
            broken = [*lines[: number - 1], line[:-1] + ' much"', *lines[number:]]
            with pytest.raises(Faults) as told:
                read_net("\n".join(broken), "mine.yaml")
            assert number in [fault.line for fault in told.value.faults]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("bias:", "biased:", "fault.missing"),
        ("  hal:", "  hals:", "times_square.fault.stands"),
        ("  late:", "  later:", "fault.missing"),
        ("other:\n  sue:", "other:\n  susan:", "fault.missing"),
    ],
)
def test_a_row_that_is_not_there_is_told(old: str, new: str, fault: str) -> None:
    assert old in TEXT
    with pytest.raises(Faults) as told:
        read_net(TEXT.replace(old, new, 1), "mine.yaml", PLAYS)
    assert fault in {each.message.id for each in told.value.faults}


def test_a_net_that_sees_both_hands_knows_all_cards_that_are_played_with() -> None:
    """Without one of them no match could be looked at; without `other` nobody would notice."""
    *_, last = PLAYS.kept
    without = "\n".join(line for line in TEXT.splitlines() if f"  {last}:" not in line)
    for text in (without, TEXT.partition("other:\n")[0]):
        with pytest.raises(Faults) as told:
            read_net(text, "mine.yaml", PLAYS)
        assert {each.message.id for each in told.value.faults} == {"fault.missing"}


def test_check_tells_what_is_wrong_with_what_was_learnt(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for file in FILES:
        broken = tmp_path / file.name
        broken.write_text(read_file(file).replace('bias: "', 'bias: "much ', 1), "utf-8")
        found = paths.data
        with monkeypatch.context() as patch:
            patch.setattr(
                paths, "data", lambda name, b=broken, f=found: b if name == b.name else f(name)
            )
            code, out, _ = run("check", "--game", "times_square")
        assert code == 1
        assert re.search(rf"{broken.name}:[0-9]+: A row must have 65 whole numbers", out)
