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
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import Pipe, Process, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, ParamSpec, TypeAlias, TypeVar

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
_Task: TypeAlias = Callable[[], Any]
_PATIENCE = 1.0  # seconds without an answer until it is asked who is still there


class Died(Exception):
    """A process has ended before it had answered."""


@contextmanager
def processes(most: int) -> Iterator[Executor]:
    """Up to so many processes of this machine; in the end there are none, whatever they were at."""
    with _ctrl_c(heard=False):
        executor = _Processes(most)
        try:
            yield executor
        finally:
            executor.end()


class _Processes(Executor):
    """Hands tasks out to the processes whenever somebody waits for an answer."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._workers: dict[Connection, Process] = {}
        self._idle: list[Connection] = []
        self._to_do: deque[tuple[_Task, Future[Any]]] = deque()
        self._busy: dict[Connection, Future[Any]] = {}

    def submit(
        self, fn: Callable[Asked, Answer], /, *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Future[Answer]:
        """Do this when a process has the time; the answer comes to whoever waits for the result."""
        answer = _Answer[Answer](self)
        self._to_do.append((partial(fn, *args, **kwargs), answer))
        if not self._idle and len(self._workers) < self._most:
            self._begin()
        self._hand_out()
        return answer

    def _begin(self) -> None:
        """One more process, at the other end of a pipe."""
        ours, theirs = Pipe()
        process = Process(target=_work, args=(theirs,))
        process.start()
        theirs.close()  # so that we hear when nobody is there any more
        self._workers[ours] = process
        self._idle.append(ours)

    def end(self) -> None:
        """Nobody works any more."""
        for process in self._workers.values():
            process.kill()  # a bot's endless loop hears nothing else
        for pipe, process in self._workers.items():
            process.join()
            pipe.close()

    def _hand_out(self) -> None:
        """A task for everyone who has none."""
        while self._idle and self._to_do:
            task, answer = self._to_do.popleft()
            if not answer.set_running_or_notify_cancel():
                continue
            pipe = self._idle.pop()
            self._busy[pipe] = answer
            with suppress(ConnectionError):  # it has died: heard when it should answer
                pipe.send(task)

    def listen(self) -> None:
        """Wait until somebody has answered."""
        for pipe in _heard(self._busy, self._workers):
            _take(pipe, self._busy.pop(pipe))
            self._idle.append(pipe)
        self._hand_out()


class _Answer(Future[Answer]):
    """What comes of one task."""

    def __init__(self, executor: _Processes) -> None:
        super().__init__()
        self._executor = executor

    def result(self, timeout: float | None = None) -> Answer:
        """Wait for it, however long it takes."""
        while not self.done():
            self._executor.listen()
        return super().result(timeout)


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


def _take(pipe: Connection, answer: Future[Any]) -> None:
    """What the other side has found, or what went wrong there."""
    try:
        found, error = pipe.recv()
    except (EOFError, ConnectionError):
        raise Died from None
    if error is None:
        answer.set_result(found)
    else:
        answer.set_exception(error)


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


def _work(pipe: Connection) -> None:
    """Answer one task after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is ended by who began it, without a word
    sys.stdout = sys.stderr  # what a bot prints is no part of the answer
    asked = os.getpid()
    # Nobody is interested any more; or a bot has raised what stands for Ctrl-C, deaf as we are.
    with suppress(EOFError, ConnectionError, KeyboardInterrupt):
        for task in _tasks(pipe):
            told = _told(task)
            if os.getpid() != asked:  # a bot has split itself: one answer is enough
                return
            pipe.send(told)


def _told(task: _Task) -> tuple[Any, Exception | None]:
    """The answer, or what went wrong and where."""
    try:
        return task(), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, error


def _tasks(pipe: Connection) -> Iterator[_Task]:
    """What it is asked, until whoever began it is gone."""
    parent = parent_process()
    assert parent is not None, "only a process that was begun works"
    while parent.sentinel not in wait([pipe, parent.sentinel]):
        yield pipe.recv()
