import { entryFront } from '#lib/content/entry-front.ts';
import type { ChangedFile, ContentDiff, ContentState } from '#staff/contract/content.ts';
import type { LostEntry } from '#staff/contract/editor/prepared.ts';
import type { Builds } from './builds.ts';
import type { Author } from './commits.ts';
import { lineDiff } from './line-diff.ts';
import { writableKind } from './paths.ts';
import { type ContentCalendar, createContentCalendar } from './calendar.ts';
import type { Preparer } from './preparer.ts';
import { createPublications, type Publications } from './publications.ts';
import { type ChangedBlob, DISCARDS, type Repository } from './repository.ts';
import type { Edit, Saves } from './save.ts';
import { Unsaved } from './unsaved.ts';
import type { Clock } from '../base/clock.ts';

export interface Desk {
  state: () => Promise<ContentState>;
  /** The files of a change with both versions; `undefined` if the id is unknown. */
  diff: (commit: string) => Promise<ContentDiff | undefined>;
  /** Pages of what is saved that nothing leads to. */
  lost: () => Promise<readonly LostEntry[]>;
  /** Starts a build of what is saved. @throws {Unsaved} if one is running */
  preview: (by: Author) => Promise<void>;
  /** Starts a build that becomes the site. @param head what the person saw @throws {Unsaved} */
  publish: (head: string, by: Author) => Promise<void>;
  /** Reverts one unpublished change. @throws {Unsaved} */
  discard: (commit: string, by: Author) => Promise<void>;
  /** Restores the content of a publication, and publishes it. @throws {Unsaved} */
  goBack: (publication: string, by: Author) => Promise<void>;
  publications: Publications;
  calendar: ContentCalendar;
}

interface Parts {
  repository: Repository;
  saves: Saves;
  preparer: Preparer;
  builds: Builds;
  clock: Clock;
  host: string;
  dist: string;
  zone: string;
}

const isCommit = (text: string): boolean => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
const busy = (): Unsaved =>
  new Unsaved(409, 'The site is being built right now. Please try again when that has ended.');
const unknown = (): Unsaved =>
  new Unsaved(409, 'That is not there anymore. Please reload the page.');

function nextPostOf(paths: readonly string[]): number {
  const numbers = paths.flatMap((path) => {
    const [, number] = /^posts\/(\d+)-/.exec(path) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return Math.max(0, ...numbers) + 1;
}

export function createDesk(parts: Parts): Desk {
  const { repository, saves, preparer, builds, clock, host } = parts;
  const { git, head, files, filesOf, changesSince, blobs } = repository;
  const publications = createPublications(repository, clock, host);
  const calendar = createContentCalendar({ ...parts, publications });
  let previewed: ContentState['preview'];
  /** Kept for a version of the content: it reads all of it. */
  let lost: { of: string; found: Promise<LostEntry[]> } | undefined;

  const versionsOf = async (commit: string): Promise<readonly ChangedBlob[]> =>
    (await filesOf([commit])).get(commit) ?? [];

  const openChange = async (commit: string) => {
    if (!isCommit(commit)) return undefined;
    return (await changesSince(await publications.current())).find(({ id }) => id === commit);
  };

  /** What a commit did to each of its files. */
  const diffOf = async (commit: string): Promise<ContentDiff> => {
    const versions = await versionsOf(commit);
    const texts = versions.flatMap(({ path, before, after }) =>
      path.endsWith('.md') ? (after ?? before ?? []) : [],
    );
    const read = await blobs(texts);
    return {
      files: await Promise.all(
        versions.map(async ({ path, kind, before, after }) => {
          const text = read.get(after ?? before ?? '')?.toString('utf8');
          const title = text && entryFront(text).title;
          return {
            path,
            kind,
            ...(title && { title }),
            ...(writableKind(path) === 'text' && {
              lines: await lineDiff(git, path, before, after),
            }),
          };
        }),
      ),
    };
  };

  async function startPublishing(commit: string, by: Author): Promise<void> {
    const isStarted = builds.start({
      kind: 'publish',
      commit,
      by: by.name,
      done: () => publications.add(commit, by),
    });
    if (!isStarted) throw busy();
  }

  return {
    publications,
    calendar,
    async state() {
      // First: a page that hears of a finished build does not ask again, so the rest must be as new.
      const job = builds.job();
      const list = await publications.list();
      const now = await head();
      const listed = await calendar.listed(now);
      const [all, changes, waiting] = await Promise.all([
        files(now),
        changesSince(await publications.current()),
        calendar.waiting(),
      ]);
      const named = ({ path, kind }: ChangedFile): ChangedFile => {
        const { title, appears, isDraft } = listed.get(path) ?? {};
        return {
          path,
          kind,
          ...(title && { title }),
          ...(appears && { appears }),
          ...(isDraft && { isDraft }),
        };
      };
      return {
        head: now,
        nextPost: nextPostOf(all.map(({ path }) => path)),
        changes: changes.map((change) => ({ ...change, files: change.files.map(named) })),
        publications: list,
        waiting,
        ...(job && { job }),
        ...(previewed && { preview: previewed }),
      };
    },
    async diff(commit) {
      return (await openChange(commit)) && diffOf(commit);
    },
    async lost() {
      const of = `${await head()} ${calendar.today()}`;
      if (lost?.of !== of) lost = { of, found: saves.alone(preparer.lost) };
      const { found } = lost;
      return found.catch((error: unknown) => {
        lost = undefined;
        throw error;
      });
    },
    async preview(by) {
      const commit = await head();
      const isStarted = builds.start({
        kind: 'preview',
        commit,
        by: by.name,
        done: async () => {
          previewed = { head: commit, at: clock.now() };
        },
      });
      if (!isStarted) throw busy();
    },
    async publish(seen, by) {
      const now = await head();
      if (seen !== now)
        throw new Unsaved(
          409,
          'Somebody saved a change after you opened this page. Please look at the list again, then publish.',
        );
      if ((await changesSince(await publications.current())).length === 0)
        throw new Unsaved(409, 'There is nothing to publish: the site has every change.');
      await startPublishing(now, by);
    },
    async discard(commit, by) {
      const change = await openChange(commit);
      if (!change) throw unknown();
      const edits = (await versionsOf(commit)).map(({ path, before, after }): Edit => ({
        path,
        base: after,
        content: before === undefined ? undefined : { sha: before },
      }));
      await saves.save(edits, by, `Discard “${change.title}”\n\n${DISCARDS}${commit}`, {
        refusal:
          'A later change builds on this one. Please take back the later one first, or mend the text by hand.',
      });
    },
    async goBack(publication, by) {
      const target = await publications.find(publication);
      if (!target) throw unknown();
      if (builds.job()?.state === 'running') throw busy();
      const made = await saves.restore(target, by, `Go back to ${publication.slice(0, 10)}`);
      await startPublishing(made, by);
    },
  };
}
