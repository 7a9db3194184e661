"""What is told of a control: what it is called, what it is, and how it stands."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.core.message import Message, say

from .controls import Choice, Control, Controls, Field, Slider, Switch

_END = ".!?…:"


def described(controls: Controls, text: Callable[[Message], str], beside: str = "") -> str:
    """The control that keys or mouse have come to; `beside` is what stands next to it."""
    control = controls.shown or controls.focus
    if control not in controls.all:
        return ""
    assert control is not None, "it is among them"
    where = say("narration.where", number=controls.all.index(control) + 1, all=len(controls.all))
    told = [text(_what(control, called(control) or beside)), control.told, control.hint]
    told = [each for each in told if each and each != called(control)]
    return " ".join([*map(whole, told), text(where)])


def called(control: Control) -> str:
    """What a control is called, by itself."""
    return control.name or control.words or ("" if control.told else control.hint)


def whole(words: str) -> str:
    """Words as a sentence."""
    return words if words[-1:] in _END else f"{words}."


def _what(control: Control, name: str) -> Message:
    """What it is and how it stands."""
    match control:
        case Slider():
            return say("narration.slider", name=name, value=control.value)
        case Switch():
            return say("narration.on" if control.on else "narration.off", name=name)
        case Choice() if name:
            value = control.options[control.chosen]
            return say("narration.choice", name=name, value=value)
        case Choice():
            return say("narration.choice_alone", value=control.options[control.chosen])
        case Field() if name:
            return say("narration.field", name=name, value=control.text)
        case Field():
            return say("narration.field_alone", value=control.text)
    if not control.enabled:
        return say("narration.useless", name=name)
    return say("narration.lit" if control.lit else "narration.button", name=name)
