/** Policies and notices: a review date, a summary of each heading, and what is still to be filled in. */
import { expect, it } from 'vitest';
import { pageAt, pages, squeeze } from './dist.ts';
import { broken } from './every-page.ts';

it('the seven notices have a review date, and slots for official texts', () => {
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

it('the privacy policy says how long each copy is kept, and how to appeal a refusal', () => {
  const { $ } = pageAt('/privacy-policy');
  const text = squeeze($('main').text());
  expect(text).toMatch(/deleted from our server 365 days after/);
  expect(text).toMatch(/HubSpot does not delete it by itself/);
  expect(text).toMatch(/You can appeal.+answer in writing within 60 days.+Texas Attorney General/);
  expect($('a[href^="https://www.texasattorneygeneral.gov/"]')).toHaveLength(1);
  expect($('blockquote:contains("To be filled in before going live")')).toHaveLength(2);
});

it('every heading of a legal page or notice has a summary', () => {
  const legal = pages.filter(({ route }) =>
    /^\/(?:notices\/.+|privacy-policy|cookie-policy|terms-of-service)$/.test(route),
  );
  const wrong = broken(
    ({ $ }) =>
      $('article h2')
        .toArray()
        .filter((heading) => $(heading).next('p').children('em').length !== 1)
        .map((heading) => squeeze($(heading).text())),
    legal,
  );
  expect(legal.length).toBeGreaterThanOrEqual(10);
  expect(wrong).toEqual([]);
});

it.each(['/privacy-policy', '/cookie-policy', '/terms-of-service'])(
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

it('a short notice says its plain words once, below its headings', () => {
  const { $ } = pageAt('/notices/telehealth');
  expect($('[aria-labelledby="in-short"] p').length).toBe(1);
  expect($('[aria-labelledby="in-short"] li, #contents').length).toBe(0);
  expect($('article h2 + p > em').length).toBeGreaterThan(2);
});
