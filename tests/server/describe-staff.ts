/** Contract of every store: staff accounts. */
import { describe, expect } from 'vitest';
import type {
  LogEntry,
  LogSelection,
  StaffPasskey,
  StaffSession,
  StaffToken,
  StaffUser,
} from '#server/accounts/port.ts';
import { Undone } from '#server/db/transaction.ts';
import { DAY, MINUTE } from '#server/base/clock.ts';
import { NOW } from './describe-store.ts';
import type { StoreTest } from './store-test.ts';

const account = (username: string, changes: Partial<StaffUser> = {}): StaffUser => ({
  id: `id-of-${username}`,
  username,
  role: 'staff',
  password: '$argon2id$stored',
  createdAt: NOW,
  passwordAt: NOW,
  ...changes,
});

const session = (id: string, changes: Partial<StaffSession> = {}): StaffSession => ({
  id,
  digest: `digest-${id}`,
  userId: 'id-of-wren',
  stage: 'signed-in',
  startedAt: NOW,
  lastSeenAt: NOW,
  endsAt: NOW + 100,
  device: 'Firefox, Mac',
  confirmedAt: NOW,
  ...changes,
});

const passkey = (id: string, userId: string): StaffPasskey => ({
  id,
  userId,
  publicKey: 'key',
  counter: 0,
  transports: ['internal', 'hybrid'],
  createdAt: NOW,
  name: 'Chrome, Mac',
  usedAt: null,
});

