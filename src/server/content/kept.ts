/** Stores edits that were not saved because another editor had changed the same lines, each as a git ref. */
import type { ContentDiff, KeptVersion } from '#domain/staff/content.ts';
import { SECOND } from '../clock.ts';
import { lineDiff } from './line-diff.ts';
import type { Repository } from './repository.ts';
import { type Edit, KEPT } from './save.ts';

const ID = /^[0-9a-z]{6,12}-[0-9a-f]{8}$/;

export interface KeptVersions {
  list: () => Promise<KeptVersion[]>;
  /** Its difference from the current version; `undefined` if there is none of that name. */
  diff: (id: string) => Promise<ContentDiff | undefined>;
  /** The edit that makes it the current version. */
  edit: (id: string) => Promise<Edit | undefined>;
  remove: (id: string) => Promise<void>;
}

export function createKeptVersions({ git, head, log, files, filesOf }: Repository): KeptVersions {
  const commitOf = async (id: string): Promise<string | undefined> => {
    if (!ID.test(id)) return undefined;
    const commit = await git.text(['for-each-ref', '--format=%(objectname)', `${KEPT}${id}`]);
    return commit || undefined;
  };
  /** The file, its kept version and the current one. */
  const versions = async (id: string) => {
    const commit = await commitOf(id);
    const [file] = commit ? await filesOf(commit) : [];
    if (!commit || !file) return undefined;
    const shaIn = async (of: string): Promise<string | undefined> =>
      (await files(of)).find(({ path }) => path === file.path)?.sha;
    const [kept, now] = await Promise.all([shaIn(commit), shaIn(await head())]);
    return kept === undefined ? undefined : { path: file.path, kept, now };
  };
  return {
    async list() {
      const format = '%(refname)%00%(objectname)%00%(authorname)%00%(authordate:unix)';
      const out = await git.text(['for-each-ref', '--sort=-refname', `--format=${format}`, KEPT]);
      const all = await Promise.all(
        out.split('\n').map(async (line): Promise<KeptVersion[]> => {
          const [name = '', commit = '', author = '', at = ''] = line.split('\0');
          const [file] = commit ? await filesOf(commit) : [];
          if (!file) return [];
          const [other] = await log(`${commit}^`, file.path, 1);
          return [
            {
              id: name.slice(KEPT.length),
              path: file.path,
              author,
              at: Number(at) * SECOND,
              other: { author: other?.author ?? '', at: other?.at ?? 0 },
            },
          ];
        }),
      );
      return all.flat();
    },
    async diff(id) {
      const found = await versions(id);
      if (!found) return undefined;
      const { path, kept, now } = found;
      return { files: [{ path, kind: 'changed', lines: await lineDiff(git, now, kept) }] };
    },
    async edit(id) {
      const found = await versions(id);
      return found && { path: found.path, base: found.now, content: { sha: found.kept } };
    },
    async remove(id) {
      if (ID.test(id)) await git.text(['update-ref', '-d', `${KEPT}${id}`]);
    },
  };
}
