/** `npm run staff`: accounts of the staff area, next to a running server. */
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPassword } from '#server/accounts/password.ts';
import { terminal } from '../practice/terminal.ts';
import { freshServer, rowsOf, sharedServer } from './harness.ts';
import { failure, run, type Result } from './run-command.ts';
import { withStore } from './staff-client.ts';

const PASSWORD = 'otter violin gravel tuesday';
const OTHER = 'kettle, lamp & two chairs';

async function start(): Promise<{
  data: string;
  staff: (args: string[], input?: string) => Promise<Result>;
}> {
  const { data } = await freshServer();
  return { data, staff: (args, input = '') => run(data, 'staff', args, {}, input) };
}

const shared = sharedServer();
const COMMAND = resolve(import.meta.dirname, '../../src/server/commands/staff.ts');

const typing = (data: string, args: string) =>
  terminal(data, `DATABASE_URL=file:${data}/leads.db ${process.execPath} ${COMMAND} ${args}`);

describe('at a keyboard', () => {
  it('says what a password needs, asks for it twice, and again after a mistake', async () => {
    const { data, staff } = await start();
    const screen = typing(data, 'add sam');
    for (const [question, typed] of [
      [/at least 12 characters/, 'lamp'],
      [/has 4 characters[\s\S]*Try again[\s\S]*Password/, PASSWORD],
      [/same again/, 'otter violin gravel tuseday'],
      [/not the same[\s\S]*Password/, PASSWORD],
      [/same again/, PASSWORD],
    ] as const) {
      await screen.see(question);
      screen.type(`${typed}\r`);
    }
    await screen.see(/sam was added as admin/);
    const { code, screen: shown } = await screen.end();
    expect(code).toBe(0);
    expect(shown).not.toContain('otter');
    expect((await staff(['list'])).stdout).toContain('sam\tadmin');
    const [stored] = rowsOf(data, 'select password from staff_users');
    expect(await isPassword(PASSWORD, String(stored?.['password']))).toBe(true);
  });
});

describe('npm run staff', () => {
  it('adds the first account as admin, and later ones as staff', async () => {
    const { data, staff } = await start();
    expect(await staff(['list'])).toMatchObject({ code: 0, stdout: '' });
    expect(await staff(['add', 'Safiya'], `${PASSWORD}\n`)).toMatchObject({
      code: 0,
      stderr: 'safiya was added as admin\n',
    });
    expect((await staff(['add', 'wren'], PASSWORD)).stderr).toBe('wren was added as staff\n');
    expect((await staff(['add', 'juno', '--role', 'editor'], PASSWORD)).stderr).toBe(
      'juno was added as editor\n',
    );
    const { stdout } = await staff(['list']);
    expect(stdout.split('\n').map((line) => line.split('\t').slice(0, 2).join(' '))).toEqual([
      'juno editor',
      'safiya admin',
      'wren staff',
      '',
    ]);
    expect(stdout).not.toContain('argon2');
    const [stored] = rowsOf(data, "select password from staff_users where username = 'safiya'");
    expect(await isPassword(PASSWORD, String(stored?.['password']))).toBe(true);
  });

  it('sets a new password, and keeps the role', async () => {
    const { data, staff } = await start();
    await staff(['add', 'safiya'], PASSWORD);
    expect((await staff(['add', 'safiya'], OTHER)).stderr).toBe(
      'safiya (admin) has a new password, and its sessions have ended\n',
    );
    const rows = rowsOf(data, 'select role, password from staff_users');
    expect(rows).toHaveLength(1);
    expect(await isPassword(OTHER, String(rows[0]?.['password']))).toBe(true);
    expect(await isPassword(PASSWORD, String(rows[0]?.['password']))).toBe(false);
  });

  it('says what else signs in after a new password, and removes it', async () => {
    const { data, staff } = await start();
    await staff(['add', 'safiya'], PASSWORD);
    const id = String(rowsOf(data, 'select id from staff_users')[0]?.['id']);
    await withStore(data, async ({ staff: { secondSteps, tokens } }) => {
      const key = { userId: id, publicKey: 'key', counter: 0, transports: [], usedAt: null };
      const createdAt = Date.UTC(2026, 10, 3);
      await secondSteps.addPasskey({ ...key, id: 'planted', createdAt, name: 'Chrome, Mac' });
      await secondSteps.beginTotp(id, 'secret');
      await secondSteps.acceptTotp(id, 1);
      const code = {
        digest: 'code',
        kind: 'recovery',
        userId: id,
        endsAt: Date.now() * 2,
      } as const;
      await tokens.add([code, { ...code, digest: 'browser', kind: 'device' }]);
    });
    const { stderr } = await staff(['add', 'safiya'], OTHER);
    expect(stderr).toContain('stays: passkey “Chrome, Mac” of November 3, 2026, never used');
    expect(stderr).toContain('stays: authenticator app\n  stays: 1 recovery code\n');
    expect(stderr).toContain('npm run staff -- reset safiya');
    const { code, stderr: said } = await staff(['reset', 'safiya']);
    expect([code, said.match(/removed: \w+/g)]).toEqual([
      0,
      ['removed: passkey', 'removed: authenticator', 'removed: 1'],
    ]);
    for (const table of ['staff_passkeys', 'staff_totp', 'staff_tokens', 'staff_sessions'])
      expect([table, rowsOf(data, `select * from ${table}`)]).toEqual([table, []]);
    // The only admin still signs in.
    const [stored] = rowsOf(data, 'select password from staff_users');
    expect(await isPassword(OTHER, String(stored?.['password']))).toBe(true);
    expect(await staff(['reset', 'nobody'])).toMatchObject(failure(/no account nobody/));
  });

  it.each([
    ['a short password', ['add', 'safiya'], 'lamp', /needs at least 12/],
    ['no password', ['add', 'safiya'], '', /has 0 characters/],
    ['a common password', ['add', 'safiya'], 'qwerty123456', /easy to guess: attackers/],
    ['a password as an argument', ['add', 'safiya', PASSWORD], '', /^Usage/],
    ['a name with spaces', ['add', 'sa fiya'], PASSWORD, /no username.*such as alex/],
    [
      'an unknown role',
      ['add', 'safiya', '--role', 'owner'],
      PASSWORD,
      /“owner” is not a role. Choose admin, staff, editor/,
    ],
    ['no name', ['add'], PASSWORD, /^Usage/],
    ['an unknown action', ['promote', 'safiya'], PASSWORD, /^“promote” is not known[\s\S]*Usage/],
    ['a name that is not there', ['remove', 'nobody'], '', /no account nobody/],
  ])('refuses %s, says why, and stores nothing', async (_what, args, input, reason) => {
    const { data } = shared();
    expect(await run(data, 'staff', args, {}, input)).toMatchObject(failure(reason));
    expect(rowsOf(data, 'select id from staff_users')).toEqual([]);
  });

  it('removes an account, but not the only admin while others need one', async () => {
    const { staff } = await start();
    await staff(['add', 'safiya'], PASSWORD);
    await staff(['add', 'wren'], PASSWORD);
    expect((await staff(['remove', 'safiya'])).stderr).toMatch(/only admin who can sign in/);
    const lower = await staff(['add', 'safiya', '--role', 'editor'], OTHER);
    expect(lower).toMatchObject(failure(/only admin who can sign in/));
    expect((await staff(['list'])).stdout).toContain('safiya\tadmin');
    expect((await staff(['remove', 'wren'])).stderr).toBe('wren was removed\n');
    expect((await staff(['remove', 'safiya'])).stderr).toBe('safiya was removed\n');
    expect((await staff(['list'])).stdout).toBe('');
  });
});
