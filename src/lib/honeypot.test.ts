import { expect, test } from 'vitest';
import { HONEYPOT } from './honeypot.ts';

/** Field names that browsers and password managers autofill. */
const FILLED_IN =
  /name|mail|phone|tel|fax|mobile|addr|street|city|zip|post|country|state|province|compan|organi|web|site|url|home|user|login|pass|pin|otp|code|card|cvc|birth|date|day|month|year|gender|sex|title|note|comment|message|subject|search|coupon/i;

test('is not autofilled', () => {
  expect(HONEYPOT).not.toMatch(FILLED_IN);
  // The former name: people whose password manager filled it in were treated as bots.
  expect('website').toMatch(FILLED_IN);
});
