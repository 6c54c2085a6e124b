/** Lines of a calendar that hold busy times: RFC 5545, and the deviations of common programs. */

/** Components that are read. Alarms and tasks have times that are not appointments. */
const COMPONENTS = new Set([
  'VCALENDAR',
  'VEVENT',
  'VTIMEZONE',
  'STANDARD',
  'DAYLIGHT',
  'VFREEBUSY',
]);

/** Components right below the calendar. */
const TOP = new Set(['VEVENT', 'VTIMEZONE', 'VFREEBUSY']);
const isCalendar = ({ name }: { name: string }): boolean => name === 'VCALENDAR';

/** Properties with times. */
const TIMES = new Set(['DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'FREEBUSY']);

/** Other properties that are read: no title, text, place, link or file. */
const OTHERS = new Set([
  'UID',
  'DURATION',
  'RRULE',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'ATTENDEE',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'X-LIC-LOCATION',
  'X-WR-CALNAME',
  'X-WR-TIMEZONE',
]);

export interface Property {
  /** In capitals, as are those of its parameters. */
  name: string;
  parameters: ReadonlyMap<string, string>;
  /** Trimmed; `null` if the line has no value that can be told from its parameters. */
  value: string | null;
}

export class Component {
  /** In capitals. */
  readonly name: string;
  readonly properties: Property[] = [];
  readonly parts: Component[] = [];

  constructor(name: string) {
    this.name = name;
  }

  all(name: string): readonly Property[] {
    return this.properties.filter((property) => property.name === name);
  }

  /** The first; one that has a value if there is one. */
  first(name: string): Property | undefined {
    const all = this.all(name);
    return all.find(({ value }) => value) ?? all[0];
  }

  /** Empty if there is none. */
  text(name: string): string {
    return this.first(name)?.value ?? '';
  }
}

const QUOTED = '(?:"[^"]*"|[^";:])*';
const STRICT = new RegExp(String.raw`^((?:;\s*[\w-]+\s*=${QUOTED})*)\s*:(.*)$`);
const PARAMETER = new RegExp(String.raw`;\s*([\w-]+)\s*=(${QUOTED})`, 'g');
const isTimes = (value: string): boolean => /^\s*(?:\d{4}|$)/.test(value);

/** For a name of a zone with a colon outside quotes, and for quotes that are not closed. */
const LENIENT = {
  times: /^(.*?):(\s*(?:\d{4}.*)?)$/,
  others: /^(.*?):((?:mailto:)?[^:]*)$/i,
};

const unquoted = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1');

function propertyOf(name: string, rest: string): Property {
  const hasTimes = TIMES.has(name);
  const [, head = '', value = ''] = STRICT.exec(rest) ?? [];
  const isStrict = STRICT.test(rest) && (!hasTimes || isTimes(value));
  if (isStrict) {
    const parameters = new Map<string, string>();
    for (const [, key = '', text = ''] of head.matchAll(PARAMETER))
      parameters.set(key.toUpperCase(), unquoted(text));
    return { name, parameters, value: value.trim() };
  }
  const [all, before = '', after = ''] =
    (hasTimes ? LENIENT.times : LENIENT.others).exec(rest) ?? [];
  if (all === undefined) return { name, parameters: new Map(), value: null };
  const parameters = new Map(
    before.split(';').flatMap((part): [string, string][] => {
      const [, key, text = ''] = /^\s*([\w-]+)\s*=(.*)$/.exec(part) ?? [];
      return key === undefined ? [] : [[key.toUpperCase(), text.replaceAll('"', '').trim()]];
    }),
  );
  return { name, parameters, value: after.trim() };
}

/**
 * The calendar with what is read of it; `undefined` if it is none, or cut off, which would leave out busy times. Further
 * calendars in the same file are merged into the first. A component that is not ended ends with the one around it.
 */
export function readCalendar(text: string): Component | undefined {
  const whole = text.replace(/^\uFEFF/, '').replace(/(?:\r\n|\r|\n)[ \t]/g, '');
  const calendar = new Component('VCALENDAR');
  /** Open components around the line; `undefined` if not read. */
  const around: { name: string; read: Component | undefined }[] = [];
  let found = 0;
  for (const line of whole.split(/\r\n|\r|\n/)) {
    const [, name = '', rest = ''] = /^\s*([\w-]+)(.*)$/.exec(line) ?? [];
    const property = name.toUpperCase();
    const inner = around.at(-1);
    if (property === 'BEGIN' && /^\s*:/.test(rest)) {
      const component = rest.replace(':', '').trim().toUpperCase();
      if (around.length === 0 && component !== 'VCALENDAR') continue;
      found += 1;
      // They stand in a calendar only, so one in another component follows one that has no end, or a misspelled one.
      if (TOP.has(component)) around.length = around.findLastIndex(isCalendar) + 1;
      const outer = around.at(-1);
      const isRead = COMPONENTS.has(component) && (outer === undefined || outer.read !== undefined);
      const read = isRead && component !== 'VCALENDAR' ? new Component(component) : undefined;
      if (read) outer?.read?.parts.push(read);
      around.push({ name: component, read: isRead ? (read ?? calendar) : undefined });
    } else if (property === 'END' && /^\s*:/.test(rest)) {
      const component = rest.replace(':', '').trim().toUpperCase();
      const at = around.findLastIndex((one) => one.name === component);
      if (at >= 0) around.length = at;
    } else if (inner?.read && (TIMES.has(property) || OTHERS.has(property)))
      inner.read.properties.push(propertyOf(property, rest.trimEnd()));
  }
  return around.length > 0 || found === 0 ? undefined : calendar;
}
