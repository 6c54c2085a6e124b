import { describe, expect, it } from 'vitest';
import { noticeWords } from '#staff/contract/messages/notice-words.ts';
import { DEFAULT_SETTINGS, type NoticeSettings } from '#staff/contract/messages/notices.ts';
import { noticeMail } from './notice-mail.ts';
import { isQuiet, type Listener, listenersOf, onDuty, standIn } from './plan.ts';
import { pushText } from './push.ts';

const ZONE = 'America/Chicago';
const BUSINESS = {
  hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
  zone: ZONE,
  holidays: ['2026-11-26'],
  replyHours: 24,
} as const;
/** Dallas, in winter. */
const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00-06:00`);
const TUESDAY = at('2026-11-24', '10:00');

describe('Quiet hours', () => {
  const quiet = (day: string, time: string, change: Partial<NoticeSettings> = {}): boolean =>
    isQuiet({ ...DEFAULT_SETTINGS, ...change }, at(day, time), BUSINESS);

  it('are on the practice’s clock, over midnight, to the minute', () => {
    expect(
      ['07:59', '08:00', '17:59', '18:00', '23:30'].map((time) => quiet('2026-11-24', time)),
    ).toEqual([true, false, false, true, true]);
    expect(quiet('2026-11-24', '23:30', { quiet: '' })).toBe(false);
  });

  it('have the days on which the practice is closed, if wanted', () => {
    for (const day of ['2026-11-26', '2026-11-28']) {
      expect(quiet(day, '10:00')).toBe(true);
      expect(quiet(day, '10:00', { quietClosed: false })).toBe(false);
    }
  });
});

it('A date goes before its day of the week, nobody as well; a cover counts once it is agreed', () => {
  const duty = new Map([
    ['Tuesday', 'safiya'],
    ['2026-12-01', ''],
    ['2026-12-08', 'teo'],
  ]);
  expect(
    ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-09'].map((day) => onDuty(day, duty)),
  ).toEqual(['safiya', undefined, 'teo', undefined]);
  const cover = { userId: 'safiya', by: 'wren', from: '2026-12-24', through: '2027-01-01' };
  const days = ['2026-12-23', '2026-12-24', '2027-01-01', '2027-01-02'];
  expect(days.map((day) => standIn('safiya', day, [{ ...cover, agreed: true }]))).toEqual([
    'safiya',
    'wren',
    'wren',
    'safiya',
  ]);
  expect(standIn('safiya', '2026-12-24', [{ ...cover, agreed: false }])).toBe('safiya');
});

describe('Who hears it', () => {
  const person = (userId: string, change: Partial<Listener> = {}): Listener => ({
    userId,
    isAdmin: false,
    settings: { ...DEFAULT_SETTINGS, broken: false },
    channels: ['a phone'],
    ...change,
  });
  const [safiya, teo, odessa] = [
    person('safiya'),
    person('teo'),
    person('odessa', { isAdmin: true }),
  ];
  const ALL = [safiya, teo, odessa];
  const heard = (
    kind: 'new' | 'first' | 'again' | 'near' | 'call',
    { assigned = null as string | null, duty = '', now = TUESDAY, all = ALL } = {},
  ): string[] =>
    listenersOf(
      kind,
      assigned,
      all,
      { duty: new Map([['Tuesday', duty]]), covers: [] },
      now,
      BUSINESS,
    ).map(({ userId }) => userId);

  it('is whoever has the request, else who is on duty, else everybody', () => {
    expect(heard('new', { assigned: 'teo', duty: 'safiya' })).toEqual(['teo']);
    expect(heard('new', { duty: 'safiya' })).toEqual(['safiya']);
    expect(heard('new')).toEqual(['safiya', 'teo', 'odessa']);
  });

  it('is everybody if that person cannot be reached or does not want it', () => {
    const silent = person('safiya', { channels: [] });
    expect(heard('new', { duty: 'safiya', all: [silent, teo] })).toEqual(['teo']);
    const without = person('safiya', { settings: { ...DEFAULT_SETTINGS, newRequest: false } });
    expect(heard('new', { duty: 'safiya', all: [without, teo] })).toEqual(['teo']);
  });

  it('waits for the end of quiet hours, but not for a call or what may not wait', () => {
    const now = at('2026-11-24', '21:00');
    expect(heard('new', { duty: 'safiya', now })).toEqual([]);
    expect(heard('near', { duty: 'safiya', now })).toEqual([]);
    expect(heard('call', { duty: 'safiya', now })).toEqual(['safiya']);
    expect(heard('first', { duty: 'safiya', now })).toEqual(['safiya']);
    expect(heard('first', { now })).toEqual(['odessa']);
    expect(heard('first', { now, all: [safiya, teo] })).toEqual(['safiya', 'teo']);
    // Whoever heard it first may be asleep.
    expect(heard('again', { duty: 'safiya', now })).toEqual(['safiya', 'teo', 'odessa']);
  });
});

it('The words of notices name nobody, in every kind', () => {
  const due = at('2026-11-24', '15:00');
  const words = (facts: Partial<Parameters<typeof noticeWords>[0]>): string => {
    const { title, text } = noticeWords(
      { kind: 'new', at: due, count: 1, ...facts },
      TUESDAY,
      ZONE,
    );
    return `${title} / ${text}`;
  };
  expect(words({})).toBe('New request / Answer by 3 PM');
  expect(words({ at: at('2026-11-25', '09:00') })).toBe('New request / Answer by Wed 9 AM');
  expect(words({ count: 4 })).toBe('4 new requests / Answer the first by 3 PM');
  expect(words({ kind: 'first' })).toBe('Read this one first / A new request is waiting');
  expect(words({ kind: 'again' })).toBe(
    'Still waiting: read this one first / Say on its page what you did',
  );
  expect(words({ kind: 'near' })).toBe('Answer by 3 PM / One request, nobody has written yet');
  expect(words({ kind: 'near', count: 2 })).toBe(
    'Answer by 3 PM / 2 requests, nobody has written yet',
  );
  expect(words({ kind: 'call', at: TUESDAY + 600_000 })).toBe(
    'Call in 10 minutes / Open it for the number',
  );
  expect(words({ kind: 'digest', count: 3, due: 1 })).toBe('Open: 3 requests / Due today: 1');
  const notice = { kind: 'new', leadId: null, at: due, count: 1 } as const;
  expect(Buffer.byteLength(pushText({ ...notice, kind: 'broken' }, TUESDAY, ZONE))).toBe(512);
  expect(noticeMail(notice, 'https://example.org', TUESDAY, ZONE).subject).toBe(
    'New request: answer by 3 PM',
  );
});
