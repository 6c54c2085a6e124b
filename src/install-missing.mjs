/**
 * After `npm ci`: npm leaves out the packages for this machine whose `engines` exclude the Node that runs npm, such as the
 * compilers below Node 20.19 or 22.12. The bundled Node, which runs this, is new enough: the same npm installs them
 * under it. Does nothing where all are there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
const isMissing = ([path, { optional, os, cpu, libc }]) =>
  optional &&
  os?.includes(process.platform) &&
  cpu?.includes(process.arch) &&
  !libc?.includes('musl') &&
  !existsSync(new URL(path, root));

const npm = process.env['npm_execpath'];
if (npm !== undefined && Object.entries(packages).some(isMissing)) {
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync(process.execPath, [npm, ...args], {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
