import { describe, expect, it } from 'vitest';
import { noticeWords } from '#staff/contract/messages/notice-words.ts';
import { DEFAULT_SETTINGS, type NoticeSettings } from '#staff/contract/messages/notices.ts';
import { type Listener, listenersOf } from './listeners.ts';
import { noticeMail } from './notice-mail.ts';
import { pushText } from './push.ts';

const ZONE = 'America/Chicago';
/** Dallas, in winter. */
const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00-06:00`);
const TUESDAY = at('2026-11-24', '10:00');

describe('Who hears it', () => {
  const person = (userId: string, settings: Partial<NoticeSettings> = {}): Listener => ({
    userId,
    isAdmin: userId === 'odessa',
    settings: { ...DEFAULT_SETTINGS, ...settings },
    channels: ['a phone'],
  });
  const [safiya, teo, odessa] = ['safiya', 'teo', 'odessa'].map((id) => person(id)) as [
    Listener,
    Listener,
    Listener,
  ];
  const ALL = [safiya, teo, odessa];
  const EVERYBODY = ['safiya', 'teo', 'odessa'];
  const heard = (
    kind: 'new' | 'first' | 'again' | 'near' | 'call',
    assigned: string | null = null,
    all = ALL,
  ): string[] => listenersOf(kind, assigned, all).map(({ userId }) => userId);

  it.each(['new', 'near', 'call'] as const)(
    'is whoever has the request, else everybody: %s',
    (kind) => {
      expect(heard(kind, 'teo')).toEqual(['teo']);
      expect(heard(kind)).toEqual(EVERYBODY);
    },
  );

  it('is everybody else if that person cannot be reached or does not want it', () => {
    expect(heard('new', 'safiya', [teo, odessa])).toEqual(['teo', 'odessa']);
    const without = person('safiya', { newRequest: false, nearHours: 0, callMinutes: 0 });
    for (const kind of ['new', 'near', 'call'] as const)
      expect(heard(kind, 'safiya', [without, teo])).toEqual(['teo']);
  });

  it('of what is to be read first, is that person, else the admins, else everybody, who all hear it again', () => {
    expect(heard('first', 'teo')).toEqual(['teo']);
    expect(heard('first')).toEqual(['odessa']);
    expect(heard('first', null, [safiya, teo])).toEqual(['safiya', 'teo']);
    const deaf = person('odessa', { readFirst: false });
    expect(heard('first', null, [safiya, teo, deaf])).toEqual(['safiya', 'teo']);
    // Whoever heard it first may be asleep.
    expect(heard('again', 'teo')).toEqual(EVERYBODY);
    expect(heard('again', 'teo', [safiya, deaf])).toEqual(['safiya']);
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
  const spanish = { language: 'es' } as const;
  expect(words(spanish)).toBe('New request in Spanish / Answer by 3 PM');
  expect(words({ ...spanish, kind: 'first' })).toBe(
    'Read this one first / A new request in Spanish is waiting',
  );
  expect(words({ ...spanish, kind: 'near' })).toBe(
    'Answer by 3 PM / One request in Spanish, nobody has written yet',
  );
  expect(words({ ...spanish, kind: 'call', at: TUESDAY + 600_000 })).toBe(
    'Call in 10 minutes, in Spanish / Open it for the number',
  );
  // Of several it would be the language of one.
  expect(words({ ...spanish, count: 4 })).toBe('4 new requests / Answer the first by 3 PM');
  const notice = { kind: 'new', leadId: null, at: due, count: 1 } as const;
  expect(Buffer.byteLength(pushText({ ...notice, kind: 'test' }, TUESDAY, ZONE))).toBe(512);
  expect(noticeMail(notice, 'https://example.org', TUESDAY, ZONE).subject).toBe(
    'New request: answer by 3 PM',
  );
});
