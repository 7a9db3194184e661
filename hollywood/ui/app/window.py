"""The window: opened the way that is fast here, drawn only when something has changed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pygame

from hollywood import paths
from hollywood.actions import ACTIONS
from hollywood.core.message import Refused, quoted, say
from hollywood.key_map import KeyMap
from hollywood.settings import Settings
from hollywood.ui.draw.surfaces import save
from hollywood.ui.sound.sound import Sound

from .at_leisure import note_seen
from .frame_first import making_frame
from .framebuffer import VARIABLE, presented
from .in_use import InUse
from .keys import MOUSE, PRESSES, Keys
from .memory import give_pictures_back, keep_what_is_there, look_while_nothing_is_drawn
from .pads import Pads
from .presence import STAYS, MusicRests
from .scene import Stack
from .screen import SMALLEST, Screen, as_chosen, line_height
from .steady import Steady
from .waiting import waits_in_the_system

_FRAMES = 60  # a second, while something moves
_REST = 250  # milliseconds between looks when nothing does
_DAWDLE = 50  # the same while what moves cannot be seen to
_GLANCE = 5  # milliseconds between asking for events; pygame's own waiting asks every one
_DROWSY, _AWAY = 20, 60_000  # the same after so many without any: asking is all that is done then
_TYPES = 2000  # the same: letters put together by the system are no events until it is asked
_PATIENCE = 3  # frames without a change until then
_LONGEST = 0.1  # seconds a frame counts at most, after a pause of the machine
_LEAST = 40  # pixels: in a window that is less high or wide nothing can be shown
_INPUT = (*PRESSES, *MOUSE)
# turns: looking for pads takes time, and nobody holds one before there is a picture
_PADS_COME = 20
_RESIZED = (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED)
_FOCUS = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
_UNSEEN = ("offscreen", "dummy")  # drivers that show nothing
_SHOWN = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)


def prepare() -> None:
    """What must be said before pygame looks at the machine."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def message_box(words: str) -> None:
    """Words in a window of the system's own, for when ours can't be opened."""
    with suppress(pygame.error):  # without a screen there is nobody to read it
        pygame.display.message_box("Hollywood", words, "error")


