/** A site without any of its parts builds, and nothing of them is left. */
import { expect, test } from 'vitest';
import { type Part, PARTS } from '#domain/parts/parts.ts';
import { problemsWithout } from './without.ts';

test('a site with all parts off has no page, link, script or policy row of them', async () => {
  expect(await problemsWithout(Object.keys(PARTS) as Part[])).toEqual([]);
});
