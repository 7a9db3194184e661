"""Every sentence about matches that are kept, seen again, tried otherwise or brought in is read."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from hollywood import box, files, kept_matches, paths, saves
from hollywood.settings import Settings
from hollywood.ui.pages.kept_page import KeptPage
from hollywood.ui.pages.there_and_here import ThereAndHere
from hollywood.ui.replay.cinema import Cinema
from hollywood.ui.widgets.controls import Controls

from ..harness.folders import SAVES
from ..harness.hollywood_match import Sketches
from ..harness.kept_pages import there_and_here
from ..harness.pilot import Pilot, program
from ..harness.positions import DECK, KIT
from ..harness.spoken import listening
from ..harness.windows import Heard
from .test_incoming import drop
from .test_replay import finish_one_and_begin_another, go_on_until, kept, shown

pytestmark = pytest.mark.usefixtures("roughly")
GROUPS = ("incoming", "practice", "question", "replay", "shelf")
WANTED = {
    re.sub(r"\.(one|other)$", "", id) for id in box.open_sentences() if id.split(".")[0] in GROUPS
}
BROKEN = "hollywood-unfinished-20260101-120000-00000000"


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with program(Settings(language="en", speed="instant"), Sketches(DECK)) as (window, flow):
        flow.title()
        yield Pilot(window, flow, random.Random(1))


def read(pilot: Pilot) -> None:
    """Let a moment pass and read all there is."""
    for _ in range(3):
        pilot.tick(0.1)
    pilot.stack.draw(pilot.canvas)


def use(pilot: Pilot, *keys: int) -> None:
    for key in keys:
        pilot.press(key)
        read(pilot)


def hover(pilot: Pilot) -> None:
    """Point at all controls."""
    controls: Controls = pilot.stack.top.controls  # type: ignore[union-attr]
    for control in (*controls.all, controls.all[0]):  # the first motion is not heard
        pilot.motion(control.rect.center)
        pilot.heard()
        read(pilot)


def bring_in(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards, an unfinished match, something else, a clipboard with nothing on it."""
    cards, broken = tmp_path / "mine.yaml", tmp_path / "broken.yaml"
    shutil.copy(paths.data("cards.yaml"), cards)
    broken.write_text("la la la", "utf-8")
    for file in (cards, broken, SAVES / "v1-unfinished-3.yaml"):
        drop(pilot, file)
        read(pilot)
        use(pilot, pygame.K_ESCAPE)
    for text in ("", "la la la"):
        monkeypatch.setattr("pygame.scrap.get_text", lambda text=text: text)
        pilot.press(pygame.K_v, pygame.KMOD_CTRL)
        read(pilot)
        use(pilot, pygame.K_ESCAPE)


def watch(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay at its beginning, in its midst and at its end; it is taken away as text, too."""

    def torn(_: str) -> None:
        raise pygame.error

    put = pygame.scrap.put_text
    shown(pilot, kept(pilot))
    read(pilot)
    hover(pilot)
    use(pilot, pygame.K_RIGHT, pygame.K_e)
    for way in (torn, put):
        monkeypatch.setattr("pygame.scrap.put_text", way)
        pilot.press(pygame.K_c, pygame.KMOD_CTRL)
        read(pilot)
    use(pilot, pygame.K_END, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_ESCAPE)


def try_otherwise(pilot: Pilot) -> None:
    """Practice to its end."""
    whole = kept(pilot)
    finish_one_and_begin_another(whole)
    shown(pilot, whole, 20)
    use(pilot, pygame.K_RETURN, pygame.K_RETURN)
    table: Any = pilot.table
    while table.match.to_act is not None:
        table.make(table.match.game.moves(table.match.state)[0])
    go_on_until(pilot, ThereAndHere)
    read(pilot)
    pilot.flow.title()


def keep_practice() -> None:
    """What was tried from a finished match lies beside it."""
    text = (SAVES / "v1-by-hand-4.yaml").read_text("utf-8")
    for number, kind in enumerate(("moves:\n", "practice: 3\nmoves:\n")):
        id = f"hollywood-20260101-12000{number}-{number:08x}"
        kept_matches.keep(id, text.replace("moves:\n", kind, 1))


def test_every_sentence_of_kept_matches_is_read(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening() as spoken:
        pilot.flow.kept.open()
        page = pilot.stack.top
        assert isinstance(page, KeptPage)
        for leaf in ("unfinished", "finished"):
            page._open(leaf)
            read(pilot)
        use(pilot, pygame.K_ESCAPE)
        bring_in(pilot, tmp_path, monkeypatch)
        watch(pilot, monkeypatch)
        try_otherwise(pilot)
        keep_practice()
        pilot.flow.kept.open()
        page = pilot.stack.top
        assert isinstance(page, KeptPage)
        page._open("finished")
        read(pilot)
        use(pilot, pygame.K_ESCAPE)
        fill_the_shelf()
        pilot.flow.kept.open()
        read(pilot)
        use(pilot, pygame.K_p, pygame.K_F2, pygame.K_ESCAPE, pygame.K_DELETE, pygame.K_ESCAPE)
        for _ in range(4):
            use(pilot, pygame.K_PAGEDOWN)
        use(pilot, pygame.K_ESCAPE)
        pilot.flow.menus.quick()
        read(pilot)
        pilot.stack.push(there_and_here(False, pilot.flow.props, Heard()))
        read(pilot)
    assert sorted(WANTED - spoken.ids) == []
    assert not isinstance(pilot.stack.top, Cinema)


def fill_the_shelf() -> None:
    """Matches of one person and of several; one that can't be read."""
    text = (SAVES / "v1-unfinished-3.yaml").read_text("utf-8")
    several = text.replace("'bot:random'", "human")
    for seed in range(11):
        one = re.sub("seed: [0-9]+", f"seed: {seed}", text if seed % 2 else several)
        files.write_text(saves.file_of(KIT.name), one)
        saves.put_aside(KIT)
    files.write_text(kept_matches.record_of(BROKEN), "format: 1\ngame: hollywood\nla la")
