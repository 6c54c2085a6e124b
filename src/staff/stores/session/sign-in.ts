/** The steps of signing in, each a call to the server. */
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type {
  SecondStepAdded,
  SessionState,
  StepError,
  TotpSetUp,
} from '#staff/contract/session.ts';
import { askJson, StaffError } from '../client.ts';

/** Why a step failed, in words for the page. */
export interface StepFailure {
  /** `offline`: no response; `expired`: the steps took too long. */
  kind: 'wrong' | 'slowed' | 'offline' | 'expired';
  message: string;
  /** When the next try is possible, epoch milliseconds. */
  retryAt?: number;
}

const CANCELED = 'No passkey was used. Try again, or use the password.';
const BROKEN = 'Something went wrong on our side. Please try again.';

/** Describes what a step threw. */
export function failureOf(error: unknown): StepFailure {
  // The browser names neither a canceled dialog nor one that timed out.
  if (!(error instanceof StaffError)) return { kind: 'wrong', message: CANCELED };
  if (error.trouble === 'offline') return { kind: 'offline', message: '' };
  if (error.trouble === 'signed-out')
    return { kind: 'expired', message: 'That took too long. Please start again.' };
  const { message, retryAfterS } = (error.body ?? {}) as Partial<StepError>;
  if (retryAfterS !== undefined)
    return {
      kind: 'slowed',
      message: message ?? '',
      retryAt: Date.now() + retryAfterS * 1000,
    };
  return { kind: 'wrong', message: message ?? BROKEN };
}

/** Whether this browser can use passkeys. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Asks which step is next. */
export const loadState = (): Promise<SessionState> => askJson('session', { isBackground: true });

/** First step. */
export const sendPassword = (username: string, password: string): Promise<SessionState> =>
  askJson('session', { body: { username, password } });

/** Second step with a code of an app, or a recovery code. */
export const sendCode = (code: string, isRecovery: boolean): Promise<SessionState> =>
  askJson('session/code', { body: isRecovery ? { recoveryCode: code } : { code } });

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Asks the browser for a passkey: alone, or as second step. */
export async function sendPasskey(): Promise<SessionState> {
  const optionsJSON = await askJson<RequestOptions>('session/passkey/options', { body: {} });
  return askJson('session/passkey', { body: await startAuthentication({ optionsJSON }) });
}

/** Ends half of a sign-in. */
export const startOver = (): Promise<SessionState> => askJson('session', { method: 'DELETE' });

/** Whose a set-up link is. */
export const openLink = (token: string): Promise<{ username: string }> =>
  askJson('session/link', { body: { token } });

/** Sets the first password by a set-up link. */
export const sendLink = (token: string, password: string): Promise<SessionState> =>
  askJson('session/link', { body: { token, password } });

/** Adds a passkey as second step. */
export async function addPasskey(): Promise<SecondStepAdded> {
  const optionsJSON = await askJson<CreationOptions>('second-step/passkey/options', { body: {} });
  return askJson('second-step/passkey', { body: await startRegistration({ optionsJSON }) });
}

/** Begins to add an authenticator app. */
export const beginApp = (): Promise<TotpSetUp> => askJson('second-step/totp', { body: {} });

/** Finishes that with a code of the app. */
export const confirmApp = (code: string): Promise<SecondStepAdded> =>
  askJson('second-step/totp/confirm', { body: { code } });
