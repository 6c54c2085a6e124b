/** Data access and erasure from a lead: `/leads/:id/export-person` and `/leads/:id/erase-person`. */
import type { Context, Hono } from 'hono';
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { EraseReceipt } from '#staff/contract/lead.ts';
import { errorFields } from '../../base/log.ts';
import { addressKey } from '../../leads/erasure/belongs-to.ts';
import { copiesEndBy } from '../person/copies-end.ts';
import { erasePerson, exportedPerson, findPerson, type Person } from '../person/person.ts';
import { REFUSALS, refuse } from '../../accounts/answers.ts';
import type { StaffEnv } from '../../accounts/context.ts';
import { forConfirmed } from '../../accounts/guard.ts';
import type { InboxDeps } from '../deps.ts';
import { findLead, leadLine } from './lead.ts';
import type { KnownLead } from './port.ts';

/** All leads of a lead's person: same address, now or formerly, and joined by staff. */
async function personOf({ store }: InboxDeps, { record, work }: KnownLead): Promise<Person> {
  const ids = new Set(await store.inbox.leadsOfPerson(record.lead.id));
  const own = new Map((await store.inbox.records([...ids])).map((one) => [one.lead.id, one]));
  const keys = new Set<string>();
  for (const { lead, work: theirs } of own.values())
    if (!theirs?.apart && hasAddress(lead.fields['email']))
      keys.add(addressKey(lead.fields['email']));
  // A separated lead shares its address with somebody else.
  if (work.apart) keys.clear();
  for (const key of keys)
    for (const one of (await findPerson(store, key)).leads)
      if (ids.has(one.lead.id) || !one.work?.apart) own.set(one.lead.id, one);
  const leads = [...own.values()].sort((one, other) => (one.lead.id < other.lead.id ? -1 : 1));
  return { leads, mentions: [] };
}

const hasAddress = (email: unknown): email is string =>
  typeof email === 'string' && email.includes('@');

export function addPersonRoutes(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  const { store, clock, log, business, location, backupDays } = deps;

  const exportPerson = async (
    context: Context<StaffEnv, '/leads/:id/export-person'>,
  ): Promise<Response> => {
    const id = context.req.param('id');
    const known = await findLead(deps, id);
    if (!known) return refuse(context, REFUSALS.unknown);
    const person = await personOf(deps, known);
    const { id: by } = context.get('user');
    const line = leadLine(context, deps, 'person-exported', id);
    await store.logged(
      (inside) => inside.inbox.change([id], { action: 'export', by, at: clock.now() }),
      () => [line],
    );
    return context.json(exportedPerson(person) as object, 200, {
      'Content-Disposition': 'attachment; filename="person.json"',
    });
  };
  admin.post('/leads/:id/export-person', forConfirmed, exportPerson);

  admin.post('/leads/:id/erase-person', forConfirmed, async (context) => {
    const id = context.req.param('id');
    const known = await findLead(deps, id);
    if (!known) return refuse(context, REFUSALS.unknown);
    const person = await personOf(deps, known);
    const line = leadLine(context, deps, 'person-erased', id);
    const { erasure } = await erasePerson(
      {
        erase: (one) =>
          store.logged(
            ({ erase }) => erase(one),
            () => [line],
          ),
      },
      location,
      person,
      clock.now(),
      (error) => log.error('erasure.unfinished', errorFields(error)),
    );
    return context.json<EraseReceipt>({
      id: erasure.id,
      at: erasure.at,
      forms: erasure.forms,
      backupsGoneBy: zoneTimeOf(copiesEndBy(backupDays, erasure.at), business().zone).day,
    });
  });
}
