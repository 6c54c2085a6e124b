#!/usr/bin/env bash
# Date: 2026-11-28
# Version: libical 3.0.16 (Debian 12, libical3 3.0.16-1+b1, libicu72 72.1-3+deb12u1), beside rrule-temporal 2.2.8 (npm)
# Source: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10 (BYSETPOS "operates on a set of recurrence instances in
#   one interval of the recurrence rule. For example, in a WEEKLY rule, the interval would be one week")
# Behavior: "the last working day of the week that is on call", FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1, is every Monday,
#   Wednesday and Friday in libical, and every hour of BYHOUR in a daily rule: BYSETPOS has an effect from MONTHLY on
#   only. The monthly rule with the same days is right, so a test with one of the usual "last workday of the month"
#   rules does not show it.
# Needs: Debian 12 on x86-64, python3
# Output seen:
#   > libical        FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1 01-30T15 02-02T15 02-04T15 02-06T15
#   > libical        FREQ=DAILY;BYHOUR=9,12,15;BYSETPOS=-1 01-30T15 01-31T09 01-31T12 01-31T15
#   > libical        FREQ=MONTHLY;BYDAY=MO,WE,FR;BYSETPOS=-1 01-30T15 02-27T15 03-30T15 04-29T15
#   > rrule-temporal FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1 01-30T15 02-06T15 02-13T15 02-20T15
#   > rrule-temporal FREQ=DAILY;BYHOUR=9,12,15;BYSETPOS=-1 01-30T15 01-31T15 02-01T15 02-02T15
#   > rrule-temporal FREQ=MONTHLY;BYDAY=MO,WE,FR;BYSETPOS=-1 01-30T15 02-27T15 03-30T15 04-29T15
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libical3=3.0.16-1+b1 libicu72=72.1-3+deb12u1 >&2
for package in *.deb; do dpkg-deb -x "$package" .; done
npm install --silent --no-audit --no-fund --ignore-scripts rrule-temporal@2.2.8 >&2
cat > try.py <<'PY'
import ctypes, glob, sys, time
lib = ctypes.CDLL(glob.glob('usr/lib/*/libical.so.3')[0])
start = 1769785200  # 2026-01-30 15:00 UTC, a Friday
for rule in sys.argv[1:]:
    found = (ctypes.c_int64 * 4)()
    lib.icalrecur_expand_recurrence(rule.encode(), ctypes.c_int64(start), 4, found)
    print('libical       ', rule, *[time.strftime('%m-%dT%H', time.gmtime(at)) for at in found if at] or ['nothing'])
PY
cat > try.mjs <<'JS'
import { RRuleTemporal } from 'rrule-temporal';
for (const rule of process.argv.slice(2)) {
  const all = new RRuleTemporal({ rruleString: `DTSTART:20260130T150000Z\nRRULE:${rule}` }).all((_at, index) => index < 4);
  console.log('rrule-temporal', rule, ...all.map((at) => new Date(at.epochMilliseconds).toISOString().slice(5, 13)));
}
JS
rules=('FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1' 'FREQ=DAILY;BYHOUR=9,12,15;BYSETPOS=-1' 'FREQ=MONTHLY;BYDAY=MO,WE,FR;BYSETPOS=-1')
export LD_LIBRARY_PATH="$folder/usr/lib/x86_64-linux-gnu"
{ python3 try.py "${rules[@]}"; node try.mjs "${rules[@]}"; } | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
