/** Pages in Spanish: in Spanish as a whole, with help at the top, the prices of the English page, and links that say where they lead. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { extname } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { load } from 'cheerio';
import { parse } from 'yaml';
import { alternatesOf } from '#lib/language.ts';
import { languageOf } from '#features/translations/page-language.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { site } from '#site';
import { spokenOf, wordsOf } from './language-words.ts';
import {
  attributes,
  DIST,
  graphOf,
  type Json,
  type Page,
  pageAt,
  pages,
  squeeze,
  texts,
} from './dist.ts';

const door = pageAt('/es');
const thanks = pageAt('/es/gracias');
const spanish = pages.filter(({ route }) => languageOf(route) === 'es');
const HELP = waysToHelp(site.inLanguage.es.crisisLines).map(({ href }) => href);

/** Words with which one speaks to a friend: the pages say usted. Imperatives count where a sentence begins. */
const FAMILIAR =
  /(?<![\p{L}\p{N}])(?:tú|tus?|te|ti|contigo|tuy[oa]s?|pediste|dime|escríbeme|ayudarte|eres|estás|tienes|puedes|quieres|sabes|necesitas|vives|dices|piensas|prefieres|elegiste|dejaste|llámanos|escríbenos|dinos|cuéntanos|oprime 2)(?![\p{L}\p{N}])|(?:^|[.!?:”]\s+)(?:llama|escribe|manda|elige|pide|usa|lee|deja|di|sal|ve)(?![\p{L}\p{N}])/giu;

const familiarIn = (text: string): string[] => text.match(FAMILIAR) ?? [];

