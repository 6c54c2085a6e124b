#!/usr/bin/env bash
# Date: 2026-11-28
# Version: rrule-temporal 2.2.8 (npm; node-ical 0.27.2 reads rules with it), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10 (HOURLY: "repeating events based on an interval of an
#   hour or more")
# Behavior: on the morning in November when clocks go back, "every hour" in America/Chicago goes on two hours later:
#   between the first 1:30 and 2:30 there are two hours and no occurrence. The same library gives the missing one
#   for "every 60 minutes", and an interval of 24 hours moves to another hour of the day, so hours are hours otherwise.
# Output seen:
#   > FREQ=HOURLY;COUNT=4 11-01T05:30 11-01T06:30 11-01T08:30 11-01T09:30
#   > FREQ=MINUTELY;INTERVAL=60;COUNT=4 11-01T05:30 11-01T06:30 11-01T07:30 11-01T08:30
#   > FREQ=HOURLY;INTERVAL=24;COUNT=4 11-01T05:30 11-02T05:30 11-03T05:30 11-04T05:30
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rrule-temporal@2.2.8 >&2
cat > try.mjs <<'JS'
import { RRuleTemporal } from 'rrule-temporal';
for (const rule of ['FREQ=HOURLY;COUNT=4', 'FREQ=MINUTELY;INTERVAL=60;COUNT=4', 'FREQ=HOURLY;INTERVAL=24;COUNT=4']) {
  const all = new RRuleTemporal({ rruleString: `DTSTART;TZID=America/Chicago:20261101T003000\nRRULE:${rule}` }).all();
  console.log(rule, ...all.map((at) => new Date(at.epochMilliseconds).toISOString().slice(5, 16)));
}
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
