/** Offered times in the device's time zone, in the language of the page, before the form's island is awake. */

interface Reading {
  /** `Tuesday`, `martes` */
  weekday: string;
  /** `November 24`, `24 de noviembre` */
  date: string;
  /** `3:00 PM`, `3:00 p. m.` */
  time: string;
}

/** Zones that a browser reports when it hides its own (private windows): not where the visitor is. */
const UNKNOWN = /UTC|GMT|^Etc/;

/** A radio button of the page, and how the practice's clocks read then. */
export interface ShownTime {
  value: string;
  /** `Tuesday, November 24` */
  dataset: { day?: string };
  /** Says `3:00 PM`. */
  parentElement: { textContent: string | null } | null;
}

/** Whether the device's clocks read the same, without a formatter: making the first takes a slow phone 0.1 s. */
function isOwn({ value, dataset: { day }, parentElement }: ShownTime): boolean {
  const at = new Date(value);
  const hour = at.getHours();
  const minutes = `${at.getMinutes()}`.padStart(2, '0');
  const text = `${parentElement?.textContent?.trim()}`;
  // "3:00 PM" or "3:00 p. m.", "Tuesday, November 24" or "martes, 24 de noviembre".
  return (
    text.startsWith(`${hour % 12 || 12}:${minutes} `) &&
    /a/i.test(text) === hour < 12 &&
    `${day} `.includes(` ${at.getDate()} `)
  );
}

/**
 * The device's clocks, if they differ from the practice's at any of the times: zones change between summer and winter
 * time on different days.
 * @param locale of the page: `en-US`
 */
export function otherClocks(
  times: readonly ShownTime[],
  locale: string,
): Intl.DateTimeFormat | undefined {
  if (times.every(isOwn)) return undefined;
  const clocks = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return UNKNOWN.test(clocks.resolvedOptions().timeZone) ? undefined : clocks;
}

/** What is written between them differs by language and browser. */
type Parts = [
  ...[weekday: string, gap: string, one: string, between: string, other: string, gap: string],
  ...[hour: string, colon: string, minute: string, gap: string, half: string],
];

function read(clocks: Intl.DateTimeFormat, at: number): Reading {
  const [weekday, , one, between, other, , hour, , minute, , half] = clocks
    .formatToParts(at)
    .map(({ value }) => value) as Parts;
  return {
    weekday,
    date: `${one}${between}${other}`,
    time: `${hour}:${minute} ${half.replace(/\.\s*m/, '. m')}`,
  };
}

/** A midnight may divide a day of `features/booking/offered-times.ts`; closed days with times are dropped. */
export function relabel(
  lists: readonly HTMLElement[],
  clocks: Intl.DateTimeFormat,
  todayName: string,
): void {
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
      const [weekday = '', day = date] = name === todayName ? date.split(', ') : [name];
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
    const [name, rest] = isToday ? [todayName, `${weekday}, ${date}`] : [weekday, date];
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
