/**
 * The mixed attack of `attackers.ts` beside five visitors a second, against the built site. Counts leads that were
 * promised and are missing, and how the site did meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { database } from '#server/base/settings.ts';
import { createLog } from '#server/base/log.ts';
import type { Health } from '#server/base/health-report.ts';
import { openStore } from '#server/run/open.ts';
import { leadBody, memoryOf } from '../bench/leads.ts';
import { benchFolder, startApi } from '../bench/servers.ts';
import { measureSlowdown } from '../bench/slowdown.ts';
import { startFakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { ALLOCATOR, FLAGS } from '../server/unit-memory.ts';
import { atRate, createAttackers, createClient } from './attackers.ts';

const DIST = resolve(import.meta.dirname, '../../dist');
const ATTACKS_PER_SECOND = 100;
const VISITORS_PER_SECOND = 5;
/** Tries of a visitor whose post was refused, with the same key, as the page makes them. */
const TRIES = 5;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;

export interface AttackResult {
  /** Acknowledged, and those of them that are missing in the store. */
  promised: number;
  lost: number;
  /** Visitors who were never thanked, however often they tried. */
  unthanked: number;
  pageP99Ms: number;
  postP99Ms: number;
  attacks: number;
  diskMb: number;
  memoryMb: number;
  /** How much slower the machine is than an idle one. */
  slowdown: number;
  /** What the server itself reported. */
  alerts: readonly string[];
}

/** @throws {Error} without a built site */
export async function attack(seconds: number): Promise<AttackResult> {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('Run npm run build first');
  const { folder, drop } = benchFolder();
  const crm = await startFakeHubSpot({ limit: 'none' });
  const env = {
    ...crm.env,
    // As systemd starts it.
    ...ALLOCATOR,
    NODE_OPTIONS: FLAGS.join(' '),
    RATE_LIMIT: '20/10m',
    LOG_LEVEL: 'warn',
    HUBSPOT_SPACING_MS: '0',
  };
  const server = await startApi(folder, env, 'attacked', DIST);
  const { origin, pid } = server;
  const sizeOf = (): number =>
    globSync('**', { cwd: folder })
      .map((path) => statSync(join(folder, path)))
      .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0) /
    2 ** 20;
  const { get, post } = createClient(origin);
  const { attackOnce, lookAtCalls, answered } = createAttackers(origin, DIST);
  await lookAtCalls();
  const [pages, posts]: [number[], number[]] = [[], []];
  const promised = new Map<string, string>();
  let unthanked = 0;
  let number = 0;
  /** Reads a page and writes, with the same key until thanked. */
  const visit = async (): Promise<void> => {
    number += 1;
    const from = `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
    const time = async (times: number[], work: () => Promise<Response>): Promise<Response> => {
      const started = performance.now();
      const answer = await work();
      times.push(performance.now() - started);
      return answer;
    };
    const key = { 'Idempotency-Key': randomUUID() };
    const body = {
      ...(JSON.parse(leadBody()) as object),
      email: `visitor-${key['Idempotency-Key']}@example.com`,
    };
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        if (tries === 0) await (await time(pages, () => get('/', from))).text();
        const answer = await time(posts, () => post(CONTACT_PATH, JSON.stringify(body), from, key));
        if (answer.status === 200) {
          promised.set(((await answer.json()) as { id: string }).id, body.email);
          return;
        }
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
      await pause(1000);
    }
    unthanked += 1;
  };

  const alerts = new Set<string>();
  let memoryMb = 0;
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      memoryMb = Math.max(memoryMb, memoryOf(pid));
      const { reasons } = (await (await fetch(`${origin}/healthz`)).json()) as Health;
      for (const reason of reasons) alerts.add(reason);
      await lookAtCalls();
      await pause(2000);
    }
  };
  try {
    const slowBefore = await measureSlowdown();
    const before = sizeOf();
    const watching = watch();
    const end = performance.now() + seconds * 1000;
    const isPast = (): boolean => performance.now() >= end;
    await Promise.all([
      atRate(ATTACKS_PER_SECOND, isPast, attackOnce),
      atRate(VISITORS_PER_SECOND, isPast, visit),
    ]);
    isOver = true;
    await watching;
    const slowdown = Math.max(slowBefore, await measureSlowdown());
    const diskMb = sizeOf() - before;
    const store = await openStore(
      database.parse(`file:${join(folder, 'leads.db')}`),
      createLog('error'),
    );
    let lost = 0;
    try {
      for (const [id, email] of promised)
        if ((await store.find(id))?.lead.fields['email'] !== email) lost += 1;
    } finally {
      await store.close();
    }
    console.table(Object.fromEntries([...answered].sort()));
    return {
      promised: promised.size,
      lost,
      unthanked,
      pageP99Ms: Math.round(percentile(pages, 0.99)),
      postP99Ms: Math.round(percentile(posts, 0.99)),
      attacks: [...answered.values()].reduce((sum, count) => sum + count, 0),
      diskMb: Math.round(diskMb * 10) / 10,
      memoryMb: Math.round(memoryMb),
      slowdown: Math.round(slowdown * 10) / 10,
      alerts: [...alerts],
    };
  } finally {
    await server.stop();
    await crm.down();
    drop();
  }
}

/** Times are for an idle machine. */
export const attackBars = (result: AttackResult): Record<string, boolean> => ({
  'no lead is lost, every visitor is thanked': result.lost + result.unthanked === 0,
  'pages: 99 % within 500 ms x slowdown': result.pageP99Ms <= 500 * result.slowdown,
  'the disk grows by at most 50 MB': result.diskMb <= 50,
  'memory is at most 250 MB': result.memoryMb <= 250,
  'an alert names the rush of bookings': result.alerts.some((text) =>
    text.includes('offered calls'),
  ),
});
