/** Staff are told at once: by push and mail, without a name or a word of the message; visitors never wait for it. */
import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { MAX_DEVICES, type NoticesView } from '#staff/contract/notices.ts';
import { site } from '#site';
import { startFakeMailServer } from '../mail/fake-smtp.ts';
import { scaled } from '../run/limits.ts';
import { afterwards, until } from './cleanup.ts';
import { freshServer, rowsOf, type Server } from './harness.ts';
import { jsonOf, member, type Member } from './inbox-client.ts';
import { acceptedId, lead, post } from './leads.ts';
import { type Browser, newBrowser, startPushService, type PushService } from './push-service.ts';
import { changeRows, signedIn, withStore } from './staff-client.ts';

/** What must never leave: every field of the lead, and the words of its message. */
const SECRETS = {
  firstName: 'Xochitl',
  lastName: 'Quetzalpoint',
  email: 'xochitl.q@visitor.example',
  phone: '(214) 555-0177',
  message: 'Wombat umbrella: we whisper since August.',
};

/** Rings at any hour. */
const LOUD = {
  email: '',
  byEmail: false,
  newRequest: true,
  readFirst: true,
  nearHours: 2,
  callMinutes: 10,
  broken: false,
  digest: false,
  quiet: '',
  quietClosed: false,
};

async function ready(): Promise<{ service: PushService; server: Server; safiya: Member }> {
  const service = await startPushService();
  const server = await freshServer({ PUSH_ORIGINS: service.origin });
  const safiya = await member(server, 'safiya');
  return { service, server, safiya };
}

const view = (who: Member): Promise<NoticesView> => jsonOf(who.get('/notices'));

/** Turns notices on for a browser, at any hour. */
async function turnOn(who: Member, browser: Browser, settings: object = {}): Promise<NoticesView> {
  await jsonOf(who.put('/notices', { ...LOUD, ...settings }));
  return jsonOf(who.post('/notices/devices', browser.subscription));
}

const waitingRows = ({ data }: Server): object[] =>
  rowsOf(data, "select * from staff_notices where state = 'waiting'");
const stateOf = ({ data }: Server): unknown[] =>
  rowsOf(data, 'select kind, state from staff_notices order by made_at').map(
    ({ kind, state }) => `${String(kind)} ${String(state)}`,
  );

it('A new request rings within a minute, and nothing in the message is personal, byte by byte', async () => {
  const { service, server, safiya } = await ready();
  const browser = newBrowser(service.origin);
  const { key, devices } = await turnOn(safiya, browser);
  expect(devices).toMatchObject([{ name: 'Unknown browser', rangAt: null }]);
  const id = await acceptedId(await post(server.origin, lead(SECRETS)));
  await until(() => service.received.length === 1);
  const [{ path, headers, body } = { path: '', headers: {}, body: Buffer.alloc(0) }] =
    service.received;
  const text = browser.read(body);
  const said = JSON.parse(text);
  expect(said).toEqual({
    title: 'New request',
    text: expect.stringMatching(/^Answer by (?:\w{3} |\w{3} \d+, )?\d+(?::\d\d)? [AP]M$/),
    path: `/admin#all/${id}`,
    tag: id,
  });
  // Nothing else is in it, whichever way it is read; and its length says nothing.
  expect(Buffer.byteLength(text)).toBe(512);
  const bytes = [text, body.toString('latin1'), JSON.stringify(headers), path].join('\n');
  for (const secret of Object.values(SECRETS))
    for (const word of secret.split(/[\s:.,()@-]+/).filter(({ length }) => length > 3))
      expect(bytes.toLowerCase(), word).not.toContain(word.toLowerCase());
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(Number(headers['ttl'])).toBeGreaterThan(0);
  // The push service can tell who sent it, by the key that the browser was given.
  const [, token = '', named = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers['authorization'] ?? '') ?? [];
  expect(named).toBe(key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.origin,
    sub: `mailto:${site.email}`,
  });
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(signed).toBe(true);
  await until(() => stateOf(server).join() === 'new sent');
  expect((await view(safiya)).devices[0]?.rangAt).toBeGreaterThan(0);
  // Nobody is told twice, also not after a restart.
  await server.end('SIGTERM');
  expect(server.output()).not.toMatch(/Xochitl|visitor\.example|127\.0\.0\.1:\d+\/[0-9a-f]{16}/);
});

