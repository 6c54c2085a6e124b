#!/usr/bin/env bash
# Date: 2026-11-28
# Version: libical 3.0.16 (Debian 12, libical3 3.0.16-1+b1, libicu72 72.1-3+deb12u1), beside rrule 2.8.1 (npm)
# Source: https://www.rfc-editor.org/rfc/rfc5545#section-3.3.10 (BYMONTHDAY: "-10 represents the tenth to the last day of
#   the month"; table of BYxxx: in a daily rule it limits)
# Behavior: "daily, on the last day of the month", BYMONTHDAY=-1, has no occurrence at all in libical, not even the
#   start, and no error; a day counted from the front (31) and the same rule as MONTHLY are right.
# Needs: Debian 12 on x86-64, python3
# Output seen:
#   > libical FREQ=DAILY;BYMONTHDAY=-1 nothing
#   > libical FREQ=DAILY;BYMONTHDAY=31 2026-12-31 2027-01-31 2027-03-31 2027-05-31
#   > libical FREQ=MONTHLY;BYMONTHDAY=-1 2026-12-31 2027-01-31 2027-02-28 2027-03-31
#   > rrule   FREQ=DAILY;BYMONTHDAY=-1 2026-12-31 2027-01-31 2027-02-28 2027-03-31
#   > rrule   FREQ=DAILY;BYMONTHDAY=31 2026-12-31 2027-01-31 2027-03-31 2027-05-31
#   > rrule   FREQ=MONTHLY;BYMONTHDAY=-1 2026-12-31 2027-01-31 2027-02-28 2027-03-31
set -euo pipefail
seen=$(sed -n 's/^#   > //p' "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libical3=3.0.16-1+b1 libicu72=72.1-3+deb12u1 >&2
for package in *.deb; do dpkg-deb -x "$package" .; done
npm install --silent --no-audit --no-fund --ignore-scripts rrule@2.8.1 >&2
cat > try.py <<'PY'
import ctypes, glob, sys, time
lib = ctypes.CDLL(glob.glob('usr/lib/*/libical.so.3')[0])
start = 1798729200  # 2026-12-31 15:00 UTC
for rule in sys.argv[1:]:
    found = (ctypes.c_int64 * 4)()
    lib.icalrecur_expand_recurrence(rule.encode(), ctypes.c_int64(start), 4, found)
    print('libical', rule, *[time.strftime('%Y-%m-%d', time.gmtime(at)) for at in found if at] or ['nothing'])
PY
cat > try.mjs <<'JS'
import rrule from 'rrule';
for (const rule of process.argv.slice(2)) {
  const all = rrule.rrulestr(`DTSTART:20261231T150000Z\nRRULE:${rule}`).all((_at, index) => index < 4);
  console.log('rrule  ', rule, ...all.map((at) => at.toISOString().slice(0, 10)));
}
JS
rules=('FREQ=DAILY;BYMONTHDAY=-1' 'FREQ=DAILY;BYMONTHDAY=31' 'FREQ=MONTHLY;BYMONTHDAY=-1')
export LD_LIBRARY_PATH="$folder/usr/lib/x86_64-linux-gnu"
{ python3 try.py "${rules[@]}"; node try.mjs "${rules[@]}"; } | diff - <(echo "$seen")
echo 'As seen on 2026-11-28.'
