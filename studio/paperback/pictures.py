"""What is behind the letters, and the large pictures: each with its background and its place."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from studio.paperback import attacks, awards, library, powers, themes
from studio.paperback.backgrounds import night_sky, sunburst, two_inks
from studio.paperback.inks import PULP
from studio.paperback.motifs import adventure, mystery, office
from studio.paperback.pulp import PulpCanvas, press
from studio.printing import Pixels
from studio.transforms import Point

Draw: TypeAlias = Callable[[PulpCanvas], None]
_BEHIND_A_KEY, _LOW, _LARGE = (250, 451, 0.98), (250, 452, 0.96), (246, 272, 1.12)
_UNDER = (250, 460)  # where the rays behind a key come from


@dataclass(frozen=True)
class Picture:
    """A motif before its background: where its middle is, and how large it is."""

    motif: Draw
    background: Draw
    place: tuple[float, float, float] = _BEHIND_A_KEY


def _rays(base: str, ray: str, glow: str | None = None, from_: Point = (250, 250)) -> Draw:
    return partial(sunburst, base=base, ray=ray, glow=glow, centre=from_)


def _night(base: str, glow: str, centre: Point, stars: int = 40) -> Draw:
    return partial(night_sky, base=base, glow=glow, centre=centre, count=stars)


def _sky(above: str, below: str) -> Draw:
    return partial(two_inks, above=above, below=below)


MOTIFS = {
    "typewriter": Picture(office.typewriter_motif, _rays(PULP.teal, "#26817e", PULP.yellow)),
    "lamp": Picture(office.lamp, _night("#1c2350", PULP.blue, (250, 480), 0)),
    "coffee": Picture(office.coffee, _rays("#e09a3a", PULP.yellow, PULP.lemon)),
    "window": Picture(mystery.window, _night("#3a2440", PULP.crimson, (250, 420), 0)),
    "rocket": Picture(adventure.rocket, night_sky),
    "cactus": Picture(adventure.cactus_motif, _sky(PULP.red, "#f2944a")),
    "heart": Picture(adventure.heart_motif, _rays(PULP.rose, "#f8c6ae", PULP.cream)),
    "footprints": Picture(mystery.footprints, _night("#17313f", "#2f7a80", (250, 380), 20)),
    "inkwell": Picture(office.inkwell, _rays("#d9c08a", "#ecdcae", PULP.cream)),
    "cat": Picture(mystery.cat, _rays("#b8472a", "#d2603a", PULP.yellow)),
    "telephone": Picture(office.telephone, _rays(PULP.magenta, "#d65a86", PULP.rose)),
    "magnifier": Picture(mystery.magnifier_motif, _sky(PULP.teal, "#7fc0a8")),
    "fedora": Picture(mystery.fedora, _night("#2b2433", "#6b3a5a", (250, 470), 0)),
    "books": Picture(office.books, _rays("#7f9a5a", "#98b06e", "#e6eab0")),
    "boot": Picture(adventure.boot_motif, _sky("#8a4a6a", "#f2a45a")),
    "saucer": Picture(adventure.saucer, _night("#123a4a", "#2f8a6a", (250, 520))),
    "candle": Picture(mystery.candle, _night("#1c2a4a", "#6b3a9a", (250, 460), 0)),
    "key": Picture(mystery.key, _rays("#2f6a5a", "#3f7f6c", "#8cc9a4")),
    "bottle": Picture(adventure.bottle, _sky("#f0a05a", "#fbe0b0")),
    "umbrella": Picture(mystery.umbrella, _night("#24405a", "#4a7a94", (250, 480), 0)),
    "suitcase": Picture(adventure.suitcase, _rays("#5aa0a8", "#74b6ba", "#e6eab0")),
    "radio": Picture(office.radio, _rays("#7a2a5a", "#96406e", PULP.rose)),
    "pencil": Picture(office.pencil_motif, _rays("#b4aa94", "#c8bea8", "#efe7d2")),
}
LARGE = {
    "power_writers_block": Picture(powers.writers_block, _rays("#b8472a", "#cc5c38"), _LARGE),
    "power_typo": Picture(powers.typo, _rays(PULP.teal, "#2a8580"), _LARGE),
    "power_stuck_key": Picture(powers.stuck_key, _rays(PULP.blue, "#4a70b4"), _LARGE),
    "power_plagiarism": Picture(powers.plagiarism, _rays("#e09a3a", "#f2b54a"), _LARGE),
    "power_ghost_writer": Picture(
        powers.ghost_writer, _night(PULP.violet, "#6b3a9a", (250, 300)), (246, 276, 1.16)
    ),
    "award_muse": Picture(awards.muse, _rays("#7a2a5a", "#96406e"), _LARGE),
    "award_editor": Picture(awards.editor, _rays(PULP.teal, "#2a8580"), _LARGE),
    "award_proofreader": Picture(awards.proofreader, _rays("#7f9a5a", "#98b06e"), _LARGE),
    "award_thesaurus": Picture(awards.thesaurus, _rays("#d9793a", "#ee9650"), (250, 282, 1.1)),
    "theme_crime": Picture(
        themes.crime, _night("#3a1424", PULP.red, (250, 200), 0), (250, 276, 1.18)
    ),
    "theme_space": Picture(themes.space, night_sky, (246, 284, 1.04)),
    "theme_love": Picture(themes.love, _rays(PULP.rose, "#f8c6ae"), (250, 266, 1.2)),
    "theme_frontier": Picture(themes.frontier, _sky(PULP.red, "#f2a45a"), (250, 280, 1.22)),
    "theme_food": Picture(themes.food, _rays(PULP.teal, "#2a8580"), (250, 272, 1.15)),
    "theme_animals": Picture(themes.animals, _rays(PULP.green, "#74a45e"), (250, 276, 1.12)),
    "attack_forbid_common": Picture(
        attacks.forbid_common, _rays("#5a1420", "#701a28", from_=_UNDER), _LOW
    ),
    "attack_tax_fame": Picture(
        attacks.tax_fame, _rays("#8a3a1a", "#a44a22", from_=_UNDER), (250, 476, 0.78)
    ),
    "attack_tax_offer": Picture(attacks.tax_offer, _rays("#4a1a5a", "#5e2670", from_=_UNDER), _LOW),
    "attack_hand_minus": Picture(
        attacks.hand_minus, _night("#2a1014", PULP.red, (300, 520), 0), _LOW
    ),
    "attack_max_wilds": Picture(
        attacks.max_wilds, _rays("#22304a", "#2e4060", from_=_UNDER), (250, 454, 0.88)
    ),
    "attack_max_length": Picture(
        attacks.max_length, _rays("#7a2030", "#94283c", from_=_UNDER), (250, 470, 0.72)
    ),
    "attack_max_length_4": Picture(
        attacks.alarm_clock, _rays("#b85a1a", "#d06e22", from_=_UNDER), (250, 446, 0.8)
    ),
    "attack_no_draw": Picture(attacks.no_draw, _rays("#3a4a3a", "#4a5e4a", from_=_UNDER), _LOW),
    "common_a": Picture(library.library, _sky("#5aa0a8", "#e6eab0"), _LOW),
    "common_e": Picture(library.newsstand, _sky("#e0a05a", "#fbe0a8"), _LOW),
    "common_i": Picture(library.bench, _sky("#3a6a8a", "#9cc48a"), _LOW),
    "common_o": Picture(library.book_shelf, _rays("#b89a5a", "#ccb070", from_=_UNDER), _LOW),
    "common_space": Picture(
        library.space, _rays("#2f7a80", "#3f9498", from_=(250, 330)), (250, 318, 1.06)
    ),
    "common_dyslexia": Picture(
        library.switch, _rays("#c2606a", "#d67a80", from_=(250, 330)), (250, 318, 1.32)
    ),
}
PICTURES = MOTIFS | LARGE


def render(name: str) -> Pixels:
    """The printed picture of this name, as large as a card."""
    picture = PICTURES[name]
    canvas = PulpCanvas()
    picture.background(canvas)
    with canvas.at(*picture.place):
        picture.motif(canvas)
    return press(canvas)
