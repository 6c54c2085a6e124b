/** The property: whatever the command writes is green in our own check. */
import { expect, it } from 'vitest';
import { scaled } from '../run/limits.ts';
import { findingsOf, PACKS } from './check-generated.ts';
import { generatedFrom } from './generated.ts';

/** Seeds are new in each run; `PRACTICE_SEED=123` starts with the one of a failure. */
const first = Number(process.env['PRACTICE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** @param count of practices, a fifth to half a second each */
export function checkGenerated(count: number): void {
  it(
    `${count} practices at random pass the content check as npm run practice writes them`,
    async () => {
      for (let seed = first; seed < first + count; seed += 1)
        expect(
          await findingsOf(generatedFrom(seed, PACKS)),
          `Repeat it with PRACTICE_SEED=${seed}`,
        ).toEqual([]);
    },
    scaled(count * 2000),
  );
}
