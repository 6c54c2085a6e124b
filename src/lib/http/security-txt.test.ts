import { expect, test } from 'vitest';
import { securityText } from './security-txt.ts';

test('RFC 9116: has one contact, an expiry date less than a year ahead, and its own URL', () => {
  const text = securityText('https://site.example', 'hello@example.com', '2026-11-21');
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s));
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
  const of = new Map(fields.map(([name, value]) => [name, value ?? '']));
  expect(new URL(of.get('Contact') ?? '').protocol).toBe('mailto:');
  expect(of.get('Expires')).toBe('2027-11-20T00:00:00.000Z');
  expect(of.get('Canonical')).toBe('https://site.example/.well-known/security.txt');
});
