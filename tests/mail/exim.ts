/** Debian's mail server, exim4, on loopback: with STARTTLS and a certificate of its own, as packages set it up. */
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../browser/free-port.ts';
import { makeCertificate } from '../programs/certificate.ts';
import { scaled } from '../run/limits.ts';

export interface Exim {
  port: number;
  /** Envelopes and headers of what it took, in no order. */
  taken: () => string[];
  stop: () => Promise<void>;
}

async function isUp(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Takes mail for everybody and keeps it. @param program path @param utf8 whether it announces SMTPUTF8 */
export async function startExim(program: string, { utf8 = true } = {}): Promise<Exim> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-exim-'));
  const { key, certificate } = makeCertificate(folder, 'localhost');
  const port = await freePort();
  const config = join(folder, 'exim.conf');
  writeFileSync(
    config,
    `spool_directory = ${folder}/spool
log_file_path = ${folder}/spool/%slog
local_interfaces = 127.0.0.1
daemon_smtp_ports = ${port}
primary_hostname = localhost
tls_advertise_hosts = *
tls_certificate = ${certificate}
tls_privatekey = ${key}
smtputf8_advertise_hosts = ${utf8 ? '*' : ''}
acl_smtp_rcpt = accept
acl_smtp_data = accept
queue_only = true
keep_environment =
`,
    { mode: 0o644 },
  );
  // As root it goes on as its own user.
  chmodSync(folder, 0o777);
  for (const file of [key, certificate]) chmodSync(file, 0o644);
  const child = spawn(program, ['-bdf', '-C', config, '-oP', join(folder, 'pid')], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + scaled(10_000);
  while (!(await isUp(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error('exim4 did not start');
    }
    await setTimeout(20);
  }
  const input = join(folder, 'spool/input');
  return {
    port,
    taken: () =>
      existsSync(input)
        ? readdirSync(input)
            .filter((name) => name.endsWith('-H'))
            .map((name) => readFileSync(join(input, name), 'utf8'))
        : [],
    stop,
  };
}
