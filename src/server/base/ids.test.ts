import { describe, expect, it } from 'vitest';
import { createIds, firstIdAt } from './ids.ts';

const NOW = Date.UTC(2026, 10, 20);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

describe('createIds', () => {
  it('makes UUIDs of version 7 that only grow, within a millisecond and against the clock', () => {
    const { next } = createIds();
    const times = [...Array<number>(10_000).fill(NOW), NOW + 1, NOW - 86_400_000, NOW + 60_000];
    const ids = times.map(next);
    expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('knows where a time begins', () => {
    const { next } = createIds();
    expect(firstIdAt(NOW) < next(NOW)).toBe(true);
    expect(firstIdAt(NOW + 1) > createIds().next(NOW)).toBe(true);
    expect(firstIdAt(-1)).toBe('00000000-0000');
  });
});
