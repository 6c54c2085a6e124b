import type { Hono } from 'hono';
import { businessTime, type BusinessHours } from '#features/booking/reply-time.ts';
import { addDays, instantsOf, zoneTimeOf } from '#lib/zone-time.ts';
import { type DestinationName, isDestination } from '#staff/contract/lead.ts';
import type { HealthLine, LeadCounts, Overview } from '#staff/contract/overview.ts';
import { DAY } from '../../base/clock.ts';
import type { DestinationHealth, Health } from '../../base/health-report.ts';
import type { StaffEnv } from '../../accounts/context.ts';
import { receives } from '../../leads/lead.ts';
import type { InboxDeps } from '../deps.ts';
import type { ReceivedCount } from './port.ts';

const [DAYS, WEEKS, DUE_DAYS] = [30, 12, 14];
/** Fewer answers make no median. */
const FEWEST = 10;

/** `null` below {@link FEWEST} values. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length < FEWEST) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Monday of a date's week. */
const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Counts by the day from `dayOf`, for each of `days`. */
function countsOn(
  days: readonly string[],
  received: readonly (ReceivedCount & { day: string })[],
): LeadCounts[] {
  const byDay = new Map(days.map((day) => [day, new Map<string, number>()]));
  for (const { day, form, count } of received) {
    const forms = byDay.get(day);
    forms?.set(form, (forms.get(form) ?? 0) + count);
  }
  return [...byDay].map(([day, forms]) => ({ day, forms: Object.fromEntries(forms) }));
}

const people = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`;
const NAMES: Readonly<Record<DestinationName, string>> = {
  hubspot: 'HubSpot',
  email: 'Email notices',
  webhook: 'Webhook',
};

function destinationText(health: DestinationHealth): string {
  const { paused, waiting, oldestWaitingSeconds, refused, failed } = health;
  const parts = [
    ...(paused === null ? [] : ['Paused. Nothing is lost.']),
    ...(waiting > 0
      ? [`${people(waiting)} waiting, the oldest for ${Math.round(oldestWaitingSeconds / 60)} min.`]
      : []),
    ...(refused + failed > 0 ? [`${people(refused + failed)} not accepted: see Undelivered.`] : []),
    ...(paused === null ? [] : [paused]),
  ];
  return parts.join(' ') || 'Everything is delivered.';
}

function noticeLine({ waiting, failed }: Health['notices'], ok: boolean): HealthLine {
  const parts = [
    ...(waiting > 0 ? [`${waiting} waiting, tried again.`] : []),
    ...(failed > 0 ? [`${failed} did not arrive within the last day.`] : []),
  ];
  return { part: 'Notices to you', ok, text: parts.join(' ') || 'Every notice went out.' };
}

export function healthLines({ store, delivery, notices, issues }: Health): HealthLine[] {
  const isAbout = (kind: string, wanted: string): boolean => kind.split(' ')[0] === wanted;
  const late = (name: string): boolean => issues.some(({ kind }) => kind === `late ${name}`);
  const rest = issues.filter(
    ({ kind }) =>
      !['store', 'paused', 'late', 'parked', 'notices'].some((wanted) => isAbout(kind, wanted)),
  );
  return [
    store === 'writable'
      ? { part: 'Leads', ok: true, text: 'Every new lead is stored.' }
      : { part: 'Leads', ok: false, text: 'The store takes nothing. Visitors are asked to call.' },
    ...Object.entries(delivery)
      .filter(([, { configured }]) => configured)
      .map(([name, health]) => ({
        part: isDestination(name) ? NAMES[name] : name,
        ok: health.paused === null && health.refused + health.failed === 0 && !late(name),
        text: destinationText(health),
      })),
    noticeLine(notices, !issues.some(({ kind }) => kind === 'notices')),
    ...rest.map(({ text }) => ({ part: 'Server', ok: false, text })),
  ];
}

/** @throws {StoreDown} */
export async function overviewOf(
  {
    store,
    clock,
    health,
    receivers,
    takeNew,
  }: Pick<InboxDeps, 'store' | 'clock' | 'health' | 'receivers' | 'takeNew'>,
  business: BusinessHours,
): Promise<Overview> {
  await takeNew();
  const now = clock.now();
  const { inbox } = store;
  const { zone } = business;
  const today = zoneTimeOf(now, zone).day;
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at + 1 - DAYS));
  const weeks = Array.from({ length: WEEKS }, (_, at) =>
    addDays(mondayOf(today), 7 * (at + 1 - WEEKS)),
  );
  const [first = today] = [...days, ...weeks].sort();
  const since = instantsOf({ day: first, minutes: 0 }, zone)[0] ?? Date.parse(first);
  const received = (await inbox.received(since)).map((one) => ({
    ...one,
    day: zoneTimeOf(one.at, zone).day,
  }));

  const recent = now - DUE_DAYS * DAY;
  const times = (await inbox.answered(recent - DUE_DAYS * DAY)).map(
    ({ receivedAt, answeredAt }) => ({
      answeredAt,
      took: businessTime(receivedAt, answeredAt, business),
    }),
  );
  const { inTime, late, open } = await inbox.due(recent, now);
  const backlog = await store.backlog();
  const inState = (...states: string[]) => backlog.filter(({ state }) => states.includes(state));
  const sum = (entries: typeof backlog): number =>
    entries.reduce((total, { count }) => total + count, 0);
  const waiting = inState('waiting').filter(({ destination, form }) =>
    receives(receivers, destination, form),
  );
  return {
    now,
    days: countsOn(days, received),
    weeks: countsOn(
      weeks,
      received.map((one) => ({ ...one, day: mondayOf(one.day) })),
    ),
    medianAnswerMs: {
      last14Days: medianOf(
        times.flatMap(({ answeredAt, took }) => (answeredAt >= recent ? [took] : [])),
      ),
      before: medianOf(
        times.flatMap(({ answeredAt, took }) => (answeredAt < recent ? [took] : [])),
      ),
    },
    answered: { due: inTime + late + open, inTime, late, overdue: open },
    outcomes: Object.fromEntries(
      (await inbox.outcomes(now - DAYS * DAY)).map(({ outcome, count }) => [outcome, count]),
    ),
    waiting: {
      count: sum(waiting),
      oldestAt:
        waiting.length === 0 ? null : Math.min(...waiting.map(({ oldestAt }) => oldestAt ?? now)),
    },
    refused: { count: sum(inState('refused', 'failed')) },
    health: healthLines(await health()),
  };
}

export function addOverviewRoute(admin: Hono<StaffEnv>, deps: InboxDeps): void {
  admin.get('/overview', async (context) => context.json(await overviewOf(deps, deps.business())));
}