class Window:
    """The one window, and the loop that plays scenes in it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.keys = Keys(KeyMap(ACTIONS, settings.keys))
        give_pictures_back()
        prepare()
        self._window = presented(settings, lambda: _opened(settings))
        self._window.minimum_size = SMALLEST
        with suppress(pygame.error, OSError):  # the system's own icon will do
            self._window.set_icon(pygame.image.load(paths.assets() / "icons" / "icon_64.png"))
        self._full = False
        self._windowed: tuple[tuple[int, int], tuple[int, int]] | None = None  # size and place
        self._full_as_wanted()
        self._size = (0, 0)
        self._hidden = False
        self._mouse_moved = False
        self._unchanged = 0  # frames in a row
        self._last_heard = 0  # when there was an event, in milliseconds
        self._clock = pygame.time.Clock()
        self.pads = Pads()
        self._wait = waits_in_the_system()
        self._in_use = InUse(self.pads)
        self._steady = Steady(settings)

    @property
    def canvas(self) -> pygame.Surface:
        """What is painted on; another one after every change of size."""
        return self._window.get_surface()

    @property
    def _unseen(self) -> bool:
        """Whether it is minimised, or a window manager has left hardly anything of it."""
        return self._hidden or min(self.canvas.get_size()) < _LEAST

    @property
    def screen(self) -> Screen:
        """How large it is now."""
        whole = as_chosen(self.settings, *self.canvas.get_size())
        if not self.settings.narration:
            return whole
        return replace(whole, height=whole.height - line_height(whole))

    def play(self, stack: Stack, sound: Sound) -> None:
        """Until no scene is left."""
        self.fit(stack)
        stack.awaited.by_clock = True
        turns = 0
        while stack.top is not None:
            self.turn(stack, sound)
            turns += 1
            if turns == 1:
                keep_what_is_there()  # there is a picture to look at meanwhile
            if turns == _PADS_COME:
                self.pads.open()

    def turn(self, stack: Stack, sound: Sound) -> None:
        """Once: hear what has happened, let time pass, show what has changed.

        While the window is minimised time stands still.
        """
        if self._unchanged >= _PATIENCE:
            look_while_nothing_is_drawn()
        self.listen(stack, sound, self._patience(stack) if sound.resting else 0)
        spent = min(_LONGEST, self._clock.tick(_FRAMES) / 1000)
        with making_frame():
            self._go_on(spent, stack, sound)

    def _go_on(self, spent: float, stack: Stack, sound: Sound) -> None:
        """So many seconds later: show what has changed."""
        note_seen(not self._unseen)
        for event in self.pads.update(spent, self.keys.held("fast_list")):
            self._handle(event, stack, sound)
        sound.rest(self._nobody_listens(stack))
        sound.update(spent)
        self._unchanged += 1
        if stack.top is not None and not self._unseen and stack.update(spent):
            self._unchanged = 0
            stack.show(self.canvas)
            self.flip()

    def listen(self, stack: Stack, sound: Sound, wait: int | None = 0) -> None:
        """Answer all that has happened; if nothing has, wait so many milliseconds, or for ever."""
        for event in self._events(wait):
            with making_frame():
                self._handle(event, stack, sound)

    def _nobody_listens(self, stack: Stack) -> bool:
        """Whether music is in vain: nobody has done anything for a minute, and nothing moves."""
        quiet = pygame.time.get_ticks() - self._last_heard
        return quiet > 1000 * STAYS and isinstance(stack.top, MusicRests) and stack.resting

    def _patience(self, stack: Stack) -> int | None:
        """How long nothing but an event can change what is seen."""
        if self._unseen:
            return None
        if not self.pads.resting:
            return 0
        if stack.resting:
            return _REST
        return _DAWDLE if self._unchanged > _PATIENCE else 0

    def flip(self) -> None:
        """Let what was painted be seen."""
        self._window.flip()

    def picture(self, stack: Stack, file: Path) -> None:
        """Save what is seen."""
        stack.show(self.canvas)
        save(self.canvas, file)

    def _events(self, wait: int | None) -> list[pygame.event.Event]:
        """What has happened, waited for if need be."""
        began = pygame.time.get_ticks()
        while not (events := [*self._heard()]):
            waited = pygame.time.get_ticks() - began
            if wait is not None and waited >= wait:
                break
            self._doze(_REST if wait is None else wait - waited)
        if events:
            self._last_heard = pygame.time.get_ticks()
        return events

    def _doze(self, longest: int) -> None:
        """Wait a little, or so many milliseconds if an event ends that."""
        quiet = pygame.time.get_ticks() - self._last_heard
        if self._wait is not None and quiet > _TYPES and not self.pads.plugged_in:
            self._wait(longest)
        else:
            pygame.time.wait(_GLANCE if quiet < _AWAY else _DROWSY)

    def _heard(self) -> Iterator[pygame.event.Event]:
        for event in pygame.event.get():
            yield from self.pads.read(event)

    def _notice(self, event: pygame.event.Event, stack: Stack) -> None:
        """Sentences name the keys, or the buttons of the pad, that are used from now on."""
        self.keys.note(event)
        signs = self._in_use.after(event, self.keys.signs, self.screen.scale)
        self.keys.by_mouse = self._in_use.mouse
        if signs != self.keys.signs:
            self.keys.signs = signs
            self.fit(stack)

    def _handle(self, event: pygame.event.Event, stack: Stack, sound: Sound) -> None:
        self._notice(event, stack)
        if self._steady.ignores(event, self.keys):
            return
        if event.type == pygame.MOUSEMOTION and not self._mouse_moved:
            # the first one only says where the mouse lies: that must not take the focus
            self._mouse_moved = True
        elif event.type == pygame.QUIT:
            self._window.hide()  # what is still laid out has time to come to its end
            stack.close()
        elif event.type in _RESIZED or event.type in _SHOWN:
            self._hidden = False
            self._fit_if_needed(stack)
        elif event.type in _FOCUS:
            sound.focus(event.type == pygame.WINDOWFOCUSGAINED)
            stack.handle(event)
        elif event.type == pygame.WINDOWMINIMIZED:
            self._hidden = True
        elif self.keys.means(event, "full_screen"):
            self.turn_full()
            self._fit_if_needed(stack)
        else:
            self._hidden = self._hidden and event.type not in _INPUT  # who is heard is there
            stack.handle(self._in_pixels(event))

    def turn_full(self) -> None:
        """Fill the whole monitor, or no longer."""
        self.settings.fullscreen = not self.settings.fullscreen
        self._full_as_wanted()
        self.settings.save()

    def _in_pixels(self, event: pygame.event.Event) -> pygame.event.Event:
        """Events count in the window's own units, which need not be pixels."""
        ratio = self.canvas.get_width() / self._window.size[0]
        if event.type not in MOUSE or ratio == 1:
            return event
        x, y = event.pos
        return pygame.event.Event(
            event.type, event.dict | {"pos": (int(x * ratio), int(y * ratio))}
        )

    def fit(self, stack: Stack) -> None:
        """Lay everything out anew: the size, the language or the size of words has changed."""
        self._full_as_wanted()
        self._size = self.canvas.get_size()
        if min(self._size) < _LEAST:
            self._size = (0, 0)  # as soon as there is room again, all is laid out
        else:
            stack.resize(self.screen)

    def _fit_if_needed(self, stack: Stack) -> None:
        stack.changed = True
        if self.canvas.get_size() != self._size:
            self.fit(stack)

    def _full_as_wanted(self) -> None:
        """Fullscreen as the settings have it."""
        if self.settings.fullscreen == self._full:
            return
        self._full = self.settings.fullscreen
        if self._full:
            self._fill_monitor()
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
            if self._windowed is not None:
                self._window.size, self._window.position = self._windowed

    def _fill_monitor(self) -> None:
        """Where no window manager does it, as in a kiosk, only a window of that size fills it."""
        monitors = pygame.display.get_desktop_sizes()
        if pygame.display.get_driver() == "x11" and len(monitors) == 1:
            self._windowed = self._window.size, self._window.position
            self._window.position, self._window.size = (0, 0), monitors[0]

    def close(self) -> None:
        """Remember the size, and close."""
        note_seen(False)
        if not self.settings.fullscreen:
            self.settings.width, self.settings.height = self._window.size
        self.settings.save()
        self._window.destroy()


