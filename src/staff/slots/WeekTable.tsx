/** A week of calls as a table of half hours: for a desk. */
import type { JSX } from 'react';
import { timeText } from '#lib/time-words.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import { clock, minutesOf } from '#lib/hours.ts';
import type { BusinessHours } from '#features/booking/reply-time.ts';
import type { BookedCall } from '#staff/contract/slots.ts';
import { CallName, CallReach } from './CallWords.tsx';
import { type Cell, type Column, rowsOf } from './week.ts';

const TILE =
  'text-xs flex min-h-8 w-full items-center justify-between gap-2 overflow-hidden rounded-[4px] px-2 py-0.5 text-left';
const LOOKS = {
  booked: 'border-0 border-l-4 border-solid border-blue-deep bg-blue-tint hover:underline',
  clash: 'border-0 border-l-4 border-solid border-error bg-error-tint hover:underline',
  free: 'border border-solid border-line-strong bg-raised text-ink-soft hover:bg-sunk',
} as const;

const CELL = 'h-9 border-0 border-x border-solid border-line p-0.5';

const tileClass = (call: BookedCall, chosen: string | undefined): string =>
  [TILE, LOOKS[call.isBusyThen ? 'clash' : 'booked'], chosen === call.id && 'outline-2']
    .filter(Boolean)
    .join(' ');

interface Props {
  columns: readonly Column[];
  now: number;
  business: BusinessHours;
  /** Id of the chosen lead. */
  chosen: string | undefined;
  onChoose: (call: BookedCall) => void;
  onBook: (at: number) => void;
}

/** `9 AM`, `9:30 AM` */
function clockText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return clock(`${hour}:${String(minute).padStart(2, '0')}`).replace(':00', '');
}

function Tiles({
  cell,
  zone,
  chosen,
  onChoose,
  onBook,
}: { cell: Cell; zone: string } & Pick<Props, 'chosen' | 'onChoose' | 'onBook'>) {
  const isHalf = (at: number): boolean => zoneTimeOf(at, zone).minutes % 30 === 0;
  return (
    <div className="flex gap-1">
      {cell.booked.map((call) => (
        <button
          key={call.id}
          type="button"
          className={tileClass(call, chosen)}
          data-booked={call.id}
          data-start={call.at}
          aria-pressed={chosen === call.id}
          onClick={() => onChoose(call)}
        >
          <span className="flex min-w-0 items-baseline gap-1.5">
            <span className={isHalf(call.at) ? 'vh' : 'whitespace-nowrap'}>
              {timeText(call.at, zone)}{' '}
            </span>
            <CallName call={call} />
          </span>
          <span className="flex flex-none items-center gap-1">
            <CallReach call={call} isShort />
          </span>
        </button>
      ))}
      {cell.free.map((at) => (
        <button
          key={at}
          type="button"
          className={`${TILE} ${LOOKS.free}`}
          data-free={at}
          onClick={() => onBook(at)}
        >
          <span>
            <span className={isHalf(at) ? 'vh' : ''}>{timeText(at, zone)} </span>Free
            <span className="vh">: book it for somebody</span>
          </span>
        </button>
      ))}
      {cell.isBusyStart && cell.booked.length === 0 && cell.free.length === 0 && (
        <span className="px-2 py-1 text-xs text-ink-soft">Busy</span>
      )}
    </div>
  );
}

export function WeekTable({
  columns,
  now,
  business,
  chosen,
  onChoose,
  onBook,
}: Props): JSX.Element {
  const { zone, hours } = business;
  const open = { opens: minutesOf(hours.opens), closes: minutesOf(hours.closes) };
  const rows = rowsOf(columns, open, now, zone);
  return (
    <table className="w-full table-fixed border-collapse max-lg:hidden print:hidden" data-week>
      <thead>
        <tr>
          <th className="w-14" scope="col">
            <span className="vh">Time</span>
          </th>
          {columns.map(({ days, name, about, isShut }) => (
            <th
              key={days[0].day}
              className={`px-2 pb-2 text-left ${isShut ? 'w-30' : ''}`}
              scope="col"
              data-day={days[0].day}
            >
              {name}
              <span className="block text-sm font-normal text-ink-soft">{about}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-0 border-b border-solid border-line">
        {rows.map(({ minutes, cells }, index) => (
          <tr key={minutes}>
            <th
              className="h-9 pr-2 text-right align-top text-sm font-normal text-ink-soft"
              scope="row"
            >
              <span className={minutes % 60 === 0 ? 'relative -top-2.5 whitespace-nowrap' : 'vh'}>
                {clockText(minutes)}
              </span>
            </th>
            {cells.map((cell, column) => {
              const one = columns[column];
              const day = one?.days[0].day;
              if (one?.isShut)
                return index === 0 ? (
                  <td
                    key={day}
                    className="border-0 border-x border-t border-solid border-line bg-sunk text-center text-sm text-ink-soft"
                    rowSpan={rows.length}
                  >
                    Closed
                  </td>
                ) : null;
              const top = minutes % 60 === 0 ? 'border-t' : '';
              const mark = cell.isNow ? 'now' : '';
              return (
                <td key={day} className={`${CELL} ${top} ${mark} ${cell.isBusy ? 'hatched' : ''}`}>
                  <Tiles
                    cell={cell}
                    zone={zone}
                    chosen={chosen}
                    onChoose={onChoose}
                    onBook={onBook}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
