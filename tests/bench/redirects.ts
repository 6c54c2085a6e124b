/**
 * `npm run bench -- redirects`: 10,000 rules compared with 100, in alternating rounds. Limits (issue 4): compiling
 * takes less than a second, and a lookup among 10,000 exact rules costs at most twice one among 100; the remaining
 * difference is CPU cache misses.
 */
import { performance } from 'node:perf_hooks';
import { compile } from '#domain/redirects/compile.ts';
import { resolveRedirect, type RedirectTable } from '#domain/redirects/table.ts';
import { parseRules } from '#domain/redirects/rules.ts';
import { median } from './median.ts';

const ROUNDS = 9;
const LOOKUPS = 300_000;
const FEW = 100;
const MANY = 10_000;
const MAX_MS = 1000;
const MAX_RATIO = 2;

/** Realistic rules: 90 % to a page, 10 % to another legacy path, some wildcards. */
function entriesOf(count: number): unknown[] {
  return Array.from({ length: count }, (_, at) => ({
    from: [at % 50 === 49 ? `/archive-${at}/*` : `/blog/2019/${at}/a-post-with-a-title-of-its-own`],
    to: at % 10 === 8 ? `/blog/2019/${at - 1}/a-post-with-a-title-of-its-own` : `/blog/${at % 40}`,
  }));
}

function compiled(count: number): { book: RedirectTable; ms: number } {
  const started = performance.now();
  const rules = parseRules(entriesOf(count), 'redirects.json');
  const { moved } = compile(rules, 'https://example.com');
  return { book: { moved, pages: {}, numbers: {} }, ms: performance.now() - started };
}

/** Request paths as new strings: half of them legacy paths, half unknown. */
function arrivals(count: number): string[] {
  return Array.from({ length: LOOKUPS }, (_, at) => {
    const number = (at * 7919) % count;
    const title = at % 2 ? 'a-post-with-a-title-of-its-own' : 'a-post-that-never-was-here-atall';
    return ['/blog/2019', String(number), title].join('/');
  });
}

function timed(book: RedirectTable, paths: readonly string[]): number {
  let found = 0;
  const started = performance.now();
  for (const path of paths) if (resolveRedirect(book, 'example.com', path)) found += 1;
  const ns = ((performance.now() - started) * 1e6) / paths.length;
  if (found === 0 || found === paths.length) throw new Error(`${found} of ${paths.length} found`);
  return ns;
}

export async function benchRedirects(): Promise<boolean> {
  const compiling: number[] = [];
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { book, ms } = compiled(MANY);
    compiling.push(ms);
    few.push(timed(compiled(FEW).book, arrivals(FEW)));
    many.push(timed(book, arrivals(MANY)));
  }
  const times = median(many.map((ns, at) => ns / (few[at] ?? ns)));
  const perSecond = (ns: number): string => Math.round(1e9 / ns).toLocaleString('en-US');
  console.table({
    [`compile ${MANY} rules`]: {
      median: `${median(compiling).toFixed(0)} ms`,
      bar: `${MAX_MS} ms`,
    },
    [`lookups a second, ${FEW} rules`]: { median: perSecond(median(few)), bar: '' },
    [`lookups a second, ${MANY} rules`]: { median: perSecond(median(many)), bar: '' },
    'cost of a lookup, many / few': { median: times.toFixed(2), bar: String(MAX_RATIO) },
  });
  return median(compiling) <= MAX_MS && times <= MAX_RATIO;
}
