/** HTTP client for third-party servers: time limit, no redirects, partial response bodies. */
import { TRY_TIMEOUT_MS } from './port.ts';
import { HOUR, SECOND } from '../clock.ts';

/** Longest `Retry-After` that is honored, milliseconds. */
export const MAX_RETRY_AFTER_MS = HOUR;
/** Longest response body read, characters. */
const MAX_TEXT = 20_000;

export interface Answer {
  status: number;
  text: string;
  isHtml: boolean;
  /** `Retry-After` of the response, milliseconds. */
  retryAfterMs?: number;
}

/** No response. `code` is safe to log. */
export interface NoAnswer {
  status: null;
  code: string;
}

/** Parses a `Retry-After` header (seconds or a date) to milliseconds. */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const wait = /^\d{1,9}$/.test(value.trim()) ? Number(value) * SECOND : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS) : undefined;
}

/** The response body, or what arrived of it. The status decides the outcome. */
async function textOf(response: Response): Promise<string> {
  let text = '';
  try {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > MAX_TEXT) break;
    }
    return text;
  } catch (error) {
    // If the connection drops mid-body, use what arrived; the status decides.
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

/**
 * Posts JSON; never throws.
 * @param now epoch milliseconds, for a `Retry-After` that names a date
 */
export async function postJson(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  now: () => number,
  send: typeof fetch = fetch,
): Promise<Answer | NoAnswer> {
  try {
    const response = await send(url, {
      method: 'POST',
      // Never forward leads to a redirect target.
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
    });
    const text = await textOf(response);
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), now());
    return {
      status: response.status,
      text,
      isHtml:
        /html/i.test(response.headers.get('content-type') ?? '') || /^\s*<(?:!|html)/i.test(text),
      ...(retryAfterMs !== undefined && { retryAfterMs: retryAfterMs }),
    };
  } catch (error) {
    return { status: null, code: codeOf(error) };
  }
}
