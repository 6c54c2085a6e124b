/**
 * HTTP client for third-party servers. Uses Node's own module: `fetch` would load a second client, which takes 20 MB.
 */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { HOUR, SECOND } from './clock.ts';

/** Time limit of one attempt, milliseconds. */
export const TRY_TIMEOUT_MS = 8_000;

/** Longest `Retry-After` honored. */
export const MAX_RETRY_AFTER_MS = HOUR;
const MAX_TEXT = 20_000;

export interface Answer {
  status: number;
  text: string;
  isHtml: boolean;
  /** `Retry-After` of the response, milliseconds. */
  retryAfterMs?: number;
}

export interface NoAnswer {
  status: null;
  code: string;
}

/** A `Retry-After` header (seconds or a date) in milliseconds. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const wait = /^\d{1,9}$/.test(value.trim()) ? Number(value) * SECOND : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS) : undefined;
}

/** The body, or what arrived of it before the connection dropped: the status decides the outcome. */
async function readText(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const part of response.setEncoding('utf8')) {
      text += String(part);
      if (text.length > MAX_TEXT) break;
    }
    return text;
  } catch (error) {
    return error instanceof Error ? text : '';
  }
}

/** System error code, such as `ECONNREFUSED`; else the error name. */
export function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined;
  if (typeof code === 'string') return code;
  return cause instanceof Error ? cause.name : 'UNKNOWN';
}

/** Resolves with the head. Connections are not reused: the other side may close a kept one at that moment. */
function send(
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  lookup: LookupFunction | undefined,
): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
  return new Promise((done, fail) => {
    request(url, { method: 'POST', agent: false, headers, signal, ...(lookup && { lookup }) })
      .once('response', done)
      .on('error', fail)
      .end(body);
  });
}

/**
 * Posts a body; never throws. Follows no redirects, so that nothing goes to a target nobody chose.
 * @param now epoch milliseconds, for a `Retry-After` with a date
 * @param lookup the system's by default
 */
export async function post(
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  now: () => number,
  lookup?: LookupFunction,
): Promise<Answer | NoAnswer> {
  try {
    const response = await send(url, body, { 'Accept-Encoding': 'identity', ...headers }, lookup);
    const text = await readText(response);
    const { 'content-type': type = '', 'retry-after': pause } = response.headers;
    const retryAfterMs = parseRetryAfter(pause, now());
    return {
      status: response.statusCode ?? 0,
      text,
      isHtml: /html/i.test(type) || /^\s*<(?:!|html)/i.test(text),
      ...(retryAfterMs !== undefined && { retryAfterMs: retryAfterMs }),
    };
  } catch (error) {
    return { status: null, code: codeOf(error) };
  }
}

export const postJson = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  now: () => number,
): Promise<Answer | NoAnswer> =>
  post(
    url,
    body,
    { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    now,
  );
