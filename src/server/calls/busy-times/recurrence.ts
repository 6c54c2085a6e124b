/** When a rule comes true (RFC 5545, 3.3.10), on the clock that it counts on. */
import type { Budget } from './budget.ts';
import type { Frequency, Rule, Weekday } from './rule.ts';
import { DAY } from '../../base/clock.ts';
import { utcOf } from './values.ts';

export interface RuleStart {
  /** As if in UTC, milliseconds. */
  local: number;
  isDate: boolean;
}

const UNITS = { HOURLY: 3_600_000, MINUTELY: 60_000, SECONDLY: 1000 };
const MAX_YEAR = 9999;

const mod = (value: number, by: number): number => ((value % by) + by) % by;
/** Days since 1970-01-01, which was a Thursday. */
const dayOf = (year: number, month: number, day: number): number => utcOf(year, month, day) / DAY;
const weekdayOf = (day: number): number => mod(day + 3, 7);

interface DateParts {
  year: number;
  month: number;
  date: number;
}

function partsOf(day: number): DateParts {
  const time = new Date(day * DAY);
  return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, date: time.getUTCDate() };
}

const monthLength = (year: number, month: number): number =>
  dayOf(year, month + 1, 1) - dayOf(year, month, 1);

/** The first day of week 1: the week that has January 4, if weeks start on Monday (3.3.10). */
function firstWeek(year: number, weekStart: number): number {
  const day = dayOf(year, 1, 4);
  return day - mod(weekdayOf(day) - weekStart, 7);
}

function weekYearOf(day: number, weekStart: number): number {
  const { year } = partsOf(day);
  if (day < firstWeek(year, weekStart)) return year - 1;
  return day >= firstWeek(year + 1, weekStart) ? year + 1 : year;
}

/** With what a rule takes from its start: month, day and time. */
function completed(rule: Rule, { local, isDate }: RuleStart): Rule {
  const day = Math.floor(local / DAY);
  const { month, date } = partsOf(day);
  const { frequency, weeks, weekdays, monthDays, yearDays } = rule;
  const clock = local - day * DAY;
  const isSubDaily = isSubDay(frequency);
  const full: Rule = {
    ...rule,
    hours: rule.hours ?? (isSubDaily ? undefined : [Math.floor(clock / 3_600_000)]),
    minutes:
      rule.minutes ??
      (frequency === 'MINUTELY' || frequency === 'SECONDLY'
        ? undefined
        : [Math.floor(clock / 60_000) % 60]),
    seconds:
      rule.seconds ?? (frequency === 'SECONDLY' ? undefined : [Math.floor(clock / 1000) % 60]),
    // A date has no time, so parts with times do not count (3.3.10).
    ...(isDate && {
      frequency: isSubDaily ? 'DAILY' : frequency,
      interval: isSubDaily ? 1 : rule.interval,
      hours: [0],
      minutes: [0],
      seconds: [0],
    }),
  };
  if (weekdays ?? monthDays ?? yearDays) return full;
  const ofStart: Weekday[] = [{ day: weekdayOf(day), nth: 0 }];
  if (frequency === 'WEEKLY' || (frequency === 'YEARLY' && weeks))
    return { ...full, weekdays: ofStart };
  if (frequency === 'YEARLY') return { ...full, months: rule.months ?? [month], monthDays: [date] };
  return frequency === 'MONTHLY' ? { ...full, monthDays: [date] } : full;
}

const isSubDay = (frequency: Frequency): frequency is keyof typeof UNITS => frequency in UNITS;

const isIn = (list: readonly number[] | undefined, value: number, length: number): boolean =>
  list === undefined || list.includes(value) || list.includes(value - length - 1);

/** Whether a day is the weekday of a rule: each one, or the nth of its month or year. */
function hasWeekday({ frequency, months, weeks, weekdays }: Rule, day: number): boolean {
  if (weekdays === undefined) return true;
  const weekday = weekdayOf(day);
  return weekdays.some(({ day: wanted, nth }) => {
    if (wanted !== weekday) return false;
    const isCounted = frequency === 'MONTHLY' || (frequency === 'YEARLY' && weeks === undefined);
    if (nth === 0 || !isCounted) return true;
    const { year, month, date } = partsOf(day);
    const isOfYear = frequency === 'YEARLY' && months === undefined;
    const at = isOfYear ? day - dayOf(year, 1, 1) : date - 1;
    const length = isOfYear ? dayOf(year + 1, 1, 1) - dayOf(year, 1, 1) : monthLength(year, month);
    return nth > 0
      ? Math.floor(at / 7) + 1 === nth
      : -Math.floor((length - 1 - at) / 7) - 1 === nth;
  });
}

