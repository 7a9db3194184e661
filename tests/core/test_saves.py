"""A match is kept off the frame's path, under its game's name; what others wrote stays."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import pytest
import yaml

from hollywood import files, kept_matches, saves
from hollywood.core.faults import Faults
from hollywood.core.match import Aids
from hollywood.core.message import Refused
from hollywood.set_up import AnyMatch, Transcript, agreed, load

from ..harness.folders import SAVES
from ..harness.positions import KIT, KITS

SAVED = (SAVES / "v1-unfinished-3.yaml").read_text("utf-8")
FINISHED = (SAVES / "v1-finished-4.yaml").read_text("utf-8")


@pytest.fixture(autouse=True)
def home() -> Iterator[Path]:
    """A player's own folder, empty."""
    with files.elsewhere():
        files.own("x").parent.mkdir(exist_ok=True)
        yield files.own("x").parent


def names(home: Path) -> list[str]:
    return sorted(each.name for each in home.iterdir() if not each.name.startswith("."))


def dumped(text: str, moves: int, aids: Aids) -> str:
    """The match after so many moves, as one YAML document written at once."""
    set_up, match = load(text, "match.yaml", KITS)
    head = {
        "format": 1,
        "game": KIT.name,
        "rules": KIT.rules,
        "cards": KIT.fingerprint,
        "seats": [
            {"name": chair.name, "who": str(chair.who), "colour": str(chair.colour)}
            for chair in set_up.chairs
        ],
        "options": agreed(set_up.options),
        "seed": set_up.chance,
    }
    if aids != Aids():
        head["aids"] = {"hints": aids.hints, "retakes": aids.retakes}
    kinds: Any = {"allow_unicode": True, "sort_keys": False, "width": 10_000}
    written = [match.game.write(move) for move in match.moves[:moves]]
    first = yaml.safe_dump(head, default_flow_style=None, **kinds)
    return str(first + yaml.safe_dump({"moves": written}, default_flow_style=False, **kinds))


@pytest.mark.parametrize("aids", [Aids(), Aids(2, 1)])
def test_lines_that_are_remembered_make_the_very_same_text(aids: Aids) -> None:
    text = FINISHED.replace("Ada", "Zoë: “#1”")
    set_up, match = load(text, "match.yaml", KITS)
    transcript = Transcript(set_up, KIT)
    for moves in range(len(match.moves) + 1):
        assert transcript.text(match.moves[:moves], aids) == dumped(text, moves, aids)


def begun() -> tuple[saves.Saver, AnyMatch]:
    """A match that is unfinished, and what keeps it."""
    set_up, match = load(SAVED, "match.yaml", KITS)
    return saves.Saver(set_up, KIT), match


def test_a_match_of_version_0_1_is_gone_on_with_under_its_new_name(home: Path) -> None:
    (home / saves.OLD).write_text(SAVED, "utf-8")
    kept = saves.left(KIT)
    assert isinstance(kept, saves.Kept)
    assert names(home) == [saves.OLD], "reading moves nothing"
    saver = saves.Saver(kept.set_up, KIT)
    kept.match.play(kept.match.game.moves(kept.match.state)[0])
    saver.keep(kept.match)
    assert saver.wait() is None
    assert names(home) == ["match-hollywood.yaml"]
    again = saves.left(KIT)
    assert isinstance(again, saves.Kept)
    assert again.match.moves == kept.match.moves


def test_the_count_of_a_match_of_version_0_1_is_seen_once(home: Path) -> None:
    (home / saves.OLD).write_text(FINISHED.replace('"Ada"', "Ada"), "utf-8")
    kept = saves.left(KIT)
    assert isinstance(kept, saves.Kept)
    saver = saves.Saver(kept.set_up, KIT)
    saver.done(kept.match)
    assert saver.wait() is None
    assert names(home) == ["career.jsonl", "matches"]


def test_a_match_of_version_0_1_is_put_aside_as_its_game_s(home: Path) -> None:
    (home / saves.OLD).write_text(SAVED, "utf-8")
    saves.put_aside(KIT)
    assert names(home) == ["matches"]
    (kept,) = kept_matches.all_kept(KIT.name)
    assert kept_matches.text_of(kept.id) == SAVED


def test_a_match_that_is_put_aside_never_takes_the_place_of_another(home: Path) -> None:
    (home / kept_matches.FOLDER).touch()  # there is no shelf
    texts = [SAVED + f"# {number}\n" for number in range(3)]
    for text in texts:
        saves.file_of(KIT.name).write_text(text, "utf-8")
        saves.put_aside(KIT)
    assert [(home / name).read_text("utf-8") for name in names(home)[:-1]] == [
        texts[1],
        texts[2],
        texts[0],
    ]
    assert names(home) == [
        "match-hollywood-before-2.yaml",
        "match-hollywood-before-3.yaml",
        "match-hollywood-before.yaml",
        "matches",
    ]


