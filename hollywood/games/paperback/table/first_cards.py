"""Cards that lie on every table at first, drawn while the page of the game is looked at."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.core.catalogue import Language
from hollywood.ui.app.shared import Props

from ..card_pictures import Shown, cover_of
from ..rules.deck import Deck
from ..rules.faces import Face, faces_of
from .card_looks import shows_small
from .geometry import Plan

_HAND = 5  # cards of a first hand
_STARTERS = ("starter", "starter_wild")


def prepare(props: Props, deck: Deck, language: Language) -> None:
    """Have them drawn in a deck of this language: those of any first hand, then the books."""
    plan, faces = Plan(props.screen), faces_of(deck, language)
    small = shows_small(plan, props.settings.symbols)
    look = props.language, props.settings.symbols
    for wide in {place.width for place in plan.blotter.hand(_HAND)}:
        props.art.prepare(_named(faces, _STARTERS, language, small), wide, *look)
    for wide in {plan.above.book(pile).width for pile in range(len(deck.fame_cards))}:
        props.art.prepare(_named(faces, ("fame",), language, small), wide, *look)


def _named(
    faces: tuple[Face, ...], kinds: tuple[str, ...], language: Language, small: bool
) -> Iterator[str]:
    """What art calls the cards of these kinds, each picture once."""
    of_kinds = [(card, face) for card, face in enumerate(faces) if face.kind in kinds]
    shown = (
        Shown(face.id, language, small, "", cover_of(face, card), 0) for card, face in of_kinds
    )
    yield from dict.fromkeys(each.name for each in shown)
