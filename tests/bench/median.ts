/** Medians and ratios: the only statistics the benchmarks need. */

/** The middle of an odd number of values, the mean of the two middle ones otherwise. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** One measured thing beside its floor. */
export interface Comparison {
  what: string;
  /** Milliseconds, one per round, of the thing and of the floor in the same rounds. */
  thing: readonly number[];
  floor: readonly number[];
  /** Highest ratio of the medians that is good enough. */
  bar: number;
}

/** Ratio of the medians. */
export function ratio({ thing, floor }: Comparison): number {
  return median(thing) / median(floor);
}

const ms = (values: readonly number[]): string =>
  `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})`;

/** One line for the table that a benchmark prints. */
export function row(comparison: Comparison): Record<string, string> {
  const times = ratio(comparison);
  return {
    what: comparison.what,
    home: ms(comparison.thing),
    floor: ms(comparison.floor),
    ratio: `${times.toFixed(2)}x`,
    bar: `${comparison.bar}x`,
    verdict: times <= comparison.bar ? 'holds' : 'MISSED',
  };
}
