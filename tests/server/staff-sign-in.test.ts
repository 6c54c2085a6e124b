/** Signing in to the staff area with a password: what it opens, and what guessing does. */
import { describe, expect, it } from 'vitest';
import { codeAt } from '#server/accounts/sign-in/totp.ts';
import { rowsOf, sharedServer } from './harness.ts';
import { staffRequests } from './staff-client.ts';
import { median } from '../bench/median.ts';
import { cookiesOf, createSteps, newAddress, PASSWORD, signInTimes } from './staff-steps.ts';

// Behind a proxy, so that requests can come from any address.
const server = sharedServer({ TRUST_PROXY: '1' });
const { newUser, post, typePassword, stateOf, addApp } = createSteps(server);

describe('A right password', () => {
  it('is not enough: an account without a second step has to add one', async () => {
    const { username } = await newUser();
    const response = await typePassword(username.toUpperCase(), PASSWORD);
    expect(await response.json()).toEqual({ state: 'set-up' });
    const cookie = cookiesOf(response);
    expect((await staffRequests(server(), cookie).get('/people')).status).toBe(401);
  });

  it('starts a session with a new token, whatever cookie was there (fixation)', async () => {
    const { username } = await newUser();
    const planted = `__Host-session=${'A'.repeat(43)}`;
    const first = cookiesOf(await typePassword(username, PASSWORD, { cookie: planted }));
    expect(first).toMatch(/^__Host-session=[\w-]{43}$/);
    expect(first).not.toBe(planted);
    const second = cookiesOf(await typePassword(username, PASSWORD, { cookie: first }));
    expect(second).not.toBe(first);
    expect(await stateOf(first)).toEqual({ state: 'signed-out' });
  });

  it('sets cookies that no script and no other site can use (ASVS 3.3)', async () => {
    const { username } = await newUser();
    const { half, secret, step } = await addApp(username);
    const again = cookiesOf(await typePassword(username, PASSWORD));
    const done = await post('/session/code', { code: codeAt(secret, step + 1) }, { cookie: again });
    const lines = done.headers.getSetCookie();
    expect(lines.map((line) => line.replace(/=[\w-]{43};/, '=…;'))).toEqual([
      '__Host-session=…; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=43200',
      '__Host-device=…; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=15552000',
    ]);
    expect(cookiesOf(done)).not.toContain(again);
    expect(await stateOf(again)).toEqual({ state: 'signed-out' });
    expect(await stateOf(half)).toEqual({ state: 'signed-out' });
  });
});

describe('A wrong password (ASVS 6.3.8)', () => {
  it('is answered as an unknown user is', async () => {
    const { username } = await newUser();
    const answers: [number, string, string][] = [];
    for (const name of [username, 'unknown-user', '', 'not a name', "' or 1=1 --"]) {
      const response = await typePassword(name, 'wrong password');
      answers.push([response.status, await response.text(), cookiesOf(response)]);
    }
    const { message } = JSON.parse(answers[0]?.[1] ?? '{}') as { message: string };
    expect(message).toBe('That did not match. Check the username and the password.');
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it('is never a part of a query', async () => {
    const { username } = await newUser();
    for (const name of [`x' or username = '${username}`, `${username}' --`, `${username}%`]) {
      const response = await typePassword(name, PASSWORD);
      expect([name, response.status]).toEqual([name, 422]);
    }
  });

  // First, because the log says no more than 60 times a minute that a sign-in failed.
  it('is logged without what was typed as a name', async () => {
    const { username } = await newUser();
    await typePassword(username, 'wrong password');
    await typePassword('my secret password', 'wrong password');
    const { data, output } = server();
    const lines = rowsOf(data, 'select username, action from staff_log order by id desc limit 2');
    expect(lines).toEqual([
      { username: null, action: 'session.refused' },
      { username, action: 'session.refused' },
    ]);
    const stored = JSON.stringify(rowsOf(data, 'select * from staff_log')) + output();
    expect(stored).not.toMatch(/secret password|wrong password/);
  });

  // A missing hash makes it a tenth.
  it('takes no shorter with an unknown user', async () => {
    const { username } = await newUser();
    const { known, unknown } = await signInTimes({ typePassword }, username, 5);
    expect(median(unknown) / median(known)).toBeGreaterThan(0.4);
  });
});

describe('Guessing (ASVS 6.3.1)', () => {
  const guess = async (username: string, address: string, times: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at += 1)
      statuses.push((await typePassword(username, `guess number ${at}`, { address })).status);
    return statuses;
  };

  it('from one address ends after ten tries, and says when to go on', async () => {
    const { username } = await newUser();
    const address = newAddress();
    const statuses = await guess(username, address, 12);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const response = await typePassword(username, PASSWORD, { address });
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    const body = (await response.json()) as { message: string; retryAfterS: number };
    expect(body.retryAfterS).toBe(seconds);
    expect(body.message).toMatch(
      /^Too many tries\. Password sign-in opens again in \d+:\d\d\. A passkey works now\.$/,
    );
    // The owner, elsewhere.
    expect((await typePassword(username, PASSWORD)).status).toBe(200);
  });

  it('of many accounts from one address ends as well', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push((await typePassword(`spray-${at}`, PASSWORD, { address })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('from 20 addresses ends after 50 tries, and the owner still gets in', async () => {
    const { username } = await newUser();
    const { cookie, secret, step } = await addApp(username);
    const device = cookie.split('; ').find((part) => part.startsWith('__Host-device'));
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1) statuses.push(...(await guess(username, newAddress(), 10)));
    expect(statuses.filter((status) => status === 422)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(150);
    expect((await typePassword(username, PASSWORD)).status).toBe(429);

    const typed = await typePassword(username, PASSWORD, { cookie: device });
    expect(await typed.json()).toEqual({ state: 'second-step', steps: ['totp', 'recovery'] });
    const code = codeAt(secret, step + 1);
    const done = await post('/session/code', { code }, { cookie: cookiesOf(typed) });
    expect(await done.json()).toMatchObject({ state: 'signed-in' });
    // The mark of one account opens no other.
    const other = await newUser();
    for (let at = 0; at < 5; at += 1) await guess(other.username, newAddress(), 10);
    const foreign = await typePassword(other.username, PASSWORD, { cookie: device });
    expect(foreign.status).toBe(429);
  });

  it('is not helped by forged addresses', async () => {
    const { username } = await newUser();
    const last = newAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1)
      statuses.push(
        (await typePassword(username, 'guess', { address: `198.51.100.${at}, ${last}` })).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});
