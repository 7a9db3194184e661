"""Tasks in several processes, and that they can be stopped at any moment."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from functools import partial
from itertools import count, takewhile
from types import FrameType
from typing import Any

import pytest

from hollywood import processes
from hollywood.processes import Died

TASKS = list(range(5))
EACH = 97  # steps of Python: how often another moment is tried


def answers(do: Callable[[int], Any], count: int = 2) -> list[Any]:
    """What so many processes make of the tasks."""
    with processes.processes(count) as executor:
        return list(executor.map(do, TASKS))


def square(number: int) -> int:
    """What can be done."""
    return number * number


def share(number: int) -> int:
    """One of these can't be done."""
    return 1 // (3 - number)


def end(number: int) -> None:
    """Is gone before it answers."""
    os._exit(1)


def test_answers_come_in_the_order_of_the_tasks() -> None:
    assert answers(square, 3) == [0, 1, 4, 9, 16]
    assert not multiprocessing.active_children()


def test_an_answer_can_be_waited_for_by_itself() -> None:
    """As with every executor; what is cancelled is not done."""
    with processes.processes(1) as executor:
        first, second, third = (executor.submit(pow, base, exp=2) for base in (3, 4, 5))
        assert second.cancel()
        assert third.result() == 25
        assert first.result() == 9


def test_what_goes_wrong_there_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError) as raised:
        answers(share)
    assert "in share" in raised.value.__notes__[0]


def test_who_dies_is_missed() -> None:
    with pytest.raises(Died):
        answers(end)
    assert not multiprocessing.active_children()


def die_a_parent(waits: int, ends_it: int, number: int) -> None:
    """The child goes on until the pipe is closed."""
    if os.fork() == 0:
        os.close(ends_it)
        os.read(waits, 1)
    os._exit(1)


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody splits in two")
def test_who_dies_is_missed_even_if_what_it_has_begun_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That holds the pipe open."""
    monkeypatch.setattr(processes, "_PATIENCE", 0.01)
    waits, ends_it = os.pipe()
    try:
        with pytest.raises(Died):
            answers(partial(die_a_parent, waits, ends_it))
    finally:
        os.close(ends_it)
        os.close(waits)


def split(number: int) -> int:
    """Two are there then."""
    os.fork()
    return number


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody splits in two")
def test_who_splits_in_two_answers_once() -> None:
    assert answers(split) == TASKS


def interrupt(number: int) -> None:
    """As Ctrl-C would."""
    raise KeyboardInterrupt


def test_who_raises_what_stands_for_ctrl_c_has_died_without_a_word(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(Died):
        answers(interrupt)
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
        answers(square)
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
