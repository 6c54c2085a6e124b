#!/usr/bin/env bash
# Date: 2026-11-28
# Version: rrule-rust 3.1.1 (npm, on x86-64 Linux), beside rrule-temporal 2.2.8, Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.5 (a local time that clocks skip is read with the offset
#   before the gap) and https://www.rfc-editor.org/rfc/rfc5545#section-3.8.5.3 (duplicates are one instance)
# Behavior: on the morning in March when clocks skip 2 to 3, "every hour" in America/Chicago has 3:30 twice, as two equal
#   occurrences that both count toward COUNT. On the morning in November the series lacks the second 1:30.
# Output seen:
#   > 20260308 rrule-rust     0:30-6 1:30-6 3:30-5 3:30-5 4:30-5
#   > 20260308 rrule-temporal 0:30-06 1:30-06 3:30-05 4:30-05 5:30-05
#   > 20261101 rrule-rust     0:30-5 1:30-5 2:30-6 3:30-6 4:30-6
#   > 20261101 rrule-temporal 0:30-05 1:30-05 2:30-06 3:30-06 4:30-06
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rrule-rust@3.1.1 rrule-temporal@2.2.8 >&2
cat > try.mjs <<'JS'
import rust from 'rrule-rust';
import { RRuleTemporal } from 'rrule-temporal';
for (const day of ['20260308', '20261101']) {
  const text = `DTSTART;TZID=America/Chicago:${day}T003000\nRRULE:FREQ=HOURLY;COUNT=5`;
  const times = rust.RRuleSet.fromString(text).all().map(({ time, offset }) => `${time.hour}:${time.minute}${offset / 3600}`);
  console.log(day, 'rrule-rust    ', ...times);
  const other = new RRuleTemporal({ rruleString: text }).all();
  console.log(day, 'rrule-temporal', ...other.map((at) => `${at.hour}:${at.minute}${at.offset.slice(0, 3)}`));
}
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