it('A device that the push service does not know any more is removed; the others ring', async () => {
  const { service, server, safiya } = await ready();
  const [gone, expired, there] = ['/gone', '/expired', '/there'].map((path) =>
    newBrowser(service.origin, path),
  ) as [Browser, Browser, Browser];
  service.behave((path) => ({ '/gone': 404, '/expired': 410 })[path] ?? 201);
  for (const browser of [gone, expired, there]) await turnOn(safiya, browser);
  await post(server.origin, lead());
  await until(() => waitingRows(server).length === 0 && service.received.length === 3);
  await until(async () => (await view(safiya)).devices.length === 1);
  expect(rowsOf(server.data, 'select endpoint from staff_devices')).toEqual([
    { endpoint: there.subscription.endpoint },
  ]);
});

it('Twenty devices ring, the next one is refused; a device rings for whoever turned it on last', async () => {
  const { service, server, safiya } = await ready();
  const browsers = Array.from({ length: MAX_DEVICES }, () => newBrowser(service.origin));
  for (const browser of browsers) await turnOn(safiya, browser);
  const refused = await safiya.post('/notices/devices', newBrowser(service.origin).subscription);
  expect(refused.status).toBe(422);
  // The same browser again is no other device.
  const again = await turnOn(safiya, browsers[0] as Browser);
  expect(again.devices).toHaveLength(MAX_DEVICES);
  await post(server.origin, lead());
  await until(() => service.received.length === MAX_DEVICES);
  expect(new Set(service.received.map(({ path }) => path)).size).toBe(MAX_DEVICES);
  const marco = await member(server, 'marco');
  await turnOn(marco, browsers[0] as Browser);
  expect((await view(safiya)).devices).toHaveLength(MAX_DEVICES - 1);
});

it('A push service that hangs or fails delays nobody: posts are answered, and it is tried again', async () => {
  const { service, server, safiya } = await ready();
  let status = 503;
  service.behave((path) => (path === '/hangs' ? 'hang' : status));
  await turnOn(safiya, newBrowser(service.origin, '/hangs'));
  const flaky = newBrowser(service.origin, '/fails');
  await turnOn(safiya, flaky);
  await post(server.origin, lead());
  await until(() => service.received.length >= 2);
  const before = performance.now();
  for (let at = 0; at < 5; at += 1) await acceptedId(await post(server.origin, lead()));
  expect(performance.now() - before).toBeLessThan(scaled(5000));
  status = 201;
  await until(() => stateOf(server).includes('new sent'));
  const health = await (await fetch(`${server.origin}/healthz`)).json();
  expect(health).toMatchObject({ status: 'ok', notices: { failed: 0 } });
});

it('What a push service refuses is not tried again, and staff see it in the health', async () => {
  const { service, server, safiya } = await ready();
  service.behave(() => 400);
  await turnOn(safiya, newBrowser(service.origin));
  await post(server.origin, lead());
  await until(() => stateOf(server).join() === 'new refused');
  const health = (await (await fetch(`${server.origin}/healthz`)).json()) as { reasons: string[] };
  expect(health.reasons.join()).toMatch(/Notices to staff: 1 did not arrive/);
  expect(await jsonOf(safiya.get('/overview'))).toMatchObject({
    health: expect.arrayContaining([
      { part: 'Notices to you', ok: false, text: '1 did not arrive within the last day.' },
    ]),
  });
  expect(service.received).toHaveLength(1);
});

it('Addresses that point inside, or are none of a browser, are refused', async () => {
  const { service, safiya } = await ready();
  const { subscription } = newBrowser(service.origin);
  const { keys } = subscription;
  const wrong: object[] = [
    ...['http://push.example.com/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://10.0.0.1/'],
    ...['https://localhost/x', 'https://169.254.169.254/latest', 'https://db.internal/', 'x'],
    ...[`${service.origin.replace('http', 'https')}/x`, `https://a.example.com/${'x'.repeat(999)}`],
  ].map((endpoint) => ({ endpoint, keys }));
  wrong.push(
    { ...subscription, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } },
    { ...subscription, keys: { ...keys, auth: 'short' } },
    { endpoint: subscription.endpoint },
    { endpoint: 5, keys: 5 },
    {},
  );
  for (const body of wrong)
    expect([body, (await safiya.post('/notices/devices', body)).status]).toEqual([body, 422]);
});

