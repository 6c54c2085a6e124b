import { isAbsolute, join } from 'node:path';
import type { ChangedFile, ContentChange } from '#staff/contract/content.ts';
import { SECOND } from '../clock.ts';
import { createGit, type Git, GitError } from './git.ts';
import { belowContent, CONTENT, isReadable } from './paths.ts';

export interface StoredFile {
  path: string;
  /** Its blob id, 40 hexadecimal digits. */
  sha: string;
  size: number;
}

export interface Saved {
  id: string;
  author: string;
  /** Epoch milliseconds. */
  at: number;
  /** First line of its message. */
  title: string;
}

export interface Repository {
  git: Git;
  folder: string;
  gitFolder: string;
  /** The branch that is checked out, such as `refs/heads/main`. */
  branch: string;
  head: () => Promise<string>;
  /** The files of a commit that editors may read, without links. */
  files: (commit: string) => Promise<StoredFile[]>;
  /** Blobs by id; unknown ones are missing. */
  blobs: (shas: readonly string[]) => Promise<Map<string, Buffer>>;
  blob: (sha: string) => Promise<Buffer | undefined>;
  /** The latest commits that changed a file or the content, newest first. @param range such as `a..b` */
  log: (range: string, path: string | undefined, most: number) => Promise<Saved[]>;
  filesOf: (commit: string) => Promise<ChangedFile[]>;
  /** Changes of the content after a commit, newest first, without discarded ones. */
  changesSince: (commit: string) => Promise<ContentChange[]>;
}

/** A line in the message of a commit that reverts another. */
export const DISCARDS = 'Discards: ';
/** Lines with advice of the checks. */
export const ADVICE = 'Worth a look: ';

const KINDS: Readonly<Record<string, ChangedFile['kind']>> = { A: 'added', D: 'removed' };
const isSha = (text: string): boolean => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);

/** `path` of programs. @throws {Error} for the operator, if it is not a working copy of a branch with content */
export async function openRepository(
  folder: string,
  path: string | undefined,
): Promise<Repository> {
  const git = createGit(folder, path);
  const fix = `CONTENT_DIR must be the folder of a git clone with ${CONTENT}, not ${folder}`;
  let top: string[];
  try {
    top = (
      await git.text(['rev-parse', '--show-prefix', '--git-dir', '--symbolic-full-name', 'HEAD'])
    ).split('\n');
    await git.text(['rev-parse', '--verify', '--quiet', `HEAD:${CONTENT}`]);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new Error(`${fix}. git says: ${error.message}`, { cause: error });
  }
  const [prefix = '', gitDirectory = '', branch = ''] = top;
  if (prefix !== '') throw new Error(`${fix}. It is a folder below the clone.`);
  if (!branch.startsWith('refs/heads/'))
    throw new Error(`${fix}, with a branch checked out. Run: git -C ${folder} switch main`);
  const gitFolder = isAbsolute(gitDirectory) ? gitDirectory : join(folder, gitDirectory);

  const log: Repository['log'] = async (range, file, most) => {
    const format = '--format=%H%x00%an%x00%at%x00%s%x00';
    const where = file === undefined ? CONTENT : `${CONTENT}/${file}`;
    const out = await git.text(['log', `--max-count=${most}`, format, range, '--', where]);
    return out
      .split('\0\n')
      .map((line) => line.replace(/\0$/, '').split('\0'))
      .flatMap(([id = '', author = '', at = '', title = '']) =>
        isSha(id) ? [{ id, author, at: Number(at) * SECOND, title }] : [],
      );
  };
  const blobs: Repository['blobs'] = async (shas) => {
    const wanted = shas.filter(isSha);
    const input = wanted.map((sha) => `${sha}\n`).join('');
    const out =
      wanted.length > 0 ? await git.bytes(['cat-file', '--batch'], { input }) : Buffer.of();
    const found = new Map<string, Buffer>();
    for (let at = 0; at < out.length;) {
      const end = out.indexOf('\n', at);
      const [sha = '', kind, size] = out.toString('latin1', at, end).split(' ');
      if (kind === 'missing') {
        at = end + 1;
        continue;
      }
      const from = end + 1;
      at = from + Number(size) + 1;
      if (kind === 'blob') found.set(sha, out.subarray(from, at - 1));
    }
    return found;
  };
  const filesOf: Repository['filesOf'] = async (commit) => {
    const args = [
      'diff-tree',
      '-r',
      '-z',
      '--no-commit-id',
      '--name-status',
      '--no-renames',
      '--root',
    ];
    const parts = (await git.text([...args, commit, '--', CONTENT])).split('\0');
    const found: ChangedFile[] = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
      const below = belowContent(parts[at + 1] ?? '');
      if (below !== undefined)
        found.push({ path: below, kind: KINDS[parts[at] ?? ''] ?? 'changed' });
    }
    return found;
  };
  return {
    git,
    folder,
    gitFolder,
    branch,
    head: () => git.text(['rev-parse', '--verify', branch]),
    async files(commit) {
      const out = await git.text(['ls-tree', '-r', '-l', '-z', commit, '--', `${CONTENT}/`]);
      return out.split('\0').flatMap((line) => {
        const [, mode, kind, sha = '', size, path = ''] =
          /^(\d+) (\w+) ([0-9a-f]+)\s+(\d+|-)\t(.*)$/s.exec(line) ?? [];
        const below = belowContent(path);
        const isFile = kind === 'blob' && mode?.startsWith('100');
        return isFile && below !== undefined && isReadable(below)
          ? [{ path: below, sha, size: Number(size) }]
          : [];
      });
    },
    blobs,
    blob: async (sha) => (await blobs([sha])).get(sha),
    log,
    filesOf,
    async changesSince(commit) {
      const saved = await log(`${commit}..${branch}`, undefined, 200);
      const out = await git.text([
        'log',
        '--format=%H%x00%b%x00',
        `${commit}..${branch}`,
        '--',
        CONTENT,
      ]);
      const parts = out.split('\0').map((part) => part.trim());
      const lines = new Map(
        saved.map(({ id }) => [id, (parts[parts.indexOf(id) + 1] ?? '').split('\n')] as const),
      );
      const noted = (id: string, mark: string): string[] =>
        (lines.get(id) ?? []).flatMap((line) =>
          line.startsWith(mark) ? [line.slice(mark.length)] : [],
        );
      const gone = new Set(
        saved.flatMap(({ id }) =>
          noted(id, DISCARDS).flatMap((what) => (lines.has(what) ? [id, what] : [])),
        ),
      );
      return Promise.all(
        saved
          .filter(({ id }) => !gone.has(id))
          .map(async (one) => ({
            ...one,
            files: await filesOf(one.id),
            advice: noted(one.id, ADVICE),
          })),
      );
    },
  };
}
