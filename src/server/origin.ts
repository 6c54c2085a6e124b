/** Posts from other sites are refused, JSON too: frameworks' own checks let that through (ASVS 3.5.1). */

export interface Provenance {
  origin: string | undefined;
  /** `Sec-Fetch-Site`. */
  fetchSite: string | undefined;
  /** The `Host` the request was sent to. */
  host: string | undefined;
}

/**
 * Whether a post was sent by another site. A request with neither `Origin` nor `Sec-Fetch-Site` comes from no browser
 * page and is allowed.
 * @param allowed origins that may post, besides the host itself
 */
export function isForeign(
  { origin, fetchSite, host }: Provenance,
  allowed: ReadonlySet<string>,
): boolean {
  if (origin !== undefined && allowed.has(origin)) return false;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin === undefined) return false;
  // A page that hides where it is; only the browser's own word tells it from a foreign one.
  if (origin === 'null') return fetchSite === undefined;
  return !host || URL.parse(origin)?.host !== host.toLowerCase();
}
