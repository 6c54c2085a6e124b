import { MINUTE, systemClock, type Clock } from './clock.ts';
import type { Log } from './log.ts';

/** Per event and minute. The counters in `/metrics` include skipped lines. */
const MAX_LINES = 60;

/** Visitors must not flood the log: further lines are counted in `log.skipped`, before the event's next or on flush. */
export function limitLog(
  log: Log,
  events: readonly string[],
  { steady }: Pick<Clock, 'steady'> = systemClock,
): Log {
  const minutes = new Map(events.map((event) => [event, { lines: 0, endsAt: 0 }]));
  const endMinute = (event: string): void => {
    const minute = minutes.get(event);
    const skipped = (minute?.lines ?? 0) - MAX_LINES;
    if (skipped > 0) log.info('log.skipped', { of: event, lines: skipped });
    minutes.set(event, { lines: 0, endsAt: steady() + MINUTE });
  };
  const isWanted = (event: string): boolean => {
    if (steady() >= (minutes.get(event)?.endsAt ?? Number.POSITIVE_INFINITY)) endMinute(event);
    const minute = minutes.get(event);
    if (minute) minute.lines += 1;
    return !minute || minute.lines <= MAX_LINES;
  };
  const limit =
    (write: Log['info']): Log['info'] =>
    (event, fields) => {
      if (isWanted(event)) write(event, fields);
    };
  return {
    debug: limit(log.debug),
    info: limit(log.info),
    warn: limit(log.warn),
    error: limit(log.error),
    flush() {
      for (const event of minutes.keys()) endMinute(event);
      log.flush();
    },
  };
}
