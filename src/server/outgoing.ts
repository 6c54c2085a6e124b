/** Posts to other people's servers: a time limit, no redirects, and as much of an answer as came. */
import { LONGEST_TRY_MS } from './adapter.ts';
import { HOUR, SECOND } from './clock.ts';

/** Longest pause taken from a `Retry-After`; what is beyond it is asked for again. */
export const LONGEST_REST_MS = HOUR;
/** Longest body read from an answer, characters: only its beginning tells anything. */
const MOST_TEXT = 20_000;

export interface Answer {
  status: number;
  text: string;
  isPage: boolean;
  /** Milliseconds that the receiver asked to be left alone. */
  restMs?: number;
}

/** No answer came; `code` says why and is safe to log. */
export interface NoAnswer {
  status: null;
  code: string;
}

/** Milliseconds of a `Retry-After` in seconds or as a date. */
export function retryAfterMs(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const wait = /^\d{1,9}$/.test(value.trim()) ? Number(value) * SECOND : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_REST_MS) : undefined;
}

/** The body of an answer, or as much of it as came. The header already said what counts. */
async function textOf(response: Response): Promise<string> {
  let text = '';
  try {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (text.length > MOST_TEXT) break;
    }
    return text;
  } catch (error) {
    // A line that breaks behind the header changes nothing: what came is all there is.
    return error instanceof Error ? text : '';
  }
}

/** The system's word for what went wrong, such as `ECONNREFUSED`. */
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
      // A redirect is somebody else's server: leads do not follow it.
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(LONGEST_TRY_MS),
    });
    const text = await textOf(response);
    const restMs = retryAfterMs(response.headers.get('retry-after'), now());
    return {
      status: response.status,
      text,
      isPage:
        /html/i.test(response.headers.get('content-type') ?? '') || /^\s*<(?:!|html)/i.test(text),
      ...(restMs !== undefined && { restMs }),
    };
  } catch (error) {
    return { status: null, code: codeOf(error) };
  }
}
