"""How long the table takes to answer: from what the mouse does to a frame that looks otherwise."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pygame

from hollywood.ui.app.scene import Stack
from hollywood.ui.app.window import Window
from hollywood.ui.sound.sound import Sound
from hollywood.ui.table.table import AnyTable

_FRAME = 1 / 60  # seconds
_SETTLES = 20  # frames until what was pointed at has answered
_PATIENCE = 2  # frames: what changes later moves by itself, as bulbs do, or waits on purpose


def answer_times(
    window: Window, stack: Stack, sound: Sound, table: AnyTable
) -> Iterator[tuple[float, float]]:
    """Milliseconds of the processor and of the clock, pointing at all there is and pressing it."""
    tools = [control.rect for control in table.bar.controls.all]
    nowhere = (table.ground.bar.centerx, table.ground.bar.bottom - 1)
    _move(nowhere)
    for place in (*table.ground.places.values(), *tools):
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            _settle(window, stack, sound)
            if kind == pygame.MOUSEMOTION:
                _move(place.center)
            else:
                pygame.event.post(pygame.event.Event(kind, pos=place.center, button=1))
            if (spent := _answer(window, stack, sound)) is not None:
                yield spent
        _move(nowhere)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=nowhere, button=1))


def _move(at: tuple[int, int]) -> None:
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0), touch=False)
    )


def _settle(window: Window, stack: Stack, sound: Sound) -> None:
    """Everything has been answered, and the loop has not been round just now."""
    window.listen(stack, sound)
    for _ in range(_SETTLES):
        stack.update(_FRAME)
    stack.draw(window.canvas)
    time.sleep(_FRAME)


def _answer(window: Window, stack: Stack, sound: Sound) -> tuple[float, float] | None:
    """How long it takes until a frame looks otherwise; None if none does."""
    before = window.canvas.get_buffer().raw
    cpu = wall = 0.0
    for _ in range(_PATIENCE):
        began = time.thread_time(), time.perf_counter()
        window.turn(stack, sound)
        cpu += time.thread_time() - began[0]
        wall += time.perf_counter() - began[1]
        if window.canvas.get_buffer().raw != before:
            return 1000 * cpu, 1000 * wall
    return None
