/**
 * Addresses for requests to URLs that somebody else chose: none inside this machine or its network. The name is
 * resolved for the connection itself, so that it cannot point elsewhere a moment later.
 */
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Not the internet (IANA's registries of special-purpose addresses). */
const V4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Only this part of IPv6 is the internet, */
const V6 = { network: '2000::', bits: 3 } as const;
/** without tunnels that hold an IPv4 address and documentation. */
const V6_INSIDE: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const inside = new BlockList();
for (const [network, bits] of V4) inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of V6_INSIDE) inside.addSubnet(network, bits, 'ipv6');
const internet6 = new BlockList();
internet6.addSubnet(V6.network, V6.bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && internet6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

export const PRIVATE_ADDRESS = 'EPRIVATE';

/** Resolves a name for a connection; fails with {@link PRIVATE_ADDRESS} if any of its addresses is inside. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  const all: LookupOptions = { ...options, all: true };
  lookup(hostname, all, (error, found) => {
    const addresses = found as unknown as LookupAddress[];
    if (error) return done(error, '', 4);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      const refused = new Error('The address points into this network');
      return done(Object.assign(refused, { code: PRIVATE_ADDRESS }), '', 4);
    }
    if (options.all) return done(null, addresses);
    return done(null, first.address, first.family);
  });
};

/** Why a URL that somebody else chose is refused; `undefined` if it may be requested. Its name is resolved later. */
export function outsideProblem(text: string): 'no-url' | 'not-https' | 'inside' | undefined {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '') return 'no-url';
  if (url.protocol !== 'https:') return 'not-https';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host) && url.port === '' ? undefined : 'inside';
  const isName = /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/i.test(host);
  const isInside = /\.(?:local|internal|localhost|home|lan|corp|test|onion|arpa)$/i.test(host);
  return isName && !isInside && url.port === '' ? undefined : 'inside';
}
