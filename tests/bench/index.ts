/**
 * `npm run bench`: all benchmarks; `npm run bench -- pages`: the named ones.
 */
import { unknownWord } from '#lib/content/unknown-word.ts';
import { benchBuild } from './build.ts';
import { benchInbox } from './inbox.ts';
import { benchLoad } from './load.ts';
import { benchPages } from './pages.ts';

const BENCHES: Readonly<Record<string, () => Promise<boolean>>> = {
  pages: benchPages,
  build: benchBuild,
  load: benchLoad,
  inbox: benchInbox,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  for (const name of unknown) console.error(unknownWord(name, Object.keys(BENCHES)));
  process.exit(2);
}

let held = true;
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  held = (await bench()) && held;
}
process.exitCode = held ? 0 : 1;
