"""Thoughts on a thread: brought to their end, dropped, or ended with the best so far."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from contextlib import suppress
from itertools import count
from threading import Event, Thread

import pytest

from hollywood import threads
from hollywood.ui.app import frame_first
from hollywood.ui.app.frame_first import let_frame_pass, making_frame
from hollywood.ui.table.thinker import Thinker

LONG = 60.0  # seconds: nothing here takes so long, however busy the machine is


def result_of(thinker: Thinker[int]) -> int | None:
    """What it comes to."""
    until = time.monotonic() + LONG
    while thinker.result is None and time.monotonic() < until:
        time.sleep(0.001)
    return thinker.result


def ponders(first: Iterator[int | None]) -> Generator[int | None, None, int]:
    for so_far in first:
        time.sleep(0.001)
        yield so_far
    return 42


def test_a_thought_is_brought_to_its_end() -> None:
    assert result_of(Thinker(ponders(iter([1, 2])))) == 42


def test_a_thought_without_end_is_ended_with_the_best_so_far() -> None:
    assert result_of(Thinker(ponders(count(1)), patience=0)) == 1


def test_who_has_nothing_yet_is_waited_for() -> None:
    assert result_of(Thinker(ponders(iter([None] * 9)), patience=0)) == 42


def test_nobody_thinks_while_a_frame_is_made() -> None:
    """Not even where frames follow one another: then it goes on between two of them."""
    begun = Event()

    def begins() -> Generator[int | None, None, int]:
        begun.set()
        yield None
        return 42

    with pytest.MonkeyPatch.context() as patch, making_frame():
        patch.setattr(frame_first, "_LONGEST", LONG)
        thinker = Thinker(begins())
        assert not begun.wait(0.05)
    assert result_of(thinker) == 42
    with making_frame():
        assert result_of(Thinker(begins())) == 42


def test_a_thread_that_is_ended_while_it_lets_frames_pass_stops_none() -> None:
    """It may be ended anywhere: a lock that it held would be held for ever."""

    def passes() -> None:
        with suppress(SystemExit):
            while True:
                let_frame_pass()

    def frames() -> None:
        for _ in range(100):
            with making_frame():
                pass

    for _ in range(100):
        thread = Thread(target=passes, daemon=True)
        thread.start()
        time.sleep(0.001)
        threads.end(thread)
    last = Thread(target=frames, daemon=True)
    last.start()
    last.join(LONG)
    assert not last.is_alive()


@pytest.mark.parametrize("error", [ValueError, SystemExit, KeyboardInterrupt])
def test_what_goes_wrong_comes_to_light(error: type[BaseException]) -> None:
    def wrong() -> Generator[int | None, None, int]:
        yield 1
        raise error("so it goes")

    with pytest.raises(error, match="so it goes"):
        result_of(Thinker(wrong()))
