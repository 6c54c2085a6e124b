import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDrawingInliner } from './inline-drawings.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a drawing of the first view is inline, a lazy one and a photograph are not', async () => {
  await writeFile(join(folder, 'a.svg'), '<svg fill="#abc"><path d="M0 0"/></svg>\n');
  const lazy = '<img src="/a.svg" loading="lazy"><img loading="lazy" src="/a.svg">';
  const photo = '<img src="/b.avif">';
  expect(
    await createDrawingInliner(folder)(`<img class="x" src="/a.svg" alt="">${lazy}${photo}`),
  ).toBe(
    `<img class="x" src="data:image/svg+xml,%3Csvg fill='%23abc'%3E%3Cpath d='M0 0'/%3E%3C/svg%3E" alt="">${lazy}${photo}`,
  );
});

test('a large drawing stays a file', async () => {
  await writeFile(join(folder, 'a.svg'), `<svg>${'<path/>'.repeat(3000)}</svg>`);
  expect(await createDrawingInliner(folder)('<img src="/a.svg">')).toBe('<img src="/a.svg">');
});
