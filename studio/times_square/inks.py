"""The inks of the street: night is dark and cool, every lamp is a colour with a job."""

from dataclasses import dataclass


@dataclass(frozen=True)
class NightInks:
    """The air, from the darkest, and what is lit in it."""

    black: str = "#0a0818"
    sky: str = "#120e2a"
    dark: str = "#1d1538"
    middle: str = "#2a1d52"
    light: str = "#4a3484"
    haze: str = "#7a4aa8"
    window: str = "#f6c65a"
    warm: str = "#e8873a"
    bone: str = "#fdf1d2"


@dataclass(frozen=True)
class RoleInks:
    """The inks of a colour of cards, and of who is moved by them."""

    main: str
    dark: str
    light: str
    frame: str
    text: str


NIGHT = NightInks()
PINK, CYAN, GOLD = "#ff4f86", "#39d8ff", "#ffd34d"
CREAM, SHADOW = "#fff6e0", "#05030a"
ROLES = {
    "green": RoleInks("#12945f", "#053626", "#8ff0bd", "#0c6e48", "#f4fff0"),
    "yellow": RoleInks("#f7c531", "#8a4f08", "#fff0a8", "#ffdc52", "#3a1c02"),
    "grey": RoleInks("#a3abbc", "#2a3040", "#eef2f8", "#979fb2", "#141824"),
    "red": RoleInks("#a50d30", "#3d0414", "#ff9a9a", "#62051b", "#fff1e6"),
}
FIZZ = RoleInks("#6a5be0", "#1c1650", "#d2ccff", "", "")
EMERALD = "#38d48f"  # Esmé, as a pawn
