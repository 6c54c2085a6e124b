import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../base/clock.ts';
import { UNTOUCHED } from '../../leads/work.ts';
import { classify, addressDigest } from './intake.ts';
import { NO_PHRASES } from './phrases.ts';
import { matcherOf } from './search.ts';
import { readQuery } from './query.ts';

const BUSINESS = {
  hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
  zone: 'America/Chicago',
  holidays: ['2026-11-26', '2026-11-27'],
  replyHours: 24,
} as const;
/** Friday, 9 AM in Dallas. */
const NOW = Date.UTC(2026, 10, 20, 15);
const LEAD = {
  id: 'id',
  form: 'contact',
  fields: {
    firstName: 'Linh',
    lastName: 'Nguyễn',
    email: 'linh@example.com',
    phone: '(214) 555-0148',
  },
  receivedAt: NOW,
  pageUri: '/vibe-check',
  pageName: 'Vibe Check',
  visitorToken: null,
  consents: {},
  spam: false,
  selfTest: false,
};
const replyByOf = (changes: object): number | null =>
  classify({ ...LEAD, ...changes }, BUSINESS, NO_PHRASES).replyBy;

it('sets the time of the reply to the minute, for forms that wait for one', () => {
  const sent = NOW + 7 * HOUR + 25 * MINUTE;
  expect(replyByOf({ receivedAt: sent })).toBe(sent + 3 * DAY);
  expect(replyByOf({ form: 'reset' })).toBe(NOW + 3 * DAY);
  expect(replyByOf({ form: 'newsletter' })).toBeNull();
  expect(replyByOf({ form: 'quiz' })).toBeNull();
});

it('lets a booked call make it earlier, never later', () => {
  const at = (preferred_time: unknown) => replyByOf({ fields: { ...LEAD.fields, preferred_time } });
  expect(at('2026-11-20T11:30-06:00')).toBe(Date.UTC(2026, 10, 20, 17, 30));
  expect(at('2026-11-25T11:30-06:00')).toBe(NOW + 3 * DAY);
  expect(at('Mornings')).toBe(NOW + 3 * DAY);
});

it('takes what fields hold, whatever it is', () => {
  const odd = { email: 5, preferred_time: { a: 1 }, firstName: null };
  const found = classify(
    { ...LEAD, fields: odd, pageUri: '/therapists/../x' },
    BUSINESS,
    NO_PHRASES,
  );
  expect(found).toEqual({
    replyBy: NOW + 3 * DAY,
    therapist: null,
    person: null,
    phone: null,
    phrase: '',
  });
  expect(
    classify({ ...LEAD, pageUri: '/therapists/teo?a=b' }, BUSINESS, NO_PHRASES).therapist,
  ).toBe('teo');
});

it('knows a person by the address, not by its case', () => {
  expect(addressDigest(' LINH@example.com ')).toBe(addressDigest('linh@example.com'));
  expect(addressDigest('linh@example.com')).not.toContain('linh');
  expect(addressDigest('  ')).toBeNull();
});

it('searches name, address and phone without accents, case or punctuation', () => {
  const listed = { lead: LEAD, work: { ...UNTOUCHED, ...classify(LEAD, BUSINESS, NO_PHRASES) } };
  for (const text of ['NGUYEN', 'linh nguyễn', 'LINH@', '214-555', '5550148'])
    expect(matcherOf(text)(listed), text).toBe(true);
  for (const text of ['nobody', '99', '0148x', '.*']) expect(matcherOf(text)(listed)).toBe(false);
});

it.each([
  undefined,
  {},
  { queue: 'everything' },
  { queue: 'all', search: 5 },
  { queue: 'all', search: 'x'.repeat(201) },
  { queue: 'all', form: { $ne: '' } },
  { queue: 'all', from: 'yesterday' },
  { queue: 'all', to: '2026-13-01' },
  { queue: 'all', cursor: '1~x' },
  { queue: 'all', cursor: "1~' or 1=1" },
])('refuses the query %j', (body) => {
  expect(readQuery(body, 'America/Chicago', 'safiya')).toBeUndefined();
});

it('knows who asks for their own, and keeps filters by the names of the contract', () => {
  const filters = { assignedTo: 'me', outcome: 'held', service: 'reset', state: 'Texas', x: 'y' };
  const query = readQuery({ queue: 'all', ...filters }, 'America/Chicago', 'safiya');
  const { x: _x, ...known } = filters;
  expect(query).toMatchObject({ ...known, assignedTo: 'safiya' });
  expect(query).not.toHaveProperty('x');
});

it('reads dates on the clock of the practice, both included', () => {
  const query = readQuery(
    { queue: 'all', from: '2026-03-08', to: '2026-03-08' },
    'America/Chicago',
    'safiya',
  );
  // The day that clocks go forward has 23 hours.
  expect(((query?.until ?? 0) - (query?.from ?? 0)) / HOUR).toBe(23);
});
