/**
 * The leads of one person: same address or joined by staff, without separated ones. Leads with the same phone number
 * are only shown beside each other: partners share one.
 */
import type { Change, Changed, RelatedLead } from '../inbox/port.ts';
import type { LeadWork } from '../../leads/lead.ts';
import type { Tx } from '../../db/transaction.ts';

type Outcome = Exclude<Changed, 'conflict' | 'unknown'>;

interface Row {
  id: string;
  person: string | null;
  phone: string | null;
  together: string | null;
  apart: number;
}

const ROW = 'lead_id as id, person, phone, together, apart';
const BY = {
  id: `select ${ROW} from lead_work where lead_id = any($1)`,
  person: `select ${ROW} from lead_work where person = any($1) and apart = 0`,
  phone: `select ${ROW} from lead_work where phone = any($1) and apart = 0`,
  together: `select ${ROW} from lead_work where together = any($1)`,
} as const;
/** Related leads shown. */
const MAX_LEADS = 50;

const known = (values: Iterable<string | null>): string[] => [
  ...new Set([...values].filter((value) => value !== null)),
];

/** Ids of the leads of a lead's person, itself first: same address or joined, not separated. */
export async function leadsOfPerson(tx: Tx, id: string): Promise<string[]> {
  const found = new Map<string, Row>();
  let added = await tx.query<Row>(BY.id, [id]);
  while (added.length > 0) {
    for (const row of added) found.set(row.id, row);
    const groups = known(added.map(({ together }) => together));
    const people = known(added.map(({ person, apart }) => (apart ? null : person)));
    const next = [
      ...(await tx.query<Row>(BY.together, groups)),
      ...(await tx.query<Row>(BY.person, people)),
    ];
    added = next.filter((row) => !found.has(row.id));
  }
  return [...found.keys()];
}

/** Other leads of the person, and those with the same phone number, the newest first. */
export async function relatedTo(tx: Tx, id: string, work: LeadWork): Promise<RelatedLead[]> {
  const own = new Set(await leadsOfPerson(tx, id));
  const phone =
    work.phone && !work.apart ? await tx.query<Row>(BY.phone, [work.phone]) : ([] as Row[]);
  const ids = [...new Set([...own, ...phone.map((row) => row.id)])].filter((one) => one !== id);
  const rows = await tx.query<Row>(BY.id, ids);
  return rows
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, MAX_LEADS)
    .map(({ id: other, person, together }) => ({
      id: other,
      isOwn: own.has(other),
      why:
        (together !== null && together === work.together && 'hand') ||
        (person !== null && person === work.person && 'email') ||
        (own.has(other) ? 'hand' : 'phone'),
    }));
}

export async function noteEmail(
  tx: Tx,
  id: string,
  work: LeadWork,
  unsafe: 0 | 1,
): Promise<Outcome> {
  if (work.emailUnsafe === unsafe) return 'unchanged';
  const sql = 'update lead_work set email_unsafe = $2 where lead_id = any($1)';
  await tx.query(sql, await leadsOfPerson(tx, id), unsafe);
  return 'changed';
}

/** If email is not safe for one lead of a person, it is for none. */
export async function shareUnsafe(tx: Tx, id: string): Promise<void> {
  const sql = `update lead_work set email_unsafe = 1 where lead_id = any($1) and exists
    (select 1 from lead_work as other where other.lead_id = any($2) and other.email_unsafe = 1)`;
  const ids = await leadsOfPerson(tx, id);
  await tx.query(sql, ids, ids);
}

/** Joins two leads, with all that are joined with either. */
export async function join(tx: Tx, id: string, work: LeadWork, { to }: Change): Promise<Outcome> {
  if (!to || to === id) return 'impossible';
  const other = await tx.one<Row>(BY.id, [to]);
  if (!other) return 'impossible';
  if (work.together !== null && work.together === other.together) return 'unchanged';
  const group = work.together ?? other.together ?? id;
  const former = known([work.together, other.together]);
  await tx.query(
    'update lead_work set together = $2 where lead_id = any($1) or together = any($3)',
    [id, to],
    group,
    former,
  );
  return 'changed';
}

/** Separates a lead from all others: it is another person's, whatever its address and phone number. */
export async function part(tx: Tx, id: string, { together, apart }: LeadWork): Promise<Outcome> {
  if (apart && together === null) return 'unchanged';
  await tx.query('update lead_work set together = null, apart = 1 where lead_id = $1', id);
  return 'changed';
}

/** Undoes {@link part}. */
export async function rejoin(tx: Tx, id: string, { apart }: LeadWork): Promise<Outcome> {
  if (!apart) return 'unchanged';
  await tx.query('update lead_work set apart = 0 where lead_id = $1', id);
  return 'changed';
}
