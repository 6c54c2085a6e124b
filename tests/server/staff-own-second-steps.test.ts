/** Second steps of the own account: passkeys, authenticator app, recovery codes. */
import { describe, expect, it } from 'vitest';
import type { NewRecoveryCodes } from '#staff/contract/own-account.ts';
import { codeAt, STEP_MS } from '#server/accounts/sign-in/totp.ts';
import { sharedServer } from './harness.ts';
import { addPasskey, OWN_ACCOUNT, person } from './own-account.ts';
import { type AddedApp, createSteps } from './staff-steps.ts';

const server = sharedServer(OWN_ACCOUNT);
const { signIn } = createSteps(server);

describe('Second steps', () => {
  it('are renamed and removed, but never the last one', async () => {
    const own = await person(server);
    const [one, two] = [await addPasskey(server, own), await addPasskey(server, own)].map(
      ({ id }) => id,
    );
    const rename = async (name: unknown): Promise<number> =>
      (await own.send('POST', `/account/passkeys/${one}/name`, { name })).status;
    expect(await rename('  My\nphone ')).toBe(200);
    for (const name of ['', ' ', 'x'.repeat(41), ['x'], undefined])
      expect(await rename(name)).toBe(422);
    expect((await own.account()).passkeys.map(({ name }) => name).sort()).toEqual([
      'My phone',
      'Phone',
    ]);
    const remove = async (path: string): Promise<number> =>
      (await own.send('DELETE', `/account/${path}`)).status;
    expect(await remove('app')).toBe(200);
    expect(await remove('app')).toBe(404);
    expect(await remove(`passkeys/${one}`)).toBe(200);
    expect(await remove(`passkeys/${two}`)).toBe(422);
    expect((await own.account()).passkeys.map(({ id }) => id)).toEqual([two]);
  });

  it('get another app, while the present one works until the first code', async () => {
    const own = await person(server);
    const { secret } = (await (await own.send('POST', '/second-step/totp', {})).json()) as AddedApp;
    const step = Math.floor(Date.now() / STEP_MS);
    const confirm = async (from: string, at = step): Promise<Response> =>
      own.send('POST', '/second-step/totp/confirm', { code: codeAt(from, at) });
    const enter = async (from: string, at = step): Promise<number> =>
      (await signIn(own.username, { code: codeAt(from, at) })).status;
    expect((await confirm(own.secret)).status).toBe(422);
    expect(await enter(secret)).toBe(422);
    expect(await enter(own.secret, step + 1)).toBe(200);
    const confirmed = await confirm(secret);
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers.getSetCookie()).toEqual([]);
    expect(await enter(own.secret, step + 1)).toBe(422);
    expect(await enter(secret, step + 1)).toBe(200);
  });

  it('get ten new recovery codes, and the former ones open nothing', async () => {
    const own = await person(server);
    const made = await own.send('POST', '/account/recovery-codes', {});
    const { recoveryCodes } = (await made.json()) as NewRecoveryCodes;
    expect(new Set([...recoveryCodes, ...own.recoveryCodes]).size).toBe(20);
    const use = async (recoveryCode = ''): Promise<number> =>
      (await signIn(own.username, { recoveryCode })).status;
    expect(await use(own.recoveryCodes[0])).toBe(422);
    expect(await use(recoveryCodes[0])).toBe(200);
    expect((await own.account()).recoveryCodes).toBe(9);
  });
});
