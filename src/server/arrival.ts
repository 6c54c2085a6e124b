/** What a request handler is told about a request: what Node has read already, and who sent it. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';

export interface Arrival {
  /** As Node parsed them: reading them here costs a fifth of what `Request.headers` does. */
  headers: IncomingHttpHeaders;
  /** `undefined` when it was longer than allowed and has been thrown away. */
  body: Buffer | undefined;
  /** The visitor, as `visitorOf` sees it: for the rate limit, never logged or stored. */
  visitor: string;
  /** Whether the request comes from this machine and through no proxy. */
  isLocal: boolean;
  /** Whether the server itself sent it, to test the path. */
  isSelfTest: boolean;
}

export type ApiContext = Context<{ Bindings: Arrival }>;
