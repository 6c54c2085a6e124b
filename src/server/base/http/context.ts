/** Hono bindings. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Hono } from 'hono';

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

export type Api = Hono<{ Bindings: RequestContext }>;
/** Answers a request for a file or page. @param path without the query, not decoded */
export type Handle = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

export type ApiContext = Context<{ Bindings: RequestContext }>;

/** Sent by pages that poll: does not extend the session. */
export const BACKGROUND_HEADER = 'x-background';

/** Header with the secret that identifies self-tests. */
export const SELF_TEST_HEADER = 'x-self-test';
