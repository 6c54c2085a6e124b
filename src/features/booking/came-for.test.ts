import { expect, it } from 'vitest';
import { interestOf } from './came-for.ts';

const FORM = '/free-call';
const link = (fragment: string, to = FORM): string => `<a href="${to}#${fragment}">Ask</a>`;

it.each([
  [
    'its service',
    '/resets',
    link('service=reset') + link('at=2026Z&amp;service=reset'),
    { service: 'reset' },
  ],
  ['of two services none', '/services', link('service=reset') + link('service=couples'), {}],
  [
    'no therapist of several',
    '/resets',
    link('with=Kim+Lee&amp;service=reset'),
    { service: 'reset' },
  ],
  [
    'whose profile it is',
    '/therapists/kim',
    link('with=Kim+Lee+on+Friday') + link('with=Kim+Lee') + link('with=Ann+Roe'),
    { person: 'Kim Lee' },
  ],
  ['nothing without links', '/about-us', '<a href="/free-call">Call</a>', {}],
  ['nothing of other forms', '/about-us', link('service=reset', '/reset'), {}],
])('%s', (_, path, page, interest) => {
  expect(interestOf(page, path, FORM)).toEqual(interest);
});
