/** HTTP client of the staff pages: the site's client with the errors of a session. */
import { atom } from 'nanostores';
import type { Unconfirmed } from '#staff/contract/own-account.ts';
import { ApiError, call } from '#lib/api.store.ts';
import { askWho, confirmations, openQuestion } from './confirmation.ts';

/** Why a call failed, as far as staff can do something about it. */
export type Trouble =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'slow-down'
  | 'refused'
  | 'server';

const TROUBLES: Readonly<Record<number, Trouble>> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  429: 'slow-down',
};

/** A failed call. */
export class StaffError extends Error {
  // Declared only, as in ApiError.
  declare readonly trouble: Trouble;
  /** 0 without a response. */
  declare readonly status: number;
  /** Body of the response as JSON, if it is. */
  declare readonly body: unknown;

  constructor(trouble: Trouble, status: number, body: unknown) {
    super(`${trouble} (${status})`);
    this.name = 'StaffError';
    this.trouble = trouble;
    this.status = status;
    this.body = body;
  }
}

/** Whether the last call got a response; and since when, epoch milliseconds. */
export const $connection = atom<{ isOnline: boolean; since: number }>({ isOnline: true, since: 0 });

/** Whether the server says that there is no session. */
export const $signedOut = atom(false);

function connected(isOnline: boolean): void {
  if ($connection.get().isOnline !== isOnline) $connection.set({ isOnline, since: Date.now() });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function troubleOf(status: number): Trouble {
  return TROUBLES[status] ?? (status < 500 ? 'refused' : 'server');
}

function explained(error: unknown): StaffError {
  if (!(error instanceof ApiError)) {
    connected(false);
    return new StaffError('offline', 0, null);
  }
  connected(true);
  return new StaffError(troubleOf(error.status), error.status, parsed(error.body));
}

/** Whether a change was refused until the person shows again who they are. */
const needsConfirmation = ({ body }: StaffError): boolean =>
  (body as Partial<Unconfirmed> | null)?.needsConfirmation === true;

/** Paths of the confirmation itself. */
const CONFIRM = 'account/confirm';

/**
 * Whether a failed call is worth a second one: the person has shown who they are meanwhile.
 * @param before how often they had when the call began
 */
async function mayAgain(path: string, failure: StaffError, before: number): Promise<boolean> {
  if (path.startsWith(CONFIRM)) return false;
  if (needsConfirmation(failure)) return askWho();
  if (failure.trouble !== 'signed-out') return false;
  // What was on its way during a confirmation had the former token of the session.
  return (await openQuestion()) === true || confirmations() !== before;
}

interface Options {
  /** Sent as JSON; makes the call a POST unless `method` says otherwise. */
  body?: unknown;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A call by a timer, not by a person: it does not extend the session. */
  isBackground?: boolean;
}

/**
 * Calls a path below `/api/admin`. If the server first wants to know who is there, asks, and goes on with the call.
 * @throws {StaffError}
 */
export async function ask(path: string, options: Options = {}): Promise<Response> {
  const { body, method = body === undefined ? 'GET' : 'POST', isBackground = false } = options;
  const before = confirmations();
  try {
    const response = await call(`/api/admin/${path}`, {
      method,
      cache: 'no-store',
      headers: {
        ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
        ...(isBackground && { 'X-Background': '1' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    connected(true);
    return response;
  } catch (error) {
    const failure = explained(error);
    if (await mayAgain(path, failure, before)) return ask(path, options);
    if (failure.trouble === 'signed-out') $signedOut.set(true);
    throw failure;
  }
}

/**
 * Calls a path below `/api/admin` and reads the JSON of the response. Trusted to have the wire type `T`.
 * @throws {StaffError}
 */
export async function askJson<T>(path: string, options: Options = {}): Promise<T> {
  const response = await ask(path, options);
  try {
    return (await response.json()) as T;
  } catch {
    throw new StaffError('server', response.status, null);
  }
}
