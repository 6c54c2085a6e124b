/**
 * Health for monitoring: counts only, no visitor input. The public gets the status ({@link publicHealth}); reasons and
 * counts need a local request or the metrics token (L10).
 */
import type { DestinationHealth, Health, NoticeHealth } from '../health-report.ts';
import { DAY, HOUR, MINUTE, SECOND, type Clock } from '../clock.ts';
import { ALONE_AN_HOUR } from '../delivery/pace.ts';
import type { WorkerStatus } from '../delivery/worker.ts';
import type { NoticeBacklog } from '../notices/port.ts';
import type { ReplyBacklog } from '../replies/port.ts';
import { WRONG_CODE } from '../staff/port.ts';
import type { Backlog } from '../store/port.ts';
import { isDiskFull, StoreDown } from '../store-errors.ts';
import type { Store } from '../store/store.ts';
import { createCapacityProbe } from './capacity-probe.ts';
import type { HealthIssue, HealthCheck } from '../health-report.ts';

/** A lead that waits longer is reported. */
export const MAX_WAIT_MS = 15 * MINUTE;
/** `/healthz` is public: results are cached to protect the disk. */
const CACHE_MS = SECOND;

function destinationHealth(
  worker: WorkerStatus,
  backlog: readonly Backlog[],
  now: number,
): DestinationHealth {
  const own = backlog.filter(({ adapter }) => adapter === worker.destination);
  const sum = (entries: readonly Backlog[]): number =>
    entries.reduce((total, { count }) => total + count, 0);
  const inState = (wanted: Backlog['state']): number =>
    sum(own.filter(({ state }) => state === wanted));
  const connected = own.filter(
    ({ form, state }) => state === 'waiting' && worker.forms.includes(form),
  );
  const oldest = Math.min(now, ...connected.map(({ oldestAt }) => oldestAt ?? now));
  return {
    configured: worker.forms.length > 0,
    paused: worker.paused,
    waiting: sum(connected),
    unconnected: inState('waiting') - sum(connected),
    oldestWaitingSeconds: Math.round((now - oldest) / SECOND),
    refused: inState('refused'),
    failed: inState('failed'),
    quarantined: inState('quarantined'),
  };
}

