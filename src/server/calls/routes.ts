import { THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { CALENDAR_FILE_PATH, OPEN_TIMES_PATH } from '#features/booking/addresses.ts';
import { BOOKED_PATH, calendarFile } from '#features/booking/calendar-file.ts';
import type { ContactWay } from '#features/booking/first-contact.ts';
import { entryTitle } from '#features/booking/first-contact-words.ts';
import { CALL_TIMES_WORDS } from '#features/booking/words-by-language.ts';
import { slotOf } from '#features/booking/preferred-time.ts';
import { site } from '#site';
import type { Language } from '#lib/language.ts';
import { builtFile } from '#lib/http/routes.ts';
import { languageNamed, pathIn } from '#features/translations/page-language.ts';
import { isZone } from '#lib/zone-time.ts';
import { CACHING } from '#lib/http/headers.ts';
import type { Clock } from '../base/clock.ts';
import type { ApiContext, RequestContext } from '../base/http/context.ts';
import { PROBLEMS } from '../base/http/problems.ts';
import { htmlAnswer, problemAnswer } from '../base/http/responses.ts';
import { StoreDown } from '../base/store-errors.ts';
import { bookedPage } from './booked-page.ts';
import type { Calls } from './calls.ts';
import { entryId } from './entry-id.ts';

export const CALL_PATHS = [OPEN_TIMES_PATH, CALENDAR_FILE_PATH, BOOKED_PATH] as const;

/** The built page of thanks. */
const thanksFile = (language: Language): string => builtFile(pathIn(THANK_YOU_PATHS, language));

const BACK = [site.consultation.path];
const WAYS: readonly ContactWay[] = ['call', 'text', 'email'];

export function addCallRoutes(
  api: Hono<{ Bindings: RequestContext }>,
  calls: Calls,
  builtPage: (file: string) => string | undefined,
  { now }: Pick<Clock, 'now'>,
): void {
  api.get(OPEN_TIMES_PATH, async (context) => {
    const { zone = '', gone, language } = context.req.query();
    try {
      const times = await calls.times(
        isZone(zone) ? zone : undefined,
        slotOf(gone),
        languageNamed(language),
      );
      if (!times) return problemAnswer(context, PROBLEMS.unknown, undefined);
      return context.json(times, 200, { 'Cache-Control': CACHING.moments });
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error;
      return problemAnswer(context, PROBLEMS.down, undefined, { 'Retry-After': '30' });
    }
  });

  /**
   * Answers about a call that is booked or can be; others get 404, so no link confirms a call that nobody booked.
   */
  const aboutCall = async (
    context: ApiContext,
    answer: (
      at: number,
      holder: string,
      by: ContactWay | undefined,
      language: Language,
    ) => Response | Promise<Response>,
  ): Promise<Response> => {
    const { at: start, first, language } = context.req.query();
    const at = slotOf(start);
    try {
      const holder = at === undefined ? undefined : await calls.holder(at);
      if (at === undefined || holder === undefined)
        return problemAnswer(context, PROBLEMS.unknown, undefined, {}, BACK);
      return await answer(
        at,
        holder,
        WAYS.find((way) => way === first),
        languageNamed(language),
      );
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error;
      const wait = { 'Retry-After': '30' };
      return problemAnswer(
        context,
        { ...PROBLEMS.down, told: 'callNotShown' },
        undefined,
        wait,
        BACK,
      );
    }
  };

  api.get(CALENDAR_FILE_PATH, (context) =>
    aboutCall(context, async (at, holder, by = 'call', language) => {
      const minutes = calls.offer()?.rules.minutes ?? site.consultation.minutes;
      const title = entryTitle(CALL_TIMES_WORDS[language].first, by, minutes);
      const isBooked = holder !== 'free';
      const uid = entryId(isBooked ? holder : randomUUID(), 'visitor');
      const sequence = isBooked ? await calls.sequence(holder) : 0;
      const file = calendarFile([{ at, minutes, title, uid, sequence, now: now() }]);
      return context.body(file, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="call.ics"',
        'Cache-Control': CACHING.never,
      });
    }),
  );

  api.get(BOOKED_PATH, (context) =>
    aboutCall(context, async (at, _holder, by, language) => {
      const page = await bookedPage(builtPage(thanksFile(language)), at, by, {
        zone: site.timeZone,
        language,
      });
      return htmlAnswer(context, page.html, 200, page);
    }),
  );
}
