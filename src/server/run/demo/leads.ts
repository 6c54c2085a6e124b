/** A made-up week of leads, one of each kind among them, with what came of them. Addresses and numbers are reserved for examples. */
import { randomUUID } from 'node:crypto';
import type { Offer } from '#features/booking/offered-times.ts';
import { openSlots } from '#features/booking/open-slots.ts';
import { bookedTime } from '#features/booking/preferred-time.ts';
import { businessHours, replyDue } from '#features/booking/reply-time.ts';
import { bandOf, MAX_SCORE, MIN_SCORE } from '#features/quiz/scoring.ts';
import { OUTCOMES } from '#staff/contract/lead.ts';
import { signedName } from '#staff/contract/messages/replies.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { site } from '#site';
import { HOUR, MINUTE } from '../../base/clock.ts';
import { createIntake } from '../../desk/inbox/intake.ts';
import type { Phrases } from '../../desk/inbox/phrases.ts';
import type { StaffUser } from '../../accounts/port.ts';
import type { NewLead } from '../../leads/lead.ts';
import type { Store } from '../store.ts';
import { SLIP } from './hubspot.ts';
import { LETTERS } from '#staff/contract/messages/words.ts';
import { GONE } from './outbox.ts';

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

/** What a lead of the demo says; the rest is the same for all. */
type Said = Pick<NewLead, 'fields' | 'receivedAt'> & Partial<NewLead>;

const leadOf = (said: Said): NewLead => ({
  form: 'contact',
  pageUri: '/',
  pageName: 'Home',
  visitorToken: null,
  consents: { dataStorageConsent: 'I consent.' },
  spam: false,
  quarantined: false,
  selfTest: false,
  receipt: { digest: randomUUID(), keyed: true, content: randomUUID() },
  destinations: [],
  ...said,
});

/** Forty leads, the oldest first, the newest an hour old; those who want a call and may be called have one while there are any. */
function usualLeads(now: number, offer: Offer | undefined): NewLead[] {
  const { services, state } = site;
  const calls = offer ? callsToBook(offer, now) : [];
  const [first = '', ...others] = Object.keys(serviceLabels(services, 'en'));
  const leads = Array.from({ length: 40 }, (_, index) => {
    const [firstName = '', lastName = ''] = at(PEOPLE, index * 7).split(' ');
    const message = at(MESSAGES, index);
    const way = message.includes('only email') ? 'email' : at(WAYS, index);
    const spam = index % 13 === 12;
    const call = way === 'call' && !spam ? calls.shift() : undefined;
    return leadOf({
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
      spam,
      ...(call &&
        offer && {
          call: { at: call, until: call + offer.rules.minutes * MINUTE, isOffered: true },
        }),
    });
  });
  return leads.reverse();
}

/** The two whose mail bounces and whom HubSpot refuses. */
const BOUNCED = { firstName: 'Iris', lastName: 'Novak', email: `${GONE}@example.com` };
const REFUSED = { firstName: 'Wade', lastName: 'Palmer', email: `wade.palmer@example${SLIP}` };

/** What the forty have none of: a person twice, a partner with their phone, each other form, Spanish, a refused address. */
function otherLeads(now: number): NewLead[] {
  const [service = ''] = Object.keys(serviceLabels(site.services, 'en'));
  const usual = { serviceInterest: service, bestWayToContact: 'email', state: site.state };
  const twice = { email: 'marisol.vega@example.com', phone: '(512) 555-0177' };
  const score = Math.round((MIN_SCORE + MAX_SCORE) / 2);
  const ago = (hours: number): number => now - hours * HOUR;
  return [
    leadOf({
      fields: {
        ...{ firstName: 'Marisol', lastName: 'Vega', ...twice, ...usual },
        message: 'Do you have something on evenings?',
      },
      receivedAt: ago(29),
    }),
    leadOf({
      fields: { ...BOUNCED, phone: '(512) 555-0178', ...usual, message: 'Is a first talk free?' },
      receivedAt: ago(26),
    }),
    leadOf({
      form: 'newsletter',
      fields: { firstName: 'Nadia', lastName: 'Brandt', email: 'nadia.brandt@example.com' },
      receivedAt: ago(15),
    }),
    leadOf({
      form: 'quiz',
      fields: {
        ...{ email: 'kept-private@example.com', relationshipQuizCompleted: 'Yes' },
        ...{ score: String(score), result: bandOf(score).key },
      },
      receivedAt: ago(10),
      pageUri: '/quiz',
      pageName: 'Quiz',
    }),
    leadOf({
      fields: {
        ...{ firstName: 'Lucía', lastName: 'Herrera', email: 'lucia.herrera@example.com' },
        ...{ phone: '(512) 555-0179', ...usual, bestWayToContact: 'text' },
        message: 'Mi esposo y yo discutimos cada noche. ¿Hay alguien que hable español?',
      },
      receivedAt: ago(7),
      pageUri: '/es',
      pageName: 'En español',
    }),
    leadOf({
      form: 'reset',
      fields: {
        ...{ firstname: 'Marisol', lastname: 'Vega', ...twice, contact_preferences: 'email' },
        ...{ intensive_type: 'couple_reset', preferred_contact_time: 'evening' },
        reset_message: 'I wrote yesterday; this is what we mean.',
      },
      receivedAt: ago(6),
      pageUri: '/reset',
      pageName: 'Reset Form',
    }),
    leadOf({
      fields: {
        ...{ firstName: 'Andrés', lastName: 'Vega', email: 'andres.vega@example.com' },
        ...{ phone: twice.phone, ...usual, message: 'My wife says she has written to you.' },
      },
      receivedAt: ago(5),
    }),
    leadOf({
      fields: { ...REFUSED, phone: '(512) 555-0180', ...usual, message: 'Mornings, please.' },
      receivedAt: ago(3),
      destinations: ['hubspot'],
    }),
  ];
}

