"""The status line: where the match stands, who must decide, and all else one can do."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import pygame

from hollywood.core.catalogue import Voice, capital
from hollywood.core.message import Message, say
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.placed_words import first_fitting, put
from hollywood.ui.draw.surfaces import inverted, lay_on
from hollywood.ui.draw.theme import BRASS, CREAM, GOLD, GREYED, NIGHT, RED, Type
from hollywood.ui.widgets.controls import Control

from .stage import Key
from .status_plate import StatusPlate

_AT_LEFT = 1  # of the tools
_TOLD = 0.29  # of the bar, as far as progress may reach: turns of two digits, cards of two
_TOOL, _SIGN = 32, 20  # units
_LARGEST = 38  # units: a tool for those who want larger words
_PAD = 8
_KIND = "tool"  # so begins the key of a tool as a spot


class Bar:
    """One window's status line; its tools are for the mouse, and for keys that come to them."""

    def __init__(
        self,
        props: Props,
        rect: pygame.Rect,
        tools: Sequence[str],
        voice: Voice,
        more: Mapping[str, Sequence[Message]] | None = None,
        hangs: bool = False,
        stamp: Message | None = None,
    ) -> None:
        self.props = props
        self.rect = rect
        self.tools = tools
        self.off: Mapping[str, Message] = {}  # tools that can do nothing now, and why
        self._more = more or {}  # what else is said of a tool
        self._voice, self.plate = voice, StatusPlate(props, rect, hangs)
        self.sign_at = pygame.Rect(0, 0, 0, 0)  # what stands beside the progress
        self._used: str | None = None
        self._painted = pygame.Surface(rect.size)
        self._looks: tuple[object, ...] | None = None
        px = props.screen.px
        self.controls = props.controls()
        self.controls.set([self._tool(name) for name in tools])
        right = [control.rect for control in self.controls.all[_AT_LEFT:]]
        for number, each in enumerate(reversed(right)):
            each.right = rect.right - px(_PAD) - number * (each.width + px(2))
        left = self.controls.all[0].rect.right if tools else rect.left + px(_PAD)
        self._room = pygame.Rect(left, rect.top, rect.right - px(2 * _PAD) - left, rect.height)
        if right:
            self._room.width = right[0].left - left
        self._stamp = stamp

    def _tool(self, name: str) -> Control:
        px, text = self.props.screen.px, self.props.screen.text
        size = px(min(_LARGEST, _TOOL * text))
        rect = pygame.Rect(px(_PAD), 0, size, size)
        rect.centery = self.rect.centery
        said = self._voice.text(say(f"table.tool.{name}"))
        return Control(rect, press=partial(self._use, name), quiet=True, hint=said)

    @property
    def told(self) -> dict[Key, pygame.Rect]:
        """The tools as spots: one can ask what they do."""
        tools = enumerate(self.controls.all)
        return {(_KIND, number, 0): control.rect for number, control in tools}

    def asked(self, spot: Key | None) -> Sequence[Message] | None:
        """What is said of a tool; None of any other spot."""
        if spot is None or spot[0] != _KIND:
            return None
        name = self.tools[spot[1]]
        why = [self.off[name]] if name in self.off else []
        return [say(f"table.tool.{name}"), *self._more.get(name, ()), *why]

    @property
    def focused(self) -> Key | None:
        """The tool the keys have come to, as a spot."""
        focus = self.controls.focus
        return None if focus is None else (_KIND, self.controls.all.index(focus), 0)

    def _use(self, name: str) -> None:
        self._used = name

    def used(self) -> str | None:
        """The tool that was used since this was last asked for, if one was."""
        used, self._used = self._used, None
        return used

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer the mouse; whether it meant a tool."""
        meant = self.controls.handle(event)
        if event.type == pygame.MOUSEMOTION and not meant:
            self.controls.focus = None
        return meant

    def step(self, by: int | None) -> None:
        """The keys come to the tools and go along them, or leave."""
        tools = self.controls.all
        here = tools.index(self.controls.focus) if self.controls.focus in tools else -1
        self.controls.focus = None if by is None else tools[(here + by) % len(tools)]
        self.controls.by_keys = by is not None

    def use(self) -> None:
        """The tool the keys have come to."""
        if self.controls.focus is not None:
            self.controls.focus.press()

    @property
    def resting(self) -> bool:
        """Whether every tool has answered the mouse."""
        return self.controls.resting

    def update(self, seconds: float) -> bool:
        """Let time pass; whether a tool looks otherwise."""
        return self.controls.update(seconds)

    @property
    def _answers(self) -> tuple[tuple[float, float], ...]:
        """How far each tool answers to being pointed at and pressed."""
        controls, many = self.controls, range(len(self.tools))
        return tuple((controls.lifted(number), controls.pressed(number)) for number in many)

    def piece(
        self,
        progress: Sequence[Message],
        status: Message | None,
        warned: bool,
        lit: Collection[str],
        flashes: bool = False,
        sign: pygame.Surface | None = None,
        taken: Sequence[pygame.Rect] = (),
    ) -> Piece:
        """The line and everything in it, painted anew when it looks otherwise.

        Tools that are switched on are lit. Without a status, below a sheet, it is empty. While it
        flashes, light and dark change places. A sign stands behind the progress. A sentence hangs
        below the line only where no place is taken.
        """
        reach = self.plate.reach
        taken = [place for place in taken if place.colliderect(reach)]
        said = (status, warned, tuple(progress), sign, tuple(map(tuple, taken)))
        looks = (self._answers, frozenset(lit), frozenset(self.off), *said)

        def paint(canvas: pygame.Surface) -> None:
            self._draw(canvas, looks, progress, status, warned, lit, sign, taken)
            if flashes:
                inverted(canvas.subsurface(self.rect.clip(canvas.get_rect())))

        anew = flashes or self.controls.by_keys
        return Piece(object() if anew else looks, reach, paint)

    def _draw(
        self,
        canvas: pygame.Surface,
        looks: tuple[object, ...],
        progress: Sequence[Message],
        status: Message | None,
        warned: bool,
        lit: Collection[str],
        sign: pygame.Surface | None,
        taken: Sequence[pygame.Rect],
    ) -> None:
        if looks == self._looks and not self.controls.by_keys:
            canvas.blit(self._painted, self.rect)
            self.plate.paint(canvas)
            return
        self.plate.clear()
        line = max(1, self.props.screen.px(1))
        canvas.fill(NIGHT, self.rect)
        canvas.fill(BRASS, (0, self.rect.bottom - line, self.rect.width, line))
        if status is not None:
            self._tools(canvas, lit)
            right = self._stamped(canvas)
            words, ink = capital(self._text(status)), RED if warned else CREAM
            shown = self._shown(progress, words, sign, right, taken)
            after = self._sign(canvas, sign, self._progress(canvas, shown))
            self._status(canvas, words, ink, self._room_for(words, after, right), taken)
        self._painted.blit(canvas, (0, 0), self.rect)
        self._looks = None if self.controls.by_keys else looks
        self.plate.paint(canvas)

    def _tools(self, canvas: pygame.Surface, lit: Collection[str]) -> None:
        for name, control in zip(self.tools, self.controls.all, strict=True):
            control.lit = name in lit
        self.props.painter.paint(self.controls, canvas)
        for name, control in zip(self.tools, self.controls.all, strict=True):
            ink = GREYED if name in self.off else CREAM
            drawn = self.props.shapes.icon(name, control.rect.width * _SIGN // _TOOL, ink)
            lay_on(drawn, canvas, drawn.get_rect(center=control.rect.center).topleft)

    def _stamped(self, canvas: pygame.Surface) -> int:
        """What this table is for, if that must not be overlooked; where it begins."""
        if self._stamp is None:
            return self._room.right
        at = (self._room.right - self.props.screen.px(_PAD), self.rect.centery)
        most, words = self._room.width // 4, self._text(self._stamp)
        return put(self.props, canvas, words, Type.LABEL, GOLD, most, midright=at).left

    def _shown(
        self,
        progress: Sequence[Message],
        words: str,
        sign: pygame.Surface | None,
        right: int,
        taken: Sequence[pygame.Rect],
    ) -> Sequence[Message]:
        """How far the match has come: less of it where the status could not be said to its end."""
        setter, sign_wide = self.props.typesetter, sign.get_width() if sign is not None else 0
        for shown in (progress, progress[:1]):
            told, left, most = self._told_progress(shown)
            after = left + min(most, setter.width(told, Type.STORY)) + sign_wide
            room = self._room_for(words, after, right)
            if setter.fits(words, Type.STATUS, room.size) or self.plate.room(words, taken):
                return shown
        return ()

    def _told_progress(self, progress: Sequence[Message]) -> tuple[str, int, int]:
        """As many of its words as there is room for, where they begin, how wide they may be."""
        said = [self._text(message) for message in progress]
        left = self._room.left + self.props.screen.px(_PAD)
        most = round(self.rect.width * _TOLD) - left
        choices = [" · ".join(said[:count]) for count in range(len(said), 0, -1)] or [""]
        return first_fitting(self.props, choices, Type.STORY, most), left, most

    def _progress(self, canvas: pygame.Surface, progress: Sequence[Message]) -> int:
        """How far the match has come, as much of it as there is room for; where the words end."""
        words, left, most = self._told_progress(progress)
        at = (left, self.rect.centery)
        return put(self.props, canvas, words, Type.STORY, CREAM, most, midleft=at).right

    def _sign(self, canvas: pygame.Surface, sign: pygame.Surface | None, after: int) -> int:
        """What stands behind the words about the progress; where it ends."""
        if sign is None:
            return after
        left = after + 2 * self.props.screen.px(_PAD)
        self.sign_at = sign.get_rect(midleft=(left, self.rect.centery))
        lay_on(sign, canvas, self.sign_at.topleft)
        return self.sign_at.right

    def _room_for(self, words: str, after: int, right: int) -> pygame.Rect:
        """The middle of the bar, or else all that is free, if the words are wider."""
        pad = 2 * self.props.screen.px(_PAD)
        free = pygame.Rect(after + pad, self.rect.top, 0, self.rect.height)
        free.width = right - pad - free.left
        middle = self.rect.centerx
        room = free.copy()
        room.width = 2 * min(free.right - middle, middle - free.left)
        room.centerx = middle
        return free if self.props.typesetter.width(words, Type.STATUS) > room.width else room

    def _status(
        self,
        canvas: pygame.Surface,
        words: str,
        ink: pygame.Color,
        room: pygame.Rect,
        taken: Sequence[pygame.Rect],
    ) -> None:
        """In its room; words that are too wide hang below the line, or stand on two lines."""
        plate = None
        if self.props.typesetter.width(words, Type.STATUS) > room.width:
            plate = self.plate.room(words, taken)
        if plate is not None:
            self.plate.hang(words, ink, plate)
            return
        block = self.props.typesetter.within(words, Type.STATUS, ink, room.size, "centre")
        lay_on(block, canvas, block.get_rect(center=room.center).topleft)

    def _text(self, message: Message) -> str:
        return self._voice.text(message)
