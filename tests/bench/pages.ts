/**
 * `npm run bench -- pages`: the home page compared with the baseline on the same server, in alternating rounds. Limits
 * (issue 2): largest contentful paint at most 1.3 times the baseline simulated, 1.35 times with real throttling.
 */
import { freePort } from '../browser/free-port.ts';
import { setUp } from './floor.ts';
import { type Comparison, median, ratio, row } from './median.ts';
import { type Audit, audit, type Category, launch, throttledPaint } from './paint.ts';

const ROUNDS = 5;

function printScores(audits: readonly Audit[]): void {
  const names = Object.keys(audits[0]?.scores ?? {}) as Category[];
  const scores = Object.fromEntries(
    names.map((name) => [name, median(audits.map((one) => one.scores[name]))]),
  );
  console.table({ 'Lighthouse mobile, home, median': scores });
  console.log(
    `total blocking time ${median(audits.map(({ tbt }) => tbt)).toFixed(0)} ms, layout shift ${median(audits.map(({ cls }) => cls)).toFixed(3)}`,
  );
}

export async function benchPages(): Promise<boolean> {
  const stand = await setUp();
  const port = await freePort();
  const browser = await launch(port);
  const audits: { home: Audit[]; floor: Audit[] } = { home: [], floor: [] };
  const throttled: { home: number[]; floor: number[] } = { home: [], floor: [] };
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const page of ['floor', 'home'] as const) {
        throttled[page].push(await throttledPaint(browser, stand[page]));
        audits[page].push(await audit(stand[page], port));
      }
      console.log(`round ${round} of ${ROUNDS}`);
    }
  } finally {
    await browser.close();
    await stand.stop();
  }
  const comparisons: Comparison[] = [
    {
      what: 'largest paint, Lighthouse, simulated Slow 4G',
      thing: audits.home.map(({ lcp }) => lcp),
      floor: audits.floor.map(({ lcp }) => lcp),
      bar: 1.3,
    },
    {
      what: 'largest paint, throttled to 400 kbit/s and 400 ms, 390 px',
      thing: throttled.home,
      floor: throttled.floor,
      bar: 1.35,
    },
  ];
  console.table(comparisons.map(row));
  printScores(audits.home);
  return comparisons.every((comparison) => ratio(comparison) <= comparison.bar);
}
