"""Which layers a card has, where their files are, and which of them are missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Literal, TypeAlias

from hollywood.core.catalogue import LANGUAGES, Language, Sentence
from hollywood.core.faults import Fault
from hollywood.core.message import Message, say
from hollywood.core.reader import read
from hollywood.games.hollywood.rules.deck import Colour, Deck, Face

from .files import read_file

Box: TypeAlias = tuple[int, ...]  # left, top, width, height, in units of the card
Part: TypeAlias = Literal["title", "rule"]
PARTS: tuple[Part, ...] = ("title", "rule")

# What the file of a player's own picture may end in.
SUFFIXES = frozenset((".png", ".webp", ".jpg", ".jpeg", ".bmp", ".gif", ".tga", ".tif", ".tiff"))


@dataclass(frozen=True)
class Shadow:
    """The words once more, under themselves; `by` is right and down in tenths of a unit."""

    ink: str
    by: tuple[int, ...]


@dataclass(frozen=True)
class Grain:
    """An ink sprayed on words, denser from one height to another."""

    ink: str
    above: int
    below: int
    density: int


@dataclass(frozen=True)
class Two:
    """When words go on two lines, and how."""

    below: int
    cap: int
    gap: int
    lift: int = 0


@dataclass(frozen=True)
class Lettering:
    """How words are drawn; the manifest tells what each field means."""

    faces: tuple[str, ...]
    box: Box
    text: Box
    cap: int
    ink: str
    caps: bool = False
    two: Two | None = None
    lift: int = 0
    tracking: int = 0
    skew: int = 0
    turn: int = 0
    shadow: Shadow | None = None
    grain: Grain | None = None


@dataclass(frozen=True)
class Symbol:
    """What tells a look without colour: its badge, large, and a band of texture."""

    badge: Box
    texture: Literal["drips", "dots", "hatch", "reels"]
    ground: str
    ink: str


@dataclass(frozen=True)
class Look:
    """How cards of one sort are drawn; `ground` is what shows where there is no picture."""

    ground: str
    title: Lettering
    rule: Lettering | None = None
    symbol: Symbol | None = None

    def lettering(self, part: Part) -> Lettering | None:
        """How this part of the words is drawn."""
        return self.rule if part == "rule" else self.title


@dataclass(frozen=True)
class Numeral:
    """A number on a mark, `{}` in the words."""

    words: str
    lettering: Lettering


@dataclass(frozen=True)
class Manifest:
    """How the layers of a card lie on one another."""

    format: Literal[1]
    size: tuple[int, ...]
    marks: dict[str, Box]
    reel: tuple[int, ...]
    alone: Box
    band: int
    looks: dict[str, Look]
    numerals: dict[str, Numeral]

    def look(self, name: str) -> Look:
        """The look of this name; of studio cards there is one for all colours."""
        return self.looks[name.partition("_")[0]]


@dataclass(frozen=True)
class Mark:
    """Something the rules know of a card, shown on it; some have a number."""

    name: str
    number: int | None = None

    @property
    def file(self) -> str:
        """What its layer is called."""
        return self.name if self.number is None else f"{self.name}_{self.number}"


@dataclass(frozen=True)
class Card:
    """What one card shows, as layers: the picture is found by the id, the frame by the look."""

    id: str
    look: str
    marks: tuple[Mark, ...]
    title: Sentence
    rule: Sentence | None = None
    inks: tuple[str, ...] = ()

    def words(self, part: Part) -> Sentence | None:
        """What is written there."""
        return self.rule if part == "rule" else self.title


def strip_name(card: Card, part: Part) -> str:
    """What the strip with these words is called."""
    return card.id if part == "title" else f"{card.id}_{part}"


def cards_of(deck: Deck) -> dict[str, Card]:
    """Every card of the deck by its id; the studio cards once for each colour."""
    faces = (_of_face(face, deck) for face in deck.faces)
    studio = (card for colour in deck.colours for card in _of_studio(colour, deck))
    return {card.id: card for card in (*faces, *studio)}


def _of_face(face: Face, deck: Deck) -> Card:
    award = (Mark("award_keyline"), Mark("award", deck.scoring.award)) if face.award else ()
    if face.kind == "star":
        own = Mark("stars", face.stars)
    elif face.kind == "blockbuster":
        own = Mark("points", deck.scoring.blockbuster)
    else:
        own = Mark(f"badge_{face.genre}")
    return Card(face.id, face.genre or face.kind, (*award, own), face.title)


def _of_studio(colour: Colour, deck: Deck) -> Iterator[Card]:
    look = f"studio_{colour.id}"
    for kind, card in (("clap", deck.studio.clap), ("double", deck.studio.double)):
        marks = (Mark(f"badge_{look}"),)
        yield Card(f"{kind}_{colour.id}", look, marks, card.title, card.rule, colour.inks)


class Pictures:
    """Finds the files of the layers: the program's, and a player's own beside their card file."""

    def __init__(self, assets: Path, own: Path | None = None) -> None:
        self.assets = assets
        self.own = own
        self.cards = assets / "cards"

    @cached_property
    def manifest(self) -> Manifest:
        """How the layers lie on one another."""
        path = self.cards / "manifest.yaml"
        return read(Manifest, read_file(path), str(path))

    @cached_property
    def _lettered(self) -> dict[str, dict[str, Sentence]]:
        """The words of the strips, by look and name."""
        path = self.cards / "titles" / "lettered.yaml"
        return read(dict[str, dict[str, Sentence]], read_file(path), str(path))

    @property
    def back(self) -> Path:
        """The back of every card."""
        return self.cards / "back.webp"

    @property
    def mask(self) -> Path:
        """What rounds the corners."""
        return self.cards / "mask.webp"

    def frame(self, look: str) -> Path:
        """Border and plate."""
        return self.cards / "frames" / f"{look}.webp"

    def mark(self, name: str) -> Path:
        """A mark."""
        return self.cards / "marks" / f"{name}.webp"

    def half(self, layer: Path) -> Path:
        """The same layer at half the size, which is read four times as fast."""
        return layer.parent / "half" / layer.name

    def token(self, colour: str) -> Path:
        """The reel of a player."""
        return self.cards / "tokens" / f"{colour}.webp"

    def face(self, name: str) -> Path | None:
        """The portrait of a level or a character; None if there is none."""
        return self._faces.get(name)

    @cached_property
    def _faces(self) -> dict[str, Path]:
        """All portraits: faces are asked for in every frame, and most people have none."""
        return {path.stem: path for path in (self.assets / "faces").glob("*.webp")}

    @property
    def fonts(self) -> Path:
        """The folder of typefaces."""
        return self.assets / "fonts"

    def scene(self, id: str) -> Path | None:
        """The picture of a card: a player's own, or the program's; None if there is none."""
        shipped = self.cards / "scenes" / f"{id}.webp"
        candidates = [*self._own(id), shipped]
        return next((path for path in candidates if path.is_file()), None)

    def _own(self, id: str) -> list[Path]:
        named = self.own.glob(f"{id}.*") if self.own else ()
        return sorted(path for path in named if path.suffix.lower() in SUFFIXES)

    def strip(self, card: Card, part: Part, language: Language) -> Path | None:
        """Where these very words are lettered in this look; None if they are nowhere."""
        name = strip_name(card, part)
        lettered = self._lettered.get(card.look, {}).get(name)
        words = card.words(part)
        path = self.cards / "titles" / language / f"{name}.webp"
        if not lettered or not words or lettered.in_(language) != words.in_(language):
            return None
        return path if path.is_file() else None


def missing(deck: Deck, file: str, pictures: Pictures) -> list[Fault]:
    """Every layer the cards lack, each with its line in the card file.

    Only the program's own deck must have its words lettered beforehand: those of a player's deck
    are lettered by the game.
    """
    cards = cards_of(deck)
    lines = lines_of(deck)
    return [
        Fault(file, lines.get(card.id, 0), message)
        for card in cards.values()
        for message in _lacking(card, pictures)
    ]


def lines_of(deck: Deck) -> dict[str, int]:
    """Where each card stands in its file."""
    ids = chain(
        (film.id for film in deck.films),
        (blockbuster.id for blockbuster in deck.blockbusters),
        (star.id for star in deck.stars),
    )
    return {id: id.line for id in ids}


def _lacking(card: Card, pictures: Pictures) -> Iterator[Message]:
    if pictures.scene(card.id) is None:
        yield say("fault.no_picture", id=card.id)
    if not pictures.frame(card.look).is_file():
        yield say("fault.no_frame", id=card.id, look=card.look)
    for mark in card.marks:
        if not (pictures.mark(mark.file).is_file() or pictures.mark(mark.name).is_file()):
            yield say("fault.no_mark", id=card.id, mark=mark.file)
    if pictures.own is None:
        yield from _unlettered(card, pictures)


def _unlettered(card: Card, pictures: Pictures) -> Iterator[Message]:
    for part in PARTS:
        if card.words(part):
            lack = [each for each in LANGUAGES if pictures.strip(card, part, each) is None]
            if lack:
                name = strip_name(card, part)
                yield say("fault.no_strip", id=card.id, strip=name, languages=", ".join(lack))
