"""Pages of matches that are kept, with made-up matches, for tests of how they look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from hollywood.core.game import Standing
from hollywood.core.message import say
from hollywood.core.record import HUMAN
from hollywood.kept_matches import KeptMatch, Note
from hollywood.saves import Kept
from hollywood.set_up import load
from hollywood.ui.app.shared import Props
from hollywood.ui.pages.kept_page import FullShelf, KeptPage, KeptWays, Leaf, ShownMatch
from hollywood.ui.pages.play_on import PlayOn
from hollywood.ui.pages.rename import Rename
from hollywood.ui.pages.there_and_here import Ended, ThereAndHere
from hollywood.ui.widgets.form import Lettered

from .folders import SAVES
from .hollywood_match import chairs
from .positions import KITS
from .windows import Heard

MANY = 23  # on three pages
RECORD = SAVES / "v1-unfinished-3.yaml"
LINES = ("Round 4 of 4 · 12 of 12 reels", "Bartholomew 12 · Penny Quick 23", "19/11/2026 21:14")


def _match(number: int, leaf: Leaf) -> KeptMatch:
    """One of many; every third is pinned."""
    note = Note("A match with a long name", pinned=number % 3 == 0)
    return KeptMatch(Path(f"{number}.yaml"), "hollywood", leaf == "finished", number, note)


def _shown(match: KeptMatch) -> ShownMatch:
    """Every fourth can't be read, every second has a picture."""
    number = int(match.record.stem)
    kept = None if number % 4 == 3 else Kept(*load(RECORD.read_text("utf-8"), "", KITS))
    picture = pygame.Surface((440, 248)) if number % 2 else None
    return ShownMatch(match, match.note.name, LINES, kept, picture)


def _ways(note: Heard, many: int) -> KeptWays:
    def matches(leaf: Leaf) -> Sequence[KeptMatch]:
        return [_match(number, leaf) for number in range(many)]

    heard = {each: lambda shown, each=each: note(each)() for each in ("play", "look", "delete")}
    more = {each: lambda shown, each=each: note(each)() for each in ("rename", "pin")}
    return KeptWays(
        matches=matches,
        shown=_shown,
        play_on=heard["play"],
        look=heard["look"],
        rename=more["rename"],
        pin=more["pin"],
        delete=heard["delete"],
        back=note("back"),
    )


def kept_page(leaf: Leaf, many: int, props: Props, note: Heard) -> KeptPage:
    """The page with so many matches."""
    return KeptPage(props, _ways(note, many), leaf)


def full_shelf(props: Props, note: Heard) -> FullShelf:
    """One match too many."""
    return FullShelf(props, _ways(note, 10), lambda shown: note("let go")())


def rename(props: Props, note: Heard) -> Rename:
    """A match gets a name."""
    return Rename(props, "By the sea", lambda name: note(name)(), note("back"))


def play_on(props: Props, note: Heard) -> PlayOn:
    """Four seats, each with a choice."""
    who = {HUMAN: say("bot.human"), "bot:mogul~opportunist": say("bot.opportunist")}
    return PlayOn(props, chairs([HUMAN] * 4), [who] * 4, lambda _: note("begin")(), note("back"))


def there_and_here(counts: bool, props: Props, note: Heard) -> ThereAndHere:
    """Four seats; who won there came last here. Not every game counts points."""
    over = say("illegal.match_over")
    ended = [
        Ended(chairs([HUMAN] * 4), Standing(places, over, points if counts else None))
        for places, points in (((1, 2, 3, 4), (31, 20, 9, 8)), ((4, 1, 2, 3), (3, 21, 20, 9)))
    ]
    ways = {f"practice.{id}": note(id) for id in ("count", "again", "leave")}
    return ThereAndHere(props, ended[0], ended[1], ways, 37)


PAGES: dict[str, Callable[[Props, Heard], Lettered]] = {
    "shelf": partial(kept_page, "unfinished", 7),
    "shelf of many": partial(kept_page, "finished", MANY),
    "empty shelf": partial(kept_page, "unfinished", 0),
    "full shelf": full_shelf,
    "rename": rename,
    "play on": play_on,
    "there and here": partial(there_and_here, True),
}
