/** The cookie bar matches this build: it asks about exactly what pages offer (R167–R172). */
import { expect, it } from 'vitest';
import { type EmbedKind, embedsAt } from '#domain/privacy/embeds.ts';
import { cookieQuestion } from '#domain/privacy/cookie-question.ts';
import { site } from '#site';
import { languageOf } from '#domain/i18n/language.ts';
import { broken } from './every-page.ts';
import { attributes, pageAt, pages, squeeze } from './dist.ts';

const kindOf = (address: string): EmbedKind => {
  if (address.startsWith(site.videoEmbed)) return 'video';
  return address.startsWith(site.mapsEmbed) ? 'map' : 'reviews';
};

const offered = embedsAt(
  pages.flatMap(({ $ }) =>
    attributes($, '[data-embed]', 'data-embed').map(
      (address) => [kindOf(address), address] as const,
    ),
  ),
);

/** The bar is in English only; other pages load no third-party content. */
const english = pages.filter(({ route }) => languageOf(route) === 'en');

const question = cookieQuestion(site.tags, offered);

it('R167 the bar names exactly what the pages offer', () => {
  // An office has a map, and without one there may be nothing to ask about.
  if (site.offices.length > 0) expect(offered.length).toBeGreaterThan(0);
  const wrong = broken(({ $ }) => {
    const said = squeeze($('#cookie-bar p').text());
    const isRight = question ? said.startsWith(question.text) : said === '';
    return isRight ? undefined : `“${said}”`;
  }, english);
  expect(wrong).toEqual([]);
});

it('the cookie policy lists every company whose frame a page can show, and no other', () => {
  const { $ } = pageAt('/cookie-policy');
  const listed = $('table[aria-label="Functional"] tbody td:nth-child(2)')
    .toArray()
    .map((cell) =>
      $(cell)
        .text()
        .replace(/^.*\((.*)\)$/, '$1'),
    );
  expect(listed).toEqual(offered.map(({ host }) => host));
});

it('without tags there is no analytics switch', () => {
  const wrong = broken(({ $ }) => {
    const said = squeeze($('#cookie-preferences').text());
    const wanted = question ? /Nothing on this site counts visits\./ : /^$/;
    return wanted.test(said) ? undefined : said;
  }, english);
  expect(site.tags).toEqual({ analytics: '', marketing: '', recording: '' });
  expect(wrong).toEqual([]);
});

if (site.isSample)
  it('a page without a bar offers nothing to ask about', () => {
    const others = pages.filter((page) => !english.includes(page));
    expect(others.map(({ route }) => route)).toEqual(['/es', '/es/404', '/es/gracias']);
    expect(others.filter(({ $ }) => $('[data-embed], #cookie-bar').length > 0)).toEqual([]);
  });
