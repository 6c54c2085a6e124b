import { expect, test } from 'vitest';
import { densities } from './densities.ts';
import type { BuiltPage, Pages } from './read.ts';

const page = (path: string, changed?: string): [string, BuiltPage] => [
  path,
  {
    name: `${path.slice(1)}.html`,
    path,
    note: { listedAs: '', description: '', canonical: path, noindex: false, changed },
    text: { heading: '', headings: [], days: [], body: '' },
    isListable: true,
    hasSearch: false,
  },
];

test('the newest hundred posts and all other pages are compressed most densely', () => {
  const posts = Array.from({ length: 102 }, (_, at) =>
    page(`/blog/${at}-post`, `20${String(10 + (at % 50)).padStart(2, '0')}-01-0${at < 50 ? 1 : 2}`),
  );
  const last = page('/blog/200-first', '1999-01-01');
  const pages: Pages = new Map([
    last,
    ...posts,
    page('/team'),
    page('/resources/blog'),
    page('/resources/blog/page/2'),
  ]);
  const found = densities(pages);
  expect(found.get('blog/200-first.html')).toBe('older');
  expect([...found.values()].filter((one) => one === 'older')).toHaveLength(3);
  expect(found.get('resources/blog/page/2.html')).toBe('passing');
  expect(found.has('team.html') || found.has('resources/blog.html')).toBe(false);
});
