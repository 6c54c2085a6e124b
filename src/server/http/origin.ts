/** Rejects cross-site posts, including JSON, which framework CSRF checks allow (ASVS 3.5.1). */
import type { IncomingHttpHeaders } from 'node:http';

/** Headers with the source and target of a post. */
export type Provenance = Pick<IncomingHttpHeaders, 'origin' | 'sec-fetch-site' | 'host'>;

/**
 * Whether a post was sent by another site. Requests with neither `Origin` nor `Sec-Fetch-Site` do not come from a
 * browser page and are allowed.
 * @param allowed origins that may post besides the request's own host
 */
export function isForeign(
  { origin, 'sec-fetch-site': fetchSite, host }: Provenance,
  allowed: ReadonlySet<string>,
): boolean {
  if (origin !== undefined && allowed.has(origin)) return false;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === undefined) return false;
  // Opaque origin: only `Sec-Fetch-Site`, checked above, distinguishes it from a foreign one.
  if (origin === 'null') return fetchSite === undefined;
  return !host || origin.replace(/^https?:\/\//, '') !== host.toLowerCase();
}
