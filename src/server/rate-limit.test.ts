import { describe, expect, it } from 'vitest';
import { createLimiter } from './rate-limit.ts';

describe('createLimiter', () => {
  it('lets so many pass in a window, and says how long the others wait', () => {
    let now = 0;
    const limiter = createLimiter({ most: 2, windowMs: 1000 }, { steady: () => now });
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0]);
    now = 400;
    expect(limiter.take('a')).toBe(600);
    expect(limiter.take('b')).toBe(0);
    now = 1000;
    expect(limiter.take('a')).toBe(0);
  });

  it('takes a count back', () => {
    const limiter = createLimiter({ most: 1, windowMs: 1000 }, { steady: () => 0 });
    for (let time = 0; time < 5; time += 1) {
      expect(limiter.take('a')).toBe(0);
      limiter.giveBack('a');
    }
    limiter.take('a');
    expect(limiter.take('a')).toBe(1000);
  });

  it('does not grow with the number of visitors, and keeps those who come on', () => {
    const limiter = createLimiter({ most: 1, windowMs: 1000 }, { steady: () => 0 });
    for (let number = 0; number < 150_000; number += 1) limiter.take(String(number));
    expect(limiter.take('149999')).toBe(1000);
    expect(limiter.take('0')).toBe(0);
  });

  it('can be off', () => {
    const limiter = createLimiter('off');
    for (let time = 0; time < 100; time += 1) expect(limiter.take('a')).toBe(0);
  });
});
