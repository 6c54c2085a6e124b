/**
 * Pages in another language than the practice writes first, whichever that is: with help at the top, the prices of the page
 * that they translate, a way to the same page in the first language and back, and links that say where they lead.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { extname } from 'node:path/posix';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { RESET_THANKS_PATHS, THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import {
  frontDoor,
  isTranslation,
  languageOf,
  pathIn,
} from '#features/translations/page-language.ts';
import { languageNote } from '#lib/language-note.ts';
import {
  alternatesOf,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Versions,
} from '#lib/language.ts';
import { site } from '#site';
import {
  attributes,
  DIST,
  graphOf,
  isListed,
  type Json,
  type Page,
  pageAt,
  pages,
  squeeze,
} from './dist.ts';
import { wordsOf } from './language-words.ts';

const translations = pages.filter(({ route }) => isTranslation(route));
const doors = translations.filter(({ route }) => route === frontDoor(languageOf(route)));
const others = LANGUAGES.filter((language) => language !== site.language);
const [other = 'es'] = others;

/** What a page says of itself in all its languages, by language. */
function toldBy({ $ }: Page): Versions {
  const links = $('link[rel="alternate"][hreflang]').toArray();
  return Object.fromEntries(
    links.map((link) => [
      $(link).attr('hreflang') ?? '',
      new URL($(link).attr('href') ?? '').pathname,
    ]),
  );
}

const originalOf = (page: Page): Page | undefined => {
  const path = toldBy(page)[site.language];
  return path === undefined ? undefined : pageAt(path);
};

