import { describe, expect, it } from 'vitest';
import { createLimiter } from './rate-limit.ts';

describe('createLimiter', () => {
  it('accepts posts up to the limit, then returns the time to wait', () => {
    let now = 0;
    const limiter = createLimiter({ max: 2, windowMs: 1000 }, { steady: () => now });
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 0]);
    now = 400;
    expect(limiter.take('a')).toBe(600);
    expect(limiter.take('b')).toBe(0);
    now = 1000;
    expect(limiter.take('a')).toBe(0);
  });

  it('refunds a post', () => {
    const limiter = createLimiter({ max: 1, windowMs: 1000 }, { steady: () => 0 });
    for (let time = 0; time < 5; time += 1) {
      expect(limiter.take('a')).toBe(0);
      limiter.refund('a');
    }
    limiter.take('a');
    expect(limiter.take('a')).toBe(1000);
  });

  it('refunds up to ten times the limit; further repeats count', () => {
    const limiter = createLimiter({ max: 2, windowMs: 1000 }, { steady: () => 0 });
    let passed = 0;
    for (let time = 0; time < 100; time += 1) {
      if (limiter.take('a') > 0) continue;
      passed += 1;
      limiter.refund('a');
    }
    expect(passed).toBe(22);
    expect(limiter.take('b')).toBe(0);
  });

  it('forgets the oldest visitors beyond the maximum, and keeps recent ones', () => {
    const limiter = createLimiter({ max: 1, windowMs: 1000 }, { steady: () => 0 });
    for (let number = 0; number < 150_000; number += 1) limiter.take(String(number));
    expect(limiter.take('149999')).toBe(1000);
    expect(limiter.take('0')).toBe(0);
  });

  it('can be disabled', () => {
    const limiter = createLimiter('off');
    for (let time = 0; time < 100; time += 1) expect(limiter.take('a')).toBe(0);
  });
});
