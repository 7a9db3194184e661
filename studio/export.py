"""Writes the files of the game's pictures: every layer of every card, and what the box shows."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path as FilePath
from typing import NamedTuple

from PIL import Image

from hollywood.core.catalogue import LANGUAGES, Sentence
from hollywood.core.reader import read
from hollywood.files import read_file
from hollywood.pictures import TEXT_PARTS, Card, Pictures, portrait_name
from hollywood.processes import processes
from studio import back, icons, logo, table
from studio.box import files as box
from studio.canvas import HEIGHT, WIDTH
from studio.card import (
    Layer,
    NoPicture,
    cards,
    frame_layer,
    manifest,
    mark_layer,
    mask,
    print_layer,
    print_scene,
    word_layers,
)
from studio.faces.moods import MOODS
from studio.faces.registry import FACES, print_face
from studio.inks import PLAYERS
from studio.keyart import layers as keyart
from studio.paperback import files as paperback
from studio.pieces import sheet
from studio.printing import resized
from studio.reels import TOKEN, token
from studio.times_square import cards as times_square
from studio.times_square import cast, cloth, curtain, group, signs
from studio.times_square import logo as times_square_logo
from studio.times_square.ends import files as ends
from studio.times_square.street import layers as street

DENSITY = 1.5  # pixels to the unit
SIZE = (int(WIDTH * DENSITY), int(HEIGHT * DENSITY))
HALF = (SIZE[0] // 2, SIZE[1] // 2)
FACE = 256  # pixels: the size of a face


class _Encoding(NamedTuple):
    """How hard a file is squeezed; grain is noise, so good quality is dear."""

    quality: int
    alpha_quality: int = 100
    lossless: bool = False


_SCENE = _Encoding(75)
_HALF_SCENE = _Encoding(60)  # only seen smaller still
_LAYER = _Encoding(85)
_STRIP = _Encoding(70, alpha_quality=40)
_FACE = _Encoding(82)
_MASK = _Encoding(100, lossless=True)


# --- what can be made


class _Set(NamedTuple):
    """Files that are written together into a folder."""

    write: Callable[[FilePath], object]
    folder: str


# What the box shows beside the cards.
_BOX = {
    "times_square_cards": _Set(times_square.write, "times_square"),
    "times_square_cast": _Set(cast.write, "times_square"),
    "times_square_signs": _Set(signs.write, "times_square"),
    "times_square_cloth": _Set(cloth.write, "times_square/table"),
    "times_square_street": _Set(street.write, "times_square"),
    "times_square_ends": _Set(ends.write, "times_square"),
    "times_square_curtain": _Set(curtain.write, "times_square"),
    "times_square_logo": _Set(times_square_logo.write, "times_square"),
    "times_square_page": _Set(group.write, "times_square"),
    "paperback_cards": _Set(paperback.write_cards, "paperback"),
    "paperback_titles": _Set(paperback.write_titles, "paperback"),
    "paperback_desk": _Set(paperback.write_desk, "paperback"),
    "paperback_faces": _Set(paperback.write_faces, "paperback"),
    "paperback_icons": _Set(paperback.write_icons, "paperback"),
    "paperback_rooms": _Set(paperback.write_rooms, "paperback"),
    "box": _Set(box.write, "box"),
    "keyart": _Set(keyart.write, "keyart"),
    "table": _Set(table.write, "table"),
    "pieces": _Set(sheet.write, "table"),
    "logo": _Set(logo.write, "logo"),
    "icons": _Set(icons.write, "icons"),
}


@dataclass(frozen=True)
class Job:
    """A piece of work for one worker: something of a kind, by its name."""

    kind: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.name}".strip()


@cache
def groups() -> dict[str, list[Job]]:
    """The jobs behind each name for many files; slow work first."""
    looks = dict.fromkeys(card.look for card in cards().values())
    return {
        **{name: [Job("box", name)] for name in _BOX},
        "back": [Job("back")],
        "frames": [Job("mask"), *(Job("frame", look) for look in looks)],
        "marks": [Job("mark", name) for name in manifest().marks],
        "faces": [Job("face", name) for name in FACES],
        "tokens": [Job("token", player.name) for player in PLAYERS],
        "titles": [Job("words", id) for id in cards()],
        "paperback_scenes": [Job("pulp_scene", name) for name in paperback.scenes()],
        "times_square_scenes": [Job("street_scene", id) for id in times_square.cards()],
    }


def names() -> list[str]:
    """Everything that can be asked for."""
    return [*cards(), *times_square.cards(), *paperback.scenes(), *groups()]


def jobs_of(name: str) -> list[Job]:
    """The jobs behind a name: a card's id, or a group's."""
    if name in cards():
        return [Job("scene", name), Job("words", name)]
    if name in times_square.cards():
        return [Job("street_scene", name)]
    if name in paperback.scenes():
        return [Job("pulp_scene", name)]
    return groups()[name]


def all_jobs() -> list[Job]:
    """Everything there is to make."""
    scenes = [Job("scene", id) for id in cards()]
    return [*(job for group in groups().values() for job in group), *scenes]


# --- making it


class Studio:
    """Makes the files in an assets folder."""

    def __init__(self, assets: FilePath) -> None:
        self.assets = assets
        self.files = Pictures(assets / "cards")

    def make(self, job: Job) -> None:
        """Draws, prints and writes the files of a job."""
        makers: dict[str, Callable[[str], None]] = {
            "scene": self._scene,
            "words": self._words,
            "street_scene": self._street_scene,
            "pulp_scene": self._pulp_scene,
            "frame": self._frame,
            "mark": self._mark,
            "mask": self._mask,
            "back": self._back,
            "token": self._token,
            "face": self._face,
            "box": self._box,
        }
        makers[job.kind](job.name)

    def _scene(self, id: str) -> None:
        print_, file = print_scene(id), self.files.folder / "scenes" / f"{id}.webp"
        _write(resized(print_, SIZE).convert("RGB"), file, _SCENE)
        _write(resized(print_, HALF).convert("RGB"), self.files.half(file), _HALF_SCENE)

    def _street_scene(self, id: str) -> None:
        times_square.write_scene(self.assets / "times_square", id)

    def _pulp_scene(self, name: str) -> None:
        paperback.write_scene(self.assets / "paperback", name)

    def _words(self, id: str) -> None:
        for language in LANGUAGES:
            folder = self.files.folder / "titles" / language
            for name, layer in word_layers(cards()[id], language).items():
                _write(picture_of_layer(layer), folder / f"{name}.webp", _STRIP)

    def _frame(self, look: str) -> None:
        self._layer(frame_layer(look), self.files.frame(look))

    def _mark(self, name: str) -> None:
        self._layer(mark_layer(name), self.files.mark(name))

    def _layer(self, layer: Layer, file: FilePath) -> None:
        """A layer, and again at half the size for the cards of a table."""
        _write(picture_of_layer(layer), file, _LAYER)
        _write(picture_of_layer(layer, DENSITY / 2), self.files.half(file), _LAYER)

    def _mask(self, _: str) -> None:
        _write(resized(mask(), SIZE), self.files.mask, _MASK)

    def _back(self, _: str) -> None:
        _write(resized(back.render(), SIZE), self.files.back, _SCENE)

    def _token(self, colour: str) -> None:
        _write(resized(token(colour), (TOKEN, TOKEN)), self.files.token(colour), _LAYER)

    def _face(self, name: str) -> None:
        for mood in MOODS:
            file = self.assets / "faces" / f"{portrait_name(name, mood)}.webp"
            _write(resized(print_face(name, mood), (FACE, FACE)), file, _FACE)

    def _box(self, name: str) -> None:
        files = _BOX[name]
        folder = self.assets / files.folder
        folder.mkdir(parents=True, exist_ok=True)
        files.write(folder)


def picture_of_layer(layer: Layer, density: float = DENSITY) -> Image.Image:
    """A layer as it is kept: printed, and of it what lies in its box."""
    _, _, width, height = layer.box
    return resized(print_layer(layer, box=layer.box), (int(width * density), int(height * density)))


def _write(picture: Image.Image, file: FilePath, how: _Encoding) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.save(
        file,
        "WEBP",
        quality=how.quality,
        alpha_quality=how.alpha_quality,
        lossless=how.lossless,
        method=6,
    )


# --- many at once


class Done(NamedTuple):
    """A finished job, and what kept it from being done, if anything."""

    job: Job
    problem: str = ""


def make_all(jobs: Iterable[Job], assets: FilePath, workers: int) -> Iterator[Done]:
    """Makes everything, in this order; then writes down which words were lettered."""
    wanted = list(dict.fromkeys(jobs))
    with processes(max(1, workers)) as executor:
        yield from executor.map(partial(_done, assets), wanted)
    lettered = [cards()[job.name] for job in wanted if job.kind == "words"]
    if lettered:
        _write_down(lettered, Studio(assets).files.folder / "titles" / "lettered.yaml")


def _done(assets: FilePath, job: Job) -> Done:
    """Does a job in a process of its own."""
    try:
        _studio(assets).make(job)
    except NoPicture as problem:
        return Done(job, str(problem))
    return Done(job)


@cache
def _studio(assets: FilePath) -> Studio:
    """One in each process."""
    return Studio(assets)


# --- the words that were lettered

_ABOUT_LETTERED = """\
# The words each title strip was lettered with, by the look it was lettered for. The studio writes
# this. The game itself letters a title whose words or look are no longer these.
"""


def _write_down(lettered: Iterable[Card], file: FilePath) -> None:
    """Keeps what is known of other strips."""
    known = (
        read(dict[str, dict[str, Sentence]], read_file(file), str(file)) if file.exists() else {}
    )
    now = {card.id for card in lettered}
    looks: dict[str, list[str]] = {card.look: [f"{card.look}:"] for card in cards().values()}
    for card in cards().values():
        for part in TEXT_PARTS:
            name = card.id if part == "title" else f"{card.id}_{part}"
            words = card.words(part) if card.id in now else known.get(card.look, {}).get(name)
            if words:
                looks[card.look].append(f"  {name}: {_line(words)}")
    sections = ["\n".join(lines) + "\n" for lines in looks.values() if len(lines) > 1]
    file.write_text(_ABOUT_LETTERED + "".join(sections), encoding="utf-8")


def _line(words: Sentence) -> str:
    quoted = [f"{language}: {_quoted(words.in_(language))}" for language in LANGUAGES]
    return "{" + ", ".join(quoted) + "}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
