import { expect, it } from 'vitest';
import { withoutBreaks } from './no-breaks.ts';

const page = (body: string): string => `<head><title>March 4</title></head><body>${body}</body>`;

it.each([
  ['<p>Monday, November 30 at 1:30 PM</p>', '<p>Monday, November\u00A030 at 1:30\u00A0PM</p>'],
  ['<p>$1,500 to $2,250 a weekend</p>', '<p>$1,500\u00A0to\u00A0$2,250 a weekend</p>'],
  ['<p title="May 1">They may 1 day. May we?</p>', '<p title="May 1">They may 1 day. May we?</p>'],
  ['<script>"May 1"</script><p>May 1</p>', '<script>"May 1"</script><p>May\u00A01</p>'],
  [
    '<astro-island><i>May 1</i></astro-island><i>May 1</i>',
    '<astro-island><i>May 1</i></astro-island><i>May\u00A01</i>',
  ],
])('%s', (body, expected) => {
  expect(withoutBreaks(page(body))).toBe(page(expected));
});
