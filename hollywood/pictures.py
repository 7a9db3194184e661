"""Which layers the cards of a game have, where their files are, and which of them are missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeAlias

from hollywood.core.catalogue import LANGUAGES, Language, Sentence
from hollywood.core.faults import Fault
from hollywood.core.message import Message, say
from hollywood.core.reader import read

from . import paths
from .files import read_file

Box: TypeAlias = tuple[int, ...]  # left, top, width, height, in units of the card
TextPart: TypeAlias = Literal["title", "rule"]
Texture: TypeAlias = Literal["drips", "dots", "hatch", "badge"]
Mood: TypeAlias = Literal["neutral", "triumph", "dismay"]
TEXT_PARTS: tuple[TextPart, ...] = ("title", "rule")
NO_WORDS = Sentence("", "", "")

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
class LargeSymbol:
    """What tells a look without colour: the card's badge, large, and perhaps a band of texture.

    A badge that is wider than the box keeps its shape: it is as high as the box.
    """

    badge: Box
    texture: Texture | None = None
    ground: str = ""
    ink: str = ""
    figure: str = ""  # a number that grows, too, on a dark disc
    disc: Box | None = None


@dataclass(frozen=True)
class Look:
    """How cards of one sort are drawn; `ground` is what shows where there is no picture."""

    ground: str
    title: Lettering
    rule: Lettering | None = None
    symbol: LargeSymbol | None = None
    marks: dict[str, Box] = field(default_factory=dict)  # what lies elsewhere than on other looks
    numerals: dict[str, Numeral] = field(default_factory=dict)  # and what is lettered otherwise

    def lettering(self, part: TextPart) -> Lettering | None:
        """How this part of the words is drawn."""
        return self.rule if part == "rule" else self.title


@dataclass(frozen=True)
class Numeral:
    """A number on a mark, or letters: `{}` in the words."""

    words: str
    lettering: Lettering


@dataclass(frozen=True)
class CardManifest:
    """How the layers of a card lie on one another."""

    format: Literal[1]
    size: tuple[int, ...]
    marks: dict[str, Box]
    token: tuple[int, ...]
    alone: Box
    band: int
    looks: dict[str, Look]
    numerals: dict[str, Numeral]
    grow: bool = True  # whether marks grow where contrast is high; some are large already

    def look(self, name: str) -> Look:
        """The look of this name; one that comes in several inks is there once for all."""
        return self.looks[name.partition("_")[0]]


@dataclass(frozen=True)
class Mark:
    """Something the rules know of a card, shown on it; some have a number, or letters."""

    name: str
    number: int | str | None = None
    box: Box | None = None  # where it lies on this very card, if no manifest can tell

    @property
    def file(self) -> str:
        """What its layer is called."""
        return self.name if self.number is None else f"{self.name}_{self.number}"


@dataclass(frozen=True)
class Card:
    """What one card shows, as layers: the picture is found by the id, the frame by the look.

    Cards that share a picture tell what it may be called, the best name first.
    """

    id: str
    look: str
    marks: tuple[Mark, ...]
    title: Sentence
    rule: Sentence | None = None
    inks: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    lower: int = 0  # so many units its picture lies lower than it was drawn
    like: str = ""  # the id of a card that may stand in until this one is drawn

    @property
    def names(self) -> tuple[str, ...]:
        """What its picture may be called; by the last one its strips are called too."""
        return self.files or (self.id,)

    def words(self, part: TextPart) -> Sentence | None:
        """What is written there."""
        words = self.rule if part == "rule" else self.title
        return None if words == NO_WORDS else words

    @property
    def lettered(self) -> bool:
        """Whether letters stand on it: few others look so, and what is kept are its parts."""
        return any(isinstance(mark.number, str) for mark in self.marks)

    @property
    def badge(self) -> str:
        """The mark that stands for the card: its own badge, or that of its look."""
        own = (mark.file for mark in self.marks if mark.name.startswith("badge_"))
        return next(own, f"badge_{self.look}")


def strip_name(card: Card, part: TextPart) -> str:
    """What the strip with these words is called."""
    name = card.names[-1]
    return name if part == "title" else f"{name}_{part}"


class Pictures:
    """Finds the files of a game's cards: our own, and a player's beside their card file."""

    def __init__(self, folder: Path, own: Path | None = None) -> None:
        self.folder = folder
        self.own = own
        self.fonts = paths.assets() / "fonts"

    @cached_property
    def manifest(self) -> CardManifest:
        """How the layers lie on one another."""
        path = self.folder / "manifest.yaml"
        return read(CardManifest, read_file(path), str(path))

    @cached_property
    def _lettered(self) -> dict[str, dict[str, Sentence]]:
        """The words of the strips, by look and name."""
        path = self.folder / "titles" / "lettered.yaml"
        return read(dict[str, dict[str, Sentence]], read_file(path), str(path))

    @property
    def back(self) -> Path:
        """The back of every card."""
        return self.folder / "back.webp"

    @property
    def mask(self) -> Path:
        """What rounds the corners."""
        return self.folder / "mask.webp"

    def mask_of(self, look: str) -> Path:
        """What cuts the cards of a look to their shape; most are only rounded."""
        own = self.folder / "masks" / f"{look}.webp"
        return own if own.is_file() else self.mask

    def frame(self, look: str, symbols: bool = False) -> Path:
        """Border and plate; for large symbols it may be another one."""
        large = self.folder / "frames" / f"{look}_large.webp"
        if symbols and large.is_file():
            return large
        return self.folder / "frames" / f"{look}.webp"

    def mark(self, name: str) -> Path:
        """A mark."""
        return self.folder / "marks" / f"{name}.webp"

    def half(self, layer: Path) -> Path:
        """The same layer at half the size, which is read four times as fast."""
        return layer.parent / "half" / layer.name

    def token(self, colour: str) -> Path:
        """The token of a player."""
        return self.folder / "tokens" / f"{colour}.webp"

    def scene(self, *names: str) -> Path | None:
        """The picture of a card: a player's own, or the program's; None if there is none."""
        own = (path for name in names for path in self._own(name))
        shipped = (self.folder / "scenes" / f"{name}.webp" for name in names)
        return next((path for path in (*own, *shipped) if path.is_file()), None)

    def _own(self, id: str) -> list[Path]:
        named = self.own.glob(f"{id}.*") if self.own else ()
        return sorted(path for path in named if path.suffix.lower() in SUFFIXES)

    def strip(self, card: Card, part: TextPart, language: Language) -> Path | None:
        """Where these very words are lettered in this look; None if they are nowhere."""
        name = strip_name(card, part)
        lettered = self._lettered.get(card.look, {}).get(name)
        words = card.words(part)
        path = self.folder / "titles" / language / f"{name}.webp"
        if not lettered or not words or lettered.in_(language) != words.in_(language):
            return None
        return path if path.is_file() else None


class Portraits:
    """Finds the portraits of bots: those of the box, or a game's own of the same people."""

    def __init__(self, *folders: Path) -> None:
        # read once: portraits are asked for in every frame, and most people have none
        found = (path for folder in folders for path in folder.glob("*.webp"))
        self._files = {path.stem: path for path in found}

    def of(self, name: str, mood: Mood = "neutral") -> Path | None:
        """The portrait of a level or a character, as usual if not in this mood; or None."""
        return self._files.get(portrait_name(name, mood)) or self._files.get(name)


