/** Help lines on every page and first where needed, quick exit, safer browsing (beyond 2, 8; D26). */
import { describe, expect, it } from 'vitest';
import { languageOf } from '#features/translations/page-language.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { site } from '#site';
import { inlineScripts } from '../budgets/weight.ts';
import { type Page, pageAt, pages, squeeze } from './dist.ts';
import { broken } from './every-page.ts';

const LINES = waysToHelp(site.crisisLines).map(({ href }) => href);
/** The same lines, where they answer in Spanish. */
const SPANISH = waysToHelp(site.inLanguage.es.crisisLines).map(({ href }) => href);
const linesOf = ({ route }: Page): string[] => (languageOf(route) === 'es' ? SPANISH : LINES);
const FIRST_STEP = '/not-the-first-step';
/** Pages about an emergency: who answers at any hour stands beside the heading, before all else. */
const EMERGENCY = ['/crisis-couples', FIRST_STEP];
const SPANISH_EMERGENCY = ['/es/ayuda-ahora', '/es/primero-la-seguridad'];
/** Pages with help lines before the rest. */
const URGENT = [...EMERGENCY, '/quiz', '/quiz-result'];
/** Pages with quick exit: what is asked and sent there is sensitive (L7). */
const GUARDED = [
  ...URGENT,
  '/affair-recovery',
  '/crisis-couples-fixed',
  '/digital-detox-quiz',
  '/discernment-counseling',
  '/es',
  ...SPANISH_EMERGENCY,
  '/es/cuestionario',
  '/es/despues-de-una-infidelidad',
  '/es/gracias',
  '/es/llamada',
  '/es/resultado',
  '/es/reset',
  '/es/reset-solicitado',
  '/es/seguir-o-separarse',
  '/get-matched',
  '/reset',
  '/reset-requested',
  '/signed-up',
  '/thank-you',
  '/therapy-finder-quiz',
  '/this-visit',
  '/vibe-check',
];

const missing = (hrefs: (string | undefined)[], lines: readonly string[] = LINES): string[] =>
  lines.filter((line) => !hrefs.includes(line));

const hrefsIn = ({ $ }: Page, where: string): (string | undefined)[] =>
  $(where)
    .find('a')
    .toArray()
    .map((link) => $(link).attr('href'));

/** A number of a help line, but not one inside a longer number. */
const NUMBER = /(?<![\w-])(?:911|988|88788|1-800-799-7233)(?![\w-])/;
/** Where text is read: not what is spoken in a recording, written on a card, or followed by its links. */
const READ = 'main :is(p, li):not(:has(p, li), [data-transcript] *, astro-island *)';

describe('help lines', () => {
  it('are links wherever a post, guide, episode, issue, notice or answer names their number', () => {
    const texts = ({ $ }: Page): string[] =>
      $(READ)
        .toArray()
        .map((part) => squeeze($(part).clone().find('a').remove().end().text()));
    const articles = pages.filter(({ route }) =>
      /^\/(?:blog|resources|fees-and-faqs|notices)/.test(route),
    );
    expect(articles.length).toBeGreaterThan(40);
    const plain = broken((page) => texts(page).filter((text) => NUMBER.test(text)), articles);
    expect(plain).toEqual([]);
  });

  it('have call and text links', () => {
    expect(LINES).toEqual([
      'tel:911',
      'tel:988',
      'tel:18007997233',
      'sms:988',
      'sms:88788?&body=START',
    ]);
    // The same numbers: one of them is asked in Spanish by another word.
    expect(SPANISH.map((line) => line.replace('sms:988?&body=AYUDA', 'sms:988'))).toEqual(LINES);
  });

  it('are on every page', () => {
    expect(broken((page) => missing(hrefsIn(page, 'body'), linesOf(page)))).toEqual([]);
    const shared = pages.filter(({ $ }) => $('body > footer [data-help-lines]').length > 0);
    expect(
      broken((page) => missing(hrefsIn(page, 'body > footer'), linesOf(page)), shared),
    ).toEqual([]);
    expect(shared.length).toBeGreaterThan(pages.length * 0.8);
  });

  it.each([...EMERGENCY, ...SPANISH_EMERGENCY])(
    'share the first section of %s with its heading, each with a button',
    (route) => {
      const page = pageAt(route);
      const first = page.$('main > section').first();
      expect(first.has('[data-help-lines]')).toHaveLength(1);
      expect(first.has('h1')).toHaveLength(1);
      const lines = hrefsIn(page, 'main > section:first-of-type [data-help-lines]');
      expect(missing(lines, linesOf(page))).toEqual([]);
      expect(first.find('[data-help-lines] li').length).toBe(3);
      expect(first.find('form, a[href="/vibe-check"]')).toHaveLength(0);
    },
  );

  it.each(['/quiz', '/quiz-result', '/404'])('come before the heading of %s', (route) => {
    const page = pageAt(route);
    const first = page.$('main > :has([data-help-lines])').first();
    expect(missing(hrefsIn(page, 'main > :has([data-help-lines])'))).toEqual([]);
    expect(first.prevAll().has('h1')).toHaveLength(0);
    expect(first.nextAll().has('h1, form')).not.toHaveLength(0);
  });
});