def _opened(settings: Settings) -> pygame.Window:
    """A window with a surface to paint on; Wayland needs the texture that X11 does not."""
    try:
        window = _tried(settings)
    except pygame.error:
        pygame.display.quit()
        os.environ[VARIABLE] = "1"
        try:
            window = _tried(settings)
        except pygame.error as error:
            pygame.display.quit()
            raise Refused(say("window.none", problem=quoted(str(error)))) from None
    if _nobody_sees():
        raise Refused(say("window.no_display"))
    return window


def _tried(settings: Settings) -> pygame.Window:
    """A window, unless it can't be painted on."""
    pygame.display.init()
    window = pygame.Window("Hollywood", _size(settings), resizable=True, allow_high_dpi=True)
    try:
        window.get_surface()
    except pygame.error:
        window.destroy()
        raise
    return window


def _size(settings: Settings) -> tuple[int, int]:
    """As it was left, but no larger than the desktop, and large enough for our scenes."""
    size = (settings.width, settings.height)
    if pygame.display.get_driver() not in _UNSEEN:
        size = _lesser(size, pygame.display.get_desktop_sizes()[0])
    return max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])


def _lesser(size: tuple[int, int], most: tuple[int, int]) -> tuple[int, int]:
    return min(size[0], most[0]), min(size[1], most[1])


def _nobody_sees() -> bool:
    """Without a display SDL plays to nobody, unless that was asked for."""
    driver = pygame.display.get_driver()
    return driver in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ
