/**
 * `npm run bench -- load`: 300 leads per second for 20 seconds from 500 addresses, all stored and all delivered once to
 * a CRM without limits. The limit of 100 ms is for two idle cores; on a busy machine it is multiplied by how much slower
 * the machine is, before or after.
 */
import { startFakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { open, type Connection } from './leads.ts';
import { measureSlowdown } from './slowdown.ts';
import { benchFolder, startApi, type Bench } from './servers.ts';

const PER_SECOND = 300;
const SECONDS = 20;
const ADDRESSES = 500;
const P99_MS = 100;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Sends at a fixed rate, regardless of responses; returns response times, ms. */
async function flood({ origin }: Bench): Promise<{ times: number[]; failed: number }> {
  const idle: Connection[] = await Promise.all(Array.from({ length: 64 }, () => open(origin)));
  const all = [...idle];
  const times: number[] = [];
  let failed = 0;
  const sendOne = async (number: number): Promise<void> => {
    let connection = idle.pop();
    if (!connection) {
      connection = await open(origin);
      all.push(connection);
    }
    const address = number % ADDRESSES;
    const { status, took } = await connection.post(`198.51.${address >> 8}.${address & 255}`);
    times.push(took);
    if (status !== 200) failed += 1;
    idle.push(connection);
  };
  const started = performance.now();
  const sent: Promise<void>[] = [];
  while (sent.length < PER_SECOND * SECONDS) {
    const due = Math.floor(((performance.now() - started) / 1000) * PER_SECOND);
    while (sent.length < Math.min(due, PER_SECOND * SECONDS)) sent.push(sendOne(sent.length));
    await pause(1);
  }
  await Promise.all(sent);
  for (const { close } of all) close();
  times.sort((a, b) => a - b);
  return { times, failed };
}

/** Returns the slowest, ms. */
async function visit({ origin }: Bench, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isOver()) {
    const started = performance.now();
    await (await fetch(`${origin}/`)).text();
    slowest = Math.max(slowest, performance.now() - started);
    await pause(100);
  }
  return slowest;
}

export async function benchLoad(): Promise<boolean> {
  const { folder, drop } = benchFolder();
  const crm = await startFakeHubSpot({ limit: 'none' });
  const server = await startApi(folder, {
    ...crm.env,
    HUBSPOT_SPACING_MS: '0',
    RATE_LIMIT: '20/10m',
    LOG_LEVEL: 'warn',
  });
  try {
    const before = await measureSlowdown();
    let over = false;
    const page = visit(server, () => over);
    const { times, failed } = await flood(server);
    over = true;
    const wanted = PER_SECOND * SECONDS;
    const slowdown = Math.max(before, await measureSlowdown());
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
    console.log(
      `load: ${times.length - failed} of ${wanted} accepted, p99 ${p99.toFixed(1)} ms, slowest page ${(await page).toFixed(0)} ms; the machine is ${slowdown.toFixed(1)} times slower than idle`,
    );
    const started = performance.now();
    while (crm.accepted.length < wanted && performance.now() - started < 240_000) await pause(200);
    await pause(1000);
    const emails = new Set(
      crm.accepted.map(
        ({ submission }) => submission.fields.find(({ name }) => name === 'email')?.value,
      ),
    );
    console.log(
      `drained after ${((performance.now() - started) / 1000).toFixed(0)} s: ${crm.accepted.length} submissions of ${emails.size} leads`,
    );
    const bars = {
      'all are stored': failed === 0,
      'all are delivered, once': crm.accepted.length === wanted && emails.size === wanted,
      'p99 at most 100 ms x slowdown': p99 <= P99_MS * slowdown,
      'a page within 2 s x slowdown meanwhile': (await page) < 2000 * slowdown,
    };
    console.table(bars);
    return Object.values(bars).every(Boolean);
  } finally {
    await server.stop();
    await crm.down();
    drop();
  }
}
