import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressing } from './compressor.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthline-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('compresses more files than it has threads, and waits for the last', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `${at}.html`);
  await compressing(async (add) => {
    for (const name of names) {
      writeFileSync(join(folder, name), `<p>${name}, a page, a page, a page.</p>\n`.repeat(50));
      add({ folder, name });
    }
  });
  expect(readdirSync(folder).filter((name) => name.endsWith('.gz'))).toHaveLength(names.length);
});

it('fails with the file that cannot be read, and with what the work throws', async () => {
  await expect(compressing(async (add) => add({ folder, name: 'gone.html' }))).rejects.toThrow(
    'gone.html',
  );
  await expect(
    compressing(async (add) => {
      add({ folder, name: 'gone.html' });
      throw new Error('a page without a note');
    }),
  ).rejects.toThrow('a page without a note');
});
