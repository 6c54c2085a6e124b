/** What a request handler is told about a request besides the request itself. */
import type { Context } from 'hono';

export interface Arrival {
  /** The visitor, as {@link visitorOf} sees it: for the rate limit, never logged or stored. */
  visitor: string;
  /** Whether the request comes from this machine and through no proxy. */
  isLocal: boolean;
  /** The body was longer than allowed and has been thrown away. */
  isTooLarge: boolean;
}

export type ApiContext = Context<{ Bindings: Arrival }>;
