/** Rejects cross-site posts, including JSON, which framework CSRF checks allow (ASVS 3.5.1). */
import type { IncomingHttpHeaders } from 'node:http';

export type Provenance = Pick<IncomingHttpHeaders, 'origin' | 'sec-fetch-site' | 'host'>;

/** Without `Origin` and `Sec-Fetch-Site` it does not come from a browser page. `allowed` besides its own host. */
export function isForeign(
  { origin, 'sec-fetch-site': fetchSite, host }: Provenance,
  allowed: ReadonlySet<string>,
): boolean {
  if (origin !== undefined && allowed.has(origin)) return false;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === undefined) return false;
  // Opaque origin: only `Sec-Fetch-Site` distinguishes it from a foreign one.
  if (origin === 'null') return fetchSite === undefined;
  return !host || origin.replace(/^https?:\/\//, '') !== host.toLowerCase();
}
