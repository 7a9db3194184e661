"""The packages: what they say, what they hold, and that the same files give the same archive."""

from __future__ import annotations

import ast
import configparser
import os
import plistlib
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pygame
import pytest
import yaml

import contents
import pack
import resources
import trace_log
import values
from hollywood import __version__, files, paths

from ..harness.folders import ROOT

PACKAGING = ROOT / "packaging"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SOURCES = sorted((ROOT / "hollywood").rglob("*.py"))
MANIFEST = PACKAGING / "windows" / "hollywood.manifest"
METAINFO = PACKAGING / "linux" / f"{values.IDENTIFIER}.metainfo.xml"
WORKFLOW = ROOT / ".github" / "workflows" / "packages.yml"
needs_links = pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")


# what is said


def test_all_say_the_same_version() -> None:
    assert values.version() == __version__
    release = ElementTree.parse(METAINFO).find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    assert ".".join(map(str, values.version_numbers())).startswith(__version__)
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(rf"^## .*{re.escape(__version__)}", changes, re.MULTILINE)


def test_info_plist_can_be_written_and_asks_for_every_pixel() -> None:
    written = plistlib.loads(plistlib.dumps(values.info_plist()))
    assert written == values.info_plist()
    assert written["NSHighResolutionCapable"] is True
    assert written["CFBundleShortVersionString"] == __version__


