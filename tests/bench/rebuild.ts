/**
 * `npm run bench -- rebuild`: 200 requests per second for pages and their scripts while `npm run build` runs and
 * replaces the served site.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join, resolve } from 'node:path';
import { benchFolder, startApi } from './servers.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
const PER_SECOND = 200;
/** Duration of requests before and after the build. */
const AROUND_MS = 3000;
const MAX_BUILD_MS = 300_000;
/** Maximum response time. */
const MAX_WAIT_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Pages, and the hashed files that a page loads. */
function addresses(): string[] {
  const pages = readdirSync(DIST)
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => `/${name.replace(/\.html$/, '').replace(/^index$/, '')}`);
  const files = readdirSync(join(DIST, '_astro'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_astro/${name}`);
  return [...pages, ...files];
}

/** Runs `npm run build`; resolves to whether it succeeded. */
const build = (): Promise<boolean> =>
  new Promise((done, fail) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: { build: string };
    };
    const path = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`;
    spawn('sh', ['-c', `exec ${scripts.build}`], {
      cwd: ROOT,
      stdio: 'ignore',
      timeout: MAX_BUILD_MS,
      env: { ...process.env, PATH: path },
    })
      .once('error', fail)
      .once('exit', (code) => done(code === 0));
  });

/**
 * Requests like a browser and reads the whole response without decompressing: the load must cost less than the server.
 */
const statusOf = (address: string, agent: Agent): Promise<number | string> =>
  new Promise((done) => {
    const options = {
      agent,
      headers: { 'Accept-Encoding': 'br' },
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    };
    request(address, options, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0));
      response.on('error', (error) => done(error.message));
    })
      .on('error', (error) => done(error.message))
      .end();
  });

/** Runs the benchmark; returns whether all limits hold. */
export async function benchRebuild(): Promise<boolean> {
  const { folder, drop } = benchFolder();
  const server = await startApi(folder, {}, 'leads', { site: DIST });
  const paths = addresses();
  const failed: string[] = [];
  const times: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const visit = async (path: string): Promise<void> => {
    const started = performance.now();
    const outcome = await statusOf(server.origin + path, agent);
    if (outcome !== 200) failed.push(`${path} ${outcome}`);
    times.push(performance.now() - started);
  };
  const [before, started] = [statSync(DIST).ino, performance.now()];
  let isOver = false;
  const visits: Promise<void>[] = [];
  const visiting = (async () => {
    while (!isOver) {
      const due = Math.floor(((performance.now() - started) / 1000) * PER_SECOND);
      while (visits.length < due) visits.push(visit(paths[visits.length % paths.length] ?? '/'));
      await pause(2);
    }
  })();
  try {
    await pause(AROUND_MS);
    const isBuilt = await build();
    await pause(AROUND_MS);
    isOver = true;
    await visiting;
    const seconds = (performance.now() - started) / 1000;
    await Promise.all(visits);
    times.sort((a, b) => a - b);
    const slowest = times.at(-1) ?? Number.NaN;
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    console.log(
      `rebuild: ${times.length} requests in ${seconds.toFixed(0)} s, ${failed.length} failed, p99 ${p99.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`,
    );
    for (const line of failed.slice(0, 10)) console.log(`  ${line}`);
    const bars = {
      'the site was built and switched': isBuilt && statSync(DIST).ino !== before,
      'no request failed': failed.length === 0,
      '200 a second were sent': times.length >= PER_SECOND * seconds * 0.99,
      'no answer took 5 s': slowest < 5000,
    };
    console.table(bars);
    return Object.values(bars).every(Boolean);
  } finally {
    isOver = true;
    agent.destroy();
    await server.stop();
    drop();
  }
}
