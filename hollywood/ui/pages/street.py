"""The street: a house for each game of the box. One of them is open, its menu in its window."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.actions import NUMBERS
from hollywood.core.message import say
from hollywood.ui.app.keys import BACK, ON, PRESSES, WAYS, is_press
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.display_list import Noted
from hollywood.ui.draw.kept_picture import Piece, Repainting
from hollywood.ui.draw.surfaces import lay_faintly, lay_on
from hollywood.ui.widgets.controls import Control, Press
from hollywood.ui.widgets.form import Lettered

from .house_menu import House, HouseMenu, Inside, in_house, put_plate, put_tab
from .lean import Lean, Leaning
from .street_aloud import StreetAloud
from .street_arrows import Arrows, Door, tell_the_end
from .street_life import Looks, StreetLife
from .street_opening import MOVES, Opening
from .street_picture import HOUSES, LIFTED, LIFTED_OPEN, POINTED, STRAIGHT, StreetPicture
from .street_plan import Front, fronts
from .strip import LARGE, Strip

GUARDED = MOVES + 0.22  # seconds a menu takes no clicks: longer than any double click
MUSIC_AFTER = 0.7  # seconds a house is open until its music begins
_LIGHTS = 0.17  # seconds until a house is lit or dark
_LIT_AFTER = 0.12  # seconds until the lights of a house that is opened go on
_LEANS = (10, 5)  # units: how far the nearest leans away from the mouse, across and down
_WHEEL = 0.25  # seconds from one notch of the wheel to the next that counts
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT


@dataclass(frozen=True)
class StreetWays:
    """What the street leads to besides the menus."""

    inside: Callable[[int], Inside]  # turns to a game
    page: Press  # of the game that is turned to
    music: Press  # the same
    settings: Press
    quit: Press
    changed: Press  # the language or the sound was chosen anew


class Street(Lettered):
    """All games side by side, always in the same order."""

    pad_does = ("along", "rules")
    music_rests = True

    def __init__(
        self, props: Props, houses: Sequence[House], opened: int, ways: StreetWays
    ) -> None:
        super().__init__(props)
        self.houses = houses
        self.opened = opened
        self.ways = ways
        self.inside = ways.inside(opened)
        self.rows: list[list[Control]] = []  # of the open house: its board, then its menu
        self.fronts: list[Front] = []
        self._strip = Strip(self, ways.changed)
        self.foot: list[Control] = []  # the strip's
        self.doors: dict[int, Door] = {}  # of the houses that are asleep
        self._arrows = Arrows(self)
        self._picture: StreetPicture | None = None  # once a window is known
        self._panel = self.tab = pygame.Rect(0, 0, 0, 0)
        self.lights = [0.0] * len(houses)
        self.opening: Opening | None = None
        self._open_for = GUARDED + MUSIC_AFTER  # seconds
        self._wheel_rests = 0.0
        self._mouse = (0, 0)
        self.lights[opened] = 1.0
        self._was_read = False
        self._life = StreetLife()
        self._lean = Lean()
        self._painting = Repainting()
        self.aloud = StreetAloud(self)
        self._form = Noted(self._furnish)
        self._anew = True  # more looks otherwise than what lives
        self._stays: Sequence[object] = ()  # how the strip looks that was painted last

    # time

    @property
    def resting(self) -> bool:
        """Whether nothing will change by itself."""
        lit = all(light == self._wanted(number) for number, light in enumerate(self.lights))
        settled = (
            self._was_read
            and self._open_for >= max(GUARDED, MUSIC_AFTER)
            and self._wheel_rests <= 0
        )
        seen = self.props.lively and self.props.stack.top is self
        lives = seen and (not self._life.gone or self._lean.way > 0)
        return super().resting and self.opening is None and lit and settled and not lives

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture has changed."""
        before, self._open_for = self._open_for, self._open_for + seconds
        arrived = self.picture.is_read and not self._was_read
        self._was_read = self.picture.is_read
        self._wheel_rests -= seconds
        if before < MUSIC_AFTER <= self._open_for:
            self.ways.music()
        step = seconds / _LIGHTS if self.props.moves else 1.0
        wanted = [self._wanted(number) for number in range(len(self.houses))]
        lights, self.lights = self.lights, _nearer(self.lights, wanted, step)
        moved = lights != self.lights or self.opening is not None
        if self.opening is not None:
            self.opening.age += seconds / self.props.pace if self.props.pace else MOVES
            if self.opening.over:
                self.opening = None
        lived, leant = self._living, self._leaning
        if self.props.lively and self.props.stack.top is self:
            self._life.update(seconds)
            if self.opening is None:  # it follows the mouse while its houses stand still
                self._lean.settle(seconds, self.px(_LEANS[0]))
        if (furnished := super().update(seconds)) or self._leaning != leant:
            self._form.forget()
        changed = furnished or self._leaning != leant or moved or arrived
        self._anew = self._anew or changed
        return changed or self._living != lived

    @property
    def _living(self) -> Looks | None:
        """How the open house looks that lives; None if nothing does."""
        if self._life.gone or not self.props.lively:
            return None
        return self.picture.seen(self.opened, self._life.looks)

    @property
    def _leaning(self) -> Leaning:
        """How far the street leans away from the mouse."""
        if not self.props.lively:
            return STRAIGHT
        now, (across, down) = self._lean.now, _LEANS
        return Leaning(round(now.x * self.px(across)), round(now.y * self.px(down)))

    def _wanted(self, house: int) -> float:
        """How light a house shall be."""
        shown = self.controls.shown
        pointed = isinstance(shown, Door) and shown.house == house
        if house == self.opened and self.opening is not None and self.props.moves:
            return 1.0 if self.opening.age >= _LIT_AFTER else self.lights[house]
        return 1.0 if house == self.opened else POINTED if pointed else 0.0

    # layout

    def resize(self, screen: Screen) -> None:
        """Lay everything out for this window; that ends whatever moves."""
        self.opening = None
        self.leave()
        super().resize(screen)
        self._picture = StreetPicture(
            self.props.typesetter,
            [house.title for house in self.houses],
            [house.facade for house in self.houses],
            self.fronts,
            self.opened,
        )
        self._make_room()
        self._was_read = self.picture.is_read

    def _make_room(self) -> None:
        """The picture in the window of the open house allows for its menu."""
        if self._picture is not None:
            self._picture.make_room(self.opened, self.fronts[self.opened], self._panel.top)

    def leave(self) -> None:
        """Leave nothing half done."""
        if self._picture is not None:
            self._picture.close()

    @property
    def picture(self) -> StreetPicture:
        """The street in this window."""
        assert self._picture is not None, "a window is known before anything is seen"
        return self._picture

    def set_out(self) -> Sequence[Control]:
        """The strip, the houses upon it, and the menu in the one that is open."""
        text = self.typesetter.screen.text
        menu = self.inside.menu
        kerb = [entry for entry in menu.entries if not entry.on_street] if menu else []
        before = [self._strip.button(entry.id, entry.press) for entry in kerb]
        before.append(self._strip.button("title.settings", self.ways.settings))
        after = [self._strip.button("title.quit", self.ways.quit)]
        self.foot = self._strip.set_out(before, after, brief=text > 1)  # else all languages
        self._strip.lay_ground()
        self.fronts = fronts(
            self.props.screen, text, len(self.houses), self.opened, self._strip.rect
        )
        buttons = HouseMenu(self, self.inside, in_house(self, self.fronts[self.opened]))
        rows, self._panel = buttons.set_out(), buttons.panel
        self.tab = tab = put_tab(self, self.houses[self.opened], self._panel)
        self.cut_if(tab.top < self.fronts[self.opened].board.bottom)
        self._make_room()
        board = self._door(self.opened, self.ways.page, tab.top - self.px(4))
        self.rows = [[board], *rows]
        self.doors = {}
        for number, (house, front) in enumerate(zip(self.houses, self.fronts, strict=True)):
            if number != self.opened:
                put_plate(self, house, front)
                open_ = partial(self.open, number)
                door = self.doors[number] = self._door(number, open_, front.rect.bottom)
                if house.waits and text >= LARGE:  # its plate has room for a disc only
                    door.hint = self.said(say("street.waiting"))
        menus = [control for row in self.rows for control in row]
        return [*menus, *self.doors.values(), *self.foot]

    def _door(self, house: int, press: Press, bottom: int) -> Door:
        rect = self.fronts[house].rect.inflate(2 * self.px(8), 0)
        rect.height = bottom - rect.top
        return Door(rect, press=press, bare=True, house=house)

    # another house

    def open(self, house: int, row: int | None = None, first: bool = True) -> None:
        """Open another house; the focus goes to its likeliest button, or to an end of a row."""
        if house == self.opened:
            return
        part = self._panel.clip(self.bounds) if self.props.moves else self.bounds
        picture = _as_seen(self).subsurface(part).copy()
        self.opening = Opening(self.fronts, picture, part, self.props.moves)
        self._open_for = 0.0
        self._life.house_opened()
        self.opened = house
        self.inside = self.ways.inside(house)
        self.props.sound.play("ui_page")
        self.controls.focus = None
        self.lay_out()
        if row is not None:
            there = self.rows[min(row, len(self.rows) - 1)]
            self.controls.focus = there[0 if first else -1]

    def finish(self) -> None:
        """Whatever moves has arrived."""
        if self.opening is not None:
            self.opening = None
            self.changed = True

    # input

    def handle(self, event: pygame.event.Event) -> None:
        """Keys work at once; the menu of a house takes clicks a moment after it was opened."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._life.left_alone()
        else:
            self._life.touched()
        if event.type in PRESSES:
            self.finish()
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._mouse = event.pos
        if event.type == pygame.MOUSEMOTION:
            self._lean.away_from(event.pos, self.bounds)
        inside = self.fronts[self.opened].rect.collidepoint(self._mouse)
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and self._open_for < GUARDED and inside:
            return  # it may be the second half of the click that opened the house
        elif is_press(event) and self._key(event):
            self.changed = True
        else:
            super().handle(event)

    def _wheel(self, event: pygame.event.Event) -> None:
        """One house further, whatever the wheel's notches are."""
        above = self._mouse[1] < self._strip.rect.top
        if above and self._wheel_rests <= 0 and event.y:
            self._wheel_rests = _WHEEL
            self.neighbour(-1 if event.y > 0 else 1)

    def neighbour(self, by: int, row: int | None = None) -> None:
        """Open the house next door; the street has two ends."""
        if 0 <= self.opened + by < len(self.houses):
            self.open(self.opened + by, row, by > 0)
        else:
            tell_the_end(self.props)

    def _key(self, event: pygame.event.Event) -> bool:
        """Whether the key means something here."""
        keys, letters = self.props.keys, self._letters()
        houses = NUMBERS[: len(self.houses)]
        if way := keys.one_of(event, WAYS):
            self._arrows.go(*WAYS[way])
        elif number := keys.one_of(event, houses):
            self._by_key(partial(self.open, houses.index(number)))
        elif keys.means(event, *BACK, *ON):
            self._by_key(partial(self.neighbour, 1 if keys.means(event, *ON) else -1))
        elif action := keys.one_of(event, letters):
            letters[action]()
        else:
            return False
        return True

    def _by_key(self, action: Press) -> None:
        action()
        self.controls.by_keys = True

    def _letters(self) -> Mapping[str, Press]:
        """What keys do that are as good as buttons."""
        ways, menu = self.ways, self.inside.menu
        always = {"settings": ways.settings, "mute": self._strip.mute}
        if menu is None:
            return always
        begin = {"quick": menu.quick, "game_page": ways.page}
        entries = {entry.action: entry.press for entry in menu.entries}
        entries["rules"] = entries["read_rules"]
        go_on = {"go_on": menu.go_on} if menu.left is not None else {}
        return {**always, **begin, **entries, **go_on}

    def escape(self) -> None:
        """The key leads to the way out, but not through it."""
        self.controls.focus = self.foot[-1]
        self.controls.by_keys = True
        self.changed = True

    # picture

    def draw(self, onto: pygame.Surface) -> None:
        """While houses stand, only what looks otherwise is painted anew."""
        if self.changed:
            self._form.forget()
        if self.opening is not None:
            self._draw_opening(onto, self.opening)
            return
        lean, living, fronts = self._leaning, self._living, self.fronts
        lifts = _lifts(self)
        ground = self.picture.standing(fronts, self.opened, self.lights, lifts, lean)
        pieces: dict[Hashable, Piece] = {}
        if living is not None:
            pieces = self.picture.pieces(fronts, self.opened, living, lifts[self.opened], lean)
        anew = self._anew or self.changed or not self.props.stack.still_shows(onto, self)
        self._painting.paint(onto, ground, {**pieces, **self._form.pieces}, anew=anew)
        self._anew = False

    def _draw_opening(self, onto: pygame.Surface, opening: Opening) -> None:
        """The houses, then what is in their windows, which is not seen while they move.

        The strip stays where it is.
        """
        strip, seen = self._strip.rect, opening.seen
        stays, comes = _parts(self._form.pieces.values(), strip)
        looks = [each[:2] for each in stays]
        if self.changed or looks != self._stays or not self.props.stack.still_shows(onto, self):
            self._stays = looks
        else:
            onto.set_clip((0, 0, strip.width, strip.top))
        standing = opening.standing(self.fronts)
        self.picture.paint(onto, standing, self.lights, self.opened, lean=self._leaning)
        for piece in stays if onto.get_clip() == onto.get_rect() else []:
            piece.paint(onto)
        if not opening.moves:
            for piece in comes:
                piece.paint(onto)
        elif not opening.left:
            opening.coming.lay(comes, onto, seen)
        if opening.left:
            lay_faintly(opening.picture, onto, opening.left, opening.place)
        onto.set_clip(None)

    def _furnish(self, onto: pygame.Surface) -> None:
        """Plates, menu and strip."""
        for picture, place in self.below + self.words:
            lay_on(picture, onto, place.topleft)
        self.painter.paint(self.controls, onto)
        if self.controls.by_keys and isinstance(self.controls.focus, Door):
            board = self.fronts[self.controls.focus.house].board
            self.painter.ring(board.move(self._leaning.of(HOUSES)), onto)
        shown = self.controls.shown
        if shown is not None and shown.hint:
            self.painter.tell(shown, self.bounds, onto, self.tab)


