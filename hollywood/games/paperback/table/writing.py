"""What is done with hand and sheet: each step leads to another draft, or is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import TypeAlias

from hollywood.core.game import BACK, CardId
from hollywood.core.message import Message, Seat, player, say

from ..rules.game import Paperback
from ..rules.log import title
from ..rules.sabotage import sabotage_against
from ..rules.state import NO_CARD, Cards, State
from .assignment import Row, assigned, beside_of, means_of
from .draft import GAP, UNDECIDED, Draft, SheetCard, Typed, in_order

DraftOrRefusal: TypeAlias = Draft | Message  # another draft, or why there is none


class DraftMaker:
    """Makes the next draft as it is asked for, within what may be laid now."""

    def __init__(self, game: Paperback, chance: Random) -> None:
        self._table, self.chance = game.table, chance
        self._kept: tuple[State, Seat, State] | None = None

    # whose word, and with which cards

    def may_write(self, s: State, seat: Seat) -> bool:
        """Whether this seat can spell, now or for its next turn, with cards that are seen."""
        if s.step in ("over", "draft") or _has_sealed(s, seat):
            return False
        if any(card <= BACK for card in s.hands[seat]):
            return False  # nobody looks, or somebody else
        if s.turn == seat:
            return s.step in ("spell", "seal") and s.word is None
        return self.now(s, seat) or not self._table.at_once or s.step == "seal"

    def now(self, s: State, seat: Seat) -> bool:
        """Whether the word of this seat is wanted now."""
        if s.step == "help":
            return s.asked[:1] == (seat,)
        asked = s.turn == seat and s.step in ("spell", "seal")
        return asked and s.word is None and not _has_sealed(s, seat)

    def at_turn(self, s: State, seat: Seat) -> State:
        """The position as it will be when this seat spells, as far as that is known."""
        if self.now(s, seat):
            return s
        if self._kept is None or self._kept[0] is not s or self._kept[1] != seat:
            self._kept = (s, seat, _turned_to(s, seat))
        return self._kept[2]

    def hand(self, s: State, seat: Seat) -> Cards:
        """The cards that a word of this seat is made of."""
        return s.hands[self.at_turn(s, seat).turn]

    def of(self, s: State, seat: Seat, draft: Draft | None) -> Draft:
        """The draft as it holds for the hand of now."""
        hand = self.hand(s, seat)
        draft = Draft() if draft is None else draft
        return (
            draft
            if set(draft.order) == set(hand)
            else replace(draft, order=in_order(draft.order, hand))
        )

    # letters

    def type(
        self, s: State, seat: Seat, draft: Draft, letter: str, wild: bool = False
    ) -> DraftOrRefusal:
        """A letter is typed at the caret."""
        at = draft.caret
        typed = (*draft.typed[:at], Typed(letter, wild=wild), *draft.typed[at:])
        written = self.spelled(s, seat, draft, typed, at + 1)
        if isinstance(written, Message):
            return written
        return written.after(draft)

    def spelled(
        self, s: State, seat: Seat, draft: Draft, typed: Sequence[Typed], caret: int
    ) -> DraftOrRefusal:
        """The cards for what is typed now; a pair may lie there with its first letter alone."""
        at = self.at_turn(s, seat)
        now, means = (
            sabotage_against(at, self._table.faces, at.turn),
            means_of(at, self._table, draft.order),
        )
        if len(typed) > now.length:
            return self._limited(at, "length", now.length)
        row = assigned(self._table, means, typed)
        ghost = self._with_ghost(draft, at, typed, caret)
        if ghost is not None and (row is None or _wilds(ghost) < _wilds(row)):
            row = ghost
        if row is None:
            return self._no_card(at, draft, typed, caret)
        if _wilds(row) > now.wilds:
            return self._limited(at, "wilds", now.wilds)
        return replace(
            draft,
            typed=tuple(typed),
            caret=min(caret, len(typed)),
            row=row,
            beside=beside_of(row, means),
            ring=None,
            strip=False,
            asks=False,
            room=None,
        )

    def _with_ghost(
        self, draft: Draft, at: State, typed: Sequence[Typed], caret: int
    ) -> Row | None:
        """A pair whose second letter is still to be typed, at the caret."""
        last = typed[caret - 1] if caret else None
        if last is None or last.card is not None or last.wild or not last.letter.isalpha():
            return None
        means = means_of(at, self._table, draft.order)
        taken = {each.card for each in typed}
        for card in draft.order:
            letters = self._table.faces[card].letters
            if len(letters) == 2 and letters[0] == last.letter and card not in taken:
                pair = (Typed(letters[0], card), Typed(letters[1], second=True))
                row = assigned(self._table, means, (*typed[: caret - 1], *pair, *typed[caret:]))
                if row is not None:
                    return tuple(_shortened(row, caret))
        return None

    def _no_card(self, at: State, draft: Draft, typed: Sequence[Typed], caret: int) -> Message:
        """Why nothing spells it."""
        barred = at.to_spell_with
        if barred != NO_CARD and sabotage_against(at, self._table.faces, at.turn).no_common:
            means = means_of(at, self._table, draft.order)._replace(shared=barred)
            if assigned(self._table, means, typed) is not None:
                return self._limited(at, "no_common", 0)
        letter = typed[max(0, caret - 1)].letter
        if letter == UNDECIDED or typed[max(0, caret - 1)].wild:
            return say("paperback.table.no_wild")
        if letter == GAP:
            return say("paperback.table.no_space")
        return say("paperback.table.no_card", letter=letter.upper())

    def _limited(self, s: State, on: str, count: int) -> Message:
        """What sabotage forbids, and whose it is."""
        for owner, cards in enumerate(s.attacks):
            for card in cards if owner != s.turn else ():
                limit = self._table.faces[card].limit
                if limit is not None and limit.on == on and (on == "no_common" or limit.n == count):
                    id = f"paperback.table.sabotaged.{on}"
                    return say(id, player=player(owner), count=count)
        raise AssertionError("somebody's attack forbids it")

    def erased(
        self, s: State, seat: Seat, draft: Draft, ahead: bool = False
    ) -> DraftOrRefusal | None:
        """The card left of the caret goes back to the hand, or the one right of it."""
        place = draft.cut - (not ahead)
        if not 0 <= place < len(draft.row):
            return None
        return self.taken(s, seat, draft, draft.row[place].card)

    def cleared(self, draft: Draft) -> Draft:
        """Nothing lies on the sheet."""
        return Draft(draft.order).after(draft)

    # cards

    def put(self, s: State, seat: Seat, draft: Draft, card: CardId, at: int) -> DraftOrRefusal:
        """A card is put before the letter with this number, and stays there."""
        letters = self._letters(card)
        if not letters:
            return say("paperback.table.switch", card=title(card, self._table))
        typed, at = self._without(draft, card, at)
        more = [Typed(letter, second=True) for letter in letters[1:]]
        put = (Typed(letters[0], card), *more)
        caret = at + len(letters) if draft.caret >= at else draft.caret
        if draft.lying(card) is None:
            caret = at + len(letters)
        written = self.spelled(s, seat, draft, (*typed[:at], *put, *typed[at:]), caret)
        return written if isinstance(written, Message) else written.after(draft)

    def _letters(self, card: CardId) -> str:
        face = self._table.faces[card]
        return UNDECIDED if face.wild else GAP if face.is_space else face.letters

    def _without(self, draft: Draft, card: CardId, at: int) -> tuple[tuple[Typed, ...], int]:
        lying = draft.lying(card)
        if lying is None:
            return draft.typed, at
        typed = (*draft.typed[: lying.start], *draft.typed[lying.end :])
        return typed, at - (lying.end - lying.start) if at >= lying.end else min(at, lying.start)

    def taken(self, s: State, seat: Seat, draft: Draft, card: CardId) -> DraftOrRefusal:
        """A card of the word goes back to the hand, with the letters it stands for."""
        lying = draft.lying(card)
        assert lying is not None, "it lies on the sheet"
        typed = (*draft.typed[: lying.start], *draft.typed[lying.end :])
        gone = lying.end - lying.start
        caret = draft.caret - gone if draft.caret >= lying.end else min(draft.caret, lying.start)
        written = self.spelled(s, seat, draft, typed, caret)
        return written if isinstance(written, Message) else written.after(draft)

    def lettered(
        self, s: State, seat: Seat, draft: Draft, card: CardId, letter: str
    ) -> DraftOrRefusal:
        """A wild card of the word stands for this letter."""
        lying = draft.lying(card)
        assert lying is not None, "it lies on the sheet"
        put = Typed(letter, card)
        typed = (*draft.typed[: lying.start], put, *draft.typed[lying.end :])
        written = self.spelled(s, seat, draft, typed, draft.caret)
        return written if isinstance(written, Message) else written.after(draft)

    def moved(self, s: State, seat: Seat, draft: Draft, card: CardId, at: int) -> DraftOrRefusal:
        """A wild card of the word goes elsewhere in it, and keeps its letter."""
        lying = draft.lying(card)
        assert lying is not None, "it lies on the sheet"
        letter = lying.letters
        typed, at = self._without(draft, card, at)
        put = Typed(letter, card)
        written = self.spelled(s, seat, draft, (*typed[:at], put, *typed[at:]), draft.caret)
        return written if isinstance(written, Message) else written.after(draft)

    def changed(self, s: State, seat: Seat, draft: Draft, card: CardId) -> DraftOrRefusal:
        """By a power a letter card stands for another letter, which is still to be chosen."""
        at = draft.caret
        typed = (*draft.typed[:at], Typed(UNDECIDED, card), *draft.typed[at:])
        written = self.spelled(s, seat, draft, typed, at + 1)
        if isinstance(written, Message):
            return written
        return replace(written, powered=False, ring=card).after(draft)

    def solid(self, s: State, seat: Seat, draft: Draft) -> DraftOrRefusal:
        """The same word without a pair that lacks its second letter."""
        at = self.at_turn(s, seat)
        means = means_of(at, self._table, draft.order)
        row = assigned(self._table, means, draft.typed)
        if row is None:
            return self._no_card(at, draft, draft.typed, draft.caret)
        return replace(draft, row=row, beside=beside_of(row, means))

    def completed(self, s: State, seat: Seat, draft: Draft, text: str) -> DraftOrRefusal:
        """Undecided wild cards stand for what makes this word."""
        typed = [each._replace(letter=text[i]) for i, each in enumerate(draft.typed)]
        opened = [each.letter == UNDECIDED for each in draft.typed]
        wilds = [each._replace(wild=was) for each, was in zip(typed, opened, strict=True)]
        written = self.spelled(s, seat, draft, wilds, draft.caret)
        return written if isinstance(written, Message) else written.after(draft)


def _has_sealed(s: State, seat: Seat) -> bool:
    return s.step == "seal" and bool(s.sealed) and s.sealed[seat] is not None


def _turned_to(s: State, seat: Seat) -> State:
    then = s.copy()
    then.turn, then.step = seat, "spell"
    then.attacks[seat] = ()
    then.to_spell_with = s.commons[0] if s.commons else NO_CARD
    return then


def _wilds(row: Iterable[SheetCard]) -> int:
    return sum(each.wild for each in row)


def _shortened(row: Row, caret: int) -> Iterable[SheetCard]:
    """The pair that ends after the caret lacks its second letter yet."""
    for each in row:
        if each.start == caret - 1:
            yield each._replace(ghost=True)
        else:
            yield each._replace(start=each.start - (each.start >= caret))
