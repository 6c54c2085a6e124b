import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSiteFiles } from './site-files.ts';

const root = mkdtempSync(join(tmpdir(), 'site-files-'));
afterAll(() => rmSync(root, { recursive: true }));

it('finds in the next site what its own lacks, as soon as there is one', async () => {
  const [dist, next] = [join(root, 'dist'), join(root, 'next')];
  for (const folder of [dist, next]) {
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), folder);
  }
  writeFileSync(join(next, 'new.js'), 'new');
  let nextSite: string | undefined;
  const openFile = createSiteFiles(dist, () => nextSite);
  const read = async (path: string): Promise<string | undefined> => {
    const file = await openFile(path, new Set());
    const text = await file?.handle.readFile('utf8');
    await file?.handle.close();
    return text;
  };
  expect(await read('/new.js')).toBeUndefined();
  nextSite = next;
  expect([await read('/new.js'), await read('/')]).toEqual(['new', dist]);
});
