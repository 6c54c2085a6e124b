import { expect, it } from 'vitest';
import {
  isPublicAddress,
  outsideProblem,
  PRIVATE_ADDRESS,
  publicLookup,
} from './public-address.ts';

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '198.18.0.1', '::', '::1', 'fe80::1', 'fd00::1'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', 'x'],
  ...['ff02::1', '2001:db8::1', '64:ff9b::8.8.8.8', 'not an address', ''],
])('%s is not on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
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

it('a name that leads inside is refused when it is resolved, whatever it was before', async () => {
  const code = await new Promise((done) => {
    publicLookup('localhost', {}, (error) => done(error?.code));
  });
  expect(code).toBe(PRIVATE_ADDRESS);
});
