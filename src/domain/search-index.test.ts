import { expect, test } from 'vitest';
import { type Source, sourceOf } from './page-source.ts';
import { indexRows } from './search-index.ts';

const page = (head: string, main: string): string =>
  `<html><head><title>Fees &amp; FAQs - Hearthline</title><meta name="description" content="What it costs.">${head}</head><body><nav>Menu</nav><main id="main">${main}</main><footer>Foot</footer></body></html>`;

test('a page is read: title without the brand, headings with their places, words of its main part', () => {
  const html = page(
    '<link rel="canonical" href="https://x.example/fees">',
    '<h1 id="h1">Money, <i>plainly</i></h1><h2 id="fees">Fees</h2><p>A superbill.</p><details><summary><h3>Do you take insurance?</h3></summary><div id="insurance">No.</div></details><form><label>Email</label><details><summary>Is it safe?</summary><p>Yes</p></details></form><script>let hidden</script>',
  );
  expect(sourceOf(html, '/fees', 'Hearthline')).toEqual({
    path: '/fees',
    title: 'Fees & FAQs',
    text: 'What it costs.',
    headings: [
      ['Money, plainly', ''],
      ['Fees', 'fees'],
      ['Do you take insurance?', 'insurance'],
    ],
    body: 'money plainly fees a superbill do you take insurance no',
  });
});

test('a person is listed with the supervisor, or not at all (D11, D44)', () => {
  const as = (name: string): string =>
    page('', '').replace('id="main"', `id="main" data-listed-as${name}`);
  const listed = sourceOf(
    as('="Juno Sagebrush, supervised by Dr. Odessa Bluestem"'),
    '/therapists/juno',
    'X',
  );
  expect(listed?.title).toBe('Juno Sagebrush, supervised by Dr. Odessa Bluestem');
  expect(sourceOf(as(''), '/therapists/malik', 'X')).toBeUndefined();
});

test('drafts are no pages; what search engines may not list, copies and the 404 are left out', () => {
  const noindex = page('<meta name="robots" content="noindex, nofollow">', '');
  expect(sourceOf(noindex, '/six', 'Hearthline')).toBeUndefined();
  const copy = page('<link rel="canonical" href="https://x.example/blog/1-fees">', '');
  expect(sourceOf(copy, '/blog/1', 'Hearthline')).toBeUndefined();
  expect(sourceOf(page('', ''), '/404', 'Hearthline')).toBeUndefined();
});

const source = (path: string, over: Partial<Source> = {}): Source => ({
  path,
  title: path,
  text: '',
  headings: [],
  body: '',
  ...over,
});

test('pages come first, then shelf by shelf, numbers in their order', () => {
  const rows = indexRows(
    ['/blog/10', '/team', '/blog/2', '/', '/resources/podcasts/3'].map((path) => source(path)),
  );
  expect(rows.map(([path, shelf]) => [path, shelf])).toEqual([
    ['/', 'Pages'],
    ['/team', 'Pages'],
    ['/blog/2', 'Articles'],
    ['/blog/10', 'Articles'],
    ['/resources/podcasts/3', 'Episodes'],
  ]);
});

test('words and headings that every page has tell nothing; what the title says is not said twice', () => {
  const rows = indexRows(
    ['/a', '/b', '/c', '/d', '/e'].map((path, at) =>
      source(path, {
        title: at ? 'Other' : 'Superbill',
        headings: [['Talk first', 'next-step']],
        body: `therapy superbill ${at ? 'lamp' : 'teapot teapot'}`,
      }),
    ),
  );
  expect(rows[0]).toEqual(['/a', 'Pages', 'Superbill', '', [], 'teapot']);
});
