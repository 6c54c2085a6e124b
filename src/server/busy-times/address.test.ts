import { expect, it } from 'vitest';
import { checkedAddress, InsideAddress, isInside, outsideLookup } from './address.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '2002:a00:1::1',
  '2001:db8::1',
  'not an address',
])('%s is inside', (address) => {
  expect(isInside(address)).toBe(true);
});

it.each(['8.8.8.8', '142.250.72.14', '2607:f8b0:4000:81d::200e', '2620:1ec:a92::156'])(
  '%s is on the internet',
  (address) => {
    expect(isInside(address)).toBe(false);
  },
);

it.each([
  'http://calendar.example.com/a.ics',
  'https://10.0.0.1/a.ics',
  'https://[::ffff:10.0.0.1]/a.ics',
  'https://[fd00::1]/a.ics',
  'https://intranet/a.ics',
  'https://localhost./a.ics',
  'https://2852039166/latest/meta-data',
  'https://0xa9fea9fe/',
  'ftp://calendar.example.com/a.ics',
  'file:///etc/passwd',
  'data:text/calendar,BEGIN',
  '',
])('%s cannot be read from', (address) => {
  expect(() => checkedAddress(address, true)).toThrow(InsideAddress);
});

it('this machine can be read from only where the setting names it', () => {
  for (const address of ['http://127.0.0.1:9000/a.ics', 'http://localhost/a', 'https://[::1]/a']) {
    expect(checkedAddress(address, true).href).toBe(new URL(address).href);
    expect(() => checkedAddress(address, false)).toThrow(InsideAddress);
  }
  // Numbers that browsers read as the same address.
  expect(() => checkedAddress('https://2130706433/', false)).toThrow(InsideAddress);
});

it('a name that leads inside is refused when it is looked up', async () => {
  const found = await new Promise<unknown>((done) => {
    outsideLookup('localhost', { all: true }, (error) => done(error));
  });
  expect(found).toMatchObject({ code: 'EINSIDE' });
});