export function describeStaff(name: string, it: StoreTest): void {
  describe(`${name} keeps staff accounts`, () => {
    it('by username', async ({ staff }) => {
      expect(await staff.users()).toEqual([]);
      expect(await staff.put(account('wren'))).toBe('added');
      expect(await staff.put(account('juno', { role: 'admin' }))).toBe('added');
      expect(await staff.users()).toEqual([account('juno', { role: 'admin' }), account('wren')]);
      expect(await staff.user('wren')).toEqual(account('wren'));
      expect(await staff.user('teo')).toBeUndefined();
    });

    it('of which two of one name added at once are one, the first', async ({ staff }) => {
      const both = await Promise.all([
        staff.add(account('wren', { role: 'admin' })),
        staff.add(account('wren', { id: 'another' })),
      ]);
      expect(both).toEqual([true, false]);
      expect(await staff.users()).toEqual([account('wren', { role: 'admin' })]);
    });

    it('of which one is reset, never doubled', async ({ staff }) => {
      await staff.put(account('wren'));
      const again = account('wren', {
        id: 'another',
        role: 'editor',
        password: '$argon2id$new',
        createdAt: NOW + 5,
        passwordAt: NOW + 5,
      });
      expect(await staff.put(again)).toBe('reset');
      expect(await staff.users()).toEqual([{ ...again, id: 'id-of-wren', createdAt: NOW }]);
    });

    it('whose password changes while one session goes on', async ({ staff }) => {
      await staff.put(account('wren'));
      for (const id of ['a', 'b']) await staff.sessions.start(session(id));
      expect(await staff.changePassword('id-of-wren', 'new', NOW + 1, 'a')).toBe(true);
      expect(await staff.changePassword('nobody', 'new', NOW + 1, 'a')).toBe(false);
      expect(await staff.user('wren')).toMatchObject({ password: 'new', passwordAt: NOW + 1 });
      expect((await staff.sessions.list(NOW, 0)).map(({ id }) => id)).toEqual(['a']);
    });

    it('until they are removed', async ({ staff }) => {
      await staff.put(account('wren'));
      expect(await staff.remove('teo')).toBe(false);
      expect(await staff.remove('wren')).toBe(true);
      expect(await staff.users()).toEqual([]);
    });
  });

  describe(`${name} keeps sessions of staff`, () => {
    it('until they end or nobody used them', async ({ staff }) => {
      await staff.put(account('wren'));
      await staff.sessions.start(session('a'));
      const found = { session: session('a'), user: account('wren') };
      expect(await staff.sessions.find('digest-a', NOW + 99, NOW - 1)).toEqual(found);
      expect(await staff.sessions.find('digest-b', NOW, NOW - 1)).toBeUndefined();
      expect(await staff.sessions.find('digest-a', NOW + 100, NOW - 1)).toBeUndefined();
      expect(await staff.sessions.find('digest-a', NOW, NOW)).toBeUndefined();
      await staff.sessions.touch('a', NOW + 5);
      await staff.sessions.touch('a', NOW + 2);
      expect((await staff.sessions.find('digest-a', NOW, NOW))?.session.lastSeenAt).toBe(NOW + 5);
      await staff.purge(NOW + 50, NOW + 4, 0);
      expect(await staff.sessions.list(NOW, 0)).toHaveLength(1);
      await staff.purge(NOW + 50, NOW + 5, 0);
      expect(await staff.sessions.list(NOW, 0)).toEqual([]);
    });

    it('that are replaced once, and ended alone or together', async ({ staff }) => {
      await staff.put(account('wren'));
      await staff.sessions.start(session('a', { stage: 'second-step' }));
      expect(await staff.sessions.list(NOW, 0)).toEqual([]);
      expect(await staff.sessions.replace('a', session('b'))).toBe(true);
      expect(await staff.sessions.replace('a', session('c'))).toBe(false);
      await staff.sessions.start(session('d', { lastSeenAt: NOW + 1 }));
      await staff.sessions.start(session('e', { lastSeenAt: NOW + 2 }));
      const ids = (await staff.sessions.list(NOW, 0)).map(({ id, username }) => [id, username]);
      expect(ids).toEqual(['e', 'd', 'b'].map((id) => [id, 'wren']));
      expect(await staff.sessions.end('d')).toBe(true);
      expect(await staff.sessions.end('d')).toBe(false);
      expect(await staff.sessions.endOthers('b')).toBe(1);
      await staff.put(account('juno'));
      await staff.sessions.start(session('f'));
      await staff.sessions.start(session('g', { userId: 'id-of-juno' }));
      expect(await staff.sessions.endOthers('b', 'id-of-wren')).toBe(1);
      expect(await staff.sessions.find('digest-g', NOW, 0)).toBeDefined();
      await staff.remove('wren');
      expect(await staff.sessions.find('digest-b', NOW, 0)).toBeUndefined();
    });
  });

  describe(`${name} keeps second steps of staff`, () => {
    it('of which one is kept, whatever is removed', async ({ staff }) => {
      const { secondSteps } = staff;
      const [wren, juno] = ['id-of-wren', 'id-of-juno'];
      for (const name of ['wren', 'juno']) await staff.put(account(name));
      expect(await secondSteps.removeTotp(wren)).toBe('unknown');
      await secondSteps.beginTotp(wren, 'secret');
      expect(await secondSteps.removeTotp(wren)).toBe('unknown');
      await secondSteps.acceptTotp(wren, 1);
      expect(await secondSteps.removeTotp(wren)).toBe('last');
      for (const id of ['one', 'two']) await secondSteps.addPasskey(passkey(id, wren));
      await secondSteps.addPasskey(passkey('other', juno));
      expect(await secondSteps.removePasskey(wren, 'other')).toBe('unknown');
      expect(await secondSteps.namePasskey(wren, 'other', 'Mine')).toBe(false);
      expect(await secondSteps.namePasskey(wren, 'one', 'Phone')).toBe(true);
      expect((await secondSteps.passkey('one'))?.name).toBe('Phone');
      expect(await secondSteps.removeTotp(wren)).toBe('removed');
      expect((await secondSteps.of(wren)).totp).toBeUndefined();
      const both = await Promise.all([
        secondSteps.removePasskey(wren, 'one'),
        secondSteps.removePasskey(wren, 'two'),
      ]);
      expect(both.sort()).toEqual(['last', 'removed']);
      expect((await secondSteps.of(wren)).passkeys).toHaveLength(1);
      expect((await secondSteps.of(juno)).passkeys).toHaveLength(1);
    });

    it('has an address for calendars, which notes when it was read, also after the clock was ahead', async ({
      staff,
    }) => {
      await staff.put(account('wren'));
      await staff.feeds.set('id-of-wren', 'address', NOW);
      const readAt = async (at: number) => {
        await staff.feeds.read('address', at);
        return (await staff.feeds.of('id-of-wren'))?.readAt;
      };
      expect(await readAt(NOW + 9 * DAY)).toBe(NOW + 9 * DAY);
      // Each reading would be a write.
      expect(await readAt(NOW + 9 * DAY + MINUTE)).toBe(NOW + 9 * DAY);
      expect(await readAt(NOW + 1)).toBe(NOW + 1);
    });

    it('of which one stays with one session, and nothing else that opens the account', async ({
      staff,
    }) => {
      const { secondSteps, sessions, tokens, feeds } = staff;
      const [wren, juno] = ['id-of-wren', 'id-of-juno'];
      for (const name of ['wren', 'juno']) await staff.put(account(name));
      for (const id of ['one', 'two']) await secondSteps.addPasskey(passkey(id, wren));
      await secondSteps.addPasskey(passkey('other', juno));
      for (const id of ['here', 'there']) await sessions.start(session(id));
      await sessions.start(session('juno', { userId: juno }));
      await secondSteps.beginTotp(wren, 'secret');
      await secondSteps.acceptTotp(wren, 1);
      await secondSteps.beginTotp(wren, 'next');
      await feeds.set(wren, 'address', NOW);
      for (const kind of ['recovery', 'link', 'device'] as const)
        await tokens.add([{ digest: kind, kind, userId: wren, endsAt: NOW + 9 }]);
      for (const step of ['other', 'gone', ''])
        expect(await staff.keepOnly(wren, 'here', step)).toBeUndefined();
      expect((await secondSteps.of(wren)).passkeys).toHaveLength(2);
      const left = async () => {
        const { passkeys, totp, recoveryCodes } = await secondSteps.of(wren);
        return [passkeys.map(({ id }) => id), totp?.nextSecret, recoveryCodes];
      };
      expect(await staff.keepOnly(wren, 'here', 'two')).toEqual({
        passkeys: 1,
        apps: 1,
        sessions: 1,
      });
      expect(await left()).toEqual([['two'], undefined, 0]);
      for (const kind of ['link', 'device'] as const)
        expect(await tokens.find(kind, kind, NOW)).toBeUndefined();
      expect(await feeds.of(wren)).toBeUndefined();
      expect(await sessions.find('digest-here', NOW, 0)).toBeDefined();
      expect(await sessions.find('digest-juno', NOW, 0)).toBeDefined();
      expect((await secondSteps.of(juno)).passkeys).toHaveLength(1);
      await secondSteps.beginTotp(wren, 'secret');
      expect(await staff.keepOnly(wren, 'here', 'app')).toBeUndefined();
      await secondSteps.acceptTotp(wren, 2);
      await secondSteps.beginTotp(wren, 'next');
      expect(await staff.keepOnly(wren, 'here', 'app')).toMatchObject({ passkeys: 1, apps: 0 });
      expect(await left()).toEqual([[], null, 0]);
    });

    it('of which an app works until the next one is confirmed', async ({ secondSteps }) => {
      await secondSteps.beginTotp('u', 'first');
      expect(await secondSteps.replaceTotp('u', 'first', 3)).toBe(false);
      await secondSteps.acceptTotp('u', 5);
      await secondSteps.beginTotp('u', 'next');
      expect((await secondSteps.of('u')).totp).toEqual({
        secret: 'first',
        lastStep: 5,
        nextSecret: 'next',
      });
      expect(await secondSteps.acceptTotp('u', 6)).toBe(true);
      expect(await secondSteps.replaceTotp('u', 'another', 3)).toBe(false);
      expect(await secondSteps.replaceTotp('u', 'next', 3)).toBe(true);
      expect(await secondSteps.replaceTotp('u', 'next', 4)).toBe(false);
      expect((await secondSteps.of('u')).totp).toEqual({
        secret: 'next',
        lastStep: 3,
        nextSecret: null,
      });
    });

    it('of which a code is accepted once', async ({ secondSteps }) => {
      expect(await secondSteps.of('u')).toEqual({
        passkeys: [],
        totp: undefined,
        recoveryCodes: 0,
      });
      expect(await secondSteps.acceptTotp('u', 7)).toBe(false);
      await secondSteps.beginTotp('u', 'first');
      await secondSteps.beginTotp('u', 'second');
      expect(await secondSteps.acceptTotp('u', 7)).toBe(true);
      expect(await secondSteps.acceptTotp('u', 7)).toBe(false);
      expect(await secondSteps.acceptTotp('u', 6)).toBe(false);
      expect((await secondSteps.of('u')).totp).toEqual({
        secret: 'second',
        lastStep: 7,
        nextSecret: null,
      });
    });

    it('and passkeys, one-time secrets and accounts that are reset', async ({ staff }) => {
      await staff.put(account('wren'));
      await staff.put(account('juno', { role: 'admin' }));
      const added = passkey('credential', 'id-of-wren');
      await staff.secondSteps.addPasskey(added);
      await staff.secondSteps.countPasskey('credential', 3, NOW + 1);
      const counted = { ...added, counter: 3, usedAt: NOW + 1 };
      expect(await staff.secondSteps.passkey('credential')).toEqual(counted);
      const token = (digest: string, endsAt = NOW + 9): StaffToken => ({
        digest,
        kind: 'recovery',
        userId: 'id-of-wren',
        endsAt,
      });
      await staff.tokens.replace('id-of-wren', 'recovery', [token('a'), token('b')]);
      await staff.tokens.add([token('old', NOW)]);
      const codes = async () => (await staff.secondSteps.of('id-of-wren')).recoveryCodes;
      expect(await codes()).toBe(3);
      expect(await staff.tokens.take('link', 'a', NOW)).toBeUndefined();
      expect(await staff.tokens.find('recovery', 'old', NOW)).toBeUndefined();
      expect(await staff.tokens.take('recovery', 'old', NOW)).toBeUndefined();
      await staff.purge(NOW, 0, 0);
      expect(await codes()).toBe(2);
      expect(await staff.tokens.find('recovery', 'a', NOW)).toEqual(token('a'));
      expect(await staff.tokens.take('recovery', 'a', NOW)).toEqual(token('a'));
      expect(await staff.tokens.take('recovery', 'a', NOW)).toBeUndefined();
      expect(await staff.reset('id-of-wren')).toBe('changed');
      expect((await staff.secondSteps.of('id-of-wren')).passkeys).toEqual([]);
      expect(await staff.tokens.find('recovery', 'b', NOW)).toBeUndefined();
      expect((await staff.user('wren'))?.password).toBe('');
      expect(await staff.reset('another')).toBe('unknown');
    });
  });

  describe(`${name} keeps one admin and a log`, () => {
    it('whose lines come with what was done, or not at all', async ({ store, staff }) => {
      const add = (username: string, lines: () => LogEntry[]): Promise<boolean> =>
        store.logged(
          async (inside) => {
            if (!(await inside.staff.add(account(username)))) return false;
            await inside.staff.setRole(`id-of-${username}`, 'editor');
            return true;
          },
          (isAdded) => (isAdded ? lines() : []),
        );
      const line = { at: NOW, by: 'teo', action: 'staff.added', about: '' };
      const broken = (): never => {
        throw new Undone('No line');
      };
      await expect(add('juno', broken)).rejects.toThrow('No line');
      expect(await staff.users()).toEqual([]);
      const both = await Promise.all([add('wren', () => [line]), add('wren', () => [line])]);
      expect(both.sort()).toEqual([false, true]);
      expect(await staff.users()).toEqual([account('wren', { role: 'editor' })]);
      expect(await staff.log.page('', 9)).toEqual([{ ...line, id: expect.any(String) }]);
    });

    it('whoever is removed', async ({ staff }) => {
      await staff.put(account('wren', { role: 'admin' }));
      await staff.put(account('juno'));
      expect(await staff.removeById('id-of-wren')).toBe('last-admin');
      expect(await staff.setRole('id-of-wren', 'staff')).toBe('last-admin');
      expect(await staff.setRole('id-of-wren', 'admin')).toBe('changed');
      expect(await staff.setRole('nobody', 'admin')).toBe('unknown');
      expect(await staff.setRole('id-of-juno', 'admin')).toBe('changed');
      const both = await Promise.all([
        staff.removeById('id-of-wren'),
        staff.removeById('id-of-juno'),
      ]);
      expect(both.sort()).toEqual(['changed', 'last-admin']);
    });

    it('who can sign in: with a password or a passkey, not with a link', async ({ staff }) => {
      const [wren, juno] = ['id-of-wren', 'id-of-juno'];
      await staff.put(account('wren', { role: 'admin' }));
      await staff.put(account('juno', { role: 'admin', password: '' }));
      for (const leave of [
        staff.removeById,
        staff.reset,
        (id: string) => staff.setRole(id, 'staff'),
      ])
        expect(await leave(wren)).toBe('last-admin');
      expect(await staff.user('wren')).toEqual(account('wren', { role: 'admin' }));
      // Who cannot sign in may go.
      expect(await staff.reset(juno)).toBe('changed');
      await staff.secondSteps.addPasskey(passkey('key', juno));
      const both = await Promise.all([staff.reset(wren), staff.reset(juno)]);
      expect(both).toEqual(['changed', 'last-admin']);
      // Without a password the passkey is all that the last one has.
      expect(await staff.endSecondSteps(juno)).toBe('last-admin');
      expect((await staff.secondSteps.of(juno)).passkeys).toHaveLength(1);
      await staff.setPassword(juno, '$argon2id$new', NOW);
      expect(await staff.endSecondSteps(juno)).toBe('changed');
      expect((await staff.secondSteps.of(juno)).passkeys).toEqual([]);
      expect((await staff.userById(juno))?.password).toBe('$argon2id$new');
      expect(await staff.endSecondSteps('nobody')).toBe('unknown');
    });

    it('of what they did, newest first', async ({ staff }) => {
      const { log, purge, lastSeen, put } = staff;
      for (const name of ['wren', 'juno']) await put(account(name));
      for (const [at, by] of [
        [NOW, 'wren'],
        [NOW + 1, null],
        [NOW + 2, 'juno'],
      ] as const)
        await log.add({ at, by, action: 'session.started', about: '' });
      const [newest, ...others] = await log.page('', 2);
      expect(newest).toMatchObject({ at: NOW + 2, by: 'juno', action: 'session.started' });
      expect(others.map(({ by }) => by)).toEqual([null]);
      expect((await log.page(others[0]?.id ?? '', 9)).map(({ by }) => by)).toEqual(['wren']);
      expect(await lastSeen()).toEqual(
        new Map([
          ['wren', NOW],
          ['juno', NOW + 2],
        ]),
      );
      await log.add({ at: NOW + 3, by: 'juno', action: 'lead.read', about: '0001' });
      const actionsOf = async (only: LogSelection): Promise<string[]> =>
        (await log.page('', 9, only)).map(({ by, action }) => `${by} ${action}`);
      expect(await actionsOf({ by: 'juno' })).toEqual(['juno lead.read', 'juno session.started']);
      expect(await actionsOf({ by: 'juno', actions: ['password', 'session'] })).toEqual([
        'juno session.started',
      ]);
      expect(await actionsOf({ actions: ['lead'] })).toEqual(['juno lead.read']);
      expect(await actionsOf({ by: 'nobody' })).toEqual([]);
      const more = { at: NOW + 4, by: 'juno', action: 'lead.read', about: '0002' };
      await log.add(more);
      await log.add({ ...more, by: null });
      expect(await log.frequent('lead.read', NOW, 2)).toEqual(['juno']);
      expect(await log.frequent('lead.read', NOW, 3)).toEqual([]);
      expect(await log.frequent('lead.read', NOW + 4, 1)).toEqual(['juno']);
      expect(await log.frequent('lead', NOW, 1)).toEqual([]);
      await purge(NOW, NOW, NOW + 3);
      expect(await log.page('', 9)).toHaveLength(3);
    });
  });
}
