/** Checks kind, size and length in the podcast feed against the audio files: apps rely on them. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { PODCAST_FEED } from '#features/podcast/podcast.ts';
import type { Recording } from '#features/build-data/scheduled.ts';
import { ENDINGS, hear } from '#content-lint/recording.ts';

const ENCLOSURE =
  /<enclosure url="([^"]+)" length="(\d+)" type="([^"]+)"\s*\/>\s*<itunes:duration>(\d+)</g;
/** People round, and players differ by the silence that an encoder adds. */
const TOLERANCE_S = 1;

/** @throws {Error} if one is not read: then none would be checked */
export function recordingsIn(feed: string): Recording[] {
  const read = [...feed.matchAll(ENCLOSURE)];
  const all = feed.match(/<enclosure\b/g)?.length ?? 0;
  if (read.length !== all)
    throw new Error(`${all - read.length} of ${all} recordings of the feed cannot be read`);
  return read.map(([, url = '', length, type = '', seconds]) => ({
    path: new URL(url).pathname,
    bytes: Number(length),
    type,
    seconds: Number(seconds),
  }));
}

function problemsOf({ path, bytes, type, seconds }: Recording, file: Buffer): string[] {
  const heard = hear(file);
  if (!heard)
    return [`${path}: this is no recording that podcast apps play; save it as MP3 or M4A (AAC)`];
  const ending = ENDINGS[heard.type];
  const length = Math.round(heard.seconds);
  return [
    ...(extname(path) === ending
      ? []
      : [
          `${path}: the sound in it is of another kind than its name says; end its name with ${ending}`,
        ]),
    ...(heard.type === type ? [] : [`${path}: write "type: ${heard.type}", not ${type}`]),
    ...(file.length === bytes ? [] : [`${path}: write "bytes: ${file.length}", not ${bytes}`]),
    ...(Math.abs(heard.seconds - seconds) <= TOLERANCE_S
      ? []
      : [`${path}: write "durationSeconds: ${length}", not ${seconds}`]),
  ];
}

/** In words for editors. `read` returns the file, or nothing if there is none. */
export async function audioProblems(
  named: readonly Recording[],
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<string[]> {
  const found: string[] = [];
  // One after the other: recordings are large.
  for (const one of named) {
    const file = await read(one.path);
    found.push(
      ...(file ? problemsOf(one, file) : [`${one.path}: there is no such file in public/episodes`]),
    );
  }
  return found;
}

/** Stops the build if an episode's recording is missing or is not as its fields say. `dir` is the built site. */
export async function checkRecordings(named: readonly Recording[], dir: URL): Promise<void> {
  const wrong = await audioProblems(named, (path) =>
    readFile(new URL(`.${path}`, dir)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  );
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
