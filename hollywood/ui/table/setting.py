"""What the shared table asks of a game, and the values that pass between the two.

A game is shown positions only as whoever looks at the screen may see them: each card that is hidden
from them has another, negative number there, which says nothing but that it is a card. The truth is
given to `opening`, `kept` and `interlude` alone, and an event tells all of what has happened.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeAlias

import pygame

from hollywood.core.catalogue import Voice
from hollywood.core.game import Beat, Event, M, S
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat
from hollywood.pictures import Mood
from hollywood.ui.app.scene import Scene
from hollywood.ui.app.screen import Screen
from hollywood.ui.draw.kept_picture import Painting

from .of_day import OfDay
from .read_aloud import ReadAloud
from .stage import Actor, Key, Layout, Pose, Way

Draft: TypeAlias = Any  # half a move, as the game keeps it; None where none has begun
Leads: TypeAlias = Callable[[], None]  # to another scene
AddDoings: TypeAlias = Callable[[Sequence[Mapping[str, Any]]], None]  # what each seat did
Foresight: TypeAlias = Literal["off", "held", "always"]  # when what would be is shown


class Life(Protocol):
    """What moves by itself on a table while somebody is there."""

    @property
    def resting(self) -> bool:
        """Whether nothing does any longer."""

    def touched(self) -> None:
        """Somebody is there."""

    def left_alone(self) -> None:
        """Nobody looks at the window."""

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything looks otherwise."""


@dataclass(frozen=True)
class Ticked(Generic[M]):
    """What time does while somebody decides."""

    changed: bool = False  # something looks otherwise
    says: Message | None = None  # told at once
    sound: str = ""  # softly
    move: M | None = None  # for whoever has used their time up


class Clock(Protocol):
    """Counts how long somebody at this screen decides; all else stops it."""

    @property
    def runs(self) -> bool:
        """Whether something comes of waiting."""

    def run(self, seconds: float, state: Any, draft: Draft) -> Ticked[Any]:
        """Somebody has decided for so long."""

    def stop(self) -> None:
        """Nobody decides."""

    @property
    def text(self) -> str:
        """The time that was taken, for whoever leaves the match; nothing if nobody counts it."""

    def take_up(self, text: str) -> None:
        """The match is gone on with after so much time."""


class Half(NamedTuple):
    """One half of a curtain as large as it hangs: opaque cloth, and the fringe below it."""

    cloth: pygame.Surface
    fringe: pygame.Surface


@dataclass(frozen=True)
class OwnCurtain:
    """A curtain of the game's own, which hangs between two people at one screen."""

    halves: Callable[[], tuple[Half, Half]]  # the left one and the right one
    why: Callable[[Seat], Message]  # what is said while this seat is called


def _nothing_is_large() -> None:
    """What a window shows may be left to Python."""


@dataclass(frozen=True)
class OwnCover:
    """A cloth of the game's own that falls over a part of the table; all else stays in sight."""

    place: pygame.Rect
    cloth: Callable[[], pygame.Surface]  # opaque, as large as the place
    calls: Message  # what is said above the name of whoever is called
    why: Callable[[Seat], Message]  # what is said while a seat is called


class DraftTexts(NamedTuple):
    """How what was begun is kept with a match that is left, and taken up again."""

    text: Callable[[Draft], str]  # nothing if there is nothing to be kept
    read: Callable[[Any, Seat, str], Draft]  # in a position, for a seat; None if it means nothing


class FreeRooms(NamedTuple):
    """Where words hide nothing in a position, and where they hide what is least needed."""

    rooms: Sequence[pygame.Rect]  # the widest first
    least: pygame.Rect


Hides: TypeAlias = Callable[[tuple[float, float]], bool]  # whether something covers the table there


