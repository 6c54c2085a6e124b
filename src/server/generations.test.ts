import { describe, expect, it } from 'vitest';
import { createGenerations } from './generations.ts';

describe('createGenerations', () => {
  it('keeps the newest half at least, and never more than it may', () => {
    const map = createGenerations<number>(10);
    for (let number = 0; number < 103; number += 1) map.set(`k${number}`, number);
    const kept = Array.from({ length: 103 }, (_, number) => map.get(`k${number}`)).filter(
      (value) => value !== undefined,
    );
    expect(kept.length).toBeGreaterThanOrEqual(5);
    expect(kept.length).toBeLessThanOrEqual(10);
    expect(kept.at(-1)).toBe(102);
  });

  it('knows the newest value, deletes, and turns', () => {
    const map = createGenerations<string>(2);
    map.set('a', 'old');
    map.set('a', 'new');
    expect(map.get('a')).toBe('new');
    map.turn();
    expect(map.get('a')).toBe('new');
    map.delete('a');
    expect(map.get('a')).toBeUndefined();
    map.set('b', 'x');
    map.turn();
    map.turn();
    expect(map.get('b')).toBeUndefined();
  });
});
