/**
 * HTTP client of the browser (specification 7; R294–R297, R301). No retries, no refetching, no expiry (R304): the
 * visitor retries. A query library would by default retry three times, after min(1000 × 2^n, 30000) ms, and keep an
 * unused response for five minutes (R305, D46).
 */
import { PAGE_AGE_HEADER } from './min-fill-time.ts';
import { type UserSource, userHeaders } from './user.store.ts';

/** The idempotency key makes a retry safe. */
const TIMEOUT_MS = 30_000;

/** Not 2xx; the message is `{status}: {body text, or status text if empty}`. */
export class ApiError extends Error {
  // Declared only: initialized fields cost every page a helper for Safari 14.
  declare readonly status: number;
  declare readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

export interface Call {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: unknown;
  idempotencyKey?: string;
}

export interface ApiDeps extends UserSource {
  fetch: typeof fetch;
  /** Time since the page was opened, milliseconds. */
  age: () => number;
}

const browser = (): ApiDeps => ({
  fetch: (...call) => fetch(...call),
  origin: location.origin,
  read: (key) => localStorage.getItem(key),
  log: (...words) => console.error(...words),
  age: () => performance.now(),
});

/** `AbortSignal.timeout`, which our oldest browsers lack. */
function timeout(ms: number): AbortSignal {
  const control = new AbortController();
  setTimeout(() => control.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  return control.signal;
}

/**
 * Sends a request with the headers of every call. Errors before it (missing browser features) are thrown synchronously,
 * because a retry would not help.
 */
export function call(url: string, init: RequestInit, deps: ApiDeps = browser()): Promise<Response> {
  if (!url) return Promise.reject(new TypeError('A URL is required'));
  const response = deps.fetch(url, {
    ...init,
    credentials: 'include',
    signal: timeout(TIMEOUT_MS),
    headers: {
      ...init.headers,
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...userHeaders(new URL(url, deps.origin), deps),
    },
  });
  return response.then(async (response) => {
    if (response.ok) return response;
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  });
}

/**
 * Resolves to the response, body unread.
 * @throws TypeError without a URL or if the network fails
 * @throws ApiError if the response is not 2xx
 * @throws DOMException `TimeoutError` after 30 s (`AbortError` in browsers without abort reasons)
 */
export function write(sent: Call, deps: ApiDeps = browser()): Promise<Response> {
  const { method, url, body, idempotencyKey } = sent;
  const headers = {
    'Content-Type': 'application/json',
    [PAGE_AGE_HEADER]: String(Math.round(deps.age())),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  return call(
    url,
    { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
    deps,
  );
}

/** By key. They never expire and are never refetched (R304, D46). */
const cache = new Map<string, Promise<unknown>>();

/** JSON, once per page and key; not failures. A 401 is `unauthorized` (R297). @throws as {@link write}, SyntaxError */
export function read(
  key: readonly [url: string, ...more: unknown[]],
  unauthorized: 'throw' | 'null' = 'throw',
  deps: ApiDeps = browser(),
  kept: Map<string, Promise<unknown>> = cache,
): Promise<unknown> {
  const name = JSON.stringify([unauthorized, ...key]);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const answer = call(key[0], {}, deps).then(
    (response) => response.json() as Promise<unknown>,
    (error: unknown) => {
      if (unauthorized === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    },
  );
  kept.set(name, answer);
  answer.catch(() => kept.delete(name));
  return answer;
}