def test_the_windows_version_file_is_one_expression(tmp_path: Path) -> None:
    text = Path(resources.version_file(tmp_path)).read_text("utf-8")
    called = {
        node.func.id
        for node in ast.walk(ast.parse(text, mode="eval"))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    strings: dict[str, str] = {}
    known: dict[str, Any] = dict.fromkeys(called, lambda *given, **named: (given, named))
    known["StringStruct"] = strings.__setitem__
    eval(text, known)
    assert strings == values.windows_strings()
    assert "FixedFileInfo" in called


def test_windows_is_told_of_sharp_letters_long_paths_and_no_special_rights() -> None:
    told = {
        element.tag.rpartition("}")[2]: (element.text or "", element.attrib)
        for element in ElementTree.parse(MANIFEST).iter()
    }
    assert told["dpiAwareness"][0].startswith("PerMonitorV2")
    assert told["longPathAware"][0] == "true"
    assert told["requestedExecutionLevel"][1]["level"] == "asInvoker"


def test_the_macos_icon_holds_every_size(tmp_path: Path) -> None:
    icon = Path(resources.icns_file(tmp_path)).read_bytes()
    assert icon[:4] == b"icns"
    assert int.from_bytes(icon[4:8], "big") == len(icon)
    place, widths = 8, set()
    while place < len(icon):
        png = icon[place + 8 :]
        assert png.startswith(b"\x89PNG")
        widths.add(int.from_bytes(png[16:20], "big"))
        place += int.from_bytes(icon[place + 4 : place + 8], "big")
    assert place == len(icon)
    assert widths == {16, 32, 64, 128, 256, 512, 1024}


def class_of_the_window(folder: Path) -> str:
    """What window managers know it by, whatever the file is called that is started."""
    script = folder / "lnk.py"
    lines = (
        "import os, sys",
        f"sys.path.insert(0, {str(ROOT)!r})",
        "from hollywood.app import main",
        "main(['--shot', 'list'])",
        "assert 'pygame' in sys.modules",
        "print(os.environ['SDL_VIDEO_X11_WMCLASS'])",
    )
    script.write_text("\n".join(lines), "utf-8")
    told = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    started = [sys.executable, str(script)]
    ran = subprocess.run(started, env=told, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()[-1]


def test_the_desktop_entry_finds_program_icon_and_window(tmp_path: Path) -> None:
    parser = configparser.RawConfigParser(delimiters=["="])
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(PACKAGING / "linux" / "hollywood.desktop", "utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Exec"] == entry["Icon"] == values.PROGRAM
    assert class_of_the_window(tmp_path) == entry["StartupWMClass"]
    assert entry["Categories"].endswith(";")
    component = ElementTree.parse(METAINFO)
    assert component.findtext("launchable") == "hollywood.desktop"
    assert component.findtext("id") == values.IDENTIFIER
    assert component.findtext("project_license") == PROJECT["project"]["license"]


def test_commands_are_there_with_a_window_and_without() -> None:
    project = PROJECT["project"]
    assert project["scripts"] == {"hollywood": "hollywood.app:main"}
    assert project["gui-scripts"] == {"hollywood-gui": "hollywood.app:main"}


# what is inside


def test_what_the_program_does_not_show_is_never_named_in_it() -> None:
    assets = [path for path in (ROOT / "assets").rglob("*") if path.is_file()]
    left_out = [path for path in assets if not contents.shown(path.relative_to(ROOT).as_posix())]
    assert len(left_out) > len(values.NOT_SHOWN)
    program = "".join(path.read_text("utf-8") for path in SOURCES)
    assert not [path.name for path in left_out if f'"{path.name}"' in program]


def test_everything_the_program_reads_is_packed() -> None:
    packed = {Path(file) for file, _ in contents.own_files()}
    for folder in (paths.data(""), paths.assets()):
        for file in folder.rglob("*"):
            name = file.relative_to(ROOT).as_posix()
            assert file.is_dir() or (file in packed) == contents.shown(name), name


def test_every_licence_is_packed() -> None:
    pytest.importorskip("PyInstaller")
    found = {f"{folder}/{Path(file).name}" for file, folder in contents.files()}
    assert {"./LICENSE", "./NOTICE", "licences/pygame-ce/LGPL.txt"} <= found
    assert {"licences/Python/LICENSE.txt", "licences/libraries.txt"} <= found


def test_nothing_we_import_is_called_unused() -> None:
    imported = set(contents.modules())
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                imported.add(node.module or "")
    assert "hollywood.ui.app.program" in imported
    assert not imported & set(values.UNUSED)


def test_libraries_are_packed_once_and_not_instead_of_the_system_s() -> None:
    twice = [("SDL2.dll", "a", "BINARY"), ("pygame/SDL2.dll", "b", "BINARY")]
    other = ("python3.dll", "c", "BINARY")
    assert contents.without_twins([*twice, other]) == [twice[1], other]
    driver = ("libstdc++.so.6", "d", "BINARY")
    assert contents.not_of_the_system([driver, other]) == [other]


# archives


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small program, and a place for its archives."""
    monkeypatch.setattr(pack, "PACKAGES", tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    bundle = tmp_path / "bundle"
    (bundle / "parts").mkdir(parents=True)
    (bundle / "program").write_text("#!/bin/sh\n", "utf-8")
    (bundle / "program").chmod(0o755)
    (bundle / "parts" / "città").write_text("plain", "utf-8")
    return bundle


def packed(folder: Path) -> list[bytes]:
    return [file.read_bytes() for file in (pack.tarred(folder, "x"), pack.zipped(folder, "x", "x"))]


@needs_links
def test_archives_are_the_same_whenever_they_are_made(folder: Path) -> None:
    (folder / "link").symlink_to("program")
    first = packed(folder)
    for path in folder.rglob("*"):
        os.utime(path, (1e9, 1e9))
    assert packed(folder) == first


@needs_links
def test_archives_keep_links_and_what_can_be_run(folder: Path, tmp_path: Path) -> None:
    (folder / "link").symlink_to("program")
    with tarfile.open(pack.tarred(folder, "x")) as tar:
        tar.extraction_filter = lambda member, path: member  # ours; the newest Python asks
        tar.extractall(tmp_path / "tar")
    there = tmp_path / "tar" / "x"
    assert (there / "link").readlink() == Path("program")
    assert os.access(there / "program", os.X_OK)
    assert not os.access(there / "parts" / "città", os.X_OK)
    with zipfile.ZipFile(pack.zipped(folder, "x", "x")) as archive:
        kinds = {info.filename: info.external_attr >> 28 for info in archive.infolist()}
        assert kinds == {"x/link": 0xA, "x/parts/città": 0x8, "x/program": 0x8}
        assert archive.read("x/link") == b"program"


@needs_links
def test_the_linux_folder_is_a_program_and_an_image_to_be(folder: Path) -> None:
    (folder / values.PROGRAM).write_text("", "utf-8")
    made = pack.linux_folder(folder)
    assert (made / "AppRun").resolve() == made / values.PROGRAM
    assert (made / ".DirIcon").resolve() == made / "hollywood.png"
    share = made / "usr" / "share"
    assert (share / "icons" / "hicolor" / "256x256" / "apps" / "hollywood.png").is_file()
    assert (share / "metainfo" / METAINFO.name).is_file()


@needs_links
@pytest.mark.parametrize(
    "place", ["Éléonore & $città", 'so "quoted" `x`', "100% sure", "back\\slash"]
)
def test_the_menu_entry_of_an_unpacked_folder_can_be_made_and_removed(
    place: str, tmp_path: Path
) -> None:
    """The desktop starts the very program; what is removed leaves not even folders."""
    bundle = tmp_path / place / "bundle"
    bundle.mkdir(parents=True)
    (bundle / values.PROGRAM).write_text('#!/bin/sh\ntouch "$(dirname "$0")/ran"\n', "utf-8")
    (bundle / values.PROGRAM).chmod(0o755)
    made = pack.linux_folder(bundle)
    told = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "share")}
    install = ["sh", str(made / "install.sh")]
    subprocess.run(install, env=told, check=True, stdout=subprocess.DEVNULL)
    entry = tmp_path / "share" / "applications" / "hollywood.desktop"
    (line,) = re.findall("^Exec=(.*)$", entry.read_text("utf-8"), re.MULTILINE)
    assert "%" not in line
    subprocess.run(["sh", "-c", line.replace("\\\\", "\\")], check=True)  # quoted as shells do
    assert (made / "ran").exists()
    subprocess.run([*install, "--remove"], env=told, check=True)
    assert not list((tmp_path / "share").rglob("*"))


@needs_links
def test_whoever_unpacks_a_package_is_told_how_to_start_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / values.PROGRAM).touch()
    monkeypatch.setattr(pack, "DIST", folder.parent)
    (folder.parent / values.NAME).mkdir()
    places = (pack.linux_folder(folder), pack._windows_folder())
    for told in [(place / "README.txt").read_text("utf-8") for place in places]:
        for what in (values.PROGRAM, values.CONSOLE, "install.sh", "check", "bots", files.HOME):
            assert what in told


def test_what_builds_a_package_is_known_to_the_last_number() -> None:
    lines = (PACKAGING / "constraints.txt").read_text("utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if not line.startswith("#"))
    project = PROJECT["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["build"]]
    asked += PROJECT["build-system"]["requires"]
    for need in asked:
        name, bounds = re.split("(?=[<>=])", need, maxsplit=1)
        assert name in pinned
        assert "<" in bounds, "a later one may be quite another"
    for script in (PACKAGING / "build.sh", ROOT / ".ci" / "run", WORKFLOW):
        assert "packaging/constraints.txt" in script.read_text("utf-8")


LGPL = {"mpg123": "libmpg123", "FluidSynth": "libfluidsynth", "libsndfile": "libsndfile"}


@pytest.mark.skipif(sys.platform != "linux", reason="the wheels of other systems have others")
@pytest.mark.parametrize("library", LGPL)
def test_of_libraries_that_can_be_replaced_version_and_source_are_told(library: str) -> None:
    text = (PACKAGING / "licences" / "libraries.txt").read_text("utf-8")
    (told,) = re.findall(rf"^{library} ([0-9.]+) +https://\S+", text, re.MULTILINE)
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    (file,) = folder.glob(f"{LGPL[library]}-*")
    assert told.encode() in file.read_bytes()


# how they are tried


def test_a_trace_tells_what_was_written_and_who_was_spoken_to(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text(
        '7 openat(AT_FDCWD, "/a/read", O_RDONLY|O_CLOEXEC) = 3\n'
        '7 openat(AT_FDCWD, "/a/Citt\\303\\240", O_WRONLY|O_CREAT|O_CLOEXEC, 0666) = 3\n'
        '8 openat(AT_FDCWD, "/a/refused", O_RDWR) = -1 EACCES (Permission denied)\n'
        '8 rename("/a/x.tmp", "/a/x") = 0\n'
        '8 openat(AT_FDCWD, "/dev/null", O_RDWR) = 4\n'
        '8 connect(3, {sa_family=AF_UNIX, sun_path=@"/tmp/.X11-unix/X0"}, 20) = 0\n'
        "+++ exited with 0 +++\n",
        "utf-8",
    )
    names = {path.as_posix() for path in trace_log.written(log)}
    assert names == {"/a/Città", "/a/refused", "/a/x.tmp", "/a/x"}
    assert not trace_log.network(log)
    log.write_text("7 socket(AF_INET6, SOCK_STREAM|SOCK_CLOEXEC, IPPROTO_IP) = 5\n", "utf-8")
    assert len(trace_log.network(log)) == 1


def test_the_workflow_tries_every_system_and_attaches_to_tags() -> None:
    flow = yaml.safe_load(WORKFLOW.read_text("utf-8"))
    jobs = flow["jobs"]
    systems = " ".join(jobs["test"]["strategy"]["matrix"]["os"])
    assert all(system in systems for system in ("ubuntu", "windows", "macos"))
    tested = jobs["test"]["strategy"]["matrix"]["python"]
    assert "3.11" in tested
    (built,) = (s["with"] for s in jobs["package"]["steps"] if "setup-python" in s.get("uses", ""))
    assert built["python-version"] in tested
    assert jobs["release"]["if"] == "startsWith(github.ref, 'refs/tags/v')"
    assert jobs["release"]["permissions"] == {"contents": "write"}
    assert flow["permissions"] == {"contents": "read"}
    for job in jobs.values():
        assert job["timeout-minutes"] <= 60
        assert set(job.get("needs", [])) <= jobs.keys()


def test_the_workflow_runs_every_gate_and_keeps_what_the_packages_say_of_themselves() -> None:
    text = WORKFLOW.read_text("utf-8")
    steps = [step for job in yaml.safe_load(text)["jobs"].values() for step in job["steps"]]
    assert any(step.get("run", "").endswith(".ci/run") for step in steps), "ruff, mypy, the studio"
    kept = [step["with"] for step in steps if "upload-artifact" in step.get("uses", "")]
    assert any("dist/reports/*.json" in each["path"] for each in kept)
    used = re.findall(r"uses: (\S+)( # v[0-9.]+)?", text)
    for action, version in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action), "a tag can be moved"
        assert version, "a person wants to know which one that is"


def test_a_source_package_has_all_that_its_tests_read() -> None:
    packed = set(PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
    hidden = {f"/{path.name}" for path in ROOT.iterdir() if path.name in (".ci", ".github")}
    assert {"/.editorconfig", "/.gitattributes", "/.gitignore", *hidden} <= packed
