"""Bots think on a thread of their own, so that the window never waits for them."""

from __future__ import annotations

import random
from threading import Event, Thread
from typing import Generic

from ..bots.bot import Bot, Thought
from ..core.game import Game, M, S, imagine


class Thinker(Generic[S, M]):
    """One thought of one bot; it works on copies and can be dropped at any moment."""

    def __init__(self, bot: Bot[S, M], game: Game[S, M], state: S, seed: int) -> None:
        seat = game.to_act(state)
        assert seat is not None, "nobody thinks when nobody is to move"
        rng = random.Random(seed)
        here = state.copy()
        thought = bot.think(
            game, seat, game.moves(here), lambda: imagine(game, here, seat, rng), rng
        )
        self._dropped = Event()
        self._moves: list[M] = []
        self._wrong: list[Exception] = []
        self._thread = Thread(target=self._think, args=(thought,), name="thinker", daemon=True)
        self._thread.start()

    @property
    def move(self) -> M | None:
        """The move, once it is chosen; what went wrong in the thread comes to light here."""
        if self._wrong:
            raise self._wrong[0]
        return self._moves[0] if self._moves else None

    def drop(self) -> None:
        """Think no further."""
        self._dropped.set()

    def _think(self, thought: Thought[M]) -> None:
        try:
            while not self._dropped.is_set():
                next(thought)
        except StopIteration as done:
            self._moves.append(done.value)
        except Exception as error:  # told by `move`, on the thread that can show it
            self._wrong.append(error)
