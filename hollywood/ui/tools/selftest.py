"""The program measured: bots play a whole match in the real window, and every frame is timed."""

from __future__ import annotations

import os
import random
import sys
import time
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from hollywood import files
from hollywood.core.catalogue import Catalogue, Language
from hollywood.core.record import BOT, HUMAN
from hollywood.kit import SetUp
from hollywood.saves import Saver, Unsaved
from hollywood.set_up import AnyMatch
from hollywood.settings import Settings
from hollywood.ui.app.flow import Flow
from hollywood.ui.app.frame_first import making_frame
from hollywood.ui.app.memory import keep_what_is_there
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.app.passage import Passage
from hollywood.ui.app.program import opened
from hollywood.ui.app.window import Window
from hollywood.ui.pages.match_draft import remembered
from hollywood.ui.pages.street import Street
from hollywood.ui.pages.title import Title
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.stage import Key
from hollywood.ui.table.table import AnyTable, Table

from .answer_times import answer_times

_TICK = 1 / 60  # seconds of the scenes; how long a frame really takes makes no difference
_NAP = 0.002  # seconds
_LONGEST = 100_000  # frames: no match comes near
_READS = 0.5  # seconds what comes above the table is left open
_ENDS = 1.0  # seconds that are measured after the finale, which answers one key more
_STILL = 90  # seconds after which the title no longer drifts
_SETTLES, _DECODES = 1.0, 10  # seconds, and so often at most: until music and effects are there
_RESTS = 3.0  # seconds of rest that are measured after them
_PERCENT = {"p50": 50, "p95": 95, "p99": 99}


class _Timings:
    """Milliseconds of the processor and of the clock.

    A match has forty thousand frames: as objects they would weigh more than the match itself.
    """

    def __init__(self, spent: Iterable[tuple[float, float]] = ()) -> None:
        self.cpu, self.wall = array("d"), array("d")
        for each in spent:
            self.add(*each)

    def add(self, cpu: float, wall: float) -> None:
        """It was measured once more."""
        self.cpu.append(cpu)
        self.wall.append(wall)

    def told(self) -> dict[str, Any]:
        """How many there were, and how long they took."""
        spread = {"cpu_ms": _spread(self.cpu), "wall_ms": _spread(self.wall)}
        return {"frames": len(self.cpu), **spread}


class _Stopwatch:
    """Milliseconds of everything that is measured, of the processor and of the clock.

    Of the processor only what this thread used: what others prepare meanwhile delays no frame.
    """

    def __init__(self) -> None:
        self.timings: dict[str, _Timings] = {}
        self.slowest: tuple[float, str] = (0.0, "")  # frame: milliseconds of the processor, scene

    @contextmanager
    def of(self, *names: str) -> Iterator[None]:
        """Measure what is done meanwhile under these names."""
        wall, cpu = time.perf_counter(), time.thread_time()
        yield
        spent = (1000 * (time.thread_time() - cpu), 1000 * (time.perf_counter() - wall))
        for name in names:
            self.timings.setdefault(name, _Timings()).add(*spent)

    def told(self, name: str) -> dict[str, Any]:
        """How many there were, and how long they took."""
        return self.timings.get(name, _Timings()).told()


