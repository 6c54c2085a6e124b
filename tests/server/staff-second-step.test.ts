/** The second step of signing in: authenticator apps and recovery codes. */
import { describe, expect, it } from 'vitest';
import type { SessionState } from '#staff/contract/session.ts';
import { recoveryDigest } from '#server/accounts/sign-in/recovery-codes.ts';
import { codeAt } from '#server/accounts/sign-in/totp.ts';
import { site } from '#site';
import type { Health } from '#server/base/health-report.ts';
import { WRONG_CODE } from '#server/accounts/port.ts';
import { rowsOf, sharedServer, type Server } from './harness.ts';
import { withStore } from './staff-client.ts';
import { cookiesOf, createSteps, PASSWORD } from './staff-steps.ts';

const server = sharedServer({ TRUST_PROXY: '1' });
const { newUser, post, typePassword, signIn, addApp } = createSteps(server);

const reasonsOf = async ({ origin }: Server): Promise<string> =>
  ((await (await fetch(`${origin}/healthz`)).json()) as Health).reasons.join();

describe('A second step', () => {
  it('is added with a code, once, and gives ten recovery codes', async () => {
    const { username } = await newUser();
    const { secret, uri, qr, session, recoveryCodes } = await addApp(username);
    expect(uri).toContain(`secret=${secret}&issuer=${encodeURIComponent(site.name)}`);
    expect(qr.path).toMatch(/^M4 4h1v1h-1z/);
    expect(session).toMatchObject({ state: 'signed-in', me: { username, role: 'staff' } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    const stored = JSON.stringify(rowsOf(server().data, 'select * from staff_tokens'));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  it('cannot be added by somebody who only has the password', async () => {
    const { username } = await newUser();
    await addApp(username);
    const cookie = cookiesOf(await typePassword(username, PASSWORD));
    for (const path of ['/totp', '/totp/confirm', '/passkey/options', '/passkey'])
      expect((await post(`/second-step${path}`, { code: '000000' }, { cookie })).status).toBe(401);
  });

  it('is a code that works once', async () => {
    const { username } = await newUser();
    const { secret, step } = await addApp(username);
    const tryCode = async (code: string): Promise<[number, SessionState]> => {
      const response = await signIn(username, { code });
      return [response.status, await response.json()];
    };
    const used = codeAt(secret, step);
    expect(await tryCode(used)).toEqual([422, { message: expect.stringMatching(/did not match/) }]);
    const [status, state] = await tryCode(codeAt(secret, step + 1).replace(/^(...)/, '$1 '));
    expect([status, state.state]).toEqual([200, 'signed-in']);
    expect((await tryCode(codeAt(secret, step + 1)))[0]).toBe(422);
  });

  it('is a recovery code that works once, for its account', async () => {
    const [mine, other] = [await newUser(), await newUser()];
    const { recoveryCodes } = await addApp(mine.username);
    await addApp(other.username);
    const tryCode = async (username: string, recoveryCode = ''): Promise<number> =>
      (await signIn(username, { recoveryCode })).status;
    const [first = '', second] = recoveryCodes;
    expect(await tryCode(other.username, first)).toBe(422);
    expect(await tryCode(mine.username, first.toLowerCase().replaceAll('-', ' '))).toBe(200);
    expect(await tryCode(mine.username, first)).toBe(422);
    expect(await tryCode(mine.username, second)).toBe(200);
    // As codes were before they had 120 bits.
    const old = { digest: recoveryDigest(mine.id, 'ABCD-EFGH-JKLM-NPQR'), userId: mine.id };
    await withStore(server().data, ({ staff }) =>
      staff.tokens.add([{ ...old, kind: 'recovery', endsAt: Date.now() + 60_000 }]),
    );
    expect(await tryCode(mine.username, 'abcd efgh jklm npqr')).toBe(200);
  });

  it('has ten tries, of which right codes are none', async () => {
    const { username } = await newUser();
    const { secret, step } = await addApp(username);
    const cookie = cookiesOf(await typePassword(username, PASSWORD));
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1)
      statuses.push((await post('/session/code', { code: '000000' }, { cookie })).status);
    expect(statuses).toEqual(Array<number>(10).fill(422));
    const right = await post('/session/code', { code: codeAt(secret, step + 1) }, { cookie });
    expect(right.status).toBe(429);
    expect(await right.json()).toMatchObject({ message: expect.stringContaining('recovery code') });
  });

  it('is kept from nobody by a stranger who knows the password: recovery codes and browsers that are known go on', async () => {
    const { username } = await newUser();
    const { secret, step, recoveryCodes, cookie: owner } = await addApp(username);
    const known = owner.split('; ').find((part) => part.startsWith('__Host-device'));
    for (let at = 0; at < 11; at += 1) await signIn(username, { code: '000000' });
    const code = codeAt(secret, step + 1);
    expect((await signIn(username, { code })).status).toBe(429);
    for (let at = 0; at < 12; at += 1)
      expect((await signIn(username, { recoveryCode: `WRONG-${at}` })).status).toBe(422);
    expect((await signIn(username, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
    const half = cookiesOf(await typePassword(username, PASSWORD, { cookie: known }));
    const cookie = `${half}; ${known}`;
    expect((await post('/session/code', { code }, { cookie })).status).toBe(200);
    const lines = rowsOf(
      server().data,
      "select 1 from staff_log where username = ? and action = 'session.refused.code'",
      username,
    );
    // Ten codes and ten recovery codes: the log is not filled either.
    expect(lines).toHaveLength(20);
    expect(await reasonsOf(server())).not.toContain('wrong codes');
    const now = Date.now();
    await withStore(server().data, async ({ staff }) => {
      for (let at = 0; at < 10; at += 1)
        await staff.log.add({ at: now, by: username, action: WRONG_CODE, about: '' });
    });
    await expect.poll(() => reasonsOf(server())).toContain('30 or more wrong codes');
    expect(await reasonsOf(server())).not.toContain(username);
  });

  it.each(['/session/code', '/second-step/totp', '/second-step/passkey/options'])(
    'at %s needs the password first',
    async (path) => {
      expect((await post(path, { code: '000000' })).status).toBe(401);
    },
  );
});
