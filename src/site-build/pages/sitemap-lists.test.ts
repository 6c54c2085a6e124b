import { expect, it } from 'vitest';
import type { BuiltPage, Pages } from './read.ts';
import { fillSiteMap, listedPage } from './sitemap-lists.ts';

const page = (path: string, listedAs: string, over: Partial<BuiltPage> = {}): BuiltPage => ({
  name: `${path.slice(1)}.html`,
  path,
  note: { listedAs, description: '', canonical: path, noindex: false },
  text: { heading: '', headings: [], days: [], body: '' },
  isListable: true,
  hasSearch: false,
  ...over,
});

it('D44 lists pages under the name they give themselves', () => {
  expect(listedPage(page('/therapists/juno', 'Juno, supervised'))).toEqual({
    path: '/therapists/juno',
    name: 'Juno, supervised',
  });
});

it('R016 omits pages hidden from search engines and pages listed in menus only', () => {
  expect(listedPage(page('/admin', 'Admin', { isListable: false }))).toBeUndefined();
  expect(listedPage(page('/404', 'Not found'))).toBeUndefined();
  expect(listedPage(page('/therapists/malik', ''))).toBeUndefined();
});

it('fills each list, and fails at a group without pages', () => {
  const list = (patterns: string): string => `<ul class="x" data-sitemap="${patterns}"></ul>`;
  const pages: Pages = new Map([['/team', page('/team', 'You & our team')]]);
  expect(fillSiteMap(list('/team'), pages)).toContain(
    '<li><a href="/team">You &amp; our team</a></li>',
  );
  expect(() => fillSiteMap(list('/tema'), pages)).toThrow('/tema');
  const spanish: Pages = new Map([['/es/equipo', page('/es/equipo', 'El equipo')]]);
  expect(fillSiteMap(list('/es/*'), spanish)).toContain(
    '<li><a href="/es/equipo" lang="es" hreflang="es">El equipo</a></li>',
  );
});
