"""The rules on short leaves: opened at what fits, made of the match, searched, tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import TypeVar

import pygame

from hollywood.core.message import Message
from hollywood.ui.app.background import BackgroundJobs
from hollywood.ui.app.opened_game import OpenedGame
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import Size, lay_on
from hollywood.ui.draw.theme import GOLD, Type
from hollywood.ui.widgets.controls import Control, Field, Press
from hollywood.ui.widgets.page import Page

from .contents import Contents, ReadingPlace
from .reader import Reader
from .rulebook import Leaf, Moving, Picture, Reading, Topic
from .rules_controls import button, dots, field, row_of, switch
from .views import View, view_of

T = TypeVar("T")

_PAGE_PAD = 36  # units: between the frame and what is inside it
_ABOVE, _BELOW, _APART = 22, 12, 14  # units: above the head and below it, between controls
_HEAD = 40  # units
_FRAMES = 30  # a second, of a picture that moves
_LIT = 2.0  # seconds in which a sentence glows
_TURNS = {"left": -1, "right": 1, "page_back": -1, "page_on": 1, "leaf_back": -1, "leaf_on": 1}


class RulesPage(Page):
    """Turned by buttons and arrow keys; whatever is typed is looked for."""

    def __init__(
        self,
        props: Props,
        game: OpenedGame,
        back: Press,
        reading: Reading | None = None,
        topic: Topic | None = None,
        try_it: Callable[[Leaf], None] | None = None,
    ) -> None:
        super().__init__(props, None, back)
        contents = Contents(props, game, reading)
        at = topic or Topic(contents.leaves[0].id)
        first = ReadingPlace("leaf", contents.leaf(at.leaf).id, at.rules)
        self.reader = Reader(game, reading, contents, first, self._turned, try_it)
        self.view: View = view_of(self, self.reader)
        self._glow: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._pictures: dict[tuple[object, ...], Future[pygame.Surface]] = {}
        self._begun: Future[Moving] | None = None  # the one that will move
        self._jobs, self._waits = BackgroundJobs(), False  # for the picture that is to be seen
        self._moving: Moving | None = None
        self._shown_for = 0.0  # seconds: what is shown

    # scene

    def handle(self, event: pygame.event.Event) -> None:
        """Arrow keys turn the leaf; what is typed is looked for."""
        keys, reader = self.props.keys, self.reader
        writes = isinstance(self.controls.focus, Field)
        if event.type == pygame.TEXTINPUT and not writes and event.text.strip():
            self._write()
        if keys.means(event, "search"):
            self._write()
        elif keys.means(event, "step_back"):
            self._step_back()
        elif keys.means(event, "rules"):
            self._leave()
        elif keys.means(event, "try_it"):
            self._try()
        elif writes and keys.means(event, "confirm") and self.view.rows:
            reader.go(self.view.rows[0].to)
        elif way := keys.one_of(event, _TURNS):
            reader.turn(_TURNS[way], self.view.parts)
        else:
            super().handle(event)

    def resize(self, screen: Screen) -> None:
        """Lay everything out for this window, in the language of now."""
        self.wait()
        self._pictures.clear()
        reader = self.reader
        reader.contents = Contents(self.props, reader.game, reader.reading)
        super().resize(screen)

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        still = self._moving is None and not self._glow and not self._waits
        return super().resting and still

    def wait(self) -> None:
        """Return when its picture is drawn."""
        self._jobs.wait()

    def leave(self) -> None:
        """Nothing is drawn any longer."""
        self._jobs.cancel()
        self.wait()
        super().leave()

    def update(self, seconds: float) -> bool:
        """Let time pass; a picture that moves has a new frame now and then."""
        frame = int(self._shown_for * _FRAMES)
        self._shown_for += seconds / (self.props.pace or 1.0)
        moved = self._moving is not None and int(self._shown_for * _FRAMES) != frame
        if self._glow and self._shown_for > _LIT:
            self._glow, moved = [], True
        if self._waits:
            self._show()
            moved = moved or not self._waits
        return super().update(seconds) or moved

    def draw(self, canvas: pygame.Surface) -> None:
        """Words and the picture, as far as that has moved; the link that is pointed at."""
        self.below, kept = [*self._glow, *self.below], self.below
        super().draw(canvas)
        self.below = kept
        if self._moving is not None:
            lay_on(self._moving(self._shown_for), canvas, self.view.room.topleft)
        for control, link in self.view.links:
            if control is self.controls.shown:
                words = self.typesetter.line(link.words, Type.READING, GOLD, link.place.width)
                lay_on(words, canvas, words.get_rect(midleft=link.place.midleft).topleft)
                if self.controls.by_keys:
                    self.painter.ring(link.place, canvas)

    def escape(self) -> None:
        """From a list or a word back to where one read, from a leaf to where one came from."""
        if self.reader.at.kind != "leaf" and self.reader.can_go_back:
            self.props.sound.play("ui_back")
            self.reader.go_back()
        else:
            self._leave()

    def _step_back(self) -> None:
        if self.reader.can_go_back:
            self.reader.go_back()

    def _leave(self) -> None:
        self.props.sound.play("ui_back")
        self.back()

    def _try(self) -> None:
        leaf, tries = self.reader.leaf, self.reader.try_it
        if leaf is not None and leaf.tries and tries is not None:
            tries(leaf)

    def _write(self) -> None:
        """What is typed next goes into the field."""
        field = next(each for each in self.controls.all if isinstance(each, Field))
        self.controls.focus, self.controls.by_keys, self.changed = field, True, True

    def _turned(self) -> None:
        """Something else is read."""
        self._shown_for = 0.0
        self.props.sound.play("ui_page")
        self.lay_out()

    # layout

    def said(self, message: Message) -> str:
        """A message in words; cards are known by name."""
        return self.reader.contents.text(message)

    @property
    def ruled(self) -> pygame.Rect:
        """There is no line under a heading: it stands above its words."""
        return pygame.Rect(0, 0, 0, 0)

    def set_out(self) -> Sequence[Control]:
        """The search above, what is read between, the leaves and the ways out below."""
        whole = self.rect.inflate(-2 * self.px(_PAGE_PAD), 0)
        head = pygame.Rect(whole.left, whole.top + self.px(_ABOVE), whole.width, self.high(_HEAD))
        body = pygame.Rect(whole.left, head.bottom + self.px(_BELOW), whole.width, 0)
        body.height = self.foot.top - self.px(_BELOW) - body.top
        self.view, leaf = view_of(self, self.reader), self.reader.leaf
        tried = leaf is not None and leaf.tries and self.reader.try_it is not None
        self.pad_does = ("leaves", "try_it") if tried else ("leaves",)
        return [*self._head(head), *self.view.put(body), *self._foot()]

    def _head(self, row: pygame.Rect) -> list[Control]:
        """The field, all words and signs, and what the picture is made of."""
        reader = self.reader
        words = button(self, "rules.words", lambda: reader.go(ReadingPlace("list")), row)
        words.lit = reader.at == ReadingPlace("list")
        lives = reader.leaf is not None and reader.leaf.live is not None
        right = [switch(self, reader.shows_match, reader.show, row)] if lives else []
        free = row_of(self, [], right, row)
        free.width -= words.rect.width + self.px(_APART)
        query = reader.at.id if reader.at.kind == "list" else ""
        writes = field(self, query, reader.search, free)
        words.rect.left = writes.rect.right + self.px(_APART)
        return [writes, words, *right]

    def _foot(self) -> list[Control]:
        """Back at the left, the dots in the middle, what can be tried and on at the right."""
        row = self.foot
        back, ways = button(self, "new_match.back", self.escape, row), self.view.ways(row)
        free = row_of(self, [back], ways, row)
        return [back, *dots(self, self.view.dots(), free), *reversed(ways)]

    def adorn(self) -> None:
        """The picture, if there is one; it moves if it can and may. Lit sentences glow."""
        view, self._moving, self._begun = self.view, None, None
        self._glow = list(view.glow) if self._shown_for <= _LIT else []
        self._forget_what_waits()
        if view.moving is not None and self.props.moves:
            self._begun = Future[Moving]()
            make = partial(_ready_to_move, view.moving)
            self._jobs.add(partial(_make, self._begun, make, self.props, view.room.size))
        self._show()

    def _forget_what_waits(self) -> None:
        """Pictures of leaves that were turned over before they were drawn."""
        self._jobs.cancel()
        self._pictures = {key: each for key, each in self._pictures.items() if each.done()}

    def _show(self) -> None:
        """Show the picture as soon as it is drawn."""
        drawn: Future[Moving] | Future[pygame.Surface] | None = self._begun
        if drawn is None and self.view.picture is not None:
            drawn = self._drawn(self.view.picture)
        self._waits = drawn is not None and not drawn.done()
        if drawn is None or self._waits:
            return
        picture = drawn.result()
        if isinstance(picture, pygame.Surface):
            self.show(picture, self.view.room)
        else:
            self._moving = picture

    def _drawn(self, picture: Picture) -> Future[pygame.Surface]:
        """Put together once for a size and a language, on another thread: its cards take long."""
        props, size = self.props, self.view.room.size
        key = (
            self.reader.at,
            self.reader.shows_match,
            size,
            props.language,
            props.settings.symbols,
        )
        if key not in self._pictures:
            made = self._pictures[key] = Future[pygame.Surface]()
            self._jobs.add(partial(_make, made, picture, props, size))
        return self._pictures[key]


def _ready_to_move(moving: Callable[[Props, Size], Moving], props: Props, size: Size) -> Moving:
    """A picture that moves, once what it is made of was drawn."""
    made = moving(props, size)
    made(0.0)
    return made


def _make(made: Future[T], make: Callable[[Props, Size], T], props: Props, size: Size) -> None:
    """Make a picture; what goes wrong is raised where it is wanted."""
    try:
        made.set_result(make(props, size))
    except BaseException as error:
        made.set_exception(error)
