/** The signed-in user in local storage (R293): for display only, the server never reads it. Gone after signing out. */
import type { Me } from '#staff/contract/session.ts';
import { STORED_USER } from '#lib/user.store.ts';

/** Keeps who signed in. */
export function keepUser({ username, role }: Pick<Me, 'username' | 'role'>): void {
  try {
    localStorage.setItem(STORED_USER, JSON.stringify({ username, isAdmin: role === 'admin' }));
  } catch {
    // Blocked storage: nothing depends on it.
  }
}

/** Begins the keys of the content editor, which has its own user and what was typed last. */
const EDITOR_KEYS = 'sveltia-cms';

/**
 * Deletes the kept username and what the content editor kept (ASVS 14.3.1). The visitor's consent and settings of this
 * device stay.
 */
export function dropUser(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key === STORED_USER || key.startsWith(EDITOR_KEYS)) localStorage.removeItem(key);
  } catch {
    // Blocked storage: nothing was kept.
  }
}

/** Whether somebody signed in here and never signed out: their session ended by itself. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(STORED_USER) !== null;
  } catch {
    return false;
  }
}
