"""What pointing means: a card turns through all it can do, a button does it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hollywood.core.message import Message, player, say
from hollywood.ui.table.setting import Begin, Intent, Make, Pick, Refuse
from hollywood.ui.table.stage import CARD, Key

from ..rules.game import TimesSquare
from ..rules.state import Discard, Lure, Move, State
from ..rules.state import End as EndTurn
from ..rules.words import figure_name, write
from .layout import DISCARD, END, PERSON

PLAY_KEY: Key = (DISCARD, 0, 0)
END_KEY: Key = (END, 0, 0)


@dataclass(frozen=True)
class Chosen:
    """A move that was chosen but not made yet: its number among the legal ones."""

    number: int


def keys_for(game: TimesSquare, state: State, move: Move) -> list[int]:
    """The keys that make a legal move."""
    if isinstance(move, EndTurn):
        return [pygame.K_e]
    return [pygame.K_RIGHT] * (1 + list(game.moves(state)).index(move)) + [pygame.K_RETURN]


def key(
    game: TimesSquare, s: State, event: pygame.event.Event, draft: Chosen | None
) -> Intent[Move] | None:
    """Arrows turn through the legal moves, Enter makes one, E ends the turn."""
    moves = game.moves(s)
    if event.key == pygame.K_e:
        return Make(EndTurn(), END_KEY)
    if event.key == pygame.K_RETURN and draft is not None:
        return Make(moves[draft.number], PLAY_KEY)
    if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and moves:
        by = 1 if event.key == pygame.K_RIGHT else -1
        first = 0 if by > 0 else len(moves) - 1
        return Begin(Chosen(first if draft is None else (draft.number + by) % len(moves)))
    return None


def point(game: TimesSquare, s: State, pick: Pick, draft: Chosen | None) -> Intent[Move] | None:
    """A card or Felix turns through what it can do; a card dropped does the first of it."""
    if pick.place == END_KEY:
        return Make(EndTurn(), END_KEY)
    if pick.place == PLAY_KEY:
        if draft is None:
            return Refuse(say("times_square.illegal.nothing_yet"), PLAY_KEY)
        return Make(game.moves(s)[draft.number], PLAY_KEY)
    return _turned(game, s, pick, draft)


def _turned(game: TimesSquare, s: State, pick: Pick, draft: Chosen | None) -> Begin | None:
    found = [number for number, move in enumerate(game.moves(s)) if _by(game, s, move, pick)]
    if not found:
        return None
    later = [number for number in found if draft is not None and number > draft.number]
    return Begin(Chosen((later or found)[0]))


def _by(game: TimesSquare, s: State, move: Move, pick: Pick) -> bool:
    """Whether the move belongs to what is pointed at."""
    if pick.thing is None or isinstance(move, EndTurn):
        return False
    kind, card, _ = pick.thing
    if kind == PERSON:
        return isinstance(move, Lure)
    if kind != CARD or card not in s.hands[s.turn] or isinstance(move, Lure):
        return False
    id = move.card if isinstance(move, Discard) else game.legal.card(move)[0]
    return id == game.ids[card]


def expected(game: TimesSquare, s: State, draft: Chosen | None) -> Message:
    """What whoever must decide is to do."""
    who = player(s.turn)
    if draft is not None:
        words = write(game.moves(s)[draft.number])
        return say("times_square.table.card", card=words, figure=figure_name("sue"))
    if s.lured:
        return say("times_square.table.lured", player=who)
    if s.discarded:
        return say("times_square.table.discard", chosen=len(s.stage))
    if s.stage:
        colour = game.faces[s.stage[0]].colour
        word = say(f"times_square.colour.{colour}")
        return say("times_square.table.done", player=who, colour=word)
    return say("times_square.table.turn", player=who)
