/** Booking, moving or canceling the call of a lead: `POST /leads/:id/booked-call`, `…/undo`, `…/told`. */
import type { Hono } from 'hono';
import { bookedTime, preferredTimeText } from '#features/booking/preferred-time.ts';
import { cleanText } from '#lib/clean-text.ts';
import { LIMITS } from '#features/booking/contact.schema.ts';
import { CALL_LETTER_WAIT_MS } from '#staff/contract/lead.ts';
import { subjectOf } from '#staff/contract/messages/call-letters.ts';
import { emailProblem } from '#staff/contract/messages/replies.ts';
import { addressOf } from '../../calls/call-mail.ts';
import type { CallChange, CallChanged } from '../../calls/port.ts';
import { fail, REFUSALS, refuse } from '../../accounts/answers.ts';
import type { StaffContext, StaffEnv } from '../../accounts/context.ts';
import { jsonBody } from '../../accounts/guard.ts';
import type { InboxDeps } from '../deps.ts';
import { languageOfLead } from '../../leads/language.ts';
import { answerLead, findLead, leadLine } from './lead.ts';
import type { InsideDesk } from '../store.ts';
import type { KnownLead } from './port.ts';
import { emailFactsOf } from './words.ts';

const INVALID = {
  reply: 'Please write the message first.',
  replyLength: `Please use at most ${LIMITS.message} characters.`,
  canWrite: 'No mail can be sent to them from here. Please tell them yourself.',
  past: 'This call is over. Nothing was changed.',
  taken: 'Somebody has this time by now, or you are busy then. Please pick another.',
  gone: 'They no longer have this call. Please reload the page.',
  'has-call': 'They have a call already, maybe with another request of theirs. Move that one.',
  spam: 'This is in Spam. Put it back first.',
  sent: 'The mail is on its way. Move the call again instead.',
} as const;

type Body = Readonly<Record<string, unknown>>;

const isStart = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) % 60_000 === 0;

/** A change, or the words of a refusal; `undefined` if it cannot be read. */
function changeOf(
  context: StaffContext,
  deps: InboxDeps,
  body: Body,
  { record: { lead }, work }: KnownLead,
): CallChange | string | undefined {
  const { revision, from, to, reply } = body;
  const isMove = isStart(to);
  const isBooking = from === null;
  if (!Number.isSafeInteger(revision) || !(isBooking || isStart(from))) return undefined;
  if (!isMove && (to !== null || isBooking)) return undefined;
  if (reply !== null && typeof reply !== 'string') return undefined;
  const { clock, calls, canMail, business } = deps;
  const now = clock.now();
  if (isBooking && lead.spam) return INVALID.spam;
  if (!isBooking && calls.endOf(from) <= now) return INVALID.past;
  if ((reply?.length ?? 0) > LIMITS.message) return INVALID.replyLength;
  const text = reply === null ? null : cleanText(reply);
  if (text === '') return INVALID.reply;
  const address = canMail ? addressOf(lead.fields) : undefined;
  const problem = emailProblem(emailFactsOf(lead, work)) ?? (address ? null : INVALID.canWrite);
  if (text !== null && problem !== null) return problem;
  const { zone } = business();
  return {
    by: context.get('user').id,
    at: now,
    revision: Number(revision),
    from,
    to: isMove
      ? { at: to, until: calls.endOf(to), isOffered: to !== from && calls.isOffered(to) }
      : null,
    preferredTime: isMove
      ? bookedTime(to, zone)
      : `Canceled: ${preferredTimeText(bookedTime(from ?? now, zone), zone)}`,
    reply:
      text === null || address === undefined
        ? null
        : {
            to: address,
            subject: subjectOf(from ?? to ?? now, zone, languageOfLead(lead)),
            text,
            dueAt: now + CALL_LETTER_WAIT_MS,
          },
  };
}

export function addCallRoutes(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  const { store, clock, onDue } = deps;
  const logged = <T>(
    context: StaffContext,
    action: string,
    id: string,
    act: (inside: InsideDesk) => Promise<T>,
  ): Promise<T> =>
    store.logged(act, (outcome) =>
      outcome === true || outcome === 'changed' ? [leadLine(context, deps, action, id)] : [],
    );
  const answer = async (
    context: StaffContext,
    id: string,
    outcome: CallChanged,
  ): Promise<Response> => {
    if (outcome === 'unknown') return refuse(context, REFUSALS.unknown);
    if (outcome === 'taken' || outcome === 'gone' || outcome === 'has-call')
      return fail(context, INVALID[outcome]);
    return answerLead(context, deps, id, outcome === 'conflict' ? 409 : 200);
  };

  admin.post('/leads/:id/booked-call', async (context) => {
    const id = context.req.param('id');
    const body = jsonBody(context);
    const known = await findLead(deps, id);
    if (!known) return refuse(context, REFUSALS.unknown);
    const change = body && changeOf(context, deps, body, known);
    if (!change) return refuse(context, REFUSALS.malformed);
    if (typeof change === 'string') return fail(context, change);
    const moved = change.to ? 'move-call' : 'cancel-call';
    const action = change.from === null ? 'book-call' : moved;
    const outcome = await logged(context, action, id, ({ calls }) => calls.change(id, change));
    onDue();
    return answer(context, id, outcome);
  });

  admin.post('/leads/:id/booked-call/undo', async (context) => {
    const id = context.req.param('id');
    if (!(await findLead(deps, id))) return refuse(context, REFUSALS.unknown);
    const { id: by } = context.get('user');
    const outcome = await logged(context, 'restore-call', id, ({ calls }) =>
      calls.undo(id, by, clock.now()),
    );
    if (outcome === 'gone') return fail(context, INVALID.sent);
    return answer(context, id, outcome);
  });

  admin.post('/leads/:id/booked-call/told', async (context) => {
    const id = context.req.param('id');
    if (!(await findLead(deps, id))) return refuse(context, REFUSALS.unknown);
    const { id: by } = context.get('user');
    const isNoted = await logged(context, 'call-told', id, ({ calls }) =>
      calls.told(id, by, clock.now()),
    );
    return answer(context, id, isNoted ? 'changed' : 'unknown');
  });
}
