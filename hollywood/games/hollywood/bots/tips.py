"""Tips for the first matches of Hollywood!: each is true in the position it is given for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.bots.advice import Advice
from hollywood.bots.tips import Tip
from hollywood.core.game import CardId, Game
from hollywood.core.message import Seat, player, say

from ..rules import words
from ..rules.count import Project
from ..rules.game import Hollywood
from ..rules.state import Clap, Column, Double, Finish, Move, Place, State

_WORTH = 2  # a card that is worth a word
_LAST = 4  # reels of a round
_WAITS, _DOUBLES = 0.08, 0.10  # of the chance to win, more than by any other move
_LARGE = 3  # films, too many for a single star


class HollywoodTips:
    """The eight tips of Hollywood!."""

    ids = ("last_word", "pushes", "waste", "forced_star", "tie", "unspent", "clap", "double")

    from_coach = ids[-2:]

    def now(self, game: Game[State, Move], state: State, seat: Seat) -> Iterator[Tip]:
        """What can be told without thinking."""
        assert isinstance(game, Hollywood), "a game knows its own tips"
        if state.claims:
            yield from _forced_star(game, state, seat)
            return
        yield from _last_word(game, state, seat)
        yield from _pushes(game, state, seat)
        for card in sorted(_wasted(game, state, seat)):
            named = words.named(card, game.deck)
            yield Tip("waste", say("hollywood.tip.waste", card=named))
        if _tied(game, state, seat):
            yield Tip("tie", say("hollywood.tip.tie"))
        if _is_last_round(game, state) and _goes_unspent(game, state, seat):
            yield Tip("unspent", say("hollywood.tip.unspent"))

    def advised(
        self,
        game: Game[State, Move],
        state: State,
        seat: Seat,
        advices: Sequence[Advice[Move]],
    ) -> Iterator[Tip]:
        """A studio card that is clearly the best move."""
        if len(advices) < 2:
            return
        best, margin = advices[0].move, advices[0].win - advices[1].win
        if isinstance(best, Clap) and margin >= _WAITS and sum(state.left) <= _LAST:
            yield Tip("clap", say("hollywood.tip.clap"))
        elif isinstance(best, Double) and margin >= _DOUBLES:
            yield Tip("double", say("hollywood.tip.double"))

    def used(
        self, id: str, game: Game[State, Move], before: State, move: Move, after: State
    ) -> bool:
        """Whether this move shows that whoever made it knows."""
        assert isinstance(game, Hollywood), "a game knows its own moves"
        seat, columns = game.to_act(before), _columns(move)
        assert seat is not None, "somebody has moved"
        match id:
            case "last_word":
                return any(_closes(before, column, columns.count(column)) for column in columns)
            case "pushes":
                return any(_pushed(game, before, seat, column) for column in columns)
            case "waste":
                same = after.round == before.round and not (before.claims or after.claims)
                return same and bool(_wasted(game, before, seat) - _wasted(game, after, seat))
            case "forced_star":
                small = isinstance(move, Finish) and not _is_largest(game, before, seat, move)
                return small and bool(list(_forced_star(game, before, seat)))
            case "unspent":
                return isinstance(move, Clap | Double) and _is_last_round(game, before)
        return isinstance(move, Clap if id == "clap" else Double) and id in ("clap", "double")


def _columns(move: Move) -> tuple[Column, ...]:
    match move:
        case Place(column):
            return (column,)
        case Double(column, other):
            return column, other
    return ()


def _closes(state: State, column: Column, reels: int = 1) -> bool:
    """Whether so many reels more fill a column."""
    return len(state.reels[column]) + reels == len(state.area[column])


def _card_at(state: State, column: Column, height: int) -> CardId:
    """The card on which the reel of this height lies, counted from the bottom."""
    return state.area[column][-1 - height]


def _last_word(game: Hollywood, state: State, seat: Seat) -> Iterator[Tip]:
    """A column that is closed by one reel more, with a good card for whoever closes it."""
    for column in range(len(state.area)):
        if not _closes(state, column):
            continue
        reels = (seat, *state.reels[column])
        own = [_card_at(state, column, height) for height, who in enumerate(reels) if who == seat]
        best = max(own, key=lambda card: _worth(game, card))
        if _worth(game, best) >= _WORTH:
            card = words.named(best, game.deck)
            told = say("hollywood.tip.last_word", column=words.letter(column), card=card)
            yield Tip("last_word", told)


def _worth(game: Hollywood, card: CardId) -> int:
    """What a card is worth by itself, roughly."""
    face = game.deck.faces[card]
    if face.genre is not None:
        return 1 + face.award
    return face.stars if face.kind == "star" else _WORTH


def _pushes(game: Hollywood, state: State, seat: Seat) -> Iterator[Tip]:
    """A column in which one reel more takes a star from somebody else."""
    for column in range(len(state.area)):
        for other, card in _pushed(game, state, seat, column):
            lost, at = words.named(card, game.deck), words.letter(column)
            told = say("hollywood.tip.pushes", column=at, player=player(other), card=lost)
            yield Tip("pushes", told)


def _pushed(
    game: Hollywood, state: State, seat: Seat, column: Column
) -> Iterator[tuple[Seat, CardId]]:
    """Whom a reel in this column pushes off which stars."""
    before = state.reels[column]
    if len(before) == len(state.area[column]):
        return
    for height, (who, then) in enumerate(zip(before, (seat, *before), strict=False)):
        card = _card_at(state, column, height)
        if who not in (seat, then) and game.deck.faces[card].kind == "star":
            yield who, card


def _wasted(game: Hollywood, state: State, seat: Seat) -> set[CardId]:
    """The stars of a seat that would be thrown away if the round ended now."""
    if not state.area or state.claims:
        return set()
    own = {card for owner, card in game.claims(state) if owner == seat}
    for end in game.endings(state):
        own &= set(end.wasted) - set(state.wasted)
    return own


def _size(game: Hollywood, project: Project) -> int:
    doubled = game.options.award_in_project == "double"
    return sum(1 + (doubled and game.deck.faces[card].award) for card in project)


def _tied(game: Hollywood, state: State, seat: Seat) -> bool:
    """Whether two projects are equally large and largest, in the last round."""
    sizes = sorted(_size(game, project) for project in state.projects_of(seat))[-2:]
    zero = game.options.project_tie == "zero"
    return _is_last_round(game, state) and zero and sizes[0] == sizes[1] > 0


def _is_last_round(game: Hollywood, state: State) -> bool:
    return state.round + 1 == game.deck.table(state.seats).rounds


def _goes_unspent(game: Hollywood, state: State, seat: Seat) -> bool:
    """Whether a studio card can be used for the last time in this round."""
    left = state.left[seat]
    return any(
        (isinstance(move, Clap) and left == 1) or (isinstance(move, Double) and left == 2)
        for move in game.moves(state)
    )


def _forced_star(game: Hollywood, state: State, seat: Seat) -> Iterator[Tip]:
    """A single star that could finish a small project, and a large one is open."""
    owner, star = state.claims[-1] if state.claims else (-1, -1)
    if owner != seat or game.deck.faces[star].stars != 1:
        return
    films = [len(project) for project in state.projects_of(seat) if project]
    if len(films) > 1 and max(films) >= _LARGE and min(films) < max(films):
        named = words.named(star, game.deck)
        yield Tip("forced_star", say("hollywood.tip.forced_star", card=named))


def _is_largest(game: Hollywood, state: State, seat: Seat, move: Finish) -> bool:
    films = [len(project) for project in state.projects_of(seat)]
    return len(state.project(seat, move.genre)) == max(films)
