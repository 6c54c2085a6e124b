import { expect, test } from 'vitest';
import { href, oneOf, text } from './fields.ts';

const message = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;

test('shows a valid example in every message', () => {
  const schema = text('How It Works', 20);
  expect(message(schema, undefined)).toBe('write a text here, for example: "How It Works"');
  expect(message(schema, '  ')).toBe('this text is empty, for example: "How It Works"');
  expect(message(schema, 'x'.repeat(21))).toMatch(/longer than 20 characters.*for example/);
  expect(message(oneOf(['teal', 'tan']), 'pink')).toBe('write one of: teal, tan');
});

test.each(['/team', '#contact', 'https://example.com', 'tel:988', 'mailto:a@example.com'])(
  '%s is a link',
  (value) => {
    expect(href.parse(value)).toBe(value);
  },
);

test.each(['team', '//evil.example', 'javascript:alert(1)', 'http://example.com', '/two words'])(
  '%s is not',
  (value) => {
    expect(message(href, value)).toMatch(/write a path/);
  },
);
