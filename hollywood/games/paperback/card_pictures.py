"""What each card of Paperback shows: its look, its marks and its words, small or in full."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from hollywood.core.catalogue import LANGUAGES, Catalogue, Language, Sentence
from hollywood.core.game import CardId
from hollywood.pictures import NO_WORDS, Card, Mark

from .ability_icons import rows_of
from .icon_rows import marks_of
from .rules import deck as rules
from .rules.deck import WILD, Deck
from .rules.faces import Face

FOLDER = "paperback"  # among the assets
_DEAREST, _MOST = 8, 10  # cents: cards that cost more look alike; prices whose boxes are drawn
_MOTIFS = (
    *("typewriter", "cat", "bottle", "cactus", "boot", "lamp", "telephone", "umbrella"),
    *("heart", "saucer", "coffee", "magnifier", "suitcase", "footprints", "candle", "window"),
    *("fedora", "radio", "inkwell", "key", "rocket", "books"),
)
COVERS = MappingProxyType(  # of the books, by the least they cost
    {
        0: ("starter_comma", "starter_cabinet", "starter_sandwich"),
        5: ("western_cactus", "western_librarian"),
        8: ("scifi_ceres", "scifi_robot"),
        11: ("romance_triplicate", "romance_lighthouse"),
        17: ("bestseller_heist", "bestseller_whale"),
    }
)
_LOWER, _HIGHER = 80, -30  # how the small face moves its picture, without an ability and with one
_ATTACKS = MappingProxyType(
    {
        **{"no_common": "forbid_common", "fame_tax": "tax_fame", "offer_tax": "tax_offer"},
        **{"hand": "hand_minus", "length": "max_length", "wilds": "max_wilds"},
        "no_draw": "no_draw",
    }
)
_SHORT = 4  # letters: this limit on length has a picture of its own


class Shown(NamedTuple):
    """How a card is seen: in the language that is played, small or in full, perhaps as a letter."""

    id: str  # in the card file; powers, awards and themes have theirs
    language: Language = "en"
    small: bool = False
    letter: str = ""  # what it stands for; ? as long as that is open
    copy: int = 0  # of a book: several covers take turns
    length: int = 0  # letters that a library card asks for

    @property
    def name(self) -> str:
        """What it is called where cards are drawn."""
        face = "small" if self.small else "full"
        return "/".join(map(str, (self.id, self.language, face, *self[3:])))


def shown(name: str) -> Shown:
    """How the card of this name is seen."""
    id, language, face, letter, copy, length = name.split("/")
    (played,) = (each for each in LANGUAGES if each == language)
    return Shown(id, played, face == "small", letter, int(copy), int(length))


class _Prize(NamedTuple):
    """A power, an award or a theme, and how much Fame it brings."""

    sort: str
    title: Sentence
    fame: int = 0


class Faces(Mapping[str, Card]):
    """Every card as it may be seen, by its name; made when it is asked for."""

    def __init__(self, deck: Deck, sentences: Catalogue) -> None:
        self.deck = deck
        self._sentences = sentences

    def __getitem__(self, name: str) -> Card:
        """The card of this name."""
        seen = shown(name)
        if (card := self._cards.get(seen.id)) is None:
            return self._prize(seen)
        return self._book(card, seen) if card.kind in WILD else self._letter_card(card, seen)

    def __iter__(self) -> Iterator[str]:
        """Each card in both faces, as it lies for sale, in English."""
        for small in (False, True):
            for id in self._cards:
                yield Shown(id, small=small).name
        for id in self._prizes:
            yield Shown(id).name

    def __len__(self) -> int:
        return 2 * len(self._cards) + len(self._prizes)

    def titled(self) -> Iterator[Card]:
        """The cards with words on them: of the books every cover."""
        for small in (False, True):
            for id, card in self._cards.items():
                if card.kind in WILD or not card.letters:
                    for copy in range(len(_covers(card))):
                        yield self[Shown(id, small=small, copy=copy).name]
        for id in self._prizes:
            yield self[Shown(id).name]

    @cached_property
    def _cards(self) -> dict[str, rules.Card]:
        return {str(card.id): card for card in self.deck.cards}

    @cached_property
    def _prizes(self) -> dict[str, _Prize]:
        """Powers, awards and themes."""
        powers = self.deck.powers
        return {
            **{each: _Prize("power", self._words(f"paperback.power.{each}")) for each in powers},
            **{str(each.id): _Prize("award", each.title, each.fame) for each in self.deck.awards},
            **{str(each.id): _Prize("theme", each.title, each.fame) for each in self.deck.themes},
        }

    @cached_property
    def _motifs(self) -> dict[str, str]:
        """What is behind the letters of each card: neighbours in a pile differ."""
        plain = self.deck.of("letter", "pair", "vowel")
        return {str(card.id): _MOTIFS[at % len(_MOTIFS)] for at, card in enumerate(plain)}

    # --- letters

    def _letter_card(self, card: rules.Card, seen: Shown) -> Card:
        look, rows = _class_of(card), () if seen.letter else rows_of(card, seen.language)
        files = (str(card.id), self._picture(card))
        name = NO_WORDS if card.letters else self._words(f"paperback.face.{card.id}")
        if not seen.small:
            marks = (*_full_marks(card, seen), *marks_of(rows, small=False))
            return Card(seen.name, f"full_{look}", marks, name, files=files)
        plate = (Mark(f"plate_{'attack' if card.limit else look}"),) if rows else ()
        marks = (*_small_marks(card, seen), *plate, *marks_of(rows, small=True))
        lower = 0 if card.kind == "common" else _HIGHER if rows else _LOWER
        return Card(seen.name, f"small_{look}", marks, name, files=files, lower=lower)

    def _picture(self, card: rules.Card) -> str:
        if card.limit:
            short = card.limit.on == "length" and card.limit.n <= _SHORT
            return f"attack_{_ATTACKS[card.limit.on]}{f'_{_SHORT}' if short else ''}"
        if card.kind == "common":
            return f"common_{str(card.id).removeprefix('c_')}"
        return self._motifs.get(str(card.id), "pencil")

    # --- books, powers, awards, themes

    def _book(self, card: rules.Card, seen: Shown) -> Card:
        covers = _covers(card)
        cover = covers[seen.copy % len(covers)]
        figures = Mark("price", card.cost), Mark("fame", card.fame)
        marks: tuple[Mark, ...] = (Mark("cover_cost"), Mark("cover_fame"), *figures)
        words, line = self._words(f"paperback.book.{cover}"), NO_WORDS
        if seen.letter:
            marks = (*marks, Mark("key_wild", seen.letter.upper()))
        if not seen.small:
            line = self._words(f"paperback.book.{cover}.line")
        elif seen.letter:
            words = NO_WORDS
        look = "smallcover" if seen.small else "cover"
        like = seen._replace(letter="").name if seen.letter else ""
        return Card(seen.name, look, marks, words, line, files=(str(card.id), cover), like=like)

    def _prize(self, seen: Shown) -> Card:
        sort, name, fame = self._prizes[seen.id]
        marks = (Mark("prize", fame),) if fame else ()
        says = self._words(f"paperback.says.{sort if sort == 'theme' else seen.id}")
        look = sort if sort == "power" else f"tall_{sort}"
        return Card(seen.name, look, marks, name, says, files=(f"{sort}_{seen.id}",))

    def _words(self, id: str) -> Sentence:
        """A sentence; what a player has added to the file is called by its id."""
        own = id.rpartition(".")[2].replace("_", " ").capitalize()
        return self._sentences.get(id, Sentence(own, own, own))


def lines_of(deck: Deck) -> dict[str, int]:
    """Where each card stands in its file, by its name in either face."""
    return {
        Shown(str(card.id), small=small).name: card.id.line
        for card in deck.cards
        for small in (False, True)
    }


def cover_of(face: Face, copy: CardId) -> int:
    """Which of its covers a copy of a book has; any other card has one face."""
    return copy % len(_covers(face))


def _covers(card: rules.Card | Face) -> tuple[str, ...]:
    """The covers of a book take turns; another card has one face."""
    if card.kind not in WILD:
        return ("",)
    least = [cost for cost in COVERS if cost <= card.cost and card.kind != "starter_wild"]
    return COVERS[max(least, default=0)]


def _class_of(card: rules.Card) -> str:
    """What the border tells: the price, or what sort of card it is."""
    if card.kind == "common":
        return "common" if card.letters else "common_plain"
    return "starter" if card.kind == "starter" else str(max(2, min(_DEAREST, card.cost)))


def _full_marks(card: rules.Card, seen: Shown) -> Iterator[Mark]:
    if card.limit:
        yield Mark("teeth")
    yield from _small_or_full(card, seen)
    if card.kind == "common" and seen.length:
        yield Mark("length", seen.length)
    if not card.abilities and not card.limit:
        yield Mark("ornament")


def _small_marks(card: rules.Card, seen: Shown) -> Iterator[Mark]:
    if card.limit:
        yield Mark("small_teeth")
    yield from _small_or_full(card, seen)


def _small_or_full(card: rules.Card, seen: Shown) -> Iterator[Mark]:
    """The key with its letters, what the card costs and what it is worth."""
    if seen.letter:
        yield Mark("key_wild", seen.letter.upper())
    elif card.letters:
        letters = card.letters.in_(seen.language).upper()
        yield Mark(f"key_{_key_of(card, letters)}", letters)
    yield Mark("fame", card.fame) if card.kind == "common" else _price(card.cost)
    yield Mark("points", 0 if seen.letter else card.points)


def _price(cents: int) -> Mark:
    """The price in its box; one that no card of ours has is lettered."""
    return Mark(f"badge_{cents}") if 1 <= cents <= _MOST else Mark("badge_more", cents)


def _key_of(card: rules.Card, letters: str) -> str:
    if card.kind in ("attack", "common", "starter"):
        return card.kind
    return "double" if len(letters) > 1 else "single"
