/**
 * `npm run soak`: the fault tests of `npm test`, for longer. `npm run soak -- 100`: number of kills (default 30).
 * `npm run soak -- attack 1800`: a mixed attack for so many seconds (default 60), against the built site.
 * `npm run soak -- upgrade <checkout>`: a rolling upgrade from the version in another checkout, which has its packages.
 */
import { resolve } from 'node:path';
import { startCluster } from '../postgres/cluster.ts';
import { attack, attackBars } from './attack.ts';
import { failOver, killLoop, type KillOptions, type KillResult } from './kill.ts';
import { rollingUpgrade } from './upgrade.ts';

const [first = '30', checkout] = process.argv.slice(2);
if (first === 'upgrade') {
  if (checkout === undefined) throw new Error('Usage: npm run soak -- upgrade <checkout>');
  const result = await rollingUpgrade(resolve(checkout));
  console.table([result]);
  const { lost, missing, unasked, unseen } = result;
  process.exit(lost + missing + unasked + unseen === 0 ? 0 : 1);
}
if (first === 'attack') {
  const { alerts, ...numbers } = await attack(Number(checkout ?? 60));
  console.table([numbers]);
  for (const text of alerts) console.log(`alert: ${text}`);
  const bars = attackBars({ alerts, ...numbers });
  console.table(bars);
  process.exit(Object.values(bars).every(Boolean) ? 0 : 1);
}
const kills = Number(first);
/** Leads before and after a fail-over. */
const LEADS = 300;
const cluster = await startCluster();
const scenes: Record<string, KillOptions> = {
  'one process on a file': { kills, servers: 1 },
  'two processes on one file': { kills, servers: 2 },
  'two processes on PostgreSQL': { kills, servers: 2, url: await cluster.create() },
  'three processes on PostgreSQL': { kills, servers: 3, url: await cluster.create() },
};
const tolls: Record<string, KillResult> = {};
try {
  for (const [scene, options] of Object.entries(scenes)) {
    tolls[scene] = await killLoop(options);
    console.log(`${scene}: done`);
  }
  for (let time = 1; time <= Math.max(1, kills / 10); time += 1) {
    tolls[`fail-over of PostgreSQL, ${time}`] = await failOver(LEADS);
    console.log(`fail-over ${time}: done`);
  }
} finally {
  await cluster.stop();
}
console.table(tolls);
const isSound = Object.values(tolls).every(
  ({ lost, missing, unasked, copies }) => lost + missing + unasked === 0 && copies <= kills,
);
console.log(isSound ? 'No promised lead was lost.' : 'FAILED');
process.exitCode = isSound ? 0 : 1;
