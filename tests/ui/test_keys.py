"""From events to actions: what a press means, whatever was chosen, and how it is called."""

from __future__ import annotations

import pygame
import pytest

from hollywood.core.message import Message
from hollywood.key_map import KEY, KeyMap
from hollywood.ui.app.keys import Keys, event_of

from ..harness.positions import ALL_ACTIONS
from ..harness.windows import props_of


def keys(**chosen: str) -> Keys:
    return Keys(KeyMap(ALL_ACTIONS, chosen))


def down(key: int, mod: int = 0, scancode: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=scancode)


@pytest.mark.parametrize("action", ALL_ACTIONS, ids=lambda action: action.name)
def test_each_key_of_an_action_means_it(action: object) -> None:
    every, name = keys(), action.name  # type: ignore[attr-defined]
    for key in filter(None, every.map.rows[name]):
        event = event_of(key)
        assert every.means(event, name), key
        assert not every.let_go(event, name)
        assert every.let_go(event_of(key, pygame.KEYUP), name)


def test_ctrl_is_what_the_system_has_for_it_and_all_else_is_the_system_s() -> None:
    every = keys()
    for mod in (pygame.KMOD_LCTRL, pygame.KMOD_RMETA):
        assert every.means(down(pygame.K_z, mod), "undo")
        assert every.means(down(pygame.K_z, mod | pygame.KMOD_SHIFT), "redo")
        assert every.meant(down(pygame.K_h, mod)) == ()
    assert every.meant(down(pygame.K_F4, pygame.KMOD_LALT)) == ()


def test_shift_changes_nothing_where_nothing_was_chosen_for_it() -> None:
    assert keys().means(down(pygame.K_h, pygame.KMOD_LSHIFT), "hint")
    chosen = keys(log="shift+h none none")
    assert chosen.means(down(pygame.K_h, pygame.KMOD_LSHIFT), "log")
    assert chosen.means(down(pygame.K_h), "hint")


def test_digits_count_by_their_place_where_their_keys_write_something_else() -> None:
    """In France the digits are written with Shift."""
    every = keys()
    assert every.means(down(pygame.K_AMPERSAND, scancode=pygame.KSCAN_1), "number_1")
    assert every.means(down(ord("à"), scancode=pygame.KSCAN_0), "number_10")
    chosen = keys(hint="& none none")
    assert chosen.meant(down(pygame.K_AMPERSAND, scancode=pygame.KSCAN_1)) == ("hint",)


def test_what_is_no_key_of_ours_means_nothing() -> None:
    every = keys()
    assert every.meant(down(pygame.K_LSHIFT)) == ()
    assert every.meant(down(0)) == ()
    assert every.meant(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=1)) == ()
    assert every.meant(event_of("pad_a"))[0] == "confirm"


def test_sentences_name_the_key_that_was_chosen() -> None:
    props = props_of("fr")
    said = props.voice().text
    assert said(Message("table.tool.undo")) == "Annuler le coup (U)"
    assert props.keys.map.choose("undo", KEY, "escape") is False
    assert props.keys.map.choose("undo", KEY, "space")
    assert said(Message("table.tool.undo")) == "Annuler le coup (Espace)"
    props.keys.signs = "shapes"
    assert said(Message("replay.play")) == "Lecture ou pause (×)"
