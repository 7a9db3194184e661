"""What a hand can spell, and the most that a word of it can be worth, before any card is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ..rules.deck import LETTERS, Ability, Condition
from ..rules.faces import Face
from ..rules.sabotage import sabotage_against
from ..rules.state import NO_CARD, Cards, State
from ..rules.table import Table
from ..rules.word import GAP
from ..rules.words_in_hand import Holding, Pair

_NOTHING = 0.0


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
        lines = [line for face in self.faces for line in self._lines(face, text)]
        return self._most(lines, points, self.wild_worth(text, lines), len(text))

    def of_any(self, points: int) -> float:
        """No word is worth more whose letters bring so many points."""
        per_wild = sum(line.n for line in self.lines if line.does == "cents_per_wild")
        return self._most(self.lines, points, per_wild * self.wilds, 0)

    def fewest_wilds(self, text: str) -> int:
        """So many wild cards at least are in the word, however it is laid."""
        covered = sum([min(text.count(each), have) for each, have in self._letters.items()])
        return max(0, len(text) - covered)

    def wild_worth(self, text: str, lines: Sequence[Ability]) -> float:
        """The most that wild cards bring, less what is lost by laying more of them."""
        per_wild = sum([line.n for line in lines if line.does == "cents_per_wild"])
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
    def _letters(self) -> Counter[str]:
        return Counter(letter for face in self.faces for letter in face.letters)

    @cached_property
    def lines(self) -> list[Ability]:
        """Everything that is printed on the cards, or borrowed."""
        return [line for face in self.faces for line in face.abilities] + list(self.borrowed)

    def _most(self, lines: Sequence[Ability], points: int, wild_worth: float, length: int) -> float:
        full = length - self.pairs >= len(self.faces)  # no card is left to be trashed
        if full:
            lines = [line for line in lines if line.does != "trash_for_cents"]
        bonus, doubles, more = self._brought(lines)
        if times := sum([line.does == "copy" for line in lines]) + bool(self.borrowed):
            cents, twice, others = self._copied
            bonus += times * (cents + wild_worth)
            doubles += times * twice
            more += times * others
        return (points + bonus + wild_worth) * (1 + doubles) + more

    def _brought(self, lines: Iterable[Ability]) -> tuple[float, int, float]:
        """Cents, doubles and what else these lines bring, wild cards apart."""
        bonus, doubles, more = _NOTHING, 0, _NOTHING
        for line in lines:
            match line.does:
                case "double_word":
                    doubles += line.n
                case "draw":
                    more += line.n * self.draw
                case "trash_for_gain":
                    more += self.gain
                case _:
                    bonus += self._cents(line)
        return bonus, doubles, more

    @cached_property
    def _copied(self) -> tuple[float, int, float]:
        """The most that the lines of one card bring once more, or one line that is borrowed."""
        units = [*(face.abilities for face in self.faces), *((line,) for line in self.borrowed)]
        cents, doubles, more = zip(*map(self._brought, units), strict=True)
        return max(cents), max(doubles), max(more)

    def _lines(self, face: Face, text: str) -> list[Ability]:
        """Lines of a card that may count in the word."""
        if not face.abilities or (face.letters and not self._fits(face, text)):
            return []
        return [line for line in face.abilities if self._may_hold(face, line.when, text)]

    def _fits(self, face: Face, text: str) -> bool:
        return face.letters in text or face.letters[::-1] in text

    def _may_hold(self, face: Face, when: Condition, text: str) -> bool:
        if len(text) < when.min_length:
            return False
        if when.position is None or GAP in text:
            return True
        last = len(text) - 1
        wanted = {"first": 0, "second": 1, "last": last, "last_but_one": last - 1}[when.position]
        for letters in dict.fromkeys((face.letters, face.letters[::-1])):
            low = max(0, wanted - len(letters) + 1)
            if letters and text.find(letters, low, wanted + len(letters)) >= 0:
                return True
        return False

    def _cents(self, line: Ability) -> float:
        match line.does:
            case "cents" | "trash_for_cents" | "split_word" | "reverse_pair":
                return line.n
            case "points_again":
                return line.n * self.most_points * (2 if line.whose == "both" else 1)
        return _NOTHING
