"""The page of all matches that are kept: unfinished ones on the shelf, and finished ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

import pygame

from hollywood.core.message import say
from hollywood.kept_matches import KeptMatch
from hollywood.saves import Kept
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.surfaces import scaled
from hollywood.ui.draw.text import CONDENSED
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, MUTED, PANEL, RED, Type, faint
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.page import Drawn, Page
from hollywood.ui.widgets.paging import PAGE_KEYS, Paging

Leaf: TypeAlias = Literal["unfinished", "finished"]

_NONE: Mapping[Leaf, str] = {
    "unfinished": "shelf.no_unfinished",
    "finished": "shelf.no_finished",
}
LEAVES: tuple[Leaf, ...] = ("unfinished", "finished")
_ACROSS, _DOWN = 5, 2
_WIDE = 22 * "n"  # so much of a line has room in a frame, else fewer stand in a row
PICTURE = (220, 124)  # units
_GAP, _PAD, _TAB = 12, 8, 190  # units
_AROUND = 40  # units: a button is wider than its words
_PIN = 20


@dataclass(frozen=True)
class ShownMatch:
    """What a frame shows of a match."""

    match: KeptMatch
    name: str  # its own, or that of its game
    lines: Sequence[str]  # how far it has come, who plays, when it was left
    kept: Kept | None  # None if it can't be read; the lines say why
    picture: pygame.Surface | None  # of the table
    drawn: Drawn | None = None  # in its place


@dataclass(frozen=True)
class KeptWays:
    """What the page leads to."""

    matches: Callable[[Leaf], Sequence[KeptMatch]]
    shown: Callable[[KeptMatch], ShownMatch]  # reads it
    play_on: Callable[[ShownMatch], None]
    look: Callable[[ShownMatch], None]
    rename: Callable[[ShownMatch], None]
    pin: Callable[[ShownMatch], None]
    delete: Callable[[ShownMatch], None]
    back: Press


_ACTIONS = {  # what is as good as a button
    "look": "how_it_went",
    "pin": "pin",
    "unpin": "pin",
    "rename": "rename",
    "delete": "delete",
}


class KeptPage(Page):
    """Frames of film, ten at a time, or fewer where words are large; one of them is chosen.

    What the buttons do concerns that one.
    """

    pad_does: Sequence[str] = ("leaves", "pin", "fast")

    leaves: Sequence[Leaf] = LEAVES

    def __init__(self, props: Props, ways: KeptWays, leaf: Leaf = "unfinished") -> None:
        super().__init__(props, say("title.replays"), ways.back)
        self.ways, self.leaf = ways, leaf
        self.chosen = 0
        self._paging = Paging(self._turned)
        self.read_again()

    def read_again(self) -> None:
        """Something of what is kept may have changed."""
        self._matches = list(self.ways.matches(self.leaf))
        self.choose(max(0, min(self.chosen, len(self._matches) - 1)))

    def choose(self, number: int) -> None:
        """This match is chosen, and on the page that is seen."""
        self.chosen, self._paging.at = number, number // self._page
        self._read()

    def _turned(self) -> None:
        """The first match of another page is chosen."""
        self.choose(self._paging.at * self._page)
        self.lay_out()

    def _read(self) -> None:
        """Read the matches on the page that is seen."""
        self._first = self._paging.first(len(self._matches), self._page)
        shown = self._matches[self._first : self._first + self._page]
        self._shown = [self.ways.shown(each) for each in shown]

    @property
    def match(self) -> ShownMatch | None:
        """The one that is chosen."""
        return self._shown[self.chosen - self._first] if self._shown else None

    # what is meant

    def handle(self, event: pygame.event.Event) -> None:
        """Keys concern the match that is chosen; what the focus comes to is chosen."""
        presses = self._presses()
        if action := self.props.keys.one_of(event, presses):
            presses[action]()
            return
        super().handle(event)
        focus = self.controls.focus
        if isinstance(focus, _Frame) and self.controls.by_keys and focus.number != self.chosen:
            self._press(focus.number)

    def _presses(self) -> Mapping[str, Press]:
        """What keys do besides moving the focus."""
        turns: dict[str, Press] = {
            key: partial(self._paging.turn, by) for key, by in PAGE_KEYS.items()
        }
        other = next((each for each in self.leaves if each != self.leaf), None)
        if other is not None:
            turns |= dict.fromkeys(("leaf_back", "leaf_on"), partial(self._turn_leaf, other))
        presses = self._buttons()
        pressed = ((_ACTIONS.get(id), press) for id, press in presses.items())
        return turns | {name: press for name, press in pressed if name and press is not None}

    def _buttons(self) -> dict[str, Press | None]:
        """What can be done with the match that is chosen, the likeliest first; None if it can't."""
        match, ways = self.match, self.ways
        if match is None:
            return {}
        read = match.kept is not None
        presses: dict[str, Press | None] = {}
        if self.leaf == "unfinished":
            presses["play_on"] = partial(ways.play_on, match) if read else None
        presses["look"] = partial(ways.look, match) if read else None
        presses["rename"] = partial(ways.rename, match)
        presses["unpin" if match.match.note.pinned else "pin"] = partial(self._pin, match)
        presses["delete"] = partial(ways.delete, match)
        return presses

    def _pin(self, match: ShownMatch) -> None:
        self.ways.pin(match)
        self.read_again()
        self.lay_out()

    def _press(self, number: int) -> None:
        """A frame is chosen; one that is chosen already leads on."""
        if number != self.chosen:
            self.chosen = number
            self.lay_out()
        elif (press := next(iter(self._buttons().values()), None)) is not None:
            press()

    def _turn_leaf(self, leaf: Leaf) -> None:
        """The focus goes to what is likeliest there."""
        self.controls.focus = None
        self._open(leaf)

    def _open(self, leaf: Leaf) -> None:
        self.leaf, self.chosen = leaf, 0
        self.read_again()
        self.lay_out()

    # layout

    @property
    def _across(self) -> int:
        """How many stand in a row, with words as large as they are wanted."""
        wide = self.props.painter.typesetter.width(_WIDE, Type.SMALL) + 2 * self.px(_PAD)
        return max(1, min(_ACROSS, (self.inner.width + self.px(_GAP)) // (wide + self.px(_GAP))))

    @property
    def _page(self) -> int:
        """How many are seen at once."""
        return self._across * _DOWN

    def resize(self, screen: Screen) -> None:
        """Lay everything out for this window; the match that is chosen stays in sight."""
        self.props.fit(screen)
        self.choose(self.chosen)
        super().resize(screen)

    def set_out(self) -> Sequence[Control]:
        """The leaves, the frames, and what can be done with the one that is chosen."""
        self.put_heading()
        room = self.inner
        tabs = self._tabs(room)
        turns = self._turns()
        if above := [*tabs, *turns]:
            top = above[0].rect.bottom + self.px(_GAP)
            room.height, room.top = room.bottom - top, top
        if tabs:
            self._put_drop(tabs[-1].rect)
        if not self._shown:
            told = self.said(say(_NONE[self.leaf]))
            self.put_block(told, Type.BODY, MUTED, room, "centre")
        return [*self._frames(room), *self._foot_buttons(), *tabs, *turns]

    def _put_drop(self, beside: pygame.Rect) -> None:
        """That files can be dropped, if it has room: no system tells of one that only hovers."""
        at = beside.copy()
        at.left = beside.right + self.px(_GAP)
        turns = self._paging.wide(self, len(self._matches), self._page)
        at.width = max(1, self.inner.right - turns - at.left)
        words = self.said(say("shelf.drop"))
        if self.typesetter.width(words, Type.SMALL) * CONDENSED <= at.width:
            self.put(words, Type.SMALL, MUTED, at)

    def _tabs(self, room: pygame.Rect) -> list[Control]:
        wide, high = self.px(_TAB), self.high(36)
        if self.typesetter.screen.text > 1:
            wide = (room.width - self.px(_GAP)) // 3
        return [
            Control(
                pygame.Rect(room.left + n * (wide + self.px(_GAP)), room.top, wide, high),
                self.said(say(f"shelf.{leaf}")),
                partial(self._open, leaf),
                lit=leaf == self.leaf,
            )
            for n, leaf in enumerate(self.leaves)
        ]

    def _turns(self) -> list[Control]:
        """To earlier matches and back, if there are more than are seen."""
        head = pygame.Rect(self.inner.left, self.inner.top, self.inner.width, self.high(36))
        return self._paging.controls(self, head, len(self._matches), self._page)

    def _frames(self, room: pygame.Rect) -> list[Control]:
        gap = self.px(_GAP)
        across = self._across
        wide = (room.width - gap * (across - 1)) // across
        high = self._frame_high(room, wide)
        frames: list[Control] = []
        for n, shown in enumerate(self._shown):
            at = pygame.Rect(room.left + n % across * (wide + gap), 0, wide, high)
            at.top = room.top + n // across * (high + gap)
            number = self._first + n
            frames.append(_Frame(at, press=partial(self._press, number), bare=True, number=number))
            self._put_match(shown, at, number == self.chosen)
        return frames

    def _frame_high(self, room: pygame.Rect, wide: int) -> int:
        """As high as pictures and words need, if there is room for so much."""
        rows = min(_DOWN, max(1, -(-len(self._shown) // self._across)))
        most = (room.height - self.px(_GAP) * (rows - 1)) // rows
        inside = wide - 2 * self.px(_PAD)
        words = _words_high(self, self._shown, inside)
        return min(most, _picture_high(inside) + self.px(4) + words + 2 * self.px(_PAD))

    def _put_match(self, shown: ShownMatch, at: pygame.Rect, chosen: bool) -> None:
        """A frame of film with a picture and a few lines."""
        px, shapes = self.px, self.props.shapes
        edge, line = (CREAM, px(2)) if chosen else (faint(BRASS), max(1, px(1)))
        self.show(shapes.panel(at.size, px(_PAD), PANEL, edge, line), at)
        inside = at.inflate(-2 * px(_PAD), -2 * px(_PAD))
        place = inside.copy()
        rest = inside.height - _words_high(self, self._shown, inside.width) - px(4)
        place.height = min(_picture_high(inside.width), rest)
        if place.height > px(30):
            _put_picture(self, shown, place)
        else:
            place.height = 0
        if shown.match.note.pinned:
            _put_pin(self, place.topright)
        left = pygame.Rect(inside.left, place.bottom + px(4), inside.width, 0)
        left.height = self.typesetter.height(Type.LABEL)
        _put_whole(self, shown.name, Type.LABEL, CREAM, left)
        left = pygame.Rect(left.left, left.bottom, left.width, inside.bottom - left.bottom)
        ink = MUTED if shown.kept else RED
        _put_whole(self, "\n".join(shown.lines), Type.SMALL, ink, left)

    def _foot_buttons(self) -> list[Control]:
        """In the row at the foot; the way back stands last."""
        presses: dict[str, Press | None] = {**self._buttons(), "back": self.escape}
        gap = self.px(_GAP)
        words = [self.said(say(f"shelf.{id}")) for id in presses]
        widest = max(self.typesetter.width(each, Type.BUTTON) for each in words)
        most = (self.foot.width - gap * (len(presses) - 1)) // len(presses)
        wide = min(max(self.px(200), widest + self.px(_AROUND)), most)
        left = self.foot.centerx - (wide * len(presses) + gap * (len(presses) - 1)) // 2
        return [
            Control(
                pygame.Rect(left + n * (wide + gap), self.foot.top, wide, self.foot.height),
                words[n],
                press or self.escape,
                enabled=press is not None,
                primary=not n and id != "back",
            )
            for n, (id, press) in enumerate(presses.items())
        ]


class FullShelf(KeptPage):
    """Another match would be one too many: which one goes?"""

    leaves = ()
    pad_does = ("fast",)

    def __init__(self, props: Props, ways: KeptWays, let_go: Callable[[ShownMatch], None]) -> None:
        self._let_go = let_go
        super().__init__(props, ways)
        self.title = say("shelf.full")
        oldest = [n for n, each in enumerate(self._matches) if not each.note.pinned]
        self.choose(oldest[-1] if oldest else 0)

    def _buttons(self) -> dict[str, Press | None]:
        """What is pinned never goes."""
        match = self.match
        goes = match is not None and not match.match.note.pinned
        return {"let_go": partial(self._let_go, match) if match is not None and goes else None}


@dataclass
class _Frame(Control):
    """A match on the page."""

    number: int = 0


def _put_picture(page: Page, shown: ShownMatch, place: pygame.Rect) -> None:
    """Of the table as it was left, or what is drawn in its place."""
    if shown.picture is not None:
        wide = min(place.width, place.height * PICTURE[0] // PICTURE[1])
        picture = scaled(shown.picture, (wide, wide * PICTURE[1] // PICTURE[0]))
        page.show(picture, place)
    elif shown.drawn is not None:
        drawn = shown.drawn(page.typesetter, 2 * place.width)
        share = min(place.width / drawn.get_width(), place.height / drawn.get_height())
        size = (round(drawn.get_width() * share), round(drawn.get_height() * share))
        page.show(scaled(drawn, size), place)


def _put_pin(page: Page, corner: tuple[int, int]) -> None:
    """It stays for ever."""
    across = page.px(_PIN)
    star = page.props.shapes.icon("star", across, GOLD)
    disc = page.props.shapes.disc(across + page.px(8), BLACK, BRASS, max(1, page.px(1)))
    at = disc.get_rect(topright=corner)
    page.show(disc, at)
    page.show(star, at)


def _picture_high(wide: int) -> int:
    return wide * PICTURE[1] // PICTURE[0]


def _words_high(page: Page, shown: Sequence[ShownMatch], wide: int) -> int:
    """How high the words of the longest match are: all pictures are as large as beside those."""
    lines, height = page.typesetter.lines, page.typesetter.height
    told = (lines("\n".join(each.lines), Type.SMALL, wide) for each in shown)
    return height(Type.LABEL) + max(map(len, told), default=0) * height(Type.SMALL)


def _put_whole(page: Page, words: str, type: Type, ink: pygame.Color, at: pygame.Rect) -> None:
    """Words in smaller letters where they have no room."""
    block = page.typesetter.within(words, type, ink, at.size)
    page.below.append((block, block.get_rect(topleft=at.topleft)))
