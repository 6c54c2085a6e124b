/**
 * `npm run bench -- build`: the whole site, then with 1,000 and 5,000 more posts, compared with a bare Astro project
 * with the same posts. Limits: the cost per page does not grow, and changing a post redraws no other picture. The cost is
 * processor time, so that other work on the machine changes it little.
 */
import { appendFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIn, type Copy, copySite } from '../editor/copy.ts';
import { bareProject } from './bare.ts';
import { cpuOfChildren } from './load.ts';
import { writePosts } from './posts.ts';

const SIZES = [0, 1000, 5000] as const;
const POSTS = 'src/content/posts';
const DRAWN = /\.(?:png|jpe?g|avif|webp|pdf)$/;
/** Maximum ratio of the cost of a page among the last 4,000 to one among the first 1,000. */
const GROWTH = 1.25;

interface Build {
  pages: number;
  /** Processor time of all its processes. */
  seconds: number;
}

async function timed(
  build: () => Promise<{ code: number | null; output: string }>,
): Promise<Build> {
  const before = cpuOfChildren();
  const { code, output } = await build();
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-2000)}`);
  const pages = Number(/(\d+) page\(s\) built/.exec(output)?.[1]);
  return { pages, seconds: (cpuOfChildren() - before) / 1e6 };
}

const rate = ({ pages, seconds }: Build): number => pages / seconds;

async function drawings(folder: string): Promise<Map<string, number>> {
  const cache = join(folder, '.cache');
  const names = (await readdir(cache, { recursive: true })).filter((name) => DRAWN.test(name));
  const times = names.map(async (name) => [name, (await stat(join(cache, name))).mtimeMs] as const);
  return new Map(await Promise.all(times));
}

/** Returns the number of redrawn pictures and PDFs, and the duration. */
async function oneChange(copy: Copy, post: string): Promise<{ drawn: number; seconds: number }> {
  const before = await drawings(copy.folder);
  await appendFile(join(copy.folder, POSTS, post), '\nOne more sentence.\n');
  const { seconds } = await timed(copy.build);
  const after = await drawings(copy.folder);
  const drawn = [...after].filter(([path, time]) => before.get(path) !== time).length;
  return { drawn, seconds };
}

async function measure(size: number): Promise<{ ours: Build; bare: Build; change?: string }> {
  const copy = await copySite([]);
  const bare = await bareProject();
  try {
    const [changed] = await writePosts(join(copy.folder, POSTS), size);
    await writePosts(join(bare, POSTS), Math.max(size, 1));
    const result = { ours: await timed(copy.build), bare: await timed(() => buildIn(bare)) };
    if (size !== 1000 || !changed) return result;
    const { drawn, seconds } = await oneChange(copy, changed);
    return { ...result, change: `${drawn} drawn, ${seconds.toFixed(1)} processor seconds` };
  } finally {
    await copy.remove();
    await rm(bare, { recursive: true, force: true });
  }
}

export async function benchBuild(): Promise<boolean> {
  const results = [];
  for (const size of SIZES) {
    const result = await measure(size);
    results.push(result);
    console.log(`${size} more posts: built`);
  }
  console.table(
    results.map(({ ours, bare, change = '' }, index) => ({
      'posts added': SIZES[index],
      pages: ours.pages,
      'processor seconds': ours.seconds.toFixed(1),
      'pages per second': rate(ours).toFixed(0),
      'bare pages per second': rate(bare).toFixed(0),
      ratio: (rate(ours) / rate(bare)).toFixed(2),
      'after one change': change,
    })),
  );
  const [none, some, many] = results;
  if (!none || !some || !many) throw new Error('A size is missing');
  const cost = (a: Build, b: Build): number => (b.seconds - a.seconds) / (b.pages - a.pages);
  const growth = cost(some.ours, many.ours) / cost(none.ours, some.ours);
  const redrawn = !some.change?.startsWith('0 ');
  console.log(
    `a page of the last 4,000 costs ${growth.toFixed(2)}x one of the first 1,000 (bar ${GROWTH}x)`,
  );
  return growth <= GROWTH && !redrawn;
}