def _spread(values: Sequence[float]) -> dict[str, float | None]:
    ordered = sorted(values)
    shares = {
        name: round(ordered[len(ordered) * percent // 100], 3) if ordered else None
        for name, percent in _PERCENT.items()
    }
    return {**shares, "worst": round(ordered[-1], 3) if ordered else None}


class _Trial:
    """One match in one window."""

    def __init__(self, window: Window, flow: Flow) -> None:
        self.window = window
        self.flow = flow
        self.stack, self.sound = flow.stack, flow.props.sound
        self.watch = _Stopwatch()
        self.table: AnyTable | None = None
        self.memory: dict[str, float | None] = {}  # when each scene was last seen

    def frame(self) -> None:
        """One frame, as the window itself would have it but for its clock."""
        scene = self._scene()
        began = time.perf_counter()
        with self.watch.of("frame", scene):
            self._turn()
        spent = self.watch.timings["frame"].cpu[-1]
        self.watch.slowest = max(self.watch.slowest, (spent, f"{scene} > {self._scene()}"))
        self.memory[scene] = _memory_now()
        while self._others_work and time.perf_counter() - began < _TICK:
            time.sleep(_NAP)  # other threads have this time in a real match too

    @property
    def _others_work(self) -> bool:
        """Whether a bot thinks on another thread, or something is drawn in advance."""
        thinks = self.table is not None and self.table.bots.busy
        return thinks or not self.flow.props.art.resting

    def _turn(self) -> None:
        with self.watch.of("input"):
            self.window.listen(self.stack, self.sound)
        with making_frame():
            self._go_on()

    def _go_on(self) -> None:
        with self.watch.of("update"):
            self.sound.update(_TICK)
            changed = self.stack.update(_TICK)
        if changed:
            with self.watch.of("draw"):
                self.stack.draw(self.window.canvas)
            with self.watch.of("present"):
                self.window.flip()

    def _scene(self) -> str:
        if self.table is not None and self.stack.top is self.table and _deals(self.table):
            return "deal"
        return type(self.stack.top).__name__.lower()

    def press(self, action: str) -> None:
        """Press the key for this."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(self.flow.props.keys.press(action, kind))

    def match(self, set_up: SetUp) -> None:
        """The whole match, and its count."""
        with self.watch.of("opening"):
            self.flow.begin(set_up)
        while isinstance(self.stack.top, Passage):
            self.frame()
            time.sleep(_TICK)  # the table is laid out meanwhile
        assert isinstance(self.stack.top, Table), "a match begins at the table"
        self.table = self.stack.top
        self._watch_keeping(self.table.saver)
        left_open = 0
        for _ in range(_LONGEST):
            self.frame()
            left_open = left_open + 1 if self.stack.top is not self.table else 0
            if self.ended and left_open and self.stack.resting:
                break
            if left_open * _TICK > _READS and not self.ended:
                self.press("confirm")
                left_open = 0
        self.press("confirm")
        for _ in range(round(_ENDS / _TICK)):
            self.frame()

    def _watch_keeping(self, saver: Saver | Unsaved) -> None:
        """Measure what saving the match takes of the frame."""
        keep = saver.keep

        def watched(match: AnyMatch) -> None:
            with self.watch.of("keep"):
                keep(match)

        vars(saver)["keep"] = watched

    @property
    def ended(self) -> bool:
        """Whether the match came to its end."""
        return self.table is not None and self.table.match.to_act is None

    def rest(self) -> float:
        """The share of a core, in per cent, that is used while the real loop has nothing to do."""
        self.window.turn(self.stack, self.sound)
        self.flow.props.art.wait()  # what is drawn in advance is no idleness
        if isinstance(self.stack.top, Title):
            self.stack.top.backdrop.wait()
        elif isinstance(self.stack.top, Street):
            self.stack.top.picture.wait()
        for _ in range(_DECODES):
            self._last(_SETTLES)
            if self.sound.resting:
                break
        wall, cpu = time.perf_counter(), time.process_time()
        self._last(_RESTS)
        spent = time.process_time() - cpu
        return round(100 * spent / (time.perf_counter() - wall), 2)

    def _last(self, seconds: float) -> None:
        """Let the real loop run for so long."""
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            self.window.turn(self.stack, self.sound)

    def forward(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass without looking."""
        for _ in range(round(seconds / _TICK)):
            self.sound.update(_TICK)
            self.stack.update(_TICK)
            if until():
                return


def selftest(
    games: OpenedGames,
    sentences: Catalogue,
    language: Language | None = None,
    *,
    seats: Sequence[str],
    size: tuple[int, int] = (1280, 720),
    seed: int = 1,
    game: str = "",
) -> dict[str, Any]:
    """Play and measure; `ok` says whether the match ended with everything where it belongs."""
    if not _somebody_sees():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    began = time.perf_counter()
    with files.elsewhere():
        chosen = Settings(language=language, width=size[0], height=size[1], muted=True)
        sound = Sound(random.Random(seed))
        window = Window(chosen)
        flow = opened(games, sentences, chosen, sound, window.screen, window.fit, game)
        trial = _Trial(window, flow)
        start = _start(trial)
        idle = {"title_drifting": trial.rest()}
        trial.forward(_STILL)
        idle["title"] = trial.rest()
        set_up = _set_up(flow, chosen, [BOT + who for who in seats], seed)
        trial.match(set_up)
        assert trial.table is not None, "a match was played"
        lost = astray(trial.table)
        found = {"ok": trial.ended and not lost, "astray": lost}
        memory = _memory()
        idle["table"] = _rest_at_table(trial, set_up)
        flow.stack.close()
        flow.props.art.close()
        report = _report(trial, found, start, idle, memory)
        window.close()
    return {**report, "seconds": round(time.perf_counter() - began, 1)}


def _set_up(flow: Flow, settings: Settings, who: Sequence[str], seed: int) -> SetUp:
    """A match of these people or bots."""
    draft = remembered(settings, flow.game.kit)
    draft.playing = len(who)
    for seat, sits in zip(draft.players, who, strict=True):
        seat.who = sits
    return draft.set_up(flow.props.voice(), seed)


def astray(table: AnyTable) -> list[Key]:
    """What does not stand where the state wants it."""
    truth = table.eyes.layout(table.match.state)
    found = {key: actor.pose for key, actor in table.show.stage.actors.items()}
    return sorted(key for key in truth.keys() | found.keys() if truth.get(key) != found.get(key))


def _somebody_sees() -> bool:
    """Whether there is a display; one that is named and empty is none."""
    return sys.platform != "linux" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _start(trial: _Trial) -> dict[str, float | None]:
    """Milliseconds from the start of the process to the first frame, and until it answers."""
    keep_what_is_there()
    trial.flow.title()
    trial.window.fit(trial.stack)
    trial.window.turn(trial.stack, trial.sound)
    first = _since_start()
    trial.press("next_control")
    trial.window.turn(trial.stack, trial.sound)
    return {"first_frame_ms": first, "interactive_ms": _since_start(), "cpu_ms": _cpu()}


def _cpu() -> float:
    return round(1000 * time.process_time())


def _since_start() -> float | None:
    """Milliseconds since the process began; None where nobody tells."""
    try:
        words = Path("/proc/self/stat").read_text("utf-8").rpartition(")")[2].split()
        up = float(Path("/proc/uptime").read_text("utf-8").split()[0])
    except OSError:
        return None
    ticks = os.sysconf("SC_CLK_TCK")
    return round(1000 * (up - int(words[19]) / ticks))


def _rest_at_table(trial: _Trial, set_up: SetUp) -> float:
    """A human is to move, and takes time."""
    people = [HUMAN] * len(set_up.chairs)
    trial.flow.begin(_set_up(trial.flow, Settings(), people, 1))
    trial.forward(20, lambda: trial.stack.resting and trial.sound.resting)
    if not isinstance(trial.stack.top, Table):
        trial.press("confirm")  # opens the curtain between two people
        trial.window.turn(trial.stack, trial.sound)
        trial.forward(20, lambda: trial.stack.resting and trial.sound.resting)
    trial.window.turn(trial.stack, trial.sound)
    idle = trial.rest()
    table = trial.stack.top
    assert isinstance(table, Table), "a human is to move"
    asked = (trial.window, trial.stack, trial.sound, table)
    trial.watch.timings["answer"] = _Timings(answer_times(*asked))
    return idle


def _deals(table: AnyTable) -> bool:
    """Whether something comes to light on its way."""
    return any(
        actor.goal.face and not actor.start.face and not actor.resting
        for actor in table.show.stage.actors.values()
    )


def _memory_now() -> float | None:
    """What is used now, in megabytes; None where nobody tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    except OSError:
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def _memory() -> float | None:
    """The most memory that was ever used, in megabytes; None where nobody tells."""
    try:
        import resource
    except ImportError:
        return None
    unit = 1 if sys.platform == "darwin" else 1024
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6, 1)


def _report(
    trial: _Trial,
    found: dict[str, Any],
    start: dict[str, float | None],
    idle: dict[str, float],
    memory: float | None,
) -> dict[str, Any]:
    watch = trial.watch
    parts = ("opening", "frame", "input", "update", "keep", "draw", "present")
    scenes = [name for name in watch.timings if name not in (*parts, "answer")]
    worst, of = watch.slowest
    return {
        **found,
        "driver": pygame.display.get_driver(),
        "presentation": os.environ.get("SDL_FRAMEBUFFER_ACCELERATION"),
        "size": list(trial.window.canvas.get_size()),
        "frames": len(watch.timings["frame"].cpu),
        **{part: watch.told(part) for part in parts},
        "answer": watch.told("answer"),
        "worst_frame": {"cpu_ms": round(worst, 3), "scene": of},
        "scenes": {name: watch.told(name) for name in scenes},
        "start": start,
        "idle_percent": idle,
        "memory_mb": {**trial.memory, "peak": memory},
    }
