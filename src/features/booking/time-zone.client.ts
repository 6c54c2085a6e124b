/** Offered times in the device's time zone, before the form's island is awake. */

interface Reading {
  /** `Tuesday` */
  weekday: string;
  /** `November 24` */
  date: string;
  /** `3:00 PM` */
  time: string;
}

/** Zones that a browser reports when it hides its own (private windows): not where the visitor is. */
const UNKNOWN = /UTC|GMT|^Etc/;

/** The device's time zone by default. Making one costs 40 times as much as a reading. */
const clocksIn = (timeZone?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/**
 * The device's clocks, if they differ from the practice's at any of the times: zones change between summer and winter
 * time on different days.
 * @param starts values of the field `slot`
 * @param practice time zone
 * @param device time zone; the device's own by default
 */
export function otherClocks(
  starts: readonly string[],
  practice: string,
  device?: string,
): Intl.DateTimeFormat | undefined {
  const clocks = clocksIn(device);
  const { timeZone } = clocks.resolvedOptions();
  if (timeZone === practice || UNKNOWN.test(timeZone)) return undefined;
  const theirs = clocksIn(practice);
  const differs = (start: string): boolean =>
    clocks.format(Date.parse(start)) !== theirs.format(Date.parse(start));
  return starts.some(differs) ? clocks : undefined;
}

function read(clocks: Intl.DateTimeFormat, at: number): Reading {
  const parts: Record<string, string> = {};
  for (const { type, value } of clocks.formatToParts(at)) parts[type] = value;
  const { weekday = '', month, day, hour, minute, dayPeriod } = parts;
  return { weekday, date: `${month} ${day}`, time: `${hour}:${minute} ${dayPeriod}` };
}

/** A midnight may divide a day of `features/booking/offered-times.ts`; closed days with times are dropped. */
export function relabel(lists: readonly HTMLElement[], clocks: Intl.DateTimeFormat): void {
  const today = read(clocks, Date.now());
  const rows: { row: HTMLElement; weekday: string; date: string; isOpen?: true }[] = [];
  const part = (row: HTMLElement, name: string): HTMLElement =>
    row.querySelector(`[data-${name}]`) as HTMLElement;
  for (const row of lists.flatMap(({ children }) => [...children] as HTMLElement[])) {
    const options = row.querySelectorAll('label');
    if (options.length === 0) {
      const [name, date] = ['name', 'date'].map((one) => part(row, one).textContent) as [
        string,
        string,
      ];
      // A single closed day may be today for the practice.
      const [weekday = '', day = date] = name === 'Today' ? date.split(', ') : [name];
      rows.push({ row, weekday, date: day });
    }
    for (const option of options) {
      const input = option.querySelector('input') as HTMLInputElement;
      const { weekday, date, time } = read(clocks, Date.parse(input.value));
      let own = rows.find((one) => one.isOpen && one.date === date);
      if (!own) {
        own = { row: row.cloneNode(true) as HTMLElement, weekday, date, isOpen: true };
        part(own.row, 'times-of-day').replaceChildren();
        rows.push(own);
      }
      input.dataset['day'] = `${weekday}, ${date}`;
      part(option, 'text').textContent = time;
      part(own.row, 'times-of-day').append(option);
    }
  }
  const shown = rows.filter(({ isOpen, weekday }, index) => {
    const [first] = weekday.split(',');
    return isOpen || ![index - 1, index + 1].some((near) => rows[near]?.weekday === first);
  });
  for (const { row, weekday, date, isOpen } of shown) {
    const isToday = date === today.date;
    const [name, rest] = isToday ? ['Today', `${weekday}, ${date}`] : [weekday, date];
    part(row, 'name').textContent = name;
    part(row, 'date').textContent = rest;
    if (isOpen) row.ariaLabel = `${name} ${rest}`;
  }
  const [first, more] = lists as [HTMLElement, HTMLElement];
  const count = first.childElementCount;
  first.replaceChildren(...shown.slice(0, count).map(({ row }) => row));
  more.replaceChildren(...shown.slice(count).map(({ row }) => row));
  (more.parentElement as HTMLElement).hidden = shown.length <= count;
}
