/** The own account: what a person changes, only after showing who they are, and never of another account. */
import { describe, expect, it } from 'vitest';
import type { LogLine } from '#staff/contract/accounts.ts';
import type { OwnAccount } from '#staff/contract/own-account.ts';
import { sharedServer } from './harness.ts';
import { addPasskey, type Own, OWN_ACCOUNT, person, PLACE, wait } from './own-account.ts';
import { signedIn, staffRequests, withStore } from './staff-client.ts';
import { cookiesOf, createSteps, PASSWORD } from './staff-steps.ts';

const server = sharedServer(OWN_ACCOUNT);
const { post, typePassword, signIn } = createSteps(server);
const NEW_PASSWORD = 'kettle lamp and two chairs';

const sensitive = (passkey = 'any'): [method: string, path: string, body?: object][] => [
  ['DELETE', `/account/passkeys/${passkey}`],
  ['DELETE', '/account/app'],
  ['POST', '/account/recovery-codes', {}],
  ['POST', '/account/keep-only', { step: passkey }],
  ['POST', '/second-step/totp', {}],
  ['POST', '/second-step/totp/confirm', { code: '000000' }],
  ['POST', '/second-step/passkey/options', {}],
  ['POST', '/second-step/passkey', {}],
];
const ROUTES: [method: string, path: string, body?: object][] = [
  ...sensitive(),
  ['POST', '/account/confirm', { password: PASSWORD }],
  ['POST', '/account/confirm/passkey/options', {}],
  ['POST', '/account/confirm/passkey', {}],
  ['POST', '/account/password', { current: PASSWORD, password: NEW_PASSWORD }],
  ['POST', '/account/passkeys/any/name', { name: 'x' }],
  ['DELETE', '/account/sessions'],
  ['DELETE', '/account/sessions/any'],
];

describe('The own account', () => {
  it('is shown to every role, with nothing that opens it', async () => {
    const own = await person(server);
    const { id: passkey } = await addPasskey(server, own);
    const account = await own.account();
    expect(account).toMatchObject({
      passkeys: [{ id: passkey, name: 'Phone', createdAt: 1, usedAt: null }],
      hasApp: true,
      recoveryCodes: 10,
      sessions: [{ username: own.username, isOwn: true }],
    });
    expect(JSON.stringify(account)).not.toMatch(/digest|publicKey|argon2|secret/i);
    const editor = await signedIn(server(), 'editor');
    expect((await editor.get('/account')).status).toBe(200);
  });

  it('is of nobody without a complete session, and of no other site (ASVS 3.5, 8.3.1)', async () => {
    const own = await person(server);
    const half = cookiesOf(await typePassword(own.username, PASSWORD));
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const [anyone, before] = [staffRequests(server()), staffRequests(server(), half)];
    expect((await anyone.get('/account')).status).toBe(401);
    expect((await before.get('/account')).status).toBe(401);
    expect((await own.get('/account', foreign)).status).toBe(403);
    for (const [method, path, body] of ROUTES) {
      expect([path, (await anyone.send(method, path, body)).status]).toEqual([path, 401]);
      expect([path, (await before.send(method, path, body)).status]).toEqual([path, 401]);
      expect([path, (await own.send(method, path, body, foreign)).status]).toEqual([path, 403]);
      expect([path, (await own.send(method, path, 'a=b', form)).status]).toEqual([path, 415]);
    }
    expect(await own.account()).toMatchObject({ hasApp: true, recoveryCodes: 10 });
    expect((await typePassword(own.username, PASSWORD)).status).toBe(200);
  });

  it('changes only when the person showed who they are in the last five minutes (ASVS 7.5.1)', async () => {
    const own = await person(server);
    const { id: passkey } = await addPasskey(server, own);
    wait(server, own);
    for (const [method, path, body] of sensitive(passkey)) {
      const response = await own.send(method, path, body);
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.json()).toMatchObject({ needsConfirmation: true });
    }
    expect(await own.account()).toMatchObject({
      hasApp: true,
      recoveryCodes: 10,
      passkeys: [{ id: passkey }],
    });
  });

  it('is confirmed by the password, under a new token that ends no later (ASVS 7.2.4)', async () => {
    const own = await person(server);
    wait(server, own);
    const endsAt = async (cookie: string): Promise<number> => {
      const state = await (await staffRequests(server(), cookie).get('/session')).json();
      return (state as { me: { endsAt: number } }).me.endsAt;
    };
    const before = await endsAt(own.cookie);
    const wrong = await post('/account/confirm', { password: 'x' }, { cookie: own.cookie });
    expect(wrong.status).toBe(422);
    expect((await own.send('POST', '/account/recovery-codes', {})).status).toBe(403);
    const right = await own.send('POST', '/account/confirm', { password: PASSWORD });
    expect(right.status).toBe(200);
    const cookie = cookiesOf(right);
    expect(await endsAt(cookie)).toBe(before);
    expect((await own.get('/account')).status).toBe(401);
    const now = staffRequests(server(), cookie);
    expect((await now.send('POST', '/account/recovery-codes', {})).status).toBe(200);
  });

  it('has ten tries to be confirmed from one address', async () => {
    const own = await person(server);
    const tries = async (path: string): Promise<number> =>
      (await post(path, { password: 'x', current: 'x' }, { ...own, address: '198.51.100.7' }))
        .status;
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1)
      statuses.push(await tries(at % 2 ? '/account/confirm' : '/account/password'));
    expect(statuses).toEqual(Array<number>(10).fill(422));
    const right = { password: PASSWORD };
    const late = await post('/account/confirm', right, { ...own, address: '198.51.100.7' });
    expect(late.status).toBe(429);
  });

  it('is confirmed by an own passkey, once, and by no other (ASVS 6.3.3)', async () => {
    const [own, other] = [await person(server), await person(server)];
    const [device, foreign] = [await addPasskey(server, own), await addPasskey(server, other)];
    const from = { Origin: PLACE };
    const challengeFor = async (who: Own): Promise<string> => {
      const response = await who.send('POST', '/account/confirm/passkey/options', {}, from);
      const options = (await response.json()) as {
        challenge: string;
        allowCredentials: { id: string }[];
      };
      const ids = options.allowCredentials.map(({ id }) => id);
      expect(ids).toEqual([who === own ? device.id : foreign.id]);
      return options.challenge;
    };
    const confirm = async (answer: object): Promise<Response> =>
      own.send('POST', '/account/confirm/passkey', answer, from);
    wait(server, own);
    const statuses = [
      await confirm(foreign.answer(await challengeFor(own), PLACE)),
      await confirm(foreign.answer(await challengeFor(other), PLACE)),
      await confirm(device.answer(await challengeFor(other), PLACE)),
      await confirm(device.answer(await challengeFor(own), 'https://evil.example')),
      await confirm({ ...device.answer(await challengeFor(own), PLACE), id: foreign.id }),
      await confirm(device.answer('invented', PLACE)),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 422));
    expect((await own.send('POST', '/account/recovery-codes', {})).status).toBe(403);
    const answer = device.answer(await challengeFor(own), PLACE);
    const right = await confirm(answer);
    expect(right.status).toBe(200);
    const now = staffRequests(server(), cookiesOf(right));
    expect((await now.send('POST', '/account/confirm/passkey', answer, from)).status).toBe(422);
    expect((await now.send('POST', '/account/recovery-codes', {})).status).toBe(200);
  });
});

