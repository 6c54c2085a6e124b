#!/usr/bin/env bash
# Date: 2026-11-29
# Version: calendar-link 2.11.5, node-ical 0.26.1 (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc5545#section-3.8.4.7 (UID is globally unique)
# Behavior: without `uid`, ics() gives an event a random whole number below 100,000. Of 2,000 different events of one
#   day some have the same; calendars take the second for a newer version of the first, as node-ical does, and keep one.
# Output seen:
#   > numbers of at most five digits: 2000 of 2000
#   > all different: false
#   > of two events with one number there are left: 1
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts calendar-link@2.11.5 node-ical@0.26.1 >&2
cat > try.mjs <<'JS'
import { ics } from 'calendar-link';
import nodeIcal from 'node-ical';
const first = new Map();
const ids = [];
let twins;
for (let minute = 0; minute < 2000; minute++) {
  const start = new Date(Date.UTC(2026, 11, 1, 8, minute)).toISOString();
  const link = ics({ title: `Call ${minute}`, start, duration: [15, 'minute'] });
  const text = decodeURIComponent(link.slice(link.indexOf(',') + 1));
  const id = /^UID:(.*)$/m.exec(text)[1].trim();
  const event = /BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/.exec(text)[0];
  if (first.has(id)) twins ??= first.get(id) + event;
  first.set(id, event);
  ids.push(id);
}
console.log(`numbers of at most five digits: ${ids.filter((id) => /^\d{1,5}$/.test(id)).length} of ${ids.length}`);
console.log(`all different: ${first.size === ids.length}`);
const read = nodeIcal.sync.parseICS(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${twins}END:VCALENDAR\r\n`);
const left = Object.values(read).filter(({ type }) => type === 'VEVENT').length;
console.log(`of two events with one number there are left: ${left}`);
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-29.'
