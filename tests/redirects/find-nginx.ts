/** Finds nginx: from the environment, the system, or Debian's packages, in this order. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram } from '../programs/find.ts';

function fromEnvironment(): string | undefined {
  const path = process.env['NGINX_PATH'];
  if (path && !existsSync(path)) throw new Error(`NGINX_PATH=${path}: there is no such file`);
  return path || undefined;
}

/** On Debian, as root, installs it with apt. */
function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    // Several tests may ask at once: apt-get waits for the other.
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'nginx']])
      execFileSync('apt-get', [...step, '-qq', '-o', 'DPkg::Lock::Timeout=300'], {
        stdio: 'inherit',
        env,
      });
  } catch (error) {
    console.warn(`apt-get brought no nginx: ${String(error)}`);
  }
  return findProgram('nginx');
}

/** Path of nginx; undefined if there is none. Throws if `NGINX_PATH` is wrong. */
export function findNginx(): string | undefined {
  return fromEnvironment() ?? findProgram('nginx') ?? fromDebian();
}
