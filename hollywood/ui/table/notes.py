"""Words laid over the table: the log, hints, remarks; frames round what is pointed at."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Generic, NamedTuple, TypeAlias

import pygame
from pygame import Color

from hollywood.core.catalogue import Voice
from hollywood.core.game import M, S
from hollywood.core.message import Seat, say
from hollywood.core.record import HUMAN, Chair
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.gradients import sheer
from hollywood.ui.draw.kept_picture import Piece
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.plate import Plate
from hollywood.ui.draw.surfaces import Spot, height, lay_on
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.theme import BRASS, CREAM, FAINT, MUTED, Type

from .balloons import Balloons
from .coach_note import CoachNote, said_whole
from .hints import Tip
from .log import Log, lit
from .note_plate import ROUND, SOFT, framed, inside, is_low
from .pointing import Pointer
from .remarks import Spoken
from .setting import FreeRooms, Ground, LogLine, Setting, Thing, View
from .stage import Key

_LIGHT = (246, 236, 212, 44)
_NEWEST = (255, 255, 255, 15)
_LINES = 6  # of words a note has room for, at least
_TOKEN = 16  # units: in a line of the log
_GAP = 3  # units: between a note and what it gives way to
_HEADED = 5  # lines a low note has room for, if there is a heading
_HIDES = 0.3  # of their size: tips are sooner as small as can be read than that they hide something


_TipsThere: TypeAlias = tuple[tuple[Tip, ...], tuple[int, ...]]  # and the room


class Rooms(NamedTuple):
    """Where the log and the coach's tips go, if they are seen."""

    log: pygame.Rect | None
    tips: pygame.Rect | None


