/**
 * `npm run test:machines`: the README's two commands on a bare Debian, as an ordinary user under the Node and npm that
 * most people have. `-- all` tries every pair, and root; `-- whole` the whole of `npm test`, as both; `-- online` only
 * the guide “Online in an hour”, `-- newcomer` only the first five minutes, with a clock. Needs root and mmdebstrap, the
 * guide systemd-nspawn too, the newcomer a browser instead. Each row is one check: what differs from the promise is
 * printed, and the last line is `N passed, N failed`.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { freePort } from '../browser/free-port.ts';
import { scaled } from '../run/limits.ts';
import { LEAD } from './lead.ts';
import { newcomer } from './newcomer.ts';
import { online } from './online.ts';
import { installNode, makeDebian, startIn, USERS, type User } from './debian.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DEBIAN = join(tmpdir(), 'hearthline-bare-debian');

interface Machine {
  user: User;
  node: string;
  npm: string;
}

/** The pair of most people. */
const COMMON: Machine = { user: 'user', node: '20.20.2', npm: '10.8.2' };
const ALL: readonly Machine[] = [
  COMMON,
  { ...COMMON, user: 'root' },
  { user: 'user', node: '20.9.0', npm: '10.1.0' },
  { user: 'user', node: '22.23.3', npm: '10.9.4' },
  { user: 'user', node: '24.21.0', npm: '11.6.2' },
  { user: 'user', node: '26.10.0', npm: '11.21.2' },
  { user: 'user', node: '26.10.0', npm: '12.2.1' },
];
/** The last version below `engines` of package.json, and that version itself. */
const TOO_OLD = '24.6.0';
const OLDEST = '24.7.0';

/** What is tried after the installation: a browser without root, and PostgreSQL without one on the machine. */
const TESTS = [
  'node src/with-node.mjs playwright test --project=phone tests/journeys/any-practice.spec.ts',
  'node src/with-node.mjs vitest run --project server tests/server/postgres.test.ts',
];
const WHOLE = ['npm test'];
const MAX_MS = 90 * 60_000;

/** Runs a command to its end. @throws {Error} with the end of its output if it fails or takes too long */
async function finish(machine: Machine, path: string, command: string): Promise<string> {
  const child = startIn(DEBIAN, machine.user, `${USERS[machine.user]}/hearthline`, path, command);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const late = setTimeout(() => child.kill('SIGKILL'), MAX_MS);
  const code = await new Promise((done) => child.once('close', done));
  clearTimeout(late);
  if (code !== 0) {
    const log = `${DEBIAN}-${machine.user}.log`;
    writeFileSync(log, printed);
    throw new Error(
      `${command} ended with ${String(code)}, see ${log}:\n${printed.trimEnd().slice(-1500)}`,
    );
  }
  return printed;
}

/** Starts the server, posts a form and stops it. @returns seconds to the first page */
async function serve(machine: Machine, path: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const folder = `${USERS[machine.user]}/hearthline`;
  const child = startIn(DEBIAN, machine.user, folder, path, `PORT=${port} npm start`);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const origin = `http://127.0.0.1:${port}`;
  try {
    for (;;) {
      const answer = await fetch(origin).catch(() => undefined);
      if (answer?.status === 200) break;
      if (child.exitCode !== null || performance.now() - started > MAX_MS)
        throw new Error(`npm start did not serve:\n${printed.trimEnd().slice(-1500)}`);
      await wait(500);
    }
    const seconds = (performance.now() - started) / 1000;
    const { status } = await fetch(`${origin}${CONTACT_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(LEAD),
    });
    if (status !== 200) throw new Error(`The form was answered with ${status}`);
    return seconds;
  } finally {
    // Its output closes when the last of its processes has ended: none may stay, or this command would never end.
    const late = AbortSignal.timeout(scaled(2000));
    child.kill('SIGKILL');
    if (!child.stdout?.closed) await once(child, 'close', { signal: late });
  }
}

/** One checksum of all files of the built site. */
function checksumOf(folder: string): string {
  const sum = createHash('sha256');
  for (const file of globSync('**/*', { cwd: folder }).sort())
    if (statSync(join(folder, file)).isFile())
      sum.update(file).update(readFileSync(join(folder, file)));
  return sum.digest('hex').slice(0, 12);
}

/** The sentence of a Node that is too old, and a start on the oldest that is not, when no bundled one is there. */
async function withoutBundledNode(machine: Machine): Promise<void> {
  await finish(machine, '', 'rm -r node_modules/node-linux-*');
  const old = installNode(DEBIAN, TOO_OLD, machine.npm);
  for (const command of ['npm start', 'npm run build', 'npm test', 'npm run doctor']) {
    const said = await finish(machine, old, `${command} 2>&1 || true`);
    if (
      !said.includes(`needs Node ${OLDEST} or newer; this is v${TOO_OLD}.`) ||
      said.trim().split('\n').length > 6
    )
      throw new Error(`${command} on Node ${TOO_OLD} said:\n${said}`);
  }
  await serve(machine, installNode(DEBIAN, OLDEST, machine.npm));
}

/** Clones, installs, starts and tests; prints one row. @returns checksum of the built site */
async function attempt(machine: Machine, tests: readonly string[]): Promise<string> {
  const { user, node, npm } = machine;
  const path = installNode(DEBIAN, node, npm);
  const folder = join(DEBIAN, USERS[user], 'hearthline');
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, folder]);
  if (user === 'user')
    execFileSync('chroot', [DEBIAN, 'chown', '-R', 'visitor:', `${USERS[user]}/hearthline`]);
  const began = performance.now();
  await finish(machine, path, 'npm ci');
  const installed = (performance.now() - began) / 1000;
  const [files = '', mb = ''] = (
    await finish(
      machine,
      path,
      'find node_modules -type f | wc -l; du --summarize --block-size=1M node_modules | cut --fields=1',
    )
  ).split('\n');
  const page = await serve(machine, path);
  const sum = checksumOf(join(folder, 'dist'));
  const last = [];
  for (const command of tests)
    last.push((await finish(machine, path, command)).trimEnd().split('\n').at(-1)?.trim());
  const total = (performance.now() - began) / 1000;
  console.log(
    `${user.padEnd(5)} Node ${node.padEnd(8)} npm ${npm.padEnd(8)} npm ci ${installed.toFixed(0)} s, ${files} files, ${mb} MB; first page ${page.toFixed(0)} s; dist ${sum}; tests: ${last.join(', ')}; ${total.toFixed(0)} s in all`,
  );
  return sum;
}

const [, , which = 'common'] = process.argv;
/** Tries nothing of the README’s two commands. */
const isOther = which === 'online' || which === 'newcomer';
if (!isOther) makeDebian(DEBIAN);
const machines = { all: ALL, whole: ALL.slice(0, 2), online: [], newcomer: [] }[which] ?? [COMMON];
const tests = which === 'whole' ? WHOLE : TESTS;
const sums = new Set<string>();
const counts = { passed: 0, failed: 0 };
const check = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
    counts.passed += 1;
  } catch (error) {
    counts.failed += 1;
    console.log(`x ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
for (const machine of machines)
  await check(JSON.stringify(machine), async () => sums.add(await attempt(machine, tests)));
if (!isOther) {
  await check('no bundled Node', () => withoutBundledNode(machines.at(-1) ?? COMMON));
  await check('the same site on every machine', async () => {
    if (sums.size > 1) throw new Error([...sums].join(', '));
  });
}
if (which === 'online' || which === 'all') await check('online in an hour', online);
if (which === 'newcomer' || which === 'all') await check('the first five minutes', newcomer);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
