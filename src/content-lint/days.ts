const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WRITTEN = new RegExp(
  `\\b(${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)}|t)?`).join('|')})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (20\\d\\d)\\b|\\b(20\\d\\d)-(\\d\\d)-(\\d\\d)\\b`,
  'g',
);

const padded = (part: number | string): string => String(part).padStart(2, '0');

/** As `2026-03-04`, with their position. */
export function daysIn(text: string): { day: string; index: number; words: string }[] {
  return [...text.matchAll(WRITTEN)].map((match) => {
    const [words, month, date, year, isoYear, isoMonth, isoDate] = match;
    const number = MONTHS.findIndex((name) => name.slice(0, 3) === month?.slice(0, 3)) + 1;
    const day = isoYear
      ? `${isoYear}-${isoMonth}-${isoDate}`
      : `${year}-${padded(number)}-${padded(date ?? '')}`;
    return { day, index: match.index, words };
  });
}

export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
