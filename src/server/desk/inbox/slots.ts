/** Who booked which call: `GET /slots`. Times are changed in the content of the site, not here. */
import type { Hono } from 'hono';
import { contactFacts, firstContact } from '#features/booking/first-contact.ts';
import { instantsOf, zoneTimeOf } from '#lib/zone-time.ts';
import { emailProblem, NO_RECIPIENT, SENDS_NO_MAIL } from '#staff/contract/messages/replies.ts';
import { type BookedCall, type Slots, slotsDays, type UntoldCall } from '#staff/contract/slots.ts';
import { addressOf } from '../../calls/call-mail.ts';
import type { Untold } from '../../calls/port.ts';
import { joined } from '../../calls/busy-times/interval.ts';
import type { StaffEnv } from '../../accounts/context.ts';
import type { InboxDeps } from '../deps.ts';
import { languageOfLead } from '../../leads/language.ts';
import type { BookedLead } from './port.ts';
import * as words from './words.ts';

const callOf =
  ({ canMail }: InboxDeps) =>
  ({ at, lead, work }: BookedLead): Omit<BookedCall, 'isBusyThen'> => {
    const { firstName, lastName } = words.contactOf(lead);
    const { answeredAt, revision } = work;
    return {
      at,
      id: lead.id,
      language: languageOfLead(lead),
      firstName,
      lastName,
      safe: words.safeOf(lead),
      first: firstContact(contactFacts(lead.fields, true)),
      answeredAt,
      revision,
      noMail:
        emailProblem(words.emailFactsOf(lead, work)) ??
        (canMail ? null : SENDS_NO_MAIL) ??
        (addressOf(lead.fields) ? null : NO_RECIPIENT),
    };
  };

const untoldOf = ({ leadId: id, from, to, fields }: Untold): UntoldCall => {
  const { firstName, lastName } = words.contactOf({ fields });
  return { id, firstName, lastName, from, to };
};

async function slotsOf(deps: InboxDeps): Promise<Slots> {
  const { store, clock, takeNew, business, offer, busy } = deps;
  await takeNew();
  const now = clock.now();
  const { zone } = business();
  const { day } = zoneTimeOf(now, zone);
  const [midnight = now] = instantsOf({ day, minutes: 0 }, zone);
  const taken = {
    booked: (await store.inbox.calls(midnight)).map(callOf(deps)),
    busy: joined(await store.busy.times(midnight)),
  };
  const rules = offer()?.rules;
  const days = slotsDays(rules, taken, now, zone);
  return {
    days,
    rules: rules ?? null,
    untold: (await store.calls.untold()).map(untoldOf),
    calendars: await busy.calendars(),
    now,
  };
}

export function addSlotsRoutes(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  admin.get('/slots', async (context) => context.json<Slots>(await slotsOf(deps)));
  admin.post('/slots/check', async (context) => {
    await deps.busy.read();
    return context.json<Slots>(await slotsOf(deps));
  });
}
