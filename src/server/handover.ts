/** Argument of a server that replaces a running one: it must not listen before its store is open. */
export const REPLACES = '--replaces';

/** Messages from the process that keeps the port. Separate, because `serve.ts` must not load the server. */
export type Handover =
  /** Another server is about to listen, with the site in this folder. */
  | { nextSite: string }
  /** Another server listens: end when the connections have ended. */
  | { retire: true };
