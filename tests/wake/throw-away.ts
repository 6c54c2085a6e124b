/** Builds a throw-away site in a folder of its own, serves it to `use`, and leaves nothing behind. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Site, serve } from './server.ts';

const run = promisify(execFile);

/**
 * @param build script that builds the site into the folder of its first argument: a process of its own, because React
 * picks its production build by the environment at its first import
 */
export async function withSite(build: URL, use: (site: Site) => Promise<void>): Promise<void> {
  // Inside the repository: only there the build's own files find their packages, each build its own.
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