class Notes(Generic[S, M]):
    """Lays words over the table, each where it covers nothing that matters now."""

    def __init__(
        self,
        props: Props,
        ground: Ground,
        voice: Voice,
        setting: Setting[S, M],
        chairs: Sequence[Chair],
    ) -> None:
        self._props, self._ground, self._voice = props, ground, voice
        self._setting = setting
        self._page = _LogNote(props, voice, setting)
        self.shown: dict[str, pygame.Rect] = {}  # where log and tips are, if they are seen
        self._balloons = Balloons(props, ground, voice)
        self._least = _LINES * props.typesetter.height(Type.BODY)  # less is no room for a note
        self._line = props.typesetter.height(Type.STORY) + props.screen.px(28)  # room for one
        self._said: dict[object, bool] = {}  # of the last tip
        self._tips: dict[_TipsThere, CoachNote] = {}  # as they were set last, by the room
        self._told: tuple[Sequence[Tip], pygame.Rect | None] = (), None  # last, and in which room
        self._bots = {seat for seat, chair in enumerate(chairs) if chair.who != HUMAN}

    def pieces(
        self,
        view: View[S, M],
        log: Log[S, M],
        tips: Sequence[Tip],
        remarks: Mapping[Seat, Spoken],
        pointer: Pointer[S, M],
        taken: Sequence[pygame.Rect] = (),
    ) -> dict[Hashable, Piece]:
        """All of them.

        Where notes hang they give way to what is `taken`, and the log to the coach.
        """
        free = self._ground.free(view.now, view.draft) if self._ground.free and tips else None
        seen = log.open or self._ground.spare is not None
        rooms = self.rooms(view.turn, tips, seen, taken, free)
        pieces: dict[Hashable, Piece] = {}
        told, page = None, rooms.log
        if rooms.tips is not None:
            tipped = self._set(tips, rooms.tips)
            told = tipped.place
            if page is not None and page.colliderect(told):
                page = self._beside(page, told)
        if page is not None:
            pieces["log"], named = self._page.piece(page, log.shown, pointer.at)
            pieces |= self._frames(view.things, named)
        if told is not None:
            pieces["tips"] = tipped.piece
        places = (("log", page), ("tips", told))
        self.shown = {name: place for name, place in places if place is not None}
        pieces |= self._balloons.pieces(remarks)
        if pointer.by_keys and pointer.pick.thing is not None:
            pieces |= self._frames(view.things, {pointer.pick.thing})
        return pieces

    @property
    def in_sight(self) -> list[pygame.Rect]:
        """Where words stay seen beside a card that is looked at closely: of the log if it hangs."""
        hangs = self._ground.hung is not None
        return [place for name, place in self.shown.items() if hangs or name == "tips"]

    def line_at(self, at: Spot) -> LogLine | None:
        """The line of the log that stands there."""
        return self._page.line_at(at) if "log" in self.shown else None

    def lies_at(self, at: tuple[float, float]) -> bool:
        """Whether log or tips lie there: nobody sees what is under them."""
        return any(place.collidepoint(at) for place in self.shown.values())

    def hanging_at(self, at: tuple[float, float]) -> str | None:
        """Which note hangs there, over things that are hidden by it: the log or the tips."""
        hung = self._ground.hung is not None
        hangs = {"log": hung, "tips": hung or self._ground.free is not None}
        shown = self.shown.items()
        return next((name for name, at_ in shown if hangs[name] and at_.collidepoint(at)), None)

    def _beside(self, page: pygame.Rect, told: pygame.Rect) -> pygame.Rect | None:
        """What of the log's room the coach's words leave it, unless that is no room for a line."""
        least = self._line + self._props.typesetter.height(Type.STORY)
        left = left_over(page, [told.inflate(0, 2 * self._props.screen.px(_GAP))])
        return left if left.height >= least and left.width >= page.width // 2 else None

    def rooms(
        self,
        turn: Seat | None,
        tips: Sequence[Tip],
        log: bool,
        taken: Sequence[pygame.Rect] = (),
        free: FreeRooms | None = None,
    ) -> Rooms:
        """Where the log and the coach's tips go: never over who is to act, nor who is spoken of.

        Both share one corner if there is room for that, so that the others stay seen; tips go
        where nothing lies, if the game knows such places.
        """
        if free is not None:
            return Rooms(self.rooms(turn, (), log, taken).log, self._free_room(tips, free, taken))
        if self._ground.hung is not None:
            return self._hung(*self._ground.hung, tips, log, taken)
        spoken_of = {seat for tip in tips for seat in tip.seats}
        corner = self._ground.spare or self.corner(turn, spoken_of=spoken_of)
        half = corner.height // 2
        if not (log and tips):
            return Rooms(corner if log else None, corner if tips else None)
        if half < self._least:
            return Rooms(corner, self.corner(turn, [corner], spoken_of))
        upper = pygame.Rect(*corner.topleft, corner.width, corner.height - half)
        return Rooms(upper, pygame.Rect(upper.left, upper.bottom, corner.width, half))

    def _hung(
        self,
        left: pygame.Rect,
        right: pygame.Rect,
        tips: Sequence[Tip],
        log: bool,
        taken: Sequence[pygame.Rect],
    ) -> Rooms:
        """Each in its own place; side by side the log alone takes both, and so do long tips."""
        gap = 2 * self._props.screen.px(_GAP)
        around = [each.inflate(gap, gap) for each in taken]
        beside = left.top == right.top and left.height == right.height and left != right
        both, told = left_over(left.union(right), around), left_over(right, around)
        if beside and tips and not (len(tips) == 1 and self._says(tips[0], told)):
            return self._with_a_line(None, both)
        page = both if beside and not tips else left_over(left, around)
        return self._with_a_line(page if log else None, told if tips else None)

    def _free_room(
        self, tips: Sequence[Tip], free: FreeRooms, taken: Sequence[pygame.Rect]
    ) -> pygame.Rect | None:
        """The first room in which most of them is said largest; not the one that hides something.

        They stay there as long as nothing comes to lie there, then where nothing ever does: whoever
        types a word would send them from place to place.
        """
        gap = 2 * self._props.screen.px(_GAP)
        around = [each.inflate(gap, gap) for each in taken]
        rooms = [left_over(each, around) for each in (*free.rooms, free.least)]
        rooms = [room for room in rooms if room.height >= self._line]
        told, before = self._told
        stays = before is not None and any(room.contains(before) for room in rooms)
        if told != tips:
            losses = [self._set(tips, room).loss for room in rooms]
            losses[-1:] = [loss + _HIDES for loss in losses[-1:]]
            before = rooms[losses.index(min(losses))] if rooms else None
        elif not stays:
            before = rooms[-1] if rooms else None
        self._told = tips, before
        return before

    def _with_a_line(self, *rooms: pygame.Rect | None) -> Rooms:
        """Those of them in which a line has room."""
        return Rooms(*(room if room and room.height >= self._line else None for room in rooms))

    def _says(self, tip: Tip, room: pygame.Rect) -> bool:
        """Whether a tip can be said to its end there: in each frame the same is asked."""
        key = (tip, room.size)
        if key not in self._said:
            inner = inside(self._props, room).size
            self._said = {key: said_whole(self._props, self._voice, tip, inner)}
        return self._said[key]

    def _set(self, tips: Sequence[Tip], room: pygame.Rect) -> CoachNote:
        """The tips as they are set there, once for all frames."""
        key = (tuple(tips), (*room.topleft, *room.size))
        if key not in self._tips:
            of_others = next(iter(self._tips), key)[0] != key[0]
            kept = {} if of_others or self._ground.free is None else self._tips
            self._tips = {**kept, key: CoachNote(self._props, room, self._voice, tips)}
        return self._tips[key]

    def _frames(
        self, things: Sequence[Thing], keys: Collection[Key]
    ) -> Iterator[tuple[Hashable, Piece]]:
        """A light round some cards."""
        px = self._props.screen.px
        for key, actor, pose in things if keys else ():
            if key in keys and not actor.leaves:
                place = pygame.Rect(0, 0, round(pose.width) + px(8), height(pose.width) + px(8))
                place.center = (round(pose.x), round(pose.y))
                yield ("frame", key), Piece(None, place, partial(self._frame, place=place))

    def _frame(self, canvas: pygame.Surface, place: pygame.Rect) -> None:
        px = self._props.screen.px
        frame = self._props.shapes.panel(place.size, px(9), _LIGHT, CREAM, px(3))
        lay_on(frame, canvas, place.topleft)

    def corner(
        self,
        turn: Seat | None,
        taken: Sequence[pygame.Rect] = (),
        spoken_of: Collection[Seat] = (),
    ) -> pygame.Rect:
        """What can be covered of a corner: a bot's sooner than a human's, never of who acts.

        A lower one first, where there is room above for an enlarged card; then one at the side of
        who acts, where none is enlarged.
        """
        corners = self._ground.corners
        rooms = self._ground.rooms or corners
        rooms = rooms if min(room.height for room in rooms) >= self._least else corners
        others = [seat for seat in range(len(rooms)) if seat != turn]
        free = [seat for seat in others if rooms[seat] not in taken] or others
        free = [seat for seat in free if seat not in spoken_of] or free
        bots = [seat for seat in free if seat in self._bots]
        if bots:
            own = rooms[turn or 0].left
            return rooms[max(bots, key=lambda seat: (rooms[seat].top, rooms[seat].left == own))]
        across = ((turn or 0) + len(rooms) // 2) % len(rooms)
        return rooms[across if across in free else free[-1]]


def left_over(room: pygame.Rect, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """The largest part of a room beside, above or below all that is taken."""
    for place in taken:
        if place.colliderect(room):
            top, bottom = max(room.top, place.top), min(room.bottom, place.bottom)
            start, end = max(room.left, place.left), min(room.right, place.right)
            parts = (
                pygame.Rect(room.left, room.top, room.width, top - room.top),
                pygame.Rect(room.left, bottom, room.width, room.bottom - bottom),
                pygame.Rect(room.left, room.top, start - room.left, room.height),
                pygame.Rect(end, room.top, room.right - end, room.height),
            )
            room = max(parts, key=lambda part: part.width * part.height)
    return room


class _LogNote(Generic[S, M]):
    """The log in a corner: what has happened, the newest below."""

    def __init__(self, props: Props, voice: Voice, setting: Setting[S, M]) -> None:
        self._props, self._voice, self._setting = props, voice, setting
        self._px = props.screen.px
        self._indent = self._px(_TOKEN + 8)
        self._looks: object = None  # what the picture shows
        self._rows_shown: list[tuple[LogLine, pygame.Rect]] = []
        self._pointed: LogLine | None = None
        self._picture: Plate | None = None
        self._corner: Spot = (0, 0)  # of the picture in the window
        self._low = False

    def piece(
        self, rect: pygame.Rect, lines: Sequence[LogLine], at: Spot
    ) -> tuple[Piece, frozenset[Key]]:
        """As many lines as there is room for; the cards of the line pointed at.

        All of it is one picture, composed anew when a line comes or another is pointed at.
        """
        around = rect.inflate(2 * self._px(SOFT), 2 * self._px(SOFT))
        looks = (tuple(rect), tuple(lines))
        if looks != self._looks:
            self._picture, self._looks = None, looks
            self._low = is_low(self._props, rect)
            inner = inside(self._props, rect.move(-around.left, -around.top))
            self._rows_shown = self._rows(lines, self._below_heading(inner))
        self._corner = around.topleft
        pointed = self.line_at(at)
        if self._picture is None or pointed is not self._pointed:
            self._pointed, picture = pointed, framed(self._props, rect.size)
            place = rect.move(-around.left, -around.top)
            self._compose(picture, inside(self._props, place))
            self._picture = Plate(picture, place.inflate(*(-2 * self._px(ROUND),) * 2))
        paint = partial(self._picture.lay_on, at=around.topleft)
        named = frozenset[Key]() if pointed is None else lit(pointed)
        return Piece(self._picture, around, paint), named

    def line_at(self, at: Spot) -> LogLine | None:
        """The line that stands there."""
        local = (at[0] - self._corner[0], at[1] - self._corner[1])
        return next((line for line, row in self._rows_shown if row.collidepoint(local)), None)

    def _below_heading(self, inner: pygame.Rect) -> pygame.Rect:
        """The room for lines."""
        if not self._headed(inner):
            return inner
        title = self._voice.text(say("table.log"))
        heading = self._props.typesetter.line(title, self._type, MUTED, inner.width)
        down = heading.get_height() + self._px(3 if self._low else 13)
        return pygame.Rect(inner.left, inner.top + down, inner.width, inner.height - down)

    def _headed(self, inner: pygame.Rect) -> bool:
        """Whether a heading leaves room for lines enough."""
        return not self._low or inner.height >= _HEADED * self._props.typesetter.height(self._type)

    @property
    def _type(self) -> Type:
        return Type.SMALL if self._low else Type.STORY

    def _compose(self, canvas: pygame.Surface, inner: pygame.Rect) -> None:
        """The heading, if there is room for it, and the lines."""
        if self._headed(inner):
            self._heading(canvas, inner)
        self._lines(canvas)

    def _heading(self, canvas: pygame.Surface, inner: pygame.Rect) -> None:
        title = self._voice.text(say("table.log"))
        heading = put(
            self._props, canvas, title, self._type, MUTED, inner.width, topleft=inner.topleft
        )
        if not self._low:
            rule = layer_of((inner.width, max(1, self._px(1))))
            rule.fill(sheer(BRASS, FAINT).premul_alpha())
            lay_on(rule, canvas, (inner.left, heading.bottom + self._px(5)))

    def _lines(self, canvas: pygame.Surface) -> None:
        """The newest one stands out, and the one pointed at."""
        for line, row in self._rows_shown:
            newest = line is self._rows_shown[0][0]
            if newest:
                around = row.inflate(self._px(18), 0 if self._low else self._px(4))
                light = self._props.shapes.panel(around.size, self._px(7), _NEWEST)
                lay_on(light, canvas, around.topleft)
            self._line(canvas, line, row, newest or line is self._pointed)

    def _rows(
        self, lines: Sequence[LogLine], room: pygame.Rect
    ) -> list[tuple[LogLine, pygame.Rect]]:
        """The last lines that there is room for, from the top down."""
        rows = list(self._upwards(lines, room))
        spare = rows[-1][1].top - room.top if rows else 0
        return [(line, row.move(0, -spare)) for line, row in rows]

    def _upwards(
        self, lines: Sequence[LogLine], room: pygame.Rect
    ) -> Iterator[tuple[LogLine, pygame.Rect]]:
        """The lines and their places from the foot of the room up, as far as they go."""
        bottom = room.bottom
        for line in reversed(lines):
            high = self._block(line, _ink(line), room.width).get_height()
            row = pygame.Rect(room.left, 0, room.width, high)
            row.bottom = bottom
            if row.top < room.top:
                return
            yield line, row
            bottom = row.top - (0 if self._low else self._px(5))

    def _block(self, line: LogLine, ink: Color, wide: int) -> pygame.Surface:
        """A line's words, beside the token if there is one."""
        words = self._voice.text(line.words)
        room = wide - self._indent * (line.seat is not None)
        return self._props.typesetter.block(words, self._type, ink, room)

    def _line(self, canvas: pygame.Surface, line: LogLine, row: pygame.Rect, pointed: bool) -> None:
        """A line with the token of whom it tells."""
        block = self._block(line, CREAM if pointed else _ink(line), row.width)
        left = row.left
        if line.seat is not None:
            token = self._setting.token(line.seat, self._px(_TOKEN))
            step = self._props.typesetter.height(self._type)
            lay_on(token, canvas, token.get_rect(midleft=(left, row.top + step // 2)).topleft)
            left += self._indent
        lay_on(block, canvas, (left, row.top))


def _ink(line: LogLine) -> Color:
    """The colour of a line that is not pointed at."""
    return CREAM if line.opens else MUTED
