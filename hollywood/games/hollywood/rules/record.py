"""Saved matches of Hollywood!: from text to a match and back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import TypeAlias

from hollywood.core.dice import SEED_BITS
from hollywood.core.faults import Fault, Faults
from hollywood.core.game import CardId, Illegal
from hollywood.core.match import Match
from hollywood.core.message import Message, Seat, quoted, say
from hollywood.core.reader import Written
from hollywood.core.record import Chair, Record, read_record, write_record

from .deck import STANDARD, Deck, Options, no_such_ratings
from .game import Hollywood
from .state import Move, State

_Wrongs: TypeAlias = Iterator[tuple[int, Message]]


@dataclass(frozen=True)
class Deals:
    """The deals of a real match, entered by hand, and who began."""

    first: Seat
    rounds: tuple[tuple[CardId, ...], ...]


@dataclass(frozen=True)
class SetUp:
    """All that is agreed before the first move."""

    chairs: tuple[Chair, ...]
    options: Options
    chance: int | Deals  # a seed, or what was dealt

    def begin(self, deck: Deck) -> Match[State, Move]:
        """The match before its first move."""
        game = Hollywood(deck, self.options)
        seats = len(self.chairs)
        if isinstance(self.chance, int):
            return Match(game, game.start(seats, self.chance))
        return Match(game, game.start_as_written(seats, self.chance.first, self.chance.rounds))


def save(set_up: SetUp, match: Match[State, Move], deck: Deck) -> str:
    """The match as text."""
    game = match.game
    return write_record(
        game=game.name,
        rules=game.rules,
        cards=deck.fingerprint,
        seats=set_up.chairs,
        options=_agreed(set_up.options),
        chance=_chance(set_up, deck),
        aids=match.aids,
        moves=[game.write(move) for move in match.moves],
    )


def _agreed(options: Options) -> dict[str, str | int]:
    """Every option by name, so that a later standard changes nothing about this match."""
    return {f.name: getattr(options, f.name) for f in fields(options) if f.name != "line"}


def _chance(set_up: SetUp, deck: Deck) -> dict[str, object]:
    if isinstance(set_up.chance, int):
        return {"seed": set_up.chance}
    ids = [[str(deck.faces[card].id) for card in cards] for cards in set_up.chance.rounds]
    return {"first": set_up.chance.first, "deal": ids}


def load(text: str, file: str, deck: Deck) -> tuple[SetUp, Match[State, Move]]:
    """The set-up and the match in the text; Faults, with their lines, if it is no legal match."""
    record = read_record(text, file)
    options = record.options.read(Options) if record.options else deck.presets[STANDARD]
    faults = [Fault(file, line, message) for line, message in _wrongs(record, options, deck)]
    if faults:
        raise Faults(faults)
    set_up = SetUp(_coloured(record.seats, deck), options, _dealt(record, deck))
    match = set_up.begin(deck)
    for words in record.moves:
        _replay(match, words, file)
    match.aids = record.aids
    return set_up, match


def _replay(match: Match[State, Move], words: Written, file: str) -> None:
    try:
        match.play(match.game.read(words))
    except Illegal as illegal:
        raise Faults([Fault(file, words.line, illegal.reason)]) from None


def _dealt(record: Record, deck: Deck) -> int | Deals:
    if record.deal is None or record.first is None:
        assert record.seed is not None, "a record has a seed or a deal"
        return record.seed
    rounds = tuple(tuple(deck.card[id] for id in ids) for ids in record.deal)
    return Deals(record.first, rounds)


def _coloured(chairs: tuple[Chair, ...], deck: Deck) -> tuple[Chair, ...]:
    """The chairs, each with a colour; who named none gets one of those left."""
    named = {chair.colour for chair in chairs}
    left = iter([colour.id for colour in deck.colours if colour.id not in named])
    return tuple(chair if chair.colour else replace(chair, colour=next(left)) for chair in chairs)


def _wrongs(record: Record, options: Options, deck: Deck) -> _Wrongs:
    """What is wrong with the set-up of a record."""
    if record.game != Hollywood.name:
        yield record.game.line, say("fault.unknown_game", game=quoted(record.game))
    if record.rules != str(Hollywood.rules):
        yield record.rules.line, say("fault.other_rules", rules=quoted(record.rules))
    if record.cards is not None and record.cards != deck.fingerprint:
        cards = say("fault.other_cards", cards=quoted(record.cards), have=deck.fingerprint)
        yield record.cards.line, cards
    if options.ratings not in deck.ratings:
        yield options.line, no_such_ratings(deck, options)
    if record.seed is not None and not 0 <= record.seed < 1 << SEED_BITS:
        yield record.line, say("fault.seed", most=(1 << SEED_BITS) - 1)
    yield from _wrong_seats(record, deck)


def _wrong_seats(record: Record, deck: Deck) -> _Wrongs:
    seats = len(record.seats)
    if seats not in deck.seats:
        least, most = deck.seats[0], deck.seats[-1]
        yield record.line, say("fault.seats", seats=seats, least=least, most=most)
    elif record.deal is not None and record.first is not None:
        yield from _wrong_deal(record, record.deal, record.first, deck)
    colours = [colour.id for colour in deck.colours]
    seen: set[str] = set()
    for chair in record.seats:
        if chair.colour is None:
            continue
        if chair.colour not in colours:
            listed = ", ".join(colours)
            yield (
                chair.colour.line,
                say("fault.no_colour", value=quoted(chair.colour), choices=listed),
            )
        if chair.colour in seen:
            yield chair.colour.line, say("fault.colour_taken", colour=chair.colour)
        seen.add(chair.colour)


def _wrong_deal(
    record: Record, deal: tuple[tuple[Written, ...], ...], first: Seat, deck: Deck
) -> _Wrongs:
    rounds = deck.table(len(record.seats)).rounds
    if not 0 <= first < len(record.seats):
        yield record.line, say("fault.first", first=first, most=len(record.seats) - 1)
    if len(deal) != rounds:
        yield record.line, say("fault.rounds", rounds=rounds, have=len(deal))
    seen: set[str] = set()
    for number, ids in enumerate(deal, 1):
        line = ids[0].line if ids else record.line
        yield from ((line, message) for message in _wrong_round(number, ids, deck))
        for id in ids:
            if id not in deck.card:
                yield id.line, say("fault.no_card", id=quoted(id))
            elif id in seen:
                yield id.line, say("fault.dealt_twice", id=id)
            seen.add(id)


def _wrong_round(number: int, ids: tuple[Written, ...], deck: Deck) -> Iterator[Message]:
    if len(ids) != deck.spaces:
        yield say("fault.area", round=number, have=len(ids), spaces=deck.spaces)
    stars = sum(id in deck.card and deck.faces[deck.card[id]].kind == "star" for id in ids)
    if stars != deck.stars_a_round:
        yield say("fault.stars_dealt", round=number, have=stars, stars=deck.stars_a_round)
