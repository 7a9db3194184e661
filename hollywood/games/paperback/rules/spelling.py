"""From cards that are laid to a word, or to the reason why they are none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import ascii_lowercase

from hollywood.core.game import CardId
from hollywood.core.message import Message, Slot, quoted, say

from .deck import LETTERS, Options
from .faces import COMMON, Face
from .lexicon import Lexicon
from .moves import Laid
from .sabotage import Sabotage, sabotage_against
from .state import NO_CARD, Cards, State
from .word import GAP, Placed, Word


class _Wrong(Exception):
    """The cards can't be laid so."""

    def __init__(self, id: str, /, **slots: Slot) -> None:
        super().__init__(id)
        self.reason = say(f"paperback.illegal.{id}", **slots)


class Spelling:
    """Which words can be spelled, for the faces, the options and the words of one match."""

    def __init__(self, faces: Sequence[Face], options: Options, lexicon: Lexicon) -> None:
        self._faces, self._options, self._lexicon = faces, options, lexicon

    def lay(self, s: State, hand: Cards, laid: Sequence[Laid]) -> Word | Message:
        """The word that these cards of a hand make, listed or not; or why they can't be laid."""
        try:
            return self._laid(s, hand, laid)
        except _Wrong as wrong:
            return wrong.reason

    def wrong(self, s: State, hand: Cards, laid: Sequence[Laid]) -> Message | None:
        """Why these cards can't be spelled now."""
        word = self.lay(s, hand, laid)
        return word if isinstance(word, Message) else self.wrong_word(s, word)

    def wrong_word(self, s: State, word: Word) -> Message | None:
        """Why a word that lies well is not allowed all the same."""
        for each in word.words:
            if len(each) < self._options.shortest:
                return say("paperback.illegal.short", least=self._options.shortest)
            if self._is_repeated(s, each):
                return say("paperback.illegal.repeated", word=each.upper())
        if self._refuses_unlisted() and (unknown := self.unlisted(word)):
            return say("paperback.illegal.not_listed", word=unknown.upper())
        if word.text in s.refused:
            return say("paperback.illegal.not_accepted", word=word.text.upper())
        return None

    def _refuses_unlisted(self) -> bool:
        """Where all spell at once nobody has the time to vote."""
        return self._options.unlisted == "refused" or self._options.play == "at_once"

    def unlisted(self, word: Word) -> str:
        """The first of its words that is not in the list; nothing if all are."""
        return next((each for each in word.words if not self._lexicon.has(each)), "")

    def _is_repeated(self, s: State, text: str) -> bool:
        if self._options.repeats == "allowed":
            return False
        own = self._options.repeats == "not_own"
        return any(text in each.split(GAP) for seat, each in s.spelled if not own or seat == s.turn)

    def _laid(self, s: State, hand: Cards, laid: Sequence[Laid]) -> Word:
        now = sabotage_against(s, self._faces, s.turn)
        held = by_name(hand, self._faces)
        placed: list[Placed] = []
        beside: list[Placed] = []
        start = 0
        for each in laid:
            shared = each.card == COMMON
            card = self._shared(s, now, each) if shared else _taken(held, each)
            found = self._placed(s, each, card, start, shared)
            start += len(found.letters.strip())
            (placed if found.letters else beside).append(found)
        word = Word(tuple(placed), "".join(p.letters for p in placed), tuple(beside))
        self._check_whole(word, laid, now)
        return word

    def _shared(self, s: State, now: Sabotage, each: Laid) -> CardId:
        if each.nth > 1:
            raise _Wrong("not_held", card=quoted(each.card))
        if s.to_spell_with == NO_CARD:
            raise _Wrong("no_library_card")
        if now.no_common:
            raise _Wrong("library_forbidden")
        return s.to_spell_with

    def _placed(self, s: State, each: Laid, card: CardId, start: int, shared: bool) -> Placed:
        face = self._faces[card]
        if each.twice or (each.as_ and not face.wild):
            return self._by_power(s, each, card, start, shared)
        if face.wild:
            if len(each.as_) != 1 or each.as_ not in ascii_lowercase:
                raise _Wrong("no_letter", card=quoted(each.card))
            return Placed(card, each.as_, start, wild=True)
        if each.reversed and (face.kind != "pair" or face.letters == face.letters[::-1]):
            raise _Wrong("not_turned", card=quoted(each.card))
        if face.is_space:
            return Placed(card, GAP, -1, shared)
        letters = face.letters[::-1] if each.reversed else face.letters
        return Placed(card, letters, start, shared)

    def _by_power(self, s: State, each: Laid, card: CardId, start: int, shared: bool) -> Placed:
        """A letter card that Typo makes another letter, or Stuck Key two."""
        face = self._faces[card]
        power = "stuck_key" if each.twice else "typo"
        if not s.has_power("stuck_key" if each.twice else "typo"):
            raise _Wrong(f"without_{power}", card=quoted(each.card))
        if shared or face.kind not in LETTERS or (each.twice and each.as_) or each.reversed:
            raise _Wrong("letter_cards_only", card=quoted(each.card))
        if each.twice:
            return Placed(card, face.letters * 2, start)
        return Placed(card, each.as_, start, typo=True)

    def _check_whole(self, word: Word, laid: Sequence[Laid], now: Sabotage) -> None:
        """What only the whole row shows."""
        gaps = [place for place, each in enumerate(word.placed) if each.letters == GAP]
        if len(gaps) > 1 or (gaps and gaps[0] in (0, len(word.placed) - 1)):
            raise _Wrong("space")
        if sum(each.reversed for each in laid) != len(word.beside) or len(word.beside) > 1:
            raise _Wrong("switch")
        if sum(each.typo for each in word.placed) > 1 or sum(each.twice for each in laid) > 1:
            raise _Wrong("power_once")
        if not word.placed:
            raise _Wrong("no_cards")
        if word.length > now.length:
            raise _Wrong("long", count=now.length)
        if word.wilds > now.wilds:
            raise _Wrong("wilds", count=now.wilds)


def by_name(hand: Iterable[CardId], faces: Sequence[Face]) -> dict[str, list[CardId]]:
    """The cards of a hand by their names; of those that are alike the last one is laid first."""
    held: dict[str, list[CardId]] = {}
    for card in sorted(hand, reverse=True):
        held.setdefault(faces[card].name, []).append(card)
    return held


def _taken(held: dict[str, list[CardId]], laid: Laid) -> CardId:
    """Of those alike in the hand the one that was meant; the first in the deck, if none was."""
    alike = held.get(laid.card, [])
    if len(alike) < laid.nth:
        raise _Wrong("not_held", card=quoted(laid.card))
    return alike.pop(-laid.nth)
