/** The safety frame: help lines everywhere and first where it counts, a way out, a note on traces (beyond 2, 8; D26). */
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { inlineScripts } from '../budgets/weight.ts';
import { type Page, pageAt, pages, squeeze } from './dist.ts';
import { broken } from './every-page.ts';

const LINES = [...site.crisisLines, ...site.silentLines].map(({ href }) => href);
const FIRST_STEP = '/not-the-first-step';
/** Pages with a way to leave at once. */
const GUARDED = ['/crisis-couples', FIRST_STEP, '/quiz', '/quiz-result'];

const missing = (hrefs: (string | undefined)[]): string[] =>
  LINES.filter((line) => !hrefs.includes(line));

const hrefsIn = ({ $ }: Page, where: string): (string | undefined)[] =>
  $(where)
    .find('a')
    .toArray()
    .map((link) => $(link).attr('href'));

describe('help lines', () => {
  it('can be called and written to', () => {
    expect(LINES).toEqual([
      'tel:911',
      'tel:988',
      'tel:18007997233',
      'sms:988',
      'sms:88788?&body=START',
    ]);
  });

  it('stand on every page', () => {
    expect(broken((page) => missing(hrefsIn(page, 'body')))).toEqual([]);
    const shared = pages.filter(({ $ }) => $('body > footer .help').length > 0);
    expect(broken((page) => missing(hrefsIn(page, 'body > footer')), shared)).toEqual([]);
    expect(shared.length).toBeGreaterThan(pages.length * 0.8);
  });

  it.each([...GUARDED, '/404'])('come before the heading of %s', (route) => {
    const page = pageAt(route);
    const first = page.$('main > :has(.help)').first();
    expect(missing(hrefsIn(page, 'main > :has(.help)'))).toEqual([]);
    expect(first.prevAll().has('h1')).toHaveLength(0);
    expect(first.nextAll().has('h1, form')).not.toHaveLength(0);
  });
});

describe('leaving', () => {
  it('is offered on the pages that nobody else should see, and its code is nowhere else', () => {
    const offered = pages.filter(({ $ }) => $('main [data-leave]').length > 0);
    expect(offered.map(({ route }) => route).toSorted()).toEqual(GUARDED.toSorted());
    const coded = pages.filter((page) =>
      inlineScripts(page).some((code) => code.includes('[data-leave]')),
    );
    expect(coded).toEqual(offered);
  });

  it.each(GUARDED)('%s: a link without a script, at the top and before the header', (route) => {
    const { $ } = pageAt(route);
    const links = $('[data-leave]').toArray();
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect($(link).attr('href')).toBe(site.leaveTo.href);
      expect($(link).attr('rel')).toBe('noreferrer');
    }
    expect($('body > nav:has([data-leave])').nextAll('header')).toHaveLength(1);
    expect($('main').children().first().find('[data-leave]')).toHaveLength(1);
    expect($('main [role="status"][data-said]').text()).toBe('');
  });

  it('leads to another site, which its text names', () => {
    expect(new URL(site.leaveTo.href).origin).not.toBe(site.url);
    expect(squeeze(pageAt('/quiz').$('main > :first-child p').text())).toContain(site.leaveTo.what);
  });
});

it.each(['/crisis-couples', FIRST_STEP, '/quiz'])('%s says how to leave fewer traces', (route) => {
  const note = pageAt(route).$('#safer-browsing');
  expect(note.find('dt').length).toBeGreaterThan(2);
  expect(note.text()).toMatch(/history/);
});

it.each(['/strengthen-reconnect', '/crisis-couples', '/fees-and-faqs', '/quiz', '/quiz-result'])(
  '%s leads to what can come before couples therapy',
  (route) => {
    expect(hrefsIn(pageAt(route), 'main')).toContain(FIRST_STEP);
  },
);

it('an answer can be linked to, inside what opens', () => {
  const { $ } = pageAt('/fees-and-faqs');
  expect($('details > [id^="ask-"]')).toHaveLength(24);
});

it('the seven notices say when they were reviewed, and official texts are slots', () => {
  const all = pages.filter(({ route }) => route.startsWith('/notices/'));
  expect(all).toHaveLength(7);
  expect(
    broken(({ $ }) => (/Last reviewed/.test($('main time').parent().text()) ? [] : 'no day'), all),
  ).toEqual([]);
  const slots = all.filter(({ $ }) => /To be filled in/.test($('blockquote').text()));
  expect(slots.map(({ route }) => route.split('/').at(-1)).toSorted()).toEqual([
    'complaint-notice',
    'electronic-disclosure',
    'good-faith-estimate',
    'privacy-practices',
  ]);
});

it('an open role is told to search engines as it stands on its page', () => {
  const roles = pages.filter(({ route }) => route.startsWith('/join-our-team/'));
  expect(roles.length).toBeGreaterThan(0);
  const wrong = broken(({ $, html }) => {
    const text = $('script[type="application/ld+json"]').html() ?? '';
    const nodes: Record<string, unknown>[] = JSON.parse(text)['@graph'];
    const job = nodes.find((node) => node['@type'] === 'JobPosting');
    const shown = squeeze($('main').text());
    const told = [job?.['title'], job?.['description'], job?.['workHours']].map(String);
    return [
      ...told.filter((value) => !shown.includes(value)),
      ...(html.includes(`datetime="${String(job?.['datePosted'])}"`) ? [] : ['another day']),
    ];
  }, roles);
  expect(wrong).toEqual([]);
});
