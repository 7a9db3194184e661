"""Hollywood!: place your reels, bump those of others up the columns, and make movies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate, combinations_with_replacement
from typing import TypeAlias

from hollywood.core.dice import SEED_BITS, drawn, shuffled
from hollywood.core.game import CardId, Event, Standing, Tell
from hollywood.core.message import Message, Seat, quoted, say

from . import totals, words
from .count import Counter, Movie, Score
from .deck import GENRES, STANDARD, Deck, Options
from .handing_out import STAR, finish, hand_out, role, sweep
from .state import (
    NOBODY,
    Clap,
    Clapped,
    Column,
    Dealt,
    Double,
    Doubled,
    Finish,
    Move,
    Place,
    Placed,
    RoundEnded,
    State,
)

_GENRES = len(GENRES)
_FINISH = tuple(Finish(genre) for genre in GENRES)
_Hand: TypeAlias = tuple[bool, bool]  # may use the Clap Board, may use the Double Reel


class Hollywood:
    """The rules, for one deck and the options of one match."""

    name = "hollywood"
    rules = 1

    def __init__(self, deck: Deck, options: Options | None = None) -> None:
        self.options = options or deck.presets[STANDARD]
        self.deck = deck.rated(self.options.ratings)
        self.seats = deck.seats
        self.counter = Counter(self.deck, self.options)
        self._role = [role(face) for face in self.deck.faces]
        self._reels = {table.seats: table.reels for table in deck.tables}
        self._rounds = {table.seats: table.rounds for table in deck.tables}
        feet = list(accumulate(deck.columns))
        self._spans = list(zip([0, *feet], feet, strict=False))
        self._choices: dict[tuple[tuple[int, ...], _Hand], tuple[Move, ...]] = {}

    # setting up

    def start(self, seats: int, seed: int) -> State:
        """A match from a seed: it settles who starts and every deal."""
        (first,), _, seed = drawn(range(seats), 1, seed % (1 << SEED_BITS))
        return self._opened(seats, 0 if self.options.first_player == "seat_1" else first, seed, ())

    def start_as_written(self, seats: int, first: Seat, deals: Sequence[Sequence[CardId]]) -> State:
        """A match whose deals are known: for each round the cards of its columns, top to bottom."""
        return self._opened(seats, first, 0, tuple(map(tuple, deals)))

    def _opened(
        self, seats: int, first: Seat, seed: int, script: tuple[tuple[CardId, ...], ...]
    ) -> State:
        cards = range(len(self.deck.faces))
        state = State(
            seed=seed,
            script=script,
            films=tuple(card for card in cards if self._role[card] != STAR),
            stars=tuple(card for card in cards if self._role[card] == STAR),
            round=0,
            first=first,
            turn=first,
            area=(),
            reels=[],
            left=[0] * seats,
            clap=[True] * seats,
            double=[True] * seats,
            claims=[],
            projects=[()] * (seats * _GENRES),
            movies=[()] * seats,
            blockbusters=[()] * seats,
            unclaimed=(),
            wasted=(),
        )
        self._deal(state, None)
        return state

    def _deal(self, s: State, tell: Tell | None) -> None:
        cards = _dealt_as_written(s) if s.script else self._dealt_by_chance(s)
        s.area = tuple([tuple(cards[top:foot]) for top, foot in self._spans])
        s.reels = [()] * len(s.area)
        s.left = [self._reels[s.seats]] * s.seats
        s.turn = s.first
        if tell:
            tell(Dealt(s.round, s.first))

    def _dealt_by_chance(self, s: State) -> Sequence[CardId]:
        films, rest, seed = drawn(s.films, self.deck.movie_cards_a_round, s.seed)
        s.films = tuple(rest)
        stars, rest, seed = drawn(s.stars, self.deck.stars_a_round, seed)
        s.stars = tuple(rest)
        cards, s.seed = shuffled(films + stars, seed)
        return cards

    # whose turn, and what may be done

    def to_act(self, s: State) -> Seat | None:
        """Who must decide: the owner of a star with a choice of project, or whose turn it is."""
        if s.claims:
            return s.claims[-1][0]
        return None if s.turn == NOBODY else s.turn

    def moves(self, s: State) -> Sequence[Move]:
        """All legal moves."""
        if s.claims:
            seat = s.claims[-1][0] * _GENRES
            return [_FINISH[genre] for genre in range(_GENRES) if s.projects[seat + genre]]
        seat = s.turn
        if seat == NOBODY:
            return ()
        filled = tuple(map(len, s.reels))
        hand = (s.clap[seat], s.double[seat] and s.left[seat] > 1)
        choices = self._choices.get((filled, hand))
        if choices is None:
            choices = self._choices[filled, hand] = _listed(self.deck.columns, filled, *hand)
        return choices

    def illegal(self, s: State, move: Move) -> Message | None:
        """Why the move is not allowed now."""
        if move in self.moves(s):
            return None
        unknown = say("hollywood.illegal.not_a_move", text=quoted(str(move)))
        match move:
            case Finish(genre) if genre in GENRES:
                id = "hollywood.illegal.no_project" if s.claims else "hollywood.illegal.no_star"
                return say(id, genre=say(f"hollywood.genre.{genre}"))
            case Place() | Clap() | Double() if s.claims:
                return say(
                    "hollywood.illegal.choose_project", card=words.title(s.claims[-1][1], self.deck)
                )
            case Clap():
                return say("hollywood.illegal.clap_used")
            case Double() if not s.double[s.turn]:
                return say("hollywood.illegal.double_used")
            case Double() if s.left[s.turn] < 2:
                return say("hollywood.illegal.one_reel")
            case Double(int(column), int(other)):
                return _no_room(s, (column, other)) or unknown
            case Place(int(column)):
                return _no_room(s, (column,)) or unknown
        return unknown

    # making a move

    def apply(self, s: State, move: Move, tell: Tell | None = None) -> None:
        """Make a legal move in place, and all that follows from it up to the next decision."""
        match move:
            case Place(column):
                _place(s, column, tell)
            case Clap():
                s.clap[s.turn] = False
                if tell:
                    tell(Clapped(s.turn))
            case Double(column, other):
                s.double[s.turn] = False
                if tell:
                    tell(Doubled(s.turn, (column, other)))
                _place(s, column, tell, (column, other))
                _place(s, other, tell, (other,))
            case Finish(genre):
                finish(s, GENRES.index(genre), tell)
                self._hand_out(s, tell)
                return
            case _:
                raise AssertionError(f"{move!r} is no move of this game")
        self._pass_turn(s, tell)

    def _pass_turn(self, s: State, tell: Tell | None) -> None:
        """The next seat with reels is to move; without any reels left the round ends."""
        left = s.left
        seats = len(left)
        for turn in range(s.turn + 1, s.turn + 1 + seats):
            if left[turn % seats]:
                s.turn = turn % seats
                return
        if tell:
            tell(RoundEnded(s.round))
        s.claims = self.claims(s)
        self._hand_out(s, tell)

    # handing out the cards

    def claims(self, s: State) -> list[tuple[Seat, CardId]]:
        """Every card with a reel on it and the reel's owner, the first to be handed out last."""
        bottom_first = self.options.claim_order == "bottom_first"
        claims: list[tuple[Seat, CardId]] = []
        for cards, reels in zip(reversed(s.area), reversed(s.reels), strict=True):
            # reels lie from the bottom up; what is handed out first must stand last
            upwards = list(zip(reels, reversed(cards), strict=False))
            claims += reversed(upwards) if bottom_first else upwards
        return claims

    def _hand_out(self, s: State, tell: Tell | None) -> None:
        """Hand out cards up to a choice; when all are, the next round begins or the match ends."""
        if not hand_out(s, self._role, tell):
            return
        sweep(s, tell)
        s.round += 1
        if s.round == self._rounds[s.seats]:
            s.turn = NOBODY
            return
        s.first = (s.first + 1) % s.seats
        self._deal(s, tell)

    def endings(self, s: State) -> list[State]:
        """Every way the round could end if no more reels were placed, as owners of stars choose."""
        if self.to_act(s) is None:
            return [s]
        end = s.copy()
        end.claims = s.claims[:] or self.claims(s)
        ended, waiting = [], [end]
        while waiting:
            end = waiting.pop()
            if hand_out(end, self._role, None):
                sweep(end, None)
                ended.append(end)
                continue
            for move in self.moves(end):
                assert isinstance(move, Finish)
                other = end.copy()
                finish(other, GENRES.index(move.genre), None)
                waiting.append(other)
        return ended

    # counting

    def score(self, s: State, seat: Seat) -> Score:
        """A seat's count if the match ended now, line by line."""
        return self.counter.score(
            s.blockbusters[seat], s.movies[seat], s.projects_of(seat), s.unclaimed
        )

    def worth(self, s: State, movie: Movie) -> int:
        """Points of a finished movie if the match ended now."""
        return self.counter.score((), (movie,), (), s.unclaimed).total

    def standing(self, s: State) -> Standing:
        """Who would come where if the match ended now, and by what."""
        scores = [self.score(s, seat) for seat in range(s.seats)]
        rounds = self._rounds[s.seats]
        headline = say("hollywood.table.round", round=min(s.round + 1, rounds), rounds=rounds)
        over = self.to_act(s) is None
        told = over or totals.told(self.options, rounds, s)
        points = tuple(score.total for score in scores) if told else None
        return Standing(self.counter.ranks(scores), headline, points)

    def scores(self, s: State) -> tuple[int, ...]:
        """Every seat's points if the match ended now."""
        return tuple(self.score(s, seat).total for seat in range(s.seats))

    def winners(self, s: State) -> tuple[Seat, ...]:
        """Who would win if the match ended now."""
        return self.counter.winners([self.score(s, seat) for seat in range(s.seats)])

    # what is hidden

    def unseen(self, s: State, seat: Seat) -> Sequence[Sequence[CardId]]:
        """None: what is left in the stock anyone can count, its order is not yet decided."""
        return ()

    def relabel(self, s: State, names: Mapping[CardId, CardId], seed: int) -> None:
        """The seed is all that is hidden, or a script in its place."""
        s.seed = seed
        s.script = ()

    # words

    def write(self, move: Move) -> str:
        """The move in words."""
        return words.write(move)

    def read(self, text: str) -> Move:
        """The move in these words."""
        return words.read(text)

    def caption(self, event: Event, viewer: Seat | None) -> Message:
        """What a log says of the event; everything is open, whoever looks."""
        return words.caption(event, self.deck)


