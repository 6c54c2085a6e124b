/** Two processes on one PostgreSQL database, under load. */
import { expect, it } from 'vitest';
import { open } from '../bench/leads.ts';
import { sharedCluster } from '../postgres/shared.ts';
import { scaled } from '../run/limits.ts';
import { until } from './cleanup.ts';
import { freshProcess, startCrm } from './harness.ts';

const LEADS = 5000;
const LINES = 32;
const database = sharedCluster();

/** Posts over {@link LINES} connections, each after the answer to the one before; returns the statuses. */
async function postLeads(origin: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  let left = count;
  const postOn = async (): Promise<void> => {
    const { post, close } = await open(origin);
    while (left-- > 0) statuses.push((await post()).status);
    close();
  };
  await Promise.all(Array.from({ length: LINES }, postOn));
  return statuses;
}

it(
  'Two processes on one PostgreSQL database deliver 5,000 leads once each',
  async () => {
    const crm = await startCrm({ limit: 'none' });
    const env = { ...crm.env, DATABASE_URL: await database(), HUBSPOT_SPACING_MS: '0' };
    const servers = [await freshProcess(env), await freshProcess(env)];
    const statuses = await Promise.all(
      servers.map(({ origin }) => postLeads(origin, LEADS / servers.length)),
    );
    expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
    await until(() => crm.accepted.length >= LEADS, 180_000);
    // A second delivery would come now.
    await new Promise((done) => setTimeout(done, 1000));
    const emails = crm.accepted.map(
      ({ submission }) => submission.fields.find(({ name }) => name === 'email')?.value,
    );
    expect([emails.length, new Set(emails).size]).toEqual([LEADS, LEADS]);
  },
  scaled(240_000),
);
