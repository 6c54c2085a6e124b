/** kill -9 at random moments, with the store in a file; on PostgreSQL: many-machines.deep.test.ts, longer: `npm run soak`. */
import { expect, it } from 'vitest';
import { scaled } from '../run/limits.ts';
import { killLoop } from '../soak/kill.ts';

const KILLS = 2;

it(
  'A server that is killed repeatedly loses no acknowledged lead and causes at most one duplicate per kill',
  async () => {
    const toll = await killLoop({ kills: KILLS, servers: 1 });
    expect(toll).toMatchObject({ lost: 0, missing: 0, unasked: 0 });
    expect(toll.promised).toBeGreaterThan(10);
    expect(toll.copies).toBeLessThanOrEqual(KILLS);
  },
  scaled(120_000),
);
