import { describe, expect, it, test } from 'vitest';
import { isOwnPage, publicPath, sharePicturePath } from './routes.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/about-us.html', '/about-us'],
  ['/therapists/juno.html', '/therapists/juno'],
  ['/team/', '/team'],
])('%s is %s', (built, path) => {
  expect(publicPath(built)).toBe(path);
});

describe('isOwnPage', () => {
  const page = (head: string): boolean => isOwnPage(`<head>${head}</head>`, '/podcasts/3');

  it('takes a page for its own that says so, or says nothing', () => {
    expect(page('<link rel="canonical" href="https://example.com/podcasts/3">')).toBe(true);
    expect(page('')).toBe(true);
  });

  it('leaves out what repeats another page or wants to be left out', () => {
    expect(page('<link rel="canonical" href="https://example.com/podcasts/4">')).toBe(false);
    expect(page('<meta name="robots" content="noindex, nofollow">')).toBe(false);
  });
});

test('each page that may be found has a picture of its own', () => {
  expect(sharePicturePath('/blog/7-repair', false)).toBe('/share/blog/7-repair.png');
  expect(sharePicturePath('/blog/test', true)).toBe('/share.png');
  expect(sharePicturePath('/', false)).toBe('/share.png');
});
