import { describe, expect, it } from 'vitest';
import { clientAddress, isLocal, visitorOf } from './client-address.ts';

it.each([
  ['ignores the header without a proxy', 0, '203.0.113.9', '10.0.0.1'],
  ['uses the entry of one proxy', 1, '203.0.113.9', '203.0.113.9'],
  ['ignores entries that the client sent', 1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['skips the configured number of proxies', 2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['uses the first entry if there are fewer than configured', 3, '203.0.113.9', '203.0.113.9'],
  ['removes a port', 1, '203.0.113.9:4711', '203.0.113.9'],
  ['removes a port from an IPv6 address', 1, '[2001:db8:1:2::9]:4711', '2001:db8:1:2::9'],
  ['removes brackets without a port', 1, '[2001:db8:1:2::9]', '2001:db8:1:2::9'],
  ['falls back to the socket address for an invalid entry', 1, 'unknown', '10.0.0.1'],
  ['falls back to the socket address without a header', 1, undefined, '10.0.0.1'],
])('clientAddress %s', (_what, hops, forwarded, expected) => {
  expect(clientAddress('10.0.0.1', forwarded, hops)).toBe(expected);
});

describe('visitorOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1:2:3:4%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s is %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });

  it.each([
    '2001:db8:1:2:3:4:5:6',
    '2001:0db8:0001:0002:0003:0004:0005:0006',
    '2001:DB8:1:2::9',
    '2001:db8:01:2::',
    '2001:0DB8:1:0002:0:0:0:9',
    '2001:db8:1:2::203.0.113.9',
    '2001:db8:1:2:3:4:203.0.113.9',
    '2001:db8:001:2::9%eth0',
  ])('%s maps to the same network as its other spellings', (address) => {
    expect(visitorOf(address)).toBe('2001:db8:1:2');
  });
});

it('isLocal is true for loopback addresses, and false for a proxied request', () => {
  for (const own of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    expect(isLocal(own, undefined)).toBe(true);
  for (const other of ['10.0.0.1', '::2', '1127.0.0.1', ''])
    expect(isLocal(other, undefined)).toBe(false);
  expect(isLocal('127.0.0.1', '203.0.113.9')).toBe(false);
});
