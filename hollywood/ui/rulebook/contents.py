"""What there is to read: the leaves of one reading, words and signs, and how all of it is found."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from hollywood.core.catalogue import LANGUAGES, Voice
from hollywood.core.message import Message, say
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.shared import Props

from .rulebook import OPTIONS, Leaf, Reading, Term
from .search import Entry, Hit, found, near, plain
from .signs import icon

BOX = ("undo", "hint", "symbols", "house_rules", "deal", "bot", "log")  # words of every game
_ONE_FORM = ("log",)  # of which there is no other form
_ICONS = ("undo", "hint", "log", "symbols", "house_rules")
_FORMS = ", "  # parts the forms of a word


@dataclass(frozen=True)
class ReadingPlace:
    """What is open: a leaf, a word, or a list; without a query the list has all words."""

    kind: Literal["leaf", "term", "list"]
    id: str = ""
    lit: tuple[str, ...] = ()  # sentences of a leaf
    part: int = 0  # of a list


class Contents:
    """Everything of one game's rules, in the language of now."""

    def __init__(self, props: Props, game: OpenedGame, reading: Reading | None) -> None:
        self._props, self._game = props, game
        book = game.screens.rulebook
        self.leaves: Sequence[Leaf] = book.leaves(reading)
        self.terms: Mapping[str, Term] = {each.id: each for each in [*book.terms, *_of_the_box()]}

    @property
    def name(self) -> str:
        """The word for the game."""
        return self._game.kit.name

    def leaf(self, id: str) -> Leaf:
        """The leaf of this id, or the first one."""
        return next((leaf for leaf in self.leaves if leaf.id == id), self.leaves[0])

    def text(self, message: Message) -> str:
        """A message in words."""
        return self._voices[self._props.language].text(message)

    def called(self, term: Term) -> str:
        """A word as it stands at the head of something."""
        word = self.text(term.word)
        return word[:1].upper() + word[1:]

    def heading(self, leaf: str) -> Message:
        """What a leaf is called."""
        return say(f"{self.name}.rules.{leaf}")

    @property
    def _voices(self) -> Mapping[str, Voice]:
        sentences = {**self._props.sentences, **self._game.kit.titles}
        keys = self._props.keys
        return {each: Voice(sentences, each, keys=keys) for each in LANGUAGES}

    # found

    @cached_property
    def _entries(self) -> Sequence[Entry]:
        return list(self._listed())

    def _listed(self) -> Iterator[Entry]:
        voices = self._voices

        def entry(kind: str, id: str, rank: int, message: Message, rule: str = "") -> Entry:
            words = {each: voices[each].text(message) for each in LANGUAGES}
            return Entry(kind, id, rank, words, rule)

        for term in self.terms.values():
            yield entry("term", term.id, 2 * term.is_card, term.word)
            if term.forms is not None:
                yield entry("term", term.id, 1, term.forms)
            if not term.is_card:
                yield entry("term", term.id, 4, term.means)
        for leaf in self.leaves:
            yield entry("leaf", leaf.id, 1, self.heading(leaf.id))
            for name, rule in leaf.rules.items():
                yield entry("leaf", leaf.id, 3, rule, name)

    def found(self, query: str) -> list[Hit]:
        """What is found, each word and each sentence once."""
        hits: dict[tuple[str, str, str], Hit] = {}
        for hit in found(self._entries, query, self._props.language):
            hits.setdefault((hit.entry.kind, hit.entry.id, hit.entry.rule), hit)
        return list(hits.values())

    def near(self, query: str) -> str | None:
        """A word that may have been meant."""
        return near(self._entries, query, self._props.language)

    @property
    def words(self) -> Sequence[Term]:
        """Words and signs as they are listed: by the alphabet."""
        listed = [term for term in self.terms.values() if not term.is_card]
        return sorted(listed, key=lambda term: plain(self.text(term.word)).text)

    @cached_property
    def forms(self) -> Sequence[tuple[str, str]]:
        """Every form of a word that is explained, with its id, the longest first."""
        forms = [(plain(form).text, term.id) for term in self.words for form in self._forms(term)]
        return sorted(forms, key=lambda form: -len(form[0]))

    def _forms(self, term: Term) -> Iterator[str]:
        yield self.text(term.word)
        if term.forms is not None:
            yield from self.text(term.forms).split(_FORMS)


def _of_the_box() -> Iterator[Term]:
    """Words and signs that all games share."""
    for id in BOX:
        forms = None if id in _ONE_FORM else say(f"rules.term_forms.{id}")
        word, means = say(f"rules.term.{id}"), say(f"rules.term_means.{id}")
        yield Term(id, word, means, OPTIONS, icon(id) if id in _ICONS else None, forms)