it('A password is changed with the present one, which ends the other sessions (ASVS 6.2.3, 7.4.3)', async () => {
  const own = await person(server);
  const elsewhere = await signIn(own.username, { recoveryCode: own.recoveryCodes[0] });
  const other = staffRequests(server(), cookiesOf(elsewhere));
  expect((await other.get('/account')).status).toBe(200);
  const change = async (current: string, password: string): Promise<Response> =>
    post('/account/password', { current, password }, own);
  for (const [current, password] of [
    ['not the password', NEW_PASSWORD],
    ['', NEW_PASSWORD],
    [PASSWORD, 'qwerty123456'],
    [PASSWORD, PASSWORD],
    [PASSWORD, `${own.username} and more`],
  ] as const)
    expect([password, (await change(current, password)).status]).toEqual([password, 422]);
  const changed = await change(PASSWORD, NEW_PASSWORD);
  expect(changed.status).toBe(200);
  expect((await other.get('/account')).status).toBe(401);
  expect((await own.get('/account')).status).toBe(401);
  expect((await staffRequests(server(), cookiesOf(changed)).get('/account')).status).toBe(200);
  expect((await typePassword(own.username, PASSWORD)).status).toBe(422);
  expect((await typePassword(own.username, NEW_PASSWORD)).status).toBe(200);
});

