"""All that keys and pads can do, in one table: the name, the usual keys, where it is heard.

A key is called by what it writes ("a", ";") or by its name ("pageup"), with others held before it
("ctrl+z"). What a pad has is called after its place ("pad_a" is at the south). A game adds its own
actions; they are called <game>.action.<action>, and are heard at its table only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Literal, TypeAlias, get_args

Group: TypeAlias = Literal["play", "look", "narrator", "pages", "system"]
Place: TypeAlias = Literal["table", "puzzle", "replay", "street", "page"]
Preset: TypeAlias = Literal["left_hand", "right_hand", "numpad"]  # all within reach of one hand
PRESETS: tuple[Preset, ...] = get_args(Preset)
GROUPS: tuple[Group, ...] = get_args(Group)
PLACES: tuple[Place, ...] = get_args(Place)
NUMBERS = tuple(f"number_{each}" for each in range(1, 11))
TYPED = "type "  # and a key’s name: what it writes, for games in which words are spelt
WHEEL = ("wheel up", "wheel down")  # over what is pointed at; nobody chooses a key for it
READ = tuple(f"read_{each}" for each in range(1, 9))
_TABLE: tuple[Place, ...] = ("table", "puzzle")
_SEEN: tuple[Place, ...] = (*_TABLE, "replay")
_PAGES: tuple[Place, ...] = ("street", "page")


@dataclass(frozen=True)
class Action:
    """Something that can be done with a key or a button of a pad."""

    name: str
    group: Group
    keys: tuple[str, ...] = ()  # at most two
    pad: str = ""
    places: tuple[Place, ...] = _TABLE
    kept: bool = False  # whether its first key and its button can't be taken from it
    instead_of: tuple[str, ...] = ()  # these are not heard where this one is
    left_hand: tuple[str, ...] | None = None  # the keys of a preset, where they are others
    right_hand: tuple[str, ...] | None = None
    numpad: tuple[str, ...] | None = None

    @property
    def game(self) -> str:
        """The game that adds this action; empty for the box's own."""
        return self.name.partition(".")[0] if "." in self.name else ""

    @property
    def said(self) -> str:
        """The id of the sentence with its name."""
        return self.name if self.game else f"action.{self.name}"

    def keys_of(self, preset: Preset) -> tuple[str, ...]:
        """Its keys as this preset has them."""
        own: tuple[str, ...] | None = getattr(self, preset)
        return self.keys if own is None else own


def clash(one: Action, other: Action) -> bool:
    """Whether one key for both would leave open which of them is meant."""
    if one.name in (*other.instead_of, other.name) or other.name in one.instead_of:
        return False
    strangers = one.game and other.game and one.game != other.game
    return not strangers and not set(one.places).isdisjoint(other.places)


