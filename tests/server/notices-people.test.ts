/** Who is told, when and by which way: own devices, whose request it is, reminders, mail; and what ends it. */
import { beforeAll, expect, it } from 'vitest';
import { listeners } from '#server/desk/notices/listeners.ts';
import { MAIL_CHANNEL, type NewNotice } from '#server/desk/notices/port.ts';
import { DEFAULT_SETTINGS } from '#staff/contract/messages/notices.ts';
import { site } from '#site';
import { startFakeMailServer } from '../mail/fake-smtp.ts';
import { afterwards, until } from './cleanup.ts';
import { freshServer, rowsOf, type Server } from './harness.ts';
import { jsonOf, member, type Member } from './inbox-client.ts';
import { acceptedId, lead, post } from './leads.ts';
import {
  listUrgentWords,
  ready,
  SECRETS,
  stateOf,
  turnOn,
  URGENT,
  view,
  waitingRows,
} from './notice-staff.ts';
import { newBrowser } from './push-service.ts';
import { changeRows, signedIn, withStore } from './staff-client.ts';

beforeAll(listUrgentWords);

it('Who is told follows the role at that moment: whoever no longer sees the inbox gets no mail either', async () => {
  const { server, safiya } = await ready();
  const told = (role: 'editor' | 'staff' | 'admin'): Promise<[string, boolean][]> =>
    withStore(server.data, async (store) => {
      await store.notices.setSettings(safiya.id, {
        ...DEFAULT_SETTINGS,
        byEmail: true,
        email: 'safiya@example.com',
      });
      await store.staff.setRole(safiya.id, role);
      return (await listeners(store, true))
        .filter(({ userId }) => userId === safiya.id)
        .flatMap(({ channels, isAdmin }) =>
          channels.map((one): [string, boolean] => [one, isAdmin]),
        );
    });
  expect(await told('staff')).toEqual([[MAIL_CHANNEL, false]]);
  expect(await told('editor')).toEqual([]);
  expect(await told('admin')).toEqual([[MAIL_CHANNEL, true]]);
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

it('A request that somebody has rings for them alone', async () => {
  const { service, server, safiya } = await ready();
  const marco = await member(server, 'marco');
  for (const [who, path] of [
    [safiya, '/safiya'],
    [marco, '/marco'],
  ] as const)
    await turnOn(who, newBrowser(service.origin, path));
  const id = await acceptedId(await post(server.origin, lead()));
  const told = (): string[] => service.received.map(({ path }) => path).sort();
  await until(() => told().length === 2 && waitingRows(server).length === 0);
  expect(told()).toEqual(['/marco', '/safiya']);
  await safiya.act(id, 'assign', { to: marco.id });
  // As if they had been told a while ago.
  changeRows(server.data, 'update staff_notices set made_at = 0');
  changeRows(server.data, `update lead_work set reply_by = ${Date.now() + 60 * 60_000}`);
  await jsonOf(marco.post(`/notices/devices/${(await view(marco)).devices[0]?.id}/ring`));
  await until(() => told().length === 4 && waitingRows(server).length === 0);
  expect(told()).toEqual(['/marco', '/marco', '/marco', '/safiya']);
});

it('A request is told of once more before its reply is due, unless somebody answered or was told within half an hour', async () => {
  const { service, server, safiya } = await ready();
  const ids = [0, 1, 2].map(async () => acceptedId(await post(server.origin, lead())));
  const [near = '', answered = '', told = ''] = await Promise.all(ids);
  await safiya.list('all');
  await safiya.act(answered, 'answer');
  const browser = newBrowser(service.origin);
  const soon = Date.now() + 60 * 60_000;
  changeRows(server.data, `update lead_work set reply_by = ${soon}`);
  // As if they had been told of: one when it came, one just now.
  const toldAt = (id: string, madeAt: number): NewNotice => ({
    ...{ userId: 'x', channel: 'x', kind: 'new', about: id, leadId: id, at: null, count: 1 },
    ...{ state: 'joined', madeAt, endsAt: 0 },
  });
  await withStore(server.data, ({ notices }) =>
    notices.add([toldAt(near, 0), toldAt(told, Date.now())]),
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
      (await safiya.put('/notices', { ...DEFAULT_SETTINGS, byEmail: true, email })).status,
    ]).toEqual([email, 422]);
  const email = 'safiya@practice.example';
  await jsonOf(safiya.put('/notices', { ...DEFAULT_SETTINGS, byEmail: true, email }));
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
  await post(server.origin, lead(URGENT));
  const subjects = (): string[] =>
    office.received
      .filter(({ to }) => to[0] === email)
      .flatMap(({ headers }) => headers.filter((line) => line.startsWith('Subject')));
  await until(() => subjects().includes('Subject: Read this one first: a new request is waiting'));
  for (const secret of Object.values(SECRETS))
    expect(JSON.stringify(office.received.filter(({ to }) => to[0] === email))).not.toContain(
      secret,
    );
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

it.each([
  ['was answered', 'dropped', (safiya: Member, id: string) => safiya.act(id, 'answer')],
  [
    'is over',
    'failed',
    (_safiya: Member, _id: string, server: Server) =>
      changeRows(server.data, 'update staff_notices set ends_at = 0'),
  ],
] as const)('What %s before its notice arrived is told of no more', async (_what, state, end) => {
  const { service, server, safiya } = await ready();
  service.behave(() => 503);
  await turnOn(safiya, newBrowser(service.origin));
  const id = await acceptedId(await post(server.origin, lead()));
  await until(() => service.received.length > 0);
  await end(safiya, id, server);
  service.behave(() => 201);
  await until(() => waitingRows(server).length === 0);
  expect(stateOf(server)).toEqual([`new ${state}`]);
});
