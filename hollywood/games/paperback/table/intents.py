"""What is meant at the desk besides laying cards: the button, the tools, cubes, powers."""

from __future__ import annotations

from dataclasses import replace

from hollywood.core.game import CardId
from hollywood.core.message import Message, player, say
from hollywood.ui.table.setting import Begin, Make, Refuse
from hollywood.ui.table.stage import Key

from ..rules.market import CHEAPEST
from ..rules.moves import (
    Ask,
    Done,
    GoOn,
    HandForCube,
    NoIdea,
    Pass,
    Propose,
    Redraw,
    Seal,
    Spell,
    SpendCube,
    TurnUp,
    Vote,
)
from .assignment import laid_of
from .draft import UNDECIDED, Draft
from .hand_order import by_letters, shuffled
from .hands import DeskHands, Meant, begun
from .places import (
    BUTTON_KEY,
    CLEAR,
    CUBES,
    HELP,
    PILE,
    SHEET_KEY,
    SHUFFLE,
    SORT,
    TOOL,
    VOTE,
    card_key,
)
from .using import after_this


def ring(hands: DeskHands, card: CardId) -> Meant:
    """The letter ring of a wild card opens, or closes."""
    lying = hands.draft.lying(card)
    if lying is None or not (lying.wild or lying.typo):
        return None
    shut = hands.draft.ring == card
    return Begin(replace(hands.draft, ring=None if shut else card, strip=False))


def lettered(hands: DeskHands, card: CardId, letter: str) -> Meant:
    """A wild card stands for a letter now."""
    return begun(hands.maker.lettered(hands.s, hands.own, hands.draft, card, letter))


def pressed(hands: DeskHands) -> Meant:
    """What ends the step is done."""
    s = hands.s
    if not hands.desk.mine:
        return None
    match s.step:
        case "spell" | "seal" | "help":
            return _publish(hands)
        case "choose":
            return _skip(hands)
        case "buy":
            return Make(Done(), BUTTON_KEY)
    return Refuse(say(f"paperback.illegal.not_now.{s.step}"), BUTTON_KEY)


def _skip(hands: DeskHands) -> Meant:
    if hands.draft.chosen is not None:
        return Begin(replace(hands.draft, chosen=None))
    return Make(GoOn(), BUTTON_KEY)


def next_ability(hands: DeskHands) -> Meant:
    """Of abilities that wait the next one is used."""
    if not hands.desk.mine or hands.s.step != "choose":
        return None
    other = after_this(hands.s, hands.seat_layout.table, hands.draft)
    return None if other is None else Begin(other)


def _publish(hands: DeskHands) -> Meant:
    s, draft = hands.s, hands.draft
    if not draft.row:
        return passed(hands)
    if any(each.ghost for each in draft.row):
        solid = hands.maker.solid(s, hands.own, draft)
        if isinstance(solid, Message):
            return Refuse(solid, SHEET_KEY)
        draft = solid
    if any(each.open for each in draft.row):
        return _open(hands, draft)
    laid = laid_of(draft.row, hands.seat_layout.table, draft.order, draft.beside)
    match s.step:
        case "help":
            return Make(Propose(laid), SHEET_KEY)
        case "seal":
            return Make(Seal(laid, hands.seconds), SHEET_KEY)
    claims = draft.on_theme and bool(s.theme)
    return Make(Spell(laid, claims), SHEET_KEY, _warning(hands))


def _warning(hands: DeskHands) -> Message | None:
    """The last library card is taken only after that was said."""
    s = hands.s
    last = len(s.commons) == 1 and len(hands.draft.text) >= hands.seat_layout.needed
    turns = not hands.seat_layout.table.pyramid
    return say("paperback.table.last_library") if last and turns else None


def _open(hands: DeskHands, draft: Draft) -> Meant:
    """Words that undecided wild cards can make are offered, if that is wanted."""
    if hands.desk.offered:
        return Begin(replace(draft, strip=True, ring=None))
    return Refuse(say("paperback.verdict.open", count=draft.text.count(UNDECIDED)), SHEET_KEY)


def passed(hands: DeskHands) -> Meant:
    """No word is spelled."""
    match hands.s.step if hands.desk.mine else "":
        case "spell":
            return Make(Pass(), BUTTON_KEY, say("paperback.table.passes"))
        case "seal":
            return Make(Seal((), hands.seconds), BUTTON_KEY, say("paperback.table.passes"))
        case "help":
            return Make(
                NoIdea(), BUTTON_KEY, say("paperback.table.no_idea", other=player(hands.s.turn))
            )
    return None


def tool(hands: DeskHands, number: int) -> Meant:
    """A tool of the hand."""
    if number == HELP:
        return ask_for_help(hands)
    if not hands.writes:
        return None
    match number:
        case _ if number == SHUFFLE:
            return Begin(shuffled(hands.draft, hands.maker.chance))
        case _ if number == SORT:
            return Begin(by_letters(hands.draft, hands.seat_layout.table))
        case _ if number == CLEAR and hands.draft:
            return Begin(hands.maker.cleared(hands.draft))
    return None


def ask_for_help(hands: DeskHands) -> Meant:
    """The others are asked for words; for that the hand is shown."""
    if not hands.desk.mine or hands.s.step != "spell":
        return None
    return Make(Ask(), (TOOL, HELP, 0), say("paperback.table.asks"))


def turned_up(hands: DeskHands, pile: int) -> Meant:
    """The back that lies on a pile is turned up before one is done."""
    if not hands.desk.mine or hands.s.step != "buy" or pile not in hands.s.covered:
        return None
    key: Key = (PILE, pile, 0)
    return Make(TurnUp(pile + CHEAPEST), key, say("paperback.table.turns_up"))


def cube(hands: DeskHands) -> Meant:
    """A cube becomes a cent; before a word is spelled, the hand becomes a cube."""
    gives = hands.seat_layout.table.options.hand_for_cube == "on"
    if hands.desk.mine and hands.s.step == "spell" and gives:
        return Make(HandForCube(), (CUBES, 0, 0), say("paperback.table.hand_for_cube"))
    return Make(SpendCube(), (CUBES, 0, 0)) if hands.desk.cubes else None


def vote(hands: DeskHands, yes: bool) -> Meant:
    """Whether a word is accepted."""
    return Make(Vote(yes), (VOTE, int(yes), 0)) if hands.desk.votes else None


def claimed(hands: DeskHands) -> Meant:
    """The theme is claimed with the word, or no longer."""
    if hands.desk.theme is None:
        return None
    return Begin(replace(hands.draft, on_theme=not hands.draft.on_theme))


def powered(hands: DeskHands) -> Meant:
    """A power is taken up, and laid down again."""
    s = hands.maker.at_turn(hands.s, hands.own)
    if not hands.writes or not s.powers:
        return cube(hands)
    if s.has_power("ghost_writer") and not hands.seat_layout.writes:
        return None
    if s.has_power("typo") or (s.has_power("ghost_writer") and not s.redrawn):
        return Begin(replace(hands.draft, powered=not hands.draft.powered))
    return None


def by_power(hands: DeskHands, card: CardId) -> Meant:
    """A card of the hand is given to the power that was taken up."""
    s = hands.maker.at_turn(hands.s, hands.own)
    name = hands.seat_layout.table.names[card]
    if s.has_power("ghost_writer"):
        return Make(Redraw(name), card_key(card), say("paperback.table.redraws"))
    return begun(hands.maker.changed(hands.s, hands.own, hands.draft, card), card_key(card))
