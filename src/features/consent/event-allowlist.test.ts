import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVENT_ALLOWLIST, filterEvent } from './event-allowlist.ts';

const EMAIL = 'river.sample@example.com';
const LISTENERS = Object.keys(EVENT_ALLOWLIST) as (keyof typeof EVENT_ALLOWLIST)[];

test('R234 D37 never sends a newsletter address: analytics gets the page, ads only the success', () => {
  const detail = { name: 'newsletter_signup_success', page: '/resources-hub', email: EMAIL };
  expect(filterEvent('analytics', detail)).toEqual({
    name: 'newsletter_signup_success',
    data: { page: '/resources-hub' },
  });
  expect(filterEvent('marketing', detail)?.data).toEqual({});
  expect(filterEvent('recording', detail)).toBeUndefined();
});

test('sends a page view without query except the campaign', () => {
  const detail = {
    name: 'page view',
    path: `/team?email=${EMAIL}`,
    title: 'Team',
    location: `https://site.example/team?email=${EMAIL}&utm_source=letter#river`,
  };
  expect(filterEvent('analytics', detail)?.data).toEqual({
    path: '/team',
    title: 'Team',
    location: 'https://site.example/team?utm_source=letter',
  });
});

test.each(['quiz', 'reset'])('does not send that the %s form was submitted', (form) => {
  for (const listener of LISTENERS)
    expect(filterEvent(listener, { name: 'form sent', form })).toBeUndefined();
});

test('sends the name of the contact form', () => {
  const detail = { name: 'form sent', form: 'contact', message: 'We fight about money' };
  expect(filterEvent('analytics', detail)).toEqual({
    name: 'form sent',
    data: { form: 'contact' },
  });
});

test.each([
  { name: 'quiz finished', place: 'page', score: '21' },
  { name: 'constructor' },
  { name: 'something new', path: '/' },
])('does not send $name, which is not on the list', (detail) => {
  for (const listener of LISTENERS) expect(filterEvent(listener, detail)).toBeUndefined();
});

test.each([EMAIL, encodeURIComponent(EMAIL), 'Call 2145550123'])(
  'does not send the title “%s”',
  (title) => expect(filterEvent('analytics', { name: 'page view', title })?.data).toEqual({}),
);

test('sends only listed keys, and no value that looks like a person', () => {
  const names = [...Object.keys(EVENT_ALLOWLIST.analytics), 'quiz finished'];
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
        const told = filterEvent(listener, { ...carried, name });
        const allowed: readonly string[] =
          Object.entries(EVENT_ALLOWLIST[listener]).find(([listed]) => listed === name)?.[1] ?? [];
        for (const [key, text] of Object.entries(told?.data ?? {})) {
          expect(allowed).toContain(key);
          expect(text).not.toMatch(/@|%40|\d{7}/);
        }
      },
    ),
  );
});

test('sends at most 300 characters of a value', () => {
  const detail = { name: 'page view', path: '/team', title: 'T'.repeat(400), location: '' };
  expect(filterEvent('analytics', detail)?.data['title']).toHaveLength(300);
});
