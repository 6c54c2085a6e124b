/** Staff accounts in the store. */

/** `admin` manages staff; `staff` works on leads; `editor` changes the site's content. */
export const ROLES = ['admin', 'staff', 'editor'] as const;
export type Role = (typeof ROLES)[number];

export interface StaffUser {
  /** A random UUID; the same when the account is reset. */
  id: string;
  /** As `usernameOf` returns it. */
  username: string;
  role: Role;
  /** As `hashPassword` returns it. */
  password: string;
  /** When the account was made, epoch milliseconds. */
  createdAt: number;
  /** When the password was set, epoch milliseconds. */
  passwordAt: number;
}

export interface StaffStore {
  /** All accounts by username. */
  users: () => Promise<StaffUser[]>;
  user: (username: string) => Promise<StaffUser | undefined>;
  /**
   * Adds an account, or resets role and password of the one with this username. Returns what happened.
   * @throws {StoreDown}
   */
  put: (user: StaffUser) => Promise<'added' | 'reset'>;
  /** Removes an account; `false` if there is none. @throws {StoreDown} */
  remove: (username: string) => Promise<boolean>;
}
