/** `POST /leads/:id/:action`, and one action on up to 50 leads: `POST /leads/actions`. */
import type { Hono } from 'hono';
import { canBeAddress } from '#lib/email-address.ts';
import { cleanEmail, cleanText } from '#lib/clean-text.ts';
import { LIMITS } from '#features/booking/contact.schema.ts';
import {
  LEAD_ACTIONS,
  OUTCOMES,
  type BulkBody,
  type BulkResult,
  type LeadAction,
} from '#staff/contract/lead.ts';
import { maySee } from '#staff/contract/practice.ts';
import { DAY, MINUTE } from '../../base/clock.ts';
import { fail, REFUSALS, refuse } from '../../accounts/answers.ts';
import type { StaffContext, StaffEnv } from '../../accounts/context.ts';
import { jsonBody, forConfirmed } from '../../accounts/guard.ts';
import type { InboxDeps } from '../deps.ts';
import { addressDigest } from './intake.ts';
import { answerLead, leadLine } from './lead.ts';
import type { Change, Changed } from './port.ts';
import { isLeadId, readIds } from './query.ts';

type Body = Readonly<Record<string, unknown>>;
/** What an action adds to a {@link Change}, or why the body is refused. */
type Details = Partial<Change> | { refused: string };

const BULK_ACTIONS: readonly BulkBody['action'][] = ['answer', 'assign', 'spam'];
/** Actions after which something may be due. */
const SENDING: readonly string[] = ['not-spam', 'resend', 'correct'];

const INVALID = {
  note: 'Please write the note first.',
  noteLength: `Please use at most ${LIMITS.message} characters.`,
  email: 'Please enter a valid email address.',
  person: 'This person has no account. Please choose another.',
  lead: 'Please choose a lead.',
  time: 'Please choose another time.',
  state: 'This is not possible any more. The lead has changed.',
} as const;

const isAction = (text: string): text is LeadAction =>
  (LEAD_ACTIONS as readonly string[]).includes(text);

function noteOf({ text }: Body): Details {
  if (typeof text !== 'string') return { refused: INVALID.note };
  if (text.length > LIMITS.message) return { refused: INVALID.noteLength };
  const cleaned = cleanText(text);
  return cleaned === '' ? { refused: INVALID.note } : { text: cleaned };
}

function correctionOf({ email }: Body): Details {
  const cleaned =
    typeof email === 'string' && email.length <= LIMITS.email ? cleanEmail(email) : '';
  return canBeAddress(cleaned)
    ? { email: cleaned, person: addressDigest(cleaned) }
    : { refused: INVALID.email };
}

async function assignmentOf({ store }: InboxDeps, { to = null }: Body): Promise<Details> {
  if (to === null) return { to, text: '' };
  const user = (await store.staff.users()).find(({ id }) => id === to);
  // Who sees no leads cannot answer one.
  if (!user || !maySee(user.role, 'inbox')) return { refused: INVALID.person };
  return { to: user.id, text: user.username };
}

/** Maximum for `later`. */
const FARTHEST_MS = 60 * DAY;
/** Maximum age of a call that is added later. */
const EARLIEST_MS = 7 * DAY;

const isBetween = (value: unknown, from: number, until: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= until;

function followUpOf(action: LeadAction, body: Body, now: number): Details {
  const { next, calledAt, text = '', voicemail } = body;
  if (next !== undefined && !isBetween(next, now - MINUTE, now + FARTHEST_MS))
    return { refused: INVALID.time };
  if (calledAt !== undefined && !isBetween(calledAt, now - EARLIEST_MS, now + MINUTE))
    return { refused: INVALID.time };
  if (typeof text !== 'string' || text.length > LIMITS.message)
    return { refused: INVALID.noteLength };
  const said = action === 'referred' || action === 'later' ? cleanText(text) : '';
  const isCall = action === 'no-answer' || action === 'call';
  return {
    ...(typeof next === 'number' && { next }),
    ...(typeof calledAt === 'number' && { calledAt }),
    text: isCall && voicemail === true ? 'Voicemail left, no reason named.' : said,
  };
}

const FOLLOW_UP: readonly LeadAction[] = [...OUTCOMES, 'no-answer', 'call', 'later'];

async function detailsOf(deps: InboxDeps, action: LeadAction, body: Body): Promise<Details> {
  if (action === 'note') return noteOf(body);
  if (action === 'correct') return correctionOf(body);
  if (FOLLOW_UP.includes(action)) return followUpOf(action, body, deps.clock.now());
  if (action === 'join')
    return isLeadId(String(body['to'])) ? { to: String(body['to']) } : { refused: INVALID.lead };
  if (action === 'assign') return assignmentOf(deps, body);
  return action === 'not-spam' ? { destinations: deps.destinations } : {};
}

export function addActionRoutes(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  const { store, clock, takeNew, onDue } = deps;
  const changeOf = (context: StaffContext, action: LeadAction): Change => ({
    action,
    by: context.get('user').id,
    at: clock.now(),
  });

  const changeLogged = (
    context: StaffContext,
    ids: readonly string[],
    change: Change,
  ): Promise<Changed[]> =>
    store.logged(
      (inside) => inside.inbox.change(ids, change),
      (outcomes) =>
        ids
          .filter((_, at) => outcomes[at] === 'changed')
          .map((id) => leadLine(context, deps, change.action, id)),
    );

  admin.post('/leads/actions', async (context) => {
    const body = jsonBody(context);
    const ids = readIds(body);
    const action = BULK_ACTIONS.find((name) => name === body?.['action']);
    if (!body || !action || !ids) return refuse(context, REFUSALS.malformed);
    const details = await detailsOf(deps, action, body);
    if ('refused' in details) return fail(context, details.refused);
    await takeNew();
    const change = { ...changeOf(context, action), ...details };
    const outcomes = await changeLogged(context, ids, change);
    const idsWith = (outcome: Changed): string[] => ids.filter((_, at) => outcomes[at] === outcome);
    return context.json<BulkResult>({ changed: idsWith('changed'), gone: idsWith('unknown') });
  });

  admin.put('/leads/:id/draft', async (context) => {
    const id = context.req.param('id');
    const text = jsonBody(context)?.['text'];
    if (typeof text !== 'string') return refuse(context, REFUSALS.malformed);
    if (text.length > LIMITS.message) return fail(context, INVALID.noteLength);
    const draft = cleanText(text);
    const isKept =
      isLeadId(id) && (await store.inbox.keepDraft(id, context.get('user').id, draft, clock.now()));
    return isKept ? context.json({ ok: true }) : refuse(context, REFUSALS.unknown);
  });

  // A discarded delivery freed its call.
  admin.use('/leads/:id/discard', forConfirmed);
  admin.post('/leads/:id/:action', async (context) => {
    const { id, action } = context.req.param();
    const body = jsonBody(context);
    if (!isAction(action) || !isLeadId(id)) return refuse(context, REFUSALS.unknown);
    const revision = body?.['revision'];
    if (!body || (revision !== undefined && !Number.isSafeInteger(revision)))
      return refuse(context, REFUSALS.malformed);
    const details = await detailsOf(deps, action, body);
    if ('refused' in details) return fail(context, details.refused);
    await takeNew();
    const change = { ...changeOf(context, action), ...details, revision: revision as number };
    const [outcome] = await changeLogged(context, [id], change);
    if (outcome === 'unknown') return refuse(context, REFUSALS.unknown);
    if (outcome === 'impossible') return fail(context, INVALID.state);
    if (outcome === 'changed' && SENDING.includes(action)) onDue();
    return answerLead(context, deps, id, outcome === 'conflict' ? 409 : 200);
  });
}
