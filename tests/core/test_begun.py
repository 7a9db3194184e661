"""What people had begun lies beside the record of a match: what can't be read there is nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from hollywood.begun import SUFFIX, Begun, keep, read


def test_what_was_begun_is_read_as_it_was_kept(tmp_path: Path) -> None:
    record, begun = tmp_path / "match.yaml", Begun(3, {0: "a word", 2: ""}, "1 0 spell 0 12.5")
    keep(record, begun)
    assert read(record) == begun
    keep(record, Begun(4, {}))
    assert read(record) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "3",
        "{}",
        '{"of": {"x": ""}, "after": 3}',
        '{"of": {}, "after": Infinity}',
        '{"of": {}, "after": NaN}',
        '{"of": {}, "after": 1e999}',
        "[" * 100_000,
    ],
)
def test_what_can_not_be_read_is_nothing(tmp_path: Path, text: str) -> None:
    record = tmp_path / "match.yaml"
    record.with_suffix(SUFFIX).write_text(text, "utf-8")
    assert read(record) is None
