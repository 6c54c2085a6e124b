#!/usr/bin/env bash
# Date: 2026-11-28
# Version: ical.js 2.2.1 (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc6350#section-3.4 (a semicolon of a value that is not compound "MAY be escaped";
#   RFC 2426 and the programs of phones always do) and https://www.rfc-editor.org/rfc/rfc2426#section-4 (text-value-char)
# Behavior: "Mornings\; not Fridays" in NOTE, TITLE or FN of a contact is read with the backslash as a letter, and written
#   with two. The same text in a calendar's DESCRIPTION, and the same escape in ADR of the contact, are read without it.
# Output seen:
#   > VCARD "Mornings\\; not Fridays, please"
#   > VCARD NOTE:Mornings\\; not Fridays\, please
#   > VCARD "Mornings\\; not Fridays, please"
#   > VCARD NOTE:Mornings\\; not Fridays\, please
#   > VCARD ["","","Mornings; not Fridays, please","","","",""]
#   > VCARD ADR:;;Mornings\; not Fridays\, please;;;;
#   > VEVENT "Mornings; not Fridays, please"
#   > VEVENT DESCRIPTION:Mornings\; not Fridays\, please
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 >&2
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
const text = String.raw`Mornings\; not Fridays\, please`;
for (const [kind, name, value, rest] of [['VCARD', 'NOTE', text, 'VERSION:3.0\r\nFN:Ann\r\n'], ['VCARD', 'NOTE', text, 'VERSION:4.0\r\nFN:Ann\r\n'], ['VCARD', 'ADR', `;;${text};;;;`, 'VERSION:4.0\r\nFN:Ann\r\n'], ['VEVENT', 'DESCRIPTION', text, 'UID:1\r\n']]) {
  const read = new ICAL.Component(ICAL.parse(`BEGIN:${kind}\r\n${rest}${name}:${value}\r\nEND:${kind}\r\n`));
  console.log(kind, JSON.stringify(read.getFirstPropertyValue(name.toLowerCase())));
  console.log(kind, read.toString().split('\r\n').find((line) => line.startsWith(name)));
}
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
