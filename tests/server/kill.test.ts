/** kill -9 at random moments; `npm run soak` does the same for longer. */
import { expect, it } from 'vitest';
import { sharedCluster } from '../postgres/shared.ts';
import { scaled } from '../run/limits.ts';
import { killLoop } from '../soak/kill.ts';

const database = sharedCluster({ durable: true, migrated: true });

const KILLS = 3;

it.concurrent.each([
  ['alone on its file', 1, false],
  ['with a second one on PostgreSQL', 2, true],
])(
  'A server that is killed repeatedly %s loses no acknowledged lead and causes at most one duplicate per kill',
  async (_what, servers, isPostgres) => {
    const url = isPostgres ? await database() : undefined;
    const toll = await killLoop({ kills: KILLS, servers, ...(url && { url }) });
    expect(toll).toMatchObject({ lost: 0, missing: 0, unasked: 0 });
    expect(toll.promised).toBeGreaterThan(10);
    expect(toll.copies).toBeLessThanOrEqual(KILLS);
  },
  scaled(120_000),
);
