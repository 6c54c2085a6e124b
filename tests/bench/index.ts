/** `npm run bench`: all benchmarks; `npm run bench -- pages`: the named ones. */
import { benchAborts } from './aborts.ts';
import { benchBuild } from './build.ts';
import { benchApi } from './api.ts';
import { benchFlood } from './flood.ts';
import { benchInbox } from './inbox.ts';
import { benchMigrations } from './migrations.ts';
import { benchPostgres } from './postgres.ts';
import { benchObservatory } from './observatory.ts';
import { benchPages } from './pages.ts';
import { benchRedirects } from './redirects.ts';
import { benchSwitch } from './switch.ts';
import { benchTags } from './tags.ts';
import { benchTaps } from './taps.ts';
import { benchTypes } from './types.ts';
import { benchUnread } from './unread.ts';

const BENCHES: Readonly<Record<string, () => Promise<boolean>>> = {
  pages: benchPages,
  build: benchBuild,
  api: benchApi,
  flood: benchFlood,
  inbox: benchInbox,
  migrations: benchMigrations,
  aborts: benchAborts,
  unread: benchUnread,
  switch: benchSwitch,
  postgres: benchPostgres,
  redirects: benchRedirects,
  taps: benchTaps,
  tags: benchTags,
  types: benchTypes,
  observatory: benchObservatory,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `No benchmark named ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`,
  );
  process.exit(2);
}

let held = true;
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  held = (await bench()) && held;
}
process.exitCode = held ? 0 : 1;
