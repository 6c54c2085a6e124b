/** The practice's own calendars, whose busy times are not offered. */
import type { JSX } from 'react';
import type { BusyCalendar, Slots } from '#staff/contract/slots.ts';
import { whenText } from '#staff/contract/times.ts';
import { useAction } from '../frame/use-action.ts';
import { changeFailure, checkCalendars } from '../stores/slots.ts';
import { Notice } from '../ui/Notice.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';

interface Props {
  slots: Slots;
  zone: string;
}

function Calendar({ calendar, now, zone }: { calendar: BusyCalendar; now: number; zone: string }) {
  const { name, readAt, failingSince } = calendar;
  if (failingSince === null)
    return (
      <Notice look="good" glyph="check">
        {name}: {readAt === null ? 'not read yet' : `read ${whenText(readAt, now, zone)}`}
      </Notice>
    );
  return (
    <Notice look="bad" glyph="alert">
      {name}: no answer since {whenText(failingSince, now, zone)}.{' '}
      {readAt === null
        ? 'No busy times are known yet.'
        : 'We keep the busy times we know until they are over.'}
    </Notice>
  );
}

export function BusyCalendars({ slots, zone }: Props): JSX.Element {
  const { failure, isBusy, run } = useAction(changeFailure);
  const { calendars, days, now } = slots;
  const count = days.reduce((sum, { busy }) => sum + busy.length, 0);
  return (
    <section
      className="grid gap-3 rounded-paper bg-raised p-4 lg:p-5"
      aria-labelledby="busy"
      data-busy
    >
      <h2 id="busy">Block times from your calendar</h2>
      <p className="text-sm text-ink-soft">
        When you’re busy there, the form doesn’t offer that time. Titles aren’t read.
      </p>
      {calendars.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No calendar is read. Whoever runs the server can set BUSY_CALENDARS to its private iCal
          address.
        </p>
      ) : (
        <>
          {calendars.map((calendar) => (
            <Calendar key={calendar.name} calendar={calendar} now={now} zone={zone} />
          ))}
          <p className="text-sm text-ink-soft">
            {count === 1 ? '1 busy time' : `${count} busy times`} on the days ahead.
          </p>
          {failure && (
            <Notice look="bad" glyph="alert" role="alert">
              {failure}
            </Notice>
          )}
          <div>
            <StaffButton disabled={isBusy} onClick={() => run(checkCalendars)}>
              {isBusy ? 'Checking…' : 'Check now'}
            </StaffButton>
          </div>
        </>
      )}
    </section>
  );
}
