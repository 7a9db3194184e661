"""Tips for the first matches of Paperback: each is true in the position it is given for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.bots.advice import Advice
from hollywood.bots.tips import Tip
from hollywood.core.game import Game
from hollywood.core.message import Seat, say

from ..rules.game import Paperback
from ..rules.log import title
from ..rules.moves import Buy, Done, Move, Spell, TrashForCents, TrashForGain
from ..rules.resolving import length_wanted
from ..rules.sabotage import sabotage_against
from ..rules.state import NO_CARD, State
from ..rules.turn import EMPTY_PILES
from ..rules.word import Word


class PaperbackTips:
    """The nine tips of Paperback."""

    ids = ("library", "wild", "pairs", "vowel", "bell", "hand", "discard", "lost", "end")

    from_coach = ()

    def now(self, game: Game[State, Move], state: State, seat: Seat) -> Iterator[Tip]:
        """What can be told without thinking."""
        assert isinstance(game, Paperback), "a game knows its own tips"
        match state.step:
            case "spell":
                yield from _while_spelling(game, state)
            case "choose":
                if any(each.ability.does.startswith("trash_for") for each in state.waiting):
                    yield Tip("hand", say("paperback.tip.hand"))
            case "buy":
                yield from _while_buying(game, state)

    def advised(
        self, game: Game[State, Move], state: State, seat: Seat, advices: Sequence[Advice[Move]]
    ) -> Iterator[Tip]:
        """Nothing: a hint says it in as many words."""
        yield from ()

    def used(
        self, id: str, game: Game[State, Move], before: State, move: Move, after: State
    ) -> bool:
        """Whether this move shows that whoever made it knows."""
        assert isinstance(game, Paperback), "a game knows its own moves"
        if isinstance(move, Spell):
            return _shows(id, game, before, move)
        match id:
            case "hand":
                return isinstance(move, TrashForCents | TrashForGain)
            case "discard":
                return isinstance(move, Buy)
            case "lost":
                return isinstance(move, Done) and not before.money
        return id == "end" and isinstance(move, Done) and after.step == "over"


def _while_spelling(game: Paperback, state: State) -> Iterator[Tip]:
    table, hand = game.table, state.hands[state.turn]
    faces = [table.faces[card] for card in hand]
    if letter := _lent(game, state):
        yield Tip("library", say("paperback.tip.library", letter=letter))
    if any(face.wild for face in faces):
        yield Tip("wild", say("paperback.tip.wild"))
    for face in faces:
        if face.kind == "pair":
            yield Tip("pairs", say("paperback.tip.pairs", letters=face.letters.upper()))
    for card, face in zip(hand, faces, strict=True):
        if face.kind == "vowel":
            yield Tip("vowel", say("paperback.tip.vowel", card=title(card, table)))
    wanted = length_wanted(state, table)
    if wanted is not None and not table.pyramid:
        yield Tip("bell", say("paperback.tip.bell", count=wanted))


def _lent(game: Paperback, state: State) -> str:
    """The letter of the library card, if it can be used."""
    faces, lent = game.table.faces, state.to_spell_with
    barred = lent == NO_CARD or sabotage_against(state, faces, state.turn).no_common
    return "" if barred else faces[lent].letters.upper()


def _while_buying(game: Paperback, state: State) -> Iterator[Tip]:
    affordable = any(isinstance(move, Buy) for move in game.moves(state))
    if affordable:
        yield Tip("discard", say("paperback.tip.discard"))
        yield Tip("lost", say("paperback.tip.lost"))
    if game.table.pyramid:
        return
    piles = [len(pile) for pile in state.fame]
    if piles.count(0) == EMPTY_PILES - 1 and 1 in piles:
        yield Tip("end", say("paperback.tip.end"))


def _shows(id: str, game: Paperback, before: State, move: Spell) -> bool:
    word = game.table.spelling.lay(before, before.hands[before.turn], move.laid)
    assert isinstance(word, Word), "the move is legal"
    kinds = [game.table.faces[each.card].kind for each in word.placed]
    match id:
        case "library":
            return word.uses_common
        case "wild":
            return word.wilds > 0
        case "pairs":
            return "pair" in kinds
        case "vowel":
            return "vowel" in kinds
    wanted = length_wanted(before, game.table)
    return id == "bell" and wanted is not None and word.length >= wanted
