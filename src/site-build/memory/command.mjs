/** `npm run build`, and builds of the server: Astro with options for this machine's memory. Passes arguments on. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { nodeOptions } from './node-options.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
// Compilers, images and styles need their builds for this machine; their own messages name none of the causes.
if (globSync('@rolldown/binding-*', { cwd: modules }).length === 0) {
  process.stderr.write(
    'The packages for this machine are missing. Run `npm ci` here, without --omit=optional.\n',
  );
  process.exit(1);
}

const { flags, env } = nodeOptions(process.availableMemory());
// `--force`: a cached collection would hide changed content.
const args = [
  ...flags,
  join(modules, 'astro/bin/astro.mjs'),
  ...['build', '--force', ...process.argv.slice(2)],
];
// A build for development, as with NODE_ENV=development in a shell, has other addresses and React's slow half.
const environment = { ...process.env, ...env, NODE_ENV: 'production' };
// Astro takes the place of this process, which would take 40 MB beside it. Windows cannot.
if (process.platform !== 'win32')
  process.execve(process.execPath, [process.execPath, ...args], environment);
const { status } = spawnSync(process.execPath, args, { env: environment, stdio: 'inherit' });
process.exitCode = status ?? 1;
