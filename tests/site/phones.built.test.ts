/** Links that a phone dials or texts, as iPhones read them. */
import { expect, it } from 'vitest';
import { broken } from './every-page.ts';

/** iOS does not dial what it takes for an extension or a word. */
const CALL = /^tel:\+?\d{3,15}$/;
/** iOS reads a text from `&body`, Android from `?body`; each skips what it does not know. */
const TEXT = /^sms:\+?\d{3,15}(?:\?&body=(?:[\w.~-]|%[\dA-F]{2})+)?$/;

it('every number to call or text is one that iPhones and Androids understand', () => {
  let count = 0;
  const wrong = broken(({ $ }) =>
    $('a[href^="tel:" i], a[href^="sms:" i]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => {
        count += 1;
        return !(CALL.test(href) || TEXT.test(href));
      }),
  );
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(10);
});

it.each([
  'tel:(214) 555-0123',
  'tel:214-555-0123',
  'sms:988?body=HI',
  'sms:988;body=HI',
  'sms:988&body=HI',
])('%s is none', (href) => {
  expect(CALL.test(href) || TEXT.test(href)).toBe(false);
});