ACTIONS: Sequence[Action] = (
    # play
    Action(
        "confirm",
        "play",
        ("return", "kp_enter"),
        "pad_a",
        PLACES,
        kept=True,
        left_hand=("return", "e"),
        numpad=("return", "kp_enter"),
    ),
    Action("undo", "play", ("u", "ctrl+z"), left_hand=("z", "ctrl+z"), numpad=("u", "kp_1")),
    Action("redo", "play", ("ctrl+y", "ctrl+shift+z"), left_hand=("shift+z",), right_hand=("y",)),
    Action("hint", "play", ("h", "f2"), left_hand=("x",), numpad=("h", "kp_3")),
    Action("show_answer", "play", ("m",), "", ("puzzle",), left_hand=("shift+a",)),
    Action(
        "next_puzzle",
        "play",
        ("n",),
        "",
        ("puzzle",),
        left_hand=("shift+x",),
        right_hand=("shift+n",),
    ),
    *(
        Action(
            name,
            "play",
            (str(number % 10), f"kp_{number % 10}"),
            "",
            PLACES,
            numpad=(str(number % 10),),
        )
        for number, name in enumerate(NUMBERS, 1)
    ),
    # look
    Action(
        "left",
        "look",
        ("left",),
        "pad_left",
        PLACES,
        kept=True,
        left_hand=("left", "a"),
        numpad=("left", "kp_4"),
    ),
    Action(
        "right",
        "look",
        ("right",),
        "pad_right",
        PLACES,
        kept=True,
        left_hand=("right", "d"),
        numpad=("right", "kp_6"),
    ),
    Action(
        "up",
        "look",
        ("up",),
        "pad_up",
        PLACES,
        kept=True,
        left_hand=("up", "w"),
        numpad=("up", "kp_8"),
    ),
    Action(
        "down",
        "look",
        ("down",),
        "pad_down",
        PLACES,
        kept=True,
        left_hand=("down", "s"),
        numpad=("down", "kp_2"),
    ),
    Action(
        "next_part",
        "look",
        ("tab", "ctrl+tab"),
        "pad_rb",
        right_hand=("shift+right",),
        numpad=("tab", "kp_9"),
    ),
    Action(
        "previous_part",
        "look",
        ("shift+tab",),
        "pad_lb",
        right_hand=("shift+left",),
        numpad=("shift+tab", "kp_7"),
    ),
    Action(
        "enlarge",
        "look",
        ("space", "i"),
        "pad_x",
        left_hand=("space",),
        right_hand=("i", "space"),
        numpad=("space", "kp_5"),
    ),
    Action(
        "projection", "look", ("p",), "pad_lt", _SEEN, left_hand=("g",), numpad=("p", "kp_multiply")
    ),
    Action("hurry", "look", ("f",), "pad_rt", right_hand=("k",), numpad=("f", "kp_plus")),
    Action(
        "log", "look", ("l", "f3"), "pad_view", _SEEN, left_hand=("b",), numpad=("l", "kp_minus")
    ),
    Action(
        "symbols", "look", ("s", "f4"), "pad_rs", _SEEN, left_hand=("shift+g",), right_hand=("o",)
    ),
    Action("watch_again", "look", ("r",), right_hand=("j",)),
    Action("replay", "look", ("v",), "", (*_TABLE, "page"), right_hand=("shift+l",)),
    # for whoever listens
    Action("say_again", "narrator", (".",), "", PLACES, left_hand=("f3",)),
    Action("who_holds", "narrator", (";",), "", PLACES, left_hand=("f4",)),
    *(Action(name, "narrator", (f"alt+{name[-1]}",), "", PLACES) for name in READ),
    Action("whose_turn", "narrator", ("alt+t",), "", PLACES, right_hand=("alt+o",)),
    Action("said_before", "narrator", ("ctrl+up",), "", PLACES, left_hand=("f5",)),
    Action("said_after", "narrator", ("ctrl+down",), "", PLACES, left_hand=("f6",)),
    # pages
    Action(
        "press",
        "pages",
        ("space",),
        "",
        _PAGES,
        right_hand=("i", "space"),
        numpad=("space", "kp_5"),
    ),
    Action(
        "next_control",
        "pages",
        ("tab",),
        "pad_rs_right",
        (*_PAGES, "replay"),
        right_hand=("shift+right",),
        numpad=("tab", "kp_9"),
    ),
    Action(
        "previous_control",
        "pages",
        ("shift+tab",),
        "pad_rs_left",
        (*_PAGES, "replay"),
        right_hand=("shift+left",),
        numpad=("shift+tab", "kp_7"),
    ),
    Action(
        "page_back",
        "pages",
        ("pageup",),
        "pad_rs_up",
        PLACES,
        left_hand=("shift+w",),
        numpad=("pageup", "kp_divide"),
    ),
    Action(
        "page_on",
        "pages",
        ("pagedown",),
        "pad_rs_down",
        PLACES,
        left_hand=("shift+s",),
        numpad=("pagedown", "kp_period"),
    ),
    Action(
        "leaf_back", "pages", ("ctrl+pageup",), "pad_lb", (*_PAGES, "replay"), left_hand=("ctrl+1",)
    ),
    Action(
        "leaf_on", "pages", ("ctrl+pagedown",), "pad_rb", (*_PAGES, "replay"), left_hand=("ctrl+2",)
    ),
    Action("fast_list", "pages", (), "pad_rt", _PAGES),
    Action(
        "first", "pages", ("home",), "pad_lt+pad_left", ("replay", "page"), left_hand=("shift+r",)
    ),
    Action(
        "last", "pages", ("end",), "pad_lt+pad_right", ("replay", "page"), left_hand=("shift+f",)
    ),
    Action("go_on", "pages", ("c",), "", ("street",), right_hand=("o",)),
    Action("quick", "pages", ("q",), "", ("street",), left_hand=("t",), right_hand=("k",)),
    Action("new_match", "pages", ("n",), "", ("street",), left_hand=("x",)),
    Action("learn", "pages", ("l",), "", ("street",), left_hand=("f",)),
    Action("puzzles", "pages", ("p",), "", ("street",), left_hand=("b",)),
    Action("read_rules", "pages", ("r",), "pad_y", ("street",), right_hand=("j",)),
    Action("game_page", "pages", ("g",), "pad_x", ("street",), right_hand=("h",)),
    Action("kept", "pages", ("v",), "", ("street",), right_hand=("shift+l",)),
    Action("career", "pages", (), "pad_view", ("street",)),
    Action(
        "settings", "pages", ("s",), "pad_menu", ("street",), left_hand=("z",), right_hand=("u",)
    ),
    Action(
        "how_it_went", "pages", ("a",), "", ("replay", "page"), left_hand=("x",), right_hand=("h",)
    ),
    Action(
        "play_pause",
        "pages",
        ("space",),
        "pad_a",
        ("replay",),
        instead_of=("confirm",),
        right_hand=("i", "space"),
        numpad=("space", "kp_5"),
    ),
    Action("play_on", "pages", (), "pad_x", ("replay",)),
    Action("next_mistake", "pages", ("m",), "pad_y", ("replay",), left_hand=("r",)),
    Action("speed", "pages", (), "pad_rt", ("replay",)),
    Action("export", "pages", ("e",), "", ("replay",), left_hand=("z",), right_hand=("k",)),
    Action("pin", "pages", ("p",), "pad_x", ("page",), left_hand=("b",)),
    Action("rename", "pages", ("f2",), "", ("page",), right_hand=("u",)),
    Action("delete", "pages", ("delete",), "", ("page",), left_hand=("shift+x",)),
    Action(
        "copy", "pages", ("ctrl+c",), "", ("puzzle", "replay", "page"), right_hand=("ctrl+insert",)
    ),
    Action("paste", "pages", ("ctrl+v",), "", _PAGES, right_hand=("shift+insert",)),
    Action("search", "pages", ("ctrl+f",), "", ("page",), right_hand=("ctrl+l",)),
    Action("step_back", "pages", ("alt+left",), "", ("page",), left_hand=("alt+a",)),
    Action("try_it", "pages", ("ctrl+t",), "pad_y", ("page",), right_hand=("ctrl+o",)),
    # system
    Action(
        "back",
        "system",
        ("escape",),
        "pad_b",
        PLACES,
        kept=True,
        left_hand=("escape", "q"),
        right_hand=("escape", "backspace"),
        numpad=("escape", "kp_0"),
    ),
    Action("menu", "system", (), "pad_menu"),
    Action("rules", "system", ("f1",), "pad_view_held", PLACES, right_hand=("f9",)),
    Action("full_screen", "system", ("f11", "alt+return"), "", PLACES),
    Action("mute", "system", ("m",), "", ("street",), left_hand=("shift+t",), right_hand=("m",)),
)


def with_games(*games: Sequence[Action]) -> tuple[Action, ...]:
    """The whole table, what belongs to games after what is the box's."""
    return (*ACTIONS, *chain.from_iterable(games))
