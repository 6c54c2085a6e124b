/** Staff are told at once by push: nothing personal leaves, and visitors never wait for it. */
import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { MAX_DEVICES } from '#staff/contract/messages/notices.ts';
import { HOUR, systemClock } from '#server/base/clock.ts';
import { PRIVATE_ADDRESS } from '#server/base/public-address.ts';
import { createPush } from '#server/desk/notices/push.ts';
import { site } from '#site';
import { scaled } from '../run/limits.ts';
import { until } from './cleanup.ts';
import { rowsOf } from './harness.ts';
import { jsonOf, member } from './inbox-client.ts';
import { acceptedId, lead, post } from './leads.ts';
import { ready, SECRETS, stateOf, turnOn, view, waitingRows } from './notice-staff.ts';
import { type Browser, newBrowser } from './push-service.ts';
import { resolveAll } from './resolved.ts';
import { changeRows } from './staff-client.ts';

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
  await until(async () => ((await view(safiya)).devices[0]?.rangAt ?? 0) > 0);
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

it('Twenty devices ring, the next one is refused; a device rings for whoever turned it on last, forty times an hour to try it', async () => {
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
  const { devices } = await view(safiya);
  expect(devices).toHaveLength(MAX_DEVICES - 1);
  const tries = Array.from({ length: 41 }, () =>
    safiya.post(`/notices/devices/${devices[0]?.id}/ring`),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array<number>(40).fill(200), 429]);
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

it('A name that leads inside when it is resolved is not asked', async () => {
  resolveAll('127.0.0.1');
  const push = createPush({
    notices: { secret: async (_name, make) => make() },
    clock: systemClock,
    contact: 'office@practice.example',
    zone: 'America/Chicago',
    ownServices: [],
  });
  const { endpoint, keys } = newBrowser('https://push.example.com').subscription;
  const kept = { id: '1', userId: 'safiya', name: '', addedAt: 0, rangAt: null };
  const notice = { kind: 'test', leadId: null, at: null, count: 1, madeAt: 0 } as const;
  expect(await push({ ...kept, endpoint, ...keys }, notice, Date.now() + HOUR)).toEqual({
    kind: 'later',
    reason: `No answer from the push service (${PRIVATE_ADDRESS})`,
  });
});
