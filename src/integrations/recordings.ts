/** Compares what the podcast's feed says about its recordings with the recordings: apps trust the number of bytes. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PODCAST_FEED } from '#domain/podcast.ts';

const ENCLOSURE = /<enclosure url="([^"]+)" length="(\d+)"/g;

/** What is wrong with the recordings of a feed, in words for editors. `sizeOf` yields bytes, or nothing for no file. */
export async function wrongRecordings(
  feed: string,
  sizeOf: (path: string) => Promise<number | undefined>,
): Promise<string[]> {
  const found = [...feed.matchAll(ENCLOSURE)].map(async ([, url = '', length]) => {
    const { pathname } = new URL(url);
    const bytes = await sizeOf(pathname);
    if (bytes === undefined) return `${pathname}: there is no such file in public/episodes`;
    return bytes === Number(length) ? [] : `${pathname}: write "bytes: ${bytes}", not ${length}`;
  });
  return (await Promise.all(found)).flat();
}

/** Stops the build where an episode says something wrong about its recording. */
export function recordings(): AstroIntegration {
  return {
    name: 'recordings',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const feed = await readFile(join(folder, PODCAST_FEED), 'utf8');
        const wrong = await wrongRecordings(feed, async (path) => {
          const file = await stat(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
            if (error.code === 'ENOENT') return undefined;
            throw error;
          });
          return file?.size;
        });
        if (wrong.length) throw new Error(`src/content/episodes:\n  ${wrong.join('\n  ')}`);
      },
    },
  };
}
