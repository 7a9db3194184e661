"""Which ability is used next: the first that waits, or the one that somebody has asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hollywood.core.game import CardId

from ..rules.abilities import BY_THEMSELVES, Site, Tally, Waiting, firing, points_of
from ..rules.choices import can_be_chosen, choices
from ..rules.deck import Effect
from ..rules.moves import (
    PLAGIARISM,
    Borrow,
    Choice,
    Copy,
    TrashForCents,
    TrashForGain,
    TrashOffer,
)
from ..rules.state import State
from ..rules.table import Table
from ..rules.word import Word
from .draft import Draft
from .verdict import Chip, effect_icon

_ORDER: Sequence[Effect] = ("copy", "trash_for_cents", "trash_for_gain", "trash_offer")
_Chips = Mapping[CardId, tuple[Chip, ...]]


def open_abilities(s: State, table: Table) -> Sequence[Waiting]:
    """Those that wait and can be used, in the order that is worth most if nobody asks for another.

    Copies bring more of them; then cards are best trashed for as many cents as can be.
    """
    if s.step != "choose":
        return ()
    found = {(w.user, w.ability.does): w for w in reversed(s.waiting)}
    waiting = [w for w in s.waiting if w in found.values() and can_be_chosen(s, table, w)]
    return sorted(waiting, key=_rank)


def _rank(waiting: Waiting) -> tuple[int, int]:
    does = waiting.ability.does
    return _ORDER.index(does), -waiting.ability.n if does == "trash_for_cents" else 0


def used_now(s: State, table: Table, draft: Draft) -> Waiting | None:
    """The one that is used next."""
    waiting = open_abilities(s, table)
    asked = (w for w in waiting if (w.user, w.ability.does) == draft.using)
    return next(asked, waiting[0] if waiting else None)


def asked_for(draft: Draft, waiting: Waiting) -> Draft:
    """This one is to be used next."""
    return replace(draft, using=(waiting.user, waiting.ability.does), chosen=None)


def after_this(s: State, table: Table, draft: Draft) -> Draft | None:
    """The one after it is to be used next; None if there is no other."""
    waiting, now = open_abilities(s, table), used_now(s, table, draft)
    if now is None or len(waiting) < 2:
        return None
    return asked_for(draft, waiting[(waiting.index(now) + 1) % len(waiting)])


def choices_now(s: State, table: Table, draft: Draft) -> Sequence[Choice]:
    """What can be chosen for it."""
    now = used_now(s, table, draft)
    return [] if now is None else [m for m in choices(s, table) if _is_for(m, now)]


def _is_for(move: Choice, waiting: Waiting) -> bool:
    match move:
        case TrashForCents(_, user):
            return (user, "trash_for_cents") == (waiting.user, waiting.ability.does)
        case TrashForGain(_, user):
            return (user, "trash_for_gain") == (waiting.user, waiting.ability.does)
        case TrashOffer(_, user):
            return (user, "trash_offer") == (waiting.user, waiting.ability.does)
        case Copy(_, user):
            return (user, "copy") == (waiting.user, waiting.ability.does)
        case Borrow():
            return waiting.user == PLAGIARISM
    return False


def card_of(word: Word, waiting: Waiting) -> CardId | None:
    """The card of the word that has it; a borrowed one is nobody's."""
    return None if waiting.place is None else word.placed[waiting.place].card


def _still_to_fire(s: State, table: Table, word: Word) -> set[CardId | None]:
    """The cards of a word that is counted at this moment which have not done all they do."""
    if s.step != "spell":
        return set()
    tally, fired = Tally(points_of(word, table.faces)), 0
    alone = [each for each in firing(word, table.faces) if each.ability.does in BY_THEMSELVES]
    for number, each in enumerate(alone, start=1):
        effect = BY_THEMSELVES[each.ability.does]
        tally = tally.plus(effect(Site(word, table.faces, each.place), each.ability))
        fired = number if tally == s.tally else fired
    return {card_of(word, each) for each in alone[fired:]}


def chips_now(s: State, table: Table, draft: Draft | None, word: Word, known: _Chips) -> _Chips:
    """Done or not; where several wait for whoever looks each has a number, the next one is lit.

    Of somebody else, who has no draft here, it is not known what can be chosen.
    """
    waiting = s.waiting if draft is None else open_abilities(s, table)
    now = None if draft is None else used_now(s, table, draft)
    to_fire = _still_to_fire(s, table, word)
    told = {
        card: [chip._replace(kind="fires" if card in to_fire else "done") for chip in chips]
        for card, chips in known.items()
    }
    for number, each in enumerate(waiting, start=1):
        card, icon = card_of(word, each), effect_icon(each.ability)
        if card is None:
            continue
        number = number if len(waiting) > 1 and draft is not None else 0
        chip = Chip("?", icon, "next" if each is now and number else "may", number)
        chips = told.setdefault(card, [])
        place = next((at for at, old in enumerate(chips) if old[:2] == ("?", icon)), len(chips))
        chips[place : place + 1] = [chip]
    return {card: tuple(chips) for card, chips in told.items()}