def _parts(pieces: Iterable[Piece], strip: pygame.Rect) -> tuple[list[Piece], list[Piece]]:
    """Those of the strip, which stay, and those in the windows of houses."""
    parts: tuple[list[Piece], list[Piece]] = [], []
    for piece in pieces:
        parts[not piece.place.colliderect(strip)].append(piece)
    return parts


def _nearer(lights: Sequence[float], wanted: Sequence[float], step: float) -> list[float]:
    """How light houses are a step later."""
    return [
        max(light - step, min(light + step, goal))
        for light, goal in zip(lights, wanted, strict=True)
    ]


def _as_seen(street: Street) -> pygame.Surface:
    """The whole street as it is seen now."""
    seen = None if street.changed else street.props.stack.canvas_of(street)
    if seen is None:
        seen = pygame.Surface(street.bounds.size)
        street.draw(seen)
    return seen


def _lifts(street: Street) -> list[int]:
    """How far up each board is, in pixels: those of houses that are pointed at."""
    if not street.props.moves:
        return [0] * len(street.houses)
    lifts = [round(street.px(LIFTED) * min(1.0, light / POINTED)) for light in street.lights]
    number = street.controls.all.index(street.rows[0][0])
    up = street.controls.lifted(number) * (1 - street.controls.pressed(number))
    lifts[street.opened] = round(street.px(LIFTED_OPEN) * up)
    return lifts
