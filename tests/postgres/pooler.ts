/** A PgBouncer with its defaults before a cluster: each transaction may get another session. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../browser/free-port.ts';
import { scaled } from '../run/limits.ts';
import { finish, owner, query } from './cluster.ts';

/** Starts it; returns the address of the same database behind it. @param url of the database */
export async function startPooler(
  program: string,
  url: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { port, username } = new URL(url);
  const [folder, own] = [mkdtempSync(join(tmpdir(), 'hearthline-pooler-')), await freePort()];
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'users'), `"${username}" ""\n`);
  const settings = `[databases]\n* = host=127.0.0.1 port=${port}
[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${own}\nunix_socket_dir =
auth_type = trust\nauth_file = ${join(folder, 'users')}\npool_mode = transaction\n`;
  writeFileSync(join(folder, 'settings'), settings);
  const server = spawn(program, ['-q', join(folder, 'settings')], { ...owner(), stdio: 'ignore' });
  const pooled = new URL(url);
  pooled.port = String(own);
  const end = performance.now() + scaled(20_000);
  for (;;)
    try {
      await query(pooled.href, 'select 1');
      break;
    } catch (error) {
      if (performance.now() > end || server.exitCode !== null)
        throw new Error('PgBouncer did not start', { cause: error });
      await new Promise((done) => setTimeout(done, 20));
    }
  return {
    url: pooled.href,
    stop: async () => {
      await finish(server, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
