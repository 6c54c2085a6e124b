/** Scheduled entries: which ones wait, and a build of the published content on their day. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type EntryFront, entryFront } from '#lib/content/entry-front.ts';
import { dayAt } from '#lib/zone-time.ts';
import type { WaitingEntry } from '#staff/contract/content.ts';
import { type Clock, HOUR } from '../base/clock.ts';
import type { Builds } from './builds.ts';
import type { Author } from './commits.ts';
import type { Publications } from './publications.ts';
import type { Repository } from './repository.ts';

export interface ContentCalendar {
  /** Title, a day to come, and whether it is a draft, of each text of a commit, by its path. */
  listed: (
    commit: string,
  ) => Promise<ReadonlyMap<string, Omit<EntryFront, 'day'> & { appears: string | undefined }>>;
  /** The practice's day, `2026-03-04`. */
  today: () => string;
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

/** An entry that appears on its day; `undefined` for drafts and entries without one. */
function datedEntry(path: string, { title, day, isDraft }: EntryFront): WaitingEntry | undefined {
  return day === undefined || isDraft ? undefined : { path, title: title ?? path, day };
}

export function createContentCalendar(parts: Parts): ContentCalendar {
  const { repository, publications, builds, clock, dist, host, zone } = parts;
  const by: Author = { name: NAME, email: `content@${host}` };
  /** Of the published commit and of the newest one. */
  const read = new Map<string, ReadonlyMap<string, EntryFront>>();
  let triedAt = -Infinity;

  async function entriesIn(commit: string): Promise<ReadonlyMap<string, EntryFront>> {
    const known = read.get(commit);
    if (known) return known;
    const files = (await repository.files(commit)).filter(({ path }) => path.endsWith('.md'));
    const texts = await repository.blobs(files.map(({ sha }) => sha));
    const entries = new Map(
      files.map(({ path, sha }) => [path, entryFront(texts.get(sha)?.toString('utf8') ?? '')]),
    );
    const [oldest] = read.keys();
    if (read.size > 1 && oldest !== undefined) read.delete(oldest);
    read.set(commit, entries);
    return entries;
  }

  const datedIn = async (commit: string): Promise<WaitingEntry[]> =>
    [...(await entriesIn(commit))].flatMap(([path, front]) => datedEntry(path, front) ?? []);
  const today = (): string => dayAt(new Date(clock.now()), zone);

  /** When the site was built, epoch milliseconds; before the first publication, by its files. */
  async function builtAt(): Promise<number> {
    const { at, isFirst } = await publications.latest();
    if (!isFirst) return at;
    const home = statSync(join(dist, 'index.html'), { throwIfNoEntry: false });
    return Math.min(at, home?.mtimeMs ?? at);
  }

  return {
    today,
    async listed(commit) {
      const now = today();
      return new Map(
        [...(await entriesIn(commit))].map(([path, { title, day, isDraft }]) => [
          path,
          { title, isDraft, appears: !isDraft && day !== undefined && day > now ? day : undefined },
        ]),
      );
    },
    async waiting() {
      const now = today();
      return (await datedIn(await publications.current()))
        .filter(({ day }) => day > now)
        .sort((one, other) => one.day.localeCompare(other.day));
    },
    async publishDue() {
      const now = clock.now();
      const [last, until] = [await builtAt(), now].map((at) => dayAt(new Date(at), zone));
      if (last === undefined || until === undefined || last >= until) return;
      if (now - triedAt < AGAIN_MS || builds.job()?.state === 'running') return;
      const commit = await publications.current();
      const isDue = (await datedIn(commit)).some(({ day }) => day > last && day <= until);
      if (!isDue) return;
      triedAt = now;
      builds.start({ kind: 'publish', commit, by: NAME, done: () => publications.add(commit, by) });
    },
  };
}
