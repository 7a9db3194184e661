"""Processes that do tasks side by side; whoever began them can be stopped at any moment.

Each has a pipe of its own. There is no thread and no lock that several of them take, as a
`ProcessPoolExecutor` has: Ctrl-C may strike between any two steps of Python, so also where such a
lock is taken and nobody knows it yet, and then all wait for ever. Here it strikes only while an
answer is waited for.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from multiprocessing import Pipe, Process, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")
_PATIENCE = 1.0  # seconds without an answer until it is asked who is still there


class Died(Exception):
    """A process has ended before it had answered."""


def answers(
    begin: Callable[[], Callable[[Task], Answer]], tasks: Sequence[Task], processes: int
) -> Generator[Answer, None, None]:
    """What comes of each task, in the order of the tasks; a process begins once, with `begin`.

    Close it if you want no more: that ends the processes, whatever they are at.
    """
    to_do, done = enumerate(tasks), dict[int, Answer]()
    with _ctrl_c(heard=False), _begun(begin, processes) as workers:
        idle, busy = list(workers), dict[Connection, int]()
        _hand_out(to_do, idle, busy)
        for number in range(len(tasks)):
            while number not in done:
                for pipe in _heard(busy, workers):
                    done[busy.pop(pipe)] = _answer(pipe)
                    idle.append(pipe)
                _hand_out(to_do, idle, busy)
            yield done.pop(number)


def _hand_out(
    to_do: Iterator[tuple[int, Any]], idle: list[Connection], busy: dict[Connection, int]
) -> None:
    """A task for everyone who has none."""
    while idle and (numbered := next(to_do, None)):
        pipe = idle.pop()
        busy[pipe], task = numbered
        with suppress(ConnectionError):  # it has died: heard when it should answer
            pipe.send(task)


def _heard(busy: Iterable[Connection], workers: Mapping[Connection, Process]) -> list[Connection]:
    """Those that have answered, or are gone.

    A pipe alone does not tell who is gone: whatever a bot has begun itself may hold it open.
    """
    gone: list[Connection] = []
    while True:
        with _ctrl_c(heard=True):
            answered = wait(list(busy), _PATIENCE)
        if heard := [pipe for pipe in busy if pipe in answered]:
            return heard
        if gone:
            raise Died
        gone = [pipe for pipe in busy if not workers[pipe].is_alive()]


def _answer(pipe: Connection) -> Any:
    """What the other side has found, or what went wrong there."""
    try:
        answer, error = pipe.recv()
    except (EOFError, ConnectionError):
        raise Died from None
    if error is not None:
        raise error
    return answer


@contextmanager
def _begun(begin: Callable[[], Any], count: int) -> Iterator[dict[Connection, Process]]:
    """So many processes, each at the other end of a pipe; in the end there are none."""
    processes: list[Process] = []
    pipes: list[Connection] = []
    try:
        for _ in range(count):
            ours, theirs = Pipe()
            processes.append(Process(target=_work, args=(begin, theirs)))
            processes[-1].start()
            theirs.close()  # so that we hear when nobody is there any more
            pipes.append(ours)
        yield dict(zip(pipes, processes, strict=True))
    finally:
        for process in processes:
            process.kill()  # a bot's endless loop hears nothing else
        for process in processes:
            process.join()
        for pipe in pipes:
            pipe.close()


@contextmanager
def _ctrl_c(*, heard: bool) -> Iterator[None]:
    """Whether it strikes at once or has to wait; then it is the other way round."""
    try:
        _hear_ctrl_c(heard)
        yield
    finally:
        _hear_ctrl_c(not heard)


def _hear_ctrl_c(heard: bool) -> None:
    """Processes that are begun while it is not heard are deaf to it, too."""
    if sys.platform != "win32":  # which has no such thing
        how = signal.SIG_UNBLOCK if heard else signal.SIG_BLOCK
        signal.pthread_sigmask(how, {signal.SIGINT})


# --- the other side


def _work(begin: Callable[[], Callable[[Any], Any]], pipe: Connection) -> None:
    """Answer one task after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is ended by who began it, without a word
    sys.stdout = sys.stderr  # what a bot prints is no part of the answer
    begun, asked = cache(begin), os.getpid()
    # Nobody is interested any more; or a bot has raised what stands for Ctrl-C, deaf as we are.
    with suppress(EOFError, ConnectionError, KeyboardInterrupt):
        for task in _tasks(pipe):
            told = _told(begun, task)
            if os.getpid() != asked:  # a bot has split itself: one answer is enough
                return
            pipe.send(told)


def _told(begun: Callable[[], Callable[[Any], Any]], task: Any) -> tuple[Any, Exception | None]:
    """The answer, or what went wrong and where."""
    try:
        return begun()(task), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, error


def _tasks(pipe: Connection) -> Iterator[Any]:
    """What it is asked, until whoever began it is gone."""
    parent = parent_process()
    assert parent is not None, "only a process that was begun works"
    while parent.sentinel not in wait([pipe, parent.sentinel]):
        yield pipe.recv()
