"""Paints what is on the street: marks, the rope, figures and the ghosts of what would be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from hollywood.core.message import Seat
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.cache import Cache
from hollywood.ui.draw.surfaces import faded, lay_on
from hollywood.ui.draw.theme import GOLD, Type
from hollywood.ui.table.setting import Thing, View

from ..rules.game import TimesSquare
from ..rules.state import CharlieWalked, Drew, Ended, LastCall, Move, Shuffled, State
from ..rules.street import FIGURES, LEFT, RIGHT, SUE, Places, home, lamps, leads
from .club_chips import CLUBS
from .durations import ARROW_GROWS, GHOST_COMES, GHOST_MOVES, ROPE_TURNS
from .foreseen import Foreseen, Outcome
from .geometry import FEET, FIGURE, FIZZ, LANE_FEET, Plan, in_front
from .inks import BONE, EDGE, ROLE
from .layout import CHARLIE, END, PERSON, feet_of
from .life import Life
from .marks import Marks
from .pen import Point
from .people import NAMES, Look, People
from .rope import box_of, held_at, part_drawn, spans
from .street_pictures import StreetPictures

TIED = (SUE, LEFT, RIGHT)
_ABOVE_START, _ABOVE_END = 104, 112  # units: an arrow, above the feet at its ends
_RISE, _SHORT_RISE, _FLAT_RISE = 34, 16, 1  # flat below words that hang over the sky
_PALE = 0.45  # how much is seen of a ghost that is not aimed at, and of one at first
_CROWN = 0.6  # of its way: from then on it tells the steps
_SHIFTS = {True: (14, -6), False: (6, -18)}  # of its ends: for one step, for more
_PULLED = 0.35  # how much is seen of the rope as it is, while it would hang elsewhere
_RESTING = 0.5  # the footlights, until a red card is chosen
_ROPES = 3_000_000  # bytes for a window of 1080p: the last few; those on the way are soon over
_MARK, _FIZZ_MARK, _MARK_UP, _FIZZ_MARK_UP = 34, 30, 138, 91  # units: large symbols
_WALK_TAG = (25, -36)
_AFTER_THE_WALK = (CharlieWalked, Ended, LastCall, Shuffled, Drew)
_GHOSTS = ("aimed", "warned")
_WALKS_TO: tuple[Look, ...] = ("coming", "aimed")  # Fizz; brighter as the end is pointed at
_TURNS = 6  # steps of the rope from velvet to gold
LOOKS: tuple[Look, ...] = ("plain", "rimmed", "pale", "far", "aimed")  # of all but Fizz
_LETTERS = "EGGFKM"
_AROUND_LETTERS = ((-1, 0), (1, 0), (0, -1), (0, 1))  # units: so they stand out
_LETTER_INK = {"E": "#fff6e0", "K": "#fff6e0", "M": "#fff6e0"}


@dataclass(frozen=True)
class _Standing:
    """A figure as it is to be painted."""

    figure: int
    feet: Point  # pixels
    front: float
    look: Look
    high: int
    turn: float = 0.0
    seen: float = 1.0


class StreetPainter:
    """Paints the street of one match at one window size."""

    def __init__(
        self,
        props: Props,
        plan: Plan,
        game: TimesSquare,
        pictures: StreetPictures,
        life: Life,
    ) -> None:
        self.props, self.plan, self.game, self._life = props, plan, game, life
        self._pictures = pictures
        self._marks = Marks(props, plan)
        self.people = People(props, pictures)
        self._ropes = Cache(round(_ROPES * props.screen.share))
        self._high, self._fizz_high = plan.px(FIGURE), plan.px(FIZZ)

    def high(self, figure: int) -> int:
        """How high the picture of a figure is, in pixels."""
        return self._fizz_high if figure == CHARLIE else self._high

    def prepare(self) -> None:
        """On another thread: everybody in every look, and the light on spaces."""
        for figure in range(len(FIGURES)):
            for look in LOOKS:
                self.people.sprite(figure, self._high, look)
        for look in _WALKS_TO:
            self.people.sprite(CHARLIE, self._fizz_high, look)
        for space in (-1, 0, 1):
            self._lit(space)

    def draw(self, canvas: pygame.Surface, view: View[State, Move], foreseen: Foreseen) -> None:
        """Everything between the houses and the lower part of the table."""
        outcome = foreseen.outcome
        self._below(canvas, view, foreseen)
        self._far_ghosts(canvas, view, foreseen)
        standing = list(self._standing(view, foreseen))
        self._rope(canvas, view, standing, outcome)
        for each in standing:
            if each.figure != CHARLIE:
                self._put(canvas, each)
        self._fizz(canvas, view, foreseen, standing)
        if self.props.settings.symbols:
            self._symbols(canvas, standing)

    # marks below everybody

    def _below(self, canvas: pygame.Surface, view: View[State, Move], foreseen: Foreseen) -> None:
        s = view.counted
        if s.winner is None and leads(s.places, s.turn):
            seen = 1.0 if foreseen.leads else _RESTING
            self._marks.footlights(canvas, s.places.sue, home(s.turn), seen)
        over = s.steps or s.stage or s.lured or foreseen.targets
        if s.last is not None and not over and view.idle:
            for figure, start, end in _trips(s.last.steps):
                self._marks.trail(canvas, start, end, ROLE[figure])
        aimed = _ends(view.now, foreseen.outcome)
        for space in {target.space for target in foreseen.targets} | set(aimed.values()):
            self._light(canvas, space, 1 + (space in aimed.values()))

    def _light(self, canvas: pygame.Surface, space: int, times: int) -> None:
        picture, corner = self._lit(space)
        middle = self.plan.point(self.plan.across(space), FEET + 2.7)
        tile = self.plan.tile(space)
        at = (middle[0] + corner[0], tile.centery + corner[1])
        for _ in range(times):
            lay_on(picture, canvas, at)

    def _lit(self, space: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """The light on a space, and where its corner is from the space's middle."""
        name = CLUBS[space > 0] if space else "manhole"
        return self._pictures.light(name, self.plan.board.width, GOLD)

    def _far_ghosts(
        self, canvas: pygame.Surface, view: View[State, Move], foreseen: Foreseen
    ) -> None:
        """Whoever could come somewhere, pale; who is aimed at is seen better, later."""
        aimed = _ends(view.now, foreseen.outcome)
        coming: dict[int, int] = {}
        for target in foreseen.targets:
            if aimed.get(target.figure) == target.space:
                continue
            here = view.now.places.count(target.space) + coming.get(target.space, 0)
            coming[target.space] = coming.get(target.space, 0) + 1
            count = min(here + 1, 3)
            feet = self.plan.feet(target.space, count - 1, count)
            self.people.lay(canvas, target.figure, self._high, feet, "far")

    # the rope

    def _rope(
        self,
        canvas: pygame.Surface,
        view: View[State, Move],
        standing: Sequence[_Standing],
        outcome: Outcome | None,
    ) -> None:
        """As it is; and as it would hang, if one of the three is to move."""
        s = view.counted
        feet = {each.figure: each.feet for each in standing if each.look not in _GHOSTS}
        now = [self.plan.units(feet[figure]) for figure in TIED if figure in feet]
        if len(now) < len(TIED):
            return
        pulled = outcome is not None and outcome.after.places[:3] != view.now.places[:3]
        turned = self._life.easing.number("rope", float(self._gold(s)), ROPE_TURNS)
        gold = round(turned * _TURNS) / _TURNS
        if not pulled or outcome is None:
            self._hang(canvas, now, gold)
            return
        self._hang(canvas, now, gold=0.0, seen=_PULLED)
        then = self.plan.all_feet(outcome.after.places)
        hands = [self.plan.units(then[figure]) for figure in TIED]
        self._hang(canvas, hands, float(self._gold(outcome.after, view.now.turn)))

    def _gold(self, s: State, seat: Seat | None = None) -> bool:
        """Whether all three stand on the mover's half."""
        return lamps(self.game.street, s.places, s.turn if seat is None else seat)[3]

    def _hang(
        self, canvas: pygame.Surface, feet: Sequence[Point], gold: float, seen: float = 1.0
    ) -> None:
        """Of velvet, of gold, or gold coming through velvet."""
        if gold < 1:
            self._string(canvas, feet, False, seen)
        if gold > 0:
            self._string(canvas, feet, True, seen * gold)

    def _string(
        self, canvas: pygame.Surface, feet: Sequence[Point], gold: bool, seen: float
    ) -> None:
        for (x, y), (end, foot) in spans(held_at(feet)):
            across, down = round(2 * (end - x)) / 2, round(2 * (foot - y)) / 2
            part = self._ropes.of(
                (across, down, gold, seen), partial(self._twisted, across, down, gold, seen)
            )
            left, top, *_ = box_of(across, down)
            lay_on(part, canvas, self.plan.point(x + left, y + top))

    def _twisted(self, across: float, down: float, gold: bool, seen: float) -> pygame.Surface:
        part = part_drawn(self.plan.scale, across, down, gold)
        return faded(part, seen)

    # figures

    def _standing(self, view: View[State, Move], foreseen: Foreseen) -> Iterator[_Standing]:
        """Everybody from the back to the front, ghosts that are aimed at among them."""
        outcome, now = foreseen.outcome, view.now.places
        then = now if outcome is None else outcome.after.places
        moved = {figure for figure in range(len(FIGURES)) if now[figure] != then[figure]}
        feet = self.plan.all_feet(then)
        found = []
        for thing in view.things:
            if thing.key[0] != PERSON or thing.key == view.pick.carried:
                continue
            figure = thing.key[1]
            found.append(self._as_it_is(thing, foreseen, moved, feet, then))
        warned = outcome is not None and outcome.warns
        for figure in moved:
            look: Look = "warned" if warned and figure == SUE else "aimed"
            front = in_front(then, figure) + 0.2
            at, seen = self._coming(figure, feet[figure])
            found.append(_Standing(figure, at, front, look, self._high, seen=seen))
        for figure in set(range(len(FIGURES))) - moved:
            self._life.easing.appears(("ghost", figure), None, 0.0)
        yield from sorted(found, key=lambda each: each.front)

    def _coming(self, figure: int, feet: Point) -> tuple[Point, float]:
        """Where a ghost is on its way to these feet, and how much of it is seen."""
        seen, ways = self._life.easing.appears(("ghost", figure), True, GHOST_COMES), []
        for number, goal in enumerate(feet):
            way = ("ghost", figure, number)
            if not seen:
                self._life.easing.forget(way)
            ways.append(self._life.easing.number(way, goal, GHOST_MOVES))
        return (ways[0], ways[1]), _PALE + (1 - _PALE) * seen

    def _as_it_is(
        self,
        thing: Thing,
        foreseen: Foreseen,
        moved: set[int],
        feet: Sequence[Point],
        then: Places,
    ) -> _Standing:
        """A figure where it is; whoever stays makes room for whoever would come."""
        figure, pose = thing.key[1], thing.pose
        at = feet_of(pose)
        if figure == CHARLIE:
            turn = pose.turn + (self._life.tilt(figure) if thing.actor.resting else 0.0)
            return _Standing(figure, at, pose.z, "plain", self._fizz_high, turn, pose.seen)
        look: Look = "rimmed" if figure in foreseen.rimmed and not moved else "plain"
        if figure in moved:
            look = "pale"
        elif moved and thing.actor.resting:
            at = feet[figure]
        front = in_front(then, figure) if thing.actor.resting else pose.z
        idle = thing.actor.resting and look == "plain" and not moved
        turn = pose.turn + (self._life.tilt(figure) if idle else 0.0)
        return _Standing(figure, at, front, look, self._high, turn, pose.seen)

    def _put(self, canvas: pygame.Surface, each: _Standing) -> None:
        self.people.lay(canvas, each.figure, each.high, each.feet, each.look, each.turn, each.seen)

    # Fizz

    def _fizz(
        self,
        canvas: pygame.Surface,
        view: View[State, Move],
        foreseen: Foreseen,
        standing: Sequence[_Standing],
    ) -> None:
        """Where he is, and where he would walk if the turn ended now."""
        s = view.counted if foreseen.outcome is None else foreseen.outcome.after
        walks = foreseen.walks
        if walks and s.winner is None and not isinstance(view.event, _AFTER_THE_WALK):
            ends = view.pick.place == (END, 0, 0) and END in foreseen.ends
            bright = self._life.easing.number("fizz", float(ends), GHOST_COMES)
            self._walk(canvas, s, view.now.turn, bright)
        if foreseen.closing:
            self._walk(canvas, s, 1 - view.now.turn)
        for each in standing:
            if each.figure == CHARLIE:
                self._put(canvas, each)

    def _walk(self, canvas: pygame.Surface, s: State, seat: Seat, bright: float = 0.0) -> None:
        """Chevrons, his ghost, brighter or not, and how far it is."""
        steps, side = sum(lamps(self.game.street, s.places, seat)), home(seat)
        steps = min(steps, self.game.deck.spaces - s.charlie * side)
        if not steps:
            return
        end = s.charlie + side * steps
        self._marks.chevrons(canvas, s.charlie, steps, side)
        feet = self.plan.lane_feet(end)
        for look, seen in zip(_WALKS_TO, (1.0, bright), strict=True):
            if seen:
                self.people.lay(canvas, CHARLIE, self._fizz_high, feet, look, 0.0, seen)
        if self.props.settings.symbols:
            self._symbol(canvas, CHARLIE, feet)
        x = self.plan.across(end) + _WALK_TAG[0] * side * self.plan.side
        self._marks.tag(canvas, f"+{steps}", (x, LANE_FEET + _WALK_TAG[1]), Type.GATE, pad=7)

    # arrows and large symbols

    def arrows(self, canvas: pygame.Surface, now: State, outcome: Outcome | None) -> None:
        """From each figure that would move to where it would stand, with the steps."""
        ends = _ends(now, outcome)
        for figure in range(len(FIGURES)):
            end = ends.get(figure)
            grown = self._life.easing.appears(("arrow", figure), end, ARROW_GROWS)
            if end is not None:
                self._arrow(canvas, now.places[figure], end, grown)

    def _arrow(self, canvas: pygame.Surface, start: int, end: int, grown: float) -> None:
        steps = abs(end - start)
        x0, x1 = self.plan.across(start), self.plan.across(end)
        way = 1 if x1 > x0 else -1
        shift = _SHIFTS[steps == 1]
        rise = _SHORT_RISE if steps == 1 else _RISE
        rise = _FLAT_RISE if self.plan.noted else rise
        first = (x0 + way * shift[0], FEET - _ABOVE_START)
        last = (x1 + way * shift[1], FEET - _ABOVE_END)
        self._marks.arrow(canvas, first, last, rise, grown)
        if steps > 1 and grown > _CROWN:
            middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2 - rise)
            self._marks.steps(canvas, middle, steps)

    def _symbols(self, canvas: pygame.Surface, standing: Sequence[_Standing]) -> None:
        """The mark of each role with its letter above each head."""
        for each in standing:
            self._symbol(canvas, each.figure, each.feet)

    def _symbol(self, canvas: pygame.Surface, figure: int, feet: Point) -> None:
        fizz = figure == CHARLIE
        size = self.plan.px(_FIZZ_MARK if fizz else _MARK)
        up = self.plan.px(_FIZZ_MARK_UP if fizz else _MARK_UP)
        name = "guard" if figure in (LEFT, RIGHT) else NAMES[figure]
        sign = self._pictures.sign(f"role_{name}", size)
        middle = (round(feet[0]), round(feet[1]) - up)
        lay_on(sign, canvas, sign.get_rect(center=middle).topleft)
        self._letter(canvas, _LETTERS[figure], middle, size)

    def _letter(
        self, canvas: pygame.Surface, letter: str, middle: tuple[int, int], size: int
    ) -> None:
        ink = pygame.Color(_LETTER_INK.get(letter, "#141824"))
        dark = ink.lerp(EDGE, 1.0) if ink.r > 240 else BONE
        for way, colour in (*((way, dark) for way in _AROUND_LETTERS), ((0, 0), ink)):
            said = self.props.typesetter.sized(letter, Type.WORD, colour, max(13, size * 3 // 5))
            at = said.get_rect(center=middle).move(self.plan.px(way[0]), self.plan.px(way[1]))
            lay_on(said, canvas, at.topleft)


def _ends(now: State, outcome: Outcome | None) -> Mapping[int, int]:
    """Each figure that would move, and where it would stand."""
    if outcome is None:
        return {}
    pairs = enumerate(zip(now.places, outcome.after.places, strict=True))
    return {figure: end for figure, (start, end) in pairs if start != end}


def _trips(steps: Sequence[tuple[str, int, int]]) -> list[tuple[int, int, int]]:
    """From where each figure came in a turn, and where it got to."""
    found: dict[str, tuple[int, int]] = {}
    for figure, start, end in steps:
        found[figure] = (found.get(figure, (start, end))[0], end)
    return [
        (FIGURES.index(figure), start, end)
        for figure, (start, end) in found.items()
        if start != end
    ]
