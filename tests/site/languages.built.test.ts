/** Every page is in one language from the title to the last line, whichever the practice writes first. */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { isTranslation, languageOf } from '#features/translations/page-language.ts';
import { LANGUAGES, LOCALES } from '#lib/language.ts';
import { site } from '#site';
import { type Page, pages } from './dist.ts';
import { foreignWords } from './foreign-words.ts';
import { spokenOf, wordsOf } from './language-words.ts';

const foreign = (page: Page): string[] => {
  const others = LANGUAGES.filter((language) => language !== languageOf(page.route));
  return others.flatMap((language) => [
    ...foreignWords(wordsOf(page), language),
    ...foreignWords(spokenOf(page), language),
  ]);
};

/** By the address of a page, and a language: its version in that; only translations name theirs in the page. */
const versions = new Map(
  pages.flatMap(({ $, route }) =>
    $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '', site.url).pathname)
      .map((path) => [`${path} ${languageOf(route)}`, route] as const),
  ),
);

it('pages of the first language say how its numbers and dates are written', () => {
  for (const { $, route } of pages) {
    const language = languageOf(route);
    const said = language === site.language ? LOCALES[language] : language;
    expect($('html').attr('lang'), route).toBe(said);
  }
});

it.each(pages.map((page) => [page.route, page] as const))('%s is in one language', (_, page) => {
  expect([...new Set(foreign(page))]).toEqual([]);
});

it('no link says that a page in its own language is in another one', () => {
  const wrong = pages.flatMap(({ $, route }) =>
    $('a[href^="/"]')
      .toArray()
      .filter((link) => /\((?:en inglés|in Spanish)\)/.test($(link).text()))
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => languageOf(href) === languageOf(route))
      .map((href) => `${route}: ${href}`),
  );
  expect(wrong).toEqual([]);
});

it('a translation leads to a page in another language only where there is none in its own, or to its own other version', () => {
  const translations = pages.filter(({ route }) => isTranslation(route));
  const wrong = translations.flatMap(({ $, route }) =>
    $('main a[href^="/"]')
      .toArray()
      .map((link) => ($(link).attr('href') ?? '').replace(/[?#].*$/, ''))
      .filter((href) => languageOf(href) !== languageOf(route))
      .map((href) => ({ href, own: versions.get(`${href} ${languageOf(route)}`) }))
      .filter(({ own }) => own !== undefined && own !== route)
      .map(({ href, own }) => `${route}: ${href}, which is ${own}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['es', '<p>Load the live map</p>', 'the'],
  ['es', '<img alt="Who picks up the phone">', 'Who'],
  ['en', '<p>Hable con una persona</p>', 'con'],
  ['en', '<a href="/es">Pida una llamada</a>', 'una'],
])('on a page in “%s”, %s is found', (language, html, word) => {
  const $ = load(`<html lang="${language}"><body><main>${html}</main></body></html>`);
  const page = { file: '', route: language === 'es' ? '/es/x' : '/en/x', html, $ };
  expect(foreign(page)).toContain(word);
});

it('what is marked as another language is not', () => {
  const html = '<p lang="es">Hable con una persona</p><a hreflang="es" href="/es">la página</a>';
  const $ = load(`<html lang="en"><body><main>${html}</main></body></html>`);
  expect(foreign({ file: '', route: '/en/x', html, $ })).toEqual([]);
});
