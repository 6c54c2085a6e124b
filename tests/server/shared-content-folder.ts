/** A folder of content for all tests of a file. */
import { afterAll, beforeAll } from 'vitest';
import { type ContentFolder, contentFolder } from './content-folder.ts';

/** Makes one before the tests, and removes it after them. */
export function sharedContentFolder(): ContentFolder {
  const folder = contentFolder();
  beforeAll(folder.make);
  afterAll(folder.remove);
  return folder;
}
