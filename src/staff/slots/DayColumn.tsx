/** One day of calls: a column at a desk, a list on a phone. */
import type { JSX } from 'react';
import { timeText } from '#domain/booking/time-words.ts';
import { zoneTimeOf } from '#domain/booking/zone-time.ts';
import { callWarning, type HeldCall, type SlotsDay } from '#staff/contract/slots.ts';
import {
  capital,
  dayName,
  shortClock,
  shortDate,
  spanText,
  weekday,
} from '#staff/contract/times.ts';
import { Tag } from '../ui/Tag.tsx';
import { initials, Secret, shortName } from '../frame/Secret.tsx';

const TILE =
  'text-sm relative grid min-h-12 list-none grid-cols-[5.25rem_minmax(0,1fr)] items-center gap-x-2 px-3 py-2 lg:grid-cols-1 lg:content-center';
const HELD = 'border-0 border-l-4 border-solid border-blue-deep bg-blue-tint hover:underline';
const FREE = 'border border-solid border-line-strong text-ink-soft';
const HOUR = 3_600_000;

/** What became of a call, or how soon it is. */
function stateText({ at, answeredAt }: HeldCall, now: number): string {
  if (answeredAt !== null) return ' · answered';
  if (at < now) return ' · not answered';
  return at - now < HOUR ? ` · in ${spanText(at - now)}` : '';
}

function Held({ call, now, zone }: Moment & { call: HeldCall }): JSX.Element {
  const warning = callWarning(call);
  const short = initials(call.firstName, call.lastName);
  return (
    <li className={`${TILE} ${HELD} rounded-[4px]`} data-held={call.id}>
      <b>{timeText(call.at, zone)}</b>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <a
          className="inline-block py-0.5 no-underline after:absolute after:inset-0"
          href={`/admin#all/${call.id}`}
        >
          <b>
            <Secret instead={short} width="short">
              {shortName(call)}
            </Secret>
          </b>
          {stateText(call, now)}
        </a>
        {warning && <Tag look="no">{warning}</Tag>}
      </span>
    </li>
  );
}

/** `2 held · 4 free` */
function countText({ held, free, closed }: SlotsDay): string {
  if (closed !== null && held.length === 0) return closed;
  const counts = [held.length && `${held.length} held`, free.length && `${free.length} free`];
  return [closed, ...counts].filter(Boolean).join(' · ');
}

interface Moment {
  /** Epoch milliseconds. */
  now: number;
  zone: string;
}

export function DayColumn({ day, now, zone }: Moment & { day: SlotsDay }): JSX.Element {
  const today = zoneTimeOf(now, zone).day;
  const isToday = day.day === today;
  const date = `${weekday(day.day)}, ${shortDate(day.day)}`;
  const starts = [
    ...day.held.map((call) => ({ at: call.at, call })),
    ...day.free.map((at) => ({ at, call: null })),
  ].sort((one, other) => one.at - other.at);
  return (
    <section className="grid content-start gap-1.5" data-day={day.day} aria-label={date}>
      <h3 className="flex items-baseline justify-between gap-2 pb-1 lg:grid">
        {isToday ? capital(dayName(day.day, today)) : date}
        <span className="text-sm font-normal text-ink-soft">
          {isToday ? [date, countText(day)].filter(Boolean).join(' · ') : countText(day)}
        </span>
      </h3>
      <ul className="m-0 grid gap-1.5 p-0">
        {day.closed !== null && (
          <li className={`${TILE} rounded-[4px] bg-sunk text-ink-soft`}>
            <span>All day</span>
            <span>Closed</span>
          </li>
        )}
        {starts.map(({ at, call }) =>
          call ? (
            <Held key={at} call={call} now={now} zone={zone} />
          ) : (
            <li key={at} className={`${TILE} ${FREE} rounded-[4px] max-lg:hidden`}>
              <span>{timeText(at, zone)}</span>
              <span>Free</span>
            </li>
          ),
        )}
        {day.free.length > 0 && (
          <li className={`text-sm list-none rounded-[4px] px-3 py-3 lg:hidden ${FREE}`}>
            {day.free.length} free: {day.free.map((at) => shortClock(at, zone)).join(', ')}
          </li>
        )}
      </ul>
    </section>
  );
}
