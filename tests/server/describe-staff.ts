/** Contract of every store: staff accounts. */
import { describe, expect, it } from 'vitest';
import type { StaffUser } from '#server/staff/port.ts';
import type { Store } from '#server/store/port.ts';
import { NOW } from './describe-store.ts';

const account = (username: string, changes: Partial<StaffUser> = {}): StaffUser => ({
  id: `id-of-${username}`,
  username,
  role: 'staff',
  password: '$argon2id$stored',
  createdAt: NOW,
  passwordAt: NOW,
  ...changes,
});

/** Defines the tests; `create` opens an empty store. */
export function describeStaff(name: string, create: () => Promise<Store>): void {
  describe(`${name} keeps staff accounts`, () => {
    it('by username', async () => {
      const { staff } = await create();
      expect(await staff.users()).toEqual([]);
      expect(await staff.put(account('wren'))).toBe('added');
      expect(await staff.put(account('juno', { role: 'admin' }))).toBe('added');
      expect(await staff.users()).toEqual([account('juno', { role: 'admin' }), account('wren')]);
      expect(await staff.user('wren')).toEqual(account('wren'));
      expect(await staff.user('teo')).toBeUndefined();
    });

    it('of which one is reset, never doubled', async () => {
      const { staff } = await create();
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

    it('until they are removed', async () => {
      const { staff } = await create();
      await staff.put(account('wren'));
      expect(await staff.remove('teo')).toBe(false);
      expect(await staff.remove('wren')).toBe(true);
      expect(await staff.users()).toEqual([]);
    });
  });
}
