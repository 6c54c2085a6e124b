/**
 * `npm run build`, and the builds that the server starts: Astro, with the options for this machine's memory. Arguments
 * go to Astro.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeOptions } from './node-options.ts';

const { flags, env } = nodeOptions(process.availableMemory());
// `--force`: a cached collection would hide changed content.
const args = [
  ...flags,
  join(import.meta.dirname, '../../../node_modules/astro/bin/astro.mjs'),
  ...['build', '--force', ...process.argv.slice(2)],
];
const environment = { ...process.env, ...env };
// Astro takes the place of this process, which would take 40 MB beside it. Windows cannot.
if (process.platform !== 'win32')
  process.execve(process.execPath, [process.execPath, ...args], environment);
const { status } = spawnSync(process.execPath, args, { env: environment, stdio: 'inherit' });
process.exitCode = status ?? 1;
