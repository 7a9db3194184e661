#!/bin/sh
# Adds Hollywood to your own desktop menu; the program stays where it is.
# `sh install.sh --remove` removes it from the menu.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/hollywood.desktop
icons=$share/icons/hicolor

if [ "${1-}" = --remove ]; then
    rm -f "$entry" "$icons"/*/apps/hollywood.png
    exit
fi
mkdir -p "$share/applications" "$icons"
cp -R "$here/usr/share/icons/hicolor/." "$icons"
# in an Exec line a quoted path needs its own marks escaped twice, for sed once more
path=$(printf '%s' "$here/hollywood" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g; s/[\\&|]/\\&/g')
sed "s|^Exec=.*|Exec=\"$path\"|" "$here/hollywood.desktop" > "$entry"
echo "Hollywood is now in your applications menu."
