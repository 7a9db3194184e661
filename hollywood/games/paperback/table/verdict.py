"""What a word on the sheet is worth, line by line, and whether it counts: asked of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from string import ascii_lowercase
from typing import Literal, NamedTuple, TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Message, say

from ..rules.abilities import BY_THEMSELVES, Site, Tally, Waiting, firing, points_of
from ..rules.deck import Ability, Condition
from ..rules.lexicon import Lexicon
from ..rules.log import does
from ..rules.resolving import length_wanted
from ..rules.state import State
from ..rules.table import Table
from ..rules.word import GAP, Word
from .assignment import word_of
from .draft import UNDECIDED, Draft

Sign: TypeAlias = Literal["yes", "no", "maybe"]
Tone: TypeAlias = Literal["plain", "bonus", "draw", "lost", "quiet"]
ChipKind: TypeAlias = Literal["fires", "may", "next", "done", "would"]
MOST_OPEN = 2  # wild cards without a letter, of which all words are looked up
COMPLETIONS = 8  # that are offered


class ScoreLine(NamedTuple):
    """What part of the worth comes from where."""

    icon: str
    words: Message
    value: str = ""
    tone: Tone = "plain"
    framed: bool = False  # it multiplies all above it
    cents: int = 0  # that it adds


class Chip(NamedTuple):
    """What a card does in the word, at its foot."""

    words: str
    icon: str = ""
    kind: ChipKind = "fires"
    number: int = 0  # in which order they are used, where several are still to be


@dataclass(frozen=True)
class Verdict:
    """What is known of a word that lies on the sheet."""

    word: Word | None = None
    sign: Sign | None = None
    signs: tuple[Sign, ...] = ()  # of both halves, where a space card parts them
    reason: Message | None = None
    tally: Tally = field(default_factory=Tally)
    lines: tuple[ScoreLine, ...] = ()
    chips: Mapping[CardId, tuple[Chip, ...]] = field(default_factory=dict)
    completions: tuple[str, ...] = ()  # all words, the commonest first
    missing: int = 0  # letters to the library card; 0 if it is earned, or there is none
    asks: bool = False  # it can be published though nobody knows yet whether it counts

    @property
    def cents(self) -> int:
        """What it is worth with nothing chosen."""
        return self.tally.cents

    @property
    def can_be_published(self) -> bool:
        """Whether something comes of publishing it."""
        return self.sign == "yes" or self.asks


NO_WORD = Verdict()
_ASKS = ("vote", "unchecked", "fits", "fits_common")  # words that may be, and ways to make them


def verdict(
    s: State, table: Table, draft: Draft, *, checked: bool = True, helped: bool = False
) -> Verdict:
    """What is known of the word of a draft; spelling is told of if it is to be `checked`."""
    missing = _missing(s, table, len(draft.text))
    if not draft.row:
        return Verdict(missing=missing)
    word = word_of(draft.row, draft.beside)
    # a pair that lacks its second letter is not worth anything yet
    solid = tuple([each for each in draft.row if not each.ghost])
    tally, lines, chips = counted(word_of(solid, draft.beside), table)
    looks = _is_open(draft) and (helped or draft.text.count(UNDECIDED) <= MOST_OPEN)
    found = completions(table.lexicon, draft.text) if looks else ()
    sign, reason = _judged(s, table, draft, word, found, checked=checked, helped=helped)
    return Verdict(
        word,
        sign,
        _halves(table.lexicon, word) if checked and GAP in word.text else (),
        reason,
        tally,
        (*lines, *_library(s, table, missing)),
        chips,
        found,
        missing,
        sign == "maybe" and reason.id.removeprefix("paperback.verdict.") in _ASKS,
    )


def _missing(s: State, table: Table, length: int) -> int:
    wanted = length_wanted(s, table)
    return max(0, (wanted or 0) - length)


def _is_open(draft: Draft) -> bool:
    return any(each.open for each in draft.row)


# whether it counts


def _judged(
    s: State, table: Table, draft: Draft, word: Word, found: Sequence[str], *, checked: bool,
    helped: bool,
) -> tuple[Sign, Message]:  # fmt: skip
    if any(each.ghost for each in draft.row):
        pair = next(each for each in draft.row if each.ghost)
        return "maybe", say("paperback.verdict.ghost", letter=pair.letters[-1].upper())
    if _is_open(draft):
        return _judged_open(draft, found, helped=helped)
    if word.text.count(GAP) and not all(word.words):
        return "maybe", say("paperback.verdict.two_words")
    wrong = table.spelling.wrong_word(s, word)
    letters = say("paperback.verdict.letters", count=word.length)
    if wrong is None:
        if table.spelling.unlisted(word):
            return "maybe", say("paperback.verdict.vote", letters=letters)
        return "yes", say("paperback.verdict.listed", letters=letters)
    if wrong.id == "paperback.illegal.not_listed":
        return ("maybe" if not checked else "no"), (
            say("paperback.verdict.unchecked", letters=letters)
            if not checked
            else say("paperback.verdict.unlisted")
        )
    return ("maybe" if wrong.id == "paperback.illegal.short" else "no"), wrong


def _judged_open(draft: Draft, found: Sequence[str], *, helped: bool) -> tuple[Sign, Message]:
    many = draft.text.count(UNDECIDED)
    if not helped or (many > MOST_OPEN and not found):
        return "maybe", say("paperback.verdict.open", count=many)
    if many > MOST_OPEN:
        return "maybe", say("paperback.verdict.fits_common", count=len(found))
    return ("maybe" if found else "no"), say("paperback.verdict.fits", count=len(found))


def _halves(lexicon: Lexicon, word: Word) -> tuple[Sign, ...]:
    return tuple(["yes" if lexicon.has(each) else "no" for each in word.words])


def completions(lexicon: Lexicon, text: str) -> tuple[str, ...]:
    """The words that undecided wild cards can make of a text, the commonest first.

    All of them where few cards are undecided; else those of the commonest words.
    """
    many = text.count(UNDECIDED)
    if many > MOST_OPEN:
        return lexicon.like(text, UNDECIDED)
    parts = text.split(UNDECIDED)
    found = []
    for letters in product(ascii_lowercase, repeat=many):
        word = parts[0] + "".join([a + b for a, b in zip(letters, parts[1:], strict=True)])
        if all(map(lexicon.has, word.split(GAP))):
            found.append(word)
    return tuple(sorted(found, key=_Commonness(lexicon)))


class _Commonness:
    """How common words are: those that are in no list of common ones come last."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._rank = lexicon.commonest

    def __call__(self, word: str) -> int:
        """The place in that list."""
        try:
            return self._rank.index(word)
        except ValueError:
            return len(self._rank)


