/** The thank-you page after a booked call, for visitors without JavaScript. */
import { calendarFileAddress } from '#features/booking/addresses.ts';
import type { ContactWay } from '#features/booking/first-contact.ts';
import { entryTitle, type FirstStep, firstStep } from '#features/booking/first-contact-words.ts';
import { CALL_TIMES_WORDS, TIMES_WORDS } from '#features/booking/words-by-language.ts';
import { slotValue } from '#features/booking/preferred-time.ts';
import type { Language } from '#lib/language.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import { escapeHtml } from '#lib/html.ts';
import { plainPage } from '../base/http/plain-page.ts';
import { SERVER_WORDS } from '../base/http/words.ts';

/** For a start in epoch milliseconds. Without `by`, the first contact, it says what is true of every request. */
export async function bookedPage(
  html: string | undefined,
  at: number,
  by: ContactWay | undefined,
  { zone, language }: { zone: string; language: Language },
): Promise<{ html: string; isBuilt: boolean }> {
  const said = TIMES_WORDS[language];
  const { first: words, language: named } = CALL_TIMES_WORDS[language];
  const calendar = calendarFileAddress(slotValue(at), by, named);
  const first = by && { by };
  const step = (name: string): FirstStep => firstStep(words, true, first, name);
  const built = html ?? '';
  // Lazy: most requests never need cheerio.
  const [{ loadPart }, { elementsOf, replaced }] = await Promise.all([
    import('../leads/forms/page-part.ts'),
    import('../leads/forms/page-elements.ts'),
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
    const text = `${said.day(at, zone)}, ${said.time(at, zone)} ${said.zoneName(zone)}`;
    const own = SERVER_WORDS[language].thanks;
    const { title, text: how } = step(own.somebody);
    const body = `<p>${own.time} ${escapeHtml(text)}</p><p>${escapeHtml(`${title} ${how}`)}</p><p><a href="${escapeHtml(calendar)}">${own.calendar}</a></p>`;
    return { html: plainPage(own.title, body, language), isBuilt: false };
  }
  const texts = {
    time: said.time(at, zone),
    weekday: said.weekday(at, zone),
    zone: said.zoneName(zone),
    month: said.month(at, zone),
    number: String(Number(zoneTimeOf(at, zone).day.slice(-2))),
  };
  for (const [name, text] of Object.entries(texts)) piece.find(`[data-sent-${name}]`).text(text);
  piece.find('[data-calendar] a').attr('href', calendar);
  for (const name of ['title', 'text'] as const) {
    const places = piece.find(`[data-first-${name}]`);
    places.text(step(places.attr(`data-first-${name}`) ?? '')[name]);
  }
  const entry = piece.find('[data-first-entry]');
  const minutes = Number(entry.attr('data-first-entry'));
  if (by) entry.text(entryTitle(words, by, minutes));
  // A piece has no `h1`, because its page has one.
  const heading = piece.find('[data-by]').get(0);
  if (heading) heading.tagName = 'h1';
  return { html: replaced(built, [[place, part.html()]]), isBuilt: true };
}
