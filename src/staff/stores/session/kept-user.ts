/** The signed-in user in local storage (R293): for display only, the server never reads it. Gone after signing out. */
import type { Me } from '#staff/contract/session.ts';
import { STORED_USER } from '#stores/user.ts';

/** Keeps who signed in. */
export function keepUser({ username, role }: Pick<Me, 'username' | 'role'>): void {
  try {
    localStorage.setItem(STORED_USER, JSON.stringify({ username, isAdmin: role === 'admin' }));
  } catch {
    // Blocked storage: nothing depends on it.
  }
}

/** Deletes the kept username. */
export function dropUser(): void {
  try {
    localStorage.removeItem(STORED_USER);
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
