"""Positions of Paperback from short texts: `p3 a1 *2` is a hand, cards as records call them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from hollywood import paths
from hollywood.core.game import CardId, Event
from hollywood.core.message import Message
from hollywood.files import read_file
from hollywood.games.paperback.rules.deck import Deck, Options
from hollywood.games.paperback.rules.deck_file import read_deck
from hollywood.games.paperback.rules.game import Paperback
from hollywood.games.paperback.rules.lexicon import Lexicon
from hollywood.games.paperback.rules.state import NO_CARD, Cards, State

FILE = paths.data("paperback.yaml")
WORDS = [
    "at",
    "it",
    "no",
    "on",
    "so",
    "an",
    "ten",
    "net",
    "tens",
    "nets",
    "nest",
    "sent",
    "rents",
    "stern",
    "tern",
    "star",
    "rats",
    "arts",
    "trains",
    "trainer",
    "retrains",
    "strainer",
    "restrains",
    "relations",
    "transients",
    "sea",
    "ease",
    "seat",
    "east",
    "paint",
    "painter",
    "pan",
    "nap",
    "map",
    "zoo",
    "rate",
    "tar",
    "art",
    "tea",
    "eat",
    "ate",
    "ant",
    "tan",
    "note",
    "tone",
    "stone",
    "notes",
    "onset",
    "lent",
    "silent",
    "listen",
    "tinsel",
    "enlist",
    "planet",
    "planets",
    "platens",
    "rot",
    "tort",
    "trot",
    "letter",
    "settle",
    "silver",
    "sliver",
    "liver",
    "live",
    "evil",
    "vile",
    "space",
    "rocket",
    "ship",
    "rockets",
    "planetary",
    "stars",
]


@cache
def deck() -> Deck:
    """The deck of the box."""
    return read_deck(read_file(FILE), str(FILE))


def paperback(words: Collection[str] = WORDS, **options: object) -> Paperback:
    """The game of the box with some words and options."""
    themes = {str(theme.id): ["rocket-", "planet-", "star", "stars"] for theme in deck().themes}
    lexicon = Lexicon(words, themes=themes)
    return Paperback(deck(), lexicon, Options(**options))  # type: ignore[arg-type]


def cards(game: Paperback, state: State, names: str) -> Cards:
    """Cards of these names, wherever they are; they leave that place."""
    found: list[CardId] = []
    for name in names.split():
        own = {*state.decks[state.turn], *state.hands[state.turn]}
        left = [card for card in game.table.by_name[name] if card not in found]
        card = min(left, key=lambda card: (card not in own, card))
        _taken_away(state, card)
        found.append(card)
    return tuple(found)


def _taken_away(s: State, card: CardId) -> None:
    def without(cards: Cards) -> Cards:
        return tuple(each for each in cards if each != card)

    for places in (s.decks, s.hands, s.discards, s.attacks, s.piles, s.fame):
        places[:] = [without(each) for each in places]
    s.fronts = [NO_CARD if each == card else each for each in s.fronts]
    s.commons, s.trash, s.left_out = without(s.commons), without(s.trash), without(s.left_out)


def at(game: Paperback, hand: str, seats: int = 2, seed: int = 1) -> State:
    """The first turn, with this hand; the rest of the seat's cards lie in its deck."""
    state = game.start(seats, seed)
    turn = state.turn
    state.decks[turn] += state.hands[turn]
    state.hands[turn] = ()
    state.hands[turn] = cards(game, state, hand)
    return settle(state)


def settle(state: State) -> State:
    """The state, with everybody owning what lies with them after cards were put there by hand."""
    state.owned = [lying_with(state, seat) for seat in range(len(state.hands))]
    return state


def lying_with(s: State, seat: int) -> Cards:
    """All cards that lie with a seat."""
    word: Cards = ()
    if seat == s.turn and s.word is not None:
        word = tuple(each.card for each in s.word.used if not each.shared)
    sealed = s.sealed[seat] if seat < len(s.sealed) else None
    cards = s.decks[seat] + s.hands[seat] + s.discards[seat] + s.attacks[seat] + word
    return cards + (sealed.cards if sealed else ())


def library(game: Paperback, state: State, names: str) -> None:
    """The library cards that are left, the one that everybody may use first."""
    state.commons = cards(game, state, names)
    state.to_spell_with = state.commons[0] if state.commons else NO_CARD


def front(game: Paperback, state: State, name: str, top: str = "") -> None:
    """A card in front of its pile, and the one on top of it."""
    (card,) = cards(game, state, name)
    pile = min(game.table.faces[card].cost, 8) - 2
    if state.fronts[pile] != NO_CARD:
        state.piles[pile] = (state.fronts[pile], *state.piles[pile])
    state.fronts[pile] = card
    if top:
        above = cards(game, state, top)  # they leave their pile first
        state.piles[pile] = (*state.piles[pile], *above)


def in_play(game: Paperback, state: State, seat: int, names: str) -> None:
    """Attack cards that lie in play."""
    state.attacks[seat] = cards(game, state, names)
    settle(state)


def made(game: Paperback, state: State, *moves: str) -> list[Event]:
    """Make these moves, each legal; what happened."""
    events: list[Event] = []
    for text in moves:
        move = game.read(text)
        assert game.illegal(state, move) is None, f"{text}: {game.illegal(state, move)}"
        assert game.write(move) == text
        game.apply(state, move, events.append)
    return events


def why_not(game: Paperback, state: State, text: str) -> str:
    """The id of the reason why a move is not allowed; nothing if it is."""
    reason: Message | None = game.illegal(state, game.read(text))
    return reason.id.removeprefix("paperback.illegal.") if reason else ""


def names(game: Paperback, cards: Iterable[CardId]) -> list[str]:
    """Cards by their names."""
    return sorted(game.table.names[card] for card in cards if card != NO_CARD)


def all_cards(state: State) -> list[CardId]:
    """Every card of the match, wherever it is."""
    found = [card for seat in range(len(state.hands)) for card in lying_with(state, seat)]
    found += [card for pile in (*state.piles, *state.fame) for card in pile]
    found += [*state.fronts, *state.commons, *state.left_out, *state.trash]
    return sorted(card for card in found if card != NO_CARD)
