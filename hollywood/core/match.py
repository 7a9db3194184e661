"""A match: the moves so far and every position they led to. Undo and replay are slices of it."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from typing import Generic

from .game import Beat, Event, Game, M, S, play
from .message import Seat


@dataclass(frozen=True)
class Aids:
    """What made a match easier; its result tells."""

    hints: int = 0
    retakes: int = 0  # times moves were taken back with somebody's answer, or with cards drawn


class Match(Generic[S, M]):
    """One match of one game, from a first state on."""

    def __init__(self, game: Game[S, M], start: S, practice: bool = False) -> None:
        self.game = game
        self.practice = practice  # all moves can be taken back
        self.moves: list[M] = []
        self.states: list[S] = [start]
        self.beats: list[tuple[Beat[S], ...]] = []  # what each move led to
        self._undone: list[M] = []  # the next to be made again is the last
        self.floor = 0  # so many moves can't be taken back: they brought a hidden card to light
        self.aids = Aids()

    @property
    def state(self) -> S:
        """Where the match stands now."""
        return self.states[-1]

    @property
    def to_act(self) -> Seat | None:
        """Whose decision it is; None when the match is over."""
        return self.game.to_act(self.state)

    @property
    def events(self) -> list[tuple[Event, ...]]:
        """The facts that each move led to."""
        return [tuple(beat.event for beat in beats) for beats in self.beats]

    def until(self, moves: int) -> Match[S, M]:
        """The same match when so many moves had been made; it has a life of its own."""
        earlier = Match(self.game, self.states[0], self.practice)
        earlier.moves, earlier.beats = self.moves[:moves], self.beats[:moves]
        earlier.states = self.states[: moves + 1]
        return earlier

    def play(self, move: M, by: Seat | None = None) -> tuple[Beat[S], ...]:
        """Make a move; an illegal one changes nothing."""
        beats = self._advance(move, by)
        self._undone.clear()
        return beats

    def undo(self, deciders: Container[Seat] | None = None) -> bool:
        """Take moves back to the last decision before this one, of one of these seats if given.

        Not beyond a move that brought a hidden card to light; False if there is no such decision.
        """
        ply = self.decision(deciders)
        if ply is None:
            return False
        if self._answered(ply) or any(map(_reveals, self.beats[ply:])):
            self.aids = replace(self.aids, retakes=self.aids.retakes + 1)
        self._undone += reversed(self.moves[ply:])
        del self.moves[ply:], self.states[ply + 1 :], self.beats[ply:]
        return True

    def decision(self, deciders: Container[Seat] | None = None) -> int | None:
        """The number of the move that undo would take back first; None if there is none."""
        for ply in range(len(self.moves) - 1, self.floor - 1, -1):
            if deciders is None or self.game.to_act(self.states[ply]) in deciders:
                return ply
        return None

    def _answered(self, ply: int) -> bool:
        """Whether somebody else has decided anything since this move, taken back by now or not."""
        decided = len(self.states) if self._undone else -1
        maker, *later = map(self.game.to_act, self.states[ply:decided])
        return any(seat != maker for seat in later)

    def give_hint(self) -> None:
        """Somebody was told what is best."""
        self.aids = replace(self.aids, hints=self.aids.hints + 1)

    @property
    def undone(self) -> bool:
        """Whether moves were taken back and nothing was played since."""
        return bool(self._undone)

    @property
    def next_again(self) -> M | None:
        """The move that would be made again first; None if none was taken back."""
        return self._undone[-1] if self._undone else None

    def redo(self, deciders: Container[Seat] | None = None) -> bool:
        """Make the moves again that were taken back, up to the next decision of these seats."""
        again = bool(self._undone)
        while self._undone:
            self._advance(self._undone.pop(), None)
            if deciders is None or self.to_act in deciders:
                break
        return again

    def _advance(self, move: M, by: Seat | None) -> tuple[Beat[S], ...]:
        state, told = play(self.game, self.state, move, by)
        beats = tuple(told)
        self.moves.append(move)
        self.states.append(state)
        self.beats.append(beats)
        if _reveals(beats) and not self.practice:
            self.floor = len(self.moves)
        return beats


def _reveals(beats: Iterable[Beat[S]]) -> bool:
    """Whether a hidden card came to light by what happened."""
    return any(beat.event.reveals for beat in beats)
