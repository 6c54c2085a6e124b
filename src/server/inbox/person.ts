/** Data access and erasure from a lead: `/leads/:id/export-person` and `/leads/:id/erase-person`. */
import type { Context, Hono } from 'hono';
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { EraseReceipt } from '#staff/contract/lead.ts';
import { DAY } from '../clock.ts';
import { errorFields } from '../log.ts';
import { addressKey } from '../person/belongs-to.ts';
import { copiesOf } from '../person/copies.ts';
import type { CopyMatch } from '../person/copy-search.ts';
import { searchCopies } from '../person/copy-search-thread.ts';
import { erasePerson, exportedPerson, findPerson, type Person } from '../person/person.ts';
import { REFUSALS, refuse } from '../staff/answers.ts';
import type { StaffEnv } from '../staff/context.ts';
import { forConfirmed } from '../staff/guard.ts';
import type { InboxDeps } from './deps.ts';
import { findLead, leadLine } from './lead.ts';
import type { KnownLead } from './port.ts';

interface Found {
  person: Person;
  /** Their `addressKey`s, to search copies of the store. */
  keys: string[];
  /** Ids of leads under these addresses that staff separated: somebody else's. */
  others: ReadonlySet<string>;
}

/** All leads of a lead's person: same address, now or formerly, and joined by staff. */
async function personOf({ store }: InboxDeps, { record, work }: KnownLead): Promise<Found> {
  const ids = new Set(await store.inbox.personOf(record.lead.id));
  const own = new Map((await store.inbox.records([...ids])).map((one) => [one.lead.id, one]));
  const others = new Set<string>();
  const keys = new Set<string>();
  for (const { lead, work: theirs } of own.values())
    if (!theirs?.apart && hasAddress(lead.fields['email']))
      keys.add(addressKey(lead.fields['email']));
  // A separated lead shares its address with somebody else.
  if (work.apart) keys.clear();
  for (const key of keys)
    for (const one of (await findPerson(store, key)).leads)
      if (ids.has(one.lead.id) || !one.work?.apart) own.set(one.lead.id, one);
      else others.add(one.lead.id);
  const leads = [...own.values()].sort((one, other) => (one.lead.id < other.lead.id ? -1 : 1));
  return { person: { leads, mentions: [] }, keys: [...keys], others };
}

const hasAddress = (email: unknown): email is string =>
  typeof email === 'string' && email.includes('@');

export function addPersonRoutes(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  const { store, clock, log, business, place, backupDays } = deps;

  const exportPerson = async (
    context: Context<StaffEnv, '/leads/:id/export-person'>,
  ): Promise<Response> => {
    const id = context.req.param('id');
    const known = await findLead(deps, id);
    if (!known) return refuse(context, REFUSALS.unknown);
    const { person } = await personOf(deps, known);
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
    const { person, keys, others } = await personOf(deps, known);
    const ids = person.leads.map(({ lead }) => lead.id);
    const found = new Map<string, CopyMatch>();
    for (const key of keys.length > 0 ? keys : [undefined])
      for (const match of await searchCopies(copiesOf(place), key, ids)) {
        const before = found.get(match.copy.path)?.ids ?? [];
        found.set(match.copy.path, { ...match, ids: match.ids && [...before, ...match.ids] });
      }
    const copies = [...found.values()].filter(
      (match) => match.ids === undefined || match.ids.some((one) => !others.has(one)),
    );
    const elsewhere = copies.flatMap((match) =>
      (match.ids ?? []).filter((one) => !others.has(one)),
    );
    const line = leadLine(context, deps, 'person-erased', id);
    const { erasure } = await erasePerson(
      {
        ...store,
        erase: (one) =>
          store.logged(
            ({ erase }) => erase(one),
            () => [line],
          ),
      },
      place,
      person,
      elsewhere,
      clock.now(),
      (error) => log.error('erasure.unfinished', errorFields(error)),
    );
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
