#!/usr/bin/env bash
# Date: 2026-11-28
# Version: vcf 2.1.2, beside ical.js 2.2.1 (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc6350#section-3.4 (a semicolon inside a component of a compound value "MUST be
#   escaped" by a backslash) and https://www.rfc-editor.org/rfc/rfc6350#section-6.3.1 (ADR)
# Behavior: vcf splits ADR and N at every semicolon, the escaped ones too: the second half of the street becomes the
#   city, the city the state, the state the ZIP code. An escaped comma in the same place moves nothing. Its own toString
#   joins the parts as they were, so a round trip through vcf shows nothing.
# Output seen:
#   > vcf     ["","","1 Main St\\"," Suite 2","Dallas","TX","75201","USA"]
#   > ical.js ["","","1 Main St; Suite 2","Dallas","TX","75201","USA"]
#   > vcf     ["Lee\\"," Sons","Ann","","",""]
#   > ical.js ["Lee; Sons","Ann","","",""]
#   > same text after a round trip through vcf: true
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 vcf@2.1.2 >&2
cat > try.mjs <<'JS'
import ICAL from 'ical.js';
import VCard from 'vcf';
const lines = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Ann', String.raw`ADR:;;1 Main St\; Suite 2;Dallas;TX;75201;USA`, String.raw`N:Lee\; Sons;Ann;;;`, 'END:VCARD', ''];
const text = lines.join('\r\n');
const card = new VCard().parse(text);
const other = new ICAL.Component(ICAL.parse(text));
for (const name of ['adr', 'n']) {
  console.log('vcf    ', JSON.stringify(card.toJCard()[1].find((property) => property[0] === name)[3]));
  console.log('ical.js', JSON.stringify(other.getFirstPropertyValue(name)));
}
console.log('same text after a round trip through vcf:', card.toString('4.0').includes(lines[3]));
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