it('A name that leads inside by the time of the notice is not asked', async () => {
  const { server, safiya, service } = await ready();
  const { subscription } = newBrowser('https://inside.example.com');
  await turnOn(safiya, { ...newBrowser(service.origin), subscription });
  // As if the name had been allowed when the device was added.
  changeRows(server.data, "update staff_devices set endpoint = 'https://localhost/x'");
  await post(server.origin, lead());
  await until(() => stateOf(server).join() === 'new refused');
});

it('Devices end with the account, its role and its password; a person sees only their own', async () => {
  const { service, server, safiya } = await ready();
  await turnOn(safiya, newBrowser(service.origin));
  const count = (): number => rowsOf(server.data, 'select 1 from staff_devices').length;
  const marco = await member(server, 'marco');
  const [{ id } = { id: '' }] = (await view(safiya)).devices;
  expect((await view(marco)).devices).toEqual([]);
  expect((await marco.post(`/notices/devices/${id}/ring`)).status).toBe(404);
  const { send } = await signedIn(server, 'staff');
  expect((await send('DELETE', `/notices/devices/${id}`)).status).toBe(404);
  const ends: ((staff: Parameters<Parameters<typeof withStore>[1]>[0]['staff']) => unknown)[] = [
    (staff) => staff.setPassword(safiya.id, 'hash', 0),
    (staff) => staff.changePassword(safiya.id, 'hash', 0, ''),
    (staff) => staff.reset(safiya.id),
    (staff) => staff.setRole(safiya.id, 'editor'),
    (staff) => staff.removeById(safiya.id),
  ];
  for (const end of ends) {
    const device = {
      userId: safiya.id,
      p256dh: 'x',
      auth: 'x',
      name: '',
      addedAt: 0,
      rangAt: null,
    };
    await withStore(server.data, async ({ notices, staff }) => {
      await notices.addDevice({ ...device, id: 'other', endpoint: `x${count()}` }, 20);
      expect(count()).toBeGreaterThan(0);
      await end(staff);
    });
    expect([ends.indexOf(end), count()]).toEqual([ends.indexOf(end), 0]);
  }
});

it('Editors and strangers have no notices', async () => {
  const { server } = await ready();
  const editor = await member(server, 'juno', 'editor');
  for (const path of ['', '/duty', '/cover', '/devices'])
    expect((await editor.post(`/notices${path}`)).status).toBe(403);
  expect((await editor.get('/notices')).status).toBe(403);
  expect((await fetch(`${server.origin}/api/admin/notices`)).status).toBe(401);
});

it('Only whoever is on duty is told, then whoever stands in, once they said yes', async () => {
  const { service, server, safiya } = await ready();
  const marco = await member(server, 'marco');
  const paths = ['/safiya', '/marco'];
  const [hers, his] = paths.map((path) => newBrowser(service.origin, path)) as [Browser, Browser];
  await turnOn(safiya, hers);
  await turnOn(marco, his);
  const rang = async (): Promise<string[]> => {
    service.received.splice(0);
    await acceptedId(await post(server.origin, lead()));
    await until(() => service.received.length > 0 && waitingRows(server).length === 0);
    return service.received.map(({ path }) => path).sort();
  };
  // Nobody is on duty: everybody is told.
  expect(await rang()).toEqual(['/marco', '/safiya']);
  const { duty } = await view(safiya);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(Date.now());
  expect(duty.map(({ day }) => day)).toContain(today);
  const set = { day: today, userId: safiya.id, isWeekly: true };
  expect(await jsonOf<NoticesView>(marco.post('/notices/duty', set))).toMatchObject({
    duty: expect.arrayContaining([{ day: today, userId: safiya.id, isWeekly: true }]),
  });
  expect(await rang()).toEqual(['/safiya']);
  const cover = { by: marco.id, from: today, through: today };
  await jsonOf(safiya.post('/notices/cover', cover));
  await until(() => service.received.some(({ path }) => path === '/marco'));
  const asked = JSON.parse(his.read(service.received.at(-1)?.body ?? Buffer.alloc(0)));
  expect(asked).toMatchObject({ title: 'Can you cover for somebody?', path: '/admin/notices' });
  // Not agreed yet.
  expect(await rang()).toEqual(['/safiya']);
  await jsonOf(marco.post('/notices/cover/answer', { userId: safiya.id, yes: true }));
  expect(await rang()).toEqual(['/marco']);
  expect((await marco.post('/notices/cover/answer', { userId: marco.id, yes: true })).status).toBe(
    422,
  );
  expect((await safiya.post('/notices/cover', { ...cover, by: safiya.id })).status).toBe(422);
  expect((await safiya.post('/notices/duty', { ...set, userId: 'nobody' })).status).toBe(422);
  expect((await safiya.post('/notices/duty', { ...set, day: '2026-02-31' })).status).toBe(400);
});

