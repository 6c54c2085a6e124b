/** The one way from the browser to the server (specification 7; R294, R295, R301, R304). No retries: people retry. */
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

/**
 * Sends a change to the server and resolves to its answer, body unread.
 *
 * @throws TypeError without a URL or when the network fails
 * @throws ApiError when the answer is not 2xx
 * @throws DOMException `TimeoutError` after 30 s
 */
export async function write(call: Call, from: Browser = browser()): Promise<Response> {
  const { method, url, body, idempotencyKey } = call;
  if (!url) throw new TypeError('A URL is required');
  const response = await from.fetch(url, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      [PAGE_AGE_HEADER]: String(Math.round(from.age())),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...userHeaders(new URL(url, from.origin), from),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}
