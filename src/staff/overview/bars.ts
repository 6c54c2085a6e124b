/** Counts as columns of a chart. Pure functions. */
import type { LeadCounts } from '#staff/contract/overview.ts';
import { isWeekend, shortDate, tableDay } from '#staff/contract/times.ts';

/** Classes of the series, at most four: two we answer, two that need no reply. */
export const SERIES = ['series-0', 'series-1', 'series-2', 'series-3'] as const;

export interface Column {
  key: string;
  /** Two lines below it. */
  label: readonly [string, string];
  isShaded: boolean;
  total: number;
  /** Height of each series, from the bottom. */
  parts: readonly number[];
}

/** Columns in the order of the counts; forms in the order of the configuration. */
export function barsOf(
  counts: readonly LeadCounts[],
  forms: Readonly<Record<string, string>>,
  unit: 'day' | 'week',
): Column[] {
  const names = Object.keys(forms).slice(0, SERIES.length);
  return counts.map(({ day, forms: by }) => {
    const parts = names.map((form) => by[form] ?? 0);
    const [first = '', second = ''] = (unit === 'day' ? tableDay(day) : shortDate(day)).split(' ');
    return {
      key: day,
      label: [first, second],
      isShaded: unit === 'day' && isWeekend(day),
      total: parts.reduce((sum, part) => sum + part, 0),
      parts,
    };
  });
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Distance of the lines: at most five of them. */
export function stepOf(highest: number): number {
  return STEPS.find((step) => highest / step <= 4) ?? 5000;
}
