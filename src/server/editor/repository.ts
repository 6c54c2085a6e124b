import { isAbsolute, join } from 'node:path';
import type { ChangedFile, ContentChange } from '#staff/contract/content.ts';
import { SECOND } from '../base/clock.ts';
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
  /** The rest of its message. */
  body: string;
}

/** A file in a commit, with its blob ids before and after; only those of files that editors may read. */
export interface ChangedBlob extends ChangedFile {
  before: string | undefined;
  after: string | undefined;
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
  /** What commits changed, by commit. One process reads them all. @param commits whole ids */
  filesOf: (commits: readonly string[]) => Promise<ReadonlyMap<string, ChangedBlob[]>>;
  /** Changes of the content after a commit, newest first, without discarded ones. */
  changesSince: (commit: string) => Promise<ContentChange[]>;
}

/** A line in the message of a commit that reverts another. */
export const DISCARDS = 'Discards: ';
/** Lines with advice of the checks. */
export const ADVICE = 'Worth a look: ';

const KINDS: Readonly<Record<string, ChangedFile['kind']>> = { A: 'added', D: 'removed' };
/** A line of `git diff-tree --raw`; its path follows. */
const CHANGE = /^:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])$/;
/** Not a link, a folder or nothing. */
const isFileMode = (mode: string): boolean => mode.startsWith('100');
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

  const commits = async (args: readonly string[]): Promise<Saved[]> => {
    const format = '--format=%H%x00%an%x00%at%x00%s%x00%b%x00';
    const out = await git.text(['log', format, ...args]);
    return out.split('\0\n').flatMap((line) => {
      const [id = '', author = '', at = '', title = '', body = ''] = line.split('\0');
      return isSha(id) ? [{ id, author, at: Number(at) * SECOND, title, body }] : [];
    });
  };
  const log: Repository['log'] = (range, file, most) =>
    commits([
      `--max-count=${most}`,
      range,
      '--',
      file === undefined ? CONTENT : `${CONTENT}/${file}`,
    ]);
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
  const filesOf: Repository['filesOf'] = async (ids) => {
    const found = new Map<string, ChangedBlob[]>();
    if (ids.length === 0) return found;
    const args = ['diff-tree', '--stdin', '-r', '-z', '--raw', '--no-renames', '--root'];
    const input = ids.map((id) => `${id}\n`).join('');
    const parts = (await git.text([...args, '--', CONTENT], { input })).split('\0');
    let files: ChangedBlob[] = [];
    for (let at = 0; at < parts.length; at += 1) {
      const part = parts[at] ?? '';
      if (isSha(part)) {
        files = [];
        found.set(part, files);
      }
      const [, oldMode = '', newMode = '', oldSha = '', newSha = '', letter = ''] =
        CHANGE.exec(part) ?? [];
      if (!letter) continue;
      at += 1;
      const path = belowContent(parts[at] ?? '');
      if (path === undefined) continue;
      const shaOf = (mode: string, sha: string): string | undefined =>
        isFileMode(mode) && isReadable(path) ? sha : undefined;
      const [before, after] = [shaOf(oldMode, oldSha), shaOf(newMode, newSha)];
      files.push({ path, kind: KINDS[letter] ?? 'changed', before, after });
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
        const [, mode = '', kind, sha = '', size, path = ''] =
          /^(\d+) (\w+) ([0-9a-f]+)\s+(\d+|-)\t(.*)$/s.exec(line) ?? [];
        const below = belowContent(path);
        const isFile = kind === 'blob' && isFileMode(mode);
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
      const ids = new Set(saved.map(({ id }) => id));
      const noted = ({ body }: Saved, mark: string): string[] =>
        body
          .split('\n')
          .flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []));
      const gone = new Set(
        saved.flatMap((one) =>
          noted(one, DISCARDS).flatMap((what) => (ids.has(what) ? [one.id, what] : [])),
        ),
      );
      const open = saved.filter(({ id }) => !gone.has(id));
      const files = await filesOf(open.map(({ id }) => id));
      return open.map((one) => ({
        id: one.id,
        author: one.author,
        at: one.at,
        title: one.title,
        files: files.get(one.id) ?? [],
        advice: noted(one, ADVICE),
      }));
    },
  };
}
