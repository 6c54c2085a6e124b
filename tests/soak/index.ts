/**
 * `npm run soak`: the fault tests of `npm test`, for longer. `npm run soak -- 100`: number of kills (default 30).
 * `npm run soak -- attack 1800`: a mixed attack for so many seconds (default 60), against the built site.
 */
import { startCluster } from '../postgres/cluster.ts';
import { attack, attackBars } from './attack.ts';
import { failOver, killLoop, type KillOptions, type KillResult } from './kill.ts';

const [first = '30', seconds = '60'] = process.argv.slice(2);
if (first === 'attack') {
  const { alerts, ...numbers } = await attack(Number(seconds));
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
