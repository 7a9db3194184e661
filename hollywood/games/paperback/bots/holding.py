"""What a hand can spell, and the most that a word of it can be worth, before any card is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from typing import NamedTuple

from ..rules.abilities import copyable
from ..rules.deck import LETTERS, Ability, Condition
from ..rules.faces import Face
from ..rules.sabotage import sabotage_against
from ..rules.state import NO_CARD, Cards, State
from ..rules.table import Table
from ..rules.word import GAP
from ..rules.words_in_hand import Holding, Pair

_PAIR = 2  # letters


def faces_held(s: State, table: Table, hand: Cards) -> list[Face]:
    """The cards of a hand, and the library card that everybody may use, if it can be used."""
    faces = [table.faces[card] for card in hand]
    if s.to_spell_with != NO_CARD and not sabotage_against(s, table.faces, s.turn).no_common:
        faces.append(table.faces[s.to_spell_with])
    return faces


def holding(s: State, table: Table, hand: Cards) -> Holding:
    """What can be laid, or a little more: powers and the switch card make other cards of some."""
    faces = faces_held(s, table, hand)
    letters: dict[str, list[int]] = {}
    for face in faces:
        if len(face.letters) == 1:
            letters.setdefault(face.letters, []).append(face.points)
            if s.has_power("stuck_key") and face.kind in LETTERS:
                letters[face.letters].append(0)
    wilds = min(sum(face.wild for face in faces), sabotage_against(s, table.faces, s.turn).wilds)
    pairs = [Pair(face.letters, face.points) for face in faces if face.kind == "pair"]
    if any(face.is_switch for face in faces):
        pairs += [replace(pair, letters=pair.letters[::-1]) for pair in pairs]
    return Holding(letters, wilds + s.has_power("typo"), tuple(pairs))


def without(held: Holding, text: str) -> Holding | None:
    """What is left when a word was spelled with letters, then wild cards; None if that fails."""
    letters = {letter: sorted(points) for letter, points in held.letters.items()}
    wilds = held.wilds
    for letter in text:
        if letters.get(letter):
            letters[letter].pop()
        else:
            wilds -= 1
    return Holding(letters, wilds, held.pairs) if wilds >= 0 else None


class Brought(NamedTuple):
    """The most that lines bring."""

    cents: float = 0.0
    per_wild: int = 0  # cents for each wild card
    doubles: int = 0
    more: float = 0.0  # besides the word's own worth

    def worth(self, points: int, wilds: float) -> float:
        """What a word of so many points comes to, with so much for its wild cards."""
        return (points + self.cents + wilds) * (1 + self.doubles) + self.more


class Copying(NamedTuple):
    """A card that copies, and one that may lie beside it."""

    face: Face
    lines: tuple[Ability, ...]  # of the other one
    touching: tuple[str, ...]  # the letters of both, in every order

    @classmethod
    def of(cls, face: Face, other: Face) -> Copying:
        """How the two may lie side by side."""
        ways = product(_turned(face), _turned(other))
        touching = [text for one, two in ways for text in (one + two, two + one)]
        has_both = face.letters and other.letters
        return cls(face, copyable(other), tuple(dict.fromkeys(touching)) if has_both else ("",))

    def may_touch(self, text: str) -> bool:
        """Whether they can be neighbours in this word."""
        return GAP in text or any(letters in text for letters in self.touching)


@dataclass(frozen=True)
class Bound:
    """The most that the abilities of a hand can bring in a word."""

    faces: Sequence[Face]
    wilds: int
    most_points: int  # of one card
    draw: float  # cents that a card more in the next hand is worth
    gain: float  # and a card trashed for a dearer one
    borrowed: Sequence[Ability]  # lines that Plagiarism offers

    @classmethod
    def of(cls, s: State, table: Table, hand: Cards, draw: float, gain: float) -> Bound:
        """For a hand."""
        faces = faces_held(s, table, hand)
        lines = [line for each in s.before for line in each.abilities]
        return cls(
            faces,
            sum(face.wild for face in faces),
            max((face.points for face in faces), default=0),
            draw,
            gain,
            lines if s.has_power("plagiarism") else (),
        )

    def on(self, text: str, points: int) -> float:
        """No way to lay this word is worth more."""
        if not self.lines:
            return points
        lines = [line for face in self._able for line in self._lines(face, text)]
        if len(text) - self.pairs >= len(self.faces):  # no card is left to be trashed
            lines = [line for line in lines if line.does != "trash_for_cents"]
        ways = [
            [
                tuple([line for line in each.lines if _may_hold(each.face, line.when, text)])
                for each in others
                if each.may_touch(text)
            ]
            for others in self._copying
        ]
        sums = [self._brought([*lines, *more]) for more in self._together(ways)]
        return max([each.worth(points, self.wild_worth(text, each.per_wild)) for each in sums])

    def of_length(self, length: int) -> Callable[[int], float]:
        """No word of so many letters is worth more, by the points they bring."""
        printed = [line for face in self._able for line in face.abilities]
        ways = [[each.lines for each in others] for others in self._copying]
        wilds = min(self.wilds, length)
        sums = [
            self._brought([x for x in (*printed, *more) if x.when.min_length <= length])
            for more in self._together(ways)
        ]
        return lambda points: max([each.worth(points, each.per_wild * wilds) for each in sums])

    def fewest_wilds(self, text: str) -> int:
        """So many wild cards at least are in the word, however it is laid."""
        covered = sum([min(text.count(each), have) for each, have in self._letters.items()])
        return max(0, len(text) - covered)

    def wild_worth(self, text: str, per_wild: int) -> float:
        """The most that wild cards bring, less what is lost by laying more of them."""
        if not per_wild:
            return 0
        most, fewest = min(self.wilds, len(text)), self.fewest_wilds(text)
        if self.pairs or most <= fewest:
            return per_wild * most
        return per_wild * fewest + max(0, per_wild - 1) * (most - fewest)

    @cached_property
    def pairs(self) -> int:
        """How many cards have two letters."""
        return sum(len(face.letters) > 1 for face in self.faces)

    @cached_property
    def lines(self) -> list[Ability]:
        """Everything that is printed on the cards, or borrowed."""
        return [line for face in self.faces for line in face.abilities] + list(self.borrowed)

    @cached_property
    def _letters(self) -> Counter[str]:
        return Counter(letter for face in self.faces for letter in face.letters)

    @cached_property
    def _able(self) -> list[Face]:
        return [face for face in self.faces if face.abilities]

    @cached_property
    def _copying(self) -> list[list[Copying]]:
        """For each card that copies everything that it may copy."""
        copying = [face for face in self._able if any(x.does == "copy" for x in face.abilities)]
        return [
            [Copying.of(face, other) for other in self._able if other is not face]
            for face in copying
        ]

    def _together(self, ways: list[list[tuple[Ability, ...]]]) -> Iterator[list[Ability]]:
        """All that may be copied and borrowed in one word: one thing by each, or nothing."""
        borrowed = [[(line,) for line in self.borrowed]]
        for taken in product(*([(), *each] for each in [*ways, *borrowed])):
            yield [line for lines in taken for line in lines]

    def _brought(self, lines: Iterable[Ability]) -> Brought:
        cents, per_wild, doubles, more = 0.0, 0, 0, 0.0
        for line in lines:
            match line.does:
                case "double_word":
                    doubles += line.n
                case "cents_per_wild":
                    per_wild += line.n
                case "draw":
                    more += line.n * self.draw
                case "trash_for_gain":
                    more += self.gain
                case _:
                    cents += self._cents(line)
        return Brought(cents, per_wild, doubles, more)

    def _lines(self, face: Face, text: str) -> list[Ability]:
        """Lines of a card that may count in the word."""
        if face.letters and not any(letters in text for letters in _turned(face)):
            return []
        return [line for line in face.abilities if _may_hold(face, line.when, text)]

    def _cents(self, line: Ability) -> float:
        match line.does:
            case "cents" | "trash_for_cents" | "split_word" | "reverse_pair":
                return line.n
            case "points_again":
                return line.n * self.most_points * (2 if line.whose == "both" else 1)
        return 0.0


def _turned(face: Face) -> tuple[str, ...]:
    """The letters of a card, and those of a pair from behind."""
    return (face.letters,) if len(face.letters) < _PAIR else (face.letters, face.letters[::-1])


def _may_hold(face: Face, when: Condition, text: str) -> bool:
    """Whether the card may stand in the word so that the condition holds."""
    if len(text) < when.min_length:
        return False
    if when.position is None or GAP in text:
        return True
    last = len(text) - 1
    wanted = {"first": 0, "second": 1, "last": last, "last_but_one": last - 1}[when.position]
    low = max(0, wanted - len(face.letters) + 1)
    high = wanted + len(face.letters)
    return any(x and text.find(x, low, high) >= 0 for x in _turned(face))
