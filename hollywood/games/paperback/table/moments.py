"""Pictures of the table: how the program is played up to each."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from hollywood.set_up import AnyMatch
from hollywood.ui.table.table import AnyTable, Table
from hollywood.ui.tools.unattended import Moment, Unattended

from ..rules.moves import Buy, Done, Spell
from .desk import Desk
from .layout import layout
from .places import card_key
from .setting import PaperbackSetting

_LONG = 6  # letters
_PERSON = 0  # the seat of the one person at a usual table
_SHOWS, _READS = 20.0, 0.9  # seconds in which somebody else has spelled, and until it lies there


def _spells(match: AnyMatch, ply: int, wild: bool = False) -> bool:
    """Whether a long word is spelled here; perhaps with a wild card."""
    move = match.moves[ply] if ply < len(match.moves) else None
    if not isinstance(move, Spell) or match.states[ply].step != "spell":
        return False
    letters = sum(len(each.card.rstrip("0123456789!")) for each in move.laid)
    return letters >= _LONG and (not wild or any(each.as_ for each in move.laid))


def _typed(shown: Unattended, but: int, wild: bool = False) -> AnyTable:
    """A word lies on the sheet but for its last cards."""
    table, position = shown.sit_down(lambda match, ply: _spells(match, ply, wild))
    if shown.flow.stack.top is not table:  # it lies under a dust cover
        shown.press("confirm")
    after = position.whole.states[position.ply + 1]
    assert after.word is not None, "a word was spelled"
    text = "".join("?" if each.wild and wild else each.letters for each in after.word.placed)
    for letter in text[: len(text) - but]:
        key = pygame.event.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter)
        shown.flow.stack.handle(key)
        shown.wait()
    return table


def _spelling(shown: Unattended) -> None:
    """Half a word, and a card of the hand is pointed at."""
    table = _typed(shown, 2)
    shown.point(_desk(table).seat_layout.blotter[0].center)
    _settle(shown)


def _spelled(shown: Unattended) -> None:
    """A whole word that is not published yet."""
    _typed(shown, 0)
    _settle(shown)


def _ring(shown: Unattended) -> None:
    """The letters that a wild card may stand for."""
    table = _typed(shown, 0, wild=True)
    seat_layout = _desk(table).seat_layout
    wild = next(number for number, each in enumerate(seat_layout.row) if each.wild)
    _click(shown, seat_layout.slots[wild].center)
    _settle(shown)


def _buying(shown: Unattended) -> None:
    """A card lies in the basket, and another one is pointed at."""

    def buys(match: AnyMatch, ply: int) -> bool:
        return ply < len(match.moves) and isinstance(match.moves[ply], Buy)

    shown.play_on(buys)
    shown.wait()
    desk = _desk(_table(shown))
    poses = layout(desk.seat_layout)
    known = [poses[card_key(card)] for card in desk.payable if card_key(card) in poses]
    if known:
        shown.point((known[0].x, known[0].y))
    _settle(shown)


def _rival(shown: Unattended) -> None:
    """Somebody else's word: a bot's, so that no dust cover lies over it."""

    def ends_turn(match: AnyMatch, ply: int) -> bool:
        ends = ply < len(match.moves) and isinstance(match.moves[ply], Done)
        # whoever is to move becomes a person, and this seat is one already: all others are bots
        return ends and match.game.to_act(match.states[ply]) == _PERSON

    shown.play_on(ends_turn)
    table = _table(shown)
    own = _desk(table).seat

    def spelled() -> bool:
        state = table.show.state
        return state.turn != own and state.word is not None

    shown.wait(_SHOWS, spelled)
    shown.wait(_READS)
    shown.look()


def _settle(shown: Unattended) -> None:
    """Numbers and light begin to move when they are first seen."""
    shown.look()
    shown.wait()


def _click(shown: Unattended, at: tuple[int, int]) -> None:
    shown.point(at)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        event = pygame.event.Event(kind, pos=at, button=1, touch=False)
        shown.flow.stack.handle(event)
        shown.tick()


def _table(shown: Unattended) -> AnyTable:
    """The table that is on top."""
    table = shown.flow.stack.top
    assert isinstance(table, Table), "nothing lies above the table"
    return table


def _desk(table: AnyTable) -> Desk:
    """What is told at it."""
    assert isinstance(table.setting, PaperbackSetting), "a table of this game"
    view = table.view()
    return table.setting.desks.desk(view.state, view.draft)


TABLE_MOMENTS: Mapping[str, Moment] = {
    "spelling": _spelling,
    "spelled": _spelled,
    "letter-ring": _ring,
    "buying": _buying,
    "rival": _rival,
}
