/**
 * Booked calls for calendars of staff: `GET /api/held-calls/<token>.ics`. Phones show a calendar to anyone, so an entry
 * has a time, a length and a link that needs a sign-in; no name, number or reason.
 */
import type { Hono } from 'hono';
import { calendarFile } from '#features/booking/calendar-file.ts';
import { CACHING } from '#lib/http/headers.ts';
import { site } from '#site';
import { FEED_FOLDER } from '#staff/contract/own-account.ts';
import { maySee } from '#staff/contract/practice.ts';
import { DAY, MINUTE, type Clock } from '../base/clock.ts';
import type { RequestContext } from '../base/http/context.ts';
import { PROBLEMS } from '../base/http/problems.ts';
import { createSharedLimiter } from '../base/rate-limit.ts';
import { problemAnswer } from '../base/http/responses.ts';
import { tokenDigest } from '../accounts/tokens.ts';
import { StoreDown } from '../base/store-errors.ts';
import type { CallsStore } from './store.ts';
import type { Calls } from './calls.ts';
import { entryId } from './entry-id.ts';

/** Requests by one address: a calendar asks every few minutes, and an office has several. */
const READINGS = { max: 120, windowMs: 10 * MINUTE };
/** How long a past call stays in calendars. */
const KEPT_MS = 30 * DAY;
const HEAD = [
  'METHOD:PUBLISH',
  'NAME:Calls',
  'X-WR-CALNAME:Calls',
  'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
  'X-PUBLISHED-TTL:PT15M',
];

export interface FeedDeps {
  store: CallsStore;
  calls: Pick<Calls, 'endOf'>;
  clock: Clock;
  /** Calls booked by leads from a time on, new ones included. @throws {StoreDown} */
  booked: (since: number) => Promise<readonly { at: number; lead: { id: string } }[]>;
}

export function addFeedRoute(api: Hono<{ Bindings: RequestContext }>, deps: FeedDeps): void {
  const { store, calls, clock } = deps;
  const limiter = createSharedLimiter('feed', READINGS, clock, store.counts);

  const fileOf = async (now: number): Promise<string> => {
    const booked = await deps.booked(now - KEPT_MS);
    const entries = await Promise.all(
      booked.map(async ({ at, lead }) => {
        const minutes = (calls.endOf(at) - at) / MINUTE;
        return {
          at,
          minutes,
          title: `Call, ${minutes} min`,
          uid: entryId(lead.id, 'staff'),
          sequence: await store.calls.sequence(lead.id),
          url: `${site.url}/admin#all/${lead.id}`,
          now,
        };
      }),
    );
    return calendarFile(entries, HEAD);
  };

  api.get(`${FEED_FOLDER}:file`, async (context) => {
    const waitMs = await limiter.take(context.env.visitor);
    if (waitMs > 0)
      return problemAnswer(context, PROBLEMS.tooMany, undefined, {
        'Retry-After': String(Math.ceil(waitMs / 1000)),
      });
    const [, token] = /^([\w-]{43})\.ics$/.exec(context.req.param('file')) ?? [];
    try {
      const now = clock.now();
      const user = token && (await store.staff.feeds.read(tokenDigest(token), now));
      if (!user || !maySee(user.role, 'slots'))
        return problemAnswer(context, PROBLEMS.unknown, undefined);
      return context.body(await fileOf(now), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': CACHING.never,
      });
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error;
      return problemAnswer(context, PROBLEMS.down, undefined, { 'Retry-After': '300' });
    }
  });
}