@dataclass(frozen=True)
class Ground:
    """What lies where in one window, besides what the layout says."""

    bar: pygame.Rect
    places: Mapping[Key, pygame.Rect]  # what can be pointed at besides things
    corners: Sequence[pygame.Rect]  # of each seat
    speech: Sequence[pygame.Rect]  # of each seat: where balloons hang from, and how wide they are
    spare: pygame.Rect | None = None  # where no seat is: the log is always seen there
    slate: pygame.Rect | None = None  # where whoever teaches or asks speaks, if not in a corner
    board: pygame.Rect | None = None  # what an enlarged card must never cover, at full height
    # where a plate so large goes, on which a card that lies there is shown beside its words; else
    # it is shown by itself, as large as there is room
    plate: Callable[[pygame.Rect, tuple[int, int]], pygame.Rect] | None = None
    told: Mapping[Key, pygame.Rect] = field(default_factory=dict)  # what can be asked about
    hung: tuple[pygame.Rect, pygame.Rect] | None = None  # where log and tips go, if not over seats
    # where nothing lies now, in a position and with half a move begun: hints and tips go there
    free: Callable[[Any, Draft], FreeRooms] | None = None
    hangs: bool = False  # below the bar is room for a sentence that is too long for it
    rooms: Sequence[pygame.Rect] = ()  # of each seat: what notes may cover; else its corner
    # of a kind of thing in a pose: where it is picked up, if it is neither a card nor a square
    body: Mapping[str, Callable[[Pose], pygame.Rect]] = field(default_factory=dict)
    # what besides things can be picked up here, in a position and with half a move begun
    grip: Callable[[Any, Draft, tuple[int, int]], Key | None] | None = None
    # half a move lies on the table as all things do: it is begun while others decide, too, and
    # a click with the right button leaves it alone
    lies: bool = False
    types: bool = False  # letters are typed here: a sentence tells of other keys for all else
    guard: float = 0.0  # seconds after a move in which Enter ends nothing
    # where it lies: half a move while something is carried to where it points now
    parts: Callable[[Any, Pick, Draft], Draft] | None = None
    # else a sheet hides the table from whoever must not look
    # what a seat has of it when the match has gone on, or was taken back; else nothing
    left: Callable[[Any, Seat, Draft], Draft] | None = None
    texts: DraftTexts | None = None  # where it is kept with a match that is left
    curtain: OwnCurtain | OwnCover | None = None
    life: Life | None = None  # what moves by itself, if anything does
    clock: Clock | None = None  # how long a turn takes, where that matters
    # of all that happens in a move: what is told of an event together with others like it
    told_together: Callable[[Sequence[Event], Event], Message | None] | None = None
    covers: bool = True  # cards are turned over when the window is left
    put_away: Callable[[], None] = _nothing_is_large  # the table was left: keep nothing large


@dataclass(frozen=True)
class Pick:
    """What is pointed at."""

    thing: Key | None = None  # a card that lies face up
    place: Key | None = None
    carried: Key | None = None  # what was dragged there
    spot: Key | None = None  # what can be asked about here, and nothing else
    at: tuple[int, int] | None = field(default=None, compare=False)  # where the mouse is, if it is


NOTHING = Pick()


@dataclass(frozen=True)
class Make(Generic[M]):
    """A move is meant; if it is refused, or warned of once before it is made, it is there."""

    move: M
    at: Key | None = None
    warning: Message | None = None
    # things that look the same: which was meant, and which goes in its place
    alike: Sequence[tuple[Key, Key]] = ()


@dataclass(frozen=True)
class Begin:
    """Half a move is meant; without a draft, what had begun is given up."""

    draft: Draft
    pick: Pick | None = None  # where the keys point from then on, if they do elsewhere


@dataclass(frozen=True)
class TakeBack(Generic[M]):
    """Moves are to be taken back, up to the first position that is far enough."""

    until: Callable[[Any], bool]
    again: Sequence[M] = ()  # those of them that still hold: they are made again at once
    rest: bool = False  # all but the first of them are, as far as they still hold


@dataclass(frozen=True)
class Refuse:
    """Something is meant that can't be."""

    reason: Message
    at: Key | None = None


Intent: TypeAlias = Make[M] | Begin | TakeBack[M] | Refuse


class Rumble(NamedTuple):
    """How much a pad shakes, from 0 to 1, and for how many milliseconds."""

    strength: float
    milliseconds: int


class Cue(NamedTuple):
    """A sound to come."""

    seconds: float  # from the beginning of the event
    sound: str
    step: int = 0
    pan: float = 0.0  # from where: -1 is the left, 1 the right
    rumble: Rumble | None = None  # what hands feel of it


class Burst(NamedTuple):
    """Sparks to come."""

    seconds: float
    at: tuple[int, int]


