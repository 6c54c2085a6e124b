/** A staff account for tests of the account page. */
import type { OwnAccount } from '#staff/contract/own-account.ts';
import type { Server } from './harness.ts';
import { passkeyDevice } from './passkey-device.ts';
import { changeRows, staffRequests, withStore } from './staff-client.ts';
import { type AddedApp, createSteps } from './staff-steps.ts';

/** Of the passkeys. */
export const PLACE = 'https://staff.example.com';
export const OWN_ACCOUNT = { TRUST_PROXY: '1', ALLOWED_ORIGINS: PLACE };

export interface Own extends AddedApp, ReturnType<typeof staffRequests> {
  id: string;
  username: string;
  account: () => Promise<OwnAccount>;
}

/** Has just signed in for the first time, with an app. */
export async function person(server: () => Server): Promise<Own> {
  const { newUser, addApp } = createSteps(server);
  const user = await newUser();
  const app = await addApp(user.username);
  const requests = staffRequests(server(), app.cookie);
  return {
    ...user,
    ...app,
    ...requests,
    account: async () => (await requests.get('/account')).json(),
  };
}

/** Makes the account's sessions older than what counts as confirmed. */
export const wait = (server: () => Server, { id }: Own): void =>
  changeRows(
    server().data,
    'update staff_sessions set confirmed_at = confirmed_at - 300001 where user_id = ?',
    id,
  );

export async function addPasskey(server: () => Server, { id: userId }: Own) {
  const device = passkeyDevice();
  const { id, publicKey } = device;
  const facts = { name: 'Phone', counter: 0, transports: [], createdAt: 1, usedAt: null };
  await withStore(server().data, ({ staff }) =>
    staff.secondSteps.addPasskey({ id, userId, publicKey, ...facts }),
  );
  return device;
}
