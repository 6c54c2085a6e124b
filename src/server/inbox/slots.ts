/** Who holds which call: `GET /slots`. Times are changed in the content of the site, not here. */
import type { Hono } from 'hono';
import { contactFacts, firstContact } from '#domain/booking/first-contact.ts';
import { instantsOf, zoneTimeOf } from '#domain/booking/zone-time.ts';
import { type HeldCall, type Slots, slotsDays } from '#staff/contract/slots.ts';
import type { StaffEnv } from '../staff/context.ts';
import type { InboxDeps } from './deps.ts';
import type { HeldLead } from './port.ts';
import * as words from './words.ts';

const callOf = ({ at, lead, work }: HeldLead): HeldCall => {
  const { firstName, lastName } = words.contactOf(lead);
  const { answeredAt } = work;
  const first = firstContact(contactFacts(lead.fields, true));
  return { at, id: lead.id, firstName, lastName, safe: words.safeOf(lead), first, answeredAt };
};

/** Adds the route. */
export function addSlotsRoute(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  const { store, clock, takeNew, business, offer } = deps;
  admin.get('/slots', async (context) => {
    await takeNew();
    const now = clock.now();
    const { zone } = business();
    const { day } = zoneTimeOf(now, zone);
    const [midnight = now] = instantsOf({ day, minutes: 0 }, zone);
    const held = (await store.inbox.calls(midnight)).map(callOf);
    const rules = offer()?.rules;
    const days = slotsDays(rules, held, now, zone);
    return context.json<Slots>({ days, rules: rules ?? null, now });
  });
}
