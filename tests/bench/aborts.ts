/**
 * `npm run bench -- aborts`: 5,000 aborted downloads on a server limited to 1,024 open files; direct, and through
 * nginx and Caddy as shipped. Leads and pages are requested meanwhile.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { CONTACT_PATH } from '#domain/forms/contact.ts';
import { startCaddy, startNginx } from '../proxies/start.ts';
import { optional } from '../programs/optional.ts';
import { leadBody } from './load.ts';
import { benchFolder, SITE, startApi } from './servers.ts';

const ABORTS = 5000;
const AT_ONCE = 50;
const CONTROLS = 20;
const MAX_FILES = 1024;
const FILES = { '/script.js': 200_000, '/recording.mp3': 12 * 2 ** 20 };

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
const requestTo = (front: string): typeof plainRequest =>
  front.startsWith('https:') ? secureRequest : plainRequest;
const OPTIONS = {
  rejectUnauthorized: false,
  agent: false,
  headers: { 'Sec-Fetch-Site': 'same-origin' },
};

/** Aborts at the first bytes of the response. */
const abort = (front: string, path: string): Promise<void> =>
  new Promise((done) => {
    const sending = requestTo(front)(front + path, OPTIONS, (response) => {
      response.once('data', () => sending.destroy());
    });
    sending.on('error', () => undefined).once('close', done);
    sending.end();
  });

/** Whether a page or a lead (`body`) gets a 200 within five seconds. */
const isAnswered = (front: string, path: string, body?: string): Promise<boolean> =>
  new Promise((done) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = { ...OPTIONS.headers, 'Content-Type': 'application/json' };
    const options = { ...OPTIONS, method, headers, signal: AbortSignal.timeout(5000) };
    requestTo(front)(front + path, options, (response) => {
      response.resume().on('end', () => done(response.statusCode === 200));
      response.on('error', () => done(false));
    })
      .on('error', () => done(false))
      .end(body);
  });

interface Outcome {
  through: string;
  'files before': number;
  'files after': number;
  leads: number;
  pages: number;
}

async function breakOff(through: string, front: string, pid: number): Promise<Outcome> {
  await isAnswered(front, '/');
  const before = openFiles(pid);
  const paths = Object.keys(FILES);
  let left = ABORTS;
  const leave = async (): Promise<void> => {
    while (left-- > 0) await abort(front, paths[left % paths.length] ?? '/');
  };
  const leaving = Promise.all(Array.from({ length: AT_ONCE }, leave));
  const [leads, pages]: [boolean[], boolean[]] = [[], []];
  for (let at = 0; at < CONTROLS; at += 1) {
    // Spread over all files.
    while (left > ABORTS - (ABORTS / CONTROLS) * (at + 1)) await pause(5);
    leads.push(await isAnswered(front, CONTACT_PATH, leadBody()));
    pages.push(await isAnswered(front, '/about-us'));
  }
  await leaving;
  // Connections take a moment to close.
  for (let wait = 0; wait < 100 && openFiles(pid) > before + 5; wait += 1) await pause(100);
  return {
    through,
    'files before': before,
    'files after': openFiles(pid),
    leads: leads.filter(Boolean).length,
    pages: pages.filter(Boolean).length,
  };
}

/** Runs the benchmark; returns whether all limits hold. */
export async function benchAborts(): Promise<boolean> {
  const { folder, drop } = benchFolder();
  const site = join(folder, 'site');
  cpSync(SITE, site, { recursive: true });
  for (const [path, bytes] of Object.entries(FILES))
    writeFileSync(join(site, path), randomBytes(bytes));
  const server = await startApi(folder, {}, 'leads', { site, mostFiles: MAX_FILES });
  const outcomes: Outcome[] = [];
  try {
    outcomes.push(await breakOff('nothing', server.origin, server.pid));
    const proxies = [
      ...(optional('nginx') ? [startNginx] : []),
      ...(optional('caddy') ? [startCaddy] : []),
    ];
    for (const start of proxies) {
      const own = join(folder, start.name);
      mkdirSync(own);
      const proxy = await start(server.origin, own);
      try {
        outcomes.push(await breakOff(start.name.slice(5), proxy.front, server.pid));
      } finally {
        await proxy.stop();
      }
    }
  } finally {
    await server.stop();
    drop();
  }
  console.log(`${ABORTS} downloads broken off each, ${MAX_FILES} files allowed`);
  console.table(outcomes);
  const bars = {
    'files are closed again': outcomes.every(
      (one) => one['files after'] <= one['files before'] + 5,
    ),
    'every lead is answered': outcomes.every(({ leads }) => leads === CONTROLS),
    'every page is answered': outcomes.every(({ pages }) => pages === CONTROLS),
  };
  console.table(bars);
  return Object.values(bars).every(Boolean);
}
