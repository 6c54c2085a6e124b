/** Offered times in the visitor's time zone before the form is touched (features/booking/time-zone.client.ts). */
import { expect, type Page, test } from '@playwright/test';
import { type Offer, type OfferedDay, offeredTimes } from '#features/booking/offered-times.ts';
import { ENGLISH_TIMES, type TimesWords } from '#features/booking/times-words.en.ts';
import { SPANISH_TIMES } from '#features/booking/times-words.es.ts';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { fillTimes } from '../../src/server/leads/forms/offered-times-page.ts';
import { formTemplate } from '../../src/server/leads/forms/form-template.ts';
import { loadPart } from '../../src/server/leads/forms/page-part.ts';

const PRACTICE = 'America/Chicago';
/** From the first hours of a day to the last, so that midnight divides a day in most zones. */
const OFFER: Offer = {
  rules: {
    minutes: 15,
    notice: 3,
    horizon: 9,
    weekly: {
      Sunday: ['00:30', '03:30'],
      Monday: ['08:30', '12:00', '23:30'],
      Wednesday: ['09:00', '17:30'],
      Thursday: ['10:00'],
    },
    exceptions: [
      { day: '2026-11-03', closed: 'moving' },
      { day: '2027-03-16', closed: 'moving' },
      { day: '2027-03-18', closed: 'a workshop' },
      { day: '2027-03-19', closed: 'a workshop' },
    ],
  },
  business: {
    hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
    zone: PRACTICE,
    holidays: [],
    replyHours: 24,
  },
};

/** On the day and in the days before the clocks of the United States change. */
const NOWS = ['2026-11-01T13:00Z', '2027-03-12T13:00Z'];

/** Rows in words: name, date, times, note. */
const words = (days: readonly OfferedDay[]): string[] =>
  days.map(({ name, date, times, note }) =>
    [name, date, ...times.map(({ text, day }) => `${text} (${day})`), note]
      .filter(Boolean)
      .join(' | '),
  );

/** The rows of the page, in the same words. */
const shown = (page: Page): Promise<string[]> =>
  page.locator(':is([data-days], [data-more-days]) > *').evaluateAll((rows) =>
    rows.map((row) => {
      const texts = [...row.querySelectorAll('[data-name], [data-date], [data-note]')].map(
        (part) => part.textContent?.trim() ?? '',
      );
      const times = [...row.querySelectorAll('label')].map(
        (label) => `${label.textContent?.trim()} (${label.querySelector('input')?.dataset['day']})`,
      );
      const [name, date, note] = texts;
      return [name, date, ...times, note].filter(Boolean).join(' | ');
    }),
  );

/** The page as the server writes it at a moment. */
function pageAt(path: string, html: string, now: number, said: TimesWords): string {
  const template = formTemplate(`${path.slice(1)}.html`, html, CONTACT_PATH);
  if (!template) throw new Error('The page has no booking form');
  const part = loadPart(template.form);
  const times = offeredTimes(OFFER, new Set(), now, PRACTICE, { words: said });
  fillTimes(part.$, part.$('form').first(), template.pieces, times);
  return [...template.before, part.html(), template.after].join('');
}

const PAGES = [
  ['/vibe-check', ENGLISH_TIMES],
  ['/es/llamada', SPANISH_TIMES],
] as const;

for (const [path, said] of PAGES)
  test(`rows of ${path} are those of the visitor’s days, around both changes of the clocks, without a file @deep`, async ({
    browser,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const asked: string[] = [];
    for (const timezoneId of ['America/New_York', 'Asia/Kolkata']) {
      const page = await browser.newPage({ timezoneId });
      page.on('request', (one) => {
        // The sparks of a click are loaded by every page, once it is idle.
        if (!/\.woff2|\/sparks\./.test(one.url())) asked.push(new URL(one.url()).pathname);
      });
      for (const now of NOWS)
        await test.step(`in ${timezoneId} on ${now}`, async () => {
          const at = Date.parse(now);
          await page.clock.setFixedTime(at);
          await page.route(`**${path}`, (route) =>
            route.fulfill({ contentType: 'text/html', body: pageAt(path, html, at, said) }),
          );
          await page.goto(path);
          await expect(page.locator('[data-zone]')).toBeEnabled();
          expect(await shown(page)).toEqual(
            words(offeredTimes(OFFER, new Set(), at, timezoneId, { words: said }).days),
          );
          await page.unroute(`**${path}`);
        });
      await page.close();
    }
    expect(asked.filter((one) => /\.js$|^\/api/.test(one))).toEqual([]);
  });
