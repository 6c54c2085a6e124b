/**
 * `npm run bench -- sign-in`: a wrong password takes as long for a user as for nobody, within a fifth, so that the time
 * tells no usernames.
 */
import { createSteps, signInTimes } from '../server/staff-steps.ts';
import { median } from './median.ts';
import { benchFolder, startApi } from './servers.ts';

const ROUNDS = 60;
const BAR = 1.2;

export async function benchSignIn(): Promise<boolean> {
  const { folder, drop } = benchFolder();
  const { origin, stop } = await startApi(folder);
  try {
    const steps = createSteps(() => ({ origin, data: folder }));
    const { username } = await steps.newUser();
    // Warm up.
    await signInTimes(steps, username, 5);
    const { known, unknown } = await signInTimes(steps, username, ROUNDS);
    const ratio = median(known) / median(unknown);
    const holds = ratio < BAR && ratio > 1 / BAR;
    console.log('sign-in: a wrong password');
    console.table([
      {
        known: `${median(known).toFixed(1)} ms`,
        unknown: `${median(unknown).toFixed(1)} ms`,
        ratio: ratio.toFixed(2),
        verdict: holds ? 'holds' : 'MISSED',
      },
    ]);
    return holds;
  } finally {
    await stop();
    drop();
  }
}
