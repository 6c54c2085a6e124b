/** A git clone of the project as the content editor has it, and requests as Sveltia CMS sends them. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { CONTENT_PARTS } from '#server/run/demo/content.ts';
import { EDITOR_API, EDITOR_REPOSITORY } from '#staff/contract/content.ts';
import type { PlacesAnswer } from '#staff/contract/editor/prepared.ts';
import type { StaffClient } from './staff-client.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const CONFIG = `import site from './whole.config.mjs';
const SPARE = ['precompress', 'og-images', 'guide-pdfs'];
const integrations = site.integrations.filter((one) => one && !SPARE.includes(one.name));
export default { ...site, integrations, cacheDir: './.cache' };
`;

export interface ContentFolder {
  path: string;
  git: (...args: string[]) => string;
  onDisk: (path: string) => string;
}

/** Whatever the machine's settings are. */
export const gitIn =
  (folder: string): ContentFolder['git'] =>
  (...args) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Operator', '-c', 'user.email=operator@example.com', ...args],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    ).trim();

export interface MadeFolder extends ContentFolder {
  make: () => void;
  remove: () => void;
}

export function contentFolder(): MadeFolder {
  const path = join(mkdtempSync(join(tmpdir(), 'hearthline-content-')), 'clone');
  const git = gitIn(path);
  return {
    path,
    git,
    onDisk: (file) => readFileSync(join(path, 'src/content', file), 'utf8'),
    make() {
      mkdirSync(path);
      for (const part of CONTENT_PARTS)
        cpSync(join(ROOT, part), join(path, part), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules'), join(path, 'node_modules'));
      // `node_modules/` means a folder, and this is a link.
      appendFileSync(join(path, '.gitignore'), 'node_modules\n');
      // A cache of its own, and without what takes long and is not looked at here.
      renameSync(join(path, 'astro.config.mjs'), join(path, 'whole.config.mjs'));
      writeFileSync(join(path, 'astro.config.mjs'), CONFIG);
      git('init', '--quiet', '--initial-branch=main');
      git('add', '--all', '--', ...CONTENT_PARTS, 'whole.config.mjs');
      git('commit', '--quiet', '--message', 'The project');
    },
    remove: () => rmSync(join(path, '..'), { recursive: true, force: true }),
  };
}

const API = `${EDITOR_API.replace('/api/admin', '')}/repos/${EDITOR_REPOSITORY.owner}/${EDITOR_REPOSITORY.name}`;
const base64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64');

export interface SentFile {
  operation: 'create' | 'update' | 'delete';
  path: string;
  content?: string | Uint8Array;
  sha?: string | undefined;
  from_path?: string;
  /** Blob id of a version that was shown since. */
  seen?: string;
}

/** Paths below `src/content`. */
export const saveFiles = (
  editor: Pick<StaffClient, 'send'>,
  files: readonly SentFile[],
  message = 'Update',
  answers: readonly PlacesAnswer[] = [],
): Promise<Response> =>
  editor.send('POST', `${API}/contents`, {
    branch: EDITOR_REPOSITORY.branch,
    message,
    answers,
    files: files.map(({ path, from_path: from, content, ...rest }) => ({
      ...rest,
      path: `src/content/${path}`,
      content: content === undefined ? '' : base64(content),
      ...(from !== undefined && { from_path: `src/content/${from}` }),
    })),
  });

/** Shows what the server said otherwise. */
export async function expectSaved(response: Response): Promise<void> {
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([201, '']);
}

export interface ReadFile {
  sha: string;
  text: string;
}

export async function readText(editor: StaffClient, path: string): Promise<ReadFile> {
  const response = await editor.send('POST', `${API}/file-contents?ref=main`, {
    files: [`src/content/${path}`],
  });
  const [file] = (await response.json()) as { sha: string; content: string }[];
  if (!file) throw new Error(`There is no ${path}`);
  return { sha: file.sha, text: Buffer.from(file.content, 'base64').toString('utf8') };
}

export const apiPath = (path: string): string => `${API}${path}`;
