/** Checks the sizes in the podcast feed against the audio files: apps rely on them. */
import { readFile, stat } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { PODCAST_FEED } from '#domain/podcast/podcast.ts';
import type { Recording } from '#domain/content/checks/scheduled.ts';

const ENCLOSURE = /<enclosure url="([^"]+)" length="(\d+)"/g;

export function recordingsIn(feed: string): Recording[] {
  return [...feed.matchAll(ENCLOSURE)].map(([, url = '', length]) => ({
    path: new URL(url).pathname,
    bytes: Number(length),
  }));
}

/** In words for editors. `sizeOf` returns bytes, or nothing if there is no file. */
export async function audioProblems(
  named: readonly Recording[],
  sizeOf: (path: string) => Promise<number | undefined>,
): Promise<string[]> {
  const found = named.map(async ({ path, bytes }) => {
    const size = await sizeOf(path);
    if (size === undefined) return `${path}: there is no such file in public/episodes`;
    return size === bytes ? [] : `${path}: write "bytes: ${size}", not ${bytes}`;
  });
  return (await Promise.all(found)).flat();
}

/** Stops the build if an episode's recording is missing or its size is wrong. `dir` is the built site. */
export async function checkRecordings(named: readonly Recording[], dir: URL): Promise<void> {
  const wrong = await audioProblems(named, async (path) => {
    const file = await stat(new URL(`.${path}`, dir)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return file?.size;
  });
  if (wrong.length) throw new Error(`src/content/episodes:\n  ${wrong.join('\n  ')}`);
}

/** Published episodes; `check-scheduled.ts` checks those still to come. */
export function checkAudio(): AstroIntegration {
  return {
    name: 'recordings',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const feed = await readFile(new URL(`.${PODCAST_FEED}`, dir), 'utf8');
        await checkRecordings(recordingsIn(feed), dir);
      },
    },
  };
}
