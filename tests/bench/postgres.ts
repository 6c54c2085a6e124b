/** Two processes on one PostgreSQL store 5,000 leads and deliver each once. */
import { startFakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { startCluster } from '../postgres/cluster.ts';
import { round } from './load.ts';
import { benchFolder, startApi } from './servers.ts';
import { scaled } from '../run/limits.ts';

const LEADS = 5000;

export async function benchPostgres(): Promise<boolean> {
  const { folder, drop } = benchFolder();
  const cluster = await startCluster();
  const crm = await startFakeHubSpot({ limit: 'none' });
  const env = {
    ...crm.env,
    DATABASE_URL: await cluster.create(),
    HUBSPOT_SPACING_MS: '0',
    LOG_LEVEL: 'warn',
  };
  const servers = [await startApi(folder, env, 'one'), await startApi(folder, env, 'two')];
  try {
    const started = performance.now();
    const rounds = await Promise.all(servers.map((server) => round(server.origin, LEADS / 2, 32)));
    const end = performance.now() + scaled(180_000);
    while (crm.accepted.length < LEADS && performance.now() < end)
      await new Promise((done) => setTimeout(done, 100));
    const took = (performance.now() - started) / 1000;
    await new Promise((done) => setTimeout(done, 1000));
    const emails = new Set(
      crm.accepted.map(
        ({ submission }) => submission.fields.find(({ name }) => name === 'email')?.value,
      ),
    );
    const rate = rounds.reduce((sum, one) => sum + one.rate, 0);
    console.log(
      `PostgreSQL, two processes: ${rate.toFixed(0)} leads/s taken while delivering, ${crm.accepted.length} submissions of ${emails.size} leads after ${took.toFixed(0)} s`,
    );
    const bars = {
      'every post is a lead': rounds.every(({ failed }) => failed === 0),
      'each is delivered once': crm.accepted.length === LEADS && emails.size === LEADS,
    };
    console.table(bars);
    return Object.values(bars).every(Boolean);
  } finally {
    for (const server of servers) await server.stop();
    await crm.down();
    await cluster.stop();
    drop();
  }
}
