"""What the abilities of cards do: a function for each effect that happens by itself.

Effects that somebody has to choose something for wait in a list until that is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from .deck import Ability, Effect
from .faces import Face
from .moves import PLAGIARISM, Side
from .word import Word


class Tally(NamedTuple):
    """What a word has come to so far."""

    letters: int = 0  # points of its cards
    again: int = 0  # points that count once more
    bonus: int = 0  # cents of abilities
    doubles: int = 0  # each counts the whole word once more
    draw: int = 0  # cards more in the next hand
    discount: int = 0  # cents off every fame card of the turn

    @property
    def cents(self) -> int:
        """What the word is worth."""
        return (self.letters + self.again + self.bonus) * (1 + self.doubles)

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(*[one + two for one, two in zip(self, other, strict=True)])


class Site(NamedTuple):
    """Where an ability does something: a word, and a card in its row; borrowed ones have none."""

    word: Word
    faces: Sequence[Face]
    place: int | None

    def points(self, step: int) -> int:
        """The points of the card so many places further on, if there is one."""
        if self.place is None or not 0 <= self.place + step < len(self.word.placed):
            return 0
        each = self.word.placed[self.place + step]
        return 0 if each.typo else self.faces[each.card].points


def cents(site: Site, ability: Ability) -> Tally:
    """So many cents."""
    return Tally(bonus=ability.n)


def cents_per_wild(site: Site, ability: Ability) -> Tally:
    """So many cents for each wild card in the word."""
    return Tally(bonus=ability.n * site.word.wilds)


def draw(site: Site, ability: Ability) -> Tally:
    """So many cards more in the next hand."""
    return Tally(draw=ability.n)


def points_again(site: Site, ability: Ability) -> Tally:
    """The points of a neighbour, or of both, count once more."""
    steps = {"next": (1,), "previous": (-1,)}.get(ability.whose or "", (-1, 1))
    return Tally(again=ability.n * sum(site.points(step) for step in steps))


def double_word(site: Site, ability: Ability) -> Tally:
    """The whole word counts once more."""
    return Tally(doubles=ability.n)


def fame_discount(site: Site, ability: Ability) -> Tally:
    """Every fame card of this turn costs so much less."""
    return Tally(discount=ability.n)


def trash_self(site: Site, ability: Ability) -> Tally:
    """The card is trashed when the turn is cleaned up: until then it counts."""
    return Tally()


BY_THEMSELVES: Final[Mapping[Effect, Callable[[Site, Ability], Tally]]] = {
    "cents": cents,
    "cents_per_wild": cents_per_wild,
    "draw": draw,
    "points_again": points_again,
    "double_word": double_word,
    "fame_discount": fame_discount,
    "trash_self": trash_self,
    "split_word": cents,  # that the card was used is the choice; its cents come then
    "reverse_pair": cents,
}
NEVER_COPIED: Final[frozenset[Effect]] = frozenset(
    {"trash_self", "copy", "split_word", "reverse_pair"}
)


class Waiting(NamedTuple):
    """An ability that does something in a word, or waits until it is chosen for what."""

    ability: Ability
    user: str  # the card that has it or has copied it, as records call it
    place: int | None = None  # of that card in the row
    left: int = 1  # how often it can still be used

    @classmethod
    def at(cls, ability: Ability, user: str, place: int | None) -> Waiting:
        """An ability that has not been used yet."""
        return cls(ability, user, place, ability.n if ability.does == "trash_offer" else 1)

    @classmethod
    def plagiarism(cls) -> Waiting:
        """The power to borrow a line of the word before."""
        return cls(Ability("copy"), PLAGIARISM)


def points_of(word: Word, faces: Sequence[Face]) -> int:
    """What all cards of a word count."""
    return sum([0 if each.typo else faces[each.card].points for each in word.placed])


def firing(word: Word, faces: Sequence[Face]) -> Iterator[Waiting]:
    """Every line of a word's cards that counts in it."""
    for place, each in enumerate(word.placed):
        face = faces[each.card]
        for ability in () if each.typo else face.abilities:
            if word.holds(place, ability.when):
                yield Waiting.at(ability, face.name, place)
    for each in word.beside:
        for ability in faces[each.card].abilities:
            yield Waiting.at(ability, faces[each.card].name, None)


def tally_of(word: Word, faces: Sequence[Face]) -> Tally:
    """What a word comes to by itself, with nothing chosen."""
    tally = Tally(points_of(word, faces))
    for waiting in firing(word, faces):
        if effect := BY_THEMSELVES.get(waiting.ability.does):
            tally = tally.plus(effect(Site(word, faces, waiting.place), waiting.ability))
    return tally


def taken_over(word: Word, lines: Sequence[Ability], copying: Waiting) -> list[Waiting]:
    """What copied or borrowed lines do where they are used now."""
    return [
        Waiting.at(line, copying.user, copying.place)
        for line in lines
        if word.holds(copying.place, line.when)
    ]


def neighbour(word: Word, faces: Sequence[Face], place: int, side: Side) -> tuple[Ability, ...]:
    """The lines of the card beside this one that can be copied."""
    there = place + (1 if side == "right" else -1)
    if not 0 <= there < len(word.placed) or word.placed[there].typo:
        return ()
    return copyable(faces[word.placed[there].card])


def copyable(face: Face) -> tuple[Ability, ...]:
    """The lines of a card that another one can take over."""
    return tuple([line for line in face.abilities if line.does not in NEVER_COPIED])


class Printed(NamedTuple):
    """A card of the word before, and what can be borrowed from it."""

    card: str
    abilities: tuple[Ability, ...]


def printed(word: Word, faces: Sequence[Face]) -> tuple[Printed, ...]:
    """What Plagiarism can borrow from a word, card by card."""
    cards = [faces[each.card] for each in word.placed if not each.typo]
    return tuple([Printed(face.name, copyable(face)) for face in cards if copyable(face)])
