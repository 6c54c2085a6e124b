/** Scheduled entries: which ones wait, and a build of the published content on their day. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dayAt } from '#domain/booking/zone-time.ts';
import type { WaitingEntry } from '#staff/contract/content.ts';
import { type Clock, HOUR } from '../clock.ts';
import type { Builds } from './builds.ts';
import type { Author } from './commits.ts';
import type { Publications } from './publications.ts';
import type { Repository } from './repository.ts';

export interface ContentCalendar {
  /** Published entries with a future day, the next one first. */
  waiting: () => Promise<WaitingEntry[]>;
  /** Rebuilds the published content if the day of an entry has come since the last build. */
  publishDue: () => Promise<void>;
}

interface Parts {
  repository: Repository;
  publications: Publications;
  builds: Builds;
  clock: Clock;
  dist: string;
  host: string;
  /** The practice's time zone, whose days count. */
  zone: string;
}

/** Author of such a publication. */
const NAME = 'Calendar';
/** Pause after a build that failed. */
const AGAIN_MS = HOUR;

/** The day of an entry; `undefined` for drafts and entries without one. */
function datedOf(path: string, text: string): WaitingEntry | undefined {
  const [, front = ''] = /^---\n([\s\S]*?)\n---$/m.exec(text.replaceAll('\r\n', '\n')) ?? [];
  const fieldOf = (name: string): string | undefined =>
    new RegExp(`^${name}: *(["']?)(.*?)\\1 *(?:#.*)?$`, 'm').exec(front)?.[2];
  const day = fieldOf('date');
  if (!day || !/^\d{4}-\d\d-\d\d$/.test(day) || fieldOf('draft') === 'true') return undefined;
  return { title: fieldOf('title') ?? path, day };
}

export function createContentCalendar(parts: Parts): ContentCalendar {
  const { repository, publications, builds, clock, dist, host, zone } = parts;
  const by: Author = { name: NAME, email: `content@${host}` };
  let read: { commit: string; entries: WaitingEntry[] } | undefined;
  let triedAt = -Infinity;

  async function datedIn(commit: string): Promise<WaitingEntry[]> {
    if (read?.commit === commit) return read.entries;
    const files = (await repository.files(commit)).filter(({ path }) => path.endsWith('.md'));
    const texts = await repository.blobs(files.map(({ sha }) => sha));
    const entries = files.flatMap(
      ({ path, sha }) => datedOf(path, texts.get(sha)?.toString('utf8') ?? '') ?? [],
    );
    read = { commit, entries };
    return entries;
  }

  /** When the site was built, epoch milliseconds; before the first publication, by its files. */
  async function builtAt(): Promise<number> {
    const { at, isFirst } = await publications.latest();
    if (!isFirst) return at;
    const home = statSync(join(dist, 'index.html'), { throwIfNoEntry: false });
    return Math.min(at, home?.mtimeMs ?? at);
  }

  return {
    async waiting() {
      const today = dayAt(new Date(clock.now()), zone);
      return (await datedIn(await publications.current()))
        .filter(({ day }) => day > today)
        .sort((one, other) => one.day.localeCompare(other.day));
    },
    async publishDue() {
      const now = clock.now();
      const [last, today] = [await builtAt(), now].map((at) => dayAt(new Date(at), zone));
      if (last === undefined || today === undefined || last >= today) return;
      if (now - triedAt < AGAIN_MS || builds.job()?.state === 'running') return;
      const commit = await publications.current();
      const isDue = (await datedIn(commit)).some(({ day }) => day > last && day <= today);
      if (!isDue) return;
      triedAt = now;
      builds.start({ kind: 'publish', commit, by: NAME, done: () => publications.add(commit, by) });
    },
  };
}