@pytest.mark.parametrize("name", ["match.yaml", "match-chess.yaml"])
@pytest.mark.parametrize("format", [1, 2])
def test_a_match_of_an_unknown_game_stays_and_is_named(home: Path, name: str, format: int) -> None:
    text = f"format: {format}\ngame: chess\nboard: [1, 2]\n"
    (home / name).write_text(text, "utf-8")
    assert saves.left(KIT) is None
    saves.put_aside(KIT)
    saver, match = begun()
    saver.keep(match)
    assert saver.wait() is None
    saver.done(match)
    assert saver.wait() is None
    assert names(home) == [name, "matches"]
    assert (home / name).read_text("utf-8") == text
    (fault,) = saves.of_unknown_games([KIT.name])
    assert (fault.line, fault.message.id) == (2, "fault.unknown_game")
    assert fault.file == str(home / name)
    assert saves.of_unknown_games([KIT.name, "chess"]) == []


def test_another_game_under_our_name_is_no_unreadable_match(home: Path) -> None:
    saves.file_of(KIT.name).write_text("format: 2\ngame: chess\n", "utf-8")
    faults = saves.left(KIT)
    assert isinstance(faults, Faults)
    assert [fault.message.id for fault in faults.faults] == ["fault.unknown_game"]
    assert names(home) == ["match-hollywood.yaml"]


def test_a_match_of_a_later_program_stays_where_it_is(home: Path) -> None:
    text = SAVED.replace("format: 1", "format: 2")
    saves.file_of(KIT.name).write_text(text, "utf-8")
    faults = saves.left(KIT)
    assert isinstance(faults, Faults)
    assert [fault.message.id for fault in faults.faults] == ["fault.later_format"]
    assert faults.faults[0].line == 1
    assert saves.may_return(faults)
    assert saves.file_of(KIT.name).read_text("utf-8") == text


def test_two_windows_that_go_on_with_the_same_match_both_keep_theirs(home: Path) -> None:
    saves.file_of(KIT.name).write_text(SAVED, "utf-8")
    kept = [saves.left(KIT) for _ in range(2)]
    matches = [each.match for each in kept if isinstance(each, saves.Kept)]
    savers = [saves.Saver(each.set_up, KIT) for each in kept if isinstance(each, saves.Kept)]
    for _ in range(2):
        for move, (saver, match) in enumerate(zip(savers, matches, strict=True)):
            match.play(match.game.moves(match.state)[move])
            saver.keep(match)
            assert saver.wait() is None
    (other,) = kept_matches.all_kept()  # not one for every move
    files_of = [kept_matches.record_of(other.id), saves.file_of(KIT.name)]
    told = [load(file.read_text("utf-8"), "", KITS)[1].moves for file in files_of]
    assert told == [match.moves for match in matches]
    savers[0].done(matches[0])
    assert savers[0].wait() is None
    assert names(home) == ["match-hollywood.yaml", "matches"]


def test_the_newest_state_wins(home: Path) -> None:
    saver, match = begun()
    chance = random.Random(1)
    while moves := match.game.moves(match.state):
        match.play(chance.choice(moves))
        saver.keep(match)
    kept = saves.left(KIT)
    assert isinstance(kept, saves.Kept)
    assert kept.match.moves == match.moves


def test_to_keep_a_match_takes_no_time_of_the_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither its text is made nor its file touched where frames are; nothing waits for that."""
    saver, match = begun()
    begun_to_write, go_on = Event(), Event()
    text, threads = Transcript.text, set()

    def slowly(self: Transcript, moves: Iterable[Any], aids: Aids) -> str:
        threads.add(current_thread())
        begun_to_write.set()
        assert go_on.wait(60)
        return text(self, moves, aids)

    monkeypatch.setattr(Transcript, "text", slowly)
    saver.keep(match)
    assert begun_to_write.wait(60)
    match.play(match.game.moves(match.state)[0])
    saver.keep(match)
    go_on.set()
    assert saver.wait() is None
    assert current_thread() not in threads
    kept = saves.left(KIT)
    assert isinstance(kept, saves.Kept)
    assert kept.match.moves == match.moves


def test_a_match_is_not_read_back_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    saver, match = begun()
    saver.keep(match)
    assert saver.wait() is None
    monkeypatch.setattr(files, "read_file", None)
    saver.keep(match)
    assert saver.wait() is None


def test_what_keeps_a_match_from_being_saved_is_told_once(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").touch()
    monkeypatch.setenv(files.HOME, str(home / "file"))
    saver, match = begun()
    saver.keep(match)
    files.wait_until_written()
    assert not saver.resting
    assert isinstance(saver.trouble, Refused)
    assert saver.trouble is None
    assert saver.resting


def test_what_nobody_foresaw_is_not_hushed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    saver, match = begun()
    monkeypatch.setattr(files, "write_text", None)
    saver.keep(match)
    with pytest.raises(TypeError):
        saver.wait()
