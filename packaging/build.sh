#!/usr/bin/env bash
# Builds the package for this system, in dist/packages, in an otherwise empty venv.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=$(mktemp -d)
trap 'rm -rf "$venv"' EXIT
"${PYTHON:-python3}" -m venv "$venv"
# what builds the wheel is bound by these too, by one name or the other, as pip is old or new
export PIP_CONSTRAINT=$PWD/packaging/constraints.txt PIP_BUILD_CONSTRAINT=$PWD/packaging/constraints.txt
"$venv/bin/pip" install -q --disable-pip-version-check '.[build]'

# the wheel that was just installed runs from anywhere
(cd / && "$venv/bin/hollywood" --version && "$venv/bin/hollywood-gui" check)

# the same sources give the same package
export PYTHONHASHSEED=0 SOURCE_DATE_EPOCH
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || echo 1700000000)
rm -rf build/pyinstaller dist
"$venv/bin/pyinstaller" --noconfirm --log-level WARN --workpath build/pyinstaller pyinstaller.spec
"$venv/bin/python" packaging/pack.py
