/** Who is asking: the client's address, believed only as far as the configured proxies vouch for it (ASVS 15.3.4). */
import { isIP } from 'node:net';

/** Some proxies write a port behind the address: `203.0.113.9:4711`, `[2001:db8::9]:4711`. */
const withoutPort = (entry: string): string =>
  entry.includes(':')
    ? entry.replace(/^(?:\[([\da-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/i, '$1$2')
    : entry;

/**
 * The address `hops` proxies away. Each proxy appends the address it was called from to `X-Forwarded-For`, so only the
 * last `hops` entries are true; what stands before them anybody can write.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  hops: number,
): string {
  const direct = socket ?? '';
  if (hops === 0 || !forwarded) return direct;
  let end = forwarded.length;
  let comma = forwarded.lastIndexOf(',');
  for (let hop = 1; hop < hops && comma !== -1; hop += 1) {
    end = comma;
    comma = forwarded.lastIndexOf(',', end - 1);
  }
  const address = withoutPort(forwarded.slice(comma + 1, end).trim());
  return isIP(address) ? address : direct;
}

/** What counts as one visitor: an IPv4 address, or the /64 network that one IPv6 customer has to itself. */
export function visitorOf(address: string): string {
  if (!address.includes(':')) return address;
  const four = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(four) !== 6) return four;
  const [head = '', tail = ''] = four.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = four.includes('::')
    ? Array(Math.max(0, 8 - left.length - right.length)).fill('0')
    : [];
  return [...left, ...gap, ...right].slice(0, 4).join(':');
}

/** Whether the request comes from this machine and no proxy. */
export function isLocal(socket: string | undefined, forwarded: string | undefined): boolean {
  return forwarded === undefined && /^(?:::ffff:)?127\.|^::1$/.test(socket ?? '');
}
