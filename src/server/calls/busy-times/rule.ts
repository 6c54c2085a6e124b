/** Rules for what repeats (RFC 5545, 3.3.10, and `SKIP` of RFC 7529), from their text. */
import { readTime, type Time } from './values.ts';

export const FREQUENCIES = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Monday first. */
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

export interface Weekday {
  /** 0 for Monday. */
  day: number;
  /** Which in the month or year, from its end if negative; 0 for each. */
  nth: number;
}

/** Lists are as written, and `undefined` if there is none. */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number | undefined;
  until: Time | undefined;
  /** 0 for Monday. */
  weekStart: number;
  skip: 'OMIT' | 'BACKWARD' | 'FORWARD';
  months: readonly number[] | undefined;
  weeks: readonly number[] | undefined;
  yearDays: readonly number[] | undefined;
  monthDays: readonly number[] | undefined;
  weekdays: readonly Weekday[] | undefined;
  hours: readonly number[] | undefined;
  minutes: readonly number[] | undefined;
  seconds: readonly number[] | undefined;
  positions: readonly number[] | undefined;
}

export interface ReadRule {
  /** `undefined` if it cannot be read. */
  rule: Rule | undefined;
  /** When it ends, even if the rest cannot be read. */
  until: Time | undefined;
  /** Programs read it in different ways, or a part of it is left out. */
  isDoubtful: boolean;
}

/** Parts with numbers and the largest of them; without `isSigned` they start at `least`. */
const NUMBERS = {
  BYMONTH: { least: 1, most: 12, isSigned: false },
  BYWEEKNO: { least: 1, most: 53, isSigned: true },
  BYYEARDAY: { least: 1, most: 366, isSigned: true },
  BYMONTHDAY: { least: 1, most: 31, isSigned: true },
  BYHOUR: { least: 0, most: 23, isSigned: false },
  BYMINUTE: { least: 0, most: 59, isSigned: false },
  BYSECOND: { least: 0, most: 60, isSigned: false },
  BYSETPOS: { least: 1, most: 366, isSigned: true },
} as const;

const OTHER_PARTS = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'BYDAY',
  'RSCALE',
  'SKIP',
]);

/** Parts that are against the standard with a frequency (its table in 3.3.10): programs differ in what they make of them. */
const isAgainstTheStandard = (has: (part: string) => boolean, rule: Rule): boolean => {
  const { frequency, weekdays = [], weeks, interval } = rule;
  const isNth = weekdays.some(({ nth }) => nth !== 0);
  return (
    (has('BYWEEKNO') && frequency !== 'YEARLY') ||
    (has('BYYEARDAY') && ['MONTHLY', 'WEEKLY', 'DAILY'].includes(frequency)) ||
    (has('BYMONTHDAY') && frequency === 'WEEKLY') ||
    (isNth && (!['YEARLY', 'MONTHLY'].includes(frequency) || weeks !== undefined)) ||
    (has('COUNT') && (has('UNTIL') || (has('BYSETPOS') && frequency === 'WEEKLY'))) ||
    // Valid, but the last days of December can be in a week of the next year, which counts or not; and without a weekday
    // some programs take all seven.
    (weeks !== undefined && (interval > 1 || has('BYSETPOS') || !has('BYDAY'))) ||
    isBeyondAll(rule)
  );
};

/** Whether no day or week can have as many times as the places that are wanted. */
function isBeyondAll({ frequency, positions, weekdays, hours, minutes, seconds }: Rule): boolean {
  if (!positions || frequency === 'YEARLY' || frequency === 'MONTHLY') return false;
  const days = frequency === 'WEEKLY' ? weekdays : undefined;
  const most = [days, hours, minutes, seconds].reduce((all, list) => all * (list?.length ?? 1), 1);
  return positions.every((position) => Math.abs(position) > most);
}

/** @param text without its name, in any case, with blanks or without */
export function readRule(text: string): ReadRule {
  const parts = new Map<string, string>();
  let isDoubtful = false;
  for (const part of text.toUpperCase().replace(/\s/g, '').split(';')) {
    const [, key = '', value = ''] = /^([\w-]+)=(.*)$/.exec(part) ?? [];
    if (part === '' || part === 'UNTIL=') continue;
    const isKnown = OTHER_PARTS.has(key) || key in NUMBERS;
    if (!isKnown || value === '' || parts.has(key)) isDoubtful = true;
    else parts.set(key, value);
  }
  const end = parts.get('UNTIL');
  const until = end === undefined ? undefined : readTime(end);
  const unreadable = { rule: undefined, until, isDoubtful: true };
  if (end !== undefined && !until) isDoubtful = true;

  const numbers = (key: keyof typeof NUMBERS): readonly number[] | undefined => {
    const value = parts.get(key);
    if (value === undefined) return undefined;
    const { least, most, isSigned } = NUMBERS[key];
    const all = value.split(',').filter((one) => one !== '');
    const read = all.filter((one) => {
      const size = isSigned ? Math.abs(Number(one)) : Number(one);
      return /^[+-]?\d+$/.test(one) && size >= least && size <= most;
    });
    if (read.length < all.length) isDoubtful = true;
    return read.map(Number);
  };
  const weekdaysOf = (value: string): readonly Weekday[] => {
    const all = value.split(',').filter((one) => one !== '');
    const read = all.flatMap((one): Weekday[] => {
      const [, nth = 0, name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(one) ?? [];
      const day = WEEKDAYS.indexOf(name);
      const isValid = day >= 0 && Math.abs(Number(nth)) <= 53 && !/^[+-]?0/.test(String(nth || 1));
      return isValid ? [{ day, nth: Number(nth) }] : [];
    });
    if (read.length < all.length) isDoubtful = true;
    return read;
  };
  const whole = (key: string): number | undefined => {
    const value = parts.get(key);
    if (value === undefined) return undefined;
    return /^\+?\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  };

  const frequency = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  const { RSCALE = 'GREGORIAN', SKIP = 'OMIT', WKST = 'MO' } = Object.fromEntries(parts);
  const skip = (['OMIT', 'BACKWARD', 'FORWARD'] as const).find((one) => one === SKIP);
  const [interval = 1, count] = [whole('INTERVAL'), whole('COUNT')];
  // A rule whose count or interval is zero says nothing: some programs stop, others go on for ever.
  const isPositive = interval > 0 && (count === undefined || count > 0);
  if (!frequency || !skip || !isPositive || RSCALE !== 'GREGORIAN') return unreadable;
  if (!WEEKDAYS.includes(WKST)) isDoubtful = true;
  const days = parts.get('BYDAY');
  const rule: Rule = {
    frequency,
    interval,
    count,
    until,
    weekStart: Math.max(0, WEEKDAYS.indexOf(WKST)),
    skip,
    months: numbers('BYMONTH'),
    weeks: numbers('BYWEEKNO'),
    yearDays: numbers('BYYEARDAY'),
    monthDays: numbers('BYMONTHDAY'),
    weekdays: days === undefined ? undefined : weekdaysOf(days),
    hours: numbers('BYHOUR'),
    minutes: numbers('BYMINUTE'),
    seconds: numbers('BYSECOND'),
    positions: numbers('BYSETPOS'),
  };
  // Without what was meant it would come true on other days.
  if (Object.values(rule).some((part) => Array.isArray(part) && part.length === 0))
    return unreadable;
  if (isAgainstTheStandard((part) => parts.has(part), rule)) isDoubtful = true;
  return { rule, until, isDoubtful };
}
