"""Times Square's part in its lesson: where things lie, and what is said of wrong clicks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from hollywood.actions import NUMBERS
from hollywood.core.game import Beat, CardId, Game
from hollywood.core.message import Message, Seat, say
from hollywood.ui.lesson.teacher import Bow, Shown
from hollywood.ui.table.setting import Begin, Draft, Intent, Make, Pick, TakeBack
from hollywood.ui.table.slate_speech import Row

from ..rules.state import (
    CharlieWalked,
    Deb,
    DebToManhole,
    Discard,
    End,
    Ended,
    Guards,
    GuardsToSue,
    Hal,
    Lure,
    Move,
    Played,
    State,
    Sue,
    Trio,
)
from ..rules.street import FIGURES, GUARDS, Figure
from ..rules.words import ending, figure_name
from .choices import choices
from .draft import Discarding, Holding, Luring, Sending
from .geometry import CARD_HIGH
from .hit_areas import bodies, pad
from .keys import actions_for
from .layout import CHARLIE, DISCARD, END, LURE, SPACE, card_key, in_hand
from .setting import TimesSquareSetting

_CARD, _SPACE = "card", "space"  # stand before an id, before a number
_ALONE, _TOGETHER = "alone", "together"  # stand before the way of a pad
_ARROW = 64, 115, 166  # units from the top: an arrow to a space, above everybody's head
_DIAL = 3  # so many times as large as the clock is the light round it


class TimesSquareTeacher:
    """Teaches one learner at one table."""

    has_board = False

    def __init__(self, setting: TimesSquareSetting, seat: Seat) -> None:
        self._setting, self._seat = setting, seat

    # what is shown

    def room(self, name: str, state: State) -> Sequence[pygame.Rect]:
        """A card of the hand, a figure, a space, the learner's lamps, a pile or a button."""
        plan, (kind, *which) = self._setting.plan, name.split()
        panel, people = plan.panels[self._seat], dict(bodies(plan, state))
        if kind == _CARD:
            return [self._card(which[0], state)]
        if kind == _SPACE:
            return [plan.room(int(which[0]))]
        if kind in FIGURES:
            return [people[FIGURES.index(kind)]]
        clock = pygame.Rect(0, 0, plan.clock_size * _DIAL, plan.clock_size * _DIAL)
        clock.center = plan.clock
        rooms = {
            "lamps": panel.walks.unionall([*panel.lamps, panel.sum]),
            "fizz": people[CHARLIE].union(plan.slot(state.charlie)),
            "supply": plan.supply,
            "clock": clock,
            "street": plan.board,
        }
        return [{**rooms, **self._buttons}[name]]

    @property
    def _buttons(self) -> dict[str, pygame.Rect]:
        panel = self._setting.plan.panels[self._seat]
        return {LURE: panel.lure, DISCARD: panel.discard, END: panel.end}

    def _card(self, id: str, state: State) -> pygame.Rect:
        """What is seen of the first card of this id in the hand."""
        plan, hand = self._setting.plan, in_hand(state, self._seat)
        number = hand.index(self._held(id, state))
        x, y, _ = plan.hand(number, len(hand))
        place = pygame.Rect(0, 0, plan.card, round(plan.card * CARD_HIGH))
        place.center = round(x), round(y)
        if number + 1 < len(hand):
            place.width = round(plan.hand(number + 1, len(hand))[0] - x)
        return place

    def _held(self, id: str, state: State) -> CardId:
        ids = self._setting.game.ids
        return next(card for card in state.hands[self._seat] if ids[card] == id)

    def shown(self, name: str, state: State) -> Shown:
        """A card or a button, a pad above Esmé, or the space that somebody shall go to."""
        plan, (kind, *which) = self._setting.plan, name.split()
        if kind == _CARD or kind in self._buttons:
            (place,) = self.room(name, state)
            return Shown([place], disc=place.midtop)
        number = int(which[0])
        if kind in (_ALONE, _TOGETHER):
            return Shown([pad(plan, state.places.sue, number, kind == _TOGETHER)])
        tail, bend, head = (plan.point(plan.across(number), y) for y in _ARROW)
        there = self._stands(kind, number, state)  # whoever is lured is clicked on
        place = self.room(kind, state)[0] if there else plan.room(number)
        return Shown([place], Bow(tail, bend, head))

    def pick(self, name: str, state: State) -> Pick:
        """A card, a button, or a space with whoever goes there."""
        kind, *which = name.split()
        if kind == _CARD:
            return Pick(card_key(self._held(which[0], state)))
        if kind in self._buttons:
            return Pick(place=(kind, 0, 0))
        number = int(which[0])
        if self._stands(kind, number, state):  # they are lured
            return Pick(place=(SPACE, state.places.hal, self._lured(FIGURES.index(kind), state)))
        space = state.places.sue + number if kind in (_ALONE, _TOGETHER) else number
        return Pick(place=(SPACE, space, int(kind == _TOGETHER)))

    def ways(self, name: str) -> Sequence[str]:
        """Along the hand, down to the buttons, and from space to space."""
        kind = name.split()[0]
        if kind == _CARD:
            return ["left", "right"]
        return ["down", "right"] if kind in self._buttons else ["left", "right", "up", "down"]

    def presses(self, state: State, move: Move) -> Sequence[str]:
        """For what must be refused, the card and Enter: nothing leads further."""
        game = self._setting.game
        if move in game.moves(state):
            return actions_for(game, state, move)
        needed, hand = self._needed(move), in_hand(state, self._seat)
        assert needed is not None, "what must be refused is a move of a card"
        return [NUMBERS[hand.index(self._held(needed[0], state))], "confirm"]

    def _stands(self, kind: str, space: int, state: State) -> bool:
        """Whether it is somebody who stands there already."""
        return kind in FIGURES and state.places[FIGURES.index(kind)] == space

    def _lured(self, figure: int, state: State) -> int:
        """Which of all who may come to Felix this one is."""
        found = choices(self._setting.game, state, Luring())
        return [choice.figure for choice in found].index(FIGURES[figure])

    def enter(self, answers: Sequence[Move], half: Move | None) -> None:
        """Nothing is begun for anybody."""

    def lies(self, draft: object, half: Move) -> bool:
        """Nothing half done is asked for."""
        return False

    def left(self, names: Sequence[str], draft: Draft) -> Sequence[str]:
        """What is not chosen yet; pads are only there once a green card is."""
        gone: set[str] = set()
        match draft:
            case None:
                gone = {_ALONE, _TOGETHER}
            case Holding(_, half):
                gone = {_CARD}
                if half is not None:
                    gone.add("left" if half.left else "right")
            case Luring():
                gone = {LURE}
            case Discarding():
                gone = {DISCARD}
            case Sending():
                gone = {_CARD, LURE, _ALONE, _TOGETHER}
        return [name for name in names if name.split()[0] not in gone]

    def drawn(self, answers: Sequence[Move]) -> Row | None:
        """The cards themselves are lit."""
        return None

    def foresee(self, on: bool) -> None:
        """Who would win, if the street closed now, is shown all the time."""
        self._setting.always_foresees = on

    # what is said

    def refusal(self, answers: Sequence[Move], meant: Intent[Move]) -> Message | None:
        """Another card or figure, or another place; nothing that was done is taken back."""
        match meant:
            case Begin(draft):
                fits = draft is None or any(self._leads_to(draft, move) for move in answers)
                return None if fits else self.astray(answers, None)
            case Make(move) if move not in answers:
                return self._instead(answers[0], None, self._takes_the_card(move, answers[0]))
            case TakeBack():
                return self.astray(answers, None)
        return None

    def astray(self, answers: Sequence[Move], draft: Draft) -> Message:
        """What to use in place of that."""
        move = answers[0]
        chosen = isinstance(draft, Sending) or (
            isinstance(draft, Holding) and self._leads_to(draft, move)
        )
        return self._instead(move, draft, chosen)

    def _instead(self, move: Move, draft: Draft, chosen: bool) -> Message:
        """What to do next for a move, whose card is chosen already or is not."""
        match move:
            case End():
                return say("times_square.lesson.end")
            case Discard():
                return say("times_square.lesson.discard_lit")
            case Lure(figure) if isinstance(draft, Luring | Sending):
                return say("times_square.lesson.lured", figure=figure_name(figure))
            case Lure():
                return say("times_square.lesson.press", button=say("times_square.button.lure"))
            case _ if not chosen:
                return say("times_square.lesson.card")
            case Trio():
                return say("times_square.lesson.together")
        left = [figure for figure in _moved(move) if figure != _stepped(draft)]
        return say("times_square.lesson.there", figure=figure_name(left[0]))

    def _takes_the_card(self, move: Move, answer: Move) -> bool:
        ids = [self._needed(each) for each in (move, answer)]
        return ids[0] is not None and ids[0] == ids[1]

    def _needed(self, move: Move) -> tuple[str, int] | None:
        """The id of the card that is played for a move, and of how many; None if none is."""
        if isinstance(move, End | Discard | Lure):
            return None
        return self._setting.game.legal.card(move)

    def _leads_to(self, draft: Draft, move: Move) -> bool:
        """Whether this is half of the move."""
        match draft:
            case Luring():
                return isinstance(move, Lure)
            case Discarding():
                return isinstance(move, Discard)
            case Sending(figure):
                return figure in _moved(move)
            case Holding(cards, half):
                return self._is_for(cards, move) and (half is None or _begins(half, move))
        return False

    def _is_for(self, cards: Sequence[CardId], move: Move) -> bool:
        """Whether these are cards that the move takes, perhaps not all of them yet."""
        needed, ids = self._needed(move), self._setting.game.ids
        if needed is None or len(cards) > needed[1]:
            return False
        return all(ids[card] == needed[0] for card in cards)

    def deeds(
        self, game: Game[State, Move], beats: Iterable[Beat[State]], seat: Seat
    ) -> Sequence[Message]:
        """How it ended, how far Fizz has come, and how many cards that took."""
        told: list[Message] = []
        steps = cards = 0
        for beat in beats:
            match beat.event:
                case Ended(winner, how):
                    told.append(ending(winner, how))
                case CharlieWalked(owner, start, end) if owner == seat:
                    steps += abs(end - start)
                case Played(owner, played) if owner == seat:
                    cards += len(played)
        return [
            *told,
            say("times_square.lesson.deed.steps", count=steps),
            say("times_square.in_brief", count=cards),
        ]


def _moved(move: Move) -> Sequence[Figure]:
    """Whom a move takes somewhere else."""
    match move:
        case Sue():
            return ("sue",)
        case Trio():
            return ("sue", *GUARDS)
        case Guards(left, right):
            return [each for each, by in zip(GUARDS, (left, right), strict=True) if by]
        case Hal():
            return ("hal",)
        case Deb(figure=figure) | DebToManhole(figure) | Lure(figure):
            return (figure,)
    return GUARDS if isinstance(move, GuardsToSue) else ()


def _begins(half: Guards, move: Move) -> bool:
    """Whether this step is one of both."""
    if not isinstance(move, Guards) or not (move.left and move.right):
        return False
    return half in (Guards(move.left, 0), Guards(0, move.right))


def _stepped(draft: Draft) -> Figure | None:
    """The guard whose step is chosen."""
    if not isinstance(draft, Holding) or draft.half is None:
        return None
    return "left" if draft.half.left else "right"
