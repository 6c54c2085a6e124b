/** Makes commits without the working copy, then updates it. A change is saved once the branch moves. */
import { fileWords } from '#staff/contract/content-words.ts';
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from './paths.ts';
import type { Repository } from './repository.ts';
import { Unsaved } from './unsaved.ts';

export interface Author {
  name: string;
  /** Needed by git; nobody receives email there. */
  email: string;
}

/** One file of a commit, below `src/content`; without content it is removed. */
export interface NewFile {
  path: string;
  content: string | Uint8Array | { sha: string } | undefined;
}

export interface Commits {
  /** Makes a commit on `parent`, on no branch yet; returns its id. */
  make: (
    parent: string,
    files: readonly NewFile[],
    author: Author,
    message: string,
  ) => Promise<string>;
  /** The same from a tree of git. */
  makeFromTree: (parent: string, tree: string, author: Author, message: string) => Promise<string>;
  /** Moves the branch and writes the files of `paths` (`''`: all). @throws {Unsaved} if it has moved meanwhile */
  moveTo: (commit: string, from: string, paths: readonly string[]) => Promise<void>;
  recover: () => Promise<void>;
  /** @throws {Unsaved} if somebody changed one of the files without a commit, or made it a link */
  refuseChangedOnDisk: (paths: readonly string[]) => Promise<void>;
}

const identity = ({ name, email }: Author): Record<string, string> => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: 'Content editor',
  GIT_COMMITTER_EMAIL: email,
});

const NOTHING = '0'.repeat(40);

export function createCommits({ git, folder, gitFolder, branch }: Repository): Commits {
  /** Names the files that a save is writing. */
  const marker = join(gitFolder, 'content-save');
  const full = (path: string): string => (path === '' ? CONTENT : `${CONTENT}/${path}`);

  async function withIndex<T>(work: (env: Record<string, string>) => Promise<T>): Promise<T> {
    const index = join(gitFolder, `content-index-${randomBytes(6).toString('hex')}`);
    try {
      return await work({ GIT_INDEX_FILE: index });
    } finally {
      rmSync(index, { force: true });
    }
  }

  const commitOf = (
    tree: string,
    parent: string,
    author: Author,
    message: string,
  ): Promise<string> =>
    git.text(['commit-tree', tree, '-p', parent, '-F', '-'], {
      input: message,
      env: identity(author),
    });

  async function shaOf(content: Exclude<NewFile['content'], undefined>): Promise<string> {
    if (typeof content === 'object' && 'sha' in content) return content.sha;
    return git.text(['hash-object', '-w', '--stdin'], { input: content });
  }

  async function writeFiles(paths: readonly string[]): Promise<void> {
    const restore = ['restore', '--source=HEAD', '--staged', '--worktree', '--'];
    // A file in neither the commit nor the index is unknown to git.
    const known = await git.text(['ls-files', '-z', '--', ...paths.map(full)]);
    const saved = await git.text([
      'ls-tree',
      '-r',
      '-z',
      '--name-only',
      'HEAD',
      '--',
      ...paths.map(full),
    ]);
    const names = [...new Set([...known.split('\0'), ...saved.split('\0')])].filter(Boolean);
    if (names.length > 0) await git.text([...restore, ...names]);
  }

  return {
    make: (parent, files, author, message) =>
      withIndex(async (env) => {
        await git.text(['read-tree', parent], { env });
        const lines: string[] = [];
        for (const { path, content } of files)
          lines.push(
            content === undefined
              ? `0 ${NOTHING}\t${full(path)}\0`
              : `100644 ${await shaOf(content)}\t${full(path)}\0`,
          );
        await git.text(['update-index', '-z', '--index-info'], { input: lines.join(''), env });
        const tree = await git.text(['write-tree'], { env });
        if (tree === (await git.text(['rev-parse', `${parent}^{tree}`]))) return parent;
        return commitOf(tree, parent, author, message);
      }),
    makeFromTree: (parent, tree, author, message) =>
      withIndex(async (env) => {
        await git.text(['read-tree', parent], { env });
        await git.text(['rm', '-r', '-q', '--cached', '--', CONTENT], { env });
        await git.text(['read-tree', `--prefix=${CONTENT}/`, tree], { env });
        const whole = await git.text(['write-tree'], { env });
        return commitOf(whole, parent, author, message);
      }),
    async moveTo(commit, from, paths) {
      if (commit === from) return;
      writeFileSync(marker, paths.join('\n'), { flush: true });
      try {
        await git.text(['update-ref', '-m', 'content editor', branch, commit, from]);
      } catch (error) {
        rmSync(marker);
        throw new Unsaved(
          409,
          'Somebody else saved at the same moment. Please save again.',
          {},
          { cause: error },
        );
      }
      await writeFiles(paths);
      rmSync(marker);
    },
    async recover() {
      if (!existsSync(marker)) return;
      await writeFiles(readFileSync(marker, 'utf8').split('\n'));
      rmSync(marker);
    },
    async refuseChangedOnDisk(paths) {
      const status = await git.text(['status', '--porcelain', '-z', '--', ...paths.map(full)]);
      if (status !== '')
        throw new Unsaved(
          409,
          `On the server, “${fileWords((status.split('\0')[0] ?? '').slice(3 + CONTENT.length + 1))}” was changed without the editor. Please ask whoever runs the server to commit or undo that first.`,
        );
      for (const path of paths) {
        const steps = full(path).split('/');
        for (let length = 1; length <= steps.length; length += 1)
          if (
            lstatSync(join(folder, ...steps.slice(0, length)), {
              throwIfNoEntry: false,
            })?.isSymbolicLink()
          )
            throw new Unsaved(422, `${path} is a link to another place, so it is not written.`);
      }
    },
  };
}