/** Whether a day has the month, day of month and day of year of a rule. */
function hasDate({ months, monthDays, yearDays }: Rule, day: number): boolean {
  if (!(months ?? monthDays ?? yearDays)) return true;
  const { year, month, date } = partsOf(day);
  const first = dayOf(year, 1, 1);
  return (
    (months === undefined || months.includes(month)) &&
    (monthDays === undefined || isIn(monthDays, date, monthLength(year, month))) &&
    (yearDays === undefined || isIn(yearDays, day - first + 1, dayOf(year + 1, 1, 1) - first))
  );
}

/** Days at places from the beginning or end; what is beyond the end is left out, or skipped to a day that is there. */
function placed(
  list: readonly number[],
  first: number,
  length: number,
  skip: Rule['skip'],
): number[] {
  return list.flatMap((place) => {
    const at = place > 0 ? place : length + 1 + place;
    if (at >= 1 && at <= length) return [first + at - 1];
    if (at < 1 || skip === 'OMIT') return [];
    return [first + (skip === 'FORWARD' ? length : length - 1)];
  });
}

const range = (first: number, length: number): number[] =>
  Array.from({ length }, (_, at) => first + at);

function daysOfMonth({ monthDays, skip }: Rule, year: number, month: number): number[] {
  const first = dayOf(year, month, 1);
  const length = monthLength(year, month);
  return monthDays ? placed(monthDays, first, length, skip) : range(first, length);
}

/** Days of a year, month or week in which a rule comes true, unsorted. */
function daysOf(rule: Rule, period: number): number[] {
  const { frequency, weeks, yearDays, months, weekStart, skip } = rule;
  const right = (day: number): boolean => hasWeekday(rule, day);
  if (frequency === 'DAILY') return [period].filter((day) => hasDate(rule, day) && right(day));
  if (frequency === 'WEEKLY')
    return range(period * 7 + weekStart - 3, 7).filter((day) => hasDate(rule, day) && right(day));
  if (frequency === 'MONTHLY') {
    const [year, month] = [Math.floor(period / 12), mod(period, 12) + 1];
    if (months && !months.includes(month)) return [];
    const days = daysOfMonth(rule, year, month).filter(right);
    return yearDays ? days.filter((day) => hasDate(rule, day)) : days;
  }
  if (weeks) {
    const first = firstWeek(period, weekStart);
    const length = (firstWeek(period + 1, weekStart) - first) / 7;
    return placed(weeks, 0, length, 'OMIT')
      .flatMap((week) => range(first + week * 7, 7))
      .filter((day) => hasDate(rule, day) && right(day));
  }
  if (yearDays) {
    const first = dayOf(period, 1, 1);
    const days = placed(yearDays, first, dayOf(period + 1, 1, 1) - first, skip);
    return days.filter((day) => hasDate({ ...rule, yearDays: undefined }, day) && right(day));
  }
  const every = months ?? range(1, 12);
  return every.flatMap((month) => daysOfMonth(rule, period, month)).filter(right);
}

/** Times of a day or of a part of it, milliseconds, earliest first. */
function timesOf(
  hours: readonly number[] = [0],
  minutes: readonly number[] = [0],
  seconds: readonly number[] = [0],
): number[] {
  const times = hours.flatMap((hour) =>
    minutes.flatMap((minute) =>
      // A leap second is the one before it.
      seconds.map((second) => (hour * 3600 + minute * 60 + Math.min(59, second)) * 1000),
    ),
  );
  return [...new Set(times)].sort((one, other) => one - other);
}

/** Of a year, month, week, day, hour, minute or second; the week has the rule's first day. */
function periodOf({ frequency, weeks, weekStart }: Rule, local: number): number {
  const day = Math.floor(local / DAY);
  if (isSubDay(frequency)) return Math.floor(local / UNITS[frequency]);
  if (frequency === 'DAILY') return day;
  if (frequency === 'WEEKLY') return Math.floor((day + 3 - weekStart) / 7);
  const { year, month } = partsOf(day);
  if (frequency === 'MONTHLY') return year * 12 + month - 1;
  return weeks ? weekYearOf(day, weekStart) : year;
}

/** Where a period begins, milliseconds as if in UTC. Week 1 begins up to three days before its year. */
function beginningOf({ frequency, weekStart }: Rule, period: number): number {
  if (isSubDay(frequency)) return period * UNITS[frequency];
  if (frequency === 'DAILY') return period * DAY;
  if (frequency === 'WEEKLY') return (period * 7 + weekStart - 3) * DAY;
  if (frequency === 'MONTHLY') return utcOf(Math.floor(period / 12), mod(period, 12) + 1, 1);
  return utcOf(period, 1, 1) - 3 * DAY;
}

