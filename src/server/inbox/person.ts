/** The rights of the person who wrote: `/leads/:id/export-person` and `/leads/:id/erase-person`. */
import type { Context, Hono } from 'hono';
import { zoneTimeOf } from '#domain/booking/zone-time.ts';
import type { EraseReceipt } from '#staff/contract/lead.ts';
import { DAY } from '../clock.ts';
import { addressKey } from '../person/belongs-to.ts';
import { copiesOf } from '../person/copies.ts';
import { searchCopies } from '../person/copy-search-thread.ts';
import { erasePerson, exportedPerson, findPerson, type Person } from '../person/person.ts';
import { REFUSALS, refuse } from '../staff/answers.ts';
import type { StaffEnv } from '../staff/context.ts';
import { forConfirmed } from '../staff/guard.ts';
import type { InboxDeps } from './deps.ts';
import { findLead, logLead } from './lead.ts';
import type { KnownLead } from './port.ts';

/** All leads of the person. Without an address, only the lead itself: blank fields are no address. */
async function personOf(
  { store }: InboxDeps,
  { record }: KnownLead,
): Promise<{ person: Person; address: string | undefined }> {
  const { email } = record.lead.fields;
  if (typeof email !== 'string' || !email.includes('@'))
    return { person: { leads: [record], mentions: [] }, address: undefined };
  return { person: await findPerson(store, email), address: email };
}

/** Adds the routes. */
export function addPersonRoutes(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  const { store, clock, business, place, backupDays } = deps;

  const exportPerson = async (
    context: Context<StaffEnv, '/leads/:id/export-person'>,
  ): Promise<Response> => {
    const id = context.req.param('id');
    const known = await findLead(deps, id);
    if (!known) return refuse(context, REFUSALS.unknown);
    await logLead(context, deps, 'person-exported', id);
    const { person } = await personOf(deps, known);
    const { id: by } = context.get('user');
    await store.inbox.change([id], { action: 'export', by, at: clock.now() });
    return context.json(exportedPerson(person) as object, 200, {
      'Content-Disposition': 'attachment; filename="person.json"',
    });
  };
  admin.get('/leads/:id/export-person', forConfirmed, exportPerson);
  admin.post('/leads/:id/export-person', forConfirmed, exportPerson);

  admin.post('/leads/:id/erase-person', forConfirmed, async (context) => {
    const id = context.req.param('id');
    const known = await findLead(deps, id);
    if (!known) return refuse(context, REFUSALS.unknown);
    const { person, address } = await personOf(deps, known);
    const ids = new Set(person.leads.map(({ lead }) => lead.id));
    const key = address === undefined ? undefined : addressKey(address);
    const copies = await searchCopies(copiesOf(place), key, [...ids]);
    await logLead(context, deps, 'person-erased', id);
    const elsewhere = copies.flatMap((match) => match.ids ?? []);
    const { erasure } = await erasePerson(store, place, person, elsewhere, clock.now());
    const last = Math.max(...copies.map(({ copy }) => copy.madeAt));
    return context.json<EraseReceipt>({
      id: erasure.id,
      at: erasure.at,
      forms: erasure.forms,
      backups: copies.length,
      backupsGoneBy:
        copies.length === 0 ? null : zoneTimeOf(last + backupDays * DAY, business().zone).day,
    });
  });
}