describe('quick exit', () => {
  it('is on sensitive pages, and its code is on no other', () => {
    const offered = pages.filter(({ $ }) => $(':is(header, main) [data-quick-exit]').length > 0);
    expect(offered.map(({ route }) => route).toSorted()).toEqual(GUARDED.toSorted());
    const coded = pages.filter((page) =>
      inlineScripts(page).some((code) => code.includes('[data-quick-exit]')),
    );
    expect(coded).toEqual(offered);
  });

  it.each(GUARDED)('%s: a link without a script, at the top and before the header', (route) => {
    const { $ } = pageAt(route);
    const links = $('[data-quick-exit]').toArray();
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect($(link).attr('href')).toBe(site.quickExit.href);
      expect($(link).attr('rel')).toBe('noreferrer');
    }
    expect($('body > nav:has([data-quick-exit])').nextAll('header')).toHaveLength(1);
    // In the header, or as a line below one that has no room.
    const inBar = $('main').children().first().find('[data-quick-exit]').length;
    expect(inBar + $('header [data-quick-exit]').length).toBe(1);
    expect($('[role="status"][data-announce]').text()).toBe('');
  });

  it('links to another site, named in its text', () => {
    expect(new URL(site.quickExit.href).origin).not.toBe(site.url);
    const { what } = site.quickExit;
    expect(pageAt('/quiz').$('header [data-quick-exit]').attr('title')).toContain(what);
    expect(squeeze(pageAt('/crisis-couples-fixed').$('main > :first-child p').text())).toBe(
      `Someone watching? Leave quickly; ${what} opens.`,
    );
  });
});

it.each(['/crisis-couples', FIRST_STEP, '/quiz'])('%s has safer browsing notes', (route) => {
  const note = pageAt(route).$('#safer-browsing');
  expect(note.find('dt, summary').length).toBeGreaterThan(2);
  expect(note.text()).toMatch(/history/);
});

it.each(['/strengthen-reconnect', '/crisis-couples', '/fees-and-faqs', '/quiz', '/quiz-result'])(
  '%s links to first steps before couples therapy',
  (route) => {
    expect(hrefsIn(pageAt(route), 'main')).toContain(FIRST_STEP);
  },
);

it('a result that says help first says nothing about the two of them, and has no lamp button', () => {
  const { $ } = pageAt('/quiz-result');
  const cards = $('[data-help-first="true"]');
  const words = squeeze(cards.text());
  expect(cards.length).toBe($('[data-help-first="false"]').length);
  expect(cards.find('[data-help]').length).toBe(cards.length);
  expect(words).not.toContain('For tonight');
  for (const said of $('[data-general] li > p:last-child'))
    expect(words).not.toContain(squeeze($(said).text()));
  const buttons = (of: string): (string | undefined)[] => [
    ...new Set(
      $(`[data-help-first="${of}"] a[href="${site.consultation.path}"]`)
        .toArray()
        .map(({ attribs }) => attribs['class']),
    ),
  ];
  expect(buttons('true')).toHaveLength(1);
  expect(buttons('true')).not.toEqual(buttons('false'));
});

it('the help lines of the footer read as sentences', () => {
  const spoken = pageAt('/team').$('body > footer [data-help-lines]').clone();
  spoken.find('[aria-hidden="true"]').remove();
  expect(squeeze(spoken.text())).toMatch(/988 crisis lifeline ?Text 988 for the same lifeline/);
});
