/** Pages of the sample in Spanish: what is of its words. What is true of any translation: translations.built.test.ts. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from 'cheerio';
import { parse } from 'yaml';
import { DAY_WORDS } from '#lib/day-words.ts';
import { languageOf } from '#features/translations/page-language.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { site } from '#site';
import { spokenOf, wordsOf } from './language-words.ts';
import { attributes, DIST, type Page, pageAt, pages, squeeze, texts } from './dist.ts';

const door = pageAt('/es');
const spanish = pages.filter(({ route }) => languageOf(route) === 'es');
const HELP = waysToHelp(site.inLanguage.es.crisisLines).map(({ href }) => href);

/** Words with which one speaks to a friend: the pages say usted. Imperatives count where a sentence begins. */
const FAMILIAR =
  /(?<![\p{L}\p{N}])(?:tú|tus?|te|ti|contigo|tuy[oa]s?|pediste|dime|escríbeme|ayudarte|eres|estás|tienes|puedes|quieres|sabes|necesitas|vives|dices|piensas|prefieres|elegiste|dejaste|llámanos|escríbenos|dinos|cuéntanos|oprime 2)(?![\p{L}\p{N}])|(?:^|[.!?:”]\s+)(?:llama|escribe|manda|elige|pide|usa|lee|deja|di|sal|ve)(?![\p{L}\p{N}])/giu;

const familiarIn = (text: string): string[] => text.match(FAMILIAR) ?? [];

/** In the order of the page. */
const amountsIn = ({ $ }: Page): string[] => {
  const main = $('main').clone();
  main.find('script, style').remove();
  main.find('td, th, dd, dt, li, p, span').before(' ').after(' ');
  return main.text().match(/\$\d{1,3}(?:,\d{3}|\d)*/g) ?? [];
};

const englishOf = ({ $ }: Page): Page | undefined => {
  const href = $('link[rel="alternate"][hreflang="en"]').attr('href');
  return href === undefined ? undefined : pageAt(new URL(href).pathname);
};

const planted = (html: string): Page => ({
  file: '',
  route: '/es/x',
  html,
  $: load(`<body><main>${html}</main></body>`),
});

describe('each page', () => {
  it('more than one are read', () => {
    expect(spanish.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/es', '/es/404', '/es/ayuda-ahora', '/es/servicios', '/es/precios']),
    );
  });

  it.each(spanish.map((page) => [page.route, page] as const))('%s says usted', (_, page) => {
    expect(familiarIn(wordsOf(page))).toEqual([]);
    expect(familiarIn(spokenOf(page))).toEqual([]);
  });
});

describe('what is wrong is found', () => {
  it.each(['Pide tu llamada', 'Llama al 911.', 'Oprime 2 para español', 'Si quieres, ven.'])(
    'an informal word: “%s”',
    (text) => {
      expect(familiarIn(wordsOf(planted(`<p>Hola. ${text}</p>`)))).not.toEqual([]);
    },
  );

  it.each(['Se llama superbill.', 'Lo que usted manda se guarda.', 'Así va la hora.'])(
    'but not: “%s”',
    (text) => {
      expect(familiarIn(wordsOf(planted(`<p>Hola. ${text}</p>`)))).toEqual([]);
    },
  );
});

it('home and fees name all prices of a session', () => {
  for (const route of ['/es', '/es/precios', '/es/servicios', '/es/ayuda-ahora'])
    expect(amountsIn(pageAt(route)), route).toEqual(
      expect.arrayContaining(['$150', '$290', '$100', '$250']),
    );
  // Each therapist’s fees, in the order of the English table.
  const feesOn = (route: string) =>
    texts(pageAt(route).$, 'td[data-label]').flatMap((cell) => cell.match(/\$\d+/g) ?? []);
  expect(feesOn('/es/precios')).toEqual(feesOn('/fees-and-faqs'));
  expect(feesOn('/es/precios').length).toBeGreaterThan(10);
});

it('the table of fees begins with what a session costs, as the English one does', () => {
  const lede = ({ $ }: Page): string => squeeze($('section:has(> div > table)').text());
  expect(lede(pageAt('/fees-and-faqs'))).toContain('$150 to $290.');
  expect(lede(pageAt('/es/precios'))).toContain('Una sesión cuesta de $150 a $290.');
});

it('shows the faces of those who speak Spanish before the long text, matching their profiles', () => {
  for (const { $ } of [door, pageAt('/es/equipo')]) {
    const faces = attributes($, 'main li:has(img) a[href^="/es/equipo/"]', 'href');
    expect(faces).toHaveLength(2);
    for (const route of faces) {
      const english = englishOf(pageAt(route));
      expect(english && squeeze(english.$('dl').text()), route).toContain('Spanish');
    }
  }
  expect(
    attributes(door.$, '[data-help-lines] a', 'href').slice(0, HELP.length).toSorted(),
  ).toEqual(HELP.toSorted());
});

it('R057 the answer to an unknown address is Spanish, too, and leads back', () => {
  const { $ } = pageAt('/es/404');
  expect($('html').attr('lang')).toBe('es');
  expect($('main [lang="en"]').text()).toBe('');
  expect($('main').text()).toContain('404');
  expect(attributes($, 'main a[href="/es"]', 'href').length).toBeGreaterThan(0);
  expect($('footer [data-help-lines] a[href="tel:988"]').length).toBe(1);
});

it('a policy or notice names the version or the day of the English text that it follows, which is the one that counts', () => {
  const legal = spanish.flatMap((page) => {
    const english = englishOf(page);
    const isLegal = /^\/(?:notices\/.+|privacy-policy|cookie-policy)$/.test(english?.route ?? '');
    return english && isLegal ? [{ page, english }] : [];
  });
  expect(legal).toHaveLength(9);
  for (const { page, english } of legal) {
    const day = english.$('main time').first();
    const [, version] = /Version (\S+),/.exec(day.parent().text()) ?? [];
    const said = squeeze(page.$('main section:has(h1)').text());
    expect(said, page.route).toContain(DAY_WORDS.es.long(day.attr('datetime') ?? ''));
    if (version !== undefined)
      expect(said, page.route).toContain(`la versión ${version} del texto`);
    expect(said, page.route).toContain('vale el texto en inglés');
    expect(attributes(page.$, 'main a[hreflang="en"]', 'href'), page.route).toContain(
      english.route,
    );
  }
});

it('the cookie policy has the table of the English one, row by row, in Spanish', () => {
  const rowsOf = (route: string): number[] =>
    pageAt(route)
      .$('main table[aria-label]')
      .toArray()
      .map((table) => pageAt(route).$(table).find('tbody tr').length);
  expect(rowsOf('/es/politica-de-cookies')).toEqual(rowsOf('/cookie-policy'));
  expect(rowsOf('/es/politica-de-cookies').length).toBeGreaterThan(1);
});

it('letters and rules of the practice say usted in Spanish', () => {
  const said = ['letters', 'policies'].flatMap((file) => {
    const entries: Record<string, { es?: string; translated?: { es?: string } }> = parse(
      readFileSync(resolve(DIST, `../src/content/${file}.yaml`), 'utf8'),
    );
    return Object.values(entries).flatMap(({ es, translated }) => es ?? translated?.es ?? []);
  });
  expect(said.length).toBeGreaterThan(5);
  expect(said.flatMap(familiarIn)).toEqual([]);
});