class Effect(NamedTuple):
    """Something to be painted over what lies there; what it is, only its game knows."""

    what: Any
    seconds: float  # from the beginning of the event
    lasts: float


class Playing(NamedTuple):
    """An effect that has begun."""

    what: Any
    spent: float  # seconds at normal speed; it may be over
    share: float  # of it that lies behind it, from 0 to 1


@dataclass(frozen=True, slots=True)
class Redrafted(Event):
    """Half a move looks otherwise now, and whatever lies on the table because of it."""

    before: Draft
    after: Draft


class Flash:
    """An effect that every table knows: light and dark of the bar change places."""


@dataclass(frozen=True)
class Motion:
    """How one event is seen and heard, in seconds at normal speed."""

    way: Callable[[Key, Pose | None, Pose | None], Way]
    wings: Callable[[Key], Pose]  # where things come from and where they go
    hold: float = 0.0  # before the next event begins
    cues: Sequence[Cue] = ()
    effects: Sequence[Effect] = ()
    stirs: Collection[Key] = ()  # what has a way though it stays where it is
    whose: Seat | None = None  # while the event is shown, the light is on this seat
    clear: float = 0.0  # when everybody has seen what it means, and may remark on it
    moods: Mapping[Seat, Mood] = field(default_factory=dict)  # whose faces show it, from then on
    sparks: Burst | None = None
    halts: bool = False  # something is summed up before it goes on
    own: bool = True  # it still belongs to what was done by whoever moved
    lead: float | None = None  # when the next event may begin, though this one still moves


@dataclass(frozen=True)
class LogLine:
    """A line of the log: what it says, of whom, and the cards it names."""

    words: Message
    seat: Seat | None = None
    cards: frozenset[Key] = frozenset()
    opens: bool = False  # a round
    marks: frozenset[Key] | None = None  # what the seat has moved, if it is to be marked
    clears: bool = False  # all marks: what they were on has gone


class Thing(NamedTuple):
    """Something on the table. A card that is hidden has a key that tells nothing."""

    key: Key
    actor: Actor
    pose: Pose


class Shaken(NamedTuple):
    """What was just refused, and how far to the right it is, in units."""

    what: Key
    by: float


def _still(_: Key) -> float:
    return 0.0


@dataclass(frozen=True)
class View(Generic[S, M]):
    """One moment at the table, as whoever looks at it may see it."""

    state: S  # the photograph that is shown
    before: S  # the one before it, from where things are on their way
    counted: S  # the last one in which everything had arrived
    now: S  # where the match stands
    things: Sequence[Thing]  # what lies lowest first
    turn: Seat | None  # whose event is shown; when all was seen, to move
    human: Seat | None = None  # who must decide now at this screen
    thinking: frozenset[Seat] = frozenset()
    idle: bool = True  # everything was seen
    event: Event | None = None  # what is shown
    effects: Sequence[Playing] = ()
    pick: Pick = NOTHING
    aims: bool = True  # somebody has pointed at something since this turn began
    pressed: bool = False  # the mouse is held down on what is pointed at
    risen: Callable[[Key], float] = _still  # how far things and places rise, pointed at
    sunk: Callable[[Key], float] = _still  # the same for being pressed
    noted: bool = False  # the log or a hint lies over the table
    waiting: float = 0.0  # seconds for which the human who must decide could have
    draft: Draft = None
    foresees: bool = False  # what would be is asked for
    foresight: Foresight = "held"  # when it is shown
    best: M | None = None  # what the coach would do
    marks: frozenset[Key] = frozenset()  # what was moved last
    shaken: Shaken | None = None
    clock: float = 0.0
    moods: Mapping[Seat, Mood] = field(default_factory=dict)  # of faces not as usual
    began: Mapping[Seat, float] = field(default_factory=dict)  # to speak, so many seconds ago


def _nowhere(of: object) -> None:
    """It leads nowhere from here."""


