/** A folder of content for all tests of a file. */
import { afterAll, beforeAll } from 'vitest';
import { type ContentFolder, contentFolder } from './content-folder.ts';

export function sharedContentFolder(): ContentFolder {
  const folder = contentFolder();
  beforeAll(folder.make);
  afterAll(folder.remove);
  return folder;
}
