"""A player of Paperback: a level, a plan for purchases, a character."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Sequence

from hollywood.bots.bot import Thought
from hollywood.core.game import Game
from hollywood.core.message import Seat

from ..rules.game import Paperback
from ..rules.moves import (
    Deadline,
    Done,
    Draft,
    Move,
    NoIdea,
    Pass,
    Propose,
    Seal,
    Spell,
    SpendCube,
    Vote,
)
from ..rules.state import NO_CARD, State
from .acceptance import sounds_right
from .cast import Cast
from .choosing import liked_most, most_pressed
from .foresight import Foresight, is_clear
from .purchases import PurchaseSet, best_set, offered
from .values import Prices, deck_size, turns_left
from .word_choice import WordOption, best_words

_HUNDRED = 100
_SECONDS = (40, 15)  # for a word, and for each thousand words that somebody knows less of them
_WORDS = (Spell, Seal, Propose)  # better than none if there is no time to look for the best
_WORSE = 4  # words that a slip is taken from


class Player:
    """Spells the best word it knows, and buys by its plan."""

    def __init__(self, cast: Cast, role: str) -> None:
        self._cast = cast
        self._level, self._plan, self._taste = cast.role(role)
        usual = self._plan.liking
        taste = self._taste
        self._liking = usual._replace(
            common=usual.common + taste.common / _HUNDRED, letter=taste.length / _HUNDRED
        )
        self._known: tuple[object, list[WordOption]] | None = None  # words of a hand
        self._foreseeing: tuple[Paperback, Foresight] | None = None

    def think(
        self,
        game: Game[State, Move],
        seat: Seat,
        moves: Sequence[Move],
        world: Callable[[], State],
        rng: random.Random,
    ) -> Thought[Move]:
        """What it does now."""
        assert isinstance(game, Paperback)
        s = world()
        yield next((move for move in moves if isinstance(move, _WORDS)), moves[-1])
        if s.step in ("spell", "seal", "help"):
            return (yield from self._of_words(game, s, moves, rng))
        if s.step == "buy":
            return (yield from self._purchase(game, s, rng))
        return self._move(game, s, moves)

    def prepare(
        self, game: Game[State, Move], seat: Seat, world: Callable[[], State], rng: random.Random
    ) -> Generator[None, None, None]:
        """Look for words while others spell: the own hand is drawn already."""
        assert isinstance(game, Paperback)
        s = world()
        if s.step == "over" or s.hands[seat] == () or game.table.at_once:
            return
        s.turn, s.word, s.to_spell_with = seat, None, s.commons[0] if s.commons else NO_CARD
        yield from self._words(game, s)

    def _move(self, game: Paperback, s: State, moves: Sequence[Move]) -> Move:
        match s.step:
            case "accept":
                return self._vote(game, s)
            case "choose":
                return liked_most(s, game.table, self._foresight(game).prices, moves)
            case "draft":
                drafts = [move for move in moves if isinstance(move, Draft)]
                return max(drafts, key=lambda move: self._value(game, s, move.card))
            case "deadline":
                deadlines = [move for move in moves if isinstance(move, Deadline)]
                return most_pressed(s, game.table, deadlines)
        return moves[0]

    def _of_words(
        self, game: Paperback, s: State, moves: Sequence[Move], rng: random.Random
    ) -> Thought[Move]:
        found = yield from self._words(game, s)
        option = self._chosen(found, rng)
        laid = option.laid if option else ()
        match s.step:
            case "seal":
                seconds, more = _SECONDS
                known = min(self._level.vocabulary // 1_000, 10)
                return Seal(laid, max(5, seconds - known + rng.randrange(more)))
            case "help":
                return Propose(laid) if laid else NoIdea()
        return Spell(laid, self._is_on_theme(game, s, option)) if option else Pass()

    def _words(self, game: Paperback, s: State) -> Generator[None, None, list[WordOption]]:
        """The best words of the hand; whoever has looked already does not look again."""
        repeated = () if game.options.repeats == "allowed" else s.spelled
        lent = s.to_spell_with, len(s.commons)
        key = (game, s.turn, s.hands[s.turn], lent, s.attacks, repeated)
        if self._known is None or self._known[0] != key:
            graph = yield from game.table.lexicon.graph_in_steps(self._level.vocabulary)
            hand = s.hands[s.turn]
            found = yield from best_words(s, game.table, hand, graph, self._liking, _WORSE)
            self._known = key, found
        return self._known[1]

    def _chosen(self, found: Sequence[WordOption], rng: random.Random) -> WordOption | None:
        if found and self._slips(rng):
            return rng.choice(found)
        return found[0] if found else None

    def _slips(self, rng: random.Random) -> bool:
        return rng.randrange(_HUNDRED) < self._level.slip + self._taste.whim

    def _is_on_theme(self, game: Paperback, s: State, option: WordOption) -> bool:
        new = bool(s.theme) and s.theme_holder != s.turn
        return new and game.table.lexicon.on_theme(s.theme, option.text)

    def _vote(self, game: Paperback, s: State) -> Vote:
        hearing = s.hearing
        assert hearing is not None, "somebody is asked"
        lexicon = game.table.lexicon
        if hearing.about == "theme":
            return Vote(lexicon.on_theme(s.theme, hearing.word.text))
        language, known = game.options.language, self._level.vocabulary
        words = hearing.word.words
        return Vote(all(sounds_right(lexicon, language, word, known) for word in words))

    def _foresight(self, game: Paperback) -> Foresight:
        if self._foreseeing is None or self._foreseeing[0] is not game:
            prices = Prices(game.table, self._plan, self._taste)
            income = self._cast.incomes[game.options.language]
            self._foreseeing = game, Foresight.of(game.table, income, prices)
        return self._foreseeing[1]

    def _value(self, game: Paperback, s: State, name: str) -> float:
        card = game.table.by_name[name][0]
        return self._foresight(game).prices.of(card, turns_left(s, self._plan), deck_size(s))

    def _purchase(self, game: Paperback, s: State, rng: random.Random) -> Thought[Move]:
        """One card after the other; each time it is thought anew, with the money that is left."""
        foresight = self._foresight(game)
        left = turns_left(s, self._plan)
        chosen = best_set(s, game.table, foresight.prices, left)
        if self._slips(rng):
            chosen = tuple(rng.sample(offered(s, game.table, foresight.prices, left), bool(chosen)))
        elif self._level.play_outs and game.options.play == "turns":
            choices = foresight.candidates(s)
            samples = self._level.play_outs * len(choices)
            for runners in foresight.raced(s, choices, samples):
                chosen = choices[runners[0].choice]
                yield _first(chosen, s)
                if is_clear(runners):
                    break
        return _first(chosen, s)


def _first(chosen: PurchaseSet, s: State) -> Move:
    """The first purchase of a set; cubes are spent if there is too little money."""
    if not chosen:
        return Done()
    if sum(each.price for each in chosen) > s.money:
        return SpendCube()
    return chosen[0].move
