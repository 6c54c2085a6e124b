import { expect, it } from 'vitest';
import { pageLinks, paginate } from './pagination.ts';

it('splits a list into pages; the first has the URL of the list', () => {
  const pages = paginate('/blog', [1, 2, 3, 4, 5], 2);
  expect(pages.map(({ path, items }) => [path, items])).toEqual([
    ['/blog', [1, 2]],
    ['/blog/page/2', [3, 4]],
    ['/blog/page/3', [5]],
  ]);
  expect(pages[2]).toMatchObject({ number: 3, all: ['/blog', '/blog/page/2', '/blog/page/3'] });
});

it('has one page for an empty list', () => {
  expect(paginate('/blog', [], 2)).toHaveLength(1);
});

it('links both ends and the neighbors, with 0 for a gap of two or more', () => {
  expect(pageLinks(1, 1)).toEqual([1]);
  expect(pageLinks(1, 2)).toEqual([1, 2]);
  expect(pageLinks(1, 9)).toEqual([1, 2, 0, 9]);
  expect(pageLinks(4, 9)).toEqual([1, 2, 3, 4, 5, 0, 9]);
  expect(pageLinks(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(pageLinks(9, 9)).toEqual([1, 0, 8, 9]);
});
