"""What is said of a card, a pile, a seat or a step when somebody asks about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from hollywood.core.game import CardId
from hollywood.core.message import Message, Seat, player, say
from hollywood.ui.table.stage import Key

from ..rules import scores
from ..rules.deck import Ability, Condition
from ..rules.faces import Face
from ..rules.game import Paperback
from ..rules.log import does, title
from ..rules.state import NO_CARD, NOBODY, State
from ..rules.table import Table
from ..rules.word import Word
from .desk import Desk, forbidden
from .places import HELP, STEP, TOOL
from .sentences import costs, near_end
from .verdict import must, unmet

Said: TypeAlias = Sequence[Message]
_STEPS = ("spell", "score", "buy", "draw")
_TOOLS = ("shuffle", "sort", "clear", "help")


def about(game: Paperback, key: Key, s: State, told: Desk | None = None) -> Said:
    """What is said; nothing of what is hidden."""
    kind, number, _ = key
    if kind == "card":
        return list(_card(game, number, s, told)) if number >= 0 else ()
    if kind == STEP:
        return [say(f"paperback.about.step.{_STEPS[number]}")]
    if kind == TOOL:
        return [say(f"paperback.about.tool.{_TOOLS[min(number, HELP)]}")]
    return list(_of_place(game, kind, number, s, told))


def _of_place(
    game: Paperback, kind: str, number: int, s: State, told: Desk | None
) -> Iterator[Message]:
    own = told.seat if told is not None else s.turn
    match kind:
        case "seat":
            yield from _seat(game, number, s)
        case "bin":
            yield from _bin(game, s)
        case "track":
            yield from _track(game, s)
        case "deck":
            yield say("paperback.about.deck", count=len(s.decks[own]))
        case "discard":
            yield from _discarded(game, own, s)
        case "prize":
            yield from _prize(game, number, s)
        case "power" if s.powers and own < len(s.powers):
            yield say(f"paperback.power.{s.powers[own]}")
            yield say(f"paperback.says.{s.powers[own]}")
        case "power" if s.cubes[own]:
            yield say("paperback.about.cubes", count=s.cubes[own])
        case "pile" if number < len(s.piles):
            if number in s.covered:
                yield say("paperback.about.covered")
            yield say("paperback.about.pile", count=len(s.piles[number]))


# cards


def _card(game: Paperback, card: CardId, s: State, told: Desk | None) -> Iterator[Message]:
    face = game.table.faces[card]
    yield title(card, game.table)
    yield from lines(face)
    if told is not None:
        yield from _now(game, card, s, told)


def lines(face: Face) -> Iterator[Message]:
    """What a card is and what it can do, a sentence each."""
    if face.kind == "fame":
        yield say("paperback.about.fame", count=face.fame)
    elif face.kind == "common":
        yield say("paperback.about.common", count=face.fame)
    elif face.kind == "pair":
        yield say("paperback.about.pair", count=face.points)
    elif face.wild:
        yield say("paperback.about.wild")
    else:
        yield say("paperback.about.points", count=face.points)
    if face.limit is not None:
        what = say(f"paperback.limit.{face.limit.on}", count=face.limit.n)
        yield say("paperback.about.attack", what=what)
    for ability in face.abilities:
        yield ability_line(ability)


def ability_line(ability: Ability) -> Message:
    """When and what, in one sentence."""
    when = condition(ability.when)
    if when is None:
        return say("paperback.about.always", what=does(ability))
    return say("paperback.about.when", when=when, what=does(ability))


def condition(when: Condition) -> Message | None:
    """What an ability asks; None if it asks nothing."""
    if when.position is not None:
        return say(f"paperback.when.{when.position}")
    if when.min_length:
        return say("paperback.when.length", count=when.min_length)
    if when.no_wilds:
        return say("paperback.when.no_wilds")
    return say("paperback.when.uses_common") if when.uses_common else None


def _now(game: Paperback, card: CardId, s: State, told: Desk) -> Iterator[Message]:
    """What of it holds just now."""
    if card in told.payable or card in told.lacking:
        yield costs(game, s, card)
    if card in told.basket:
        yield say("paperback.about.in_basket")
    if card == (s.commons[0] if s.commons else NO_CARD):
        yield say("paperback.about.library", count=told.seat_layout.needed)
    if (word := told.seat_layout.word) is not None:
        yield from _in_word(word, card, game.table.faces[card])


def _in_word(word: Word, card: CardId, face: Face) -> Iterator[Message]:
    """Which of its abilities count there."""
    for place, each in enumerate(word.placed):
        for ability in face.abilities if each.card == card and not each.typo else ():
            asked = unmet(word, place, ability.when)
            if asked is None:
                yield say("paperback.about.fires", what=does(ability))
            else:
                yield must(say("paperback.about.this"), asked)


# places


def _seat(game: Paperback, seat: Seat, s: State) -> Iterator[Message]:
    yield seat_fame(game.table, seat, s)
    kinds = Counter(game.table.faces[card].id for card in s.owned[seat] if game.table.is_book(card))
    for id, many in sorted(kinds.items()):
        yield say("paperback.about.books", card=say(f"paperback.card.{id}"), count=many)
    if many := scores.library_cards(s, game.table, seat):
        yield say("paperback.about.library_cards", count=many)
    yield say("paperback.about.cards", count=len(s.owned[seat]))
    if s.cubes[seat]:
        yield say("paperback.about.cubes", count=s.cubes[seat])
    yield from forbidden(game, s, seat)


def seat_fame(table: Table, seat: Seat, s: State) -> Message:
    """How much Fame somebody has, if that is told."""
    points = scores.told_fame(s, table, seat)
    if points is None:
        return say("paperback.about.seat_hidden", player=player(seat))
    return say("paperback.about.seat", player=player(seat), count=points)


def _bin(game: Paperback, s: State) -> Iterator[Message]:
    yield say("paperback.about.bin", count=len(s.trash))
    if s.trash:
        yield say("paperback.about.list", cards=_titles(game, s.trash))


def _titles(game: Paperback, cards: Sequence[CardId]) -> tuple[Message, ...]:
    named = sorted(cards, key=lambda card: (game.table.faces[card].letters, card))
    return tuple(title(card, game.table) for card in named)


def _track(game: Paperback, s: State) -> Iterator[Message]:
    track, left = game.table.deck.track, len(s.commons)
    if left:
        yield say("paperback.about.track", count=track[len(track) - left], left=left)
    yield from near_end(game, s)


def _discarded(game: Paperback, seat: Seat, s: State) -> Iterator[Message]:
    cards = s.discards[seat]
    yield say("paperback.about.discard", count=len(cards))
    if cards:
        yield say("paperback.about.list", cards=_titles(game, cards))


def _prize(game: Paperback, number: int, s: State) -> Iterator[Message]:
    """The theme, if there is one, and the awards: what for, and who would have it."""
    if s.theme and number == 0:
        yield say(f"paperback.theme.{s.theme}")
        yield say("paperback.says.theme")
        if s.theme_holder != NOBODY:
            yield say("paperback.table.has_it", player=player(s.theme_holder))
        return
    award = s.awards[number - bool(s.theme)]
    yield say(f"paperback.award.{award}")
    yield say(f"paperback.says.{award}")
    found = next(each for each in game.table.deck.awards if each.id == award)
    for seat in scores.holders(s, game.table, found):
        yield say("paperback.table.has_it", player=player(seat))
