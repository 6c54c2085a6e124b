/** The one way from the browser to the server (specification 7; R294–R297, R301, R304). No retries: people retry. */
import { PAGE_AGE_HEADER } from '#domain/page-age.ts';
import { type UserSource, userHeaders } from './user.ts';

/** After this many milliseconds without an answer a call has failed; the idempotency key makes a retry safe. */
const PATIENCE = 30_000;

/** Any answer but 2xx: the message is `{status}: {body text, or status text if empty}`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }
}

export interface Call {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /** Sent as JSON; left out when undefined. */
  body?: unknown;
  /** Same key, same answer: lets a repeated call count once. */
  idempotencyKey?: string;
}

/** What a call needs from the browser. */
export interface Browser extends UserSource {
  fetch: typeof fetch;
  /** How long the page has been open, ms. */
  age: () => number;
}

const browser = (): Browser => ({
  fetch: (...call) => fetch(...call),
  origin: location.origin,
  read: (key) => localStorage.getItem(key),
  log: (...words) => console.error(...words),
  age: () => performance.now(),
});

/** Asks for something, with what every call carries; an answer other than 2xx is an error with its text. */
async function call(url: string, init: RequestInit, from: Browser): Promise<Response> {
  if (!url) throw new TypeError('A URL is required');
  const response = await from.fetch(url, {
    ...init,
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      ...init.headers,
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...userHeaders(new URL(url, from.origin), from),
    },
  });
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

/**
 * Sends a change to the server and resolves to its answer, body unread.
 *
 * @throws TypeError without a URL or when the network fails
 * @throws ApiError when the answer is not 2xx
 * @throws DOMException `TimeoutError` after 30 s
 */
export async function write(sent: Call, from: Browser = browser()): Promise<Response> {
  const { method, url, body, idempotencyKey } = sent;
  const headers = {
    'Content-Type': 'application/json',
    [PAGE_AGE_HEADER]: String(Math.round(from.age())),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  return call(
    url,
    { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
    from,
  );
}

/** Answers of this page by their key. They never go stale, and nothing asks again by itself (R304, D46). */
const answers = new Map<string, Promise<unknown>>();

/**
 * Reads JSON from the first element of a key, once per page and key; a failure is forgotten, so that asking again asks.
 *
 * @param unauthorized what a 401 means: an error, or `null` (R297)
 * @throws like {@link write}, and SyntaxError when the answer is not JSON
 */
export function read(
  key: readonly [url: string, ...more: unknown[]],
  unauthorized: 'throw' | 'null' = 'throw',
  from: Browser = browser(),
  kept: Map<string, Promise<unknown>> = answers,
): Promise<unknown> {
  const name = JSON.stringify([unauthorized, ...key]);
  const known = kept.get(name);
  if (known !== undefined) return known;
  const answer = call(key[0], {}, from).then(
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