/** Who phoned, as staff wrote it down. */
const callerLead = (now: number): NewLead =>
  leadOf({
    fields: {
      ...{ firstName: 'Walter', phone: '(512) 555-0181', email: '', cameBy: 'phone' },
      ...{ serviceInterest: Object.keys(site.services)[0], state: site.state },
      ...{ bestWayToContact: 'call', safeToCall: 'yes', safeToVoicemail: 'no' },
      message: 'Asks whether you see people over seventy.',
    },
    receivedAt: now - 2 * HOUR,
    pageUri: '/admin',
    pageName: 'By phone',
    consents: {
      dataStorageConsent: `Said on the phone: ${site.name} may keep what they told us, to answer them.`,
      safeToCall: 'Said on the phone: we may call them back.',
    },
  });

export interface DemoStaff {
  /** Who looks at the demo, and to whom can be handed over. */
  me: StaffUser;
  colleague: StaffUser;
}

/** Both answered all leads but those since yesterday. @throws {StoreDown} */
export async function fillInbox(
  store: Store,
  { me, colleague }: DemoStaff,
  now: number,
  phrases: () => Phrases,
  offer: Offer | undefined,
): Promise<void> {
  const business = offer?.business ?? businessHours(site);
  const answered: [id: string, at: number][] = [];
  const usual = usualLeads(now, offer);
  const ids = new Map<string, string>();
  const all = [...usual, ...otherLeads(now)].sort((a, b) => a.receivedAt - b.receivedAt);
  for (const [index, lead] of all.entries()) {
    const { id } = await store.save(lead);
    ids.set(String(lead.fields['email']), id);
    if (!usual.includes(lead) || lead.spam || lead.receivedAt > now - ANSWERED_AFTER * HOUR)
      continue;
    // Within business hours, as long as that is not ahead.
    const due = replyDue(lead.receivedAt, { ...business, replyHours: 1 + (index % 5) });
    answered.push([id, due < now ? due : lead.receivedAt + (1 + (index % 7)) * HOUR]);
  }
  await store.logged(
    ({ enter }) => enter(callerLead(now), colleague.id),
    () => [],
  );
  await createIntake(store, () => business, phrases)();
  for (const [index, [id, at]] of answered.entries()) {
    const work = { by: index % 3 === 0 ? colleague.id : me.id, at };
    const outcome = OUTCOMES[index % (OUTCOMES.length + 1)];
    await store.inbox.change([id], { ...work, action: outcome ?? 'answer' });
    // Who answered has read it.
    await store.inbox.change([id], { ...work, action: 'not-urgent' });
    if (index % 4 === 0)
      await store.inbox.change([id], { ...work, action: 'later', next: now + (index + 2) * HOUR });
  }
  const open = await store.inbox.list({ queue: 'unanswered', most: 9 });
  for (const [index, { lead }] of open.entries()) {
    const to = [me, colleague, undefined][index % 3];
    if (to)
      await store.inbox.change([lead.id], {
        ...{ action: 'assign', by: me.id, at: now, to: to.id, text: to.username },
      });
  }
  const tried = { action: 'no-answer', by: me.id, at: now, calledAt: now - HOUR / 2 } as const;
  const [first] = open;
  if (first) await store.inbox.change([first.lead.id], { ...tried, next: now + HOUR / 2 });
  // The server sends it at its start, and learns that the mailbox is gone.
  await store.replies.add(ids.get(BOUNCED.email) ?? '', {
    ...{ id: randomUUID(), userId: colleague.id, at: now - HOUR, to: BOUNCED.email },
    ...{ subject: LETTERS.en.replySubject, state: 'waiting', reason: null, dueAt: now },
    text: `Hi ${BOUNCED.firstName},\n\nYes, it is. Which mornings suit you?\n\n${signedName(colleague.username)}`,
  });
}
