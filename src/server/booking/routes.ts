/** Reading routes of the booking form: open times, and the calendar entry of a booked call. */
import type { Hono } from 'hono';
import { CALENDAR_FILE_PATH, OPEN_TIMES_PATH } from '#domain/booking/addresses.ts';
import { BOOKED_PATH, calendarFile } from '#domain/booking/calendar-file.ts';
import { slotOf } from '#domain/booking/preferred-time.ts';
import { site } from '#site';
import { isZone } from '#domain/booking/zone-time.ts';
import { CACHING } from '#domain/http/headers.ts';
import type { RequestContext } from '../http/context.ts';
import { PROBLEMS } from '../http/problems.ts';
import { htmlAnswer, problemAnswer } from '../http/responses.ts';
import { StoreDown } from '../store/port.ts';
import { bookedPage, THANKS_FILE } from './booked-page.ts';
import type { Calls } from './calls.ts';

/** Paths of the routes. */
export const CALL_PATHS = [OPEN_TIMES_PATH, CALENDAR_FILE_PATH, BOOKED_PATH] as const;

/**
 * Adds the routes.
 * @param builtPage HTML of a built page, if it exists
 */
export function addCallRoutes(
  api: Hono<{ Bindings: RequestContext }>,
  calls: Calls,
  builtPage: (file: string) => string | undefined,
): void {
  const { hostname } = new URL(site.url);
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
    const file = calendarFile(context.req.query('at') ?? '', minutes, hostname);
    if (!file) return problemAnswer(context, PROBLEMS.unknown, undefined);
    return context.body(file, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="call.ics"',
      'Cache-Control': CACHING.never,
    });
  });

  api.get(BOOKED_PATH, async (context) => {
    const page = await bookedPage(
      builtPage(THANKS_FILE),
      context.req.query('at') ?? '',
      site.timeZone,
    );
    if (!page) return problemAnswer(context, PROBLEMS.unknown, undefined);
    return htmlAnswer(context, page.html, 200, page);
  });
}