/** Addresses in the body of a page without place on the page, each with its link. */
const linksOf = ({ $ }: Page) =>
  $('body a[href^="/"]')
    .toArray()
    .map((link) => ({ link: $(link), to: $(link).attr('href')?.split(/[?#]/)[0] || '/' }))
    .filter(({ to }) => extname(to) === '');

/** Links to pages in another language that do not say so. */
function silentLinks(page: Page): string[] {
  const own = languageOf(page.route);
  const isSilent = ({ link, to }: ReturnType<typeof linksOf>[number]): boolean => {
    const language = languageOf(to);
    if (language === own) return false;
    const isNamed =
      link.attr('lang') === language ||
      link.text().includes(languageNote(own, language).replace(/[()]/g, '').trim());
    return link.attr('hreflang') !== language || !isNamed;
  };
  return linksOf(page)
    .filter(isSilent)
    .map(({ to }) => to);
}

/** In the order of the page. */
const amountsIn = ({ $ }: Page): string[] => {
  const main = $('main').clone();
  main.find('script, style').remove();
  main.find('td, th, dd, dt, li, p, span').before(' ').after(' ');
  return main.text().match(/\$\d{1,3}(?:,\d{3}|\d)*/g) ?? [];
};

const helpIn = (language: Language): string[] =>
  waysToHelp(site.inLanguage[language].crisisLines).map(({ href }) => href);

/** Help lines before the first heading of the text, and all of them in the footer. */
function helpMissing({ $, route }: Page): string[] {
  const language = languageOf(route);
  const thanks: string[] = [THANK_YOU_PATHS, RESET_THANKS_PATHS].map((paths) =>
    pathIn(paths, language),
  );
  const first = $('main [data-help-lines]').first();
  const heading = $('main h2').first();
  const order = $('main [data-help-lines], main h2').toArray();
  const isLate =
    first.length === 0 ||
    (heading.length > 0 && order.indexOf(first[0] as never) > 0 && !first.has('h2').length);
  const ofFooter = attributes($, 'body > footer [data-help-lines] a', 'href');
  return [
    // After a form was sent, what was sent comes first, and the lines are named below it.
    ...(isLate && !thanks.includes(route) ? ['late'] : []),
    ...helpIn(language).filter((href) => !ofFooter.includes(href)),
  ];
}

const planted = (html: string): Page => ({
  file: '',
  route: `/${other}/x`,
  html,
  $: load(`<body><main>${html}</main></body>`),
});

describe.runIf(translations.length > 0)('each translation', () => {
  const each = translations.map((page) => [page.route, page] as const);

  it.each(each)('%s is one of a page, which is told of it in the sitemap', (route, page) => {
    const versions = toldBy(page);
    expect(versions[languageOf(route)]).toBe(route);
    const original = originalOf(page);
    expect(original && languageOf(original.route)).toBe(site.language);
    if (!original || !isListed(page) || !isListed(original)) return;
    const entry = sitemapOf(original.route);
    for (const { hreflang, href } of alternatesOf(versions, site.url))
      expect(entry).toContain(`hreflang="${hreflang}" href="${address(href)}"`);
    expect(entry).toContain(`hreflang="x-default" href="${address(site.url + original.route)}"`);
  });

  it.each(each)('%s switches to the same page in the first language', (_, page) => {
    const { $ } = page;
    const links = $(`body > header a[hreflang="${site.language}"][lang="${site.language}"]`);
    expect(links.attr('href')).toBe(originalOf(page)?.route ?? frontDoor(site.language));
    expect(squeeze(links.find('span').first().text())).toBe(LANGUAGE_NAMES[site.language]);
  });

  it.each(each)('%s can be reached from the page that it translates', (route, page) => {
    const original = originalOf(page);
    const isBare = original && original.$('body > footer').length === 0;
    if (!original || isBare || original.route === '/404') return;
    const link = original.$(`body > footer a[hreflang="${languageOf(route)}"]`);
    expect(link.map((_, one) => original.$(one).attr('href')).get()).toContain(route);
    expect(squeeze(link.text())).toContain(LANGUAGE_NAMES[languageOf(route)]);
  });

  it.each(each)('%s has the quick exit of the page that it translates', (_, page) => {
    const hasExit = ({ $ }: Page): boolean => $('a[data-quick-exit]').length > 0;
    const original = originalOf(page);
    if (original && hasExit(original)) expect(hasExit(page)).toBe(true);
  });

  it.each(each)('%s has no note that it is a sample', (_, page) => {
    expect(wordsOf(page)).not.toContain(site.sampleNotice || 'Sample content.');
  });

  it.each(each)('%s has who helps before its text, and in its footer', (_, page) => {
    expect(helpMissing(page)).toEqual([]);
  });

  it.each(each)('%s leads to pages in its language, or says in which they are', (_, page) => {
    expect(silentLinks(page)).toEqual([]);
  });

  it.each(each)(
    '%s sends its own address with its forms, and says so in its language',
    (route, page) => {
      const sent = attributes(page.$, 'form[method="post"] input[name="pageUri"]', 'value');
      expect(sent).toEqual(sent.map(() => route));
    },
  );

  it.each(each)('%s names no price that its original does not name', (_, page) => {
    const original = originalOf(page);
    const known = original ? amountsIn(original) : [];
    expect(amountsIn(page).filter((amount) => !known.includes(amount))).toEqual([]);
  });
});

describe.runIf(doors.length > 0)('each language', () => {
  it('browsers get the home page in it from the first one and back, with a quick exit', () => {
    for (const door of doors) {
      const versions = toldBy(pageAt('/'));
      expect(versions).toEqual(toldBy(door));
      expect(versions).toMatchObject({
        [site.language]: '/',
        [languageOf(door.route)]: door.route,
      });
      expect(door.$('a[data-quick-exit]').length, door.route).toBeGreaterThan(0);
    }
    const told = pages.filter(({ $ }) => $('link[rel="alternate"][hreflang]').length > 0);
    expect(told.filter(({ route }) => !isTranslation(route)).map(({ route }) => route)).toEqual([
      '/',
    ]);
  });

  it('every page in the first language leads to it', () => {
    for (const { route: door } of doors) {
      const lost = pages.filter(
        ({ $, route }) =>
          !isTranslation(route) &&
          $('body > footer').length > 0 &&
          !$(`a[href="${door}"], a[href^="${door}/"]`).length,
      );
      expect(lost.map(({ route }) => route).filter((route) => route !== '/404')).toEqual([]);
    }
  });

  it('R057 has an answer of its own to an unknown address, which leads back', () => {
    for (const { route: door } of doors) {
      const { $ } = pageAt(`${door}/404`);
      expect($('html').attr('lang')).toBe(languageOf(door));
      expect($('main').text()).toContain('404');
      expect(attributes($, `main a[href="${door}"]`, 'href').length).toBeGreaterThan(0);
      expect($('footer [data-help-lines] a[href="tel:988"]').length).toBe(1);
    }
  });

  it('tells search engines what the home page tells them, without words of the first language', () => {
    const practiceOf = (page: Page) =>
      graphOf(page).find((node) => String(node['@id']).endsWith('/#practice'));
    const first = practiceOf(pageAt('/'));
    const amounts = (node: Json | undefined) => String(node?.['priceRange']).match(/\$[\d,]+/g);
    expect(first?.['telephone']).toBe(site.phoneE164);
    for (const door of doors) {
      const language = languageOf(door.route);
      const facts = practiceOf(door);
      for (const name of [
        '@id',
        'telephone',
        'address',
        'geo',
        'openingHoursSpecification',
        'sameAs',
      ])
        expect(facts?.[name], name).toEqual(first?.[name]);
      const thanks = practiceOf(pageAt(pathIn(THANK_YOU_PATHS, language)));
      expect(thanks?.['openingHoursSpecification']).toEqual(first?.['openingHoursSpecification']);
      // All amounts of the first one, in its order.
      expect(amounts(facts)).toEqual(amounts(first));
      expect(amounts(facts)).toHaveLength(4);
      expect(facts).toMatchObject({
        description: site.inLanguage[language].tagline,
        knowsLanguage: language,
      });
    }
  });
});

describe('what is wrong is found', () => {
  const note = languageNote(other, site.language);
  it.each([
    '<a href="/team">A</a>',
    `<a href="/team">A${note}</a>`,
    `<a hreflang="${site.language}" href="/team#x">A</a>`,
  ])('a link that does not say its language: %s', (html) => {
    expect(silentLinks(planted(html))).toEqual(['/team']);
  });

  it('help lines below a heading, and one that is missing', () => {
    expect(helpMissing(planted('<h2>A</h2><ul data-help-lines></ul>'))).toEqual([
      'late',
      ...helpIn(other),
    ]);
  });
});

/** Home has a slash in the sitemap. */
function address(href: string): string {
  return href.replace(/^(https?:\/\/[^/]+)$/, '$1/');
}

/** The entry of a page. */
function sitemapOf(route: string): string {
  const entries = readFileSync(resolve(DIST, 'sitemap-0.xml'), 'utf8').split('<url>');
  return (
    entries.find((one) =>
      one.includes(`<loc>${address(site.url + (route === '/' ? '' : route))}</loc>`),
    ) ?? ''
  );
}
