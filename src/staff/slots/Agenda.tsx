/** A week of calls as a list, day by day: for a phone, and on paper. */
import type { JSX } from 'react';
import { timeText } from '#lib/time-words.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { BookedCall } from '#staff/contract/slots.ts';
import { shortClock, shortDate, weekday } from '#staff/contract/times.ts';
import { StaffIconButton } from '../ui/StaffButton.tsx';
import { CallName, CallReach } from './CallWords.tsx';
import { type Column, countText, type Entry, entriesOf } from './week.ts';

const TILE =
  'text-sm grid min-h-12 list-none grid-cols-[5.25rem_minmax(0,1fr)_auto] items-center gap-x-2 rounded-[4px] px-3 py-1.5';
const HELD = 'border-0 border-l-4 border-solid border-blue-deep bg-blue-tint';
const CLASH = 'border-0 border-l-4 border-solid border-error bg-error-tint';
const LINE = 'border border-solid border-line-strong text-ink-soft';

interface Props {
  columns: readonly Column[];
  now: number;
  zone: string;
  onOpen: (call: BookedCall) => void;
  onBook: (at: number) => void;
}

function Line({ entry, zone, onOpen, onBook }: Omit<Props, 'columns' | 'now'> & { entry: Entry }) {
  if (entry.kind === 'busy')
    return (
      <li className={`${TILE} ${LINE} hatched`}>
        <b>Busy</b>
        <span>
          {shortClock(entry.at, zone)} – {shortClock(entry.until, zone)}, your calendar
        </span>
      </li>
    );
  if (entry.kind === 'free')
    return (
      <li className={`${TILE} ${LINE}`}>
        <b>Free</b>
        <span className="col-span-2 flex flex-wrap gap-x-1 gap-y-1">
          {entry.starts.map((at) => (
            <button
              key={at}
              type="button"
              className="min-h-11 rounded-thread border-0 bg-transparent px-2 text-sm underline underline-offset-4 hover:bg-sunk print:no-underline"
              data-free={at}
              onClick={() => onBook(at)}
            >
              {timeText(at, zone)}
              <span className="vh">, book it for somebody</span>
            </button>
          ))}
        </span>
      </li>
    );
  const { call } = entry;
  return (
    <li
      className={`${TILE} ${call.isBusyThen ? CLASH : HELD}`}
      data-booked={call.id}
      data-start={call.at}
    >
      <b>{timeText(call.at, zone)}</b>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <CallName call={call} isWhole />
        <CallReach call={call} />
      </span>
      <StaffIconButton
        className="print:hidden"
        label="Move, cancel or open"
        glyph="more"
        aria-haspopup="dialog"
        onClick={() => onOpen(call)}
      />
    </li>
  );
}

export function Agenda({ columns, now, zone, onOpen, onBook }: Props): JSX.Element {
  const today = zoneTimeOf(now, zone).day;
  return (
    <div className="grid gap-5 lg:hidden print:grid" data-agenda>
      {columns.map(({ days, isShut, name }) => {
        const [day] = days;
        const date = days.length > 1 ? name : `${weekday(day.day)}, ${shortDate(day.day)}`;
        return (
          <section className="grid gap-1.5" key={day.day} aria-label={date} data-day={day.day}>
            <h3 className="flex items-baseline justify-between gap-2 pb-1">
              {day.day === today && days.length === 1 ? `Today, ${date}` : date}
              <span className="text-sm font-normal text-ink-soft">{countText(day)}</span>
            </h3>
            <ul className="m-0 grid gap-1.5 p-0">
              {isShut ? (
                <li className={`${TILE} bg-sunk text-ink-soft`}>
                  <span className="col-span-3">Closed. Nobody has booked a call.</span>
                </li>
              ) : (
                entriesOf(day).map((entry) => (
                  <Line
                    key={`${entry.kind} ${entry.at}`}
                    entry={entry}
                    zone={zone}
                    onOpen={onOpen}
                    onBook={onBook}
                  />
                ))
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
