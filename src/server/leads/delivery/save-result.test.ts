import { expect, it } from 'vitest';
import { createSleeper } from '../../base/sleeper.ts';
import { saveResult } from './save-result.ts';

it('A stop ends it although the store is down, after one more try', async () => {
  const sleeper = createSleeper();
  let tries = 0;
  const failures: unknown[] = [];
  const saving = saveResult(
    sleeper,
    async () => {
      tries += 1;
      // Else a loop without end would keep this test from failing.
      if (tries < 9) throw new Error('The disk is full');
    },
    (error) => failures.push(error),
  );
  await Promise.resolve();
  sleeper.stop();
  await saving;
  expect([tries, failures.length]).toEqual([2, 1]);
});
