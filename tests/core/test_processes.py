"""Tasks in several processes, and that they can be stopped at any moment."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from itertools import count, takewhile
from types import FrameType
from typing import Any

import pytest

from hollywood import processes
from hollywood.processes import Died, answers

TASKS = list(range(5))
EACH = 97  # steps of Python: how often another moment is tried


def squares() -> Callable[[int], int]:
    """What a process does that was begun."""
    return lambda number: number * number


def fails() -> Callable[[int], int]:
    """Finds that one task can't be done."""
    return lambda number: 1 // (3 - number)


def ends() -> Callable[[int], int]:
    """Is gone before it answers."""
    return lambda number: os._exit(1)


def test_answers_come_in_the_order_of_the_tasks() -> None:
    assert list(answers(squares, TASKS, 3)) == [0, 1, 4, 9, 16]
    assert not multiprocessing.active_children()


def test_what_goes_wrong_there_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        list(answers(fails, TASKS, 2))
    assert "in <lambda>" in raised.value.__notes__[0]


def test_who_dies_is_missed() -> None:
    with pytest.raises(Died):
        list(answers(ends, TASKS, 2))
    assert not multiprocessing.active_children()


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody splits in two")
def test_who_dies_is_missed_even_if_what_it_has_begun_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That holds the pipe open."""
    monkeypatch.setattr(processes, "_PATIENCE", 0.01)
    waits, ends_it = os.pipe()

    def dies_a_parent(number: int) -> int:
        if os.fork() == 0:
            os.close(ends_it)
            os.read(waits, 1)
        os._exit(1)

    try:
        with pytest.raises(Died):
            list(answers(lambda: dies_a_parent, TASKS, 2))
    finally:
        os.close(ends_it)
        os.close(waits)


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody splits in two")
def test_who_splits_in_two_answers_once() -> None:
    def splits(number: int) -> int:
        os.fork()
        return number

    assert list(answers(lambda: splits, TASKS, 2)) == TASKS


def test_who_raises_what_stands_for_ctrl_c_has_died_without_a_word(
    capfd: pytest.CaptureFixture[str],
) -> None:
    def interrupts(number: int) -> int:
        raise KeyboardInterrupt

    with pytest.raises(Died):
        list(answers(lambda: interrupts, TASKS, 2))
    assert capfd.readouterr() == ("", "")


class Stop:
    """Ctrl-C at one step of Python, the first that comes after so many."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, frame: FrameType, event: str, arg: Any) -> Stop | None:
        self.left -= 1
        if self.left == 0:
            signal.raise_signal(signal.SIGINT)
        return self


def is_stopped(after: int) -> bool:
    """Whether there is so late a moment; if so, Ctrl-C is heard.

    Python itself lets nothing out of what tidies up after objects, whenever it runs that.
    """
    stop, before, hook = Stop(after), sys.gettrace(), sys.unraisablehook
    unheard: list[object] = []
    sys.unraisablehook = unheard.append
    try:
        sys.settrace(stop)
        list(answers(squares, TASKS, 2))
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
        sys.unraisablehook = hook
    assert stop.left > 0 or unheard, "it was not heard"
    return stop.left <= 0


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C can't be kept waiting")
def test_ctrl_c_at_any_moment_leaves_nobody_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock that is left taken would keep us waiting here, a process nobody knows would go on."""
    begun: list[int] = []

    class Process(multiprocessing.Process):
        def start(self) -> None:
            super().start()
            begun.append(self.pid or 0)

    monkeypatch.setattr(processes, "Process", Process)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        for _ in takewhile(is_stopped, count(1, EACH)):
            assert not multiprocessing.active_children()
    finally:
        signal.signal(signal.SIGINT, before)
    assert len(begun) > 10
    for pid in begun:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
