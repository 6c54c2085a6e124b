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
import { createSiteFiles } from './site-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

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
