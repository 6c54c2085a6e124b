#!/usr/bin/env bash
# Date: 2026-11-28
# Version: ical.js 2.2.1, beside vcf 2.1.2 (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc6350#section-4.2 (a value of type URI is written as it is; only texts have
#   backslashes) and https://www.rfc-editor.org/rfc/rfc6350#section-6.2.4 (PHOTO: "data:image/jpeg;base64,MIIC…")
# Behavior: a contact in vCard 4.0 that is read and written by ical.js without a change has a backslash before each comma
#   of its addresses: the picture becomes "data:image/png;base64\,…", which is no data URL any more, and a link to a map
#   leads elsewhere. ical.js takes the backslash away when it reads its own file, so its own round trip shows nothing.
#   The same contact in vCard 3.0, and addresses in a calendar, stay as they are.
# Output seen:
#   > 3.0 written URL:https://www.example.com/map?at=32.7,-96.8
#   > 3.0 ical.js https://www.example.com/map?at=32.7,-96.8
#   > 3.0 vcf     https://www.example.com/map?at=32.7,-96.8
#   > 3.0 written PHOTO;VALUE=URI:data:image/png;base64,iVBORw0KGgo=
#   > 3.0 ical.js data:image/png;base64,iVBORw0KGgo=
#   > 3.0 vcf     data:image/png;base64,iVBORw0KGgo=
#   > 4.0 written URL:https://www.example.com/map?at=32.7\,-96.8
#   > 4.0 ical.js https://www.example.com/map?at=32.7,-96.8
#   > 4.0 vcf     https://www.example.com/map?at=32.7\,-96.8
#   > 4.0 written PHOTO:data:image/png;base64\,iVBORw0KGgo=
#   > 4.0 ical.js data:image/png;base64,iVBORw0KGgo=
#   > 4.0 vcf     data:image/png;base64\,iVBORw0KGgo=
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 vcf@2.1.2 >&2
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import VCard from 'vcf';
for (const version of ['3.0', '4.0']) {
  const lines = ['BEGIN:VCARD', `VERSION:${version}`, 'FN:Ann', 'URL:https://www.example.com/map?at=32.7,-96.8', 'PHOTO;VALUE=uri:data:image/png;base64,iVBORw0KGgo=', 'END:VCARD', ''];
  const text = lines.join('\r\n');
  const written = new ICAL.Component(ICAL.parse(text)).toString();
  const again = new ICAL.Component(ICAL.parse(written));
  const other = new VCard().parse(`${written.trim()}\r\n`);
  for (const name of ['url', 'photo']) {
    console.log(version, 'written', written.split('\r\n').find((line) => line.toLowerCase().startsWith(name)));
    console.log(version, 'ical.js', again.getFirstPropertyValue(name));
    console.log(version, 'vcf    ', other.get(name).valueOf());
  }
}
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