def _no_room(s: State, columns: tuple[Column, ...]) -> Message | None:
    """Which of the columns can't take its reel; None if none of them is to blame."""
    room = [len(cards) - len(reels) for cards, reels in zip(s.area, s.reels, strict=True)]
    for column in columns:
        if column not in range(words.LETTERS):
            return None
        if column >= len(room):
            return say("hollywood.illegal.no_column", column=words.letter(column))
        if not room[column]:
            return say("hollywood.illegal.full", column=words.letter(column))
        room[column] -= 1
    return None


def _place(s: State, column: Column, tell: Tell | None, double: tuple[Column, ...] = ()) -> None:
    seat = s.turn
    s.reels[column] = (seat, *s.reels[column])
    s.left[seat] -= 1
    if tell:
        tell(Placed(seat, column, double))


def _dealt_as_written(s: State) -> Sequence[CardId]:
    cards, s.script = s.script[0], s.script[1:]
    s.films = tuple(card for card in s.films if card not in cards)
    s.stars = tuple(card for card in s.stars if card not in cards)
    return cards


def _listed(
    columns: Sequence[int], filled: tuple[int, ...], clap: bool, double: bool
) -> tuple[Move, ...]:
    """The moves of a turn: they depend on so little that each list is made only once."""
    room = [cards - reels for cards, reels in zip(columns, filled, strict=True)]
    moves: list[Move] = [Place(column) for column, free in enumerate(room) if free]
    if clap:
        moves.append(Clap())
    if double:
        moves += [
            Double(a, b)
            for a, b in combinations_with_replacement(range(len(room)), 2)
            if room[a] and room[b] > (a == b)
        ]
    return tuple(moves)
