"""The inks: one small palette per genre, four players (from the deck), and the skins."""

from dataclasses import dataclass
from typing import get_args

from hollywood.games import GAMES
from hollywood.games.hollywood.rules.deck import Colour, Holes


@dataclass(frozen=True)
class HorrorInks:
    """Violet is the air, bone the light, acid the supernatural."""

    night: str = "#130c22"  # darkest: outlines and silhouettes
    dusk: str = "#2b1748"  # dark air
    violet: str = "#57308c"  # middle air
    lilac: str = "#9468cc"  # light air, halos
    acid: str = "#bcd63f"  # the supernatural, and its light
    moss: str = "#5d7a2a"  # shade of acid
    bone: str = "#f4e8c4"  # palest: moons, teeth, paper
    blood: str = "#cc3030"  # at most one object a picture
    gold: str = "#e8a93a"  # lamps, shade of bone


@dataclass(frozen=True)
class RomanceInks:
    """Shadows are wine, never black; a picture is led by pink or by teal."""

    wine: str = "#4a1233"  # darkest: outlines and eyes
    berry: str = "#8a2150"  # dark
    rose: str = "#e2506f"  # middle pink
    peach: str = "#f6a79b"  # light pink
    blush: str = "#fbcfbf"  # palest pink
    cream: str = "#fdf0d8"  # paper
    teal: str = "#6fbdb4"  # air and water
    sea: str = "#2b7a84"  # shade of teal
    gold: str = "#f4b942"  # lamps, blond
    red: str = "#cf2f4a"  # hearts and lips


@dataclass(frozen=True)
class ActionInks:
    """Navy against orange, at full contrast."""

    ink: str = "#0a1d2b"  # darkest: outlines and silhouettes
    navy: str = "#103e55"  # dark blue
    steel: str = "#2f7793"  # middle blue
    mist: str = "#8fc1c4"  # light blue
    yellow: str = "#ffd34d"  # fire, lamps
    orange: str = "#f57f1f"  # dust and sunset
    red: str = "#d8391d"  # paint, danger
    brick: str = "#7c1d14"  # shade of red
    cream: str = "#fbeccb"  # paper, hottest light


@dataclass(frozen=True)
class BlockbusterInks:
    """Crimson and gold by night."""

    soot: str = "#1d0710"  # darkest
    maroon: str = "#5c0d1e"  # dark red
    crimson: str = "#a8182b"  # middle red
    coral: str = "#dc4a3d"  # light red
    gold: str = "#f2b93b"  # lamps, brass
    pale: str = "#fdeebb"  # hottest light
    cream: str = "#f8edd3"  # paper
    night: str = "#141334"  # dark sky
    blue: str = "#2c4a8a"  # middle sky
    teal: str = "#4fa3a5"  # water, glass


HORROR = HorrorInks()
ROMANCE = RomanceInks()
ACTION = ActionInks()
BLOCKBUSTER = BlockbusterInks()


@dataclass(frozen=True)
class PlayerInks:
    """One player's colour in three tones, and the number of the holes in their reel."""

    name: str
    dark: str
    main: str
    light: str
    pattern: int


_PATTERNS = get_args(Holes)


def _player(colour: Colour) -> PlayerInks:
    dark, main, light = colour.inks
    return PlayerInks(colour.id, dark, main, light, _PATTERNS.index(colour.holes))


PLAYERS = tuple(map(_player, GAMES[0].open().deck.colours))
RUBY, SAPPHIRE, AMBER, EMERALD = PLAYERS


def player_inks(colour: str) -> PlayerInks:
    """The player's colour of that name."""
    return next(player for player in PLAYERS if player.name == colour)


@dataclass(frozen=True)
class Skin:
    """Five tones of one skin."""

    light: str
    base: str
    shade: str
    shadow: str
    blush: str


SKINS = {
    "porcelain": Skin("#fff0dc", "#f6d9bd", "#e0a184", "#9c4f4a", "#ee8f86"),
    "fair": Skin("#ffe6c6", "#f1c39a", "#d18a5f", "#8a4433", "#e2795f"),
    "olive": Skin("#f3cf9f", "#d9a06b", "#aa6a3e", "#5e2f22", "#c9603f"),
    "amber": Skin("#e6ac72", "#bd7a47", "#8a4c2c", "#482017", "#b04a35"),
    "umber": Skin("#b97a4f", "#8a5233", "#5d3222", "#2b130f", "#9c3f33"),
    "ebony": Skin("#8f5c42", "#633a2a", "#3f211b", "#1b0c0c", "#7e2f2c"),
    "ghoul": Skin("#eef0c0", "#c9d39a", "#7f9a6a", "#33483f", "#a7a070"),
}


def skin_tones(skin: str | Skin) -> Skin:
    """The skin of that name, or the given one."""
    return SKINS[skin] if isinstance(skin, str) else skin
