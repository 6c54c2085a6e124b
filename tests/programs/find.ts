/** Finds programs of the system. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Full browsers, with features such as the back/forward cache. */
export const WHOLE_BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Path of the first of `names` that is installed; Debian has some outside of users' PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .concat('/usr/sbin', '/usr/local/sbin', '/usr/bin');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
