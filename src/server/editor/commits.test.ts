import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildEnvironment } from '../base/config.ts';
import { createCommits } from './commits.ts';
import { openRepository } from './repository.ts';
import { Unsaved } from './unsaved.ts';

const { PATH } = buildEnvironment();
const AUTHOR = { name: 'ana', email: 'ana@example.com' };
const PATHS = ['posts/changed.md', 'posts/removed.md', 'posts/new.md'];

let folder = '';
const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
const onDisk = (path: string): string | undefined => {
  const file = join(folder, 'src/content', path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};
const write = (path: string, text: string): void =>
  writeFileSync(join(folder, 'src/content', path), text);
const marker = (): string => join(folder, '.git/content-save');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-commits-'));
  mkdirSync(join(folder, 'src/content/posts'), { recursive: true });
  for (const path of ['posts/changed.md', 'posts/removed.md', 'posts/other.md']) write(path, 'old');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Operator');
  git('config', 'user.email', 'operator@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The project');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Ends a save as a kill would, before the first call of git with this word. */
async function killedSave(at: 'update-ref' | 'restore', paths: readonly string[]): Promise<void> {
  const repository = await openRepository(folder, PATH);
  const { text } = repository.git;
  const isKilled = { value: false };
  const dying: typeof text = (words, ...rest) => {
    isKilled.value ||= words[0] === at;
    // A process that is killed neither goes on nor cleans up.
    return isKilled.value ? new Promise<never>(() => undefined) : text(words, ...rest);
  };
  const commits = createCommits({ ...repository, git: { ...repository.git, text: dying } });
  const from = await repository.head();
  const commit = await commits.make(
    from,
    [
      { path: 'posts/changed.md', content: 'new' },
      { path: 'posts/removed.md', content: undefined },
      { path: 'posts/new.md', content: 'new' },
    ],
    AUTHOR,
    'A save',
  );
  await Promise.race([
    commits.moveTo(commit, from, paths),
    expect.poll(() => isKilled.value).toBe(true),
  ]);
}

const recover = async (): Promise<void> =>
  createCommits(await openRepository(folder, PATH)).recover();

it.each([
  ['its files', PATHS],
  ['all files', ['']],
])(
  'a save that was killed when it was about to write %s writes them the next time',
  async (_what, paths) => {
    const rest = 'posts/other.md';
    if (!paths.includes('')) write(rest, 'by hand');
    await killedSave('restore', paths);
    expect(git('log', '-1', '--format=%an %s')).toBe('ana A save');
    expect(PATHS.map(onDisk)).toEqual(['old', 'old', undefined]);
    await recover();
    expect(PATHS.map(onDisk)).toEqual(['new', undefined, 'new']);
    // What somebody wrote on the server beside it stays.
    expect(git('status', '--porcelain')).toBe(paths.includes('') ? '' : `M src/content/${rest}`);
    expect(existsSync(marker())).toBe(false);
  },
);

it('a save that was killed before the branch moved never happened', async () => {
  await killedSave('update-ref', PATHS);
  expect(existsSync(marker())).toBe(true);
  await recover();
  expect(git('log', '-1', '--format=%s')).toBe('The project');
  expect(PATHS.map(onDisk)).toEqual(['old', 'old', undefined]);
  expect(git('status', '--porcelain')).toBe('');
  expect(existsSync(marker())).toBe(false);
});

it('a save that comes second to another at the same moment changes nothing, and leaves nothing to do', async () => {
  const repository = await openRepository(folder, PATH);
  const commits = createCommits(repository);
  const from = await repository.head();
  const [one, other] = await Promise.all(
    ['one', 'other'].map((content) =>
      commits.make(from, [{ path: 'posts/new.md', content }], AUTHOR, content),
    ),
  );
  await commits.moveTo(one ?? '', from, ['posts/new.md']);
  await expect(commits.moveTo(other ?? '', from, ['posts/new.md'])).rejects.toThrow(Unsaved);
  expect([onDisk('posts/new.md'), existsSync(marker())]).toEqual(['one', false]);
});

it('a link in the content is named, and never what it leads to', async () => {
  symlinkSync('/etc/passwd', join(folder, 'src/content/posts/link.md'));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A link');
  const repository = await openRepository(folder, PATH);
  const head = await repository.head();
  expect((await repository.filesOf([head])).get(head)).toEqual([
    { path: 'posts/link.md', kind: 'added', before: undefined, after: undefined },
  ]);
  expect((await repository.files(head)).map(({ path }) => path)).not.toContain('posts/link.md');
});
