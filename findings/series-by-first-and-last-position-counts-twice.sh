#!/usr/bin/env bash
# Date: 2026-11-28
# Version: rrule 2.8.1, beside rrule-temporal 2.2.8 (npm), Node 20 and 24
# Source: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10 (BYSETPOS names occurrences "within the set of
#   recurrence instances"; a set has each of them once; so two positions that meet are one occurrence)
# Behavior: "the first and the last Tuesday or Wednesday of the first week", BYSETPOS=1,-1, is one day in months in
#   which only one day fits. rrule gives that day twice and counts it twice: COUNT=6 ends after three months, and a
#   program that stores each occurrence has every appointment double. A month with more days than one is right.
# Output seen:
#   > FREQ=MONTHLY;BYDAY=1TU;BYSETPOS=1,-1;COUNT=6
#   > rrule          2027-01-05 2027-01-05 2027-02-02 2027-02-02 2027-03-02 2027-03-02
#   > rrule-temporal 2027-01-05 2027-02-02 2027-03-02 2027-04-06 2027-05-04 2027-06-01
#   > FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1,-1;COUNT=6
#   > rrule          2027-01-05 2027-01-26 2027-02-02 2027-02-23 2027-03-02 2027-03-30
#   > rrule-temporal 2027-01-05 2027-01-26 2027-02-02 2027-02-23 2027-03-02 2027-03-30
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1 rrule-temporal@2.2.8 >&2
cat > try.mjs <<'JS'
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
const of = (rule) => `DTSTART:20270105T150000Z\nRRULE:${rule}`;
for (const rule of ['FREQ=MONTHLY;BYDAY=1TU;BYSETPOS=1,-1;COUNT=6', 'FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1,-1;COUNT=6']) {
  const dates = (all) => all.map((ms) => new Date(ms).toISOString().slice(0, 10)).join(' ');
  console.log(rule);
  console.log('rrule         ', dates(rrule.rrulestr(of(rule)).all().map(Number)));
  console.log('rrule-temporal', dates(new RRuleTemporal({ rruleString: of(rule) }).all().map((at) => at.epochMilliseconds)));
}
JS
node try.mjs | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
