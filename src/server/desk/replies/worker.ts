import { recipientOf } from '#lib/email-address.ts';
import { addressOf, type CalendarOf, lastTry } from '../../calls/call-mail.ts';
import { DAY, SECOND, type Clock } from '../../base/clock.ts';
import type { Send } from '../../base/mail.ts';
import { NO_MAILBOX, PlainMailboxesOnly, statusOf } from '../../base/mail-result.ts';
import { TRY_TIMEOUT_MS, codeOf } from '../../base/post-json.ts';
import { saveResult } from '../../leads/delivery/save-result.ts';
import { createSleeper } from '../../base/sleeper.ts';
import { errorFields, type Log } from '../../base/log.ts';
import type { DeskStore } from '../store.ts';
import type { ClaimedReply } from './port.ts';
import type { ReplyState } from '#staff/contract/lead.ts';

/** A later reply helps nobody, and staff are told in the inbox. */
const GIVE_UP_MS = 3 * DAY;
const POLL_MS = 15 * SECOND;
/** Of one reply: several, sent one after the other, would outlast it and be sent again by another process. */
const LEASE_MS = TRY_TIMEOUT_MS + 20 * SECOND;

export interface ReplyWorkerOptions {
  store: Pick<DeskStore, 'replies'>;
  /** `undefined`: email is not configured, and replies go on waiting. */
  send: Send | undefined;
  /** The practice's, with its address for answers. */
  name: string;
  answersTo: string;
  calendarOf: CalendarOf;
  retryMs: readonly number[];
  clock: Clock;
  log: Log;
}

export interface ReplyWorker {
  wake: () => void;
  stop: () => Promise<void>;
}

/** Status of the mail server's answer, and words for staff. */
function failureOf(error: unknown): { status: number | undefined; reason: string } {
  const status = statusOf(error);
  if (error instanceof PlainMailboxesOnly) return { status, reason: error.message };
  return { status, reason: `The mail server did not take it (${status ?? codeOf(error)})` };
}

/** Kept from before the address was checked. */
const NO_RECIPIENT = 'No mail can go to this address';
/** Why a reply is not sent after the address was marked unsafe while it waited. */
const UNSAFE = 'Email is not safe, as somebody noted on this page';

/** The address does not exist, or accepts nothing from us: retries change nothing. */
const HOPELESS: readonly (number | undefined)[] = [...NO_MAILBOX, 554];

/** Sends emails of staff to visitors, one after the other, with retries. */
export function createReplyWorker(options: ReplyWorkerOptions): ReplyWorker {
  const { store, send, name, answersTo, calendarOf, retryMs, clock, log } = options;
  const { replies } = store;
  const sleeper = createSleeper();
  if (!send) return { wake: () => undefined, stop: async () => undefined };

  const settle = (
    reply: ClaimedReply,
    ...result: [state: ReplyState, dueAt: number, reason: string | null]
  ): Promise<void> =>
    saveResult(
      sleeper,
      () => replies.settle(reply, ...result),
      (error) => log.error('reply.unnoted', { lead: reply.leadId, ...errorFields(error) }),
    );

  const sendOne = async (reply: ClaimedReply): Promise<void> => {
    const { id, subject, text, earlier, attempts, at, call, fields } = reply;
    const lead = reply.leadId;
    // The lead's address may have been corrected since its call was changed.
    const to = (call && addressOf(fields)) ?? recipientOf(reply.to);
    if (reply.isUnsafe) return settle(reply, 'refused', 0, UNSAFE);
    if (!to) return settle(reply, 'refused', 0, NO_RECIPIENT);
    try {
      await send({
        id,
        to,
        subject,
        text,
        personal: { name, answersTo, earlier },
        ...(call && { calendar: calendarOf(reply, call, to, clock.now()) }),
      });
    } catch (error) {
      const { status, reason } = failureOf(error);
      const waitMs = retryMs[Math.min(attempts, retryMs.length) - 1] ?? POLL_MS;
      const dueAt = clock.now() + waitMs;
      const isHopeless = HOPELESS.includes(status);
      const isLate = dueAt > (call ? lastTry(at, call) : at + GIVE_UP_MS);
      const later = isLate ? 'failed' : 'waiting';
      const state = isHopeless ? 'refused' : later;
      log[state === 'waiting' ? 'warn' : 'error']('reply.unsent', {
        lead,
        attempt: attempts,
        status,
      });
      return settle(reply, state, dueAt, reason);
    }
    log.info('reply.sent', { lead, attempt: attempts });
    return settle(reply, 'sent', 0, null);
  };

  const run = async (): Promise<void> => {
    let isStalled = false;
    while (!sleeper.isStopped()) {
      let nextAt: number | null = null;
      try {
        const [reply] = await replies.claim(clock.now(), LEASE_MS, 1);
        if (reply) await sendOne(reply);
        nextAt = await replies.nextAt();
        isStalled = false;
      } catch (error) {
        // Once: retries go on while the store is down.
        if (!isStalled) log.error('replies.stalled', errorFields(error));
        isStalled = true;
        await sleeper.sleep(SECOND);
      }
      const waitMs = Math.min((nextAt ?? Number.POSITIVE_INFINITY) - clock.now(), POLL_MS);
      await sleeper.sleepUntilWoken(Math.max(0, waitMs));
    }
  };
  const running = run();
  return {
    wake: sleeper.wake,
    stop: () => {
      sleeper.stop();
      return running;
    },
  };
}
