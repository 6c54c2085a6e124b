/** What is wrong with deliveries, for `/healthz` and alerts. */
import { HOUR, SECOND } from '../../base/clock.ts';
import {
  MAX_WAIT_MS,
  type DestinationHealth,
  type Health,
  type HealthIssue,
} from '../../base/health-report.ts';
import type { LeadStore } from '../store.ts';
import type { Backlog } from '../port.ts';
import { ALONE_AN_HOUR } from './pace.ts';
import type { WorkerStatus } from './worker.ts';

function destinationHealth(
  worker: WorkerStatus,
  backlog: readonly Backlog[],
  now: number,
): DestinationHealth {
  const own = backlog.filter(({ destination }) => destination === worker.destination);
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

/** Floods are for people to judge: a campaign, or somebody who fills the inbox. */
function floodIssues(received: number): HealthIssue[] {
  if (received <= ALONE_AN_HOUR) return [];
  const text = `Many requests: ${received} within the last hour. Mails to the office sum them up every ten minutes; all of them are in the inbox, and those to be read first come at once`;
  return [{ kind: 'many-requests', text, fails: false, count: received }];
}

/** @param now epoch milliseconds @throws {StoreDown} */
export async function deliveryHealth(
  store: Pick<LeadStore, 'backlog' | 'received'>,
  workers: readonly WorkerStatus[],
  now: number,
): Promise<{ delivery: Health['delivery']; issues: HealthIssue[] }> {
  const backlog = await store.backlog();
  const delivery = Object.fromEntries(
    workers.map((worker) => [worker.destination, destinationHealth(worker, backlog, now)]),
  );
  const issues = [
    ...Object.entries(delivery).flatMap(issuesOf),
    ...quarantineIssues(delivery),
    ...floodIssues(await store.received(now - HOUR)),
  ];
  return { delivery, issues };
}
