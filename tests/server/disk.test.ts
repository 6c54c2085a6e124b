/** A real server on full, broken and slow disks. */
import { describe, expect, it } from 'vitest';
import { createDisk, type Disk, type DiskFault } from '../faults/disk.ts';
import { afterwards, until } from './cleanup.ts';
import { delivered, freshProcess, inFlight, startCrm, startServer, idsIn } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';

function failingDisk(): Disk {
  const disk = createDisk();
  afterwards(disk.drop);
  return disk;
}

const statusOf = async (origin: string): Promise<number> =>
  (await fetch(`${origin}/healthz`)).status;

// The fault injection is written in C: without a compiler, vitest.config.ts leaves this file out, and
// `delivery.test.ts` still tests a full disk.
describe('A disk', () => {
  it.each<[string, DiskFault]>([
    ['that is full', 'ENOSPC'],
    ['that cannot be written', 'EIO'],
    ['that cannot be synced', 'fsync'],
  ])('%s causes 503, never 200, and recovers without a restart', async (_what, fault) => {
    const disk = failingDisk();
    const server = await freshProcess(disk.env);
    const accepted = [await acceptedId(await post(server.origin, lead()))];
    disk.set(fault);
    for (let time = 0; time < 3; time += 1)
      expect((await post(server.origin, lead())).status).toBe(503);
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    await until(async () => (await statusOf(server.origin)) === 503);
    disk.set('');
    const body = lead();
    await until(async () => {
      const answer = await post(server.origin, body);
      if (answer.status === 200) accepted.push(await acceptedId(answer));
      return answer.status === 200;
    });
    await until(async () => (await statusOf(server.origin)) === 200);
    // Acknowledged leads survive the next crash too.
    await server.end('SIGKILL');
    const next = await startServer(server.data);
    await acceptedId(await post(next.origin, lead()));
    const kept = idsIn(server.data);
    expect(accepted.filter((id) => !kept.includes(id))).toEqual([]);
  });

  it('that fails while results are saved causes no duplicate deliveries', async () => {
    const disk = failingDisk();
    const crm = await startCrm();
    const server = await freshProcess({ ...crm.env, ...disk.env });
    crm.behave({ kind: 'slow', ms: 400 });
    for (let time = 0; time < 3; time += 1) await acceptedId(await post(server.origin, lead()));
    for (const fault of ['ENOSPC', 'fsync', 'EIO'] as const) {
      await inFlight(server.data);
      disk.set(fault);
      await new Promise((done) => setTimeout(done, 700));
      disk.set('');
    }
    await delivered(server.data, 3);
    expect(crm.accepted).toHaveLength(3);
  });

  it('with 400 ms per sync slows posts down and loses none', async () => {
    const disk = failingDisk();
    const crm = await startCrm();
    const server = await freshProcess({ ...crm.env, ...disk.env });
    disk.set('slow');
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => post(server.origin, lead())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(120).fill(200));
  });
});
