import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { SECOND } from '../../base/clock.ts';
import { codeOf } from '../../base/post-json.ts';
import { publicLookup } from '../../base/public-address.ts';
import { isLoopback } from '../../base/setting.ts';
import { checkedAddress } from '../../base/calendar-address.ts';

/** Largest calendar, bytes: many years of a busy practice. */
export const MAX_BYTES = 5 * 2 ** 20;
/** For the whole answer, redirects included. */
const TIMEOUT_MS = 20 * SECOND;
const MAX_REDIRECTS = 3;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

export interface Version {
  etag: string | null;
  modified: string | null;
}

/** `problem` is a code or a status, safe to log and to show. */
export type Fetched =
  | ({ kind: 'read'; text: string } & Version)
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: string };

const failed = (problem: string): Fetched => ({ kind: 'failed', problem });

function get(url: URL, version: Version, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    Accept: 'text/calendar, */*;q=0.1',
    'Accept-Encoding': 'identity',
    ...(version.etag !== null && { 'If-None-Match': version.etag }),
    ...(version.modified !== null && { 'If-Modified-Since': version.modified }),
  };
  const lookup = isLoopback(url.hostname) ? {} : { lookup: publicLookup };
  return new Promise((done, fail) => {
    request(url, { agent: false, headers, signal, ...lookup })
      .once('response', done)
      .on('error', fail)
      .end();
  });
}

async function readText(response: IncomingMessage): Promise<string | undefined> {
  if (Number(response.headers['content-length'] ?? 0) > MAX_BYTES) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function follow(address: string, version: Version, signal: AbortSignal): Promise<Fetched> {
  const mayBeHere = isLoopback(new URL(address).hostname.replace(/^\[|\]$/g, ''));
  let url = checkedAddress(address, mayBeHere);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await get(url, version, signal);
    const { statusCode: status = 0, headers } = response;
    try {
      if (REDIRECTS.includes(status) && headers.location !== undefined) {
        url = checkedAddress(URL.parse(headers.location, url) ?? '', mayBeHere);
        continue;
      }
      if (status === 304) return { kind: 'unchanged' };
      if (status !== 200) return failed(`HTTP_${status}`);
      const text = await readText(response);
      if (text === undefined) return failed('TOO_LARGE');
      const { etag = null, 'last-modified': modified = null } = headers;
      return { kind: 'read', text, etag, modified };
    } finally {
      // An unread body would keep the connection open.
      response.destroy();
    }
  }
  return failed('TOO_MANY_REDIRECTS');
}

/** Reads a calendar; never throws. @param version of the last answer used; its parts are `null` to read in any case */
export async function fetchCalendar(
  address: string,
  version: Version,
  timeoutMs = TIMEOUT_MS,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(address, version, signal);
  } catch (error) {
    return failed(signal.aborted ? 'TIMEOUT' : codeOf(error));
  }
}
