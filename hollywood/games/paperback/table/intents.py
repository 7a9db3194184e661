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
from .writer import Meant, Writer, begun


def ring(writer: Writer, card: CardId) -> Meant:
    """The letter ring of a wild card opens, or closes."""
    lying = writer.draft.lying(card)
    if lying is None or not (lying.wild or lying.typo):
        return None
    shut = writer.draft.ring == card
    return Begin(replace(writer.draft, ring=None if shut else card, strip=False))


def lettered(writer: Writer, card: CardId, letter: str) -> Meant:
    """A wild card stands for a letter now."""
    return begun(writer.maker.lettered(writer.s, writer.own, writer.draft, card, letter))


def pressed(writer: Writer) -> Meant:
    """What ends the step is done."""
    s = writer.s
    if not writer.desk.mine:
        return None
    match s.step:
        case "spell" | "seal" | "help":
            return _publish(writer)
        case "choose":
            return _skip(writer)
        case "buy":
            return Make(Done(), BUTTON_KEY)
    return Refuse(say(f"paperback.illegal.not_now.{s.step}"), BUTTON_KEY)


def _skip(writer: Writer) -> Meant:
    if writer.draft.chosen is not None:
        return Begin(replace(writer.draft, chosen=None))
    return Make(GoOn(), BUTTON_KEY)


def next_ability(writer: Writer) -> Meant:
    """Of abilities that wait the next one is used."""
    if not writer.desk.mine or writer.s.step != "choose":
        return None
    other = after_this(writer.s, writer.seat_layout.table, writer.draft)
    return None if other is None else Begin(other)


def _publish(writer: Writer) -> Meant:
    s, draft = writer.s, writer.draft
    if not draft.row:
        return passed(writer)
    if any(each.ghost for each in draft.row):
        solid = writer.maker.solid(s, writer.own, draft)
        if isinstance(solid, Message):
            return Refuse(solid, SHEET_KEY)
        draft = solid
    if any(each.open for each in draft.row):
        return _open(writer, draft)
    laid = laid_of(draft.row, writer.seat_layout.table, draft.order, draft.beside)
    match s.step:
        case "help":
            return Make(Propose(laid), SHEET_KEY)
        case "seal":
            return Make(Seal(laid, writer.seconds), SHEET_KEY)
    claims = draft.on_theme and bool(s.theme)
    return Make(Spell(laid, claims), SHEET_KEY, _warning(writer))


def _warning(writer: Writer) -> Message | None:
    """The last library card is taken only after that was said."""
    s = writer.s
    last = len(s.commons) == 1 and len(writer.draft.text) >= writer.seat_layout.needed
    turns = not writer.seat_layout.table.pyramid
    return say("paperback.table.last_library") if last and turns else None


def _open(writer: Writer, draft: Draft) -> Meant:
    """Words that undecided wild cards can make are offered, if that is wanted."""
    if writer.desk.offered:
        return Begin(replace(draft, strip=True, ring=None))
    return Refuse(say("paperback.verdict.open", count=draft.text.count(UNDECIDED)), SHEET_KEY)


def passed(writer: Writer) -> Meant:
    """No word is spelled."""
    match writer.s.step if writer.desk.mine else "":
        case "spell":
            return Make(Pass(), BUTTON_KEY, say("paperback.table.passes"))
        case "seal":
            return Make(Seal((), writer.seconds), BUTTON_KEY, say("paperback.table.passes"))
        case "help":
            return Make(
                NoIdea(), BUTTON_KEY, say("paperback.table.no_idea", other=player(writer.s.turn))
            )
    return None


def tool(writer: Writer, number: int) -> Meant:
    """A tool of the hand."""
    if number == HELP:
        return ask_for_help(writer)
    if not writer.writes:
        return None
    match number:
        case _ if number == SHUFFLE:
            return Begin(shuffled(writer.draft, writer.maker.chance))
        case _ if number == SORT:
            return Begin(by_letters(writer.draft, writer.seat_layout.table))
        case _ if number == CLEAR and writer.draft:
            return Begin(writer.maker.cleared(writer.draft))
    return None


def ask_for_help(writer: Writer) -> Meant:
    """The others are asked for words; for that the hand is shown."""
    if not writer.desk.mine or writer.s.step != "spell":
        return None
    return Make(Ask(), (TOOL, HELP, 0), say("paperback.table.asks"))


def turned_up(writer: Writer, pile: int) -> Meant:
    """The back that lies on a pile is turned up before one is done."""
    if not writer.desk.mine or writer.s.step != "buy" or pile not in writer.s.covered:
        return None
    key: Key = (PILE, pile, 0)
    return Make(TurnUp(pile + CHEAPEST), key, say("paperback.table.turns_up"))


def cube(writer: Writer) -> Meant:
    """A cube becomes a cent; before a word is spelled, the hand becomes a cube."""
    gives = writer.seat_layout.table.options.hand_for_cube == "on"
    if writer.desk.mine and writer.s.step == "spell" and gives:
        return Make(HandForCube(), (CUBES, 0, 0), say("paperback.table.hand_for_cube"))
    return Make(SpendCube(), (CUBES, 0, 0)) if writer.desk.cubes else None


def vote(writer: Writer, yes: bool) -> Meant:
    """Whether a word is accepted."""
    return Make(Vote(yes), (VOTE, int(yes), 0)) if writer.desk.votes else None


def claimed(writer: Writer) -> Meant:
    """The theme is claimed with the word, or no longer."""
    if writer.desk.theme is None:
        return None
    return Begin(replace(writer.draft, on_theme=not writer.draft.on_theme))


def powered(writer: Writer) -> Meant:
    """A power is taken up, and laid down again."""
    s = writer.maker.at_turn(writer.s, writer.own)
    if not writer.writes or not s.powers:
        return cube(writer)
    if s.has_power("ghost_writer") and not writer.seat_layout.writes:
        return None
    if s.has_power("typo") or (s.has_power("ghost_writer") and not s.redrawn):
        return Begin(replace(writer.draft, powered=not writer.draft.powered))
    return None


def by_power(writer: Writer, card: CardId) -> Meant:
    """A card of the hand is given to the power that was taken up."""
    s = writer.maker.at_turn(writer.s, writer.own)
    name = writer.seat_layout.table.names[card]
    if s.has_power("ghost_writer"):
        return Make(Redraw(name), card_key(card), say("paperback.table.redraws"))
    return begun(writer.maker.changed(writer.s, writer.own, writer.draft, card), card_key(card))
