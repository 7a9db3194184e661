"""A thread for what can be done before it is needed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from queue import Empty, PriorityQueue
from threading import Lock, Thread
from typing import TypeAlias

Job: TypeAlias = Callable[[], object]


class BackgroundJobs:
    """Does jobs one after another, urgent ones first; nobody is kept there without any."""

    def __init__(self) -> None:
        self._jobs: PriorityQueue[tuple[bool, int, Job]] = PriorityQueue()
        self._number = count()
        self._thread: Thread | None = None
        self._door = Lock()  # the thread leaves, or is given another job

    def add(self, job: Job, urgent: bool = False) -> None:
        """Do this some time soon."""
        with self._door:
            self._jobs.put((not urgent, next(self._number), job))
            if self._thread is None:
                self._thread = Thread(target=self._work, name="background jobs", daemon=True)
                self._thread.start()

    def wait(self) -> None:
        """Return when all is done."""
        self._jobs.join()

    @property
    def resting(self) -> bool:
        """Whether all is done."""
        return not self._jobs.unfinished_tasks

    def cancel(self) -> None:
        """Do nothing of what has not been begun."""
        with suppress(Empty):
            while True:
                self._jobs.get_nowait()
                self._jobs.task_done()

    def _work(self) -> None:
        while (job := self._next()) is not None:
            with suppress(Exception):  # whoever needs the result does it again, and hears of it
                job()
            self._jobs.task_done()

    def _next(self) -> Job | None:
        with self._door:
            try:
                return self._jobs.get_nowait()[-1]
            except Empty:
                self._thread = None
                return None
