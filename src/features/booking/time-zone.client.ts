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

/** A radio button of the page: its value, and how the practice's clocks read then. */
export interface ShownTime {
  value: string;
  /** `3:00 PM` */
  text: string;
  /** `Tuesday, November 24` */
  day: string;
}

/** Whether the device's clocks read the same, without a formatter: making the first takes a slow phone 0.1 s. */
function isOwn({ value, text, day }: ShownTime): boolean {
  const at = new Date(value);
  const hour = at.getHours();
  const minutes = `${at.getMinutes()}`.padStart(2, '0');
  return (
    text === `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}` &&
    day.endsWith(` ${at.getDate()}`)
  );
}

/**
 * The device's clocks, if they differ from the practice's at any of the times: zones change between summer and winter
 * time on different days.
 */
export function otherClocks(times: readonly ShownTime[]): Intl.DateTimeFormat | undefined {
  if (times.every(isOwn)) return undefined;
  const clocks = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return UNKNOWN.test(clocks.resolvedOptions().timeZone) ? undefined : clocks;
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
