import { availableParallelism } from 'node:os';
import { expect, it, vi } from 'vitest';
import { burn } from './cpu-load.ts';
import { measureSlowdown, scaled, slowdownOf } from './slowdown.ts';

it('is 1 on an idle or faster machine, and proportional on slower ones', () => {
  expect([100, 400, 1000, 6000].map(slowdownOf)).toEqual([1, 1, 2.5, 15]);
});

it('increases on an overloaded machine', async () => {
  const stop = burn(8 * availableParallelism());
  try {
    expect(await measureSlowdown()).toBeGreaterThan(2);
  } finally {
    await stop();
  }
});

it('multiplies every limit', () => {
  vi.stubEnv('TEST_SLOWDOWN', '2.5');
  expect(scaled(1000)).toBe(2500);
  vi.unstubAllEnvs();
});
