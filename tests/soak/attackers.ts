/**
 * A mixed attack of 1,000 addresses on a server that trusts `X-Forwarded-For`: requests that drip, sign-ins, passkeys,
 * searches, bookings, downloads, and the content editor from outside.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { OfferedTimes } from '#features/booking/offered-times.ts';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { leadBody } from '../bench/leads.ts';

const ADDRESSES = 1000;
/** A byte this often keeps a request from being idle, milliseconds. */
const DRIP_MS = 4000;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Each in a separate network, as limits count IPv6 addresses. */
const attackerAt = (number: number): string => `2001:db8:${(number + 1).toString(16)}::1`;

/** Calls `work` at a fixed rate, whatever the answers take, until it is over; waits for all. */
export async function atRate(
  perSecond: number,
  isOver: () => boolean,
  work: () => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const pending = new Set<Promise<void>>();
  for (let sent = 0; !isOver();) {
    const due = ((performance.now() - started) / 1000) * perSecond;
    for (; sent < due; sent += 1) {
      const one = work();
      pending.add(one);
      one.finally(() => pending.delete(one)).catch(console.error);
    }
    await pause(5);
  }
  await Promise.all(pending);
}

type Post = (path: string, body: string, from: string, headers?: object) => Promise<Response>;
type Get = (path: string, from: string, init?: RequestInit) => Promise<Response>;

export function createClient(origin: string): { post: Post; get: Get } {
  const post: Post = (path, body, from, headers = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: origin,
        'X-Forwarded-For': from,
        ...headers,
      },
      body,
    });
  const get: Get = (path, from, init = {}) =>
    fetch(origin + path, { headers: { 'X-Forwarded-For': from }, ...init });
  return { post, get };
}

/** Reads the answer: undici crashes when a server closes a connection with one that nobody reads. */
async function statusOf(asked: Promise<Response>): Promise<number> {
  const answer = await asked;
  await answer.arrayBuffer();
  return answer.status;
}

export interface Attackers {
  /** Chosen by chance. */
  attackOnce: () => Promise<void>;
  lookAtCalls: () => Promise<void>;
  /** What became of each, such as `booking 422`. */
  answered: ReadonlyMap<string, number>;
}

/** @param site folder of the served site */
export function createAttackers(origin: string, site: string): Attackers {
  const { hostname, port, host } = new URL(origin);
  const largest =
    globSync('_astro/*', { cwd: site }).sort(
      (one, other) => statSync(join(site, other)).size - statSync(join(site, one)).size,
    )[0] ?? '';
  const { post, get } = createClient(origin);
  const answered = new Map<string, number>();
  let free: string[] = [];

  /** Returns the status, or what became of it. */
  const attacks: Readonly<Record<string, (from: string) => Promise<string | number>>> = {
    drip: (from) =>
      new Promise((done) => {
        const socket = connect(Number(port), hostname);
        socket.write(
          `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
        );
        const timer = setInterval(() => socket.write('{'), DRIP_MS);
        socket.on('error', () => undefined);
        socket.once('close', () => {
          clearInterval(timer);
          done('closed');
        });
        socket.resume();
      }),
    'sign-in': (from) =>
      statusOf(
        post('/api/admin/session', JSON.stringify({ username: 'admin', password: from }), from),
      ),
    passkey: (from) => statusOf(post('/api/admin/session/passkey', '{}', from)),
    search: (from) => statusOf(get(`/resources-hub?q=${'a'.repeat(randomInt(2000))}`, from)),
    booking: (from) => {
      const slot = free[randomInt(Math.max(1, free.length))] ?? 'other';
      const body = {
        ...(JSON.parse(leadBody()) as object),
        slot,
        email: `${randomUUID()}@evil.example`,
      };
      return statusOf(post(CONTACT_PATH, JSON.stringify(body), from));
    },
    download: async (from) => {
      const control = new AbortController();
      const answer = await get(`/${largest}`, from, { signal: control.signal });
      control.abort();
      return answer.status;
    },
    content: (from) => statusOf(post('/api/admin/content/publish', '{"head":"x"}', from)),
  };
  const kinds = Object.keys(attacks);
  const attackOnce = async (): Promise<void> => {
    const kind = kinds[randomInt(kinds.length)] ?? '';
    const outcome = await attacks[kind]?.(attackerAt(randomInt(ADDRESSES))).catch(
      (error: unknown) => (error instanceof Error ? error.name : String(error)),
    );
    const name = `${kind} ${outcome}`;
    answered.set(name, (answered.get(name) ?? 0) + 1);
  };

  return {
    attackOnce,
    lookAtCalls: async () => {
      const answer = await get('/api/open-times', '198.51.100.1');
      const { days } = (await answer.json()) as OfferedTimes;
      free = days
        .flatMap(({ times }) => times.filter(({ isTaken }) => !isTaken))
        .map(({ value }) => value);
    },
    answered,
  };
}
