/** What a build is at, from what Astro and our own steps write: half a minute without a word looks like a fault. */
import { stripVTControlCharacters } from 'node:util';

/** In the order of a build; `#` is a number of the line. */
const PHASES: readonly (readonly [line: RegExp, phase: string])[] = [
  [/\[content\] Syncing content/, 'Reading the content'],
  [/Building static entrypoints/, 'Bundling styles and scripts'],
  [/generating static routes/, 'Writing the pages'],
  [/generating optimized images/, 'Making pictures of each size'],
  [/\[read-pages\] (\d+) pages/, 'Finishing # pages'],
  [/\[og-images\] (\d+) images/, 'Searching and compressing; # pictures for links are there'],
];

/** Pictures of a first build take longest: `(50/240)`. */
const PICTURE = /\((\d+)\/(\d+)\)\s*$/;
const EVERY = 50;

/**
 * Reads the output of a build piece by piece, however it is cut.
 * @param say is called once for each phase, and for each {@link EVERY}th picture
 */
export function buildProgress(say: (line: string) => void): (text: string) => void {
  let rest = '';
  let next = 0;
  const read = (line: string): void => {
    for (const [at, [pattern, phase]] of PHASES.entries()) {
      const found = at >= next && pattern.exec(line);
      if (!found) continue;
      next = at + 1;
      say(`  ${phase.replace('#', found[1] ?? '')} …`);
      return;
    }
    const [, done = '', all = ''] = PICTURE.exec(line) ?? [];
    if (done && Number(done) % EVERY === 0) say(`  ${done} of ${all} pictures`);
  };
  return (text) => {
    const lines = (rest + stripVTControlCharacters(text)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) read(line);
  };
}
