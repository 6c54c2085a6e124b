import { expect, test } from 'vitest';
import { canBeAddress, recipientOf } from './email-address.ts';
import { emailErrors } from '#features/quiz/email-gate.ts';

test.each([
  'linh.nguyen@example.com',
  "o'brien+news@mail.example.co.uk",
  'nguyễn@ví-dụ.example',
  'user@xn--v-d-6ja1c.example',
  'double..dot.@docomo.example',
  '"two words"@example.com',
  '"a@b"@example.com',
  'x_{y}!#$%&*=?^`|~@a.b-c.museum',
])('%s may be an address', (text) => {
  expect(canBeAddress(text)).toBe(true);
});

test.each([
  '@',
  'sam@',
  '@example.com',
  'sam@localhost',
  'sam@@example.com',
  'a@b@example.com',
  'sam smith@example.com',
  'sam@example..com',
  'sam@.example.com',
  'sam@example.com.',
  'sam@-example.com',
  'sam@exam_ple.com',
  'sam@192.0.2.1',
  'sam@[192.0.2.1]',
  'sam@example.com, pat@example.com',
  'Sam <sam@example.com>',
  `${'x'.repeat(65)}@example.com`,
  `sam@${'x'.repeat(64)}.com`,
  `sam@${'example.'.repeat(40)}com`,
])('%s is not an address, although the quiz accepts it (R215)', (text) => {
  expect(canBeAddress(text)).toBe(false);
  expect(emailErrors(text)).toEqual({});
});

test('an address in quotation marks is no recipient: some mail programs take the marks for a name', () => {
  expect(recipientOf('"sam"@example.com')).toBeUndefined();
  expect(recipientOf('sam@example.com')).toBe('sam@example.com');
});

test('handles long text fast', () => {
  const started = process.cpuUsage();
  for (const part of ['a', '"', '\\"', '-', 'a.', '@', '.'])
    canBeAddress(`${part.repeat(100_000)}@${part.repeat(100_000)}`);
  // CPU time, because the machine may be busy.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
});