it('All others are removed at once: what stays is the password, this session, one second step and new codes', async () => {
  const own = await person(server);
  const [kept, gone] = [await addPasskey(server, own), await addPasskey(server, own)];
  const elsewhere = await signIn(own.username, { recoveryCode: own.recoveryCodes[0] });
  const other = staffRequests(server(), cookiesOf(elsewhere));
  const keep = (step: unknown) => own.send('POST', '/account/keep-only', { step });
  for (const step of ['', 'gone', 7, null]) expect((await keep(step)).status).toBe(422);
  expect((await own.account()).passkeys).toHaveLength(2);
  const { recoveryCodes } = (await (await keep(kept.id)).json()) as { recoveryCodes: string[] };
  expect(await own.account()).toMatchObject({
    passkeys: [{ id: kept.id }],
    hasApp: false,
    recoveryCodes: 10,
    sessions: [{ isOwn: true }],
  });
  expect((await other.get('/account')).status).toBe(401);
  const former = { recoveryCode: own.recoveryCodes[1] };
  expect((await signIn(own.username, former)).status).toBe(422);
  expect((await signIn(own.username, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
  expect(await withStore(server().data, ({ staff }) => staff.secondSteps.passkey(gone.id))).toBe(
    undefined,
  );
  const admin = await signedIn(server(), 'admin');
  const path = `/log?kind=sign-in&by=${own.username}`;
  const lines = (await (await admin.get(path)).json()) as LogLine[];
  expect(lines.find(({ action }) => action === 'second-step.removed.others')).toMatchObject({
    about: 'passkeys: 1, apps: 1, sessions: 1',
  });
});

it('An empty request is none for everything', async () => {
  const [own, admin] = [await person(server), await signedIn(server(), 'admin')];
  for (const path of ['/account/keep-only', '/account/confirm', '/account/password'])
    expect([path, (await own.send('POST', path, '')).status]).toEqual([path, 400]);
  for (const path of ['/export', '/inbox', '/leads/actions', '/staff'])
    expect([path, (await admin.send('POST', path, '')).status]).toEqual([path, 400]);
});

it('Ids of others are not found, whoever asks (ASVS 8.2.2)', async () => {
  const [own, other, admin] = [
    await person(server),
    await person(server),
    await signedIn(server(), 'admin'),
  ];
  const { id: passkey } = await addPasskey(server, other);
  const [session] = (await other.account()).sessions;
  for (const asking of [own, admin]) {
    const statuses = [
      await asking.send('DELETE', `/account/passkeys/${passkey}`),
      await asking.send('POST', `/account/passkeys/${passkey}/name`, { name: 'Mine' }),
      await asking.send('DELETE', `/account/sessions/${session?.id}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404]);
  }
  const named = { userId: other.id, id: other.id, username: other.username };
  await own.send('POST', '/account/recovery-codes', named);
  await own.send('DELETE', '/account/app', named);
  await own.send('DELETE', '/account/sessions', named);
  expect(await other.account()).toMatchObject({
    passkeys: [{ id: passkey, name: 'Phone' }],
    hasApp: true,
    recoveryCodes: 10,
  });
});

it('Own sessions are ended, alone or together, and those of others go on', async () => {
  const [own, other] = [await person(server), await person(server)];
  const [one, two] = await Promise.all(
    own.recoveryCodes.slice(0, 2).map(async (recoveryCode) => {
      const signedInAgain = await signIn(own.username, { recoveryCode });
      return staffRequests(server(), cookiesOf(signedInAgain));
    }),
  );
  if (!one || !two) throw new Error('Not signed in twice');
  const { sessions } = await own.account();
  expect(sessions).toHaveLength(3);
  const [first] = ((await (await one.get('/account')).json()) as OwnAccount).sessions.filter(
    ({ isOwn }) => isOwn,
  );
  expect((await own.send('DELETE', `/account/sessions/${first?.id}`)).status).toBe(200);
  expect((await one.get('/account')).status).toBe(401);
  expect(await (await own.send('DELETE', '/account/sessions')).json()).toEqual({ ended: 1 });
  expect((await two.get('/account')).status).toBe(401);
  expect((await own.get('/account')).status).toBe(200);
  expect((await other.get('/account')).status).toBe(200);
});

it('Everything that changes an account is in the log, under the name of who did it', async () => {
  const own = await person(server);
  const admin = await signedIn(server(), 'admin');
  const [passkey, kept] = [await addPasskey(server, own), await addPasskey(server, own)].map(
    ({ id }) => id,
  );
  await own.send('POST', `/account/passkeys/${kept}/name`, { name: 'Mine' });
  await own.send('DELETE', `/account/passkeys/${passkey}`);
  await own.send('DELETE', '/account/app');
  await own.send('POST', '/account/recovery-codes', {});
  await own.send('DELETE', '/account/sessions');
  await post('/account/confirm', { password: 'wrong' }, own);
  await post('/account/password', { current: PASSWORD, password: NEW_PASSWORD }, own);
  const path = `/log?kind=sign-in&by=${own.username}`;
  const lines = (await (await admin.get(path)).json()) as LogLine[];
  expect(lines.map(({ action }) => action).slice(0, 7)).toEqual([
    'password.changed',
    'session.unconfirmed',
    'session.ended-others',
    'second-step.renewed.recovery',
    'second-step.removed.totp',
    'second-step.removed.passkey',
    'second-step.renamed.passkey',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Mine|wrong|kettle|otter/);
});
