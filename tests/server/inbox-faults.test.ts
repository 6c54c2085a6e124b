/** The inbox while something is broken: the disk, a delivery in flight, a killed server. */
import { describe, expect, it } from 'vitest';
import { createDisk } from '../faults/disk.ts';
import { optional } from '../programs/optional.ts';
import { afterwards, until } from './cleanup.ts';
import { freshProcess, freshServer, serverOn, startCrm } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { member } from './inbox-client.ts';
import { run } from './run-command.ts';

if (optional('compiler'))
  describe('While the disk fails', () => {
    it.each(['ENOSPC', 'fsync'] as const)(
      '(%s), actions answer 503 and nothing is half done; leads can be read',
      async (fault) => {
        const disk = createDisk();
        afterwards(disk.drop);
        const server = await freshProcess(disk.env);
        const safiya = await member(server, 'safiya');
        const ids = [
          await acceptedId(await post(server.origin, lead())),
          await acceptedId(await post(server.origin, lead())),
        ];
        const [id = ''] = ids;
        const before = await safiya.list('unanswered');
        disk.set(fault);
        expect((await safiya.post(`/leads/${id}/answer`)).status).toBe(503);
        expect((await safiya.post('/leads/actions', { ids, action: 'spam' })).status).toBe(503);
        expect((await safiya.post(`/leads/${id}/erase-person`)).status).toBe(503);
        disk.set('');
        await until(async () => (await safiya.get(`/leads/${id}`)).status === 200);
        // After a failed sync the change may be there: whole, with its line in the timeline.
        const { answeredAt, spam, revision, timeline } = await safiya.lead(id);
        expect(timeline.filter(({ kind }) => kind === 'staff')).toHaveLength(revision);
        expect(Number(answeredAt !== null) + Number(spam)).toBe(revision);
        if (fault === 'fsync') return;
        expect(revision).toBe(0);
        expect((await safiya.list('unanswered')).rows).toEqual(before.rows);
        await until(async () => (await safiya.post(`/leads/${id}/answer`)).status === 200);
        expect((await safiya.list('unanswered')).counts).toMatchObject({ unanswered: 1, all: 2 });
      },
    );

    it('for writing only, a lead is still shown, so that the person can be called', async () => {
      const disk = createDisk();
      afterwards(disk.drop);
      const server = await freshProcess(disk.env);
      const safiya = await member(server, 'safiya');
      const id = await acceptedId(await post(server.origin, lead()));
      await safiya.list('all');
      disk.set('ENOSPC');
      await until(async () => (await safiya.get(`/leads/${id}`)).status === 200);
      await until(() => server.output().includes('staff.unlogged'));
      disk.set('');
    });
  });

it('A refused lead is corrected and sent again, or discarded', async () => {
  const crm = await startCrm();
  const server = await freshServer(crm.env);
  const safiya = await member(server, 'safiya');
  const errors = [{ message: 'Blocked', errorType: 'BLOCKED_EMAIL' }];
  crm.behave({ kind: 'status', status: 400, body: { status: 'error', message: 'x', errors } });
  const ids = [
    await acceptedId(await post(server.origin, lead({ email: 'typo@example.con' }))),
    await acceptedId(await post(server.origin, lead())),
  ] as const;
  await until(async () =>
    (await safiya.list('undelivered')).rows.every(({ delivery }) => delivery === 'refused'),
  );
  expect(await safiya.lead(ids[0])).toMatchObject({ canResend: true, canDiscard: true });
  crm.behave();
  const right = await safiya.act(ids[0], 'correct', { email: 'right@example.com', revision: 0 });
  expect(right).toMatchObject({
    email: 'right@example.com',
    delivery: 'waiting',
    canResend: false,
  });
  expect(right.timeline.find(({ kind }) => kind === 'staff')).toMatchObject({
    action: 'correct',
    text: 'typo@example.con → right@example.com',
  });
  await until(() => crm.accepted.length === 1);
  expect(JSON.stringify(crm.accepted)).toContain('right@example.com');
  // Who asks for their data may name either address.
  for (const address of ['typo@example.con', 'right@example.com']) {
    const { stdout } = await run(server.data, 'person', ['export', address]);
    expect(JSON.parse(stdout), address).toEqual([expect.objectContaining({ id: ids[0] })]);
  }
  const discarded = await safiya.act(ids[1], 'discard');
  expect(discarded).toMatchObject({ delivery: 'discarded', canDiscard: false, canResend: true });
  await until(async () => (await safiya.list('undelivered')).counts.undelivered === 0);
});

it('A killed server has either all of an action or nothing of it', async () => {
  const server = await freshProcess();
  const safiya = await member(server, 'safiya');
  const ids: string[] = [];
  for (let number = 0; number < 20; number += 1)
    ids.push(await acceptedId(await post(server.origin, lead())));
  await safiya.list('all');
  const acting = ids.map((id) => safiya.post(`/leads/${id}/answer`).catch(() => undefined));
  await Promise.race(acting);
  await server.end('SIGKILL');
  await Promise.all(acting);
  const marco = await member(await serverOn(server.data), 'marco');
  const { rows, counts } = await marco.list('all');
  const answered = rows.filter(({ answeredAt }) => answeredAt !== null);
  expect(rows).toHaveLength(20);
  expect(counts.unanswered).toBe(20 - answered.length);
  for (const { id, answeredAt } of rows)
    expect((await marco.lead(id)).timeline.length).toBe(answeredAt === null ? 1 : 2);
});
