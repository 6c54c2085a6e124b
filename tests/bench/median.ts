/** Statistics of the benchmarks: medians and ratios. */

/** The mean of the two middle values for an even count, NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

export interface Comparison {
  what: string;
  /** Milliseconds per round, of the subject and of the baseline in the same rounds. */
  thing: readonly number[];
  floor: readonly number[];
  /** Maximum accepted ratio of the medians. */
  bar: number;
}

export function ratio({ thing, floor }: Comparison): number {
  return median(thing) / median(floor);
}

const ms = (values: readonly number[]): string =>
  `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})`;

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
