/**
 * Which addresses a calendar may be read from: `https:` on the public internet, so that no address and no redirect makes
 * the server read from the network it stands in (ASVS 1.3.6). As for the webhook, `http:` is for this machine only.
 */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../setting.ts';

/** Ranges that are not the public internet (RFC 6890), IPv4 inside of IPv6 included. */
const INSIDE_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** What is not unicast on the internet, and ranges that contain addresses of the other kind. */
const INSIDE_6 = ['::/3', '2001::/23', '2001:db8::/32', '2002::/16', '4000::/2', '8000::/1'];

/** A list for each kind of address: in one list, IPv4 is also looked for among the ranges of IPv6. */
function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}

const inside4 = listOf(INSIDE_4, 'ipv4');
const inside6 = listOf(INSIDE_6, 'ipv6');

/** Whether an IP address is not on the public internet. Addresses of IPv4 in IPv6 (`::ffff:…`) always count as inside. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 6) return inside6.check(address, 'ipv6');
  return family === 0 || inside4.check(address, 'ipv4');
}

/** A calendar that is refused before or while its address is looked up. */
export class InsideAddress extends Error {
  override name = 'InsideAddress';
  readonly code = 'EINSIDE';
}

/** Looks a name up, and refuses it if any of its addresses is inside. The connection goes to what was checked. */
export const outsideLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) done(error, []);
    else if (found.some(({ address }) => isInside(address)))
      done(new InsideAddress('The name leads to an address inside'), []);
    else if (options.all) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  });
};

/**
 * Where a calendar may be read: checks a setting or a redirect.
 * @param mayBeHere whether this machine is allowed, because the setting names it
 * @throws {InsideAddress} for any other address
 */
export function checkedAddress(address: string | URL, mayBeHere: boolean): URL {
  const url = URL.parse(String(address));
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (url && isLoopback(host)) {
    if (mayBeHere && /^https?:$/.test(url.protocol)) return url;
  } else if (url?.protocol === 'https:' && host.includes('.') && !host.endsWith('.')) {
    if (isIP(host) === 0 || !isInside(host)) return url;
  } else if (url?.protocol === 'https:' && isIP(host) === 6 && !isInside(host)) return url;
  throw new InsideAddress('This address cannot be read from');
}
