"""Numbers of bots, found by play: what hands earn, and which plan of purchases wins."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, replace
from statistics import fmean, pstdev

from hollywood.bots.bot import decide, finished

from ..rules.deck import FOR_SALE
from ..rules.faces import starters
from ..rules.game import Paperback
from ..rules.state import NO_CARD, State
from .cast import NEUTRAL, Cast, Plan
from .income import Income, Lesson, features
from .judge import Judge
from .packed import HandEstimates, Simulation, dealt_anew, packed, shares
from .player import Player
from .values import Prices

_PLAYERS = ("mogul", "director", "lead")
_DEAR = 5  # cents: cards of which a good deck has some
_SIZES = (5, 5, 5, 6, 7, 8)  # of hands
_NO_LIBRARY = 6  # one hand in so many is without it
_FIXED = ("fame", "common", "drawn")  # the measure of the others; what only real words show
_SEATS = (2, 3, 4)
_BEST = 8  # plans of a generation that the next one is like
_NEW = 0.7  # how far the next one goes
_START = 0.3  # how far the first plans are from what is known


def of_matches(game: Paperback, cast: Cast, seed: int) -> Iterator[Lesson]:
    """What every hand of a match of bots could earn."""
    seats = _SEATS[seed % len(_SEATS)]
    state, chance, judge = game.start(seats, seed), random.Random(seed), Judge(cast, game)
    quick = replace(cast, levels={n: replace(v, play_outs=0) for n, v in cast.levels.items()})
    bots = [Player(quick, _PLAYERS[(seat + seed) % len(_PLAYERS)]) for seat in range(seats)]
    while (seat := game.to_act(state)) is not None:
        if state.step == "spell":
            yield from _lesson(judge, state)
        game.apply(state, decide(bots[seat], game, state, chance))


def of_any_decks(game: Paperback, cast: Cast, count: int, seed: int) -> Iterator[Lesson]:
    """What hands of any decks could earn: cards that are seldom bought are known, too."""
    chance, judge, faces = random.Random(seed), Judge(cast, game), game.table.faces
    sold = [card for card, face in enumerate(faces) if face.kind in FOR_SALE]
    dear = [card for card in sold if faces[card].cost >= _DEAR]
    books = [card for card, face in enumerate(faces) if face.kind == "fame"]
    for number in range(count):
        state = game.start(_SEATS[0], seed + number)
        if number % _NO_LIBRARY == 0:
            state.to_spell_with = NO_CARD
        deck = {*starters(faces, state.turn), *chance.sample(sold, chance.randrange(1, 6))}
        deck |= {*chance.sample(dear, chance.randrange(1, 6))}
        deck |= {*chance.sample(books, chance.randrange(5))}
        state.hands[state.turn] = tuple(chance.sample(sorted(deck), chance.choice(_SIZES)))
        yield from _lesson(judge, state)


def _lesson(judge: Judge, s: State) -> Iterator[Lesson]:
    hand = s.hands[s.turn]
    for option in finished(judge.words(s, hand, 1)):
        seen = features([judge.table.faces[card] for card in hand], s.to_spell_with != NO_CARD)
        yield Lesson(seen, option.cents, option.word.length, option.tally.draw)


class Contest:
    """Plans against plans in simulated matches."""

    def __init__(self, games: Mapping[str, Paperback], incomes: Mapping[str, Income]) -> None:
        self._games = games
        self._estimates = {
            name: HandEstimates(game.table, incomes[name]) for name, game in games.items()
        }

    def share(self, plan: Plan, other: Plan, matches: int, seed: int) -> float:
        """What part of its fair share of wins a plan has against another one: 1 is as many."""
        found = []
        for number in range(matches):
            language = sorted(self._games)[number % len(self._games)]
            seats = _SEATS[number // len(self._games) % len(_SEATS)]
            found.append(self._won(language, seats, plan, other, seed + number) * seats)
        return fmean(found)

    def _won(self, language: str, seats: int, plan: Plan, other: Plan, seed: int) -> float:
        game, chance = self._games[language], random.Random(seed)
        mine = seed % seats
        plans = [plan if seat == mine else other for seat in range(seats)]
        prices = [Prices(game.table, each, NEUTRAL) for each in plans]
        world = dealt_anew(packed(game.start(seats, seed), game.table), -1, chance)
        Simulation(game.table, self._estimates[language], prices).play_out(world)
        return shares(world)[mine]


def bettered(
    contest: Contest, plan: Plan, generations: int, plans: int, matches: int, seed: int
) -> Iterator[tuple[Plan, float]]:
    """Plans that win more and more against the one they began with, each with its share.

    Cross-entropy: many plans like the last ones; the next ones are like the best of them.
    """
    chance = random.Random(seed)
    names = [each.name for each in fields(Plan) if each.name not in _FIXED]
    means = [float(getattr(plan, name)) for name in names]
    widths = [1 + abs(mean) * _START for mean in means]
    for generation in range(generations):
        tried = [_like(plan, names, means, widths, chance) for _ in range(plans)]
        at = seed + generation * matches
        ranked = sorted(
            ((contest.share(each, plan, matches, at), number) for number, each in enumerate(tried)),
            reverse=True,
        )
        best = [tried[number] for _, number in ranked[:_BEST]]
        columns = [[float(getattr(each, name)) for each in best] for name in names]
        means = [_nearer(mean, fmean(column)) for mean, column in zip(means, columns, strict=True)]
        widths = [_nearer(w, pstdev(column)) for w, column in zip(widths, columns, strict=True)]
        yield _plan(plan, names, means), fmean(share for share, _ in ranked[:_BEST])


def _like(
    plan: Plan,
    names: Sequence[str],
    means: Sequence[float],
    widths: Sequence[float],
    chance: random.Random,
) -> Plan:
    return _plan(plan, names, list(map(chance.gauss, means, widths)))


def _plan(plan: Plan, names: Sequence[str], numbers: Sequence[float]) -> Plan:
    whole = {name: round(number) for name, number in zip(names, numbers, strict=True)}
    return replace(plan, **whole)


def _nearer(old: float, new: float) -> float:
    return old + _NEW * (new - old)
