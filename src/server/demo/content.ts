/** The working copy of the project that the content editor of the demo changes. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads, and what the checks of a save need. */
export const CONTENT_PARTS = [
  'src',
  'public',
  'astro.config.mjs',
  'redirects.json',
  'package.json',
  'tsconfig.json',
  '.prettierrc.json',
  '.gitignore',
];

/**
 * Copies the project as it is, without its history, so that a download without git's folder works as well.
 * @param root folder of the project
 * @param folder to make
 */
export function copyContent(root: string, folder: string): void {
  mkdirSync(folder);
  for (const part of CONTENT_PARTS)
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  // `node_modules/` means a folder, and this is a link.
  appendFileSync(join(folder, '.gitignore'), '\nnode_modules\n');
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The project');
}
