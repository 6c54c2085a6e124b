import { describe, expect, it } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

describe('createBoundedMap', () => {
  it('keeps at least the newest half, and never more than the maximum', () => {
    const map = createBoundedMap<number>(10);
    for (let number = 0; number < 103; number += 1) map.set(`k${number}`, number);
    const kept = Array.from({ length: 103 }, (_, number) => map.get(`k${number}`)).filter(
      (value) => value !== undefined,
    );
    expect(kept.length).toBeGreaterThanOrEqual(5);
    expect(kept.length).toBeLessThanOrEqual(10);
    expect(kept.at(-1)).toBe(102);
  });

  it('returns the newest value, deletes, and rotates', () => {
    const map = createBoundedMap<string>(2);
    map.set('a', 'old');
    map.set('a', 'new');
    expect(map.get('a')).toBe('new');
    map.rotate();
    expect(map.get('a')).toBe('new');
    map.delete('a');
    expect(map.get('a')).toBeUndefined();
    map.set('b', 'x');
    map.rotate();
    map.rotate();
    expect(map.get('b')).toBeUndefined();
  });
});
