"""What is heard at the table of Paperback, moment by moment.

Times are seconds from the beginning of an event; `pan` is where on the sheet it happens.
"""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.ui.table.setting import Cue, Rumble

MUSIC, ROOM = "desk", "pb.office_loop"
_WIDEST = 0.5  # how far to a side the ends of the sheet are heard
_DEAR_BOOK = 8  # cents: such books are heard otherwise
_MANY = 4  # coins; more of them rain


def pan(across: float) -> float:
    """From where something is heard: nought is the left end of the sheet, 1 the right."""
    return _WIDEST * (2 * max(0.0, min(1.0, across)) - 1)


def key(seconds: float, across: float) -> Cue:
    """A card comes to the sheet."""
    return Cue(seconds, "pb.key", pan=pan(across))


def wild(seconds: float, across: float) -> Cue:
    """A wild card does."""
    return Cue(seconds, "pb.wild", pan=pan(across))


def space(seconds: float, across: float) -> Cue:
    """The gap between two words does."""
    return Cue(seconds, "pb.space", pan=pan(across))


def given_back(seconds: float = 0.0) -> Cue:
    """A card goes back to the hand."""
    return Cue(seconds, "pb.key_back")


def shuffled(seconds: float = 0.0) -> Cue:
    """A hand, or a pile."""
    return Cue(seconds, "shuffle")


def published(seconds: float = 0.0) -> Cue:
    """The carriage goes back."""
    return Cue(seconds, "pb.carriage_return", rumble=Rumble(0.3, 90))


def bell(seconds: float) -> Cue:
    """A word is long enough for the library card."""
    return Cue(seconds, "pb.bell", rumble=Rumble(0.5, 140))


def fires(seconds: float, multiplies: bool) -> Cue:
    """An ability does something."""
    return Cue(seconds, "pb.multiply" if multiplies else "pb.stamp")


def coins(seconds: float, count: int) -> Iterator[Cue]:
    """What a word is worth comes together."""
    if count > _MANY:
        yield Cue(seconds, "coin_rain")
    else:
        for number in range(count):
            yield Cue(seconds + number * 0.07, "coin", number)


def bought(seconds: float, is_book: bool, cost: int) -> Iterator[Cue]:
    """A card comes to the basket."""
    yield Cue(seconds, "pb.buy")
    if is_book:
        yield Cue(seconds + 0.2, "pb.fame" if cost >= _DEAR_BOOK else "pb.stamp")


def binned(seconds: float) -> Cue:
    """A card goes to the bin."""
    return Cue(seconds, "paper_rip")


def attacked(seconds: float) -> Cue:
    """Sabotage."""
    return Cue(seconds, "pb.attack", rumble=Rumble(0.7, 200))


def turned(seconds: float = 0.0) -> Cue:
    """A back is turned up."""
    return Cue(seconds, "card_flip")


def drawn(seconds: float = 0.0) -> Cue:
    """A card comes to a hand."""
    return Cue(seconds, "card_deal")


def page_out(seconds: float = 0.0) -> Cue:
    """A turn is over."""
    return Cue(seconds, "pb.page_out")


def turn_begins(seconds: float = 0.0) -> Cue:
    """Somebody at this screen is to spell."""
    return Cue(seconds, "pb.paper_feed")


def cube(seconds: float = 0.0) -> Cue:
    """A cube changes hands."""
    return Cue(seconds, "pb.cube")


def word(accepted: bool, seconds: float = 0.0) -> Cue:
    """A word counts, or does not."""
    return Cue(seconds, "pb.word_ok" if accepted else "pb.word_no")


def proposed(seconds: float = 0.0) -> Cue:
    """Somebody has a word for somebody else, or has sealed one."""
    return Cue(seconds, "notify")
