"""Work in bulk: many tasks that do not need one another, here or on a cluster."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from typing import ParamSpec, TypeVar

from hollywood.core.message import Refused, quoted, say
from hollywood.processes import Died, processes

from .choices import positive

Asked = ParamSpec("Asked")
Task = TypeVar("Task")
Answer = TypeVar("Answer")
_PROCESSES = 2
_BAR = 30  # characters
_PATIENCE = 10  # seconds until a cluster must have answered


def add(parser: argparse.ArgumentParser) -> None:
    """Who is to do the work."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--processes", type=positive, default=_PROCESSES, metavar="N")
    who.add_argument(
        "--cluster", metavar="ADDRESS", help="hand the work to the Dask scheduler at this address"
    )


@contextmanager
def workers(flags: argparse.Namespace) -> Iterator[Executor]:
    """Whoever does the work that these flags ask for."""
    try:
        if flags.cluster is not None:
            with _cluster(flags.cluster) as cluster:
                yield cluster
        elif flags.processes == 1:
            yield Alone()
        else:
            with processes(flags.processes) as several:
                yield several
    except Died:
        raise Refused(say("bulk.broken")) from None


def done(
    executor: Executor, do: Callable[[Task], Answer], tasks: Collection[Task]
) -> Iterator[Answer]:
    """What comes of each task, in the order of the tasks; a bar grows meanwhile."""
    for number, answer in enumerate(executor.map(do, tasks), 1):
        _show_progress(number, len(tasks))
        yield answer


def each_kept(
    executor: Executor,
    do: Callable[[Task], Answer],
    tasks: Collection[Task],
    keep: Callable[[Answer], None],
) -> None:
    """Keep what comes of each task as soon as it is there, in whatever order; a bar grows."""
    kept = SimpleQueue[Refused | None]()  # nobody would hear what a callback raises

    def take(answer: Future[Answer]) -> None:
        if answer.cancelled() or answer.exception() is not None:
            return  # told to whoever asks for the result
        trouble = None
        try:
            keep(answer.result())
        except Refused as refused:
            trouble = refused
        kept.put(trouble)

    answers = [executor.submit(do, task) for task in tasks]
    for answer in answers:
        answer.add_done_callback(take)
    for number, answer in enumerate(answers, 1):
        answer.result()
        if (trouble := kept.get()) is not None:
            raise trouble
        _show_progress(number, len(tasks))


class Alone(Executor):
    """Does everything itself, each task when its answer is wanted."""

    def submit(
        self, fn: Callable[Asked, Answer], /, *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Future[Answer]:
        """Do this as soon as somebody wants to know."""
        return _Later(partial(fn, *args, **kwargs))


class _Later(Future[Answer]):
    """What comes of one task, which is not done before."""

    def __init__(self, do: Callable[[], Answer]) -> None:
        super().__init__()
        self._do = do

    def result(self, timeout: float | None = None) -> Answer:
        """Do it now, if it was not done."""
        if not self.done():
            self.set_result(self._do())
        return super().result(timeout)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler; what a lost one was at is done by another."""
    try:
        from distributed import Client, KilledWorker
        from distributed.client import FutureCancelledError
    except ImportError:
        raise Refused(say("bulk.no_dask")) from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is ours to tell
    try:
        client = Client(address, timeout=_PATIENCE)
    except (OSError, ValueError):
        raise Refused(say("bulk.no_cluster", address=quoted(address))) from None
    with client:
        try:
            yield client.get_executor()
        except KilledWorker:
            raise Died from None
        except FutureCancelledError:
            raise Refused(say("bulk.lost")) from None


def _show_progress(done: int, of: int) -> None:
    """A bar, for who watches a terminal."""
    if sys.stderr.isatty():
        full = _BAR * done // of
        end = "\n" if done == of else ""
        print(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done}/{of}", end=end, file=sys.stderr)
