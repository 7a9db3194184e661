"""All sentences of the program, each in every language, and the voice that says them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, Protocol, TypeAlias, get_args

from .message import PLAYER, Message, Slot

Language: TypeAlias = Literal["en", "it", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
_KEY = re.compile(r"\{key\.([a-z0-9_.]+)\}")  # what the key of this action is called
_NOTE = re.compile(r" \([^()]*\{key\.[^()]*\)")  # with which key it is done, in parentheses
TIED = r" (?=[:;!?%»])|(?<=«) "  # spaces that French marks have, and no line is broken at


@dataclass(frozen=True, slots=True)
class Sentence:
    """The same words in every language, side by side."""

    en: str
    it: str
    fr: str

    def in_(self, language: Language) -> str:
        """The words in one language."""
        text: str = getattr(self, language)
        return text


Catalogue: TypeAlias = Mapping[str, Sentence]


def plural_of(count: float, language: Language) -> str:
    """Which form of a sentence this many things take."""
    single = abs(count) < 2 if language == "fr" else count == 1
    return "one" if single else "other"


def capital(words: str) -> str:
    """The same as a sentence of its own: some stand within others elsewhere."""
    return words[:1].upper() + words[1:]


class KeyNames(Protocol):
    """What keys and buttons are called in sentences."""

    def called(self, action: str) -> Slot:
        """What the key for this action is called, or the button of the pad that is used."""

    def has(self, action: str) -> bool:
        """Whether there is one."""


class _ActionNames:
    """Where nobody knows keys an action is called by its name."""

    def called(self, action: str) -> Slot:
        """Its own name."""
        return action

    def has(self, action: str) -> bool:
        """Any might."""
        return True


_ACTION_NAMES = _ActionNames()


@cache
def _tied(sentence: str) -> str:
    """The sentence with unbroken spaces at its marks, wherever it will be shown."""
    return re.sub(TIED, "\N{NO-BREAK SPACE}", sentence)


class Voice:
    """Says messages in one language, to the people of one table.

    `{key.undo}` in a sentence is what the key for that action is called. In parentheses it is a
    note, which is left out for whoever uses a pad that has no button for it.
    """

    def __init__(
        self,
        sentences: Catalogue,
        language: Language,
        players: Sequence[str] = (),
        keys: KeyNames = _ACTION_NAMES,
    ) -> None:
        self.sentences = sentences
        self.language = language
        self.players = players
        self.keys = keys

    def text(self, message: Message) -> str:
        """The message in words; one without a sentence is shown as it is, never lost."""
        slots = dict(message.slots)
        if message.id == PLAYER:
            return self._player(slots["seat"])
        sentence = self._sentence(message.id, slots.get("count"))
        if sentence is None:
            return str(message)
        said = sentence.in_(self.language)
        said = _tied(said) if self.language == "fr" else said
        words = {name: self._words(value) for name, value in slots.items()}
        parts = _KEY.split(_NOTE.sub(self._note, said))
        for place in range(0, len(parts) if slots else 0, 2):
            parts[place] = parts[place].format_map(words)
        for place in range(1, len(parts), 2):
            parts[place] = self._words(self.keys.called(parts[place]))
        return "".join(parts)

    def _note(self, found: re.Match[str]) -> str:
        """The same, or nothing if there is no such key."""
        return found[0] if all(map(self.keys.has, _KEY.findall(found[0]))) else ""

    def _sentence(self, id: str, count: Slot | None) -> Sentence | None:
        if isinstance(count, int | float):
            form = f"{id}.{plural_of(count, self.language)}"
            return self.sentences.get(form) or self.sentences.get(id)
        return self.sentences.get(id)

    def _player(self, seat: Slot) -> str:
        if isinstance(seat, int) and seat < len(self.players):
            return self.players[seat]
        return self.text(Message("player_without_name", (("number", int(str(seat)) + 1),)))

    def _words(self, value: Slot) -> str:
        if isinstance(value, Message):
            return self.text(value)
        if isinstance(value, tuple):
            return self._list([self.text(each) for each in value])
        return self._decimal(value) if isinstance(value, float) else str(value)

    def _decimal(self, value: float) -> str:
        text = f"{value:.1f}"
        return text if self.language == "en" else text.replace(".", ",")

    def _list(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        and_ = self.sentences["and"].in_(self.language)
        return and_.format(first=", ".join(words[:-1]), last=words[-1])
