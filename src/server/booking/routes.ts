/** Reading routes of the booking form: open times, and the calendar entry of a booked call. */
import type { Hono } from 'hono';
import { CALENDAR_FILE_PATH, calendarFile } from '#domain/booking/calendar-file.ts';
import { OPEN_TIMES_PATH } from '#domain/booking/offered-times.ts';
import { slotOf } from '#domain/booking/preferred-time.ts';
import { isZone } from '#domain/booking/zone-time.ts';
import { CACHING } from '#domain/http/headers.ts';
import type { RequestContext } from '../http/context.ts';
import { PROBLEMS } from '../http/problems.ts';
import { problemAnswer } from '../http/responses.ts';
import { StoreDown } from '../store/port.ts';
import type { Calls } from './calls.ts';

/** Paths of the routes. */
export const CALL_PATHS = [OPEN_TIMES_PATH, CALENDAR_FILE_PATH] as const;

/**
 * Adds the routes.
 * @param host makes the ids of calendar entries unique
 */
export function addCallRoutes(
  api: Hono<{ Bindings: RequestContext }>,
  calls: Calls,
  host: string,
): void {
  api.get(OPEN_TIMES_PATH, async (context) => {
    const { zone = '', gone } = context.req.query();
    try {
      const times = await calls.times(isZone(zone) ? zone : undefined, slotOf(gone));
      if (!times) return problemAnswer(context, PROBLEMS.unknown, undefined);
      return context.json(times, 200, { 'Cache-Control': CACHING.moments });
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error;
      return problemAnswer(context, PROBLEMS.down, undefined, { 'Retry-After': '30' });
    }
  });

  api.get(CALENDAR_FILE_PATH, (context) => {
    const minutes = calls.offer()?.rules.minutes ?? 15;
    const file = calendarFile(context.req.query('at') ?? '', minutes, host);
    if (!file) return problemAnswer(context, PROBLEMS.unknown, undefined);
    return context.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="call.ics"',
      'Cache-Control': CACHING.never,
    });
  });
}
