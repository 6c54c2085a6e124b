/** The rules of the calls, to read. They are changed in the content of the site. */
import type { JSX, ReactNode } from 'react';
import { zoneName } from '#lib/time-words.ts';
import { DAYS, hoursText } from '#lib/hours.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { callsOutsideHours, entryText, type Slots, timesText } from '#staff/contract/slots.ts';
import { shortDate } from '#staff/contract/times.ts';
import { Notice } from '../ui/Notice.tsx';
import { Fact, Facts } from '../ui/Section.tsx';

/** Exceptions that are shown. */
const MAX_EXCEPTIONS = 8;

function Card({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 rounded-paper bg-raised p-4 lg:p-5" aria-label={title}>
      <div className="flex items-baseline justify-between gap-3">
        <h2>{title}</h2>
        {note && <span className="text-sm text-ink-soft">{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** How many people booked a call on a day. */
function bookedText(slots: Slots, day: string): JSX.Element | string {
  const count = slots.days.find((one) => one.day === day)?.booked.length ?? 0;
  if (count === 0) return ' Nobody has booked a call.';
  return (
    <b> {count === 1 ? '1 person has booked a call.' : `${count} people have booked a call.`}</b>
  );
}

interface Props {
  slots: Slots & { rules: NonNullable<Slots['rules']> };
  business: StaffPractice['business'];
  today: string;
}

export function SlotRules({ slots, business, today }: Props): JSX.Element {
  const { rules } = slots;
  const outside = callsOutsideHours({ rules, business });
  const exceptions = rules.exceptions.filter(({ day }) => day >= today).slice(0, MAX_EXCEPTIONS);
  const horizon = `${rules.horizon} ${rules.horizon === 1 ? 'day' : 'days'}`;
  return (
    <div className="grid content-start gap-4" data-slot-rules>
      <Card title="Weekly hours" note={`${rules.minutes}-minute calls`}>
        <Facts>
          {DAYS.map((day) => (
            <Fact key={day} label={day}>
              <span className="flex flex-wrap gap-1.5">
                {rules.weekly[day]?.map((entry) => (
                  <span
                    className="rounded-field border border-solid border-line-strong px-2 py-0.5 text-sm whitespace-nowrap"
                    key={entry}
                  >
                    {entryText(entry)}
                  </span>
                )) ?? <span className="text-ink-soft">Closed</span>}
              </span>
            </Fact>
          ))}
        </Facts>
        {outside.length > 0 && (
          <Notice look="warn" glyph="alert">
            The phone is answered {hoursText(business.hours)}. Calls outside of that:{' '}
            {outside.join(', ')}.
          </Notice>
        )}
      </Card>
      <Card title="Exceptions">
        {exceptions.length === 0 && <p className="text-sm text-ink-soft">None from today on.</p>}
        <Facts>
          {exceptions.map(({ day, closed, times = [] }) => (
            <Fact key={day} label={shortDate(day)}>
              {closed ? `Closed, ${closed}.` : `Only ${timesText(times)}.`}
              {closed && bookedText(slots, day)}
            </Fact>
          ))}
        </Facts>
      </Card>
      <Card title="Rules">
        <Facts>
          <Fact label="Earliest">
            {rules.notice === 0 ? 'At once' : `${rules.notice} hours from now`}
          </Fact>
          <Fact label="Latest">{horizon} ahead, today included</Fact>
          <Fact label="Time zone">{zoneName(business.zone)}. People see their own time.</Fact>
        </Facts>
        <p className="text-sm text-ink-soft">
          Hours, exceptions and rules are part of the site’s content, in the file slots.yaml.
          Whoever edits the site changes them there.
        </p>
      </Card>
    </div>
  );
}