/** Addresses in the body of a page without place on the page, each with its link. */
const linksOf = ({ $ }: Page) =>
  $('body a[href^="/"]')
    .toArray()
    .map((link) => ({ link: $(link), to: $(link).attr('href')?.split(/[?#]/)[0] || '/' }))
    .filter(({ to }) => extname(to) === '');

/** Links to pages in English that do not say so. */
const silentLinks = (page: Page): string[] =>
  linksOf(page)
    .filter(({ to }) => languageOf(to) === 'en')
    .filter(({ link }) => link.attr('hreflang') !== 'en')
    .concat(
      linksOf(page).filter(
        ({ link, to }) =>
          languageOf(to) === 'en' &&
          link.attr('lang') !== 'en' &&
          !link.text().includes('en inglés'),
      ),
    )
    .map(({ to }) => to);

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

/** Help lines before the first heading of the text, and all of them in the footer. */
function helpMissing({ $, route }: Page): string[] {
  const first = $('main [data-help-lines]').first();
  const heading = $('main h2').first();
  const order = $('main [data-help-lines], main h2').toArray();
  const isLate =
    first.length === 0 ||
    (heading.length > 0 && order.indexOf(first[0] as never) > 0 && !first.has('h2').length);
  const ofFooter = attributes($, 'body > footer [data-help-lines] a', 'href');
  return [
    // After a form was sent, what was sent comes first, and the lines are named below it.
    ...(isLate && route !== thanks.route ? ['late'] : []),
    ...HELP.filter((href) => !ofFooter.includes(href)),
  ];
}

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

  it.each(spanish.map((page) => [page.route, page] as const))(
    '%s has no note that it is a sample',
    (_, page) => {
      expect(wordsOf(page)).not.toContain(site.sampleNotice || 'Sample content.');
    },
  );

  it.each(spanish.map((page) => [page.route, page] as const))('%s says usted', (_, page) => {
    expect(familiarIn(wordsOf(page))).toEqual([]);
    expect(familiarIn(spokenOf(page))).toEqual([]);
  });

  it.each(spanish.map((page) => [page.route, page] as const))(
    '%s has who helps before its text, and in its footer',
    (_, page) => {
      expect(helpMissing(page)).toEqual([]);
    },
  );

  it.each(spanish.map((page) => [page.route, page] as const))(
    '%s leads to pages in Spanish, or says that they are in English',
    (_, page) => {
      expect(silentLinks(page)).toEqual([]);
    },
  );

  it.each(spanish.map((page) => [page.route, page] as const))(
    '%s names no price that the English page does not name',
    (_, page) => {
      const english = englishOf(page);
      const known = english ? amountsIn(english) : [];
      expect(amountsIn(page).filter((amount) => !known.includes(amount))).toEqual([]);
    },
  );

  it.each(spanish.map((page) => [page.route, page] as const))(
    '%s asks nothing in a heading that the display font cannot set',
    (_, { $ }) => {
      expect($('h1, h2, h3').text()).not.toMatch(/[¿¡]/);
    },
  );
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

  it.each([
    '<a href="/team">Equipo</a>',
    '<a href="/team">Equipo (en inglés)</a>',
    '<a hreflang="en" href="/team#x">Equipo</a>',
  ])('a link that does not say its language: %s', (html) => {
    expect(silentLinks(planted(html))).toContain('/team');
  });

  it('help lines below a heading, and one that is missing', () => {
    expect(helpMissing(planted('<h2>A</h2><ul data-help-lines></ul>'))).toEqual(['late', ...HELP]);
  });
});

it('search engines and browsers get the other language of home on both pages', () => {
  for (const { $ } of [pageAt('/'), door]) {
    const told = $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => ({ hreflang: $(link).attr('hreflang'), href: $(link).attr('href') }));
    expect(told).toEqual(alternatesOf({ en: '/', es: '/es' }, site.url));
  }
  const others = pages.filter((page) => page.$('link[rel="alternate"][hreflang]').length > 0);
  expect(others.flatMap(({ route }) => (languageOf(route) === 'en' ? [route] : []))).toEqual(['/']);
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

it('every English page links to it', () => {
  const lost = pages.filter(
    ({ $, route }) =>
      $('body > footer').length > 0 &&
      !$('a[href="/es"], a[href^="/es/"]').length &&
      route !== '/es',
  );
  expect(lost.map(({ route }) => route).filter((route) => route !== '/404')).toEqual([]);
});

it('R057 the answer to an unknown address is Spanish, too, and leads back', () => {
  const { $ } = pageAt('/es/404');
  expect($('html').attr('lang')).toBe('es');
  expect($('main [lang="en"]').text()).toBe('404 Page Not Found');
  expect(attributes($, 'main a[href="/es"]', 'href').length).toBeGreaterThan(0);
  expect($('footer [data-help-lines] a[href="tel:988"]').length).toBe(1);
});

it('tells search engines what the English home page tells them, without English words', () => {
  const practiceOf = (page: Page) =>
    graphOf(page).find((node) => String(node['@id']).endsWith('/#practice'));
  const [facts, english] = [practiceOf(door), practiceOf(pageAt('/'))];
  expect(english?.['telephone']).toBe(site.phoneE164);
  for (const name of ['@id', 'telephone', 'address', 'geo', 'openingHoursSpecification', 'sameAs'])
    expect(facts?.[name], name).toEqual(english?.[name]);
  expect(practiceOf(thanks)?.['openingHoursSpecification']).toEqual(
    english?.['openingHoursSpecification'],
  );
  // All amounts of the English one, in its order.
  const amounts = (node: Json | undefined) => String(node?.['priceRange']).match(/\$[\d,]+/g);
  expect(amounts(facts)).toEqual(amounts(english));
  expect(amounts(facts)).toHaveLength(4);
  expect(facts).toMatchObject({ description: site.inLanguage.es.tagline, knowsLanguage: 'es' });
});

it('letters and rules of the practice say usted in Spanish', () => {
  const said = ['letters', 'policies'].flatMap((file) => {
    const entries: Record<string, { es?: string; translated?: string }> = parse(
      readFileSync(resolve(DIST, `../src/content/${file}.yaml`), 'utf8'),
    );
    return Object.values(entries).flatMap(({ es, translated }) => es ?? translated ?? []);
  });
  expect(said.length).toBeGreaterThan(5);
  expect(said.flatMap(familiarIn)).toEqual([]);
});
