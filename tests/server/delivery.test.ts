/** Delivery from the visitor's 200 to the CRM, with injected faults. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import type { FakeHubSpot } from '../hubspot/fake-hubspot.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import {
  allDelivered,
  freshServer,
  rowsOf,
  type Server,
  serverOn,
  startCrm,
  startServer,
} from './harness.ts';
import { acceptedId, lead, post, SERVICE } from './leads.ts';
import { scaled } from '../run/limits.ts';

const emails = ({ accepted }: FakeHubSpot): string[] =>
  accepted.map(
    ({ submission }) => submission.fields.find(({ name }) => name === 'email')?.value ?? '',
  );

const emailOf = (body: Record<string, unknown>): string => String(body['email']);

async function health({
  origin,
}: Server): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${origin}/healthz`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('An acknowledged lead', () => {
  it('is delivered once and unchanged although the server was killed immediately', async () => {
    const crm = await startCrm();
    const data = emptyFolder();
    // The CRM is down until the kill, so the lead exists only on disk.
    await crm.down();
    const first = await startServer(data, crm.env);
    const people = [
      { firstName: 'Zoë', lastName: "O'Brien-Ødegård", message: 'Two\nlines & <b>marks</b> 💛' },
      { firstName: 'Nguyễn Thị', lastName: 'محمد', message: 'שלום' },
      { firstName: 'Null', lastName: '山田', message: 'Robert"); drop table leads;--' },
    ].map((person) => lead(person));
    const answers = await Promise.all(people.map((body) => post(first.origin, body)));
    await first.end('SIGKILL');
    for (const answer of answers) await acceptedId(answer);

    await crm.up();
    await serverOn(data, crm.env);
    // An attempt in flight when the process died is repeated after its lease.
    await until(() => crm.accepted.length >= 3);
    expect(emails(crm).sort()).toEqual(people.map(emailOf).sort());

    const [body] = people;
    const { submission } =
      crm.accepted.find((_, at) => emails(crm)[at] === emailOf(body ?? {})) ?? {};
    const value = (name: string) => submission?.fields.find((field) => field.name === name)?.value;
    expect([value('firstname'), value('lastname'), value('message')]).toEqual([
      body?.['firstName'],
      body?.['lastName'],
      body?.['message'],
    ]);
    expect([value('service_interest'), value('communications_opt_in')]).toEqual([SERVICE, 'true']);
    expect(submission?.context).toEqual({
      pageUri: `${site.url}/vibe-check`,
      pageName: 'Vibe Check',
    });
    const stored = rowsOf(data, 'select received_at from leads order by id').map((row) =>
      String(row['received_at']),
    );
    expect(stored).toContain(submission?.submittedAt);
  });

  it('is acknowledged immediately while the CRM is down, and delivered once afterwards', async () => {
    const crm = await startCrm();
    await crm.down();
    const server = await freshServer(crm.env);
    const bodies = [lead(), lead(), lead()];
    const started = performance.now();
    for (const body of bodies) await acceptedId(await post(server.origin, body));
    expect(performance.now() - started).toBeLessThan(scaled(3000));
    await until(() => (server.output().match(/"delivery\.later"/g) ?? []).length >= 4);
    await crm.up();
    await until(() => crm.accepted.length >= 3);
    await allDelivered(server.data);
    expect(emails(crm).sort()).toEqual(bodies.map(emailOf).sort());
    expect((await health(server)).body).toMatchObject({
      status: 'ok',
      delivery: { hubspot: { waiting: 0 } },
    });
  });

  it('is neither lost nor duplicated by any CRM response', async () => {
    const crm = await startCrm();
    const server = await freshServer({ ...crm.env, DELIVERY_RETRY_MS: '60,120' });
    const expected: string[] = [];
    const send = async (): Promise<void> => {
      const body = lead();
      expected.push(emailOf(body));
      await acceptedId(await post(server.origin, body));
      await until(() => emails(crm).includes(emailOf(body)));
    };
    for (const status of [408, 500, 502, 503]) {
      crm.behave({ kind: 'status', status }, 2);
      await send();
    }
    for (const kind of ['page', 'redirect', 'reset', 'broken body'] as const) {
      crm.behave({ kind }, 1);
      await send();
    }
    await allDelivered(server.data);
    expect(emails(crm)).toEqual(expected);

    // Indistinguishable from a loss: accepted, but the connection broke before the response.
    crm.behave({ kind: 'reset after acceptance' }, 1);
    const body = lead();
    await post(server.origin, body);
    await until(() => emails(crm).filter((email) => email === emailOf(body)).length === 2);
    const tries = rowsOf(
      server.data,
      "select outcome from attempts join leads on id = lead_id where fields ->> 'email' = ? order by number",
      emailOf(body),
    );
    await until(
      () => rowsOf(server.data, "select 1 from deliveries where state = 'waiting'").length === 0,
    );
    expect(tries[0]).toEqual({ outcome: 'later' });
  });

  it('honors Retry-After', async () => {
    const crm = await startCrm();
    crm.behave({ kind: 'status', status: 429, headers: { 'Retry-After': '1' } }, 1);
    const { origin } = await freshServer({ ...crm.env, DELIVERY_RETRY_MS: '20' });
    const started = performance.now();
    await post(origin, lead());
    await until(() => crm.answers.length === 1);
    await post(origin, lead());
    await until(() => crm.accepted.length === 2);
    expect(performance.now() - started).toBeGreaterThan(990);
    expect(crm.answers).toEqual([429, 200, 200]);
  });

  it('is attempted once if the CRM refuses it, and other leads are delivered', async () => {
    const crm = await startCrm({
      fields: [
        'firstname',
        'lastname',
        'email',
        'state',
        'service_interest',
        'best_way_to_contact',
        'communications_opt_in',
        'message',
      ],
    });
    const server = await freshServer(crm.env);
    const refused = await acceptedId(await post(server.origin, lead()));
    await acceptedId(await post(server.origin, lead({ phone: '' })));
    await until(() => crm.answers.length === 2);
    await allDelivered(server.data);
    expect([...crm.answers].sort()).toEqual([200, 400]);
    expect(
      rowsOf(server.data, 'select state, reason from deliveries where lead_id = ?', refused),
    ).toEqual([{ state: 'refused', reason: expect.stringContaining("'phone'") }]);
    expect(server.output()).toContain('FIELD_NOT_IN_FORM_DEFINITION');
    expect((await health(server)).body).toMatchObject({
      delivery: { hubspot: { refused: 1, waiting: 0 } },
    });
  });

  it('waits while the token is wrong', async () => {
    const crm = await startCrm({ token: 'pat-right-token' });
    const data = emptyFolder();
    const wrong = await serverOn(data, { ...crm.env, HUBSPOT_TOKEN: 'pat-wrong-token' });
    const bodies = [lead(), lead(), lead()];
    for (const body of bodies) await acceptedId(await post(wrong.origin, body));
    await until(async () => (await health(wrong)).status === 503);
    expect((await health(wrong)).body['reasons']).toEqual([
      expect.stringContaining('HUBSPOT_TOKEN'),
    ]);
    expect(wrong.output()).not.toContain('pat-wrong-token');
    expect(await wrong.end('SIGTERM')).toBe(0);

    const right = await serverOn(data, crm.env);
    await until(() => crm.accepted.length === 3);
    expect(emails(crm).sort()).toEqual(bodies.map(emailOf).sort());
    expect((await health(right)).status).toBe(200);
  });

  it('waits until the CRM is configured', async () => {
    const data = emptyFolder();
    const alone = await serverOn(data);
    const body = lead();
    await post(alone.origin, body);
    expect(await health(alone)).toMatchObject({
      status: 200,
      body: { delivery: { hubspot: { configured: false, waiting: 0, unconnected: 1 } } },
    });
    await alone.end('SIGTERM');
    const crm = await startCrm();
    await serverOn(data, crm.env);
    await until(() => crm.accepted.length === 1);
    expect(emails(crm)).toEqual([emailOf(body)]);
  });
});

it('A store whose file is damaged: the site stays up, forms answer 503, and the remedy is said', async () => {
  const data = emptyFolder();
  writeFileSync(join(data, 'leads.db'), 'garbage'.repeat(999));
  const server = await serverOn(data);
  expect((await fetch(`${server.origin}/`)).status).toBe(200);
  expect((await post(server.origin, lead())).status).toBe(503);
  const { status, body } = await health(server);
  const remedy =
    'is damaged: restore a backup (src/server/run/backup/README.md), then start the server again';
  expect([status, String(body['reasons'])]).toEqual([503, expect.stringContaining(remedy)]);
  expect(await server.end('SIGTERM')).toBe(0);
});

/** Writes beyond `bytes` fail, as on a broken disk. */
const limitWrites = ({ pid }: Server, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
};

it('A disk that fails causes 503 and never 200, fails the health check, and recovers without a restart', async () => {
  const server = await freshServer();
  const kept = lead();
  await acceptedId(await post(server.origin, kept));
  afterwards(() => limitWrites(server, 'unlimited'));
  limitWrites(server, 512);
  const refused = lead();
  const answer = await post(server.origin, refused);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('30');
  expect(await answer.json()).toEqual({ message: expect.stringContaining('call us') });
  expect((await fetch(`${server.origin}/`)).status).toBe(200);
  await until(async () => (await health(server)).status === 503);
  limitWrites(server, 'unlimited');
  await until(async () => (await post(server.origin, refused)).status === 200);
  await until(async () => (await health(server)).status === 200);
  const stored = rowsOf(server.data, "select fields ->> 'email' as email from leads order by id");
  expect(stored.map(({ email }) => email)).toEqual([emailOf(kept), emailOf(refused)]);
});
