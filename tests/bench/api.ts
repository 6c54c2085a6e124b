/**
 * `npm run bench -- api`: a lead stored on disk compared with an echo on the same stack, in alternating rounds.
 * Limits: processor time per lead at most 2.5 times the echo's, at least 0.35 times its responses per second, 99th
 * percentile 25 ms.
 */
import { round, type Round } from './load.ts';
import { median } from './median.ts';
import { benchFolder, startApi, startEcho } from './servers.ts';

const ROUNDS = 15;
const POSTS = 10_000;

const of = (rounds: readonly Round[], what: keyof Round): number =>
  median(rounds.map((one) => one[what]));

/** Median of the ratios per round: a slow phase of the machine affects both. */
const share = (things: readonly Round[], floor: readonly Round[], what: keyof Round): number =>
  median(things.map((one, at) => one[what] / (floor[at]?.[what] ?? Number.NaN)));

/** Runs the benchmark; returns whether all limits hold. */
export async function benchApi(): Promise<boolean> {
  const { folder, drop } = benchFolder();
  const targets = {
    plain: await startEcho(folder, true),
    echo: await startEcho(folder),
    leads: await startApi(folder),
  };
  const rounds: Record<keyof typeof targets, Round[]> = { plain: [], echo: [], leads: [] };
  const names = Object.keys(targets) as (keyof typeof targets)[];
  try {
    // Warm-up, not counted.
    for (const name of names) await round(targets[name], POSTS);
    for (let at = 1; at <= ROUNDS; at += 1) {
      for (const name of names) rounds[name].push(await round(targets[name], POSTS));
      console.log(`round ${at} of ${ROUNDS}`);
    }
  } finally {
    for (const name of names) await targets[name].stop();
    drop();
  }
  const { echo, leads } = rounds;
  console.table(
    names.map((name) => ({
      what: name,
      'posts/s': Math.round(of(rounds[name], 'rate')),
      'CPU us/post': of(rounds[name], 'cpu').toFixed(1),
      'p99 ms': of(rounds[name], 'p99').toFixed(1),
      'CPU x echo': share(rounds[name], echo, 'cpu').toFixed(2),
      'posts/s x echo': share(rounds[name], echo, 'rate').toFixed(2),
    })),
  );
  const bars = {
    'every post is a lead': leads.every(({ failed }) => failed === 0),
    'CPU at most 2.5 x echo': share(leads, echo, 'cpu') <= 2.5,
    'posts/s at least 0.35 x echo': share(leads, echo, 'rate') >= 0.35,
    'p99 at most 25 ms': of(leads, 'p99') <= 25,
  };
  console.table(bars);
  return Object.values(bars).every(Boolean);
}
