/** Attributes of fields that phones and people who write from right to left rely on. */
import { expect, it } from 'vitest';
import { HONEYPOT } from '#domain/forms/honeypot.ts';
import { pages } from './dist.ts';

const FORM = 'form[method="post"]';
const TYPED = `${FORM} :is(input[type="text"], textarea):not([name="${HONEYPOT}"])`;
/** What is written with capitals. */
const CAPITALS = ['given-name', 'family-name', 'address-level1']
  .map((name) => `${FORM} [autocomplete="${name}"]`)
  .join();

/** Fields of all pages that match `selector`; those that also match `wrong`. */
function look(selector: string, wrong: string): { count: number; found: string[] } {
  const fields = pages.map(({ $, route }) => ({ all: $(selector), route }));
  return {
    count: fields.reduce((sum, { all }) => sum + all.length, 0),
    found: fields.flatMap(({ all, route }) =>
      all
        .filter(wrong)
        .toArray()
        .map(({ attribs }) => `${route} ${attribs['name']}`),
    ),
  };
}

it('text takes the direction of its letters', () => {
  const { count, found } = look(TYPED, ':not([dir="auto"])');
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

it('names and states begin with a capital on a phone', () => {
  const { count, found } = look(CAPITALS, ':not([autocapitalize="words"])');
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

it('no form cuts off what is pasted: a message says that it is too long', () => {
  const { count, found } = look(`${FORM} :is(input, textarea)`, '[maxlength]');
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

it('the Enter key of a phone says that it searches', () => {
  const { count, found } = look('input[type="search"]', ':not([enterkeyhint="search"])');
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(0);
});
