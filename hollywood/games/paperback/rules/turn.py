"""A turn begins, and is cleaned up; the match may be over."""

from __future__ import annotations

from hollywood.core.game import Tell
from hollywood.core.message import Seat

from .abilities import Tally, printed
from .buying import part_with, recycle, turn_up_all
from .drawing import draw
from .events import (
    AttacksOver,
    CleanedUp,
    Ended,
    EndInSight,
    PowerUsed,
    Trashed,
)
from .sabotage import hand_size, sabotage_against
from .scores import is_published, last_seat, places
from .state import NO_CARD, Ending, State
from .table import Table
from .word import Placed

EMPTY_PILES = 2  # of books; then the match ends
STALLED = 20  # turns of everybody in which no card went anywhere: it would never end


def begin(s: State, table: Table, tell: Tell | None) -> None:
    """What happens before a word is spelled: attacks are over, Writer's Block may draw."""
    s.step = "spell"
    s.to_spell_with = s.commons[0] if s.commons else NO_CARD
    begin_hand(s, table, tell)


def begin_hand(s: State, table: Table, tell: Tell | None) -> None:
    """Old attacks are discarded; a hand without wild cards may be larger by one."""
    if attacks := s.attacks[s.turn]:
        s.attacks[s.turn] = ()
        s.discards[s.turn] += attacks
        if tell:
            tell(AttacksOver(s.turn, attacks))
    if s.has_power("writers_block") and not _holds_wilds(s, table):
        if tell:
            tell(PowerUsed(s.turn, "writers_block"))
        draw(s, s.turn, 1, table.names, tell)


def _holds_wilds(s: State, table: Table) -> bool:
    return any(table.faces[card].wild for card in s.hands[s.turn])


def clean_up(s: State, table: Table, tell: Tell | None) -> None:
    """Word and hand are discarded; a used vowel is trashed, a used attack stays in play."""
    seat, used = s.turn, s.word.used if s.word else ()
    burnt = tuple([each.card for each in used if is_burnt(each, table)])
    laid = tuple([each.card for each in used if _is_attack(each, table)])
    spent = tuple([e.card for e in used if not e.shared and e.card not in burnt + laid])
    lost, s.idle = s.money, s.idle + 1
    s.discards[seat] += spent + s.hands[seat]
    s.hands[seat], s.attacks[seat] = (), s.attacks[seat] + laid
    part_with(s, burnt)
    if tell:
        for card in burnt:
            tell(Trashed(seat, card, "word"))
    _forget_the_turn(s, table)
    if tell:
        tell(CleanedUp(seat, lost))
    turn_up_all(s, tell)
    if burnt:
        recycle(s, table, tell, covered=False)


def is_burnt(each: Placed, table: Table) -> bool:
    """Whether a card of the word is trashed at the end of the turn."""
    lines = table.faces[each.card].abilities
    own = not each.typo and not each.shared
    return own and any(line.does == "trash_self" for line in lines)


def _is_attack(each: Placed, table: Table) -> bool:
    return table.faces[each.card].kind == "attack" and not each.typo


def _forget_the_turn(s: State, table: Table) -> None:
    s.before = printed(s.word, table.faces) if s.word and s.powers else ()
    s.step, s.word, s.waiting, s.money = "draw", None, (), 0
    s.bought, s.redrawn, s.shown = (), False, False
    s.proposals, s.refused = (), ()


def end(s: State, table: Table, tell: Tell | None) -> None:
    """The turn is over: the next hand is drawn, unless the match is over."""
    extra = s.tally.draw
    clean_up(s, table, tell)
    s.tally = Tally()
    note_ending(s, table, tell)
    if s.ending and (not _finishes_round(table) or s.turn == last_seat(s)):
        finish(s, table, s.ending, tell)
        return
    draw_hand(s, table, extra, tell)
    s.turn = (s.turn + 1) % len(s.hands)
    s.number += 1
    begin(s, table, tell)


def _finishes_round(table: Table) -> bool:
    """Whether a round is played to its end; together nothing is left to do in it."""
    return table.options.finish_round == "on" and not table.pyramid


def draw_hand(s: State, table: Table, extra: int, tell: Tell | None) -> None:
    """The next hand, as attacks allow it."""
    count = hand_size(table.hand, sabotage_against(s, table.faces, s.turn), extra)
    draw(s, s.turn, count, table.names, tell)


def note_ending(s: State, table: Table, tell: Tell | None) -> None:
    """Whether the match ends now, or with this round."""
    ending = _ending(s, table)
    if ending and not s.ending:
        s.ending = ending
        if tell:
            tell(EndInSight(ending))


def _ending(s: State, table: Table) -> Ending | None:
    if table.pyramid:
        return "published" if is_published(s) else None
    if sum(not pile for pile in s.fame) >= EMPTY_PILES:
        return "fame"
    if not s.commons:
        return "library"
    return "stalled" if s.idle >= STALLED * len(s.hands) else None


def finish(s: State, table: Table, ending: Ending, tell: Tell | None) -> None:
    """The match is over."""
    s.ending, s.step = ending, "over"
    if tell:
        tell(Ended(_winners(places(s, table)), ending))


def _winners(places: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat, place in enumerate(places) if place == 1])
