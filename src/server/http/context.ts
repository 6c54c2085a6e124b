/** Hono bindings: request data that Node has already parsed, and the client. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';

export interface RequestContext {
  /** Headers as parsed by Node: a fifth of the cost of `Request.headers`. */
  headers: IncomingHttpHeaders;
  /** `undefined` if the body was too large; it was discarded. */
  body: Buffer | undefined;
  /** Rate limit key from `visitorOf`; never logged or stored. */
  visitor: string;
  /** Whether the request comes directly from this machine, not through a proxy. */
  isLocal: boolean;
  /** Whether the server sent it as a self-test. */
  isSelfTest: boolean;
}

export type ApiContext = Context<{ Bindings: RequestContext }>;
