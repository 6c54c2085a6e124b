import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import {
  isPublicAddress,
  outsideProblem,
  PRIVATE_ADDRESS,
  publicLookup,
} from './public-address.ts';

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1'],
  ...[
    '0.0.0.0',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
  ],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', 'x'],
  ...['ff02::1', '2001:db8::1', '64:ff9b::8.8.8.8', 'not an address', ''],
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

// First and last address of every range of IANA's registries, with its neighbors: those outside are on the internet,
// unless the next range begins there.
it.each([
  ['0.0.0.0', '0.255.255.255', '', '1.0.0.0'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['224.0.0.0', '255.255.255.255', '223.255.255.255', ''],
  // All below 2000:: and from 4000:: on.
  ['::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '', '2000::'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2000:ffff:ffff:ffff:ffff::', '2001:200::'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db7:ffff::', '2001:db9::'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:ffff:ffff::', '2003::'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3ffe:ffff:ffff::', '3fff:1000::'],
  ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:ffff:ffff:ffff::', ''],
])('%s to %s is not on the internet, %s and %s are', (first, last, before, after) => {
  expect([first, last].filter(isPublicAddress)).toEqual([]);
  expect([before, after].filter((one) => one && !isPublicAddress(one))).toEqual([]);
});

it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1', '2606:4700::1111', '2620:1ec:a92::156'])(
  '%s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', undefined],
  ['https://web.push.apple.com./x', undefined],
  ['http://fcm.googleapis.com/x', 'not-https'],
  ['ftp://fcm.googleapis.com/x', 'not-https'],
  ['javascript:alert(1)', 'not-https'],
  ['', 'no-url'],
  ['https://user:secret@push.example.com/', 'no-url'],
  ['https://127.0.0.1/', 'inside'],
  ['https://127.1/', 'inside'],
  ['https://2130706433/', 'inside'],
  ['https://0x7f.1/', 'inside'],
  ['https://[::1]/', 'inside'],
  ['https://[::ffff:7f00:1]/', 'inside'],
  ['https://localhost/', 'inside'],
  ['https://localhost./', 'inside'],
  ['https://printer.local/', 'inside'],
  ['https://metadata.google.internal/', 'inside'],
  ['https://db/', 'inside'],
  ['https://push.example.com:5432/', 'inside'],
  ['https://8.8.8.8:22/', 'inside'],
])('%s: %s', (url, problem) => {
  expect(outsideProblem(url)).toBe(problem);
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it.each([
  [['8.8.8.8'], null],
  [['127.0.0.1'], PRIVATE_ADDRESS],
  // Whichever of them the connection would take.
  [['8.8.8.8', '10.0.0.1'], PRIVATE_ADDRESS],
  [['2606:4700::1111', '::1'], PRIVATE_ADDRESS],
  [[], PRIVATE_ADDRESS],
])(
  'a name that leads to %j when it is resolved, whatever it was before: %s',
  async (found, code) => {
    const addresses = found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const lookup = (_name: string, _options: object, done: (...result: unknown[]) => void): void =>
      done(null, addresses);
    vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup);
    syncBuiltinESMExports();
    const refusal = await new Promise((done) => {
      publicLookup('push.example.com', {}, (error) => done(error?.code ?? null));
    });
    expect(refusal).toBe(code);
  },
);