@dataclass(frozen=True)
class Doors(Generic[M]):
    """Where scenes above the table lead."""

    make: Callable[[M], None]  # the move that was asked for
    go_on: Leads  # a summary was read
    pause: Leads
    below: Callable[[pygame.event.Event], None]  # what is for the table itself
    over: Callable[[pygame.event.Event], bool]  # what lies over it may answer first
    again: Leads  # the same match from its beginning
    new_deal: Leads  # the same players and rules, other cards
    new_match: Leads
    title: Leads
    second_leg: Leads  # the same deal, the players in each other's seats
    how_it_went: Leads  # the match looked at again
    replay: Leads  # the match seen again from its beginning
    result_seen: Leads  # how it has ended is no secret any more
    replay_at: Callable[[int], None] = _nowhere  # the match as it was after so many moves
    add_doings: AddDoings = _nowhere  # what was found at the end of what each seat has done
    of_day: OfDay | None = None  # if it is the match of a day


@dataclass(frozen=True)
class Interlude:
    """What comes above the table.

    A question is asked once everything was seen, and the match goes on beneath it. A summary is
    shown where the show halts, the finale when everything was seen and nobody is to move.
    """

    scene: Scene
    kind: Literal["question", "summary", "finale"]
    fades: float = 0.0  # seconds in which the table goes over into a finale


class Setting(Protocol[S, M]):
    """One match on screen, made by its game; the table does the rest."""

    aloud: ReadAloud[S]  # what it says to whoever doesn't see it

    @property
    def cards(self) -> Set[str]:
        """The kinds of things, as their keys begin, that are cards: they can be enlarged."""

    @property
    def tools(self) -> Sequence[str]:
        """The tools of the bar, from left to right."""

    @property
    def foresight(self) -> Foresight:
        """When the player wants to see what would be."""

    def fit(self, screen: Screen, voice: Voice, state: S, viewer: Seat | None) -> Ground:
        """Lay everything out for this window and whoever looks; have drawn what is needed."""

    def ready(self, state: S) -> bool:
        """Whether all that a deal of this position shows is drawn."""

    def layout(self, state: S, viewer: Seat | None, draft: Draft) -> Layout:
        """Every thing with its pose, also what lies there because half a move has begun."""

    def motion(self, event: Event, before: S, after: S) -> Motion:
        """How an event is seen and heard; Turn is that everything goes where it belongs."""

    def opening(self, state: S) -> tuple[S, Sequence[Beat[S]]] | None:
        """How the first position comes about: the table before, and what happens."""

    # what is meant

    def point(self, state: S, pick: Pick, draft: Draft) -> Intent[M] | None:
        """What it means to use what is pointed at."""

    def key(self, state: S, action: str, draft: Draft, here: Pick) -> Intent[M] | None:
        """What the key for an action means; None for those that are no business of the game.

        Before that it is asked what the letter on the key means: that is “type a”.
        """

    def back(self, draft: Draft) -> Draft:
        """Half a move without its last step."""

    def carries(self, state: S, key: Key) -> bool:
        """Whether whoever must decide can pick this up."""

    def step(self, state: S, here: Pick, x: int, y: int, draft: Draft) -> Pick:
        """What the arrow keys come to, from here to the right or down, on the board."""

    def kept(self, match: Match[S, M], ply: int) -> Message | None:
        """Why this move can't be taken back, besides what hidden cards forbid."""

    # what is said

    def line(self, event: Event, after: Callable[[], S], viewer: Seat | None) -> LogLine | None:
        """What the log tells of an event; None if the line of another one tells it too.

        The position after it is made when it is asked for: few lines want it, matches are long.
        """

    def expected(self, state: S, seat: Seat, draft: Draft, pick: Pick) -> Message:
        """What whoever must decide is to do, or what would follow from what is pointed at."""

    def progress(self, state: S) -> Sequence[Message]:
        """How far the match has come, the most important first."""

    def remark(self, seat: Seat, character: str, event: Event, after: S) -> Message | None:
        """What a bot with a character says to an event."""

    def about(self, key: Key, state: S) -> Sequence[Message]:
        """What is said of a card that lies face up, of a place, or of a spot on the table."""

    # what is painted

    def painting(self, view: View[S, M]) -> Painting:
        """The table and everything on it: of what is painted, in which order."""

    def picture(self, key: Key, width: int) -> pygame.Surface:
        """A card, enlarged."""

    def held(self, key: Key) -> pygame.Surface:
        """What the mouse carries."""

    def token(self, seat: Seat, size: int) -> pygame.Surface:
        """What a player is known by."""

    # what comes above the table

    def interlude(self, match: Match[S, M], doors: Doors[M]) -> Interlude | None:
        """What comes above the table in this position of the match."""
