/** Switches a running installation from release to release under load, and counts what went wrong. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { publicPath } from '#lib/http/routes.ts';
import { keepSocket } from '../server/kept-socket.ts';
import { atRate, createAttackers } from '../soak/attackers.ts';
import { leadBody } from './leads.ts';
import { makeVariant } from './release-variants.ts';
import { ask, visit } from './visitors.ts';

const run = promisify(execFile);
const pause = (ms: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, ms)));

/** Different releases; after the last one comes the first again, like a step back. */
const MAX_RELEASES = 6;
/** Time for the last deliveries, ms. */
const DELIVERY_MS = 60_000;

export interface SwitchOptions {
  release: string;
  /** Empty, for releases and data. */
  folder: string;
  seconds: number;
  /** Seconds from one switch to the next. */
  everySeconds: number;
  requestsPerSecond: number;
  leadsPerSecond: number;
  /** Of the mixed attack (`soak/attackers.ts`), beside the visitors. */
  attacksPerSecond?: number;
}

export interface SwitchCount {
  switches: number;
  pages: number;
  files: number;
  leads: number;
  /** Requests without an answer or with another than 200. */
  failed: string[];
  /** Files that a page named and no server had. */
  missing: string[];
  /** Acknowledged leads that are not stored, or did not reach the webhook. */
  lost: number;
  /** Leads stored twice, or that reached the webhook twice. */
  doubled: number;
  /** Servers that ended other than by a switch. */
  crashed: number;
}

/** Counts leads by id. */
async function startReceiver(): Promise<{
  url: string;
  got: Map<string, number>;
  stop: () => void;
}> {
  const got = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    got.set(id, (got.get(id) ?? 0) + 1);
    request.resume().on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    got,
    stop: () => server.close().closeAllConnections(),
  };
}

/** At a fixed rate; returns the answers. */
async function postLeads(origin: string, perSecond: number, isOver: () => boolean) {
  const open: Promise<{ email: string; status: number; text: string; error?: string }>[] = [];
  const started = performance.now();
  while (!isOver()) {
    while (open.length < ((performance.now() - started) / 1000) * perSecond) {
      const body = leadBody();
      const { email } = JSON.parse(body) as { email: string };
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      };
      open.push(
        ask(origin + CONTACT_PATH, { body, headers }).then((answer) => ({ ...answer, email })),
      );
    }
    await pause(5);
  }
  return Promise.all(open);
}

/** By email address. */
function storedLeads(data: string): Map<string, number> {
  const store = new DatabaseSync(join(data, 'leads.db'), { readOnly: true });
  const rows = store
    .prepare("select fields ->> 'email' as email, count(*) as count from leads group by 1")
    .all();
  store.close();
  return new Map(rows.map(({ email, count }) => [String(email), Number(count)]));
}

export async function runSwitches(options: SwitchOptions): Promise<SwitchCount> {
  const { release, folder, seconds, everySeconds, requestsPerSecond, leadsPerSecond } = options;
  const { attacksPerSecond = 0 } = options;
  const switches = Math.floor(seconds / everySeconds);
  const releases = Array.from({ length: Math.min(MAX_RELEASES, switches + 1) }, (_, at) =>
    join(folder, 'releases', String(at)),
  );
  mkdirSync(join(folder, 'releases'));
  for (const [at, to] of releases.entries()) makeVariant(release, to, at);
  const current = join(folder, 'current');
  const switchTo = (to = ''): Promise<unknown> =>
    run(process.execPath, [join(to, 'switch.mjs'), current]);
  await switchTo(releases[0]);

  const receiver = await startReceiver();
  const data = join(folder, 'data');
  const server = await keepSocket([process.execPath, join(current, 'serve.mjs')], {
    cwd: folder,
    env: {
      DATABASE_URL: `file:${data}/leads.db`,
      // All visitors have one address. "off" would leave the attackers without a limit, too.
      RATE_LIMIT: '99999/1m',
      TRUST_PROXY: '1',
      SELF_TEST: 'off',
      WEBHOOK_URL: receiver.url,
    },
  });
  const { origin } = server;
  const starts = (): number => server.output().split('Hearthline is running').length - 1;
  while (starts() < 1) await pause(20);

  const paths = globSync('**/*.html', { cwd: join(releases[0] ?? '', 'dist') })
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => publicPath(`/${file}`));
  const { attackOnce, lookAtCalls } = createAttackers(origin, join(releases[0] ?? '', 'dist'));
  await lookAtCalls();
  let isOver = false;
  try {
    const visiting = visit(origin, paths, requestsPerSecond, () => isOver);
    const posting = postLeads(origin, leadsPerSecond, () => isOver);
    const attacking = atRate(attacksPerSecond, () => isOver, attackOnce);
    const started = performance.now();
    for (let number = 1; number <= switches; number += 1) {
      await pause(started + (number - 0.5) * everySeconds * 1000 - performance.now());
      await switchTo(releases[number % releases.length]);
      await server.restart();
    }
    // The last start is part of the measurement.
    for (
      const until = performance.now() + DELIVERY_MS;
      starts() <= switches && performance.now() < until;
    )
      await pause(50);
    await pause(started + seconds * 1000 - performance.now());
    isOver = true;
    const [visits, posts] = [await visiting, await posting];
    await attacking;
    const accepted = posts.filter(({ status }) => status === 200);
    const ids = accepted.map(({ text }) => (JSON.parse(text) as { id: string }).id);
    for (const until = performance.now() + DELIVERY_MS; performance.now() < until; await pause(50))
      if (ids.every((id) => receiver.got.has(id))) break;
    const stored = storedLeads(data);
    const countOver = (counts: Iterable<number>): number => [...counts].filter((n) => n > 1).length;
    return {
      switches: starts() - 1,
      pages: visits.pages,
      files: visits.files,
      leads: accepted.length,
      failed: [
        ...visits.failed,
        ...posts
          .filter(({ status }) => status !== 200)
          .map(({ status, error, text }) => `lead: ${status || error} ${text.slice(0, 80)}`),
      ],
      missing: visits.missing,
      lost:
        accepted.filter(({ email }) => !stored.has(email)).length +
        ids.filter((id) => !receiver.got.has(id)).length,
      doubled: countOver(stored.values()) + countOver(receiver.got.values()),
      crashed: starts() - 1 - server.endedWell(),
    };
  } finally {
    isOver = true;
    await server.stop();
    receiver.stop();
  }
}
