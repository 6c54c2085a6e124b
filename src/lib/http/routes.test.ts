import { expect, test } from 'vitest';
import { publicPath, sharePicturePath } from './routes.ts';

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

test('gives each indexable page its own share image', () => {
  expect(sharePicturePath('/blog/7-repair', false)).toBe('/share/blog/7-repair.png');
  expect(sharePicturePath('/blog/test', true)).toBe('/share.png');
  expect(sharePicturePath('/', false)).toBe('/share.png');
});
