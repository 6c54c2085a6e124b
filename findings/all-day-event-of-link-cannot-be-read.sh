#!/usr/bin/env bash
# Date: 2026-11-29
# Version: calendar-link 2.11.5, ical.js 2.2.1, ts-ics 2.4.6, node-ical 0.26.1 (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc5545#section-3.8.2.4 (DTSTART is a DATE-TIME unless VALUE=DATE says otherwise)
# Behavior: the entry that ics() makes of a day without a time is DTSTART:20261205, without VALUE=DATE. ical.js, which
#   Thunderbird reads calendars with, cannot say when it begins; ts-ics reads a day that is no day, without an error;
#   node-ical guesses it.
# Output seen:
#   > DTSTART:20261205
#   > ical.js Error: invalid date-time value: "2026-12-05T::"
#   > ts-ics null
#   > node-ical 2026-12-05 true
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts calendar-link@2.11.5 ical.js@2.2.1 ts-ics@2.4.6 node-ical@0.26.1 >&2
cat > try.mjs <<'JS'
import { ics } from 'calendar-link';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
const link = ics({ title: 'Retreat', start: '2026-12-05', end: '2026-12-06', allDay: true, uid: 'retreat' });
const text = decodeURIComponent(link.slice(link.indexOf(',') + 1));
console.log(text.split('\r\n').find((line) => line.startsWith('DTSTART')));
try {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent'));
  console.log('ical.js', String(event.startDate));
} catch (error) {
  console.log('ical.js', String(error));
}
console.log('ts-ics', JSON.stringify(convertIcsCalendar(undefined, text).events[0].start.date));
const { start } = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
console.log('node-ical', start.toISOString().slice(0, 10), start.dateOnly);
JS
TZ=UTC node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-29.'
