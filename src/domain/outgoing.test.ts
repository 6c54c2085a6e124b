import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAY_LEAVE, outgoing } from './outgoing.ts';

const EMAIL = 'river.sample@example.com';
const LISTENERS = ['analytics', 'marketing', 'recording'] as const;

test('R234 D37 the address of a signup stays: to analytics goes the page, to ads only that it worked', () => {
  const detail = { name: 'newsletter_signup_success', page: '/resources-hub', email: EMAIL };
  expect(outgoing('analytics', detail)).toEqual({
    name: 'newsletter_signup_success',
    data: { page: '/resources-hub' },
  });
  expect(outgoing('marketing', detail)?.data).toEqual({});
  expect(outgoing('recording', detail)).toBeUndefined();
});

test('a page view goes without anything in its address but the campaign', () => {
  const detail = {
    name: 'page view',
    path: `/team?email=${EMAIL}`,
    title: 'Team',
    location: `https://site.example/team?email=${EMAIL}&utm_source=letter#river`,
  };
  expect(outgoing('analytics', detail)?.data).toEqual({
    path: '/team',
    title: 'Team',
    location: 'https://site.example/team?utm_source=letter',
  });
});

test.each(['quiz', 'reset'])('that the %s form was sent says too much', (form) => {
  for (const listener of LISTENERS)
    expect(outgoing(listener, { name: 'form sent', form })).toBeUndefined();
});

test('the contact form is counted by its name', () => {
  const detail = { name: 'form sent', form: 'contact', message: 'We fight about money' };
  expect(outgoing('analytics', detail)).toEqual({ name: 'form sent', data: { form: 'contact' } });
});

test.each([
  { name: 'quiz finished', place: 'page', score: '21' },
  { name: 'constructor' },
  { name: 'something new', path: '/' },
])('not on the list, so it stays: $name', (detail) => {
  for (const listener of LISTENERS) expect(outgoing(listener, detail)).toBeUndefined();
});

test('whatever an event carries: only listed keys leave, and no value that looks like a person', () => {
  const names = [...Object.keys(MAY_LEAVE.analytics), 'quiz finished'];
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(EMAIL, '/a?b=2145550123', `https://x.example/${encodeURIComponent(EMAIL)}`, 5),
  );
  const keys = ['path', 'title', 'location', 'page', 'form', 'place', 'email', 'score', 'answers'];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.dictionary(fc.constantFrom(...keys), value),
      fc.constantFrom(...LISTENERS),
      (name, carried, listener) => {
        const told = outgoing(listener, { ...carried, name });
        const allowed: readonly string[] =
          Object.entries(MAY_LEAVE[listener]).find(([listed]) => listed === name)?.[1] ?? [];
        for (const [key, text] of Object.entries(told?.data ?? {})) {
          expect(allowed).toContain(key);
          expect(text).not.toMatch(/@|%40|\d{7}/);
        }
      },
    ),
  );
});
