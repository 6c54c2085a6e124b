/** Hono bindings. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';

export interface RequestContext {
  /** As parsed by Node: a fifth of the cost of `Request.headers`. */
  headers: IncomingHttpHeaders;
  /** `undefined` if it was too large. */
  body: Buffer | undefined;
  /** Rate limit key from `visitorOf`; never logged or stored. */
  visitor: string;
  isLocal: boolean;
  isSelfTest: boolean;
}

export type ApiContext = Context<{ Bindings: RequestContext }>;
