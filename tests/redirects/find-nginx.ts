/** Finds nginx: from the environment, the system, or Debian's packages, in this order. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function fromEnvironment(): string | undefined {
  const path = process.env['NGINX_PATH'];
  if (path && !existsSync(path)) throw new Error(`NGINX_PATH=${path}: there is no such file`);
  return path || undefined;
}

function fromSystem(): string | undefined {
  // Debian installs it outside of users' PATH.
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .concat('/usr/sbin', '/usr/local/sbin');
  return folders.map((folder) => join(folder, 'nginx')).find(existsSync);
}

/** On Debian, as root, installs it with apt. */
function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'nginx']])
    execFileSync('apt-get', [...step, '-qq'], { stdio: 'inherit', env });
  return fromSystem();
}

/** Path of nginx. Throws with instructions if there is none. */
export function findNginx(): string {
  const found = fromEnvironment() ?? fromSystem() ?? fromDebian();
  if (found === undefined)
    throw new Error(
      'nginx not found; the redirect tests need it. Install it (Debian: apt-get install nginx), or set NGINX_PATH=/path/to/nginx',
    );
  return found;
}
