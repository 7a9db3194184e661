"""The pictures of the rules: rows of cards, icons and figures, and a word with its sum."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame
from pygame import Color

from hollywood import paths
from hollywood.core.catalogue import Language
from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, canvas, faded, height, lay_on, load_at, width
from hollywood.ui.draw.text import Typesetter
from hollywood.ui.draw.theme import CREAM, GOLD, MUTED, Type

from ..card_pictures import FOLDER, Shown
from ..rules.abilities import Tally, firing, tally_of
from ..rules.deck import Deck
from ..rules.faces import Face, faces_of
from ..rules.word import Placed, Word
from . import rule_texts as leaves
from .icons import on_paper
from .rules_examples import WORD, Item, Laid, Rows, example

_WIDEST = 0.24  # of the picture's width: a card
_GAP = 0.14  # of a card's width, between things
_ICON, _FIGURES = 0.62, 0.3  # of a card's width: an icon, a letter of figures
_BELOW = 0.26  # of a row's height: figures below a card
_EDGE = 0.03  # of the picture's width
_ROWS_APART = 0.05  # of the height
_PALE = 0.4
_SMALL = 110  # units: narrower cards show the face with larger marks
_SUM, _CARDS = 0.42, 0.5  # of the height: the sum below a word, the word


def picture(deck: Deck, leaf: str, played: Language | None, props: Props, size: Size) -> Page:
    """The picture of a leaf, with the cards of the language that is played."""
    language = played or props.language
    page = Page(props, size, language)
    if leaf == leaves.SCORE:
        faces = faces_of(deck, language)
        word = word_of(faces, WORD[language])
        page.counted(word, faces, tally_of(word, faces))
    else:
        page.rows(example(deck, leaf, language), page.rect)
    return page


class _Copy(NamedTuple):
    """A card of a word, as it is drawn."""

    id: str
    letter: str


class Page:
    """One picture of the rules."""

    def __init__(self, props: Props, size: Size, language: Language) -> None:
        self.props, self.language = props, language
        self.picture = canvas(size)
        self.rect = self.picture.get_rect().inflate(-2 * round(size[0] * _EDGE), 0)
        # what is written into a picture belongs to it, and grows with it only
        self._typesetter = Typesetter(replace(props.screen, text=1.0))

    # rows

    def rows(self, rows: Rows, room: pygame.Rect) -> None:
        """Rows of equal height, everything in the middle of its row."""
        apart = round(room.height * _ROWS_APART)
        high = (room.height - apart * (len(rows) - 1)) // max(1, len(rows))
        wide = min(self._card_width(row, room.width, high) for row in rows)
        for number, row in enumerate(rows):
            line = pygame.Rect(room.left, room.top + number * (high + apart), room.width, high)
            self._row(row, line, wide)

    def _card_width(self, row: Sequence[Item], wide: int, high: int) -> int:
        """How wide cards may be for this row to have room."""
        units = sum(_units(item) for item in row) + _GAP * (len(row) - 1)
        high = round(high * (1 - _BELOW)) if any(item.below for item in row) else high
        return max(8, min(round(wide / units), width(high), round(self.rect.width * _WIDEST)))

    def _row(self, row: Sequence[Item], room: pygame.Rect, wide: int) -> None:
        gap = round(wide * _GAP)
        widths = [round(_units(item) * wide) for item in row]
        x = room.centerx - (sum(widths) + gap * (len(row) - 1)) // 2
        for item, own in zip(row, widths, strict=True):
            self._put(item, pygame.Rect(x, room.top, own, room.height), wide)
            x += own + gap

    def _put(self, item: Item, room: pygame.Rect, wide: int) -> None:
        if item.figures:
            ink = MUTED if item.pale else CREAM
            self.words(item.figures, room, Type.NUMBER, ink)
            return
        if item.below:
            below = pygame.Rect(room.left, 0, room.width, round(room.height * _BELOW))
            below.bottom = room.bottom
            self.words(item.below, below, Type.NUMBER)
            room = pygame.Rect(room.left, room.top, room.width, room.height - below.height)
        if (drawn := self._drawn(item, wide)) is not None:
            drawn = faded(drawn, _PALE) if item.pale else drawn
            lay_on(drawn, self.picture, drawn.get_rect(center=room.center).topleft)

    def _drawn(self, item: Item, wide: int) -> pygame.Surface | None:
        """A card, an icon or a thing; a free place looks like nothing."""
        side = round(wide * _ICON)
        if item.icon:
            return on_paper(self.props, item.icon, side)
        if item.thing:
            return load_at(paths.assets() / FOLDER / "desk" / f"{item.thing}.webp", (side, side))
        return self._card(_Copy(item.card, item.letter), wide) if item.card else None

    def _card(self, copy: _Copy, wide: int) -> pygame.Surface:
        small = wide < self.props.screen.px(_SMALL)
        name = Shown(copy.id, self.language, small, copy.letter).name
        art, settings = self.props.art, self.props.settings
        return art.card(name, wide, self.props.language, settings.symbols)

    def words(
        self, words: str, room: pygame.Rect, type: Type = Type.BODY, ink: Color = CREAM
    ) -> None:
        """A few words in the middle of so much room."""
        line = self._typesetter.within(words, type, ink, room.size, "centre")
        lay_on(line, self.picture, line.get_rect(center=room.center).topleft)

    def said(self, message: Message, room: pygame.Rect, type: Type, ink: Color = CREAM) -> None:
        """The same in the reader's language."""
        self.words(self.props.text(message), room, type, ink)

    # a word and what it is worth

    def counted(self, word: Word, faces: Sequence[Face], tally: Tally) -> None:
        """The word, below each card its points, and the sum as the rules count it."""
        room = self.rect.copy()
        room.height = round(self.rect.height * _CARDS)
        self._word(word, faces, room)
        below = pygame.Rect(0, 0, self.rect.width, round(self.rect.height * _SUM))
        below.bottom = self.rect.bottom
        lines = list(sum_of(word, faces, tally))
        high = below.height // (len(lines) + 1)
        for number, (words, ink) in enumerate(lines):
            line = pygame.Rect(below.left, below.top + number * high, below.width, high)
            self.said(words, line, Type.STATUS, ink)
        total = pygame.Rect(below.left, below.bottom - high, below.width, high)
        self.words(f"{tally.cents}¢", total, Type.NUMBER, GOLD)

    def _word(self, word: Word, faces: Sequence[Face], room: pygame.Rect) -> None:
        gap = 4
        count = len(word.placed)
        wide = min((room.width - gap * (count - 1)) // count, width(round(room.height * 0.8)))
        left = room.centerx - (wide * count + gap * (count - 1)) // 2
        for number, each in enumerate(word.placed):
            face, x = faces[each.card], left + number * (wide + gap)
            letter = each.letters if each.wild or each.typo else ""
            card = self._card(_Copy(face.id, letter), wide)
            lay_on(card, self.picture, (x, room.top))
            points = 0 if each.typo else face.points
            below = pygame.Rect(x, room.top + height(wide), wide, room.height - height(wide))
            self.words(str(points), below, Type.NUMBER, CREAM if points else MUTED)


def _units(item: Item) -> float:
    """How wide a thing is, in cards."""
    if item.icon or item.thing:
        return _ICON
    return max(1, len(item.figures)) * _FIGURES if item.figures else 1.0


def sum_of(word: Word, faces: Sequence[Face], tally: Tally) -> Iterator[tuple[Message, Color]]:
    """Where the cents of a word come from."""
    yield say("paperback.sum.letters", cents=tally.letters), CREAM
    if tally.again:
        yield say("paperback.sum.again", cents=tally.again), CREAM
    if tally.bonus:
        names = dict.fromkeys(_paying(word, faces))
        cards = ", ".join(names) or "+"
        yield say("paperback.sum.bonus", cards=cards, cents=tally.bonus), CREAM
    if tally.doubles:
        yield say("paperback.sum.times", times=1 + tally.doubles), CREAM


def _paying(word: Word, faces: Sequence[Face]) -> Iterator[str]:
    """The letters of the cards that pay cents by themselves."""
    for waiting in firing(word, faces):
        if waiting.ability.does in ("cents", "cents_per_wild") and waiting.place is not None:
            yield faces[word.placed[waiting.place].card].letters.upper()


def word_of(faces: Sequence[Face], laid: Laid) -> Word:
    """A word of the first cards of these ids."""
    placed, text = [], ""
    for id, letter in laid:
        card = next(card for card, face in enumerate(faces) if face.id == id)
        letters = letter or faces[card].letters
        shared = faces[card].kind == "common"
        placed.append(Placed(card, letters, len(text), shared, wild=faces[card].wild))
        text += letters
    return Word(tuple(placed), text)
