/**
 * `npm run bench -- types`: Lighthouse mobile on one page of each type, on the real server. Limit (issue 3): at least
 * 99 in each of the four categories. Pages with noindex are not rated for SEO.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '../browser/free-port.ts';
import { setUp } from './floor.ts';
import { audit, type Category, launch } from './paint.ts';

const BAR = 99;
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

/** Whether the built page has noindex. */
function isUnlisted(path: string): boolean {
  const file = resolve(import.meta.dirname, `../../dist${path}.html`);
  return readFileSync(file, 'utf8').includes('noindex');
}

/** Runs the benchmark; returns whether the limit holds for every type. */
export async function benchTypes(): Promise<boolean> {
  const stand = await setUp();
  const port = await freePort();
  const browser = await launch(port);
  const rows: Record<string, Record<string, number | string | boolean>> = {};
  try {
    for (const [type, path] of Object.entries(TYPES)) {
      const { scores, lcp, cls } = await audit(new URL(path, stand.home).href, port);
      const judged = (Object.keys(scores) as Category[]).filter(
        (name) => name !== 'seo' || !isUnlisted(path),
      );
      const held = judged.every((name) => scores[name] >= BAR);
      rows[type] = { path, ...scores, 'LCP ms': Math.round(lcp), CLS: cls.toFixed(3), held };
    }
  } finally {
    await browser.close();
    await stand.stop();
  }
  console.table(rows);
  return Object.values(rows).every(({ held }) => held);
}
