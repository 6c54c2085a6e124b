import { expect, it } from 'vitest';
import { groupPages } from './sitemap-groups.ts';

const pages = ['/', '/team', '/blog/2-b', '/blog/1-a', '/resources/blog', '/new'].map((path) => ({
  path,
  name: path,
}));
const paths = (groups: string[][]): string[][] =>
  groupPages(groups, pages).map((group) => group.map(({ path }) => path));

it('puts every page into the most specific group', () => {
  expect(paths([['*'], ['/team', '/'], ['/resources/blog', '/blog/*']])).toEqual([
    ['/new'],
    ['/team', '/'],
    ['/resources/blog', '/blog/1-a', '/blog/2-b'],
  ]);
});

it('omits pages that match no group', () => {
  expect(paths([['/team']])).toEqual([['/team']]);
});
