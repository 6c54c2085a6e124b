import { expect, test } from 'vitest';
import { site } from '#site';
import { jobNode, jobSchema } from './job.schema.ts';
import { payText } from './pay-text.ts';

const role = {
  title: 'Associate Therapist',
  description: 'Work as an associate in Dallas, with paid supervision and the pay in the posting.',
  summary: 'You see couples, with a supervisor who reads your cases.',
  order: 1,
  posted: '2026-11-02',
  until: '2027-01-31',
  employment: 'part-time',
  hours: 'Full-time',
  place: 'Dallas office',
};
const pay = { from: 58000, to: 66000, per: 'year', plus: 'licensing fees' };

test('formats pay for readers', () => {
  expect(payText({ from: 58000, to: 66000, per: 'year', plus: 'licensing fees' }, 'en')).toBe(
    '$58,000 to $66,000 a year, plus licensing fees',
  );
  expect(payText({ from: 24, to: 24, per: 'hour' }, 'en')).toBe('$24 an hour');
  expect(payText({ from: 24, to: 28, per: 'hour', plus: 'bonos' }, 'es')).toBe(
    'de $24 a $28 por hora, más bonos',
  );
});

test('accepts pay that is one number, not a range', () => {
  const fixed = { ...pay, from: 24, to: 24, per: 'hour' };
  expect(jobSchema.parse({ ...role, pay: fixed }).pay).toMatchObject({ from: 24, to: 24 });
});

test('gives search engines the same range, or none', () => {
  const node = jobNode(site, '/join-our-team/a', jobSchema.parse({ ...role, pay }), '');
  expect(node['baseSalary']).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 58000, maxValue: 66000, unitText: 'YEAR' },
  });
  expect(jobNode(site, '/join-our-team/a', jobSchema.parse(role), '')).not.toHaveProperty(
    'baseSalary',
  );
});

test('gives search engines the closing date and the employment type', () => {
  expect(jobNode(site, '/join-our-team/a', jobSchema.parse(role), '')).toMatchObject({
    validThrough: '2027-01-31',
    employmentType: 'PART_TIME',
  });
});

test('gives search engines the whole text, as plain markup', () => {
  const html =
    '<h2 id="duties">What you do</h2>\n<ul>\n<li>See <a href="/team">couples</a></li>\n</ul>';
  const summed = jobSchema.parse({ ...role, summary: 'You & a supervisor.' });
  expect(jobNode(site, '/join-our-team/a', summed, html)['description']).toBe(
    '<p>You &amp; a supervisor.</p><h2>What you do</h2><ul><li>See couples</li></ul>',
  );
});

test.each([
  [{ ...pay, from: '$58,000' }, 'write whole dollars without a sign, for example: 58000'],
  [{ ...pay, from: 70000 }, 'the lowest pay is above the highest; swap them'],
  [{ ...pay, per: 'annum' }, 'write one of: hour, week, month, year'],
  ['competitive', 'write the range and what it is for'],
])('reports %o with a valid example', (wrong, message) => {
  expect(jobSchema.safeParse({ ...role, pay: wrong }).error?.issues[0]?.message).toContain(message);
});
