import { describe, expect, it } from 'vitest';
import { nodeOptions } from './node-options.ts';

const MB = 2 ** 20;
const heapOf = (megabytes: number): number =>
  Number(/old-space-size=(\d+)/.exec(nodeOptions(megabytes * MB).flags.join(' '))?.[1]);

describe('the options of Node for a build', () => {
  it('are the usual ones with plenty of memory', () => {
    for (const megabytes of [2048, 4096, 65_536])
      expect(nodeOptions(megabytes * MB)).toEqual({ flags: [], env: {} });
  });

  it('limit every allocator on a small machine', () => {
    for (const megabytes of [0, 512, 700, 1024, 2047]) {
      const { flags, env } = nodeOptions(megabytes * MB);
      expect(flags).toContain('--max-semi-space-size=4');
      expect(env).toEqual({ MALLOC_ARENA_MAX: '1', MIMALLOC_PURGE_DELAY: '0' });
    }
  });

  it('leave half of the memory to what is not V8, but V8 what the site needs', () => {
    expect([0, 512, 640, 1024, 2047].map(heapOf)).toEqual([320, 320, 320, 512, 1023]);
  });
});
