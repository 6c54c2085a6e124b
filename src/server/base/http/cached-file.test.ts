import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SECOND } from '../clock.ts';
import { cachedFile } from './cached-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'cached-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `says` is what is made of the file a second after it was written, or removed. */
function cached(name: string) {
  const path = join(folder, name);
  const time = { steady: 0 };
  const read = cachedFile(path, JSON.parse, { steady: () => time.steady });
  const says = (text: string | undefined): unknown => {
    if (text === undefined) rmSync(path, { force: true });
    else writeFileSync(path, text);
    time.steady += SECOND;
    return read();
  };
  return { path, read, says };
}

it('A file is read anew a second after it changed, and nothing is made of one that is not there', () => {
  const { path, read, says } = cached('changed.json');
  expect(says(undefined)).toBeUndefined();
  expect(says('[1]')).toEqual([1]);
  writeFileSync(path, '[1, 2]');
  expect(read()).toEqual([1]);
  expect(says('[1, 2, 3]')).toEqual([1, 2, 3]);
});

it('What was made of a file stays while it is gone or only partly written, as when a site is replaced', () => {
  const { says } = cached('replaced.json');
  expect(says('[1]')).toEqual([1]);
  expect(says(undefined)).toEqual([1]);
  expect(says('[1, 2')).toEqual([1]);
  expect(says('[1, 2]')).toEqual([1, 2]);
});

it('A file that never could be read is an error at each look', () => {
  const { says } = cached('damaged.json');
  expect(() => says('[')).toThrow(SyntaxError);
  expect(() => says('[')).toThrow(SyntaxError);
  expect(says('[1]')).toEqual([1]);
});
