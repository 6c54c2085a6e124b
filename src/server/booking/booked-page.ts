/** The page of thanks after a booked call, for visitors without JavaScript. */
import { calendarFileAddress } from '#domain/booking/addresses.ts';
import { slotOf } from '#domain/booking/preferred-time.ts';
import { dateText, dayText, timeText, weekdayText, zoneName } from '#domain/booking/time-words.ts';
import { escapeHtml } from '#domain/html.ts';
import { plainPage } from '../forms/plain-page.ts';

/** File of the built page. */
export const THANKS_FILE = 'thank-you.html';

/**
 * The page for a booked start.
 * @param html the built page, or `undefined` if there is none
 * @returns `undefined` if `slot` is not a start
 */
export async function bookedPage(
  html: string | undefined,
  slot: string,
  zone: string,
): Promise<{ html: string; isBuilt: boolean } | undefined> {
  const at = slotOf(slot);
  if (at === undefined) return undefined;
  const built = html ?? '';
  // Lazy: most requests never need cheerio.
  const [{ loadPart }, { elementsOf, replaced }] = await Promise.all([
    import('../forms/page-part.ts'),
    import('../forms/page-elements.ts'),
  ]);
  const found = elementsOf(
    built,
    ({ attributes }) => attributes['data-piece'] === 'booked' || 'data-sent' in attributes,
  );
  const place = found.find(({ attributes }) => 'data-sent' in attributes);
  const template = found.find(({ name }) => name === 'template');
  const part = loadPart(template ? built.slice(template.inner, template.close) : '');
  const piece = part.$.root();
  if (!place || !template) {
    const text = `${dayText(at, zone)}, ${timeText(at, zone)} ${zoneName(zone)}`;
    const body = `<p>Your call: ${escapeHtml(text)}</p><p><a href="${escapeHtml(calendarFileAddress(slot))}">Add to calendar</a></p>`;
    return { html: plainPage('Thank you', body), isBuilt: false };
  }
  const [month = '', number = ''] = dateText(at, zone).split(' ');
  const words = {
    day: dayText(at, zone),
    time: timeText(at, zone),
    weekday: weekdayText(at, zone),
    zone: zoneName(zone),
    month,
    number,
  };
  for (const [name, text] of Object.entries(words)) piece.find(`[data-sent-${name}]`).text(text);
  piece.find('[data-calendar] a').attr('href', calendarFileAddress(slot));
  // A piece has no heading of the first level, because its page has one.
  const heading = piece.find('[data-by]').get(0);
  if (heading) heading.tagName = 'h1';
  return { html: replaced(built, [[place, part.html()]]), isBuilt: true };
}
