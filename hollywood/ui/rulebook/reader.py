"""Where somebody reads, and where they were before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from hollywood.ui.app.opened_game import OpenedGame

from .contents import Contents, ReadingPlace
from .rulebook import Leaf, Reading


@dataclass
class Reader:
    """One person with the rules of one game; `turned` is told whenever they look elsewhere."""

    game: OpenedGame
    reading: Reading | None  # the match about which they are read
    contents: Contents
    at: ReadingPlace
    turned: Callable[[], None]
    try_it: Callable[[Leaf], None] | None = None
    shows_match: bool = True  # else an example
    _been: list[ReadingPlace] = field(default_factory=list)  # where one was before, the latest last

    def go(self, to: ReadingPlace) -> None:
        """Read elsewhere; one can come back. A list that changes is still the same place."""
        if to == self.at:
            return
        if self.at.kind != "list" or to.kind != "list":
            self._been.append(self.at)
        self._look(to)

    @property
    def can_go_back(self) -> bool:
        """Whether one has come from somewhere."""
        return bool(self._been)

    def go_back(self) -> None:
        """Open again what was open before."""
        self._look(self._been.pop())

    def search(self, words: str) -> None:
        """Look for what was typed; without words, back to where one was."""
        if words.strip():
            self.go(ReadingPlace("list", words))
        elif self.at.kind == "list" and self.can_go_back:
            self.go_back()

    def turn(self, by: int, parts: int) -> None:
        """Turn to another leaf, or another of so many parts of a list; a word has no next one."""
        if self.at.kind == "list":
            self.open_part(min(max(0, self.at.part + by), parts - 1))
        elif (leaf := self.leaf) is not None:
            ids = [each.id for each in self.contents.leaves]
            self.open_leaf(min(max(0, ids.index(leaf.id) + by), len(ids) - 1))

    def open_leaf(self, number: int) -> None:
        """Turn to a leaf, without noting where one was before."""
        to = ReadingPlace("leaf", self.contents.leaves[number].id)
        if to.id != self.at.id:
            self._look(to)

    def open_part(self, part: int) -> None:
        """Turn to a part of the list."""
        if part != self.at.part:
            self._look(replace(self.at, part=part))

    def show(self, match: bool) -> None:
        """Show the picture of this match, or an example."""
        self.shows_match = match
        self.turned()

    @property
    def leaf(self) -> Leaf | None:
        """The leaf that is open; None if a word or a list is."""
        return self.contents.leaf(self.at.id) if self.at.kind == "leaf" else None

    def _look(self, to: ReadingPlace) -> None:
        self.at = to
        self.turned()
