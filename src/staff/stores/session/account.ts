/** The own account: what it has, and the changes of it, each a call to the server. */
import { startAuthentication } from '@simplewebauthn/browser';
import { atom } from 'nanostores';
import type { NewRecoveryCodes, OwnAccount } from '#staff/contract/own-account.ts';
import type { SessionState, StepError } from '#staff/contract/session.ts';
import { ask, askJson, StaffError } from '../client.ts';

/** `undefined` until the server has answered. */
export const $account = atom<OwnAccount | undefined>(undefined);
/** Whether the last load failed. */
export const $accountFailed = atom(false);

/** Loads the account. */
export async function loadAccount(): Promise<void> {
  try {
    $account.set(await askJson<OwnAccount>('account'));
    $accountFailed.set(false);
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    $accountFailed.set(true);
  }
}

/** Words for a failed change. */
export function failureText(error: unknown): string {
  // The browser names neither a canceled dialog nor one that timed out.
  if (!(error instanceof StaffError)) return 'No passkey was used. Nothing was changed.';
  if (error.trouble === 'offline') return 'No connection. Nothing was changed.';
  const { message } = (error.body ?? {}) as Partial<StepError>;
  return message ?? 'Something went wrong on our side. Nothing was changed.';
}

/** Runs a change, then loads the account again. */
export async function changed<T>(change: Promise<T>): Promise<T> {
  const result = await change;
  await loadAccount();
  return result;
}

/** Shows who one is by the password. */
export const confirmByPassword = (password: string): Promise<SessionState> =>
  askJson('account/confirm', { body: { password } });

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Shows who one is by a passkey. */
export async function confirmByPasskey(): Promise<SessionState> {
  const path = 'account/confirm/passkey';
  const optionsJSON = await askJson<RequestOptions>(`${path}/options`, { body: {} });
  return askJson(path, { body: await startAuthentication({ optionsJSON }) });
}

/** Changes the password; other sessions of the account end. */
export const changePassword = (current: string, password: string): Promise<SessionState> =>
  changed(askJson('account/password', { body: { current, password } }));

const passkeyPath = (id: string): string => `account/passkeys/${encodeURIComponent(id)}`;

export const renamePasskey = (id: string, name: string): Promise<Response> =>
  changed(ask(`${passkeyPath(id)}/name`, { body: { name } }));

export const removePasskey = (id: string): Promise<Response> =>
  changed(ask(passkeyPath(id), { method: 'DELETE' }));

export const removeApp = (): Promise<Response> => changed(ask('account/app', { method: 'DELETE' }));

/** Makes ten new recovery codes; the former ones open nothing any more. */
export const renewCodes = (): Promise<NewRecoveryCodes> =>
  changed(askJson('account/recovery-codes', { body: {} }));

/**
 * Removes whatever else opens the account: other passkeys or the app, other sessions, codes, addresses.
 * @param step id of the passkey that stays, or `app`
 */
export const keepOnly = (step: string): Promise<NewRecoveryCodes> =>
  changed(askJson('account/keep-only', { body: { step } }));

export const endOwnSession = (id: string): Promise<Response> =>
  changed(ask(`account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }));

/** Ends all other sessions of the account. */
export const endOwnOthers = (): Promise<Response> =>
  changed(ask('account/sessions', { method: 'DELETE' }));
