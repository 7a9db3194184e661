"""What is pointed at, in the terms of the game: a draft, and one of the choices it leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hollywood.core.game import CardId
from hollywood.ui.table.setting import Pick
from hollywood.ui.table.stage import CARD, Key

from ..rules.game import TimesSquare
from ..rules.state import State, Sue, Trio
from ..rules.street import FIGURES, SUE, Space
from .choices import Choice, choices, on_space, only
from .draft import Draft, Holding, Luring, Sending
from .geometry import Plan
from .hit_areas import figure_at, head_at, pad
from .layout import CHARLIE, PERSON, SPACE, WHISTLE


@dataclass(frozen=True)
class Aim:
    """What somebody has chosen, with what is carried, and what of it is pointed at."""

    draft: Draft | None
    choices: Sequence[Choice]
    choice: Choice | None
    figure: int | None = None  # that is pointed at
    space: Space | None = None


def aim(game: TimesSquare, plan: Plan, s: State, draft: Draft | None, pick: Pick) -> Aim:
    """All of it, for whoever is to move."""
    meant = _with_carried(s, draft, pick.carried)
    found = choices(game, s, meant)
    figure = _pointed_figure(plan, s, pick)
    space = pick.place[1] if pick.place is not None and pick.place[0] == SPACE else None
    choice = _on_pad(plan, s, found, pick) or _on_figure(s, found, figure)
    if choice is None and space is not None:
        choice = _here(plan, found, space, pick)
    return Aim(meant, found, choice, figure, space)


def _with_carried(s: State, draft: Draft | None, carried: Key | None) -> Draft | None:
    """What is carried is chosen by that."""
    if carried is None:
        return draft
    kind, number, _ = carried
    if kind == WHISTLE:
        return Luring()
    if kind == PERSON:
        cards = draft.cards if isinstance(draft, Holding) else ()
        return draft if _half(draft) else Sending(FIGURES[number], cards)
    chosen = isinstance(draft, Holding) and number in draft.cards
    return draft if chosen or number not in s.hands[s.turn] else Holding((number,))


def _half(draft: Draft | None) -> bool:
    return isinstance(draft, Holding) and draft.half is not None


def hovered(s: State, draft: Draft | None, pick: Pick) -> CardId | None:
    """The card of the own hand that is pointed at while nothing is chosen."""
    thing = pick.thing
    if draft is not None or pick.carried is not None or thing is None or thing[0] != CARD:
        return None
    return thing[1] if thing[1] in s.hands[s.turn] else None


# where exactly


def _pointed_figure(plan: Plan, s: State, pick: Pick) -> int | None:
    """The figure under the mouse, besides the one that is carried."""
    found = None if pick.at is None else figure_at(plan, s, pick.at)
    return None if pick.carried == (PERSON, found, 0) else found


def _on_pad(plan: Plan, s: State, found: Sequence[Choice], pick: Pick) -> Choice | None:
    """The green choice whose pad is pointed at: Esmé alone, or all three."""
    for choice in found:
        match choice.play:
            case Sue(by) | Trio(by) if choice.figure == FIGURES[SUE] and pick.at is not None:
                box = pad(plan, s.places.sue, by, isinstance(choice.play, Trio))
                if box.collidepoint(pick.at):
                    return choice
    return None


def _on_figure(s: State, found: Sequence[Choice], figure: int | None) -> Choice | None:
    """What can be done with a figure that is pointed at, if it is one thing."""
    if figure is None or figure == CHARLIE or on_space(found, s.places[figure]):
        return None
    return only([choice for choice in found if choice.figure == FIGURES[figure]])


def _here(plan: Plan, found: Sequence[Choice], space: Space, pick: Pick) -> Choice | None:
    """The choice on a space: whose head is pointed at, whom the keys came to, or the foremost."""
    here = on_space(found, space)
    if not here:
        return None
    number = pick.place[2] if pick.place is not None else 0
    if pick.at is not None:
        number = head_at(plan, space, len(here), pick.at) or 0
    return here[min(number, len(here) - 1)]
