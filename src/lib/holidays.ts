/** Days on which most practices are closed, so that nobody is offered a call on them. */
import { addDays } from './zone-time.ts';

const THURSDAY = 4;
const MONDAY = 1;

/** Sunday is 0. */
const weekday = (day: string): number => new Date(day).getUTCDay();
/** The first such weekday on or after a day. */
const onOrAfter = (day: string, wanted: number): string =>
  addDays(day, (wanted - weekday(day) + 7) % 7);

/** A holiday on a fixed day, and the nearest workday on which it is observed: practices that open on weekends close on both. */
function kept(day: string, name: string): [day: string, name: string][] {
  const moved = { 0: addDays(day, 1), 6: addDays(day, -1) }[weekday(day)];
  return [day, ...(moved === undefined ? [] : [moved])].map((one) => [one, name]);
}

function ofYear(year: number): [day: string, name: string][] {
  const thanksgiving = onOrAfter(`${year}-11-22`, THURSDAY);
  return [
    ...kept(`${year}-01-01`, 'New Year’s Day'),
    [onOrAfter(`${year}-01-15`, MONDAY), 'Martin Luther King Jr. Day'],
    [onOrAfter(`${year}-05-25`, MONDAY), 'Memorial Day'],
    ...kept(`${year}-06-19`, 'Juneteenth'),
    ...kept(`${year}-07-04`, 'Independence Day'),
    [onOrAfter(`${year}-09-01`, MONDAY), 'Labor Day'],
    [thanksgiving, 'Thanksgiving'],
    [addDays(thanksgiving, 1), 'Thanksgiving'],
    ...kept(`${year}-12-24`, 'Christmas'),
    ...kept(`${year}-12-25`, 'Christmas'),
  ];
}

/** From `today` (`2026-11-23`) on, of this year and the next two. */
export function holidaysFrom(today: string): { day: string; closed: string }[] {
  const year = Number(today.slice(0, 4));
  // New Year's Day may be observed in the year before.
  const all = [year, year + 1, year + 2, year + 3].flatMap(ofYear);
  const days = new Map(all.filter(([day]) => day >= today && day < `${year + 3}`));
  return [...days]
    .map(([day, closed]) => ({ day, closed }))
    .sort((one, other) => one.day.localeCompare(other.day));
}
