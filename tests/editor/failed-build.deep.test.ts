/** A build that fails ends: Node can wait forever for its own threads (src/build/memory/collect-at-exit.ts). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scaled } from '../run/limits.ts';
import { type Copy, copySite } from './copy.ts';

/** Without what is tested, 34 of 300 did not end: of this many, all do in one run of 30. */
const BUILDS = 30;
const AT_ONCE = 3;
/** Astro then exits at once, instead of 0.4 s later. */
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1' };

let copy: Copy;
beforeAll(async () => {
  copy = await copySite();
  await copy.delete('src/content/quizzes/relationship-reality-check.yaml');
});
afterAll(() => copy.remove());

it('ends, however often', { timeout: scaled(120_000) }, async () => {
  let left = BUILDS;
  const codes: (number | null)[] = [];
  const buildAll = async (): Promise<void> => {
    while (left-- > 0) codes.push((await copy.build(QUIET)).code);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, buildAll));
  expect(codes).toEqual(Array.from({ length: BUILDS }, () => 1));
});
