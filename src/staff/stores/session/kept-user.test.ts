import { afterEach, expect, it, vi } from 'vitest';
import { STORED_USER } from '#lib/user.store.ts';
import { dropUser } from './kept-user.ts';

afterEach(() => vi.unstubAllGlobals());

it('signing out leaves nothing of the person in the browser, and the consent of the visitor', () => {
  const kept = { consent: 'all', 'do-not-sell': '1', 'staff-keys': 'off' };
  const storage: Record<string, string> = {
    ...kept,
    [STORED_USER]: '{"username":"wren"}',
    'sveltia-cms.user': '{}',
    'sveltia-cms.prefs': '{}',
  };
  const removeItem = (key: string): boolean => Reflect.deleteProperty(storage, key);
  Object.defineProperty(storage, 'removeItem', { value: removeItem });
  vi.stubGlobal('localStorage', storage);
  dropUser();
  expect(storage).toEqual(kept);
});
