/** The client address behind trusted proxies (ASVS 15.3.4). */
import { isIP } from 'node:net';

/** Removes a port that some proxies append: `203.0.113.9:4711`, `[2001:db8::9]:4711`. */
const withoutPort = (entry: string): string =>
  entry.includes(':')
    ? entry.replace(/^(?:\[([\da-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/i, '$1$2')
    : entry;

/**
 * The client address `hops` trusted proxies away. Each appends its caller's address to `X-Forwarded-For`, so only the
 * last `hops` entries can be trusted; clients can forge the others.
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

/** Converts a trailing dotted IPv4 part to two groups: `::ffff:203.0.113.9`. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

/** The eight groups of a valid IPv6 address, however it is spelled (RFC 4291, 2.2). */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = withoutDots(address.replace(/%.*$/, '')).split('::');
  const [left, right] = [head, tail].map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  ) as [number[], number[]];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

/** A visitor's rate limit key: an IPv4 address, or the /64 network of an IPv6 address. */
export function visitorOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

export function isLocal(socket: string | undefined, forwarded: string | undefined): boolean {
  return forwarded === undefined && /^(?:::ffff:)?127\.|^::1$/.test(socket ?? '');
}