# what it is worth


def counted(
    word: Word, table: Table
) -> tuple[Tally, list[ScoreLine], dict[CardId, tuple[Chip, ...]]]:
    """Every line, the dearest first, and what each card does; lines add up to the total."""
    faces = table.faces
    tally = Tally(points_of(word, faces))
    lines: list[ScoreLine] = []
    chips: dict[CardId, tuple[Chip, ...]] = {}
    for waiting in firing(word, faces):
        card = _user(word, table, waiting)
        effect = BY_THEMSELVES.get(waiting.ability.does)
        gave = effect(Site(word, faces, waiting.place), waiting.ability) if effect else None
        if gave is not None:
            tally = tally.plus(gave)
            lines += _lines(word, table, card, waiting, gave)
        chip = _chip(waiting.ability, gave)
        if chip is not None:
            chips[card] = (*chips.get(card, ()), chip)
    lines.sort(key=lambda line: (line.framed, line.tone == "draw", -line.cents))
    return tally, [_letters(word, table), *lines, *_would(word, table)], chips


def _user(word: Word, table: Table, waiting: Waiting) -> CardId:
    if waiting.place is not None:
        return word.placed[waiting.place].card
    return word.beside[0].card


def _letters(word: Word, table: Table) -> ScoreLine:
    """The points of all cards."""
    points = [0 if each.typo else table.faces[each.card].points for each in word.placed]
    sums = "+".join(map(str, points))
    whole = sum(points)
    return ScoreLine("letters", say("paperback.line.letters", sums=sums), str(whole), cents=whole)


_POSITION_ICONS = {
    "first": "pos_first",
    "second": "pos_second",
    "last": "pos_last",
    "last_but_one": "pos_penultimate",
}


def icon_of(ability: Ability) -> str:
    """The sign of what an ability asks, or else of what it does."""
    when = ability.when
    if when.position is not None:
        return _POSITION_ICONS[when.position]
    if when.min_length:
        return "length"
    if when.no_wilds:
        return "no_wilds"
    return "common_used" if when.uses_common else effect_icon(ability)


