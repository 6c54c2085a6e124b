#!/usr/bin/env bash
# Date: 2026-11-28
# Version: libical 3.0.16 (Debian 12, libical3 3.0.16-1+b1, libicu72 72.1-3+deb12u1), beside rrule 2.8.1 and
#   rrule-temporal 2.2.8 (npm)
# Source: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10 (table of BYxxx: BYMONTHDAY expands a yearly rule)
# Behavior: a yearly rule with a day of the month and no month, FREQ=YEARLY;BYMONTHDAY=13, is the 13th of each month for
#   rrule and rrule-temporal, and once a year, in the month of the start, for libical. Without an error a calendar that
#   was written by one and is read by the other has eleven appointments a year more or less. With a weekday in place
#   of the month day, FREQ=YEARLY;BYDAY=MO, all three give every week: libical takes the month from the start for month
#   days only.
# Needs: Debian 12 on x86-64, python3
# Output seen:
#   > libical        FREQ=YEARLY;BYMONTHDAY=12 2026-01-12 2027-01-12 2028-01-12 2029-01-12
#   > libical        FREQ=YEARLY;BYMONTH=1,2;BYMONTHDAY=12 2026-01-12 2026-02-12 2027-01-12 2027-02-12
#   > libical        FREQ=YEARLY;BYDAY=MO 2026-01-12 2026-01-19 2026-01-26 2026-02-02
#   > rrule          FREQ=YEARLY;BYMONTHDAY=12 2026-01-12 2026-02-12 2026-03-12 2026-04-12
#   > rrule-temporal FREQ=YEARLY;BYMONTHDAY=12 2026-01-12 2026-02-12 2026-03-12 2026-04-12
#   > rrule          FREQ=YEARLY;BYMONTH=1,2;BYMONTHDAY=12 2026-01-12 2026-02-12 2027-01-12 2027-02-12
#   > rrule-temporal FREQ=YEARLY;BYMONTH=1,2;BYMONTHDAY=12 2026-01-12 2026-02-12 2027-01-12 2027-02-12
#   > rrule          FREQ=YEARLY;BYDAY=MO 2026-01-12 2026-01-19 2026-01-26 2026-02-02
#   > rrule-temporal FREQ=YEARLY;BYDAY=MO 2026-01-12 2026-01-19 2026-01-26 2026-02-02
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libical3=3.0.16-1+b1 libicu72=72.1-3+deb12u1 >&2
for package in *.deb; do dpkg-deb -x "$package" .; done
npm install --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1 rrule-temporal@2.2.8 >&2
cat > try.py <<'PY'
import ctypes, glob, sys, time
lib = ctypes.CDLL(glob.glob('usr/lib/*/libical.so.3')[0])
start = 1768230000  # 2026-01-12 15:00 UTC, a Monday
for rule in sys.argv[1:]:
    found = (ctypes.c_int64 * 4)()
    lib.icalrecur_expand_recurrence(rule.encode(), ctypes.c_int64(start), 4, found)
    print('libical       ', rule, *[time.strftime('%Y-%m-%d', time.gmtime(at)) for at in found if at] or ['nothing'])
PY
cat > try.mjs <<'JS'
import rrule from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
for (const rule of process.argv.slice(2)) {
  const text = `DTSTART:20260112T150000Z\nRRULE:${rule}`;
  const first = (_at, index) => index < 4;
  const dates = (all) => all.map((ms) => new Date(ms).toISOString().slice(0, 10)).join(' ');
  console.log('rrule         ', rule, dates(rrule.rrulestr(text).all(first).map(Number)));
  console.log('rrule-temporal', rule, dates(new RRuleTemporal({ rruleString: text }).all(first).map((at) => at.epochMilliseconds)));
}
JS
rules=('FREQ=YEARLY;BYMONTHDAY=12' 'FREQ=YEARLY;BYMONTH=1,2;BYMONTHDAY=12' 'FREQ=YEARLY;BYDAY=MO')
export LD_LIBRARY_PATH="$folder/usr/lib/x86_64-linux-gnu"
{ python3 try.py "${rules[@]}"; node try.mjs "${rules[@]}"; } | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
