"""What is shown of a draft and of what is pointed at: all of it from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hollywood.core.game import CardId
from hollywood.ui.table.setting import Pick, View

from ..rules.game import TimesSquare
from ..rules.state import Discard, End, Guards, Lure, Move, State, Sue, Trio
from ..rules.street import FIGURES, HAL, leads
from . import refusals, sentences
from .aim import Aim, aim, hovered
from .choices import choices
from .draft import Discarding, Draft, Holding, Luring, Sending
from .foreseen import NOTHING_FORESEEN, Foreseen, Outcome, Pad, Target
from .geometry import Plan
from .layout import CHARLIE, DISCARD, END, LURE
from .outcomes import after


class Lookahead:
    """Remembers the last answers of the rules, so that moving the mouse costs nothing."""

    def __init__(self, game: TimesSquare) -> None:
        self.game = game
        self._turn: tuple[State | None, Foreseen] = (None, NOTHING_FORESEEN)
        self._last: tuple[State | None, Aim | None, Foreseen] = (None, None, NOTHING_FORESEEN)

    def foreseen(self, plan: Plan, view: View[State, Move]) -> Foreseen:
        """What is shown to whoever must decide, of what they chose and what they point at."""
        s, pick = view.state, view.pick
        if view.human is None or not view.idle:
            return Foreseen(closing=view.foresees)
        aimed = self.aimed(plan, s, view.draft, pick)
        if view.draft is None and aimed.draft is None and view.best is not None:
            aimed = advised(self.game, s, view.best)
        if self._last[0] is not s or self._last[1] != aimed:
            self._last = (s, aimed, foreseen(self.game, s, aimed, self.turn(s)))
        begun = view.draft is not None or pick.carried is not None
        shown = self._last[2] if begun else replace(self._last[2], pads=())  # no click would count
        return replace(shown, closing=view.foresees)

    def aimed(self, plan: Plan, s: State, draft: Draft | None, pick: Pick) -> Aim:
        """What is pointed at; a card that is only hovered shows what it could do."""
        card = hovered(s, draft, pick)
        return aim(self.game, plan, s, draft if card is None else Holding((card,)), pick)

    def turn(self, s: State) -> Foreseen:
        """What is seen whatever is pointed at."""
        if self._turn[0] is not s:
            self._turn = (s, of_turn(self.game, s))
        return self._turn[1]


def advised(game: TimesSquare, s: State, move: Move) -> Aim:
    """What the coach would do, as if somebody had chosen it and pointed there."""
    match move:
        case End() | Discard():
            return Aim(None, (), None)
        case Lure():
            draft: Draft = Luring()
        case _:
            id, count = game.legal.card(move)
            both = isinstance(move, Guards) and move.left and move.right
            half = Guards(move.left, 0) if isinstance(move, Guards) and both else None
            draft = Holding(game.legal.held(s, id, count), half)
    found = choices(game, s, draft)
    choice = next((each for each in found if each.play == move and not each.half), None)
    return Aim(draft, found, choice)


def of_turn(game: TimesSquare, s: State) -> Foreseen:
    """What is seen of a turn whatever is pointed at: cards that are of no use, buttons that are."""
    hand = s.hands[s.turn]
    reasons = {card: refusals.of_card(game, s, card) for card in hand}
    ids = {card: reason.id for card, reason in reasons.items() if reason is not None}
    dimmed = {card for card, id in ids.items() if id.endswith((".one_colour", ".first_back"))}
    ended = game.illegal(s, End()) is None
    able = {
        LURE: refusals.of_luring(game, s) is None,
        DISCARD: s.discarded or not (s.stage or s.lured),
        END: ended,
    }
    return Foreseen(
        dimmed=frozenset(() if s.discarded else dimmed),
        blocked=frozenset(ids.keys() - dimmed),
        ends=frozenset(button for button, is_able in able.items() if is_able),
        gold=ended,
        last=ended and not s.discarded and len(ids) == len(hand),
    )


def foreseen(game: TimesSquare, s: State, aimed: Aim, turn: Foreseen) -> Foreseen:
    """What is seen besides of what was chosen and is pointed at."""
    draft, cards = aimed.draft, set[CardId]()
    if isinstance(draft, Holding):
        cards = {*draft.cards, *(aimed.choice.cards if aimed.choice is not None else ())}
    red = any(game.faces[card].colour == "red" for card in cards)
    return replace(
        turn,
        targets=_targets(aimed),
        pads=_pads(game, s, aimed),
        outcome=_outcome(game, s, aimed),
        chosen=frozenset(cards),
        rimmed=frozenset(FIGURES.index(choice.figure) for choice in aimed.choices),
        locked=_locked(game, s, aimed),
        pressed=frozenset(_pressed(s, draft)),
        lures=draft == Sending(FIGURES[HAL]) and LURE in turn.ends,
        leads=red and leads(s.places, s.turn),
    )


def _pressed(s: State, draft: Draft | None) -> Iterator[str]:
    """The buttons whose choice has begun."""
    if isinstance(draft, Luring) or s.lured:
        yield LURE
    if isinstance(draft, Discarding) or s.discarded:
        yield DISCARD


def _targets(aimed: Aim) -> tuple[Target, ...]:
    """Each space with whoever could stand there; cards are told if a figure was chosen first."""
    first = isinstance(aimed.draft, Sending)
    found = [
        Target(FIGURES.index(each.figure), each.space, each.cards if first else ())
        for each in aimed.choices
    ]
    return tuple(dict.fromkeys(found))


def _pads(game: TimesSquare, s: State, aimed: Aim) -> tuple[Pad, ...]:
    """Esmé alone or all three, each way, as soon as there is a choice between the two."""
    draft = aimed.draft
    if not isinstance(draft, Holding) or game.faces[draft.cards[0]].colour != "green":
        return ()
    if sum(game.ids[card] == game.ids[draft.cards[0]] for card in s.hands[s.turn]) < 2:
        return ()
    able = {choice.play for choice in aimed.choices}
    pads = []
    for by in (-1, 1):
        both = {together: (Trio(by) if together else Sue(by)) in able for together in (False, True)}
        if any(both.values()):
            pads += [Pad(by, together, struck=not is_able) for together, is_able in both.items()]
    return tuple(pads)


def _outcome(game: TimesSquare, s: State, aimed: Aim) -> Outcome | None:
    """What would come of what is pointed at, or of the half that was chosen."""
    half = isinstance(aimed.draft, Holding) and aimed.draft.half is not None
    if aimed.choice is None and not half:
        return None
    then = after(game, s, aimed.draft, aimed.choice)
    owner = game.street.door_of(then.places.sue)
    words = None
    if aimed.choice is not None:
        words = sentences.consequence(game, s, aimed.draft, aimed.choice)
    return Outcome(then, words, warns=owner == 1 - s.turn)


def _locked(game: TimesSquare, s: State, aimed: Aim) -> int | None:
    """A figure that is pointed at and that red cards don't move in this turn."""
    if not isinstance(aimed.draft, Holding) or aimed.figure in (None, CHARLIE):
        return None
    reason = refusals.of_leading(game, s, aimed.draft.cards[0], FIGURES[aimed.figure])
    locked = reason is not None and reason.id == "times_square.illegal.locked"
    return aimed.figure if locked else None
