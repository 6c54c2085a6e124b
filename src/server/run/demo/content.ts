import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

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

/** Copies the project without its history, so that a download without `.git` works as well. */
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
