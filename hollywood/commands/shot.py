"""`--shot` and `--selftest`: the game seen and measured without a person."""

from __future__ import annotations

import json
from pathlib import Path

from hollywood import files
from hollywood.games import GAMES
from hollywood.ui.app.opened_game import OpenedGames
from hollywood.ui.tools.positions import Wish, quick_bot
from hollywood.ui.tools.screenshots import LIST, names, shoot
from hollywood.ui.tools.selftest import selftest

from .asked import Asked, all_bots
from .bench import calibration
from .choices import sitting_at

_PICTURE = Path("shot.png")
_CALIBRATES = 0.2  # seconds


def run(asked: Asked) -> bool:
    """Write the picture, name the pictures there are, or play the test."""
    flags = asked.flags
    if flags.selftest:
        return _selftest(asked)
    if flags.shot == LIST:
        print("\n".join(names(_games(asked), asked.game.name)))
        return True
    usual = Wish()
    wish = Wish(
        flags.size or usual.size,
        flags.text,
        flags.lang,
        flags.seed,
        flags.moves,
        flags.state,
        flags.contrast,
    )
    shoot(
        flags.shot,
        flags.out or _PICTURE,
        _games(asked),
        asked.voice.sentences,
        wish,
        asked.game.name,
    )
    return True


def _games(asked: Asked) -> OpenedGames:
    own = {asked.game.name: asked.flags.cards} if asked.flags.cards else {}
    return OpenedGames(GAMES, own)


def _selftest(asked: Asked) -> bool:
    flags = asked.flags
    kit = asked.kit
    usual = ",".join([quick_bot(kit)] * kit.seats[0])
    seats = sitting_at(flags.seats or usual, kit, all_bots(kit), humans=False)
    played = selftest(
        _games(asked),
        asked.voice.sentences,
        flags.lang,
        seats=seats,
        size=flags.size or (1280, 720),
        seed=flags.seed,
        game=asked.game.name,
    )
    report = {**played, "calibration_loops": calibration(_CALIBRATES)}
    if flags.out:
        files.write_text(flags.out, json.dumps(report, indent=1, ensure_ascii=False) + "\n")
    else:
        asked.show(report)
    return bool(report["ok"])
