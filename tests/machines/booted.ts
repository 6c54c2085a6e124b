/** A copy of a Debian, started by its own systemd in a network of its own, where a program can be run as on a server. */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { scaled } from '../run/limits.ts';
import { REACHING } from './debian.ts';

export interface Result {
  code: number;
  /** Standard output and error. */
  text: string;
}

export interface Booted {
  folder: string;
  /**
   * Runs a script of bash as root.
   * @param online in the network of this machine, for packages; else only what runs in the started one answers
   */
  run: (
    script: string,
    options?: { online?: boolean; input?: string; env?: Record<string, string> },
  ) => Promise<Result>;
  /** Starts a program of this machine in the network of the started one. */
  spawnBeside: (program: string, ...args: string[]) => ReturnType<typeof spawn>;
  stop: () => Promise<void>;
}

const LIMIT_MS = 20 * 60_000;

/** The first process of the machine, by its number on this one: a child of systemd-nspawn that is 1 in its own namespace. */
function firstProcess(nspawn: number): number | undefined {
  const children = readFileSync(`/proc/${nspawn}/task/${nspawn}/children`, 'utf8').trim();
  return children
    .split(' ')
    .map(Number)
    .find((pid) => {
      const status = `/proc/${pid}/status`;
      return pid > 0 && existsSync(status) && /^NSpid:.*\t1$/m.test(readFileSync(status, 'utf8'));
    });
}

/**
 * Starts one. Needs root and systemd-nspawn.
 * @param debian root folder with systemd, which is copied
 * @param folder for the copy
 * @param shared folder of this machine, seen there under the same path
 * @param names of hosts that are that machine itself, in place of a name server
 * @throws {Error} if it does not start
 */
export async function boot(
  debian: string,
  folder: string,
  shared: string,
  names: readonly string[],
): Promise<Booted> {
  rmSync(folder, { recursive: true, force: true });
  // It has devices, which Node does not copy.
  execFileSync('cp', ['--archive', debian, folder]);
  appendFileSync(join(folder, 'etc/hosts'), `127.0.0.1 ${names.join(' ')}\n`);
  // For the users that are made there: how npm reaches its registry.
  const npmrc = join(homedir(), '.npmrc');
  if (existsSync(npmrc)) cpSync(npmrc, join(folder, 'etc/skel/.npmrc'));
  mkdirSync(join(folder, shared), { recursive: true });
  const machine = spawn(
    'systemd-nspawn',
    [
      '--quiet',
      '--register=no',
      '--keep-unit',
      '--private-network',
      '--machine=hearthline',
      `--directory=${folder}`,
      `--bind-ro=${shared}`,
      '--boot',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  machine.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const leader = async (): Promise<number> => {
    for (const started = Date.now(); ; await wait(100)) {
      const first = machine.pid === undefined ? undefined : firstProcess(machine.pid);
      if (first !== undefined) return first;
      if (machine.exitCode !== null || Date.now() - started > scaled(20_000))
        throw new Error(`systemd-nspawn did not start the machine: ${said}`);
    }
  };
  const pid = await leader();
  const enter = ['--target', String(pid), '--mount', '--uts', '--ipc', '--pid', '--root'];

  const booted: Booted = {
    folder,
    run(script, { online = false, input = '', env = {} } = {}) {
      const variables = Object.entries({
        ...Object.fromEntries(REACHING),
        HOME: '/root',
        LANG: 'C.UTF-8',
        NO_COLOR: '1',
        DEBIAN_FRONTEND: 'noninteractive',
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        ...env,
      }).map(([name, value = '']) => `${name}=${value}`);
      const network = online ? [] : ['--net'];
      const child = spawn(
        'nsenter',
        [
          ...enter,
          ...network,
          'env',
          '--ignore-environment',
          '--chdir=/',
          ...variables,
          'bash',
          '-ec',
          script,
        ],
        { timeout: scaled(LIMIT_MS) },
      );
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (part: string) => (text += part));
      child.stdin.on('error', () => undefined);
      child.stdin.end(input);
      return new Promise((done, fail) => {
        child.once('error', fail);
        child.once('close', (code) => done({ code: code ?? 1, text }));
      });
    },
    spawnBeside: (program, ...args) =>
      spawn('nsenter', ['--target', String(pid), '--net', program, ...args]),
    async stop() {
      const ended = new Promise((done) => machine.once('exit', done));
      // With its first process all others end.
      process.kill(pid, 'SIGKILL');
      if (machine.exitCode === null && machine.signalCode === null) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  // Before systemd listens, systemctl fails.
  for (const started = Date.now(); ; await wait(500)) {
    const { text } = await booted.run('systemctl is-system-running || true');
    if (/running|degraded/.test(text)) return booted;
    if (Date.now() - started > scaled(60_000)) {
      await booted.stop();
      throw new Error(`The machine did not start: ${text}`);
    }
  }
}
