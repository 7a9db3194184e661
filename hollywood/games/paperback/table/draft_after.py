"""What a seat has of its draft when the match has gone on, or was taken back."""

from __future__ import annotations

from dataclasses import replace

from hollywood.core.match import Match
from hollywood.core.message import Message, Seat

from ..rules.game import Paperback
from ..rules.moves import Move, Pass, Seal, Spell
from ..rules.state import State
from ..rules.word import Word
from .draft import GAP, Draft, Typed, in_order
from .writing import DraftMaker


def draft_after(
    maker: DraftMaker, match: Match[State, Move], seat: Seat, draft: Draft | None
) -> Draft | None:
    """The order of the hand, and the word under way as far as it can still be spelled."""
    held = _held(maker, match, seat, draft)
    if draft is None or draft.opened is None:
        return held
    return replace(held or Draft(), opened=draft.opened)  # whoever looks through cards still does


def _held(
    maker: DraftMaker, match: Match[State, Move], seat: Seat, draft: Draft | None
) -> Draft | None:
    s = match.state
    if s.step == "over":
        return None
    if not maker.may_write(s, seat) or _passed(match, seat):
        hand = s.hands[seat]
        return Draft(in_order(draft.order, hand)) if draft is not None else None
    if (word := _taken_back(match, seat)) is not None:
        return _again(maker, s, seat, draft, word)
    if draft is None:
        return None
    held = maker.of(s, seat, draft)
    if not held.typed:
        return replace(held, chosen=None, powered=False, before=None)
    gone = {each.card for each in held.typed if each.card is not None} - set(maker.hand(s, seat))
    typed = [each if each.card not in gone else each._replace(card=None) for each in held.typed]
    written = maker.spelled(s, seat, held, typed, held.caret)
    if isinstance(written, Message):
        return Draft(held.order)
    return replace(written, before=held.before)


def _passed(match: Match[State, Move], seat: Seat) -> bool:
    """Whether this seat has just done without a word: what lay there is discarded."""
    if not match.moves or match.next_again is not None:
        return False
    return isinstance(match.moves[-1], Pass) and match.states[-2].turn == seat


def _taken_back(match: Match[State, Move], seat: Seat) -> Word | None:
    """The word of this seat that was just taken back."""
    move, s = match.next_again, match.state
    if not isinstance(move, Spell | Seal) or s.turn != seat:
        return None
    game = match.game
    assert isinstance(game, Paperback), "a match of this game"
    word = game.table.spelling.lay(s, s.hands[seat], move.laid)
    return word if isinstance(word, Word) else None


def _again(
    maker: DraftMaker, s: State, seat: Seat, draft: Draft | None, word: Word
) -> Draft | None:
    """It lies on the sheet as it did, card by card."""
    held = maker.of(s, seat, draft)
    typed: list[Typed] = []
    for each in word.placed:
        letters = each.letters
        if not each.shared or letters == GAP:
            typed.append(Typed(letters[0], each.card))
        else:
            typed.append(Typed(letters[0]))
        typed += [Typed(letter, second=True) for letter in letters[1:]]
    written = maker.spelled(s, seat, Draft(held.order), typed, len(typed))
    return Draft(held.order) if isinstance(written, Message) else written