it('A request is told of once more before its reply is due, unless somebody answered', async () => {
  const { service, server, safiya } = await ready();
  const ids = [0, 1].map(async () => acceptedId(await post(server.origin, lead())));
  const [near = '', answered = ''] = await Promise.all(ids);
  await safiya.list('all');
  await safiya.act(answered, 'answer');
  const browser = newBrowser(service.origin);
  const soon = Date.now() + 60 * 60_000;
  changeRows(server.data, `update lead_work set reply_by = ${soon}`);
  // As if it had been told of when it came.
  await withStore(server.data, ({ notices }) =>
    notices.add([
      {
        ...{
          userId: 'x',
          channel: 'x',
          kind: 'new',
          about: near,
          leadId: near,
          at: null,
          count: 1,
        },
        ...{ state: 'joined', madeAt: 0, endsAt: 0 },
      },
    ]),
  );
  await turnOn(safiya, browser);
  const [{ id: device } = { id: '' }] = (await view(safiya)).devices;
  await jsonOf(safiya.post(`/notices/devices/${device}/ring`));
  await until(() => service.received.length === 2);
  const texts = service.received.map(({ body }) => JSON.parse(browser.read(body)));
  expect(texts).toContainEqual({
    title: expect.stringMatching(/^Answer by /),
    text: 'One request, nobody has written yet',
    path: `/admin#all/${near}`,
    tag: near,
  });
  expect(texts).toContainEqual(expect.objectContaining({ title: 'This is how it rings' }));
});

it('Mail says the same with one link, to whoever wants it, and is tried again', async () => {
  const office = await startFakeMailServer();
  afterwards(() => office.stop());
  const server = await freshServer(office.env);
  const safiya = await member(server, 'safiya');
  expect((await view(safiya)).canMail).toBe(true);
  for (const email of [
    '',
    'no',
    'a@b.example, all@evil.example',
    'a@b.example\r\nBcc: c@d.example',
  ])
    expect([
      email,
      (await safiya.put('/notices', { ...LOUD, byEmail: true, email })).status,
    ]).toEqual([email, 422]);
  const email = 'safiya@practice.example';
  await jsonOf(safiya.put('/notices', { ...LOUD, byEmail: true, email }));
  office.behave({ rcpt: '450 Try later' });
  const id = await acceptedId(await post(server.origin, lead(SECRETS)));
  await until(
    () => rowsOf(server.data, 'select 1 from staff_notices where attempts > 1').length === 1,
  );
  office.behave({});
  await until(() => office.received.some(({ to }) => to[0] === email));
  const mail = office.received.find(({ to }) => to[0] === email);
  expect(mail?.to).toEqual([email]);
  expect(mail?.headers.find((line) => line.startsWith('Subject'))).toMatch(
    /^Subject: New request: answer by /,
  );
  expect(mail?.headers.filter((line) => /^Reply-To:/i.test(line))).toEqual([]);
  expect(mail?.text.match(/https?:\S+/g)).toEqual([
    `${site.url}/admin#all/${id}`,
    `${site.url}/admin/notices.`,
  ]);
  for (const secret of Object.values(SECRETS)) expect(JSON.stringify(mail)).not.toContain(secret);
});

it('What is erased is told of no more, and its notices are gone', async () => {
  const { service, server, safiya } = await ready();
  service.behave(() => 503);
  await turnOn(safiya, newBrowser(service.origin));
  const id = await acceptedId(await post(server.origin, lead()));
  await until(() => service.received.length > 0);
  await jsonOf(safiya.post(`/leads/${id}/erase-person`));
  expect(rowsOf(server.data, 'select 1 from staff_notices where lead_id is not null')).toEqual([]);
});
