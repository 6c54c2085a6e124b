import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HASHED_FOLDER } from '#lib/http/headers.ts';
import { previousOf } from '#lib/http/release-folders.ts';
import { createSiteFiles } from './site-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

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

it('finds hashed files of a site that came and went since, and no pages of it', async () => {
  const [dist, next] = [join(root, 'dist'), join(root, 'next')];
  for (const folder of [dist, next]) mkdirSync(folder);
  mkdirSync(join(previousOf(next), HASHED_FOLDER), { recursive: true });
  writeFileSync(join(previousOf(next), HASHED_FOLDER, 'menu.b.js'), 'between');
  writeFileSync(join(previousOf(next), 'page.html'), 'between');
  const openFile = createSiteFiles(dist, () => next);
  const file = await openFile(`/${HASHED_FOLDER}/menu.b.js`, new Set());
  expect(await file?.handle.readFile('utf8')).toBe('between');
  await file?.handle.close();
  expect(await openFile('/page', new Set())).toBeUndefined();
});

/** Opens a pipe for writing as soon as its other end is open for reading. */
function meetReader(pipe: string): number {
  for (;;) {
    try {
      return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ENXIO') throw error;
    }
  }
}

it('looks again if the site was replaced while it looked', async () => {
  const [dist, next] = [join(root, 'dist'), join(root, 'next')];
  for (const folder of [dist, next]) mkdirSync(folder);
  writeFileSync(join(next, 'page.html'), 'new');
  const openFile = createSiteFiles(dist);
  expect(await openFile('/page', new Set())).toBeUndefined();
  // Opening a pipe waits for its other end: the switch happens between two of a page's candidate names.
  const pipe = join(dist, 'page.html');
  execFileSync('mkfifo', [pipe]);
  const looking = openFile('/page', new Set());
  const writer = meetReader(pipe);
  renameSync(dist, join(root, 'old'));
  renameSync(next, dist);
  closeSync(writer);
  const file = await looking;
  expect(await file?.handle.readFile('utf8')).toBe('new');
  await file?.handle.close();
});