/** The next moment at which day, hour, minute and second can be right; `at` if they are. */
function nextPossible(rule: Rule, at: number): number {
  const { frequency, hours, minutes, seconds } = rule;
  const day = Math.floor(at / DAY);
  if (!hasDate(rule, day) || !hasWeekday(rule, day)) return (day + 1) * DAY;
  const next = (unit: number): number => (Math.floor(at / unit) + 1) * unit;
  const isWrong = (list: readonly number[] | undefined, unit: number, of: number): boolean =>
    list !== undefined && !list.includes(mod(Math.floor(at / unit), of));
  if (isWrong(hours, UNITS.HOURLY, 24)) return next(UNITS.HOURLY);
  if (frequency === 'HOURLY') return at;
  if (isWrong(minutes, UNITS.MINUTELY, 60)) return next(UNITS.MINUTELY);
  if (frequency === 'MINUTELY') return at;
  return isWrong(seconds, UNITS.SECONDLY, 60) ? next(UNITS.SECONDLY) : at;
}

/** Days that are looked at in a period. */
function daysLookedAt({ frequency, weeks, yearDays, months, monthDays }: Rule): number {
  if (frequency === 'WEEKLY') return 7;
  const ofMonth = monthDays?.length ?? 31;
  if (frequency !== 'YEARLY') return frequency === 'MONTHLY' ? ofMonth : 1;
  return weeks ? weeks.length * 7 : (yearDays?.length ?? ofMonth * (months?.length ?? 12));
}

/** Moments of a period at which a rule comes true, or the next moment worth a look. */
function momentsOf(rule: Rule, period: number, budget: Budget): number[] | { next: number } {
  const { frequency, hours, minutes, seconds } = rule;
  if (isSubDay(frequency)) {
    budget.spend(1);
    const at = period * UNITS[frequency];
    const next = nextPossible(rule, at);
    if (next > at) return { next };
    if (frequency === 'SECONDLY') return [at];
    const times = timesOf([0], frequency === 'HOURLY' ? minutes : [0], seconds);
    return times.map((time) => at + time);
  }
  budget.spend(1 + daysLookedAt(rule));
  const days = [...new Set(daysOf(rule, period))].sort((one, other) => one - other);
  const length = [hours, minutes, seconds].reduce((all, list) => all * (list?.length ?? 1), 1);
  budget.spend(days.length * length);
  const times = days.length === 0 ? [] : timesOf(hours, minutes, seconds);
  return days.flatMap((day) => times.map((time) => day * DAY + time));
}

/**
 * Moments at which a rule comes true between two others, earliest first, as if in UTC, milliseconds. The rule's own end
 * is not looked at: it may be in another zone. @throws {TooLong}
 */
export function* momentsOfRule(
  given: Rule,
  start: RuleStart,
  { from, until }: { from: number; until: number },
  budget: Budget,
): Generator<number> {
  const rule = completed(given, start);
  const { interval, count = Number.POSITIVE_INFINITY, positions } = rule;
  const first = periodOf(rule, start.local);
  // Without a count, what was before does not matter. One period more: a day can be skipped forward out of its month.
  const near = Math.floor((periodOf(rule, from) - first) / interval) - 1;
  const atPlaces = (moments: readonly number[]): readonly number[] =>
    moments.filter((_moment, place) => isIn(positions, place + 1, moments.length));
  let found = 0;
  let last = Number.NEGATIVE_INFINITY;
  let at = rule.count === undefined ? Math.max(0, near) : 0;
  while (found < count) {
    const period = first + at * interval;
    const beginning = beginningOf(rule, period);
    if (beginning > until || beginning > utcOf(MAX_YEAR, 12, 31)) return;
    const moments = momentsOf(rule, period, budget);
    if (!Array.isArray(moments)) {
      at = Math.max(at + 1, Math.ceil((periodOf(rule, moments.next) - first) / interval));
      continue;
    }
    const all = positions === undefined ? moments : atPlaces(moments);
    // Some programs count the places of the first week from the start.
    const isCut = positions && at === 0 && rule.frequency === 'WEEKLY';
    const others = isCut ? atPlaces(moments.filter((moment) => moment >= start.local)) : [];
    const chosen = [...all, ...others].sort((one, other) => one - other);
    for (const moment of chosen) {
      if (moment < start.local || moment <= last || found >= count) continue;
      last = moment;
      found += 1;
      if (moment >= from && moment <= until) yield moment;
    }
    at += 1;
  }
}
