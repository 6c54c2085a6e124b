/** Builds a test site in a folder of its own and serves it to `use`. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Site, serve } from './server.ts';

const run = promisify(execFile);
// Inside the repository, so that built files resolve their packages.
const RESULTS = fileURLToPath(new URL('../../test-results/', import.meta.url));

async function buildInto(folder: string, build: URL): Promise<void> {
  await run(process.execPath, [fileURLToPath(build), folder], {
    cwd: RESULTS,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function served(folder: string, use: (site: Site) => Promise<void>): Promise<void> {
  const site = await serve(folder);
  try {
    await use(site);
  } finally {
    await site.close();
  }
}

/**
 * For Playwright's workers: the first one that asks builds, the others wait for it. Playwright empties the folder of
 * results before each run.
 * @param name of the site, unique in the run
 * @param build script that builds the site into the folder in its first argument: a separate process, because React
 *   selects its production build from the environment at first import
 */
export async function withSharedSite(
  name: string,
  build: URL,
  use: (site: Site) => Promise<void>,
): Promise<void> {
  // Also unique beside another run.
  const folder = join(RESULTS, `site-${name}-${process.env['JOURNEY_PORT']}`);
  const built = join(folder, 'built');
  if ((await mkdir(folder, { recursive: true })) !== undefined) {
    await buildInto(join(folder, 'dist'), build);
    await mkdir(built);
  }
  while (!existsSync(built)) await setTimeout(50);
  await served(join(folder, 'dist'), use);
}
