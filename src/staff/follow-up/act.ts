/** What happened next, saved by one tap, with a way back for ten seconds. */
import {
  type ActionBody,
  type LeadAction,
  type LeadView,
  OUTCOME_WORDS,
  OUTCOMES,
} from '#staff/contract/lead.ts';
import { shortName } from '../frame/Secret.tsx';
import { StaffError } from '../stores/client.ts';
import { $queue, refresh } from '../stores/inbox.ts';
import { takeOut } from './take-out.ts';
import { act } from '../stores/lead.ts';
import { offerRinging } from '../stores/session/ring-offer.ts';
import { showToast } from '../stores/toast.ts';

const isOutcome = (action: LeadAction): action is (typeof OUTCOMES)[number] =>
  OUTCOMES.some((outcome) => outcome === action);

/** What the toast says. */
function wordsOf(action: LeadAction, when: string): string {
  if (isOutcome(action)) return `${OUTCOME_WORDS[action].toLowerCase()}. The clock stopped.`;
  if (action === 'later') return `back ${when}.`;
  const call = action === 'call' ? 'somebody else picked up' : 'no answer';
  return when ? `${call}. Back ${when}.` : `${call}. The clock runs on.`;
}

const reportQuietly = (error: unknown): void => {
  if (!(error instanceof StaffError)) console.error(error);
};

/**
 * Saves what happened and says so.
 * @param when the time of the next look, in words
 * @param next goes to the next lead, which is offered if this one stays
 * @returns whether the lead leaves the list, so that the next one follows
 */
export function follow(
  lead: Pick<LeadView, 'id' | 'firstName' | 'lastName'>,
  action: LeadAction,
  body: ActionBody = {},
  when = '',
  next?: () => void,
): boolean {
  const queue = $queue.get();
  const leaves = isOutcome(action) && (queue === 'unanswered' || queue === 'due');
  const putBack = leaves ? takeOut(new Set([lead.id])) : () => undefined;
  const who = shortName(lead);
  const undo = (): void => {
    putBack();
    act(lead.id, 'undo')
      .then(refresh)
      .catch((error: unknown) => {
        reportQuietly(error);
        showToast({ who, text: 'not taken back: something else happened since.' });
      });
  };
  showToast({ who, text: wordsOf(action, when), undo, ...(!leaves && { next }) });
  act(lead.id, action, body)
    .then((done) => {
      if (done?.answeredAt) offerRinging();
      return refresh();
    })
    .catch((error: unknown) => {
      putBack();
      reportQuietly(error);
      const body = error instanceof StaffError ? error.body : null;
      const said = (body as { message?: string } | null)?.message;
      showToast({ who, text: `not saved. ${said ?? 'Try again.'}` });
    });
  return leaves;
}
