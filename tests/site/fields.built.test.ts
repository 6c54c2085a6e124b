/** Attributes of fields that phones and people who write from right to left rely on. */
import { expect, it } from 'vitest';
import { HONEYPOT } from '#domain/forms/honeypot.ts';
import { pages } from './dist.ts';
import { broken } from './every-page.ts';

const FORM = 'form[method="post"]';
const TYPED = `${FORM} :is(input[type="text"], textarea):not([name="${HONEYPOT}"])`;
/** What is written with capitals. */
const CAPITALS = ['given-name', 'family-name', 'address-level1']
  .map((name) => `${FORM} [autocomplete="${name}"]`)
  .join();

it.each([
  ['text takes the direction of its letters', TYPED, ':not([dir="auto"])'],
  ['names and states begin with a capital on a phone', CAPITALS, ':not([autocapitalize="words"])'],
  [
    'no form cuts off what is pasted: a message says that it is too long',
    `${FORM} :is(input, textarea)`,
    '[maxlength]',
  ],
  [
    'the Enter key of a phone says that it searches',
    'input[type="search"]',
    ':not([enterkeyhint="search"])',
  ],
  [
    'what only programs fill in is out of reach of the Tab key and of autofill',
    `[name="${HONEYPOT}"]`,
    ':not([tabindex="-1"][autocomplete="off"])',
  ],
])('%s', (_, fields, wrong) => {
  const names = broken(({ $ }) =>
    $(fields)
      .filter(wrong)
      .toArray()
      .map(({ attribs }) => attribs['name'] ?? ''),
  );
  expect(names).toEqual([]);
  expect(pages.some(({ $ }) => $(fields).length > 0)).toBe(true);
});
