/** Builds a test site in a temporary folder, serves it to `use`, and deletes it. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Site, serve } from './server.ts';

const run = promisify(execFile);

/**
 * @param build script that builds the site into the folder in its first argument: a separate process, because React
 *   selects its production build from the environment at first import
 */
export async function withSite(build: URL, use: (site: Site) => Promise<void>): Promise<void> {
  // Inside the repository, so that built files resolve their packages; one folder per build.
  const results = fileURLToPath(new URL('../../test-results/', import.meta.url));
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(join(results, 'site-'));
  await run(process.execPath, [fileURLToPath(build), folder], {
    cwd: results,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const site = await serve(folder);
  try {
    await use(site);
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
}
