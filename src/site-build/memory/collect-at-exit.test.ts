import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FILE = join(import.meta.dirname, 'collect-at-exit.ts');

it('the heap is freed as the process exits, once it is asked to', () => {
  // Node waits forever in one failed build of nine, which takes 30 builds to see; the collection itself shows at once.
  const collections = [`import(${JSON.stringify(FILE)})`, ''].map((first) => {
    const code = first && `${first}.then(({ collectAtExit }) => collectAtExit())`;
    const { stdout } = spawnSync(process.execPath, ['--trace-gc', '--eval', code], {
      encoding: 'utf8',
    });
    return /Mark-Compact .* testing; GC in old space requested\s*$/.test(stdout);
  });
  expect(collections).toEqual([true, false]);
});
