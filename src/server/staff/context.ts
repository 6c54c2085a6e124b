/** Hono bindings of the staff area: the guard puts the session and its user into the context. */
import type { Context } from 'hono';
import type { RequestContext } from '../http/context.ts';
import type { StaffSession, StaffUser } from './port.ts';

export interface StaffEnv {
  Bindings: RequestContext;
  /** `isConfirmed`: the person proved who they are in the last minutes. */
  Variables: { user: StaffUser; session: StaffSession; isConfirmed: boolean };
}

export type StaffContext = Context<StaffEnv>;
