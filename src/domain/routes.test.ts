import { expect, test } from 'vitest';
import { publicPath } from './routes.ts';

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
