import { expect, it } from 'vitest';
import config from '../../astro.config.mjs';

it('a build replaces the site last, when every file is written', () => {
  const names = [config.integrations].flat(2).flatMap((one) => (one ? [one.name] : []));
  expect(names.length).toBeGreaterThan(10);
  expect(names.at(-1)).toBe('release');
});
