/** `POST /leads/:id/reply`, taking one back, and sending a failed one again. */
import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { LANGUAGES } from '#lib/language.ts';
import { recipientOf } from '#lib/email-address.ts';
import { cleanText } from '#lib/clean-text.ts';
import {
  emailProblem,
  MAX_REPLY,
  NO_ADDRESS,
  NO_RECIPIENT,
  SENDS_NO_MAIL,
  gapIn,
} from '#staff/contract/messages/replies.ts';
import { HOUR, SECOND } from '../../base/clock.ts';
import { createLimiter } from '../../base/rate-limit.ts';
import type { InboxDeps } from '../deps.ts';
import { answerLead, findLead, leadLine } from '../inbox/lead.ts';
import { isLeadId } from '../inbox/query.ts';
import { contactOf, emailFactsOf } from '../inbox/words.ts';
import { fail, REFUSALS, refuse, slowDown } from '../../accounts/answers.ts';
import type { StaffContext, StaffEnv } from '../../accounts/context.ts';
import { jsonBody } from '../../accounts/guard.ts';
import { LETTERS } from '#staff/contract/messages/words.ts';
import type { InsideDesk } from '../store.ts';

/** How long a reply can be taken back. */
export const HOLD_MS = 10 * SECOND;
/** Per account: more than a day of work has, less than a mailing. */
const LIMIT = { max: 60, windowMs: HOUR };

const INVALID = {
  empty: 'Please write the letter first.',
  long: `Please use at most ${MAX_REPLY} characters.`,
  late: 'It has gone out already.',
  again: 'This is not possible any more. The lead has changed.',
  address: `${NO_RECIPIENT} Correct it first.`,
  mail: `${SENDS_NO_MAIL} Copy the letter instead.`,
} as const;

/** Come before those of actions, whose names could be theirs. */
export function addReplyRoutes(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  const { store, clock, canMail, onDue } = deps;
  const limiter = createLimiter(LIMIT, clock);
  const logged = (
    context: StaffContext,
    action: string,
    id: string,
    act: (inside: InsideDesk) => Promise<boolean>,
  ): Promise<boolean> =>
    store.logged(act, (isDone) => (isDone ? [leadLine(context, deps, action, id)] : []));

  admin.post('/leads/:id/reply', async (context) => {
    const id = context.req.param('id');
    const body = jsonBody(context);
    const language = LANGUAGES.find((one) => one === body?.['language']);
    const { text, isCopied = false } = body ?? {};
    if (!language || typeof text !== 'string' || typeof isCopied !== 'boolean')
      return refuse(context, REFUSALS.malformed);
    const known = await findLead(deps, id);
    if (!known) return refuse(context, REFUSALS.unknown);
    const { lead } = known.record;
    const { email } = contactOf(lead);
    const problem = emailProblem(emailFactsOf(lead, known.work));
    if (problem && !(isCopied && problem === NO_ADDRESS)) return fail(context, problem);
    const cleaned = cleanText(text);
    const gap = gapIn(cleaned);
    if (cleaned === '') return fail(context, INVALID.empty);
    if (cleaned.length > MAX_REPLY) return fail(context, INVALID.long);
    if (!isCopied) {
      if (!canMail) return fail(context, INVALID.mail);
      if (gap !== undefined) return fail(context, `Fill in “${gap}” to send it.`);
      if (!recipientOf(email)) return fail(context, INVALID.address);
      const waitMs = limiter.take(context.get('user').id);
      if (waitMs > 0) return slowDown(context, waitMs, (time) => `Too many letters. Wait ${time}.`);
    }
    const at = clock.now();
    const reply = {
      id: randomUUID(),
      userId: context.get('user').id,
      at,
      to: email,
      subject: LETTERS[language].replySubject,
      text: cleaned,
      state: isCopied ? ('copied' as const) : ('waiting' as const),
      reason: null,
      dueAt: at + HOLD_MS,
    };
    const action = isCopied ? 'reply-copied' : 'reply';
    const isAdded = await logged(context, action, id, ({ replies }) => replies.add(id, reply));
    if (!isAdded) return refuse(context, REFUSALS.unknown);
    onDue();
    return answerLead(context, deps, id);
  });

  admin.post('/leads/:id/replies/:reply/take-back', async (context) => {
    const { id, reply } = context.req.param();
    if (!isLeadId(id)) return refuse(context, REFUSALS.unknown);
    const isTakenBack = await logged(context, 'reply-taken-back', id, ({ replies }) =>
      replies.takeBack(id, reply),
    );
    if (!isTakenBack) return fail(context, INVALID.late);
    return answerLead(context, deps, id);
  });

  admin.post('/leads/:id/replies/:reply/again', async (context) => {
    const { id, reply } = context.req.param();
    const known = await findLead(deps, id);
    if (!known) return refuse(context, REFUSALS.unknown);
    const problem = emailProblem(emailFactsOf(known.record.lead, known.work));
    if (problem) return fail(context, problem);
    const isDue = await logged(context, 'reply-again', id, ({ replies }) =>
      replies.again(id, reply, clock.now()),
    );
    if (!isDue) return fail(context, INVALID.again);
    onDue();
    return answerLead(context, deps, id);
  });
}
