"""What is said of a card, a figure, a club or the supply when somebody asks about it."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.core.game import CardId
from hollywood.core.message import Message, player, say
from hollywood.ui.table.stage import CARD, Key

from ..rules.game import TimesSquare
from ..rules.state import State
from ..rules.street import FIGURES, lamps
from ..rules.words import club, lit, space_name, title
from .layout import CHARLIE, CLUB, PERSON, SUPPLY


def about(game: TimesSquare, key: Key, state: State) -> Sequence[Message]:
    """What is said; nothing of what is hidden."""
    kind, number, _ = key
    if kind == CARD and number >= 0:
        return [title(number, game.faces), does(game, number)]
    if kind == PERSON and number == CHARLIE:
        return [say("times_square.role.charlie"), space_name(state.charlie)]
    if kind == PERSON:
        where = space_name(state.places[number])
        return [say(f"times_square.role.{FIGURES[number]}"), where]
    if kind == SUPPLY:
        return [say("times_square.table.to_draw", count=len(state.supply))]
    if kind == CLUB:
        burning = lit(lamps(game.street, state.places, number))
        return [player(number), club(number), *burning]
    return []


def does(game: TimesSquare, card: CardId) -> Message:
    """What a card does."""
    kind = game.faces[card]
    id = f"times_square.does_card.{kind.effect}"
    return say(id, count=kind.steps) if kind.steps else say(id)
