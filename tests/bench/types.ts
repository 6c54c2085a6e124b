/**
 * `npm run bench -- types`: one page of each type compared with the baseline on the same server, in alternating rounds.
 * Limits (issue 17), of the medians: largest contentful paint at most 1.3 times the baseline simulated, 1.2 times on
 * 400 kbit/s; no layout shift; at least 99 in each category of Lighthouse. Pages with noindex are not rated for SEO.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '../browser/free-port.ts';
import { setUp } from './floor.ts';
import { median } from './median.ts';
import { type Audit, audit, type Category, launch, throttledPaint } from './paint.ts';

const ROUNDS = 3;
/** The floor's name among the pages. */
const FLOOR = 'floor';
const BARS = { score: 99, simulated: 1.3, throttled: 1.2, shift: 0.0005 };
const TYPES: Readonly<Record<string, string>> = {
  service: '/premarital-blueprint',
  program: '/weekend-intensive',
  therapist: '/therapists/juno',
  team: '/team',
  'fees and FAQs': '/fees-and-faqs',
  list: '/resources/podcasts',
  article: '/blog/1-what-to-say-in-the-first-ten-minutes-after-a-fight',
  episode: '/resources/podcasts/18',
  legal: '/privacy-policy',
  campaign: '/six',
  form: '/vibe-check',
  quiz: '/quiz',
  tool: '/therapy-finder-quiz',
  hub: '/resources-hub',
  demo: '/icon-demo',
};

function isUnlisted(path: string): boolean {
  const file = resolve(import.meta.dirname, `../../dist${path}.html`);
  return readFileSync(file, 'utf8').includes('noindex');
}

interface Runs {
  audits: Audit[];
  /** Milliseconds on 400 kbit/s. */
  throttled: number[];
}

const simulated = ({ audits }: Runs): number => median(audits.map(({ lcp }) => lcp));

/** One line of the table, and whether its limits hold. */
function judge(path: string, runs: Runs, floor: Runs): Record<string, number | string | boolean> {
  const names = Object.keys(runs.audits[0]?.scores ?? {}) as Category[];
  const scores = Object.fromEntries(
    names.map((name) => [name, median(runs.audits.map((one) => one.scores[name]))]),
  ) as Record<Category, number>;
  const ratios = {
    simulated: simulated(runs) / simulated(floor),
    throttled: median(runs.throttled) / median(floor.throttled),
  };
  const shift = Math.max(...runs.audits.map(({ cls }) => cls));
  const judged = names.filter((name) => name !== 'seo' || !isUnlisted(path));
  return {
    path,
    ...scores,
    'simulated, ms': Math.round(simulated(runs)),
    ratio: ratios.simulated.toFixed(2),
    '400 kbit/s, ms': Math.round(median(runs.throttled)),
    'its ratio': ratios.throttled.toFixed(2),
    CLS: shift.toFixed(3),
    held:
      judged.every((name) => scores[name] >= BARS.score) &&
      ratios.simulated <= BARS.simulated &&
      ratios.throttled <= BARS.throttled &&
      shift < BARS.shift,
  };
}

export async function benchTypes(): Promise<boolean> {
  const stand = await setUp();
  const port = await freePort();
  const browser = await launch(port);
  const pages = { [FLOOR]: '/floor', ...TYPES };
  const runs = new Map<string, Runs>();
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [type, path] of Object.entries(pages)) {
        const { href } = new URL(path, stand.home);
        const { audits, throttled } = runs.get(type) ?? { audits: [], throttled: [] };
        throttled.push(await throttledPaint(browser, href));
        audits.push(await audit(href, port));
        runs.set(type, { audits, throttled });
      }
      console.log(`round ${round} of ${ROUNDS}`);
    }
  } finally {
    await browser.close();
    await stand.stop();
  }
  const floor = runs.get(FLOOR) ?? { audits: [], throttled: [] };
  const rows = Object.fromEntries(
    Object.entries(TYPES).map(([type, path]) => [
      type,
      judge(path, runs.get(type) ?? floor, floor),
    ]),
  );
  console.log(
    `floor: ${Math.round(simulated(floor))} ms simulated, ${Math.round(median(floor.throttled))} ms on 400 kbit/s`,
  );
  console.table(rows);
  return Object.values(rows).every(({ held }) => held);
}
