import { BACKGROUND_HEADER } from '../../base/http/context.ts';
import type { Hono } from 'hono';
import type { LeadView } from '#staff/contract/lead.ts';
import { REFUSALS, refuse } from '../../accounts/answers.ts';
import type { StaffContext, StaffEnv } from '../../accounts/context.ts';
import type { LogEntry } from '../../accounts/port.ts';
import { StoreDown } from '../../base/store-errors.ts';
import type { InboxDeps } from '../deps.ts';
import type { KnownLead } from './port.ts';
import { isLeadId } from './query.ts';
import { numberOf, viewOf } from './view.ts';

/** `undefined` for an unknown or invalid id. */
export async function findLead(
  { store, takeNew }: Pick<InboxDeps, 'store' | 'takeNew'>,
  id: string,
): Promise<KnownLead | undefined> {
  if (!isLeadId(id)) return undefined;
  await takeNew();
  return store.inbox.find(id);
}

/** The current view of a lead, or 404. */
export async function answerLead(
  context: StaffContext,
  deps: InboxDeps,
  id: string,
  status: 200 | 409 = 200,
): Promise<Response> {
  const { store, clock } = deps;
  // Without taking new leads, which writes: what was done must not be answered 503.
  const known = isLeadId(id) ? await store.inbox.find(id) : undefined;
  if (!known) return refuse(context, REFUSALS.unknown);
  const names = new Map((await store.staff.users()).map((user) => [user.id, user.username]));
  const draft = await store.inbox.draft(id, context.get('user').id);
  const records = await store.inbox.records(known.related.map((other) => other.id));
  const others = new Map(records.map((record) => [record.lead.id, record]));
  const view = viewOf(known, others, names, deps.receivers, deps.phrases(), clock.now());
  return context.json<LeadView>({ ...view, draft, canMail: deps.canMail }, status);
}

/** For `Store.logged`. */
export function leadLine(
  context: StaffContext,
  { clock }: Pick<InboxDeps, 'clock'>,
  action: string,
  id: string,
): LogEntry {
  const { username: by } = context.get('user');
  return { at: clock.now(), by, action: `lead.${action}`, about: numberOf(id) };
}

/** Notes that a lead is read; on a full disk only in the server's log, because the person waits for an answer. */
async function logRead(context: StaffContext, deps: InboxDeps, id: string): Promise<void> {
  try {
    await deps.store.staff.log.add(leadLine(context, deps, 'read', id));
  } catch (error) {
    if (!(error instanceof StoreDown)) throw error;
    deps.log.error('staff.unlogged', { by: context.get('user').username, lead: id });
  }
}

export function addLeadRoutes(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  admin.get('/leads/:id', async (context) => {
    const id = context.req.param('id');
    const isByPerson = context.env.headers[BACKGROUND_HEADER] !== '1';
    const known = await findLead(deps, id);
    if (isByPerson && known) await logRead(context, deps, id);
    return answerLead(context, deps, id);
  });
}
