/**
 * Which addresses a calendar may be read from: `https:` on the public internet, so that no address and no redirect makes
 * the server read from the network it stands in (ASVS 1.3.6). As for the webhook, `http:` is for this machine only.
 */
import { isIP } from 'node:net';
import { isPublicAddress, PRIVATE_ADDRESS } from '../delivery/public-address.ts';
import { isLoopback } from '../setting.ts';

/** A calendar that is refused before its address is looked up. */
export class InsideAddress extends Error {
  override name = 'InsideAddress';
  readonly code = PRIVATE_ADDRESS;
}

/**
 * Where a calendar may be read: checks a setting or a redirect. A name is checked again when it is looked up.
 * @param mayBeHere whether this machine is allowed, because the setting names it
 * @throws {InsideAddress} for any other address
 */
export function checkedAddress(address: string | URL, mayBeHere: boolean): URL {
  const url = URL.parse(String(address));
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (url && isLoopback(host)) {
    if (mayBeHere && /^https?:$/.test(url.protocol)) return url;
  } else if (url?.protocol === 'https:') {
    const isName = isIP(host) === 0 && host.includes('.') && !host.endsWith('.');
    if (isName || isPublicAddress(host)) return url;
  }
  throw new InsideAddress('This address cannot be read from');
}
