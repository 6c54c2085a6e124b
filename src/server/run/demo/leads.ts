/** A made-up week of leads, with what came of them. Addresses and numbers are reserved for examples. */
import { randomUUID } from 'node:crypto';
import type { Offer } from '#features/booking/offered-times.ts';
import { openSlots } from '#features/booking/open-slots.ts';
import { bookedTime } from '#features/booking/preferred-time.ts';
import { businessHours } from '#features/booking/reply-time.ts';
import { OUTCOMES } from '#staff/contract/lead.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { site } from '#site';
import { HOUR, MINUTE } from '../../base/clock.ts';
import { createIntake } from '../../desk/inbox/intake.ts';
import type { Phrases } from '../../desk/inbox/phrases.ts';
import type { NewLead } from '../../leads/lead.ts';
import type { Store } from '../store.ts';

/** Older ones are answered, hours. */
const ANSWERED_AFTER = 30;
/** Hours between two: forty in a week. */
const SPACING = 4.2;

const PEOPLE = [
  'Amara Okafor',
  'Ben Castillo',
  'Chloe Nguyen',
  'Dev Patel',
  'Elena Ruiz',
  'Farid Haddad',
  'Grace Kim',
  'Hugo Martins',
  'Ines Moreau',
  'Jonah Weiss',
  'Keiko Tanaka',
  'Luis Ortega',
  'Mina Park',
  'Noor Rahman',
  'Owen Clarke',
  'Pooja Nair',
  'Quinn Abbott',
  'Rosa Delgado',
  'Sam Whitfield',
  'Thảo Lê',
] as const;

const MESSAGES = [
  'We keep having the same fight about his mother. Evenings are best.',
  'Not sure whether this is for one of us or both. We have been together nine years.',
  '',
  'I found messages on her phone last week. I do not know what to do first.',
  'We moved here in spring and have hardly talked since. Is there something on weekends?',
  'I do not feel safe when he has been drinking. Please only email.',
  'I do not want to be alive anymore and I cannot say it to my husband. My sister is with me until Thursday. Please call, mornings are best.',
  'We are getting married in March and want to start well.',
  'We lost a pregnancy in the summer. We would rather come to the office than talk by video.',
] as const;

const WAYS = ['email', 'call', 'text'] as const;

/** Wraps around. */
const at = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];

/** The first free call of each of the next days, and one more on the first. */
function callsToBook(offer: Offer, now: number): number[] {
  const days = openSlots(offer.rules, new Set(), { now, zone: offer.business.zone });
  const [first, ...others] = days.filter(({ open }) => open.length > 0).slice(0, 4);
  return [...(first?.open.slice(0, 2) ?? []), ...others.flatMap(({ open }) => open.slice(0, 1))];
}

/** Forty leads, the newest an hour old; those who want a call and may be called have one while there are any. */
function demoLeads(now: number, offer: Offer | undefined): NewLead[] {
  const { services, state } = site;
  const calls = offer ? callsToBook(offer, now) : [];
  const [first = '', ...others] = Object.keys(serviceLabels(services, 'en'));
  return Array.from({ length: 40 }, (_, index) => {
    const [firstName = '', lastName = ''] = at(PEOPLE, index * 7).split(' ');
    const message = at(MESSAGES, index);
    const way = message.includes('only email') ? 'email' : at(WAYS, index);
    const isSpam = index % 13 === 12;
    const call = way === 'call' && !isSpam ? calls.shift() : undefined;
    return {
      form: 'contact',
      fields: {
        firstName,
        lastName,
        email: `person-${index + 1}@example.com`,
        phone: `(512) 555-01${index + 10}`,
        serviceInterest: at([first, ...others], index),
        bestWayToContact: way,
        state,
        message,
        ...(call && offer && { preferred_time: bookedTime(call, offer.business.zone) }),
        ...(message.includes('only email') && { safeToCall: 'no', safeToText: 'no' }),
      },
      receivedAt: now - HOUR - Math.round(index * SPACING * HOUR),
      pageUri: '/',
      pageName: 'Home',
      visitorToken: null,
      consents: { dataStorageConsent: 'I consent.' },
      spam: isSpam,
      quarantined: false,
      selfTest: false,
      receipt: { digest: randomUUID(), keyed: true, content: randomUUID() },
      destinations: [],
      ...(call &&
        offer && {
          call: { at: call, until: call + offer.rules.minutes * MINUTE, isOffered: true },
        }),
    };
  });
}

/** `by` answered all leads but those since yesterday. @throws {StoreDown} */
export async function fillInbox(
  store: Store,
  by: string,
  now: number,
  phrases: () => Phrases,
  offer: Offer | undefined,
): Promise<void> {
  const answered = new Map<string, number>();
  for (const [index, lead] of demoLeads(now, offer).entries()) {
    const { id } = await store.save(lead);
    if (!lead.spam && lead.receivedAt < now - ANSWERED_AFTER * HOUR)
      answered.set(id, lead.receivedAt + (1 + (index % 7)) * HOUR);
  }
  await createIntake(store, () => businessHours(site), phrases)();
  for (const [index, [id, at]] of [...answered].entries()) {
    const work = { by, at };
    const outcome = OUTCOMES[index % (OUTCOMES.length + 1)];
    await store.inbox.change([id], { ...work, action: outcome ?? 'answer' });
    if (index % 4 === 0)
      await store.inbox.change([id], { ...work, action: 'later', next: now + (index + 2) * HOUR });
  }
  const [first] = await store.inbox.list({ queue: 'unanswered', most: 1 });
  const tried = { action: 'no-answer', by, at: now, calledAt: now - HOUR / 2 } as const;
  if (first) await store.inbox.change([first.lead.id], { ...tried, next: now + HOUR / 2 });
}
