/** Start and end, epoch milliseconds. */
export type Interval = readonly [from: number, until: number];

/** Sorted, with touching and overlapping ones joined. */
export function joined(intervals: readonly Interval[]): Interval[] {
  const result: [number, number][] = [];
  for (const [from, until] of [...intervals].sort(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else result.push([from, until]);
  }
  return result;
}

/** Whether a call that starts at `at`, epoch milliseconds, overlaps one of them. */
export const overlaps = (intervals: readonly Interval[], at: number, minutes: number): boolean =>
  intervals.some(([from, until]) => from < at + minutes * 60_000 && until > at);
