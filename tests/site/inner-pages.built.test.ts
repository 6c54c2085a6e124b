/** Small things on inner pages that were wrong once: targets, lines, breadcrumbs, sentences. */
import { expect, it } from 'vitest';
import { pageAt, squeeze } from './dist.ts';

it('links in the price tables are as high as a finger', () => {
  const { $ } = pageAt('/fees-and-faqs');
  const links = $('#prices a, #fees table a').toArray();
  expect(links.length).toBeGreaterThan(8);
  const rules = $('style').text();
  for (const link of links) {
    const tall = ($(link).attr('class') ?? '')
      .split(' ')
      .some((name) => rules.includes(`.${name}{min-height:var(--spacing-tap)`));
    expect(tall, $(link).text()).toBe(true);
  }
});

it('rows of the sitemap and paragraphs of answers have the styles of their lists', () => {
  const rulesOf = (route: string, list: string): string => {
    const { $ } = pageAt(route);
    const names = ($(list).first().attr('class') ?? '').split(' ');
    const css = $('style').text();
    return names
      .flatMap((name) => css.match(new RegExp(`\\.${name} [^{}]*\\{[^}]*\\}`, 'g')) ?? [])
      .join('');
  };
  expect(rulesOf('/sitemap', '[data-sitemap]')).toMatch(/ a\{min-height:var\(--spacing-tap\)/);
  expect(rulesOf('/fees-and-faqs', '[id^="ask-"]')).toContain('margin-top:.75em');
});

it('the help lines of the footer read as sentences', () => {
  expect(squeeze(pageAt('/team').$('body > footer [data-help-lines]').text())).toMatch(
    /988 crisis lifeline ?Text 988 for the same lifeline/,
  );
});

it('a line of therapists says when the next opening is, from their calendar', () => {
  const row = pageAt('/strengthen-reconnect').$('#people li').first();
  expect(row.find('time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('open roles stand in the head of their list with pay and hours, and what a role pays in its own', () => {
  const list = pageAt('/join-our-team').$('main > section').first();
  const roles = list.find('li:has(a[href^="/join-our-team/"])').toArray();
  expect(roles.length).toBeGreaterThan(0);
  for (const role of roles) {
    const { $ } = pageAt('/join-our-team');
    expect(squeeze($(role).text())).toMatch(/\$\d[\d,]* to \$\d[\d,]* an? (?:hour|year)/);
    const href = $(role).find('a').attr('href') ?? '';
    const own = pageAt(href).$('main > section').first();
    expect(
      own
        .find('dt')
        .toArray()
        .map((term) => pageAt(href).$(term).text()),
    ).toEqual(expect.arrayContaining(['Pay', 'Hours', 'Where', 'Apply by']));
    expect(own.find('a[href^="mailto:"]')).toHaveLength(1);
  }
});

it.each(['/privacy-policy', '/cookie-policy', '/notices/telehealth'])(
  '%s says first, in plain words, what its own headings say',
  (route) => {
    const { $ } = pageAt(route);
    const rows = $('[aria-labelledby="in-short"] li').toArray();
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      const heading = $($(row).find('a').first().attr('href') ?? '');
      expect(squeeze(heading.text())).toBe(squeeze($(row).find('a').first().text()));
      expect(squeeze(heading.next().text())).toBe(squeeze($(row).find('p').text()));
    }
  },
);
