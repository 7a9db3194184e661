"""`--shot` and `--selftest`: the game seen and measured without a person."""

from __future__ import annotations

from hollywood.games import GAMES
from hollywood.ui.tools.screenshots import LIST, NAMES, Wish, shoot
from hollywood.ui.tools.selftest import selftest

from .asked import Asked, all_bots
from .choices import sitting_at

_SEATS = "greedy,greedy,greedy"


def run(asked: Asked) -> bool:
    """Write the picture, name the pictures there are, or play the test."""
    flags = asked.flags
    if flags.selftest:
        return _selftest(asked)
    if flags.shot == LIST:
        print("\n".join(NAMES))
        return True
    usual = Wish()
    wish = Wish(
        flags.size or usual.size, flags.text, flags.lang, flags.seed, flags.moves, flags.state
    )
    shoot(
        flags.shot, flags.out, GAMES[0].open(flags.cards), asked.voice.sentences, flags.cards, wish
    )
    return True


def _selftest(asked: Asked) -> bool:
    flags = asked.flags
    seats = sitting_at(flags.seats or _SEATS, asked.kit, all_bots(asked.kit), humans=False)
    report = selftest(
        GAMES[0].open(flags.cards),
        asked.voice.sentences,
        flags.cards,
        flags.lang,
        seats=seats,
        size=flags.size or (1280, 720),
        seed=flags.seed,
    )
    asked.show(report)
    return bool(report["ok"])
