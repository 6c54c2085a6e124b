import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settle } from './count.ts';

describe('counts of the tools', () => {
  it('parses vitest output', () => {
    const output = ' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 40 passed (42)\n';
    expect(countVitest(output)).toEqual({ passed: 40, failed: 2 });
  });

  it('counts the tests of a file whose setup failed, which vitest calls skipped', () => {
    const output =
      ' Test Files  1 failed | 3 passed (4)\n      Tests  40 passed | 3 skipped (43)\n';
    expect(countVitest(output)).toEqual({ passed: 40, failed: 3 });
  });

  it('returns no counts if vitest ran no tests', () => {
    expect(countVitest(' Test Files  1 failed (1)\n')).toBeUndefined();
  });

  it('parses Playwright output, with unfinished tests as failed', () => {
    const output =
      '  ok 3 passed the door\n\n  1 failed\n    [phone] home\n  2 did not run\n  17 passed (12.3s)\n';
    expect(countPlaywright(output)).toEqual({ passed: 17, failed: 3 });
  });

  it('counts a journey that passed on its second attempt as passed', () => {
    const output = '  1 flaky\n    [phone] home\n  17 passed (12.3s)\n';
    expect(countPlaywright(output)).toEqual({ passed: 18, failed: 0 });
  });
});

describe('the result of a step', () => {
  it('counts as one check without counts', () => {
    expect(settle(undefined, true)).toEqual({ passed: 1, failed: 0 });
    expect(settle(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('includes a failure if the command failed', () => {
    expect(settle({ passed: 5, failed: 0 }, false)).toEqual({ passed: 5, failed: 1 });
    expect(settle({ passed: 5, failed: 2 }, false)).toEqual({ passed: 5, failed: 2 });
  });
});
