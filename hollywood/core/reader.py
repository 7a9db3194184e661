"""Reads YAML into frozen dataclasses and tells every fault with its line, all of them at once.

Scalars are taken as written (YAML would make the word ON a truth value and 12:30 a number); what a
field may hold is said once, by its annotation.
"""

from __future__ import annotations

import dataclasses
import difflib
import re
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import (
    Any,
    NamedTuple,
    Self,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import yaml

from .faults import MOST, Fault, Faults
from .message import Message, Slot, quoted, say

T = TypeVar("T")

LONGEST = 250_000  # characters; no file of ours comes near, and no longer one is worth the wait
_PROBLEM = 120  # characters of what is wrong with a text that is no YAML: no reason is longer
DEEPEST = 20  # lists and mappings within each other; ours go no deeper than five
_WHOLE_NUMBER = re.compile(r"-?[0-9]{1,20}", re.ASCII)
_ID = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
# all but tab and line feed, and halves of characters
_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_Pair: TypeAlias = tuple[yaml.ScalarNode, yaml.Node]


class Line(int):
    """A field of this type is filled with the line its record starts in, not from the file."""


class Written(str):
    """A value as written, and the line it stands in."""

    line: int

    def __new__(cls, text: str, line: int = 0) -> Self:
        self = super().__new__(cls, text)
        self.line = line
        return self


class Id(Written):
    """A word that names one thing; no other thing in the file may have the same."""


class Part:
    """A part of a file whose shape is known only once other parts have been read."""

    def __init__(
        self, file: str, node: yaml.Node | None, where: str, beside: Sequence[str] = ()
    ) -> None:
        self.file = file
        self._node = node
        self._where = where
        self._beside = beside

    def read(self, kind: type[T]) -> T:
        """The part, as the given dataclass."""
        return _read_all(kind, self.file, self._node, self._where, self._beside)


class Others(Part):
    """A field of this type takes all keys of its record that no other field is called."""


def read(kind: type[T], text: str, file: str) -> T:
    """The one document in the text, as the given dataclass; `file` is what faults call it."""
    return document(text, file).read(kind)


def document(text: str, file: str) -> Part:
    """The one document in the text, for whoever reads it as more than one thing."""
    return Part(file, _compose(text, file), "")


def _read_all(
    kind: type[T], file: str, node: yaml.Node | None, where: str, beside: Sequence[str] = ()
) -> T:
    reader = _Reader(file, beside)
    value: T | None = None
    with suppress(_Enough):
        value = reader.read(kind, node, where)
    if reader.faults:
        raise Faults(reader.faults)
    assert value is not None, f"{where} was read without a fault and without a value"
    return value


class _DepthLimit:
    """A part of a loader: it stops at what is nested so deeply that it might end the process."""

    # scalars are taken as written: nobody need find out what kind of thing YAML would make of each
    yaml_implicit_resolvers: Mapping[str, object] = types.MappingProxyType({})
    _depth = 0

    def descend_resolver(self, parent: yaml.Node | None, _: object) -> None:
        """The loader begins a node, within another one or as the first."""
        self._depth += 1
        if parent is not None and self._depth > DEEPEST + 1:  # a scalar may be in the deepest list
            raise _TooDeep(_line_of(parent))

    def ascend_resolver(self) -> None:
        """The node has ended."""
        self._depth -= 1


class _TooDeep(Exception):
    """Something is nested too deeply; its argument is the line in which that begins."""


_Loader: Any = type("_Loader", (_DepthLimit, getattr(yaml, "CSafeLoader", yaml.SafeLoader)), {})


def _compose(text: str, file: str) -> yaml.Node | None:
    if len(text) > LONGEST:
        raise Faults([Fault(file, 0, say("fault.too_long", most=LONGEST))])
    try:
        node: yaml.Node | None = yaml.compose(text, Loader=_Loader)
    except _TooDeep as deep:
        raise Faults([Fault(file, deep.args[0], say("fault.too_deep", most=DEEPEST))]) from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise Faults([_not_yaml(file, line, error.problem or error.context)]) from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:  # the two for odd escapes
        raise Faults([_not_yaml(file, 0, str(error).splitlines()[0])]) from None
    if "&" in text:
        _refuse_aliases(text, file)
    return node


def _not_yaml(file: str, line: int, problem: str | None) -> Fault:
    return Fault(file, line, say("fault.not_yaml", problem=quoted(problem or "?", _PROBLEM)))


def _refuse_aliases(text: str, file: str) -> None:
    """An alias, which needs an anchor somewhere, can make a small file endless."""
    for event in yaml.parse(text, Loader=_Loader):
        if isinstance(event, yaml.AliasEvent):
            line = event.start_mark.line + 1 if event.start_mark else 0
            raise Faults([Fault(file, line, say("fault.alias"))])


def has_controls(text: str) -> bool:
    """Whether there are characters in it that no typeface can show."""
    return _CONTROLS.search(text) is not None


def _joined(where: str, key: str) -> str:
    return f"{where}.{quoted(key)}".lstrip(".")


class _Reader:
    """Converts nodes by annotation; what does not fit becomes a fault and is read as None."""

    def __init__(self, file: str, beside: Sequence[str]) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self._beside = beside  # keys that others read from the same record
        self._ids: dict[str, int] = {}

    def read(self, kind: Any, node: yaml.Node | None, where: str) -> Any:
        """The node's value, as the annotation wants it."""
        if kind in _SCALARS:  # most are: asking for the rest takes longer than reading
            return self._scalar(kind, node, where)
        if dataclasses.is_dataclass(kind):
            return self._record(kind, node, where)
        origin = get_origin(kind)
        if origin in (Union, types.UnionType):  # of unions, only `T | None` is used
            return self.read(get_args(kind)[0], node, where)
        if origin is tuple:
            return self._tuple(get_args(kind)[0], node, where)
        if origin is dict:
            return self._dict(get_args(kind)[1], node, where)
        if kind is Part:
            return Part(self.file, node, where)
        if kind is Id:
            return self._id(node, where)
        return self._scalar(kind, node, where)

    def _fault(self, node: yaml.Node | None, id: str, where: str, /, **slots: Slot) -> None:
        line = node.start_mark.line + 1 if node is not None else 1
        at: Slot = where or say("fault.whole_file")
        self.faults.append(Fault(self.file, line, say(id, where=at, **slots)))
        if len(self.faults) >= MOST:
            self.faults.append(Fault(self.file, 0, say("fault.many", count=MOST)))
            raise _Enough

    def _tuple(self, kind: Any, node: yaml.Node | None, where: str) -> tuple[Any, ...]:
        if _is_nothing(node):
            return ()
        if not isinstance(node, yaml.SequenceNode):
            self._fault(node, "fault.not_list", where)
            return ()
        return tuple(self.read(kind, each, f"{where}[{i}]") for i, each in enumerate(node.value))

    def _dict(self, kind: Any, node: yaml.Node | None, where: str) -> dict[str, Any]:
        pairs = self._pairs(node, where)
        return {
            Written(key.value, _line_of(key)): self.read(kind, node, _joined(where, key.value))
            for key, node in pairs
        }

    def _pairs(self, node: yaml.Node | None, where: str) -> Iterator[_Pair]:
        """Keys and values of a mapping, each key once."""
        if _is_nothing(node):
            return
        if not isinstance(node, yaml.MappingNode):
            self._fault(node, "fault.not_mapping", where)
            return
        seen: set[str] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                self._fault(key, "fault.not_key", where)
            elif key.value in seen:
                self._fault(key, "fault.twice", where, key=quoted(key.value))
            else:
                seen.add(key.value)
                yield key, value

    def _record(self, kind: Any, node: yaml.Node | None, where: str) -> Any:
        before = len(self.faults)
        hints, special, fields = _shape(kind)
        given: dict[str, Any] = {}
        others: list[_Pair] | None = [] if Others in special.values() else None
        for key, value in self._pairs(node, where):
            if key.value in fields:
                at = _joined(where, key.value)
                given[key.value] = self.read(hints[key.value], value, at)
            elif others is not None:
                others.append((key, value))
            else:
                self._unknown(key, list(fields), where)
        if node is not None and (isinstance(node, yaml.MappingNode) or _is_nothing(node)):
            absent = [f for f in fields.values() if f.name not in given]
            self._missing(node, absent, where)
            self._misspelt(others or (), [f.name for f in absent], where)
            for name, hint in special.items():
                rest = yaml.MappingNode(node.tag, others, node.start_mark, node.end_mark)
                taken = Others(self.file, rest, where, list(fields))
                given[name] = _line_of(node) if hint is Line else taken
        return None if len(self.faults) > before else kind(**given)

    def _unknown(self, key: yaml.ScalarNode, known: list[str], where: str) -> None:
        near = difflib.get_close_matches(quoted(key.value), [*known, *self._beside], 1)
        if near:
            self._fault(key, "fault.unknown_key_near", where, key=quoted(key.value), near=near[0])
        else:
            self._fault(key, "fault.unknown_key", where, key=quoted(key.value))

    def _misspelt(self, pairs: Sequence[_Pair], absent: list[str], where: str) -> None:
        """A key that looks like one that is absent is told, whoever else may read it."""
        for key, _ in pairs[:MOST]:
            if difflib.get_close_matches(quoted(key.value), absent, 1):
                self._unknown(key, absent, where)

    def _missing(self, node: yaml.Node, absent: list[dataclasses.Field[Any]], where: str) -> None:
        for field in absent:
            if field.default is field.default_factory is dataclasses.MISSING:
                self._fault(node, "fault.missing", where, key=field.name)

    def _id(self, node: yaml.Node | None, where: str) -> Any:
        written = self._scalar(Written, node, where)
        if written is None:
            return None
        if not _ID.fullmatch(written):
            return self._fault(node, "fault.bad_id", where, value=quoted(written))
        if written in self._ids:
            return self._fault(
                node, "fault.id_twice", where, value=written, line=self._ids[written]
            )
        self._ids[written] = written.line
        return Id(written, written.line)

    def _scalar(self, kind: Any, node: yaml.Node | None, where: str) -> Any:
        if not isinstance(node, yaml.ScalarNode):
            return self._fault(node, "fault.not_scalar", where)
        try:
            if kind in _SCALARS:
                return _SCALARS[kind](node)
            return _choice(get_args(kind), node.value)
        except _Unfit as unfit:
            slots = dict(unfit.wanted.slots)
            return self._fault(node, unfit.wanted.id, where, value=quoted(node.value), **slots)


def _is_nothing(node: yaml.Node | None) -> bool:
    """Whether a key has no value after it: an empty list or mapping, as one would write it."""
    return isinstance(node, yaml.ScalarNode) and not (node.value or node.style)


class _Shape(NamedTuple):
    """What the fields of a record may hold; those that no key is read into; and the others."""

    hints: Mapping[str, Any]
    special: Mapping[str, Any]
    fields: Mapping[str, dataclasses.Field[Any]]


@cache
def _shape(kind: type) -> _Shape:
    """Found out once, for that takes longer than reading."""
    hints = get_type_hints(kind)
    special = {name: hint for name, hint in hints.items() if hint in (Line, Others)}
    fields = {f.name: f for f in dataclasses.fields(kind) if f.name not in special}
    return _Shape(hints, special, fields)


def _line_of(node: yaml.Node) -> Line:
    return Line(node.start_mark.line + 1)


class _Enough(Exception):
    """So much is wrong with a file that nobody wants to know the rest."""


class _Unfit(Exception):
    """The scalar is not what the annotation wants."""

    def __init__(self, wanted: Message) -> None:
        super().__init__()
        self.wanted = wanted


def _choice(choices: tuple[str | int, ...], text: str) -> str | int:
    by_text = {str(choice): choice for choice in choices}
    if text not in by_text:
        near = difflib.get_close_matches(quoted(text), by_text, 1)
        listed = ", ".join(by_text)
        raise _Unfit(
            say("fault.not_choice_near", choices=listed, near=near[0])
            if near
            else say("fault.not_choice", choices=listed)
        )
    return by_text[text]


def _int(node: yaml.ScalarNode) -> int:
    if not _WHOLE_NUMBER.fullmatch(node.value):
        raise _Unfit(say("fault.not_int"))
    return int(node.value)


def _bool(node: yaml.ScalarNode) -> bool:
    if node.value not in ("true", "false"):
        raise _Unfit(say("fault.not_bool"))
    return bool(node.value == "true")


def _text(node: yaml.ScalarNode) -> str:
    if not node.value.strip():
        raise _Unfit(say("fault.empty"))
    if has_controls(node.value):
        raise _Unfit(say("fault.controls"))
    return str(node.value)


def _written(node: yaml.ScalarNode) -> Written:
    return Written(_text(node), _line_of(node))


_SCALARS: dict[Any, Callable[[yaml.ScalarNode], Any]] = {
    int: _int,
    bool: _bool,
    str: _text,
    Written: _written,
}
