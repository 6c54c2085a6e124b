/**
 * Addresses a calendar may be read from: `https:` on the public internet, so that neither an address nor a redirect
 * makes the server read from its own network (ASVS 1.3.6). `http:` is for this machine only.
 */
import { isIP } from 'node:net';
import { isPublicAddress, PRIVATE_ADDRESS } from './public-address.ts';
import { isLoopback } from './setting.ts';

export class InsideAddress extends Error {
  override name = 'InsideAddress';
  readonly code = PRIVATE_ADDRESS;
}

/** Checked again when the name is resolved. `mayBeHere`: the setting names this machine. @throws {InsideAddress} */
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
