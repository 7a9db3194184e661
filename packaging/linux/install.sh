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
    # folders that are empty now; those with something else in them stay
    rmdir "$icons"/*/apps "$icons"/* "$icons" "$share/icons" "$share/applications" 2>/dev/null || :
    exit
fi
mkdir -p "$share/applications" "$icons"
cp -R "$here/usr/share/icons/hicolor/." "$icons"
# in an Exec line a quoted path needs its own marks escaped twice
case $here in
*[%\\]*) # desktops disagree on how these two are written there: so neither is
    path=$(printf '%s' "$here/hollywood" | base64 | tr -d '\n')
    run='sh -c "exec \\"\\$(echo '$path' | base64 -d)\\""'
    ;;
*)
    run=\"$(printf '%s' "$here/hollywood" | sed 's/["`$]/\\\\&/g')\"
    ;;
esac
sed '/^Exec=/d' "$here/hollywood.desktop" > "$entry"
printf 'Exec=%s\n' "$run" >> "$entry"
echo "Hollywood is now in your applications menu."
