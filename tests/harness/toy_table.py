"""The toy game at the table: cards are plain rectangles with letters, words are typed or clicked.

It is as careless as a game can be: its layout lays every card face up, and its log and its bots
tell all they know. What must not be seen is the shared table's business.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from hollywood.actions import TYPED
from hollywood.core.catalogue import Voice
from hollywood.core.game import Beat, CardId, Event, Turn
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, player, say
from hollywood.kit import SetUp
from hollywood.ui.app.screen import Screen
from hollywood.ui.app.shared import Props
from hollywood.ui.draw.kept_picture import Painting, painting_of_all
from hollywood.ui.draw.placed_words import put
from hollywood.ui.draw.surfaces import canvas as layer_of
from hollywood.ui.draw.surfaces import height, width
from hollywood.ui.draw.theme import BLACK, BRASS, CREAM, GOLD, TABLE, Type
from hollywood.ui.table.read_aloud import ReadAloud
from hollywood.ui.table.setting import (
    Begin,
    Cue,
    Doors,
    Foresight,
    Ground,
    Intent,
    Interlude,
    LogLine,
    Make,
    Motion,
    Pick,
    Refuse,
    View,
)
from hollywood.ui.table.stage import CARD, Key, Layout, Pose, Way, swing
from hollywood.ui.widgets.notice import Notice

from .toy_game import LETTERS, Drew, Spell, Spelled, State, Whispers

PILE, TRAY, DONE, SEAT = "pile", "tray", "done", "seat"
TRAY_KEY: Key = (TRAY, 0, 0)
DONE_KEY: Key = (DONE, 0, 0)


Spelling = tuple[CardId, ...]  # the letters of a word that has begun


class ToySetting:
    """One match of the toy game on screen."""

    cards = frozenset((CARD,))
    tools = ("menu", "undo", "redo", "log", "rules")
    foresight: Foresight = "off"

    def __init__(self, props: Props, set_up: SetUp, game: Whispers) -> None:
        self.props, self.set_up, self.game = props, set_up, game
        self.faces: list[Key] = []  # what was drawn face up in the last frame
        self.aloud = ReadAloud[State]()

    def fit(self, screen: Screen, voice: Voice, state: State, viewer: Seat | None) -> Ground:
        """A row for each seat, and a tray for the word below."""
        self.voice = voice
        px, seats = screen.px, len(state.hands)
        self.screen = screen
        high = (screen.height - px(160)) // seats
        self.rows = [
            pygame.Rect(px(20), px(60) + seat * high, screen.width - px(40), high - px(10))
            for seat in range(seats)
        ]
        self.tray = pygame.Rect(px(20), screen.height - px(90), screen.width // 2, px(80))
        self.done = self.tray.move(screen.width // 2 + px(10), 0)
        self.done.width = px(200)
        return Ground(
            bar=pygame.Rect(0, 0, screen.width, px(40)),
            places={TRAY_KEY: self.tray, DONE_KEY: self.done},
            corners=self.rows,
            told={(SEAT, seat, 0): row for seat, row in enumerate(self.rows)},
            speech=[
                pygame.Rect(row.right - px(320), row.top, px(300), px(60)) for row in self.rows
            ],
        )

    def ready(self, state: State) -> bool:
        """There is nothing to draw in advance."""
        return True

    def layout(self, state: State, viewer: Seat | None, draft: object) -> Layout:
        """Hands in alphabetical order, the deck, what was discarded: all of it face up."""
        poses: dict[Key, Pose] = {}
        for hand, row in zip(state.hands, self.rows, strict=True):
            for place, card in enumerate(sorted(hand)):
                poses[CARD, card, 0] = self._pose(row, place)
        for place, card in enumerate(state.discard):
            poses[CARD, card, 0] = self._pose(self.rows[-1], 5, place)
        if state.deck:
            poses[PILE, 0, 0] = self._pose(self.rows[0], 6)
        return poses

    def _pose(self, row: pygame.Rect, place: int, z: int = 0) -> Pose:
        wide = width(min(row.height - 8, self.screen.px(120)))
        return Pose(row.left + (place + 1) * wide * 1.2, row.centery, wide, z=z)

    def motion(self, event: Event, before: State, after: State) -> Motion:
        """Cards slide from the deck and to the discard."""
        deck = self._pose(self.rows[0], 6)
        cues = [Cue(0.1, "card_deal")] if isinstance(event, Drew) else []
        seconds = 0.0 if isinstance(event, Turn) else 0.3
        return Motion(lambda *_: Way(seconds, ease=swing), lambda key: deck, 0.1, cues)

    def opening(self, state: State) -> tuple[State, Sequence[Beat[State]]] | None:
        """The hands lie there."""
        return None

    # what is meant

    def point(self, state: State, pick: Pick, draft: Spelling | None) -> Intent[Spell] | None:
        """A letter of one's own goes on, or is taken back; the button ends the word."""
        word = draft or ()
        if pick.place == DONE_KEY and pick.carried is None:
            return Make(Spell(word), DONE_KEY) if word else Refuse(say("whispers.empty"), DONE_KEY)
        key = pick.carried if pick.place == TRAY_KEY else pick.thing
        if key is None or not self.carries(state, key):
            return None
        left = tuple(card for card in word if card != key[1])
        return Begin(((*word, key[1]) if left == word else left) or None)

    def key(
        self, state: State, action: str, draft: Spelling | None, here: Pick
    ) -> Intent[Spell] | None:
        """Letters are typed, Enter ends the word, Backspace takes a letter back."""
        word = draft or ()
        if action == f"{TYPED}backspace" and word:
            return Begin(word[:-1] or None)
        if action == "confirm" and word:
            return Make(Spell(word), DONE_KEY)
        letter = action.removeprefix(TYPED).upper()
        if letter not in set(LETTERS):
            return None
        seat = self.game.to_act(state)
        held = state.hands[seat] if seat is not None else ()
        fitting = [c for c in sorted(held) if c not in word and c >= 0 and LETTERS[c] == letter]
        if not fitting:
            return Refuse(say("whispers.unfit", letter=letter), TRAY_KEY)
        return Begin((*word, fitting[0]))

    def back(self, draft: Spelling) -> Spelling | None:
        """Without the last letter."""
        return draft[:-1] or None

    def carries(self, state: State, key: Key) -> bool:
        """Letters of one's own."""
        seat = self.game.to_act(state)
        return seat is not None and key[0] == CARD and key[1] in state.hands[seat]

    def step(self, state: State, here: Pick, x: int, y: int, draft: object) -> Pick:
        """Between the tray and the button."""
        return Pick(place=DONE_KEY if here.place == TRAY_KEY else TRAY_KEY)

    def kept(self, match: Match[State, Spell], ply: int) -> Message | None:
        """Everything else can be taken back."""
        return None

    # what is said

    def line(self, event: Event, after: Callable[[], State], viewer: Seat | None) -> LogLine:
        """All that is known of it."""
        match event:
            case Spelled(seat, cards):
                word = "".join(LETTERS[card] for card in cards)
                words = say("whispers.spelled", player=player(seat), word=word)
                keys = frozenset((CARD, card, 0) for card in cards)
                return LogLine(words, seat, keys, marks=keys)
            case Drew(seat):
                card = after().hands[seat][-1]
                return LogLine(_drawn(seat, card), seat, frozenset({(CARD, card, 0)}))
        return LogLine(say("whispers.reshuffled"), opens=True, clears=True)

    def expected(self, state: State, seat: Seat, draft: Spelling | None, pick: Pick) -> Message:
        """A word, or the rest of it."""
        if draft is None:
            return say("whispers.turn", player=player(seat))
        word = "".join(LETTERS[card] for card in draft)
        return say("whispers.spelling", player=player(seat), word=word)

    def progress(self, state: State) -> Sequence[Message]:
        """What is left in the deck."""
        return (say("whispers.deck", left=len(state.deck)),)

    def remark(self, seat: Seat, character: str, event: Event, after: State) -> Message | None:
        """It can't keep a secret."""
        if not isinstance(event, Drew) or event.seat != seat or after.hands[seat][-1] < 0:
            return None
        return say("whispers.holds", letter=LETTERS[after.hands[seat][-1]])

    def about(self, key: Key, state: State) -> Sequence[Message]:
        """Whose letter it is, and which; or who sits there."""
        if key[0] == SEAT:
            return [player(key[1])]
        held = (seat for seat, hand in enumerate(state.hands) if key[1] in hand)
        return [_drawn(seat, key[1]) for seat in held]

    # what is painted

    def painting(self, view: View[State, Spell]) -> Painting:
        """All of it in every frame: rectangles; letters on those that lie face up."""

        def paint(canvas: pygame.Surface) -> None:
            canvas.fill(TABLE)
            for row in self.rows:
                canvas.fill(BRASS, row, pygame.BLEND_RGB_ADD)
            self.faces = []
            for key, _, pose in view.things:
                wide = max(1, round(pose.width))
                rect = pygame.Rect(0, 0, wide, height(wide))
                rect.center = (round(pose.x), round(pose.y))
                shown = key[0] == CARD and pose.face
                canvas.fill(CREAM if shown else BLACK, rect)
                if shown:
                    self._letter(canvas, key, rect)
            for place, card in enumerate(view.draft or ()):
                rect = pygame.Rect(self.tray.left + place * 60, self.tray.top, 50, 70)
                self._letter(canvas, (CARD, card, 0), rect)
            canvas.fill(GOLD, self.done)

        return painting_of_all(self.screen.rect, paint)

    def _letter(self, canvas: pygame.Surface, key: Key, rect: pygame.Rect) -> None:
        self.faces.append(key)
        letter = LETTERS[key[1]] if key[1] >= 0 else "?"
        put(self.props, canvas, letter, Type.BODY, GOLD, rect.width, center=rect.center)

    def picture(self, key: Key, width: int) -> pygame.Surface:
        """A card, enlarged."""
        picture = layer_of((width, height(width)))
        picture.fill(CREAM)
        self._letter(picture, key, picture.get_rect())
        return picture

    def held(self, key: Key) -> pygame.Surface:
        """What the mouse carries."""
        return self.picture(key, self.screen.px(60))

    def token(self, seat: Seat, size: int) -> pygame.Surface:
        """A square."""
        square = layer_of((size, size))
        square.fill((250 - 50 * seat, 50 * seat, 100))
        return square

    # what comes above the table

    def interlude(self, match: Match[State, Spell], doors: Doors[Spell]) -> Interlude | None:
        """Only a notice, when it is over."""
        if match.to_act is not None:
            return None
        points = ", ".join(map(str, match.state.points))
        over = say("whispers.over", points=points)
        return Interlude(Notice(self.props, over, doors.title), "finale")


def _drawn(seat: Seat, card: CardId) -> Message:
    if card < 0:
        return say("whispers.drew", player=player(seat))
    return say("whispers.drew_letter", player=player(seat), letter=LETTERS[card])
