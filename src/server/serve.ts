/**
 * `npm run serve`, and `node serve.mjs` in a release: keeps the port and runs the server in a child process. SIGHUP
 * starts the release that the command's path leads to now, and ends the old server when the new one listens: no
 * connection is refused, and a release that does not start or cannot open the store changes nothing.
 */
import cluster, { type Worker } from 'node:cluster';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { REPLACES, type Handover } from './handover.ts';
import { schemaObstacle } from './releases/schema.ts';
import { ALLOCATOR, SMALL_HEAP } from './operations/memory-settings.ts';

/** Wait before a crashed server is restarted, milliseconds. */
const RESTART_MS = 1000;
/** May lead through a link such as `current`. */
const COMMAND = process.argv[1] ?? '';

let current: Worker | undefined;
/** Folder of the release that runs. */
let release: string | undefined;
let isStopping = false;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

function startModule(): string {
  const real = realpathSync(COMMAND);
  return join(
    real,
    real.endsWith(join('src', 'server', 'serve.mjs')) ? '..' : '../src/server',
    'start.mjs',
  );
}

/** Starts a server; resolves once it listens. @throws {Error} with its exit code as `cause` if it ends before */
function launch(module: string, isReplacement: boolean): Promise<Worker> {
  cluster.setupPrimary({
    exec: module,
    args: ['--no-build', ...(isReplacement ? [REPLACES] : [])],
    execArgv: [...process.execArgv, SMALL_HEAP],
  });
  const worker = cluster.fork(ALLOCATOR);
  return new Promise((done, fail) => {
    worker.once('listening', () => done(worker));
    worker.once('exit', (code) => fail(new Error('The server did not start.', { cause: code })));
  });
}

function watch(worker: Worker): void {
  worker.once('exit', (code, signal) => {
    if (worker !== current) return;
    if (isStopping) process.exit(code);
    current = undefined;
    say(`The server ended (${signal || code}). Starting it again.`);
    setTimeout(replace, RESTART_MS);
  });
}

/** Also to servers that end when their connections have. */
function tell(servers: readonly Worker[], message: Handover): void {
  for (const server of servers) if (server.isConnected()) server.send(message);
}

/** Starts a server, then retires those before. */
async function replace(): Promise<void> {
  const before = current;
  const older = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  try {
    let module = startModule();
    let folder = join(module, '../../..');
    // Releases from before {@link REPLACES} listen without a look at the store.
    const obstacle = release === undefined ? undefined : await schemaObstacle(release, folder);
    if (obstacle !== undefined && before) throw new Error(obstacle.text);
    if (obstacle !== undefined && release !== undefined) {
      say(`${obstacle.text} Starting the one that ran.`);
      [module, folder] = [join(release, 'src/server/start.mjs'), release];
    }
    // A page of the new server may request its files on a connection that an old one still has.
    tell(older, { nextSite: join(folder, 'dist') });
    const next = await launch(module, before !== undefined);
    [current, release] = [next, folder];
    watch(next);
    tell(older, { retire: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (before) return say(`${error.message} The running one goes on.`);
    process.exit(Number(error.cause) || 1);
  }
}

let last = replace();
process.on('SIGHUP', () => {
  last = last.then(replace);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  });
