"""What a hand can spell, and the most that a word of it can be worth, before any card is laid."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, product
from typing import NamedTuple, TypeAlias

from ..rules.abilities import copyable
from ..rules.deck import LETTERS, Ability, Condition
from ..rules.faces import Face
from ..rules.moves import Laid
from ..rules.sabotage import sabotage_against
from ..rules.state import NO_CARD, Cards, State
from ..rules.table import Table
from ..rules.word import GAP
from ..rules.words_in_hand import Holding, Pair

_PAIR = 2  # letters
_Copied: TypeAlias = tuple[int, int] | None  # which card copies, and from which
_Counted: TypeAlias = tuple[Ability, int]  # a line, and how much it counts if points count again


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


class MostBrought(NamedTuple):
    """The most that lines bring."""

    cents: float = 0.0
    per_wild: int = 0  # cents for each wild card
    doubles: int = 0
    more: float = 0.0  # besides the word's own worth

    def worth(self, points: int, wilds: float) -> float:
        """What a word of so many points comes to, with so much for its wild cards."""
        return (points + self.cents + wilds) * (1 + self.doubles) + self.more


class Beside(NamedTuple):
    """The points of cards that may lie beside another one."""

    by_letter: Mapping[str, int]  # the most of a card with this letter
    wild: int  # of a wild card, whatever it stands for
    dearest: int
    two_dearest: int

    @classmethod
    def of(cls, faces: Sequence[Face]) -> Beside:
        """For the cards of a hand."""
        points = sorted([face.points for face in faces], reverse=True)
        wild = max([face.points for face in faces if face.wild], default=0)
        by_letter: dict[str, int] = {}
        for face in faces:
            for letter in face.letters:
                by_letter[letter] = max(face.points, wild, by_letter.get(letter, 0))
        return cls(by_letter, wild, sum(points[:1]), sum(points[:2]))

    def most(self, line: Ability) -> int:
        """What a line brings for which the points of neighbours count again, wherever it is."""
        return line.n * (self.two_dearest if line.whose == "both" else self.dearest)

    def most_in(self, text: str, letters: str, line: Ability) -> int:
        """The same for a card with these letters in this word."""
        most, at = 0, text.find(letters)
        while at >= 0:
            then = at + len(letters)
            before = text[at - 1 : at] if line.whose != "next" else ""
            after = text[then : then + 1] if line.whose != "previous" else ""
            most = max(most, self._of(before) + self._of(after))
            at = text.find(letters, at + 1)
        return line.n * most

    def _of(self, letter: str) -> int:
        return self.by_letter.get(letter, self.wild) if letter else 0


class CountingLine(NamedTuple):
    """A line of a card, and where the card must stand in a word so that the line may count."""

    line: Ability
    letters: tuple[str, ...]  # of the card that has or copies it, in any order
    where: slice
    copied: _Copied = None
    beside: tuple[str, ...] = ("",)  # the letters of both, in any order
    cards: frozenset[str] = frozenset()  # by name, without which it does not count

    @classmethod
    def of(
        cls, face: Face, line: Ability, other: Face | None = None, copied: _Copied = None
    ) -> CountingLine:
        """A line that a card has, or copies from another one."""
        where = _where(len(face.letters), line.when)
        letters = _turned(face) if face.letters or line.when.position is None else ()
        beside = [
            both
            for one, two in product(_turned(face), _turned(other) if other else ())
            for both in ((one + two, two + one) if one and two else ("",))
        ]
        # the library's card is called otherwise in a row
        cards = frozenset(x.name for x in (face, other) if x and x.kind != "common")
        return cls(line, letters, where, copied, tuple(dict.fromkeys(beside)) or ("",), cards)

    @property
    def is_plain(self) -> bool:
        """Whether it counts where its letters stand as they are printed."""
        alone = len(self.letters) == 1 and self.copied is None
        return alone and self.line.does != "points_again"

    def may_count(self, text: str) -> bool:
        """Whether the card may stand so in this word."""
        if len(text) < self.line.when.min_length:
            return False
        if GAP in text:
            return any(letters in text for letters in self.letters)
        part = text[self.where]
        for letters in self.letters:
            if letters in part:
                return self.copied is None or any(both in text for both in self.beside)
        return False


@dataclass(frozen=True)
class Bound:
    """The most that the abilities of a hand can bring in a word."""

    faces: Sequence[Face]
    wilds: int
    beside: Beside
    powers: bool  # whether cards may be other letters than they are
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
            Beside.of(faces),
            bool(s.powers),
            draw,
            gain,
            lines if s.has_power("plagiarism") else (),
        )

    def on(self, text: str, points: int) -> float:
        """No way to lay this word is worth more."""
        sums = self._summed(self.counting(text))
        return max([x.worth(points, self.wild_worth(text, x.per_wild)) for x in sums])

    def counting(self, text: str) -> tuple[int, ...]:
        """Whether no card is left to be trashed; then whether each line counts, or how much."""
        full = len(text) - self.pairs >= len(self.faces)
        if GAP in text:
            return (full, *[self._counts(each, text) for each in self._counting])
        long, (plain, others) = len(text), self._tests
        may = [long >= least and letters in text[where] for least, letters, where in plain]
        return (full, *may, *[self._counts(each, text) for each in others])

    def _counts(self, each: CountingLine, text: str) -> int:
        """Whether a line may count in this word; how much, if points count again."""
        if not each.may_count(text):
            return 0
        if each.line.does != "points_again":
            return 1
        if self.powers or GAP in text or "" in each.letters:
            return self.beside.most(each.line)
        return max([self.beside.most_in(text, letters, each.line) for letters in each.letters])

    def on_row(self, counting: Sequence[int], points: int, row: Sequence[Laid]) -> float:
        """This way to lay a word in which these lines may count is not worth more."""
        names, wilds = {each.card for each in row}, sum([bool(each.as_) for each in row])
        full, *lines = counting
        there = zip(lines, self._counting, strict=True)
        may = (full, *[line if names >= each.cards else 0 for line, each in there])
        return max([x.worth(points, x.per_wild * wilds) for x in self._summed(may)])

    def _summed(self, counting: tuple[int, ...]) -> list[MostBrought]:
        """What lines that may count bring together; many words are alike in this."""
        sums = self._known.get(counting)
        if sums is None:
            full, *may = counting
            sums = self._known[counting] = self._sums(may, full=bool(full))
        return sums

    def of_length(self, length: int) -> Callable[[int], float]:
        """No word of so many letters is worth more, by the points they bring."""
        may = [self._most(x.line) * (x.line.when.min_length <= length) for x in self._counting]
        sums, wilds = self._sums(may, full=False), min(self.wilds, length)
        return lambda points: max([each.worth(points, each.per_wild * wilds) for each in sums])

    def fewest_wilds(self, text: str) -> int:
        """So many wild cards at least are in the word, however it is laid."""
        alone, several = self._letters
        covered = sum([letter in text for letter in alone])
        covered += sum([min(text.count(letter), have) for letter, have in several])
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
    def _letters(self) -> tuple[list[str], list[tuple[str, int]]]:
        """Those that are there once, and those of which there are several."""
        held = Counter(letter for face in self.faces for letter in face.letters)
        alone = [letter for letter, have in held.items() if have == 1]
        return alone, [(letter, have) for letter, have in held.items() if have > 1]

    @cached_property
    def _known(self) -> dict[tuple[int, ...], list[MostBrought]]:
        """What lines bring together, by those that may count."""
        return {}

    @cached_property
    def _counting(self) -> list[CountingLine]:
        """Every line as it is printed, and as each card that copies may copy it."""
        able = [face for face in self.faces if face.abilities]
        found = [CountingLine.of(face, line) for face in able for line in face.abilities]
        for one, face in enumerate(able):
            if all(line.does != "copy" for line in face.abilities):
                continue
            for two, other in enumerate(able):
                lines = copyable(other) if one != two else ()
                found += [CountingLine.of(face, line, other, (one, two)) for line in lines]
        return sorted(found, key=lambda each: not each.is_plain)

    @cached_property
    def _tests(self) -> tuple[list[tuple[int, str, slice]], list[CountingLine]]:
        """What asks only where letters stand is seen at once: words are asked for in thousands."""
        plain = [each for each in self._counting if each.is_plain]
        tests = [(each.line.when.min_length, each.letters[0], each.where) for each in plain]
        return tests, self._counting[len(plain) :]

    def _most(self, line: Ability) -> int:
        """What `counting` tells of a line at most."""
        return self.beside.most(line) if line.does == "points_again" else 1

    def _sums(self, may: Sequence[int], *, full: bool) -> list[MostBrought]:
        """What lines that may count bring: one card is copied by each that copies, or none."""
        printed: list[_Counted] = []
        copied = defaultdict[int, dict[int, list[_Counted]]](dict)
        for each, counts in zip(self._counting, may, strict=True):
            if not counts or (full and each.line.does == "trash_for_cents"):
                continue
            if each.copied is None:
                printed.append((each.line, counts))
            else:
                copier, source = each.copied
                copied[copier].setdefault(source, []).append((each.line, counts))
        ways = [[[], *each.values()] for each in copied.values()]
        ways.append([[], *([(line, self._most(line))] for line in self.borrowed)])
        return [self._brought(chain(printed, *taken)) for taken in product(*ways)]

    def _brought(self, lines: Iterable[_Counted]) -> MostBrought:
        cents, per_wild, doubles, more = 0.0, 0, 0, 0.0
        for line, counts in lines:
            match line.does:
                case "points_again":
                    cents += counts
                case "double_word":
                    doubles += line.n
                case "cents_per_wild":
                    per_wild += line.n
                case "draw":
                    more += line.n * self.draw
                case "trash_for_gain":
                    more += self.gain
                case "cents" | "trash_for_cents" | "split_word" | "reverse_pair":
                    cents += line.n
        return MostBrought(cents, per_wild, doubles, more)


def _turned(face: Face) -> tuple[str, ...]:
    """The letters of a card, and those of a pair from behind."""
    return (face.letters,) if len(face.letters) < _PAIR else (face.letters, face.letters[::-1])


def _where(letters: int, when: Condition) -> slice:
    """The part of a word in which a card of so many letters stands as is wanted."""
    match when.position:
        case "first":
            return slice(0, letters)
        case "second":
            return slice(max(0, _PAIR - letters), 1 + letters)
        case "last":
            return slice(-letters, None)
        case "last_but_one":
            return slice(-letters - 1, letters - _PAIR or None)
    return slice(None)
