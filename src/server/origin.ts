/** Posts from other sites are refused, JSON too: frameworks' own checks let that through (ASVS 3.5.1). */
import type { IncomingHttpHeaders } from 'node:http';

/** The headers that tell where a post comes from, and where it went. */
export type Provenance = Pick<IncomingHttpHeaders, 'origin' | 'sec-fetch-site' | 'host'>;

/**
 * Whether a post was sent by another site. A request with neither `Origin` nor `Sec-Fetch-Site` comes from no browser
 * page and is allowed.
 * @param allowed origins that may post, besides the host itself
 */
export function isForeign(
  { origin, 'sec-fetch-site': fetchSite, host }: Provenance,
  allowed: ReadonlySet<string>,
): boolean {
  if (origin !== undefined && allowed.has(origin)) return false;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === undefined) return false;
  // A page that hides where it is; only the browser's own word tells it from a foreign one.
  if (origin === 'null') return fetchSite === undefined;
  return !host || origin.replace(/^https?:\/\//, '') !== host.toLowerCase();
}
