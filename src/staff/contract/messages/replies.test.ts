import { expect, it } from 'vitest';
import { emailProblem, filledLetter, gapIn } from './replies.ts';

const practice = { name: 'Juniper', business: { zone: 'America/Chicago' } };
const fill = (text: string, change: object = {}, language: 'en' | 'es' = 'en') =>
  filledLetter(text, {
    lead: { firstName: 'Beatriz', callAt: Date.parse('2026-11-25T10:30:00-06:00'), ...change },
    username: 'safiya.p@example.com',
    practice,
    language,
  });

it('fills in what is known, on the practice’s clock, in the language of the letter', () => {
  expect(fill('Hi {firstName}, {call}. {me}, {practice}').text).toBe(
    'Hi Beatriz, Wednesday, November 25 at 10:30 AM. Safiya, Juniper',
  );
  expect(fill('{call}', {}, 'es').text).toBe('miércoles, 25 de noviembre, 10:30 a. m.');
  expect(fill('{me} {firstName}').filled).toEqual(['Safiya', 'Beatriz']);
});

it('leaves what is not known as a gap, which is found', () => {
  const { text, filled } = fill('{firstName}: {call} [who]', { firstName: '', callAt: null });
  expect([text, filled]).toEqual(['[firstName]: [call] [who]', []]);
  expect(gapIn(text)).toBe('firstName');
  expect(gapIn('a [b\nc] [] d')).toBeUndefined();
});

it('takes braces in a name for what they are', () => {
  expect(fill('{firstName}', { firstName: '{me} $& [x' }).text).toBe('{me} $& [x');
});

it('says why no mail may go out', () => {
  const lead = { email: 'a@b.example', emailSafe: null, emailNoted: false, spam: false } as const;
  expect(emailProblem(lead)).toBeNull();
  expect(emailProblem({ ...lead, emailSafe: 'no' })).toMatch(/^Email isn’t safe/);
  expect(emailProblem({ ...lead, emailSafe: 'no', emailNoted: true })).toContain(
    'noted on this page',
  );
  expect(emailProblem({ ...lead, email: '' })).toBe('They left no email address.');
  expect(emailProblem({ ...lead, spam: true })).toMatch(/Spam/);
});
