/** Publications as annotated tags with who published. The latest one is on the site. */
import type { Publication } from '#staff/contract/content.ts';
import { SECOND, type Clock } from '../base/clock.ts';
import type { Author } from './commits.ts';
import type { Repository } from './repository.ts';

const TAGS = 'refs/tags/published/';
const SHOWN = 20;

export interface Publications {
  /** The commit on the site; until something is published, the one the server started with. */
  current: () => Promise<string>;
  /** When the latest was, epoch milliseconds, and whether nobody made it. */
  latest: () => Promise<{ at: number; isFirst: boolean }>;
  /** Newest first. */
  list: () => Promise<Publication[]>;
  find: (id: string) => Promise<string | undefined>;
  add: (commit: string, by: Author) => Promise<void>;
}

interface Tag {
  id: string;
  commit: string;
  by: string;
  at: number;
}

/** @param host for the address of the first tag, which nobody made */
export function createPublications(
  { git, head, log }: Repository,
  clock: Clock,
  host: string,
): Publications {
  const add: Publications['add'] = async (commit, { name, email }) => {
    const now = clock.now();
    const id = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
    await git.text(['tag', '--annotate', '--message', 'Published', `published/${id}`, commit], {
      env: {
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
        GIT_COMMITTER_DATE: `${Math.floor(now / SECOND)} +0000`,
      },
    });
  };
  const tags = async (most: number): Promise<Tag[]> => {
    const format = '%(refname)%00%(*objectname)%00%(taggername)%00%(taggerdate:unix)';
    const args = ['for-each-ref', `--count=${most}`, '--sort=-refname', `--format=${format}`, TAGS];
    const out = await git.text(args);
    return out.split('\n').flatMap((line) => {
      const [name = '', commit = '', by = '', at = ''] = line.split('\0');
      return commit ? [{ id: name.slice(TAGS.length), commit, by, at: Number(at) * SECOND }] : [];
    });
  };
  /** The first one: what the site was built from before anybody published. */
  const begun = async (): Promise<Tag[]> => {
    const found = await tags(SHOWN + 1);
    if (found.length > 0) return found;
    await add(await head(), { name: 'Start', email: `content@${host}` });
    return tags(SHOWN + 1);
  };
  /** Titles of what was saved between two publications, which never changes, by the two. */
  const known = new Map<string, readonly string[]>();
  const titlesOf = async (range: string): Promise<readonly string[]> => {
    const titles = known.get(range) ?? (await log(range, undefined, 20)).map(({ title }) => title);
    known.set(range, titles);
    return titles;
  };
  return {
    add,
    async current() {
      const [latest] = await begun();
      return latest?.commit ?? head();
    },
    async latest() {
      const [latest, before] = await begun();
      return { at: latest?.at ?? 0, isFirst: before === undefined };
    },
    async list() {
      const all = await begun();
      return Promise.all(
        all.slice(0, SHOWN).map(async ({ id, by, at, commit }, index) => {
          const before = all[index + 1]?.commit;
          const titles = before === undefined ? [] : await titlesOf(`${before}..${commit}`);
          return { id, by, at, titles, isOnline: index === 0 };
        }),
      );
    },
    async find(id) {
      return (await tags(1000)).find((tag) => tag.id === id)?.commit;
    },
  };
}
