/** The lines of a calendar that say when somebody is busy. */

/** Components that are read. Alarms and tasks have times that are not appointments. */
const COMPONENTS = new Set([
  'VCALENDAR',
  'VEVENT',
  'VTIMEZONE',
  'STANDARD',
  'DAYLIGHT',
  'VFREEBUSY',
]);

/** Properties that are read: no title, text, place, link or file. */
const PROPERTIES = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'ATTENDEE',
  'FREEBUSY',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'X-WR-CALNAME',
]);

/** Only these lines, unfolded; empty if the calendar is cut off. Drops malformed lines, as some programs fold oddly. */
export function readableLines(text: string): string {
  const lines: string[] = [];
  /** Open components around the line, and how many of them are read. */
  const around: string[] = [];
  let unread = 0;
  const whole = text.replace(/^\uFEFF/, '').replace(/\r?\n[ \t]/g, '');
  for (const line of whole.split(/\r\n|\r|\n/)) {
    const [, name = '', rest = ''] = /^([\w-]+)([;:].*)$/.exec(line.trimEnd()) ?? [];
    const property = name.toUpperCase();
    if (property === 'BEGIN') {
      const component = rest.slice(1).trim().toUpperCase();
      if (around.length === 0 && component !== 'VCALENDAR') continue;
      around.push(component);
      if (!COMPONENTS.has(component)) unread += 1;
      if (unread === 0) lines.push(`BEGIN:${component}`);
    } else if (property === 'END') {
      const component = around.pop();
      if (component === undefined) continue;
      if (unread === 0) lines.push(`END:${component}`);
      if (!COMPONENTS.has(component)) unread -= 1;
    } else if (around.length > 0 && unread === 0 && PROPERTIES.has(property))
      lines.push(`${property}${rest}`);
    // Further calendars in the same file are merged into the first.
    if (around.length === 0 && lines.at(-1) === 'END:VCALENDAR') lines.pop();
  }
  // A truncated calendar would leave out busy times.
  if (around.length > 0 || lines.length === 0) return '';
  const [first = '', ...others] = lines;
  return [first, ...others.filter((line) => line !== first), 'END:VCALENDAR'].join('\r\n');
}
