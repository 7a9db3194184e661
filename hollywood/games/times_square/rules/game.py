"""Times Square: play cards of one colour, lure, or discard; then Charlie may walk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hollywood.core.card_orders import taken
from hollywood.core.dice import SEED_BITS, drawn, shuffled
from hollywood.core.game import CardId, Event, Standing, Tell
from hollywood.core.message import Message, Seat, say

from . import turn_end, words
from .cards_played import Play, effect_of, led, moved, steps_between
from .deck import SEATS, STANDARD, Deck, Options
from .legal import Legal
from .orders import Orders
from .state import (
    NOBODY,
    Discard,
    Discarded,
    End,
    Ending,
    How,
    Lure,
    Move,
    Moved,
    Played,
    State,
)
from .street import Places, home


class TimesSquare:
    """The rules, for one deck and the options of one match."""

    name = "times_square"
    rules = 1
    seats = SEATS

    def __init__(self, deck: Deck, options: Options | None = None) -> None:
        self.deck = deck
        self.options = options or deck.presets[STANDARD]
        self.street = deck.street
        self.faces = deck.faces(self.options.deck)
        self.ids = tuple(str(kind.id) for kind in self.faces)
        self.legal = Legal(deck, self.options)

    # setting up

    def start(self, seats: int, seed: int) -> State:
        """A match from a seed: it settles who has Hal and every order of the cards."""
        (first,), _, seed = drawn(range(seats), 1, seed % (1 << SEED_BITS))
        chosen = {"seat_1": 0, "seat_2": 1}.get(self.options.first_player, first)
        cards, seed = shuffled(range(len(self.faces)), seed)
        return self._opened(chosen, cards, seed, ())

    def start_as_written(self, orders: Orders) -> State:
        """A match whose cards are known in their order."""
        deck = taken(orders.deck, range(len(self.faces)), self.ids)
        return self._opened(orders.first, deck, 0, orders.shuffles)

    def _opened(
        self, first: Seat, deck: Sequence[CardId], seed: int, script: tuple[tuple[str, ...], ...]
    ) -> State:
        """Cards are dealt one by one, the first one to whoever starts."""
        dealt, start = 2 * self.deck.hand, self.deck.start
        hands = [tuple(deck[:dealt:2]), tuple(deck[1:dealt:2])]
        side = home(first)
        return State(
            seed=seed,
            script=script,
            turn=first,
            first=first,
            number=1,
            places=Places(0, -start.guards, start.guards, side * start.hal, -side * start.deb),
            charlie=0,
            hands=hands if first == 0 else hands[::-1],
            supply=tuple(reversed(deck[dealt:])),
            played=(),
            stage=(),
            lured=False,
            discarded=False,
            led="",
            passes=0,
            winner=None,
            how=None,
        )

    # whose turn, and what may be done

    def to_act(self, s: State) -> Seat | None:
        """Whose turn it is."""
        return s.turn if s.winner is None else None

    def moves(self, s: State) -> Sequence[Move]:
        """All plays and lures, and the discards one is likely to want."""
        return self.legal.moves(s)

    def illegal(self, s: State, move: Move) -> Message | None:
        """Why the move is not allowed now."""
        return self.legal.illegal(s, move)

    # making a move

    def apply(self, s: State, move: Move, tell: Tell | None = None) -> None:
        """Make a legal move in place; what reveals cards comes with the end of the turn."""
        match move:
            case End():
                turn_end.end(s, self.deck, self.ids, tell)
            case Discard(card, which):
                alike = self.legal.held(s, card, len(s.hands[s.turn]))
                laid = which if which in alike else alike[0]
                self._lay(s, (laid,))
                s.discarded = True
                if tell:
                    tell(Discarded(s.turn, laid))
            case Lure():
                s.lured = True
                self._move(s, move, tell)
            case _:
                self._play(s, move, tell)

    def _play(self, s: State, play: Play, tell: Tell | None) -> None:
        id, count = self.legal.card(play)
        laid = self.legal.held(s, id, count)
        self._lay(s, laid)
        s.led = led(play) or s.led
        if tell:
            tell(Played(s.turn, laid))
        self._move(s, play, tell)

    def _lay(self, s: State, cards: tuple[CardId, ...]) -> None:
        """Cards leave the hand for the stage."""
        s.hands[s.turn] = tuple([card for card in s.hands[s.turn] if card not in cards])
        s.stage += cards

    def _move(self, s: State, play: Play | Lure, tell: Tell | None) -> None:
        before, after = s.places, moved(self.street, s.places, play)
        assert after is not None, "the move is legal"
        s.places, steps = after, steps_between(before, after)
        s.steps += steps
        if tell:
            tell(Moved(s.turn, steps, _how(play)))
        owner = self.street.door_of(after.sue)
        if owner is not None:
            ending: Ending = "sue_home" if owner == s.turn else "wrong_door"
            turn_end.win(s, owner, ending, tell)

    # who stands where

    def standing(self, s: State) -> Standing:
        """Who would come where if the street closed now."""
        winner, _ = (s.winner, s.how) if s.winner is not None else turn_end.ranking(s)
        places = (1, 1) if winner == NOBODY else (1 + (winner == 1), 1 + (winner == 0))
        id = "times_square.headline.first" if s.passes == 0 else "times_square.headline.second"
        where = {"sue": words.space_name(s.places.sue), "charlie": words.space_name(s.charlie)}
        return Standing(places, say(id, turn=s.number, **where))

    def unseen(self, s: State, seat: Seat) -> Sequence[Sequence[CardId]]:
        """The other hand and the supply."""
        return [[*s.hands[1 - seat], *s.supply]]

    def relabel(self, s: State, names: Mapping[CardId, CardId], seed: int) -> None:
        """Call hidden cards by other names, and let all shuffles to come follow from the seed."""
        s.hands = [tuple(names.get(card, card) for card in hand) for hand in s.hands]
        s.supply = tuple(names.get(card, card) for card in s.supply)
        s.seed, s.script = seed, ()

    # words

    def write(self, move: Move) -> str:
        """The move in words."""
        return words.write(move)

    def read(self, text: str) -> Move:
        """The move in these words."""
        return words.read(text)

    def caption(self, event: Event, viewer: Seat | None) -> Message:
        """What a log says of the event."""
        return words.caption(event, self.faces, viewer)


def _how(play: Play | Lure) -> How:
    """How figures come to move: by themselves, as a trio, to Sue's side, lured, led by Deb."""
    if isinstance(play, Lure):
        return "lured"
    effect, _, count = effect_of(play)
    if led(play) not in ("", "deb"):
        return "led"
    if effect == "guards_to_sue":
        return "beside"
    return "trio" if count == 2 else "walked"
