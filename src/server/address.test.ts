import { describe, expect, it } from 'vitest';
import { clientAddress, isLocal, visitorOf } from './address.ts';

describe('clientAddress', () => {
  it.each([
    ['believes no header without a proxy', 0, '203.0.113.9', '10.0.0.1'],
    ['believes the one entry of one proxy', 1, '203.0.113.9', '203.0.113.9'],
    ['ignores what was sent along', 1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['goes back as many proxies as there are', 2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['takes the farthest there is', 3, '203.0.113.9', '203.0.113.9'],
    ['takes a port off', 1, '203.0.113.9:4711', '203.0.113.9'],
    ['and off a longer address', 1, '[2001:db8:1:2::9]:4711', '2001:db8:1:2::9'],
    ['and brackets alone', 1, '[2001:db8:1:2::9]', '2001:db8:1:2::9'],
    ['falls back on the socket for nonsense', 1, 'unknown', '10.0.0.1'],
    ['falls back on the socket for nothing', 1, undefined, '10.0.0.1'],
  ])('%s', (_what, hops, forwarded, expected) => {
    expect(clientAddress('10.0.0.1', forwarded, hops)).toBe(expected);
  });
});

describe('visitorOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s is %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });
});

describe('isLocal', () => {
  it('is true for this machine, and not for a proxy on it', () => {
    for (const own of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
      expect(isLocal(own, undefined)).toBe(true);
    for (const other of ['10.0.0.1', '::2', '1127.0.0.1', ''])
      expect(isLocal(other, undefined)).toBe(false);
    expect(isLocal('127.0.0.1', '203.0.113.9')).toBe(false);
  });
});