def portrait_name(name: str, mood: Mood) -> str:
    """What a portrait in this mood is called."""
    return name if mood == "neutral" else f"{name}_{mood}"


@dataclass(frozen=True)
class Piece:
    """What lies on a table, in units of a table of 1280 x 720 from its top left corner."""

    size: tuple[int, ...]
    density: int  # pixels of its file to the unit
    pivot: tuple[int, ...]  # what it is placed by and turned about
    points: dict[str, tuple[int, ...]] = field(default_factory=dict)
    boxes: dict[str, tuple[int, ...]] = field(default_factory=dict)


class TablePieces:
    """Finds the pieces of the table, which lie beside its felt."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def listed(self) -> dict[str, Piece]:
        """Every piece by its name."""
        path = self.folder / "manifest.yaml"
        return read(dict[str, Piece], read_file(path), str(path))

    def file(self, name: str) -> Path:
        """The picture of a piece."""
        return self.folder / f"{name}.webp"


def missing(
    cards: Iterable[Card], lines: Mapping[str, int], file: str, pictures: Pictures
) -> list[Fault]:
    """Every layer the cards lack, each with the card's line in the card file.

    Only the program's own cards must have their words lettered beforehand: those of a player's own
    cards are lettered while the program runs.
    """
    return [
        Fault(file, lines.get(card.id, 0), message)
        for card in cards
        for message in _lacking(card, pictures)
    ]


def _lacking(card: Card, pictures: Pictures) -> Iterator[Message]:
    if pictures.scene(*card.names) is None:
        yield say("fault.no_picture", id=card.id)
    if not pictures.frame(card.look).is_file():
        yield say("fault.no_frame", id=card.id, look=card.look)
    for mark in card.marks:
        files = pictures.mark(mark.file), pictures.mark(mark.name)
        lettered = pictures.manifest.numerals | pictures.manifest.look(card.look).numerals
        if mark.name not in lettered and not any(map(Path.is_file, files)):
            yield say("fault.no_mark", id=card.id, mark=mark.file)
    if pictures.own is None:
        yield from _unlettered(card, pictures)


def _unlettered(card: Card, pictures: Pictures) -> Iterator[Message]:
    for part in TEXT_PARTS:
        if card.words(part):
            lack = [each for each in LANGUAGES if pictures.strip(card, part, each) is None]
            if lack:
                name = strip_name(card, part)
                yield say("fault.no_strip", id=card.id, strip=name, languages=", ".join(lack))
