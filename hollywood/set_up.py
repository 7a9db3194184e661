"""Saved matches of any game: from text to a match and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from itertools import islice
from typing import Any, TypeAlias

from hollywood.core.catalogue import Voice
from hollywood.core.dice import SEED_BITS
from hollywood.core.faults import MOST, Fault, Faults
from hollywood.core.game import Illegal
from hollywood.core.match import Aids, Match
from hollywood.core.message import Message, Slot, quoted, say
from hollywood.core.reader import Line, Others, Part, Written, document
from hollywood.core.record import (
    Chair,
    Record,
    is_later,
    read_record,
    write_aids,
    write_head,
    write_moves,
)
from hollywood.kit import Chance, Kit, Options, SetUp, Wrongs

AnyKit: TypeAlias = Kit[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]
KitOf: TypeAlias = Callable[[str], AnyKit | None]  # by the game's name, if there is such a game


def agreed(options: Options) -> dict[str, str | int]:
    """Every option by name, so that a later standard changes nothing about this match.

    Options that came `later` stand there only if they were chosen: matches saved before they came
    are written as they always were.
    """
    chosen = {f.name: getattr(options, f.name) for f in fields(options) if f.name != "line"}
    unsaid = {f.name for f in fields(options) if "later" in f.metadata}
    usual = {f.name: f.default for f in fields(options)}
    return {n: v for n, v in chosen.items() if n not in unsaid or v != usual[n]}


def have_colours(kit: AnyKit) -> bool:
    """Whether each seat has its own colour: then whoever moves takes another one on."""
    return list(kit.seats) == [len(kit.colours)]


def voice_of(set_up: SetUp, kit: AnyKit, voice: Voice) -> Voice:
    """Says what happens in a match: it knows the players and the cards by name."""
    names = [chair.name for chair in set_up.chairs]
    return Voice({**voice.sentences, **kit.titles}, voice.language, names, voice.keys)


class Transcript:
    """The text of one match, cheap to make after every move."""

    def __init__(self, set_up: SetUp, kit: AnyKit) -> None:
        chance = set_up.chance
        self.head = write_head(
            game=kit.name,
            rules=kit.rules,
            cards=kit.fingerprint,
            vocabulary=kit.vocabulary(set_up.options),
            seats=set_up.chairs,
            options=agreed(set_up.options),
            chance={"seed": chance} if isinstance(chance, int) else kit.write_chance(chance),
            leg_before=set_up.first_leg,
            practice=set_up.practice,
            day=set_up.day,
        )
        self._write = kit.game(set_up.options).write

    def text(self, moves: Iterable[Any], aids: Aids) -> str:
        """The match after these moves."""
        return self.head + write_aids(aids) + write_moves([self._write(move) for move in moves])


def save(set_up: SetUp, match: AnyMatch, kit: AnyKit) -> str:
    """The match as text."""
    return Transcript(set_up, kit).text(match.moves, match.aids)


def load(text: str, file: str, kit_of: KitOf) -> tuple[SetUp, AnyMatch]:
    """The set-up and the match in the text; Faults, with their lines, if it is no legal match."""
    whole = document(text, file)
    named = _named(whole)
    kit = None if named is None else kit_of(named.game)
    if named is not None and kit is None:
        raise Faults([unknown_game(named.game, file)])
    if named is not None and named.format is not None and is_later(named.format):
        raise Faults([Fault(file, named.format.line, say("fault.later_format"))])
    record = read_record(whole)
    assert kit is not None, "a record without a game has a fault"
    set_up = _read(record, file, kit)
    match = _begun(set_up, kit, file, record.line)
    match.practice = match.practice or set_up.practice is not None
    try:
        for words in record.moves:
            _replay(match, words, file, kit)
    except Faults as wrong:
        raise Faults([*_other_words(record, kit, set_up, file), *wrong.faults]) from None
    match.aids = Aids(record.aids.hints, record.aids.retakes)
    return set_up, match


def _other_words(record: Record, kit: AnyKit, set_up: SetUp, file: str) -> Iterator[Fault]:
    """That a match was played with other words: why a move of it may not be allowed any more."""
    have = kit.vocabulary(set_up.options)
    if record.vocabulary is not None and record.vocabulary != have:
        told = say("fault.other_words", words=quoted(record.vocabulary), have=have or "–")
        yield Fault(file, record.vocabulary.line, told)


def _begun(set_up: SetUp, kit: AnyKit, file: str, line: int) -> AnyMatch:
    """The match before its first move; Faults if its cards don't fit what was agreed."""
    try:
        return kit.begin(set_up)
    except Illegal as illegal:
        raise Faults([Fault(file, line, illegal.reason)]) from None
    except Faults as wrong:  # a game knows lines, not files
        raise Faults([replace(fault, file=file) for fault in wrong.faults]) from None


