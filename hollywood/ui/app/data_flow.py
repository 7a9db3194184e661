"""What a player has here: shown as a folder, taken out, brought in, forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hollywood import files, own_data
from hollywood.core.message import Refused, say
from hollywood.ui.widgets.controls import Press

if TYPE_CHECKING:
    from .flow import Flow


class DataFlow:
    """Does what the leaf of data offers."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow

    @property
    def presses(self) -> Mapping[str, Press]:
        """What each of its buttons does."""
        careers = self._flow.careers
        return {
            "open_folder": self._open,
            "export_all": self._export,
            "import": careers.bring_in,
            "forget": careers.forget_all_data,
        }

    def _open(self) -> None:
        """Where systems show no folders, its name is told."""
        folder = files.own("x").parent
        if not files.show(folder):
            self._flow.tell(say("data.folder", folder=files.named(folder)))

    def _export(self) -> None:
        """All of it, in one file."""
        try:
            file = own_data.write_all()
        except Refused as refused:
            self._flow.tell(refused.reason)
        else:
            self._flow.tell(say("career.exported", file=file))
