/** The guard puts the session and its user into the context. */
import type { Context } from 'hono';
import type { RequestContext } from '../base/http/context.ts';
import type { StaffSession, StaffUser } from './port.ts';

export interface StaffEnv {
  Bindings: RequestContext;
  /** `isConfirmed`: recently re-authenticated. */
  Variables: {
    user: StaffUser;
    session: StaffSession;
    isConfirmed: boolean;
    /** Why the request was not allowed: for the log. */
    denied: string | undefined;
  };
}

export type StaffContext = Context<StaffEnv>;