const leads = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`;

/** A rejected lead does not take the server out of service. */
function issuesOf([name, health]: [string, DestinationHealth]): HealthIssue[] {
  const { paused, oldestWaitingSeconds, refused, failed } = health;
  const late = oldestWaitingSeconds * SECOND > MAX_WAIT_MS;
  const parked = refused + failed;
  return [
    ...(paused === null
      ? []
      : [
          { kind: `paused ${name}`, text: `Delivery to ${name} is paused: ${paused}`, fails: true },
        ]),
    ...(late
      ? [
          {
            kind: `late ${name}`,
            text: `A lead has waited ${Math.round(oldestWaitingSeconds / 60)} minutes for ${name}`,
            fails: true,
          },
        ]
      : []),
    ...(parked > 0
      ? [
          {
            kind: `parked ${name}`,
            text: `${name} did not accept ${leads(parked)} (refused: ${refused}, given up after 28 days: ${failed}): npm run resend, or npm run discard`,
            fails: false,
            count: parked,
          },
        ]
      : []),
  ];
}

/** Counted once even with several destinations. */
function quarantineIssues(delivery: Health['delivery']): HealthIssue[] {
  const count = Math.max(0, ...Object.values(delivery).map(({ quarantined }) => quarantined));
  if (count === 0) return [];
  const text = `${leads(count)} in quarantine because of an impossible email address: npm run export, then npm run resend or npm run discard`;
  return [{ kind: 'quarantine', text, fails: false, count }];
}

const NO_NOTICES: NoticeHealth = { waiting: 0, oldestWaitingSeconds: 0, failed: 0 };

const noticeHealth = ({ waiting, oldestAt, failed }: NoticeBacklog, now: number): NoticeHealth => ({
  waiting,
  oldestWaitingSeconds: oldestAt === null ? 0 : Math.max(0, Math.round((now - oldestAt) / SECOND)),
  failed,
});

/** Staff can see every lead without notices, so these never take the server out of service. */
function noticeIssues({ oldestWaitingSeconds, failed }: NoticeHealth): HealthIssue[] {
  const isLate = oldestWaitingSeconds * SECOND > MAX_WAIT_MS;
  if (!isLate && failed === 0) return [];
  const parts = [
    ...(isLate ? [`one has waited ${Math.round(oldestWaitingSeconds / 60)} minutes`] : []),
    ...(failed > 0 ? [`${failed} did not arrive within the last day`] : []),
  ];
  const text = `Notices to staff: ${parts.join(', ')}. The leads are in the inbox; the log says why (notice.later, notice.refused)`;
  return [{ kind: 'notices', text, fails: false, count: failed }];
}

/** Unsent emails of staff. Their leads are open again once they are given up. */
function replyIssues({ failed, untold, oldestAt }: ReplyBacklog, now: number): HealthIssue[] {
  const isLate = oldestAt !== null && now - oldestAt > MAX_WAIT_MS;
  if (failed === 0 && untold === 0 && !isLate) return [];
  const people = `${untold} ${untold === 1 ? 'person' : 'people'}`;
  const parts = [
    ...(failed > 0 ? [`${failed} given up within the last day`] : []),
    ...(untold > 0
      ? [`the change of a call could not be sent to ${people}: call them, see /admin/slots`]
      : []),
    ...(isLate ? ['others are tried again'] : []),
  ];
  const text = `Mail of staff did not go out: ${parts.join('; ')}. The timeline of each lead says why`;
  return [{ kind: 'replies', text, fails: false, count: failed + untold }];
}

/** Floods are for people to judge: a campaign, or somebody who fills the inbox. */
function floodIssues(received: number): HealthIssue[] {
  if (received <= ALONE_AN_HOUR) return [];
  const text = `Many requests: ${received} within the last hour. Mails to the office sum them up every ten minutes; all of them are in the inbox, and those to be read first come at once`;
  return [{ kind: 'many-requests', text, fails: false, count: received }];
}

/** Wrong second factors after the right password in a day, per account: more than a person mistypes. */
const MANY_CODES = 30;

/** Accounts whose password a stranger seems to know. Without names: alerts are emailed. */
async function guessedIssues({ staff }: Store, now: number): Promise<HealthIssue[]> {
  const names = await staff.log.frequent(WRONG_CODE, now - DAY, MANY_CODES);
  if (names.length === 0) return [];
  const text = `Somebody who knows a password tried ${MANY_CODES} or more wrong codes within a day. Accounts: ${names.length}. The audit log at /admin/staff says whose (“A code failed after the right password”): choose another password, or reset the account`;
  return [{ kind: 'codes', text, fails: false, count: names.length }];
}

export interface HealthOptions {
  store: Store;
  workers: () => readonly WorkerStatus[];
  clock: Clock;
  /** Issues of the clock, before the probe writes its time. */
  checkClock?: () => Promise<readonly HealthIssue[]>;
  /** Rejects with `StoreDown` if a lead would not be taken; by default a probe of its own ({@link createCapacityProbe}). */
  checkWrites?: () => Promise<void>;
  checks?: readonly HealthCheck[];
}

/** Results are cached for {@link CACHE_MS}. */
export function createHealth({
  store,
  workers,
  clock,
  checkClock = async () => [],
  checkWrites = createCapacityProbe(store, clock).check,
  checks = [],
}: HealthOptions): () => Promise<Health> {
  let last: Promise<Health> | undefined;
  let cachedUntil = 0;

  const checkStore = async (): Promise<
    Pick<Health, 'store' | 'spam' | 'delivery' | 'notices' | 'issues'>
  > => {
    try {
      const clockIssues = await checkClock();
      await checkWrites();
      const [backlog, spam] = [await store.backlog(), await store.spam()];
      const delivery = Object.fromEntries(
        workers().map((worker) => [
          worker.destination,
          destinationHealth(worker, backlog, clock.now()),
        ]),
      );
      const notices = noticeHealth(await store.notices.backlog(clock.now() - DAY), clock.now());
      const issues = [
        ...Object.entries(delivery).flatMap(issuesOf),
        ...noticeIssues(notices),
        ...replyIssues(await store.replies.backlog(clock.now() - DAY), clock.now()),
        ...quarantineIssues(delivery),
        ...clockIssues,
        ...(await guessedIssues(store, clock.now())),
        ...floodIssues(await store.received(clock.now() - HOUR)),
      ];
      return { store: 'writable', spam, delivery, notices, issues };
    } catch (error) {
      if (!(error instanceof StoreDown)) throw error;
      const problem = error.problem === undefined ? '' : `: ${error.problem}`;
      const why = isDiskFull(error) ? ': the disk is full (ENOSPC)' : problem;
      const text = `The store does not accept writes${why}`;
      const issues = [{ kind: 'store', text, fails: true }];
      return { store: 'down', spam: 0, delivery: {}, notices: NO_NOTICES, issues };
    }
  };
  const check = async (): Promise<Health> => {
    const found = await checkStore();
    const issues = [...found.issues, ...checks.flatMap((runCheck) => runCheck() ?? [])];
    return {
      status: issues.some(({ fails }) => fails) ? 'failing' : 'ok',
      reasons: issues.map(({ text }) => text),
      ...found,
      issues,
    };
  };
  return () => {
    if (last === undefined || clock.steady() >= cachedUntil) {
      cachedUntil = clock.steady() + CACHE_MS;
      last = check();
    }
    return last;
  };
}

/** `/healthz`: everything for authorized requests, else only the status. */
export function publicHealth(
  { issues: _issues, ...health }: Health,
  isAuthorized: boolean,
): Partial<Health> {
  return isAuthorized ? health : { status: health.status };
}
