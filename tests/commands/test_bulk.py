"""Work in bulk on a cluster: the same figures, whoever is lost on the way."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from distributed import LocalCluster

from hollywood.commands import bulk
from hollywood.core.message import Refused, say

from .test_arena import untimed

DIES = """\
import os
from pathlib import Path


class Bot:
    def think(self, game, seat, moves, world, rng):
        file = Path({file!r})
        if file.exists():
            file.unlink()
            os._exit(1)
        yield moves[0]
        return moves[-1]
"""


ENDS = """\
import os


class Bot:
    def think(self, *_):
        os._exit(1)
"""

WAITS = """\
import time


class Bot:
    def think(self, game, seat, moves, world, rng):
        open({file!r}, "w").close()
        time.sleep(1)
        yield moves[0]
"""


def cluster_of(workers: int, processes: bool) -> Any:
    """A scheduler and its workers on this machine."""
    return LocalCluster(
        n_workers=workers, processes=processes, threads_per_worker=1, dashboard_address=None
    )


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """One with two workers, each a process."""
    with cluster_of(2, processes=True) as cluster:
        yield cluster


def test_a_cluster_that_loses_a_worker_finds_the_same(
    run: Any, cluster: Any, tmp_path: Path
) -> None:
    die, bot = tmp_path / "die", tmp_path / "dies.py"
    bot.write_text(DIES.format(file=str(die)), "utf-8")
    words = ("arena", "--seats", "dies,random,greedy", "--bot", str(bot), "--games", "12", "--json")
    here = json.loads(run(*words, "--processes", "1")[1])
    die.touch()
    there = json.loads(run(*words, "--cluster", cluster.scheduler_address)[1])
    assert not die.exists()
    assert untimed(there) == untimed(here)


def test_a_cluster_that_loses_worker_after_worker_is_told(
    run: Any, cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster.scheduler, "allowed_failures", 0)
    bot = tmp_path / "ends.py"
    bot.write_text(ENDS, "utf-8")
    words = (
        "--seats",
        "ends,random,greedy",
        "--bot",
        str(bot),
        "--cluster",
        cluster.scheduler_address,
    )
    code, out, err = run("arena", *words)
    assert (code, out) == (1, "")
    assert err.endswith("One of the worker processes ended unexpectedly.\n")


def test_a_cluster_that_goes_is_told(run: Any, tmp_path: Path) -> None:
    begun, bot = tmp_path / "begun", tmp_path / "waits.py"
    bot.write_text(WAITS.format(file=str(begun)), "utf-8")
    with cluster_of(1, processes=False) as cluster:

        def go() -> None:
            while not begun.exists():
                time.sleep(0.01)
            cluster.close()

        goes = Thread(target=go)
        goes.start()
        words = ("--seats", "waits,random,greedy", "--bot", str(bot), "--cluster")
        code, out, err = run("arena", *words, cluster.scheduler_address)
        goes.join()
    assert (code, out) == (1, "")
    assert err.endswith("The scheduler of the cluster is gone.\n")


def test_a_cluster_that_is_not_there_is_told(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hollywood.commands.bulk._PATIENCE", 0.1)
    words = ("arena", "--seats", "random,random,greedy", "--cluster")
    for address in ("tcp://127.0.0.1:1", "nowhere://x", "127.0.0.1:99999999"):
        code, out, err = run(*words, address)
        assert (code, out) == (1, "")
        assert address in err
        assert len(err.splitlines()) == 1


def test_who_has_no_dask_is_told_what_to_install(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, out, err = run("arena", "--seats", "random,random,greedy", "--cluster", "127.0.0.1:8786")
    assert (code, out) == (1, "")
    assert "pip install" in err


def test_what_is_there_is_kept_whoever_finds_it(cluster: Any) -> None:
    for who in (
        ("--processes", "1"),
        ("--processes", "2"),
        ("--cluster", cluster.scheduler_address),
    ):
        with bulk.workers(flags_of(*who)) as executor:
            kept: list[int] = []
            bulk.each_kept(executor, abs, [-1, 2, -3], kept.append)
            assert sorted(kept) == [1, 2, 3]


def test_what_cannot_be_kept_is_told_and_ends_the_work() -> None:
    done: list[int] = []

    def keep(number: int) -> None:
        done.append(number)
        raise Refused(say("files.full"))

    with bulk.workers(flags_of("--processes", "1")) as executor, pytest.raises(Refused):
        bulk.each_kept(executor, abs, [1, 2, 3], keep)
    assert done == [1]


def flags_of(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    bulk.add(parser)
    return parser.parse_args(words)
