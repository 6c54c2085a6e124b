/**
 * While the server cannot keep up, what can be asked again in a moment is refused at once, so that visitors' pages and
 * form posts, which never are, wait less.
 */
import { OPEN_TIMES_PATH } from '#features/booking/addresses.ts';
import { SECOND, type Clock } from '../clock.ts';
import { BACKGROUND_HEADER, type RequestContext } from './context.ts';
import { readJson } from './body.ts';

const TICK_MS = 250;
const LATE_MS = SECOND;
/** For `Retry-After`, seconds. */
export const BUSY_S = 5;

export interface LoopWatch {
  /** Whether a timer of the event loop was, or is, more than a second late. */
  isLate: () => boolean;
  stop: () => void;
}

/** In a process with other work, such as builds of pages, whose delays are no overload. */
export const UNWATCHED: LoopWatch = { isLate: () => false, stop: () => undefined };

export function watchLoop({ steady }: Pick<Clock, 'steady'>): LoopWatch {
  let at = steady();
  let lateMs = 0;
  const sinceMs = (): number => steady() - at - TICK_MS;
  const timer = setInterval(() => {
    lateMs = sinceMs();
    at = steady();
  }, TICK_MS).unref();
  return {
    isLate: () => Math.max(lateMs, sinceMs()) > LATE_MS,
    stop: () => clearInterval(timer),
  };
}

/** Polls, searches and sign-ins of staff, and the open times, which pages have already. */
export function canWait(
  method: string,
  path: string,
  { headers, body }: Pick<RequestContext, 'headers' | 'body'>,
): boolean {
  if (path === OPEN_TIMES_PATH) return true;
  // Without knowing who is there, a page that staff open shows nothing; and signing out always works.
  if (/^\/api\/admin\/session(?:\/|$)/.test(path)) return method === 'POST';
  if (headers[BACKGROUND_HEADER] === '1') return true;
  if (method !== 'POST') return false;
  // A list without a search is what staff work with.
  return path === '/api/admin/inbox' && body !== undefined && Boolean(readJson(body)?.['search']);
}
