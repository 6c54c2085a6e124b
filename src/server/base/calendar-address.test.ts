import { expect, it } from 'vitest';
import { checkedAddress, InsideAddress } from './calendar-address.ts';

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
