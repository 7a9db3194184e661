"""What a log says of a match of Paperback."""

from __future__ import annotations

from hollywood.core.game import CardId, Event
from hollywood.core.message import Message, Seat, player, say

from .deck import Ability
from .events import (
    Accepted,
    Announced,
    AttacksOver,
    Bought,
    CleanedUp,
    CommonEarned,
    CubeGiven,
    CubeSpent,
    DeadlineDue,
    DeadlineSet,
    Dealt,
    Drafted,
    Drew,
    Ended,
    EndInSight,
    Fired,
    Gained,
    HandShown,
    OfferRefilled,
    Passed,
    PowerUsed,
    Proposed,
    PutToVote,
    Recycled,
    Scored,
    Shuffled,
    Spelled,
    Trashed,
    Voted,
)
from .table import Table
from .word import Word


def caption(event: Event, table: Table, viewer: Seat | None) -> Message:
    """What a log says of the event to whoever sits there."""
    match event:
        case Dealt(first):
            return say("paperback.log.dealt", player=player(first))
        case Drew(seat, card) if seat == viewer:
            return say("paperback.log.drew", player=player(seat), card=title(card, table))
        case Drew(seat):
            return say("paperback.log.drew_hidden", player=player(seat))
        case Shuffled(seat):
            return say("paperback.log.shuffled", player=player(seat))
        case OfferRefilled():
            return say("paperback.log.refilled")
        case Recycled(count):
            return say("paperback.log.recycled", count=count)
        case EndInSight(ending):
            return say(f"paperback.log.in_sight.{ending}")
        case Ended(winners, ending):
            return say(f"paperback.end.{ending}", winners=tuple(map(player, winners)))
    return _of_a_word(event, table) or _of_cards(event, table)


def _of_a_word(event: Event, table: Table) -> Message | None:
    match event:
        case Spelled(seat, word):
            return say("paperback.log.spelled", player=player(seat), word=shown(word))
        case Announced(seat):
            return say("paperback.log.announced", player=player(seat))
        case Passed(seat):
            return say("paperback.log.passed", player=player(seat))
        case Scored(seat, tally, money) if tally.bonus == tally.doubles == 0:
            return say("paperback.log.scored_plainly", player=player(seat), cents=money)
        case Scored(seat, tally, money):
            formula = say(
                "paperback.formula",
                letters=tally.letters + tally.again,
                bonus=tally.bonus,
                times=1 + tally.doubles,
            )
            return say("paperback.log.scored", player=player(seat), cents=money, formula=formula)
        case Proposed(seat, ""):
            return say("paperback.log.no_idea", player=player(seat))
        case Proposed(seat, text):
            return say("paperback.log.proposed", player=player(seat), word=text.upper())
        case PutToVote(seat, about, text):
            return say(f"paperback.log.vote_on.{about}", player=player(seat), word=text.upper())
        case Voted(seat, yes):
            return say(f"paperback.log.voted.{'yes' if yes else 'no'}", player=player(seat))
        case Accepted(seat, about, yes, text):
            id = f"paperback.log.{about}.{'accepted' if yes else 'refused'}"
            return say(id, player=player(seat), word=text.upper())
    return None


def _of_cards(event: Event, table: Table) -> Message:
    match event:
        case Drafted(seat, card):
            return say("paperback.log.drafted", player=player(seat), card=title(card, table))
        case HandShown(seat, cards):
            return say("paperback.log.hand", player=player(seat), cards=_titles(cards, table))
        case AttacksOver(seat, cards):
            return say("paperback.log.attacks", player=player(seat), cards=_titles(cards, table))
        case PowerUsed(seat, power):
            name = say(f"paperback.power.{power}")
            return say("paperback.log.power", player=player(seat), power=name)
        case CommonEarned(seat, card, length):
            return say(
                "paperback.log.earned", player=player(seat), card=title(card, table), letters=length
            )
        case Fired(seat, ability):
            return say("paperback.log.fired", player=player(seat), what=does(ability.ability))
        case Trashed(seat, card, whence):
            id = f"paperback.log.trashed.{whence}"
            return say(id, player=player(seat), card=title(card, table))
        case Gained(seat, card):
            return say("paperback.log.gained", player=player(seat), card=title(card, table))
    return _of_money(event, table)


def _of_money(event: Event, table: Table) -> Message:
    match event:
        case Bought(seat, card, price):
            return say(
                "paperback.log.bought", player=player(seat), card=title(card, table), cents=price
            )
        case CubeSpent(seat):
            return say("paperback.log.cube_spent", player=player(seat))
        case CubeGiven(seat, for_):
            return say(f"paperback.log.cube.{for_}", player=player(seat))
        case DeadlineDue(seat):
            return say("paperback.log.deadline_due", player=player(seat))
        case DeadlineSet(seat, card, cubes, most):
            return say(
                "paperback.log.deadline",
                player=player(seat),
                card=title(card, table),
                cubes=cubes,
                most=most,
            )
        case CleanedUp(seat, lost):
            id = "paperback.log.lost" if lost else "paperback.log.cleaned_up"
            return say(id, player=player(seat), count=lost)
    raise AssertionError(f"nothing is said of {event}")


def shown(word: Word) -> str:
    """A word as it is shown: in capitals."""
    return word.text.upper()


def title(card: CardId, table: Table) -> Message:
    """What a card is called in a sentence."""
    face = table.faces[card]
    match face.kind:
        case "starter_wild":
            return say("paperback.card.starter_wild")
        case "fame":
            return say(f"paperback.card.{face.id}")
        case "common":
            letters = face.letters.upper()
            return (
                say("paperback.card.common", letters=letters)
                if letters
                else say(f"paperback.card.{face.name}")
            )
    id = "paperback.card.attack" if face.kind == "attack" else "paperback.card.letter"
    return say(id, letters=face.letters.upper(), cents=face.cost)


def _titles(cards: tuple[CardId, ...], table: Table) -> tuple[Message, ...]:
    return tuple(title(card, table) for card in cards)


def does(ability: Ability) -> Message:
    """What an ability does, without when."""
    whose = f".{ability.whose}" if ability.whose else ""
    return say(f"paperback.does.{ability.does}{whose}", count=ability.n)
