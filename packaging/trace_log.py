"""What a program did to files and to the network, from what strace wrote about it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

# all that changes files, and all that speaks to the network
CALLS = (
    "openat,open,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,rmdir,link,linkat,"
    "symlink,symlinkat,truncate,chmod,fchmodat,socket,connect,bind,sendto"
)
_LINE = re.compile(r"^\d+ +(?P<call>\w+)\((?P<given>.*)")
_PATH = re.compile(r'"((?:[^"\\]|\\.)*)"')
_WRITING = ("O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_APPEND")
_DEVICES = ("/dev/", "/proc/self/", "/sys/")
_NETWORK = ("AF_INET", "AF_PACKET")  # and AF_INET6


def written(log: Path) -> set[Path]:
    """Every file and folder that was changed, or that was to be."""
    paths = (path for call, given in _calls(log) for path in _changed(call, given))
    return {Path(path) for path in paths if not path.startswith(_DEVICES)}


def network(log: Path) -> set[str]:
    """Every call that wanted to leave the machine."""
    return {f"{call}({given}" for call, given in _calls(log) if _leaves(given)}


def _calls(log: Path) -> Iterator[tuple[str, str]]:
    for line in log.read_text("utf-8", errors="replace").splitlines():
        found = _LINE.match(line)
        if found is not None:
            yield found["call"], found["given"]


def _changed(call: str, given: str) -> list[str]:
    if call in ("socket", "connect", "bind", "sendto"):
        return []
    if call in ("open", "openat") and not any(flag in given for flag in _WRITING):
        return []
    return [_decoded(path) for path in _PATH.findall(given)]


def _decoded(path: str) -> str:
    """strace writes letters that are not ASCII as octal numbers."""
    return path.encode("ascii").decode("unicode_escape").encode("latin-1").decode("utf-8")


def _leaves(given: str) -> bool:
    return any(family in given for family in _NETWORK)