def game_in(text: str, file: str) -> Written | None:
    """The game that a saved match names, whatever shape its game gives to the rest."""
    try:
        named = _named(document(text, file))
    except Faults:
        return None
    return None if named is None else named.game


def unknown_game(game: Written, file: str) -> Fault:
    """The fault of a match whose game is not in this box."""
    return Fault(file, game.line, say("fault.unknown_game", game=quoted(game)))


@dataclass(frozen=True)
class _Named:
    """As much of a record as can be read of any."""

    game: Written
    others: Others
    format: Written | None = None


def _named(whole: Part) -> _Named | None:
    with suppress(Faults):
        return whole.read(_Named)
    return None


def _replay(match: AnyMatch, words: Written, file: str, kit: AnyKit) -> None:
    try:
        match.play(match.game.read(words))
    except Illegal as illegal:
        reason = _as_written(illegal.reason, kit)
        raise Faults([Fault(file, words.line, reason)]) from None


def _as_written(reason: Message, kit: AnyKit) -> Message:
    """Cards are called what the file calls them: their titles are known at their table only."""

    def word(slot: Slot) -> Slot:
        if isinstance(slot, Message) and slot.id in kit.titles:
            return slot.id.rpartition(".")[2]
        return slot

    return Message(reason.id, tuple((name, word(slot)) for name, slot in reason.slots))


def _read(record: Record, file: str, kit: AnyKit) -> SetUp:
    """The set-up of a record; Faults, all at once, if it has any."""
    usual = next(iter(kit.presets.values()))
    options = record.options.read(type(usual)) if record.options else usual
    wrongs = islice(_wrongs(record, options, kit), MOST)
    faults = [Fault(file, line, message) for line, message in wrongs]
    try:
        chance = _chance(record, file, kit)
    except Faults as wrong:
        raise Faults([*faults, *wrong.faults]) from None
    if faults:
        raise Faults(faults)
    chairs = _coloured(record.seats, kit)
    day = None if record.day is None else str(record.day)
    return SetUp(chairs, options, chance, kit.name, record.leg_before, record.practice, day)


def _chance(record: Record, file: str, kit: AnyKit) -> Chance:
    """The seed, or what is written down in its place: one of them."""
    either = Faults([Fault(file, record.line, say("fault.chance"))])
    try:
        written = kit.read_chance(record.chance, len(record.seats))
    except Faults as wrong:
        raise (wrong if record.seed is None else either) from None
    if (written is None) == (record.seed is None):
        raise either
    return record.seed if written is None else written


def _coloured(chairs: tuple[Chair, ...], kit: AnyKit) -> tuple[Chair, ...]:
    """The chairs, each with a colour; who named none gets one of those left."""
    named = {chair.colour for chair in chairs}
    left = (Written(colour) for colour in kit.colours if colour not in named)
    return tuple(chair if chair.colour else replace(chair, colour=next(left)) for chair in chairs)


def _wrongs(record: Record, options: Options, kit: AnyKit) -> Wrongs:
    """What is wrong with the set-up of a record, but for its chance."""
    if record.rules != str(kit.rules):
        yield record.rules.line, say("fault.other_rules", rules=quoted(record.rules))
    if record.cards is not None and record.cards != kit.fingerprint:
        cards = say("fault.other_cards", cards=quoted(record.cards), have=kit.fingerprint)
        yield record.cards.line, cards
    if (wrong := kit.wrong_options(options)) is not None:
        yield getattr(options, "line", Line(0)), wrong
    if record.seed is not None and not 0 <= record.seed < 1 << SEED_BITS:
        yield record.line, say("fault.seed", most=(1 << SEED_BITS) - 1)
    if len(record.seats) not in kit.seats:
        yield record.line, wrong_seats(len(record.seats), kit)
        return
    yield from _wrong_colours(record, kit)


def wrong_seats(seats: int, kit: AnyKit) -> Message:
    """That the game has no table for so many."""
    least, most = kit.seats[0], kit.seats[-1]
    if least == most:
        return say("fault.seats_exactly", seats=seats, most=most)
    return say("fault.seats", seats=seats, least=least, most=most)


def _wrong_colours(record: Record, kit: AnyKit) -> Iterator[tuple[int, Any]]:
    seen: set[str] = set()
    owned = have_colours(kit)
    for chair, own in zip(record.seats, kit.colours, strict=False):
        if chair.colour is None:
            continue
        if owned and chair.colour in kit.colours and chair.colour != own:
            yield chair.colour.line, say("fault.colour_of_seat", name=chair.name, colour=own)
            continue
        if chair.colour not in kit.colours:
            known = ", ".join(kit.colours)
            wrong = say("fault.no_colour", value=quoted(chair.colour), choices=known)
            yield chair.colour.line, wrong
        if chair.colour in seen:
            yield chair.colour.line, say("fault.colour_taken", colour=chair.colour)
        seen.add(chair.colour)
