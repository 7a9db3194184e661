"""Which keys do what: the usual ones, or those a player has chosen instead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from .actions import Action, Preset, clash
from .key_names import is_button, is_key

KEY, SECOND, PAD = range(3)  # the columns
COLUMNS: Final = (KEY, SECOND, PAD)
_NONE = "none"

Row = tuple[str, str, str]  # a key, another one, a button; each may be empty


def usual(action: Action) -> Row:
    """The keys and the button of an action until others are chosen."""
    return _row(action.keys, action.pad)


def rows_of(preset: Preset, actions: Iterable[Action]) -> dict[str, Row]:
    """A preset as rows of the table; buttons stay where they are."""
    return {each.name: _row(each.keys_of(preset), each.pad) for each in actions}


def _row(keys: Sequence[str], pad: str) -> Row:
    first, second, *_ = *keys, "", ""
    return first, second, pad


def read_row(words: str) -> Row | None:
    """A row as it is written down, three names in a line; None if it can't be one."""
    names = ["" if name == _NONE else name for name in words.split()]
    if len(names) != len(COLUMNS):
        return None
    first, second, pad = names
    right = all(not name or is_key(name) for name in (first, second))
    return (first, second, pad) if right and (not pad or is_button(pad)) else None


def written(row: Row) -> str:
    """A row as a line of the settings; `read_row` reads it again."""
    return " ".join(name or _NONE for name in row)


class KeyMap:
    """The table as it stands: what was chosen is a mapping of names to rows that are written down.

    What is chosen in it for actions that nobody knows, those of another game, say, stays there.
    """

    def __init__(self, actions: Sequence[Action], chosen: dict[str, str]) -> None:
        self.actions = {action.name: action for action in actions}
        self._chosen = chosen
        self._read()

    def _read(self) -> None:
        rows = {name: usual(action) for name, action in self.actions.items()}
        for name, words in self._chosen.items():
            row = read_row(words)
            if name in rows and row is not None:
                rows[name] = row
        self.rows: Mapping[str, Row] = rows
        self._meant: dict[str, tuple[str, ...]] = {}
        for name, row in rows.items():
            for each in filter(None, row):
                self._meant[each] = (*self._meant.get(each, ()), name)

    def meant(self, name: str) -> tuple[str, ...]:
        """The actions that a key or a button stands for, whatever is on the screen."""
        return self._meant.get(name, ())

    def in_the_way(self, action: str, name: str) -> list[str]:
        """What this key does already where that action is heard, too."""
        mine = self.actions[action]
        return [each for each in self.meant(name) if clash(mine, self.actions[each])]

    def is_free(self, action: str, column: int) -> bool:
        """Whether something else may stand there.

        Enter, Escape and arrows stay what they are, lest nobody find the way back.
        """
        return not self.actions[action].kept or column == SECOND

    def may_choose(self, action: str, column: int, name: str) -> bool:
        """Whether this key can do it from now on, or none: nothing loses its last key."""
        own = self._column_of(action, name, column)
        before, taken = self.rows[action][column], self._taken(action, name)
        given = all(self._gives(other, at, before, action) for other, at in taken.items())
        left = bool(name) or self._keeps(action, column)
        return given and left and all(map(self.is_free, (action,) * 2, (column, own)))

    def choose(self, action: str, column: int, name: str) -> bool:
        """This key does it from now on, or none; whether that can be.

        Whatever had this key gets the one that did it before.
        """
        if not self.may_choose(action, column, name):
            return False
        before, own = self.rows[action][column], self._column_of(action, name, column)
        for other, at in self._taken(action, name).items():
            self._put(other, at, before)
        self._put(action, own, before)
        self._put(action, column, name)
        return True

    def _taken(self, action: str, name: str) -> dict[str, int]:
        """From what a key would be taken, and in which column it stands there."""
        others = self.in_the_way(action, name) if name else []
        return {other: self.rows[other].index(name) for other in others}

    def _column_of(self, action: str, name: str, column: int) -> int:
        """Where the same action has this key already, or else where it shall be."""
        row = self.rows[action]
        return row.index(name) if name and name in row else column

    def _gives(self, action: str, column: int, instead: str, to: str) -> bool:
        """Whether this action can have another key there, which was that action's, or none."""
        fits = not instead or set(self.in_the_way(action, instead)) <= {to}
        return (
            fits and self.is_free(action, column) and bool(instead or self._keeps(action, column))
        )

    def _keeps(self, action: str, column: int) -> bool:
        """Whether a key is left to it without the one that stands there."""
        return column == PAD or bool(self.rows[action][SECOND if column == KEY else KEY])

    def _put(self, action: str, column: int, name: str) -> None:
        row = list(self.rows[action])
        row[column] = name
        self._keep({action: (row[KEY], row[SECOND], row[PAD])})

    def lay(self, rows: Mapping[str, Row]) -> None:
        """A whole arrangement: these rows, and all others as they usually are."""
        for name in self.actions:
            self._chosen.pop(name, None)
        self._keep(rows)

    def _keep(self, rows: Mapping[str, Row]) -> None:
        for name, row in rows.items():
            if row == usual(self.actions[name]):
                self._chosen.pop(name, None)
            else:
                self._chosen[name] = written(row)
        self._read()
