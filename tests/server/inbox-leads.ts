import { QUEUES } from '#staff/contract/inbox.ts';
import { HOUR, systemClock } from '#server/base/clock.ts';
import { createIntake } from '#server/desk/inbox/intake.ts';
import type { PageDeps } from '#server/desk/inbox/page.ts';
import { NO_PHRASES } from '#server/desk/inbox/phrases.ts';
import type { LeadRecord } from '#server/leads/lead.ts';
import { createIds } from '#server/base/ids.ts';
import type { Store } from '#server/run/store.ts';
import { newLead } from './describe-store.ts';

/** Index by queue; `all` is in the order of the table. */
export const INDEXES = {
  first: 'lead_work_first',
  due: 'lead_work_due',
  unanswered: 'lead_work_unanswered',
  undelivered: 'lead_work_undelivered',
  spam: 'lead_work_spam',
  all: 'lead_work',
} as const;
/** Pages in the middle of a queue, with and without filters. */
export const VIEWS = QUEUES.flatMap((queue) => {
  const after = { at: Date.now() - 1e10, id: '019f0000-0000-7000-8000-000000000000' };
  return [{ queue }, { queue, after }, { queue, after, form: 'contact', from: 5 }];
});

/** Leads added at once. */
const BATCH = 500;

export const BUSINESS = {
  hours: { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' },
  zone: 'America/Chicago',
  holidays: [],
  replyHours: 24,
} as const;

/** What a page needs, on the clock of the machine. */
export const pageDeps = (store: Store, phrases = NO_PHRASES): PageDeps => ({
  store,
  clock: systemClock,
  takeNew: createIntake(
    store,
    () => BUSINESS,
    () => phrases,
  ),
  business: () => BUSINESS,
  phrases: () => phrases,
  receivers: { hubspot: ['contact', 'newsletter'] },
});

/**
 * Adds the leads of a year that nobody worked on: most wait for an answer, all but the spam for delivery. Worse for the
 * queues than any practice.
 */
export async function addManyLeads(store: Store, count: number, now: number): Promise<void> {
  const ids = createIds();
  const step = (365 * 24 * HOUR) / count;
  for (let first = 0; first < count; first += BATCH) {
    const records = Array.from({ length: Math.min(BATCH, count - first) }, (_, at): LeadRecord => {
      const number = first + at;
      const receivedAt = Math.round(now - (count - number) * step);
      const changes = { receivedAt, spam: number % 50 === 0 };
      const form = number % 5 === 0 ? 'newsletter' : 'contact';
      const { receipt, destinations: _a, quarantined: _q, ...lead } = newLead(number, changes);
      const message = 'Two phones in one bed, and nobody says good night. '.repeat(number % 12);
      const times = { dueAt: receivedAt, queuedAt: receivedAt, waitedMs: 0 };
      const waiting = {
        destination: 'hubspot',
        state: 'waiting',
        attempts: 0,
        reason: null,
      } as const;
      return {
        lead: { ...lead, form, id: ids.next(receivedAt), fields: { ...lead.fields, message } },
        receipt,
        repeats: [],
        deliveries: lead.spam ? [] : [{ ...waiting, ...times }],
        attempts: [],
        work: null,
        events: [],
        drafts: [],
        replies: [],
      };
    });
    await store.add(records);
  }
}

/** SQL: all leads but the newest were delivered and answered, as in a practice that works. @param open how many stay */
export function doneBefore(open: number): string {
  const old = `lead_id < (select lead_id from lead_work order by lead_id desc limit 1 offset ${open})`;
  return `update deliveries set state = 'delivered' where ${old};
    update lead_work set answered_at = 1, read_at = 1, unanswered = 0, read_first = 0, undelivered = 0, next_at = null
    where ${old};`;
}
