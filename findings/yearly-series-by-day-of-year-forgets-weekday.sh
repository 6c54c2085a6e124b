#!/usr/bin/env bash
# Date: 2026-11-28
# Version: rrule-temporal 2.2.8, beside rrule 2.8.1 (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10 (table of BYxxx, note 2: in a yearly rule BYDAY limits
#   if BYYEARDAY is present)
# Behavior: "the 100th day of the year, when it is a Friday". rrule-temporal takes the day of every year, whatever the
#   weekday, although it keeps the same limit beside BYMONTHDAY. No error, no warning.
# Output seen:
#   > FREQ=YEARLY;BYYEARDAY=100;BYDAY=FR
#   > rrule          2026-04-10 2032-04-09 2037-04-10 2043-04-10
#   > rrule-temporal 2026-04-10 2027-04-10 2028-04-09 2029-04-10
#   > FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=10;BYDAY=FR
#   > rrule          2026-04-10 2037-04-10 2043-04-10 2048-04-10
#   > rrule-temporal 2026-04-10 2037-04-10 2043-04-10 2048-04-10
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1 rrule-temporal@2.2.8 >&2
cat > try.mjs <<'JS'
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
const first = (count) => (_at, index) => index < count;
for (const [start, rule] of [['20260410', 'FREQ=YEARLY;BYYEARDAY=100;BYDAY=FR'], ['20260410', 'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=10;BYDAY=FR']]) {
  const text = `DTSTART:${start}T150000Z\nRRULE:${rule}`;
  const dates = (all) => all.map((ms) => new Date(ms).toISOString().slice(0, 10)).join(' ');
  console.log(rule);
  console.log('rrule         ', dates(rrule.rrulestr(text).all(first(4)).map(Number)));
  console.log('rrule-temporal', dates(new RRuleTemporal({ rruleString: text }).all(first(4)).map((at) => at.epochMilliseconds)));
}
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
