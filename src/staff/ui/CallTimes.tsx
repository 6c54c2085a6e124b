/** Free times for a call by day, to pick one. */
import type { JSX } from 'react';
import { timeText } from '#lib/time-words.ts';
import type { Slots } from '#staff/contract/slots.ts';
import { shortDate, weekday } from '#staff/contract/times.ts';

interface Props {
  slots: Pick<Slots, 'days'>;
  zone: string;
  picked: number | undefined;
  /** What is said if none is free. */
  none: string;
  onPick: (at: number) => void;
}

export function CallTimes({ slots, zone, picked, none, onPick }: Props): JSX.Element {
  const days = slots.days.filter(({ free }) => free.length > 0);
  if (days.length === 0) return <p className="text-ms">{none}</p>;
  return (
    <div className="grid max-h-[45vh] gap-3 overflow-auto p-0.5" data-free-times>
      {days.map(({ day, free }) => (
        <fieldset className="m-0 grid min-w-0 gap-1.5 border-0 p-0" key={day}>
          <legend className="p-0 pb-1.5 text-sm font-semibold">
            {weekday(day)}, {shortDate(day)}
          </legend>
          <div className="flex flex-wrap gap-2">
            {free.map((at) => (
              <button
                key={at}
                type="button"
                className="min-h-11 rounded-thread border-[1.5px] border-line-strong bg-transparent px-4 text-sm aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-9"
                aria-pressed={picked === at}
                onClick={() => onPick(at)}
              >
                {timeText(at, zone)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
