/** `npm run soak`: the fault tests of `npm test`, for longer. `npm run soak -- 100`: number of kills (default 30). */
import { startCluster } from '../postgres/cluster.ts';
import { killLoop, type KillOptions, type KillResult } from './kill.ts';

const kills = Number(process.argv[2] ?? 30);
const cluster = await startCluster();
const scenes: Record<string, KillOptions> = {
  'one process on a file': { kills, servers: 1 },
  'two processes on one file': { kills, servers: 2 },
  'two processes on PostgreSQL': { kills, servers: 2, url: await cluster.create() },
};
const tolls: Record<string, KillResult> = {};
try {
  for (const [scene, options] of Object.entries(scenes)) {
    tolls[scene] = await killLoop(options);
    console.log(`${scene}: done`);
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
