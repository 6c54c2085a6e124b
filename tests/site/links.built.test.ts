/** Every internal link targets a built page or file, and every #fragment an element of it. */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { deadLinks } from '../parts/leftovers.ts';
import { DIST, pages, staffPages } from './dist.ts';

const all = [...pages, ...staffPages];

it('links target a page, a file or an anchor', () => {
  expect(deadLinks(DIST, all)).toEqual([]);
});

it('links that are broken are found', () => {
  const html =
    '<a href="/"></a><a href="/no-such-page"></a><img srcset="/no.png 2x, /icon-192.png">';
  const page = { file: 'x.html', route: '/x', html, $: load(`${html}<a href="/#no-such-place">`) };
  expect(deadLinks(DIST, [...all, page])).toEqual(
    ['/no-such-page', '/no.png', '/#no-such-place'].map((address) => `/x: ${address}`),
  );
});