def effect_icon(ability: Ability) -> str:
    """The sign of what an ability does."""
    if ability.does == "points_again":
        return {"next": "next_double", "previous": "prev_double"}.get(
            ability.whose or "", "adjacent_double"
        )
    return {
        "cents": "cents",
        "cents_per_wild": "wild_bonus",
        "draw": "draw",
        "double_word": "word_double",
        "fame_discount": "discount_fame",
        "trash_for_cents": "trash_hand",
        "trash_for_gain": "trash_hand",
        "trash_offer": "trash_offer",
        "trash_self": "trash_self",
        "copy": "copy",
        "split_word": "split",
        "reverse_pair": "swap",
    }[ability.does]


def _lines(
    word: Word, table: Table, card: CardId, waiting: Waiting, gave: Tally
) -> Iterator[ScoreLine]:
    ability, letters = waiting.ability, called(table, card)
    cause = because(letters, ability)
    if gave.bonus or gave.again:
        cents = gave.bonus + gave.again
        yield ScoreLine(icon_of(ability), cause, f"+{cents}", "bonus", cents=cents)
    if gave.doubles:
        yield ScoreLine("word_double", cause, f"×{1 + gave.doubles}", "bonus", framed=True)
    if gave.discount:
        words = say("paperback.line.discount", card=letters)
        yield ScoreLine("discount_fame", words, f"−{gave.discount}¢", "draw")


def called(table: Table, card: CardId) -> Message:
    """What a card is called in a line: its letters."""
    face = table.faces[card]
    if face.letters:
        return say("paperback.line.card", letters=face.letters.upper())
    kind = "wild" if face.wild else "space" if face.is_space else "switch"
    return say(f"paperback.line.{kind}")


def because(card: Message, ability: Ability) -> Message:
    """Why a card does something: where it stands, or what else holds."""
    when = ability.when
    if when.position is not None:
        return say(f"paperback.line.{when.position}", card=card)
    if when.min_length:
        return say("paperback.line.length", card=card, count=when.min_length)
    if when.no_wilds:
        return say("paperback.line.no_wilds", card=card)
    if when.uses_common:
        return say("paperback.line.uses_common", card=card)
    return say("paperback.line.does", card=card, what=does(ability))


def _chip(ability: Ability, gave: Tally | None) -> Chip | None:
    if gave is None:
        return Chip("?", effect_icon(ability), "may")
    if gave.bonus or gave.again:
        return Chip(f"+{gave.bonus + gave.again}¢")
    if gave.doubles:
        return Chip(f"×{1 + gave.doubles}")
    if gave.draw:
        return Chip(f"+{gave.draw}", "draw")
    if gave.discount:
        return Chip(f"−{gave.discount}¢", "discount_fame")
    return Chip("", "trash_self") if ability.does == "trash_self" else None


# what it could be worth


def _would(word: Word, table: Table) -> Iterator[ScoreLine]:
    """What cards of the word would give elsewhere, and what they ask."""
    for place, each in enumerate(word.placed):
        for ability in () if each.typo else table.faces[each.card].abilities:
            if not word.holds(place, ability.when):
                asked = unmet(word, place, ability.when) or ability.when
                words = must(called(table, each.card), asked)
                yield ScoreLine(icon_of(ability), words, _promise(ability), "quiet")


def unmet(word: Word, place: int, when: Condition) -> Condition | None:
    """The first thing asked that does not hold; None if all does."""
    for asked in (
        Condition(position=when.position),
        Condition(min_length=when.min_length),
        Condition(no_wilds=when.no_wilds),
        Condition(uses_common=when.uses_common),
    ):
        if not word.holds(place, asked):
            return asked
    return None


def must(card: Message, asked: Condition) -> Message:
    """What is asked of a card that will not do anything."""
    if asked.position is not None:
        return say(f"paperback.must.{asked.position}", card=card)
    if asked.min_length:
        return say("paperback.must.length", card=card, count=asked.min_length)
    kind = "no_wilds" if asked.no_wilds else "uses_common"
    return say(f"paperback.must.{kind}", card=card)


def _promise(ability: Ability) -> str:
    """What it would give, in figures."""
    match ability.does:
        case "cents":
            return f"+{ability.n}"
        case "draw":
            return f"+{ability.n}"
        case "double_word":
            return f"×{1 + ability.n}"
    return ""


def _library(s: State, table: Table, missing: int) -> Iterator[ScoreLine]:
    """How far the word is from the library card."""
    if length_wanted(s, table) is None:
        return
    card = table.faces[s.commons[0]]
    letters = called(table, s.commons[0]) if card.letters else say(f"paperback.card.{card.name}")
    if missing:
        words = say("paperback.line.library", count=missing, card=letters)
        yield ScoreLine("bell", words, tone="quiet")
    else:
        yield ScoreLine("bell", say("paperback.line.earned", card=letters), tone="draw")
